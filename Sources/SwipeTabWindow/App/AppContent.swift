import SwipeTabKit

/// Keeps a container's pages and screens as an app declares them.
final class AppContent: TabContainerOwner {
  private let container: TabContainer
  /// Builds the tabs, or is nil for a list of pages.
  private var tabs: (@MainActor () -> [Tab])?
  /// The identifiers that tabs around these have, which none made from a title may have.
  private var taken: Set<PageID>
  private let tracker = ContentTracker()
  private let tracking: ContentTracker.Key
  private var declared = DeclaredOrder([])
  var onWarning: ((String) -> Void)?
  private(set) var failure: WindowError?
  /// The controls that users have changed since the last frame, in order.
  private var moved: [ControlID] = []
  /// Controls that were changed before their screens were built, as restoring a state does.
  private var unclaimed: Set<ControlID> = []
  private var isSyncing = false
  /// The closures to call when pushed or presented pages are gone.
  private var dismissals: [PageID: @MainActor () -> Void] = [:]
  /// The closures to call for tabs that were closed or reopened, and for pages that are gone, since the last frame.
  private var farewells: [@MainActor () -> Void] = []
  private var waiters: [SelectionWaiter] = []
  private var questions: [Question] = []

  init(container: TabContainer, tabs: (@MainActor () -> [Tab])?, taken: Set<PageID> = []) {
    (self.container, self.tabs, self.taken) = (container, tabs, taken)
    tracking = tracker.makeKey()
    container.owner = self
    tracker.pageSize = { [weak container] in
      let frame = container?.shownFrame ?? .zero
      return Size(width: frame.width, height: frame.height)
    }
    tracker.didBuild = { [weak container] controls in
      for (id, control) in controls { container?.setInitialValue(control.value, of: id) }
    }
    tracker.perform = { [weak self] deed, sender in self?.perform(deed, from: sender) }
    tracker.didLose = { [weak self, weak container] id in
      container?.forgetValue(of: id)
      self?.unclaimed.remove(id)
    }
    buildTabs()
  }

  /// Whether an event loop runs, which changes on other threads wake.
  var wakesLoop = false {
    didSet { wakeLoop() }
  }

  private func wakeLoop() {
    tracker.notes.setWakesLoop(wakesLoop)
    for page in container.pages.allStored ?? [] {
      (page as? BuiltPage)?.tabs?.content.wakesLoop = wakesLoop
    }
  }

  var hasWork: Bool {
    if !moved.isEmpty || !farewells.isEmpty || tracker.hasWork { return true }
    var hasWork = false
    container.forEachHostedOwner { hasWork = hasWork || $0.hasWork }
    return hasWork
  }

  // MARK: Frames

  /// Builds stale screens in view before a frame, and `page` even out of view.
  func update(with page: PageID? = nil) {
    let isShown = { [self] (screen: BuiltScreen) in screen.id == page || self.isShown(screen) }
    let answered = passOnControls()
    sayFarewells()
    takeChanges()
    if tracker.build(where: isShown) { container.redraw() }
    let claimed = passOn(takeClaimed())
    if !claimed.isEmpty {
      takeChanges()
      if tracker.build(where: isShown) { container.redraw() }
    }
    syncControls(answered + claimed)
    container.forEachHostedOwner { $0.bringUpToDate(with: page) }
  }

  private func takeChanges() {
    tracker.noteSize()
    let changes = tracker.takeChanges()
    if changes.contains(tracking) { buildTabs() }
    if changes.contains(tracker.heights) { container.measureViewsAgain() }
    if changes.contains(tracker.picture) { container.redraw() }
  }

  /// Measures views, and lets them be measured again when state that they read changes.
  func trackHeight(_ measure: () -> Void) { tracker.follow(tracker.heights, measure) }

  func track(_ draw: () -> Void) { tracker.trackPicture(isMoving: container.isMoving, draw) }

  private func isShown(_ screen: BuiltScreen) -> Bool {
    // Without content, the view above the toolbar is out of view until its content is built again.
    screen.isInView || container.accessory?.id == screen.id
      || screen is BuiltPage && container.isOverviewOpen
  }

  // MARK: Tabs

  func buildTabs() {
    guard let tabs else { return }
    apply(tracker.track(tracking, tabs))
    if wakesLoop { wakeLoop() }
  }

  private func declare(_ tabs: @escaping @MainActor () -> [Tab], taken: Set<PageID>) {
    (self.tabs, self.taken) = (tabs, taken)
    buildTabs()
  }

  private var allIDs: Set<PageID> {
    let pages = container.pages.allStored ?? []
    return pages.reduce(into: []) { ids, page in
      ids.insert(page.id)
      if let tabs = (page as? BuiltPage)?.tabs { ids.formUnion(tabs.content.allIDs) }
    }
  }

