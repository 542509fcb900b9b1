/// A screen presented over everything else until it is dismissed.
///
/// A separate container shows it, with one page and no bars, so its body scrolls and responds to taps as usual.
struct Sheet {
  var screen: any Screen
  let container: any ContainerNode
  /// The position is 0 out of view, 1 in its place, and more while the user pulls the sheet up beyond that.
  var scroll = ScrollPosition(page: 0)
  var isClosing = false
  /// Whether the user has pulled it out, so that the user may push it back.
  var isThrown = false
  // Whether the user has pulled it from its place, so that it follows the pointer until it is back there.
  var isPulled = false

  @MainActor func form(in size: Size) -> SheetStyle.Form {
    screen.asked { $0.sheetStyle }.form(in: size)
  }

  /// Whether a pull or a press beside it dismisses it.
  @MainActor var isLoose: Bool {
    screen.asked { $0.allowsDismissal && $0.sheetStyle.form != .alert }
  }
}

extension SheetStyle {
  func form(in size: Size) -> Form {
    guard form == .automatic else { return form }
    return size.width < SheetMetrics.widthOfCards ? .sheet : .card
  }
}

enum SheetMetrics {
  static let widthOfCards = 500.0
  static let comingScale = 0.94
  static let grabber = Size(width: 36, height: 5)
  static let grabberTop = 5.0
  /// The largest width of a card.
  static let width = 420.0
  /// The largest width of a sheet at the bottom edge.
  static let wide = 640.0
  /// The largest width of an alert.
  static let narrow = 300.0
  /// The height of a sheet without a body.
  static let height = 320.0
  static let margin = 16.0
  static let cornerRadius = 28.0
  /// The distance that a sheet continues below the bottom edge, so that its end never shows when it is pulled up.
  static let depth = 120.0
  /// The opacity of the layer that darkens everything below a sheet.
  static let dim = 0.45
}

extension Theme {
  /// The theme for a sheet; the dark one is lighter than the theme of what the sheet covers.
  var ofSheet: Theme {
    guard appearance == .dark, !isHighContrast else { return self }
    var theme = self
    theme.background = background.mixed(with: .white, share: 0.14)
    return theme
  }
}

struct SheetPage: TabPage, ForwardingScreen {
  let wrapped: any Screen
  private let closeTitle: String
  private let isAttached: @MainActor () -> Bool
  private let heading = SheetHeading()

  init(screen: any Screen, closeTitle: String, isAttached: @escaping @MainActor () -> Bool) {
    (wrapped, self.closeTitle, self.isAttached) = (screen, closeTitle, isAttached)
  }

  /// The item is never visible, because the container has no toolbar.
  var item: TabItem { TabItem(title: wrapped.id.rawValue) }
  var navigationTitle: String { wrapped.navigationTitle }
  var showsNavigationBar: Bool? { nil }
  var header: PageHeader? { nil }
  var body: ScreenBody? {
    heading.body(of: wrapped, closeTitle: closeTitle, isAttached: isAttached())
  }
  var hosting: Hosting? { nil }
}
