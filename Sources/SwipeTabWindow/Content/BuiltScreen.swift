import SwipeTabKit

/// A screen whose body is built from declarations.
class BuiltScreen: LazyScreen {
  let id: PageID
  private(set) var details: ScreenDetails
  /// The content from which the body was built, or empty before the first build.
  private(set) var content: PageContent
  private(set) var isStale = true
  fileprivate let tracker: ContentTracker
  private let actions: BuiltActions
  private let barActions: BuiltActions
  private let tracking: ContentTracker.Key
  private var built: ScreenBody?
  private var isBuilt = false
  private var views: [ViewID: any CustomView] = [:]

  private(set) var isInView = false
  private var tasks: [Task<Void, Never>] = []

  private(set) var leadingButtons: [BarButton] = []
  private(set) var trailingButtons: [BarButton] = []

  /// Called when it is gone, as a screen that was pushed or presented.
  private(set) var onDismiss: (@MainActor () -> Void)?
  /// The screen with the content beside a toolbar that has shrunk.
  private var inline: BuiltScreen?

  convenience init(_ page: Page, id: PageID, tracker: ContentTracker) {
    self.init(id: id, details: page.details, tracker: tracker)
    onDismiss = page.onDismiss
    inline = page.inline.map { content in
      BuiltScreen(Page(page.details.navigationTitle, content: content), id: id, tracker: tracker)
    }
  }

  init(id: PageID, details: ScreenDetails, tracker: ContentTracker) {
    (self.id, self.details, self.tracker) = (id, details, tracker)
    let perform = { [weak tracker] (deed: PageContent.Deed) in tracker?.perform?(deed, id) ?? () }
    (actions, barActions) = (BuiltActions(perform: perform), BuiltActions(perform: perform))
    content = PageContent(page: id, actions: actions)
    tracking = tracker.makeKey()
    makeButtons()
    tracker.add(self, tracking)
  }

  isolated deinit {
    for task in tasks { task.cancel() }
    tracker.remove(tracking)
    tracker.forget(content.controls.keys)
  }

  var isMade: Bool { isBuilt }
  var navigationTitle: String { details.navigationTitle }
  var hidesToolbar: Bool { details.hidesToolbar }
  var showsNavigationBar: Bool? { details.showsNavigationBar }
  var allowsDismissal: Bool { details.allowsDismissal }
  var sheetStyle: SheetStyle { details.sheetStyle }
  var onRefresh: ((_ done: @escaping @MainActor () -> Void) -> Void)? {
    details.onRefresh.map { work in
      { done in
        Task {
          await work()
          done()
        }
      }
    }
  }
  var header: PageHeader? { details.header }

  var body: ScreenBody? {
    if !isBuilt { build() }
    return built
  }

  var inlineBody: ScreenBody? { inline?.body ?? body }

  func draw(in drawing: inout Drawing, context: PageContext) {
    if !isBuilt { build() }
    guard let fill = content.fill?.shown(in: context.theme) else { return }
    drawing.fill(context.frame, fill, isRightToLeft: context.isRightToLeft)
  }

  func customView(_ id: ViewID) -> (any CustomView)? {
    if let view = views[id] { return view }
    let view = content.figures[id] == nil ? content.views[id]?() : FigureView(screen: self, id: id)
    views[id] = view
    return view ?? inline?.customView(id)
  }

  func handle(_ key: KeyPress) -> Bool { details.onKey?(key) ?? false }

  var hosting: Hosting? { nil }

  func note(isInView: Bool) {
    guard self.isInView != isInView else { return }
    self.isInView = isInView
    for task in tasks { task.cancel() }
    tasks = isInView ? details.tasks.map { work in Task { await work() } } : []
    for action in isInView ? details.onAppear : details.onDisappear { action() }
  }

  // MARK: Building

  func setStale() {
    isStale = true
    tracker.noteStale()
  }

  /// Takes over a new declaration, and returns whether bars must be drawn again.
  @discardableResult
  func update(_ details: ScreenDetails) -> Bool {
    let before = (navigationTitle, leadingButtons, trailingButtons, hidesToolbar)
    let (bar, header) = (showsNavigationBar, header)
    self.details = details
    makeButtons()
    setStale()
    let after = (navigationTitle, leadingButtons, trailingButtons, hidesToolbar)
    return before != after || bar != showsNavigationBar || header != self.header
  }

