import SwipeTabKit

/// The page that shows all screens: one file that includes its pictures, and needs no other file and no script.
struct ExportPage {
  var title: String
  var boards: [ExportBoard]
  /// The languages, starting with the one that shows first, or none if the storyboard has only one.
  var locales: [String]
  /// The themes, of which the page first shows that of the viewer's desktop, unless the storyboard sets its own.
  var themes: [Theme.Appearance]
  var showsFirstTheme = false

  /// The text at the beginning of every such page, and of no other page.
  nonisolated static let mark = #"<meta name="generator" content="SwipeTab "#

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    \(Self.mark)\(Usage.version)">
    <meta name="color-scheme" content="light dark">
    <title>\(Self.escaped(title))</title>
    <style>
    \(ExportStyle.text)\(choiceStyle)</style>
    </head>
    <body>
    \(inputs)<header>
    <div class="name"><h1 dir="auto">\(Self.escaped(title))</h1><p>\(summary)</p></div>
    <nav>\(choices)</nav>
    </header>
    <main>
    \(boards.indices.map { board($0) }.joined())</main>
    </body>
    </html>

    """
  }

  private var summary: String {
    let screens = boards.first?.screens ?? []
    let links = screens.reduce(0) { $0 + $1.screen.links.count }
    func count(_ number: Int, _ one: String, _ many: String) -> String {
      "\(number) \(number == 1 ? one : many)"
    }
    var parts = [count(screens.count, "screen", "screens"), count(links, "link", "links")]
    if locales.count > 1 { parts.append("\(locales.count) languages") }
    if boards.count > 1 { parts.append("\(boards.count) sizes") }
    return parts.joined(separator: " · ")
  }

  // MARK: Choices

  /// A choice among the pictures: the identifier of its control, and what users read.
  private struct Choice {
    var id: String
    var title: String
  }

  private var themeChoices: [Choice] {
    guard themes.count > 1 else { return [] }
    return [Choice(id: "theme-auto", title: "Auto")]
      + themes.map { Choice(id: "theme-\($0.rawValue)", title: $0 == .dark ? "Dark" : "Light") }
  }

  private var localeChoices: [Choice] {
    locales.count > 1 ? locales.map { Choice(id: "locale-\($0)", title: $0) } : []
  }

  /// The sizes at which boards show, in percent.
  private static let zooms = [100, 75, 50, 33, 25]
  /// The width, in pixels, in which a board fits when the page opens, if it can.
  private static let usualWidth = 1440

  private var zoomChoices: [Choice] {
    Self.zooms.map { Choice(id: "zoom-\($0)", title: "\($0) %") }
  }

  private var fittingZoom: Int {
    let width = boards.map { ExportLayout($0).width }.max() ?? 0
    return Self.zooms.firstIndex { width * $0 / 100 <= Self.usualWidth } ?? Self.zooms.count - 1
  }

  /// The controls, which precede everything that they change.
  private var inputs: String {
    func radios(_ name: String, _ choices: [Choice], checked: Int = 0) -> String {
      choices.enumerated().map { index, choice in
        let state = index == checked ? " checked" : ""
        return #"<input type="radio" name="\#(name)" id="\#(choice.id)"\#(state)>"# + "\n"
      }.joined()
    }
    return radios("theme", themeChoices, checked: showsFirstTheme ? 1 : 0)
      + radios("locale", localeChoices) + radios("zoom", zoomChoices, checked: fittingZoom)
      + #"<input type="checkbox" id="links" checked>"# + "\n"
  }

  private var choices: String {
    func group(_ name: String, _ choices: [Choice]) -> String {
      guard !choices.isEmpty else { return "" }
      let labels = choices.map { #"<label for="\#($0.id)">\#(Self.escaped($0.title))</label>"# }
      return #"<div class="group" role="group" aria-label="\#(name)">\#(labels.joined())</div>"#
    }
    return group("Language", localeChoices) + group("Theme", themeChoices)
      + group("Zoom", zoomChoices)
      + #"<div class="group"><label for="links">Links</label></div>"#
  }

  private var choiceStyle: String {
    var rules: [String] = []
    for choice in themeChoices + localeChoices + zoomChoices + [Choice(id: "links", title: "")] {
      rules.append("#\(choice.id):checked ~ header label[for=\(choice.id)] { \(Self.chosen) }")
      rules.append(
        "#\(choice.id):focus-visible ~ header label[for=\(choice.id)] { outline: 2px solid var(--accent); }"
      )
    }
    for zoom in Self.zooms {
      rules.append("#zoom-\(zoom):checked ~ main .board { zoom: \(Double(zoom) / 100); }")
    }
    for locale in locales where locales.count > 1 {
      rules.append("#locale-\(locale):checked ~ main .lang:not(.l-\(locale)) { display: none; }")
    }
    if themes.count > 1 {
      for (theme, other) in [("light", "dark"), ("dark", "light")] {
        rules.append("#theme-\(theme):checked ~ main .t-\(other) { display: none; }")
        let palette = theme == "dark" ? ExportStyle.dark : ExportStyle.light
        rules.append(
          "#theme-\(theme):checked ~ header, #theme-\(theme):checked ~ main { \(palette) color-scheme: \(theme); }"
        )
        rules.append(
          "@media (prefers-color-scheme: \(theme)) { #theme-auto:checked ~ main .t-\(other) { display: none; } }"
        )
      }
    }
    return rules.joined(separator: "\n") + "\n"
  }

  private static let chosen =
    "background: var(--raised); color: var(--ink); box-shadow: 0 1px 2px var(--shade), 0 0 0 .5px var(--line);"

  // MARK: Boards

  private func board(_ index: Int) -> String {
    let board = boards[index]
    let layout = ExportLayout(board)
    let size = DecimalText.text(board.size.width) + " × " + DecimalText.text(board.size.height)
    let heading = boards.count > 1 ? "<h2>\(size)</h2>\n" : ""
    let figures = board.screens.indices.map { figure($0, board, index, layout) }.joined()
    return """
      <section aria-label="\(size)">
      \(heading)<div class="board" style="width:\(layout.width)px;height:\(layout.height)px">
      \(figures)\(arrows(board, layout))</div>
      </section>

