import SwipeTabKit
import SwipeTabWindow

/// Fills the workshop's bar, and follows its controls.
final class Workshop {
  typealias Element = ScreenBody.Element

  static let usualHeight = 60.0
  private static let heights = NumberScale(48...96, step: 2, unit: "pt")
  private static let barColors: KeyValuePairs<String, Color?> = [
    "paper": nil, "sand": Color(rgb: 0xE0A030), "mint": Color(rgb: 0x30C080),
    "sky": Color(rgb: 0x3090F0),
  ]

  private(set) var pages: [WorkshopPage] = []
  private let keepsAnimator: Bool
  private weak var container: TabContainer?
  private var unread = 3
  private var selections: [String] = []
  private var shownPalette = WorkshopPalette.fruit

  /// With `keepsAnimator` the bar keeps the animator of its options until another one is chosen.
  init(keepsAnimator: Bool) {
    self.keepsAnimator = keepsAnimator
    pages = [
      page("bar", "Bar", "app"), page("colors", "Colors", "heart"), page("marks", "Marks", "star"),
      page("inbox", "Inbox", "bell"), page("log", "Log", "list"),
    ]
    for page in pages { page.palette = { [weak self] in ($0.appearance, self?.palette ?? .fruit) } }
    refresh()
  }

  private func page(_ id: PageID, _ title: String, _ image: String) -> WorkshopPage {
    WorkshopPage(id: id, item: TabItem(title: title, image: image))
  }

  /// Becomes the data source and delegate of a container, which keeps it.
  func lead(_ container: TabContainer) {
    self.container = container
    container.delegate = self
    container.dataSource = self
    // The closure keeps the data source, which the container holds weakly.
    container.onValueChange = { _ in self.follow() }
    container.didSelect = { [weak self] in self?.note($0) }
    refresh()
  }

  private func follow() {
    // A body is not made again while a slider in it moves.
    if palette != shownPalette { refresh() }
    container?.reloadData()
  }

  // MARK: Values of the controls

  private func choice(_ control: ControlID) -> String? {
    container?.value(of: control)?.text
  }

  private var palette: WorkshopPalette {
    choice("palette").flatMap { WorkshopPalette(rawValue: $0) } ?? .fruit
  }

  private var theme: Theme { container?.configuration.theme ?? .light }

  var animator: (any TabBarAnimator)? {
    let chosen = choice("mark").flatMap { WorkshopMark(rawValue: $0) }
    guard chosen != nil || !keepsAnimator else { return nil }
    return (chosen ?? .overlay).animator(palette.colors(theme.appearance))
  }

  // MARK: Bodies

  private func refresh() {
    shownPalette = palette
    set(
      "bar",
      [
        caption("A data source says how high the bar is, its color, and which tab is first."),
        .slider(
          ScreenBody.Slider(
            "barHeight", title: "Height", scale: Self.heights, number: Self.usualHeight)),
        options("barColor", "Color", Self.barColors.map { ($0.key, nil) }),
        options("firstTab", "First tab", pages.indices.map { (String($0), pages[$0].item.title) }),
        .button(ScreenBody.Button("Start again", style: .plain, action: .send("start"))),
      ])
    set(
      "colors",
      [
        caption("Each tab has a color. On the way from one to the next they are mixed."),
        options("palette", "Colors", WorkshopPalette.allCases.map { ($0.rawValue, $0.title) }),
        .list(zip(pages, palette.colors(theme.appearance)).map { swatch($0, $1) }),
      ])
    set(
      "marks",
      [
        caption("Swipe slowly: the mark follows the page, not the clock."),
        options("mark", "Animator", WorkshopMark.allCases.map { ($0.rawValue, $0.title) }, 1),
        .list(
          WorkshopMark.allCases.map { ScreenBody.Row($0.title, subtitle: $0.summary) }),
      ])
    set(
      "inbox",
      [
        .label(ScreenBody.Label(unread == 0 ? "All read" : "\(unread) unread", style: .title)),
        .button(ScreenBody.Button("One more", image: "plus", action: .send("more"))),
        .button(
          ScreenBody.Button("Read all", image: "check", style: .plain, action: .send("read"))),
        .list(messages),
      ])
    set(
      "log",
      [
        caption("This tab draws itself, and its page lists what the delegate was told."),
        .list(
          (selections.isEmpty ? ["Nothing yet: choose a tab."] : selections).map {
            ScreenBody.Row($0)
          }),
      ])
    pages[3].item.badge = unread == 0 ? nil : .count(unread)
  }

  private func set(_ id: PageID, _ elements: [Element]) {
    pages.first { $0.id == id }?.body = ScreenBody(elements + [.view(ScreenBody.View("levels"))])
  }

  private func caption(_ text: String) -> Element {
    .label(ScreenBody.Label(text, style: .caption))
  }

  private func options(
    _ id: ControlID, _ title: String, _ options: [(name: String, title: String?)],
    _ selected: Int = 0
  ) -> Element {
    .choice(
      ScreenBody.Choice(
        id, title: title,
        options: options.map { name, title in
          ScreenBody.Choice.Option(
            name, title: title ?? name.prefix(1).uppercased() + name.dropFirst())
        }, selected: options[selected].name))
  }