  /// Keeps and changes the pages that were there, and leaves tabs as the user has moved, closed and added them.
  private func apply(_ tabs: [Tab]) {
    if tabs.contains(where: { $0.details.onDrop != nil }) { takeDrops() }
    let ids = identifiers(of: tabs)
    guard refuseRepeated(ids) else { return }
    let present = container.pages.allStored ?? []
    let order = declared.following(ids, shown: present.map(\.id))
    var pages = Dictionary(present.map { ($0.id, $0) }) { first, _ in first }
    var (isOther, isItemOther, isBarOther) = (false, false, false)
    let kept = Set(order)
    var taken = taken.union(ids)
    for (tab, id) in zip(tabs, ids) where kept.contains(id) {
      if let own = tab.page {
        if let page = pages[id], Self.isSameObjectType(page, own) { continue }
        isOther = true
        pages[id] = own
      } else if let page = pages[id] as? BuiltPage {
        let change = page.update(tab)
        isItemOther = isItemOther || change.item
        isBarOther = isBarOther || change.bars
        if let inside = tab.inside { page.tabs?.content.declare(inside.tabs, taken: taken) }
      } else {
        pages[id] = builtPage(tab, id: id, taken: taken)
      }
      if let tabs = (pages[id] as? BuiltPage)?.tabs { taken.formUnion(tabs.content.allIDs) }
    }
    declared = DeclaredOrder(ids)
    if isOther || order != present.map(\.id) {
      replace(with: order.compactMap { pages[$0] })
    } else if isItemOther {
      container.reloadItems()
    }
    if isBarOther { container.redraw() }
  }

  private func builtPage(_ tab: Tab, id: PageID, taken: Set<PageID>) -> BuiltPage {
    let tabs = tab.inside.map { BuiltTabs($0, on: id, in: container, taken: taken) }
    return BuiltPage(tab, id: id, tracker: tracker, tabs: tabs)
  }

  private func identifiers(of tabs: [Tab]) -> [PageID] {
    var taken = taken
    return tabs.map { tab in
      let id = tab.id ?? Self.identifier(of: tab, among: taken)
      taken.insert(id)
      return id
    }
  }

  private static func identifier(of tab: Tab, among taken: Set<PageID>) -> PageID {
    PageID(slug: tab.item.title ?? tab.item.label).unique(among: taken)
  }

  /// Reports identifiers that several tabs have, and then returns false.
  private func refuseRepeated(_ ids: [PageID]) -> Bool {
    var seen: Set<PageID> = []
    let repeated = ids.filter { !seen.insert($0).inserted }
    let problems = repeated.map { "the identifier \(quoted($0.rawValue)) is given to two pages" }
    if !problems.isEmpty { fail(problems) }
    return problems.isEmpty
  }

  private func replace(with pages: [any TabPage]) {
    do throws(PageListError) {
      container.setPages(try PageList(pages))
      failure = nil
    } catch {
      fail(error.problems)
    }
  }

  private func fail(_ problems: [String]) {
    failure = .pages(problems)
    container.warn(problems.joined(separator: "; "))
  }

  private static func isSameObjectType(_ page: any TabPage, _ other: any TabPage) -> Bool {
    type(of: page) is AnyClass && type(of: page) == type(of: other)
  }

  // MARK: Screens

  func screen(for page: Page) -> any Screen {
    let pages = container.pages.allStored?.map(\.id) ?? []
    let taken = Set(pages + screens.map(\.id))
    let id = page.id ?? PageID(slug: page.details.navigationTitle).unique(among: taken)
    if page.details.onDrop != nil { takeDrops() }
    return BuiltScreen(page, id: id, tracker: tracker)
  }

  func showAccessory(_ page: Page?) {
    guard let page else { return container.accessory = nil }
    let present = container.accessory?.id
    let id = page.id ?? present ?? screen(for: page).id
    container.accessory = BuiltScreen(page, id: id, tracker: tracker)
  }

  private var screens: [any Screen] {
    let pages = container.pages.allStored?.map(\.id) ?? []
    let accessory = container.accessory.map { [$0] } ?? []
    return container.pushedScreens + pages.flatMap { container.screens(ofPage: $0) }
      + container.presentedScreens + accessory
  }

  func makeScreens(with make: ((PageID) -> Page?)?) {
    guard let make else { return container.makeScreen = nil }
    container.makeScreen = { [tracker] id in
      make(id).map { BuiltScreen($0, id: id, tracker: tracker) }
    }
  }

  func makeNewPages(with make: (() -> Tab?)?) {
    guard let make else { return container.makeNewPage = nil }
    container.makeNewPage = { [weak self] in make().flatMap { self?.newPage(for: $0) } }
  }

  private func newPage(for tab: Tab) -> any TabPage {
    if let own = tab.page { return own }
    let taken = taken.union(allIDs)
    let id = tab.id ?? Self.identifier(of: tab, among: taken)
    return builtPage(tab, id: id, taken: taken)
  }

  private func perform(_ deed: PageContent.Deed, from sender: PageID) {
    switch deed {
    case .closure(let closure): closure()
    case .push(let page):
      // Otherwise the page would come in below the sheet.
      if container.presentedScreens.contains(where: { $0.id == sender }) { container.dismissAll() }
      container.push(screen(for: page))
    case .present(let page): container.present(screen(for: page))
    }
  }

