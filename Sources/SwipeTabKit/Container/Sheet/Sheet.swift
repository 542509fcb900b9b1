/// A screen presented over everything else until it is dismissed.
///
/// It is shown by its own container, with one page and no bars, so bodies scroll and respond to
/// taps as anywhere. Its position is 0 out of sight and 1 when fully shown, moved by the same
/// springs as the pages.
struct Sheet {
  let screen: any Screen
  let container: TabContainer
  /// How far the sheet is up: 0 out of sight, 1 fully shown.
  var scroll = ScrollPosition(page: 0)
  /// Whether it was dismissed and only has to move out of sight.
  var isClosing = false

  /// The share that is visible, in `0...1`.
  var share: Double { scroll.slot.clamped(to: 0...1) }
}

/// The dimensions of sheets, in points.
enum SheetMetrics {
  /// The largest width.
  static let width = 420.0
  /// The height of a sheet without a body.
  static let height = 320.0
  /// The least space around a sheet.
  static let margin = 16.0
  static let cornerRadius = 18.0
  /// The opacity of the layer that darkens everything below.
  static let dim = 0.45
}

extension Theme {
  /// This theme for a sheet, which in the dark is lighter than what it covers.
  var ofSheet: Theme {
    guard appearance == .dark else { return self }
    var theme = self
    theme.background = background.mixed(with: .white, share: 0.14)
    return theme
  }
}

/// The only page of a sheet's container: the presented screen.
struct SheetPage: TabPage {
  let screen: any Screen

  var id: PageID { screen.id }
  /// Never visible, as the container has no toolbar.
  var item: TabItem { TabItem(title: screen.id.rawValue) }
  var navigationTitle: String { screen.navigationTitle }
  var body: ScreenBody? { screen.body }

  func draw(in drawing: inout Drawing, context: PageContext) {
    screen.draw(in: &drawing, context: context)
  }

  func handle(_ key: KeyPress) -> Bool { screen.handle(key) }
}