  private func swatch(_ page: WorkshopPage, _ color: Color) -> ScreenBody.Row {
    let ink: Color = theme.appearance == .light ? .white : .black
    return ScreenBody.Row(
      page.item.title ?? page.item.label, subtitle: color.hexadecimal,
      picture: ScreenBody.Picture(
        page.item.image ?? "list", width: 36, height: 36, rendering: .template(ink),
        cornerRadius: 10, fill: .color(color)))
  }

  private var messages: [ScreenBody.Row] {
    let texts: KeyValuePairs<String, String> = [
      "Ada": "The badge goes when you have read this.", "Grace": "It counts to 99, then says 99+.",
      "Margaret": "On an image alone it sits at the corner.", "Edsger": "Zero is no badge at all.",
    ]
    return texts.enumerated().map { index, text in
      ScreenBody.Row(
        text.key, subtitle: text.value, image: index < unread ? "bell" : "check")
    }
  }

  // MARK: Events

  private func note(_ change: SelectionChange) {
    guard let to = change.to else { return }
    let from = change.from.map { "\($0) → " } ?? ""
    selections.insert("didSelect: \(from)\(to), \(change.cause.rawValue)", at: 0)
    selections = Array(selections.prefix(6))
    refresh()
  }
}

extension Workshop: TabContainerDataSource {
  func numberOfPages(in container: TabContainer) -> Int { pages.count }

  func container(_ container: TabContainer, pageAt index: Int) -> any TabPage { pages[index] }

  func initialPage(in container: TabContainer) -> InitialPage? { .index(firstIndex) }

  func toolbarHeight(in container: TabContainer) -> Double? {
    container.value(of: "barHeight")?.number ?? Self.usualHeight
  }

  func toolbarColor(in container: TabContainer) -> Color? {
    let theme = Theme.named(self.theme.appearance, contrast: self.theme.contrast)
    let name = choice("barColor")
    let hue = Self.barColors.first { $0.key == name }?.value
    guard let hue, theme.contrast == .normal else { return theme.toolbar }
    return theme.toolbar.opaqueMix(with: hue)
  }

  func animator(in container: TabContainer) -> (any TabBarAnimator)? { animator }

  func container(
    _ container: TabContainer, viewForItemOf page: PageID
  ) -> (any TabItemView)? {
    page == "log" ? LevelsItem() : nil
  }

  private var firstIndex: Int {
    choice("firstTab").flatMap { Int($0) }.flatMap { pages.indices.contains($0) ? $0 : nil } ?? 0
  }
}

extension Workshop: TabContainerDelegate {
  func container(_ container: TabContainer, didReceive message: String, from sender: PageID) {
    switch message {
    case "start": container.select(index: firstIndex)
    case "more": unread += 1
    case "read": unread = 0
    default: return
    }
    refresh()
  }
}

extension Color {
  nonisolated fileprivate func opaqueMix(with hue: Color) -> Color {
    Color(red: red, green: green, blue: blue).mixed(with: hue, share: 0.1)
      .opacity(Double(alpha) / 255)
  }
}

extension Color {
  nonisolated fileprivate var hexadecimal: String {
    "#"
      + [red, green, blue].map { channel in
        (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
      }.joined()
  }
}

/// A page of the workshop: controls above, the colors of the tabs below.
final class WorkshopPage: BasePage {
  fileprivate var palette: (Theme) -> (Theme.Appearance, WorkshopPalette) = {
    ($0.appearance, .fruit)
  }

  private lazy var levels = DrawnView { [weak self] drawing, context in
    guard let self else { return }
    let (appearance, palette) = palette(context.theme)
    draw(palette.colors(appearance), in: &drawing, context.bounds)
  }

  override func customView(_ id: ViewID) -> (any CustomView)? { id == "levels" ? levels : nil }

  private static let largestColumn = Size(width: 44, height: 320)

  private func draw(_ colors: [Color], in drawing: inout Drawing, _ bounds: Rect) {
    let room = bounds.inset(by: 8)
    let slot = room.width / Double(colors.count)
    let width = min(slot - 8, Self.largestColumn.width)
    let height = min(room.height, Self.largestColumn.height)
    guard width > 4, height > 2.5 * width else { return }
    let top = room.midY - height / 2
    let position = container?.position ?? 0
    let isMirrored = container?.configuration.isRightToLeft ?? false
    for (index, color) in colors.enumerated() {
      let amount = max(0, 1 - abs(position - Double(index)))
      let place = Double(isMirrored ? colors.count - 1 - index : index) + 0.5
      let track = Rect(
        x: room.x + place * slot - width / 2, y: top, width: width, height: height)
      drawing.roundedRect(track, radius: width / 2, color.opacity(0.14))
      let level = width + (height - width) * amount
      drawing.roundedRect(
        Rect(x: track.x, y: track.maxY - level, width: width, height: level), radius: width / 2,
        color.opacity(0.4 + 0.6 * amount))
    }
  }
}
