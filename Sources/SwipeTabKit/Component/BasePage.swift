/// A page to subclass, or to wrap a screen in.
///
/// It knows its container, and tells it when something of it has changed: a new badge or title lays out the toolbar anew,
/// a new body draws the page anew.
///
/// ```swift
/// final class InboxPage: BasePage {
///   var unread = 0 { didSet { item.badge = .count(unread) } }
///   override func didEnter(_ stage: PageStage) { if stage == .visible { unread = 0 } }
/// }
/// ```
open class BasePage: TabPage {
  /// The stable name.
  public let id: PageID
  /// What stands for the page in the toolbar.
  open var item: TabItem {
    didSet { if item != oldValue { container?.reloadItems() } }
  }
  /// The screen that is wrapped; nil for none.
  ///
  /// It answers whatever the page does not say itself.
  public let content: (any Screen)?
  /// The container that the page is in; nil before it is in one.
  public internal(set) weak var container: TabContainer?
  /// The directions in which swiping must not leave the page; none by default.
  open var swipeLock: SwipeLock = []

  private var ownTitle: String?
  private var ownLeading: [BarButton]?
  private var ownTrailing: [BarButton]?
  private var ownBody: ScreenBody?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - id: The stable name.
  ///   - item: What stands for the page in the toolbar.
  ///   - content: A screen to wrap; nil, the default, for none.
  public init(id: PageID, item: TabItem, content: (any Screen)? = nil) {
    self.id = id
    self.item = item
    self.content = content
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

  /// What the container lays out on the page; by default the wrapped screen's.
  open var body: ScreenBody? {
    get { ownBody ?? content?.body }
    set {
      ownBody = newValue
      redraw()
    }
  }

  /// Whether the toolbar makes room while the page is in front; by default what the wrapped screen says.
  open var hidesToolbar: Bool { content?.hidesToolbar ?? false }

  /// Paints what lies below the body; by default the wrapped screen, else the theme's background.
  open func draw(in drawing: inout Drawing, context: PageContext) {
    if let content { return content.draw(in: &drawing, context: context) }
    drawing.fill(context.frame, context.theme.background)
  }

  /// Offers a key before the container acts on it; by default the wrapped screen's to use.
  open func handle(_ key: KeyPress) -> Bool { content?.handle(key) ?? false }

  /// Whether the page itself acts on drags along an axis; by default the wrapped screen's answer.
  open func takesDrag(along axis: Axis) -> Bool { content?.takesDrag(along: axis) ?? false }

  /// The page's life went on: it was created, came into view, went out of view or was let go.
  ///
  /// By default nothing is done.
  open func didEnter(_ stage: PageStage) {}

  /// Draws the page anew; to be called after it would draw something else.
  public func redraw() { container?.redraw() }
}

extension TabContainer {
  /// Lets pages know that they are in this container.
  func attachPages() {
    guard let stored = pages.stored else { return }
    for page in stored { attach(page) }
  }

  func attach(_ screen: any Screen) { (screen as? BasePage)?.container = self }

  /// Tells a page of its life.
  func tellPage(_ id: PageID, _ stage: PageStage) {
    guard let stored = pages.stored, let index = pages.index(of: id) else { return }
    (stored[index] as? BasePage)?.didEnter(stage)
  }
}
