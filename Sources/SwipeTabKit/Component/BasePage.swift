/// A page to subclass, or to wrap around a screen.
///
/// It has a reference to its container and notifies it about changes. A new badge or title lays out the toolbar again,
/// and a new body redraws the page.
///
/// ```swift
/// final class InboxPage: BasePage {
///   var unread = 0 { didSet { item.badge = .count(unread) } }
///   override func didEnter(_ stage: PageStage) { if stage == .visible { unread = 0 } }
/// }
/// ```
///
/// In a target with `.defaultIsolation(MainActor.self)`, declare a subclass `nonisolated final class`. The kit runs on
/// the actor of its caller, and an isolated subclass does not compile. Custom views that it returns must be
/// `nonisolated` too.
@MainActor open class BasePage: TabPage {
  /// The stable identifier.
  public let id: PageID
  /// The item that represents the page in the toolbar.
  open var item: TabItem {
    didSet { if item != oldValue { container?.reloadItems() } }
  }
  /// The wrapped screen, or nil without one.
  ///
  /// It answers everything that the page does not set or override itself.
  public let content: (any Screen)?
  /// The container that the page is in, or nil before it is in one.
  public internal(set) weak var container: TabContainer?
  /// The directions in which swiping must not leave the page.
  ///
  /// The default is empty, for no lock.
  open var swipeLock: SwipeLock = []
  /// The screen that a wide page shows beside its own content while no other screen is open there.
  ///
  /// The default is nil: the page is not split. See `TabPage.detail`.
  open var detail: (any Screen)? {
    didSet {
      guard let container else { return }
      container.transaction { container.reloadItems() }
    }
  }

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
  ///   - content: A screen to wrap. The default is nil, for a page without a wrapped screen.
  public init(id: PageID, item: TabItem, content: (any Screen)? = nil) {
    self.id = id
    self.item = item
    self.content = content
  }

  /// Makes a page that shows a container: tabs inside a tab.
  ///
  /// The outer container gives the inner one its size, theme, reading direction and time. The outer navigation bar
  /// shows the title and the buttons of the inner container's selected page. The pages of both need different
  /// identifiers. An inner bar at the top, set by `ContainerConfiguration.toolbarPosition`, stays clear of an outer bar
  /// at the bottom.
  ///
  /// - Parameters:
  ///   - id: The stable identifier.
  ///   - item: The item that represents the page in the toolbar.
  ///   - container: The container. It must not be on another page or screen.
  public convenience init(id: PageID, item: TabItem, container: TabContainer) {
    self.init(id: id, item: item, content: ContainerScreen(id: id, container: container))
  }

  /// The title in the navigation bar.
  ///
  /// The default is the wrapped screen's title, or the item's title.
  open var navigationTitle: String {
    get { ownTitle ?? content?.navigationTitle ?? item.title ?? item.label }
    set {
      ownTitle = newValue
      redraw()
    }
  }

  /// The buttons at the leading end of the navigation bar.
  ///
  /// The default are the wrapped screen's buttons.
  open var leadingButtons: [BarButton] {
    get { ownLeading ?? content?.leadingButtons ?? [] }
    set {
      ownLeading = newValue
      redraw()
    }
  }

  /// The buttons at the trailing end of the navigation bar.
  ///
  /// The default are the wrapped screen's buttons.
  open var trailingButtons: [BarButton] {
    get { ownTrailing ?? content?.trailingButtons ?? [] }
    set {
      ownTrailing = newValue
      redraw()
    }
  }

  /// The header above the body, which collapses while the body scrolls.
  ///
  /// The default is the wrapped screen's header.
  open var header: PageHeader? {
    get { ownHeader ?? content?.header }
    set {
      ownHeader = newValue
      redraw()
    }
  }

  /// The content that the container lays out on the page.
  ///
  /// The default is the wrapped screen's body.
  open var body: ScreenBody? {
    get { ownBody ?? content?.body }
    set {
      ownBody = newValue
      redraw()
    }
  }

  /// Whether the toolbar hides while the page is in front.
  ///
  /// The default is the wrapped screen's value.
  open var hidesToolbar: Bool { content?.hidesToolbar ?? false }

  /// Whether the user can dismiss the page while it is presented.
  ///
  /// The default is the wrapped screen's value.
  open var allowsDismissal: Bool { content?.allowsDismissal ?? true }

  /// The look of the page while it is presented.
  ///
  /// The default is the wrapped screen's value.
  open var sheetStyle: SheetStyle { content?.sheetStyle ?? SheetStyle() }

  /// Loads the content again.
  ///
  /// The default is the wrapped screen's closure.
  open var onRefresh: ((_ done: @escaping @MainActor () -> Void) -> Void)? { content?.onRefresh }

  /// The action of a prototype that loads the content again, used if `onRefresh` is nil.
  ///
  /// The default is the wrapped screen's action.
  open var refreshAction: DelayedAction? { content?.refreshAction }

  /// The action that is performed after a time, see `Screen.delayedAction`.
  ///
  /// The default is the wrapped screen's action, or nil without one.
  open var delayedAction: DelayedAction? { content?.delayedAction }

  /// Whether the navigation bar is shown while the page is in front.
  ///
  /// The default is the wrapped screen's value, or the container's option.
  open var showsNavigationBar: Bool? { content?.showsNavigationBar }

  /// The container on the page.
  ///
  /// The default is the wrapped screen's container.
  open var hosting: Hosting? { content?.hosting?.sharingBars }

  /// Paints the background below the body.
  ///
  /// By default it is painted by the wrapped screen, or has the theme's color.
  open func draw(in drawing: inout Drawing, context: PageContext) {
    if let content { return content.draw(in: &drawing, context: context) }
    drawing.fill(context.frame, context.theme.background)
  }

  /// Handles a key before the container does.
  ///
  /// By default it passes the key to the wrapped screen.
  open func handle(_ key: KeyPress) -> Bool { content?.handle(key) ?? false }

  /// Returns the custom view for an identifier in the body.
  ///
  /// By default it is the wrapped screen's view.
  open func customView(_ id: ViewID) -> (any CustomView)? { content?.customView(id) }

  /// Called when the page enters another stage of its life, such as created, visible or hidden.
  ///
  /// By default it does nothing.
  ///
  /// The page that is shown first enters its stages when the container is made. After a page is removed from the list,
  /// it gets no further calls. Nor does a page that was pushed and is popped out of view.
  open func didEnter(_ stage: PageStage) {}

  /// Redraws the page.
  ///
  /// Call it whenever the content of the page has changed.
  public func redraw() { container?.redraw() }
}
