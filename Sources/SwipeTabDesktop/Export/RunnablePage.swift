import SwipeTabKit
import SwipeTabWindow

/// The page in which a storyboard runs: a picture of each state, with links over the elements that lead to others.
///
/// It is one file without scripts and without other files. The address names the visible state, so that links, the Tab
/// key, Enter and the browser's back button work without further code.
struct RunnablePage {
  /// The name of the storyboard or demo.
  var title: String
  /// The states, the first of which shows first; of each there is one picture.
  var board: ExportBoard

  /// The text of the page.
  var html: String {
    ExportPage.page(
      title, style: style,
      body: """
        <input type="checkbox" id="spots" aria-label="Show what can be tapped">
        \(board.screens.indices.map(state).joined())<footer><label for="spots">Show what can be tapped</label> <a href="#s0">Begin again</a></footer>
        """)
  }

  /// The width and the height of the pictures, in points.
  private var extent: Size {
    Size(
      width: board.size.width + 2 * board.inset, height: board.size.height + 2 * board.inset)
  }

  private var style: String {
    let ratio = DecimalText.text((extent.width / extent.height * 1000).rounded() / 1000)
    return """
      * { box-sizing: border-box; margin: 0; }
      :root { \(ExportStyle.light) color-scheme: light dark; }
      @media (prefers-color-scheme: dark) { :root { \(ExportStyle.dark) } }
      body { min-height: 100vh; display: flex; flex-direction: column; align-items: center; color: var(--ink);
        background: var(--ground); font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
      #spots { position: absolute; opacity: 0; }
      .state { display: none; flex: 1; }
      .state:target, body:not(:has(.state:target)) #s0 { display: block; }
      .shot { position: relative; aspect-ratio: \(ratio); height: min(100vh - 96px, \(DecimalText.text(extent.height))px);
        max-width: 100vw; margin: 12px auto; }
      .shot img { display: block; width: 100%; height: 100%; }
      .shot a { position: absolute; border-radius: 6px; }
      .shot a:focus-visible { outline: 3px solid var(--accent); }
      #spots:checked ~ .state .shot a { box-shadow: inset 0 0 0 1.5px var(--accent); background: var(--tint); }
      .more { text-align: center; max-width: 90vw; }
      .more a { display: inline-block; margin: 2px 6px; }
      a { color: var(--accent); }
      footer { padding: 10px; color: var(--soft); }
      footer label { cursor: pointer; padding: 4px 10px; border-radius: 8px; background: var(--sunken); }
      #spots:focus-visible ~ footer label { outline: 2px solid var(--accent); }

      """
  }

  // MARK: States

  private func state(_ index: Int) -> String {
    let screen = board.screens[index]
    guard let shot = screen.shots.first else { return "" }
    let links = screen.screen.links
    let seen = links.map { link(to: $0, shot.frames[$0.element]) }
    let hidden = links.filter { !isSeen(shot.frames[$0.element]) }.map { link in
      ##"<a href="#s\##(link.target)">\##(ExportPage.escaped(link.label))</a>"##
    }
    let more =
      hidden.isEmpty ? "" : #"<p class="more">Further down: \#(hidden.joined(separator: " "))</p>"#
    return """
      <section class="state" id="s\(index)" aria-label="\(ExportPage.escaped(shot.title))">
      <div class="shot"><img alt="\(ExportPage.escaped(shot.title))" src="data:image/png;base64,\(Base64.text(shot.bytes))">\(seen.joined())</div>
      \(more)</section>

      """
  }

  private func isSeen(_ frame: Rect?) -> Bool {
    (frame?.width ?? 0) > 1 && (frame?.height ?? 0) > 1
  }

  /// Returns a link over the element that leads to another state.
  ///
  /// It is empty if the element is out of view.
  private func link(to link: ScreenMap.Link, _ frame: Rect?) -> String {
    guard let frame, isSeen(frame) else { return "" }
    func share(_ part: Double, _ whole: Double) -> String {
      DecimalText.text((part / whole * 100_000).rounded() / 1000) + "%"
    }
    let place =
      "left:\(share(frame.x + board.inset, extent.width));top:\(share(frame.y + board.inset, extent.height));"
      + "width:\(share(frame.width, extent.width));height:\(share(frame.height, extent.height))"
    let label = ExportPage.escaped(link.label)
    return
      ##"<a href="#s\##(link.target)" title="\##(label)" aria-label="\##(label)" style="\##(place)"></a>"##
  }
}