  // MARK: Drops

  /// Lets the container pass on drops for `onDrop`, unless the app has set that itself.
  private func takeDrops() {
    guard container.onDrop == nil else { return }
    container.onDrop = { [weak self] drop in self?.taker(on: drop.page)?(drop) ?? false }
    container.takesDrop = { [weak self] page in self?.taker(on: page) != nil }
  }

  private func taker(on page: PageID) -> (@MainActor (Drop) -> Bool)? {
    let tab = container.pages.index(of: page).map { container.pages.page(at: $0) }
    let screen = tab as? BuiltScreen ?? screens.last { $0.id == page } as? BuiltScreen
    return screen?.details.onDrop
  }

  // MARK: Tabs and pages that go

  func noteClose(of page: any TabPage) {
    if let close = (page as? BuiltPage)?.onClose { farewells.append(close) }
  }

  func noteReopen(of page: any TabPage) {
    if let reopen = (page as? BuiltPage)?.onReopen { farewells.append(reopen) }
  }

  func bringUpToDate(with page: PageID?) { update(with: page) }

  private func noteScreen(_ event: ContainerEvent) {
    switch event {
    case .pushed(let id):
      let screen = screens.last { $0.id == id } as? BuiltScreen
      dismissals[id] = screen?.onDismiss
    case .popped(let id):
      if let farewell = dismissals.removeValue(forKey: id) { farewells.append(farewell) }
    default: break
    }
  }

  func present(_ page: Page) -> PageID {
    let screen = screen(for: page)
    container.present(screen)
    return screen.id
  }

  /// Takes a screen off the sheets, unless another one came over it.
  func takeAway(_ screen: PageID) {
    if container.presentedScreen?.id == screen { container.dismiss() }
  }

  func wait(for question: Question) { questions.append(question) }

  private func sayFarewells() {
    guard !farewells.isEmpty else { return }
    let due = farewells
    farewells = []
    for farewell in due { farewell() }
  }

  // MARK: Controls

  func noteChange(ofControl id: ControlID) {
    if !isSyncing { moved.append(id) }
    // Only the outermost container receives changes of controls. This container may belong to an app on one of its
    // screens.
    container.forEachHostedOwner { $0.noteChange(ofControl: id) }
  }

  func noteSubmit(of field: ControlID) {
    // The app gets the text before the event for Enter, and its answer is there before the next key.
    update()
    guard let screen = tracker.screen(withControl: field),
      let control = screen.content.controls[field], let submit = control.submit,
      let text = control.value.text
    else { return container.forEachHostedOwner { $0.noteSubmit(of: field) } }
    submit(text)
    screen.setStale()
    update()
  }

  /// Passes the values that users have chosen to the app, and returns the controls.
  private func passOnControls() -> [ControlID] {
    defer { moved = [] }
    return passOn(moved)
  }

  /// Takes the controls that were changed before a screen with them was built, and have one now.
  private func takeClaimed() -> [ControlID] {
    guard !unclaimed.isEmpty else { return [] }
    let claimed = unclaimed.filter { tracker.screen(withControl: $0) != nil }
    unclaimed.subtract(claimed)
    return claimed.sorted { $0.rawValue < $1.rawValue }
  }

  private func passOn(_ controls: [ControlID]) -> [ControlID] {
    for id in controls {
      guard let screen = tracker.screen(withControl: id),
        let control = screen.content.controls[id]
      else {
        unclaimed.insert(id)
        continue
      }
      let value = container.value(of: id)
      // A restored state may bring the value that the app has already.
      if let value, value != control.value { control.action(value) }
      // The app's state decides what shows next.
      screen.setStale()
    }
    return controls
  }

  /// Lets controls of screens that were built show the app's values, after the choices in `answered` were passed to it.
  private func syncControls(_ answered: [ControlID]) {
    let screens = tracker.takeBuilt()
    guard !screens.isEmpty else { return }
    isSyncing = true
    for screen in screens {
      for (id, control) in screen.content.controls {
        if answered.contains(id) {
          container.answer(control.value, to: id)
        } else {
          container.setValue(control.value, of: id)
        }
      }
    }
    isSyncing = false
  }

  // MARK: Selections

  func select(_ page: PageID, animated: Bool) async -> SelectionOutcome {
    update()
    // Before the selection, which may arrive at once.
    let waiter = SelectionWaiter(page: page)
    waiters.append(waiter)
    let result = container.select(page, animated: animated)
    guard result == .selected else {
      waiters.removeAll { $0 === waiter }
      return .unchanged(result)
    }
    return await waiter.value()
  }

  func note(_ event: ContainerEvent) {
    if case .warning(let text) = event { onWarning?(text) }
    noteScreen(event)
    waiters.removeAll { $0.note(event) }
  }

  /// Ends the waiting for selections and the tasks of screens, because time no longer goes on.
  func endSelections() {
    container.depart()
    waiters.forEach { $0.end(.closed) }
    waiters.removeAll()
    let open = questions
    questions.removeAll()
    open.forEach { $0.end() }
  }
}