      """
  }

  private func figure(
    _ index: Int, _ board: ExportBoard, _ number: Int, _ layout: ExportLayout
  ) -> String {
    let screen = board.screens[index]
    let origin = layout.origins[index]
    let titles = texts(of: screen) { Self.escaped($0.title) }
    let shots = screen.shots.map { shot($0, of: screen, board, number) }.joined()
    return """
      <figure id="b\(number)-\(index)" style="left:\(origin.x)px;top:\(origin.y)px;width:\(layout.card.width)px">
      <figcaption><b dir="auto">\(titles)</b><i>\(Self.escaped(screen.screen.id.rawValue))</i>\(mark(screen.screen))</figcaption>
      <div class="shots" style="height:\(layout.card.height)px">\(shots)</div>
      \(chips(screen, board, number))</figure>

      """
  }

  private func mark(_ screen: ScreenMap.Screen) -> String {
    guard screen.isLinked else { return #"<em title="Nothing leads here">not linked</em>"# }
    return screen.place == .presented ? "<em>sheet</em>" : ""
  }

  /// A text in each language, or a single one if it is the same in all.
  private func texts(
    of screen: ExportBoard.Screen, _ text: (ExportBoard.Shot) -> String
  ) -> String {
    var seen: Set<String> = []
    let shots = screen.shots.filter { seen.insert($0.variant.locale ?? "").inserted }
    let all = shots.map(text)
    guard Set(all).count > 1 else { return all.first ?? "" }
    return zip(shots, all).map { shot, text in
      #"<span class="lang l-\#(shot.variant.locale ?? "")">\#(text)</span>"#
    }.joined()
  }

  private func shot(
    _ shot: ExportBoard.Shot, of screen: ExportBoard.Screen, _ board: ExportBoard, _ number: Int
  ) -> String {
    let variant = shot.variant
    let classes =
      "shot lang t-\(variant.theme.rawValue)" + (variant.locale.map { " l-\($0)" } ?? "")
    let links = shot.spots.map { hotspot($0, shot, board, number) }
    return #"<div class="\#(classes)"><img alt="\#(Self.escaped(shot.title))" "#
      + #"src="data:image/png;base64,\#(Base64.text(shot.bytes))">\#(links.joined())</div>"# + "\n"
  }

  private func hotspot(
    _ spot: ExportBoard.Spot, _ shot: ExportBoard.Shot, _ board: ExportBoard, _ number: Int
  ) -> String {
    let frame = spot.frame
    let inset = board.inset
    let (width, height) = (board.size.width + 2 * inset, board.size.height + 2 * inset)
    func share(_ part: Double, _ whole: Double) -> String {
      DecimalText.text((part / whole * 100_000).rounded() / 1000) + "%"
    }
    let title = Self.escaped(title(of: spot.target, like: shot, board))
    let kind = spot.isObvious ? "quiet" : "hot"
    let place =
      "left:\(share(frame.x + inset, width));top:\(share(frame.y + inset, height));"
      + "width:\(share(frame.width, width));height:\(share(frame.height, height))"
    return ##"<a class="\##(kind)" href="#b\##(number)-\##(spot.target)" title="\##(title)" "##
      + ##"aria-label="\##(title)" style="\##(place)"></a>"##
  }

  private func title(of index: Int, like shot: ExportBoard.Shot, _ board: ExportBoard) -> String {
    let shots = board.screens[index].shots
    return (shots.first { $0.variant == shot.variant } ?? shots.first)?.title ?? ""
  }

  private func chips(
    _ screen: ExportBoard.Screen, _ board: ExportBoard, _ number: Int
  ) -> String {
    let links = screen.screen.links.map { link in
      let title = texts(of: screen) { Self.escaped(self.title(of: link, like: $0, board)) }
      return ##"<a href="#b\##(number)-\##(link)" dir="auto">\##(title)</a>"##
    }
    return links.isEmpty ? "" : #"<p class="chips">\#(links.joined())</p>"# + "\n"
  }

  private func arrows(_ board: ExportBoard, _ layout: ExportLayout) -> String {
    let paths = board.screens.indices.flatMap { index in
      board.screens[index].screen.links.compactMap { layout.arrow(from: index, to: $0, in: board) }
    }
    guard !paths.isEmpty else { return "" }
    let lines = paths.map { #"<path class="under" d="\#($0.line)"/><path d="\#($0.line)"/>"# }
    let heads = paths.map { #"<path class="head" d="\#($0.head)"/>"# }
    let dots = paths.map {
      #"<circle cx="\#(DecimalText.text($0.start.x))" cy="\#(DecimalText.text($0.start.y))" r="4"/>"#
    }
    return """
      <svg width="\(layout.width)" height="\(layout.height)" aria-hidden="true">\(lines.joined())\(heads.joined())\(dots.joined())</svg>

      """
  }

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\0": break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