  /// Builds the content, and returns whether it looks different.
  ///
  /// A body with equal elements is kept, and with it the layout and scroll offset.
  @discardableResult
  func build() -> Bool {
    var next = PageContent(page: id, actions: actions) { [weak tracker, tracking] make in
      tracker?.follow(tracking, make) ?? make()
    }
    actions.build {
      tracker.track(tracking) {
        for element in details.content(tracker.readPageSize) { element.add(to: &next) }
      }
    }
    let isFirst = !isBuilt
    let gone = content.controls.keys.filter { next.controls[$0] == nil }
    let isSame = !isFirst && next.elements == content.elements && next.fill == content.fill
    (content, isBuilt, isStale) = (next, true, false)
    tracker.forget(gone)
    tracker.noteBuilt(self)
    // Drawings cannot be compared, so a page with some is drawn again.
    guard !isSame else { return !next.figures.isEmpty }
    for id in views.keys where next.views[id] == nil && next.figures[id] == nil {
      views[id] = nil
    }
    built =
      next.elements.isEmpty
      ? nil : ScreenBody(next.elements, backdrop: next.fill.map(\.middle))
    return !isFirst
  }

  private func makeButtons() {
    func buttons(_ items: [ScreenDetails.BarItem]) -> [BarButton] {
      items.map {
        BarButton(label: $0.label, image: $0.image, action: barActions.next(.closure($0.action)))
      }
    }
    barActions.build {
      leadingButtons = buttons(details.leading)
      trailingButtons = buttons(details.trailing)
    }
  }
}

/// The page of a tab, built from declarations.
final class BuiltPage: BuiltScreen, TabPage {
  private(set) var item: TabItem
  private(set) var swipeLock: SwipeLock
  private(set) var onClose: (@MainActor () -> Void)?
  private(set) var onReopen: (@MainActor () -> Void)?
  let tabs: BuiltTabs?
  private var side: BuiltScreen?

  var detail: (any Screen)? { side }

  init(_ tab: Tab, id: PageID, tracker: ContentTracker, tabs: BuiltTabs? = nil) {
    (item, swipeLock, self.tabs) = (tab.item, tab.swipeLock, tabs)
    (onClose, onReopen) = (tab.onClose, tab.onReopen)
    super.init(id: id, details: tab.details, tracker: tracker)
    _ = updateSide(tab)
  }

  /// Applies a new declaration of the detail, and returns whether one has come or gone.
  private func updateSide(_ tab: Tab) -> Bool {
    let hadSide = side != nil
    let details = tab.detail.map { content in
      ScreenDetails(navigationTitle: "") { _ in content() }
    }
    if let side, let details {
      side.update(details)
    } else {
      side = details.map { BuiltScreen(id: PageID("\(id)-detail"), details: $0, tracker: tracker) }
    }
    return hadSide != (side != nil)
  }

  /// Applies a new declaration, and returns the parts that must be laid out or drawn again.
  func update(_ tab: Tab) -> (item: Bool, bars: Bool) {
    let isSideChanged = updateSide(tab)
    let isItemChanged = item != tab.item || isSideChanged
    (item, swipeLock) = (tab.item, tab.swipeLock)
    (onClose, onReopen) = (tab.onClose, tab.onReopen)
    return (isItemChanged, update(tab.details))
  }

  // MARK: Tabs inside

  override var hosting: Hosting? { tabs?.screen.hosting }
  override var navigationTitle: String { tabs?.screen.navigationTitle ?? super.navigationTitle }
  override var leadingButtons: [BarButton] {
    super.leadingButtons + (tabs?.screen.leadingButtons ?? [])
  }
  override var trailingButtons: [BarButton] {
    super.trailingButtons + (tabs?.screen.trailingButtons ?? [])
  }

  override func draw(in drawing: inout Drawing, context: PageContext) {
    guard let tabs else { return super.draw(in: &drawing, context: context) }
    tabs.screen.draw(in: &drawing, context: context)
  }

  override func handle(_ key: KeyPress) -> Bool {
    super.handle(key) || tabs?.screen.handle(key) == true
  }
}
