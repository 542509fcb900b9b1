/// A screen presented over everything else, which waits until it is answered or dismissed.
///
/// What is on it is a container of its own, with one page and no bars, so bodies scroll and answer to taps on it as
/// anywhere. The place is 0 while it is out of sight and 1 while it shows whole, moved by the same springs as the pages.
struct Sheet {
  let screen: any Screen
  let container: TabContainer
  /// How far it has come up.
  var scroll = ScrollPosition(page: 0)
  /// Whether it was dismissed, and only its motion is left.
  var isClosing = false

  /// How much of it shows, in `0...1`.
  var share: Double { scroll.place.clamped(to: 0...1) }
}

/// Measures of sheets, in points.
enum SheetMetrics {
  /// The widest sheet.
  static let width = 420.0
  /// The height of a sheet without a body.
  static let height = 320.0
  /// The space around it.
  static let margin = 16.0
  static let cornerRadius = 18.0
  /// The opacity of what darkens everything below.
  static let dim = 0.45
}

extension Theme {
  /// The same colors on a sheet, which in the dark is lighter than what it lies on.
  var ofSheet: Theme {
    guard appearance == .dark else { return self }
    var theme = self
    theme.background = background.mixed(with: .white, share: 0.14)
    return theme
  }
}

/// The one page of a sheet's container: the presented screen.
struct SheetPage: TabPage {
  let screen: any Screen

  var id: PageID { screen.id }
  /// Nobody sees it.
  var item: TabItem { TabItem(title: screen.id.rawValue) }
  var navigationTitle: String { screen.navigationTitle }
  var body: ScreenBody? { screen.body }

  func draw(in drawing: inout Drawing, context: PageContext) {
    screen.draw(in: &drawing, context: context)
  }

  func handle(_ key: KeyPress) -> Bool { screen.handle(key) }
}
