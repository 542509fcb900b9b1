/// A page to subclass, or to wrap around a screen.
///
/// It knows its container and tells it about changes: a new badge or title lays out the toolbar
/// again, a new body redraws the page.
///
/// ```swift
/// final class InboxPage: BasePage {
///   var unread = 0 { didSet { item.badge = .count(unread) } }
///   override func didEnter(_ stage: PageStage) { if stage == .visible { unread = 0 } }
/// }
/// ```
///
/// In a target with `.defaultIsolation(MainActor.self)`, declare a subclass `nonisolated final class`: the kit runs on the
/// actor of its caller, and an isolated subclass does not compile. Custom views that it returns must be `nonisolated` too.
@MainActor open class BasePage: TabPage {
  /// The stable identifier.
  public let id: PageID
  /// The item that represents the page in the toolbar.
  open var item: TabItem {
    didSet { if item != oldValue { container?.reloadItems() } }
  }
  /// The wrapped screen, or nil for none.
  ///
  /// It answers everything that the page does not set or override itself.
  public let content: (any Screen)?
  /// The container that the page is in, or nil before it is in one.
  public internal(set) weak var container: TabContainer?
  /// The directions in which swiping must not leave the page.
  ///
  /// There is none by default.
  open var swipeLock: SwipeLock = []

  private var ownTitle: String?
  private var ownLeading: [BarButton]?
  private var ownTrailing: [BarButton]?
  private var ownBody: ScreenBody?
  private var ownHeader: PageHeader?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - id: The stable identifier.
  ///   - item: The item that represents the page in the toolbar.
  ///   - content: A screen to wrap; nil, the default, for none.
  public init(id: PageID, item: TabItem, content: (any Screen)? = nil) {
    self.id = id
    self.item = item
    self.content = content
  }

  /// Makes a page that shows a container: tabs inside a tab.
  ///
  /// The outer container gives the inner one its size, theme, reading direction and time, and the navigation bar shows
  /// the title and the buttons of the inner one's selected page. The pages of both need different identifiers. A bar at
  /// the top, as `ContainerConfiguration.toolbarPosition` says, keeps clear of an outer one at the bottom.
  ///
  /// - Parameters:
  ///   - id: The stable identifier.
  ///   - item: The item that represents the page in the toolbar.
  ///   - container: The container; it must be on no other page or screen.
  public convenience init(id: PageID, item: TabItem, container: TabContainer) {
    self.init(id: id, item: item, content: ContainerScreen(id: id, container: container))
  }

  /// The title in the navigation bar; by default the wrapped screen's, else the item's.
  open var navigationTitle: String {
    get { ownTitle ?? content?.navigationTitle ?? item.title ?? item.label }
    set {
      ownTitle = newValue
      redraw()
    }
  }

  /// The buttons at the leading end of the navigation bar; by default the wrapped screen's.
  open var leadingButtons: [BarButton] {
    get { ownLeading ?? content?.leadingButtons ?? [] }
    set {
      ownLeading = newValue
      redraw()
    }
  }

  /// The buttons at the trailing end of the navigation bar; by default the wrapped screen's.
  open var trailingButtons: [BarButton] {
    get { ownTrailing ?? content?.trailingButtons ?? [] }
    set {
      ownTrailing = newValue
      redraw()
    }
  }

  /// The head above the body, which collapses while the body scrolls; by default the wrapped screen's.
  open var header: PageHeader? {
    get { ownHeader ?? content?.header }
    set {
      ownHeader = newValue
      redraw()
    }
  }

  /// What the container lays out on the page; by default the wrapped screen's.
  open var body: ScreenBody? {
    get { ownBody ?? content?.body }
    set {
      ownBody = newValue
      redraw()
    }
  }

  /// Whether the toolbar hides while the page is in front; by default as the wrapped screen says.
  open var hidesToolbar: Bool { content?.hidesToolbar ?? false }

  /// Whether the user can dismiss the page while it is presented; by default as the wrapped screen says.
  open var allowsDismissal: Bool { content?.allowsDismissal ?? true }

  /// How the page looks while it is presented; by default as the wrapped screen says.
  open var sheetStyle: SheetStyle { content?.sheetStyle ?? SheetStyle() }

  /// Loads the content again; by default as the wrapped screen does.
  open var onRefresh: ((_ done: @escaping @MainActor () -> Void) -> Void)? { content?.onRefresh }

  /// Whether the navigation bar shows while the page is in front; by default as the wrapped screen says, else as the
  /// container's options say.
  open var showsNavigationBar: Bool? { content?.showsNavigationBar }

  /// The container that the page shows; by default the wrapped screen's.
  open var hosting: Hosting? { content?.hosting?.sharingBars }

  /// Paints what lies below the body; by default what the wrapped screen paints, else the theme's
  /// background.
  open func draw(in drawing: inout Drawing, context: PageContext) {
    if let content { return content.draw(in: &drawing, context: context) }
    drawing.fill(context.frame, context.theme.background)
  }

  /// Handles a key before the container does; by default the wrapped screen handles it.
  open func handle(_ key: KeyPress) -> Bool { content?.handle(key) ?? false }

  /// The custom view of an identifier in the body; by default the wrapped screen's.
  open func customView(_ id: ViewID) -> (any CustomView)? { content?.customView(id) }

  /// Called when the page enters another stage of its life, such as created, visible or hidden; does nothing by default.
  ///
  /// The page that shows first hears of its stages when the container is made. A page that is removed from the list
  /// hears nothing more.
  open func didEnter(_ stage: PageStage) {}

  /// Redraws the page; call it whenever the page would draw something else.
  public func redraw() { container?.redraw() }
}
