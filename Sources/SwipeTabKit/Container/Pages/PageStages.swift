/// Tracks the life-cycle stages of pages, as the position brings them into view and pushed screens cover them.
///
/// Covering a page counts as its disappearing, and uncovering as its appearing, as if it was swiped.
@MainActor final class PageStages: OnScreens, WatchingInteraction, PageAudience {
  private let backSwipe: BackSwipe
  private var life = PageLife()
  /// The pages at the current position that pushed screens cover.
  private var outOfSight: Set<PageID> = []
  /// The pages at the current position over which screens come or go.
  private var givingWay: Set<PageID> = []
  /// Whether the screen with this container is gone, so that none of its pages is in view.
  private var isAway = false

  init(_ parts: OnScreens, backSwipe: BackSwipe) {
    self.backSwipe = backSwipe
    super.init(parts)
  }

  /// Begins with the selected page.
  ///
  /// The first delivery calls it, when there are no other listeners yet.
  func begin() {
    pager.view.tell(self)
    if let page = pager.selectedID {
      life.appear(page)
      life.rest(on: page)
    }
    retain()
  }

  /// The life-cycle stage of a page.
  func stage(of page: PageID) -> PageStage { life.stage(of: page) }

  /// The pages at the current position that pushed screens cover.
  var covered: Set<PageID> { outOfSight }

  /// Appends the changes of stages to the outbox.
  func collect() {
    for (page, stage) in life.takeSteps() { context.outbox.append(.stage(page, stage)) }
  }

  // MARK: Position

  func pageCame(_ index: Int) {
    createPages(peekingBeside: index)
    let page = catalog.pages.id(at: index)
    guard !isOutOfSight(page) else {
      outOfSight.insert(page)
      return life.create(page)
    }
    life.appear(page)
    collect()
    context.emit(.pageAppeared(page))
  }

  /// Makes the visible neighbors, because they are drawn.
  ///
  /// They appear only once the position is between them and another page.
  private func createPages(peekingBeside index: Int) {
    forEachPage(peekingBeside: index) { life.create(catalog.pages.id(at: $0)) }
  }

  func pageWent(_ index: Int) { went(catalog.pages.id(at: index)) }

  private func went(_ page: PageID) {
    givingWay.remove(page)
    guard outOfSight.remove(page) == nil else { return }
    life.disappear(page)
    collect()
    context.emit(.pageDisappeared(page))
  }

  /// Records that the pages in view begin to move away; a target among them appears again.
  func pagesLeave(for target: Int?) {
    guard let shown = pager.view.shown else { return }
    if let target, shown.contains(target) { life.comeBack(catalog.pages.id(at: target)) }
    if shown.near != target { life.leave(catalog.pages.id(at: shown.near)) }
    if shown.far != target { life.leave(catalog.pages.id(at: shown.far)) }
  }

  /// Makes the selected page visible; while screens come or go over it, this waits until they rest.
  func pagesRested() {
    if let page = pager.selectedID {
      if stands(page) {
        life.rest(on: page)
      } else if !outOfSight.contains(page) {
        givingWay.insert(page)
      }
    }
    retain()
  }

  /// Reports that pages which are no longer in the list went out of view.
  func pagesReplaced(inView pages: [PageID]) {
    var told: Set<PageID> = []
    for page in pages where catalog.pages.index(of: page) == nil && told.insert(page).inserted {
      went(page)
    }
    life.release { catalog.pages.index(of: $0) != nil }
  }

  func adoptOptions() { retain() }

  /// Creates and releases pages according to the retention option.
  private func retain() {
    guard let selected = pager.selectedIndex else { return life.release { _ in false } }
    createPages(peekingBeside: selected)
    let (pages, peeking) = (catalog.pages, context.peekCount)
    func isNear(_ id: PageID, _ distance: Int) -> Bool {
      pages.index(of: id).map {
        pager.distance(from: Double($0), to: Double(selected)) <= Double(distance)
      } ?? false
    }
    switch context.configuration.retention {
    case .visited: break
    case .all:
      if pages.stored != nil { for index in 0..<pages.count { life.create(pages.id(at: index)) } }
    case .current: life.release { isNear($0, peeking) }
    case .near(let distance): life.release { isNear($0, max(distance, peeking)) }
    }
  }

  // MARK: Screens

  var allowsSwipes: Bool { !navigator.isCovered && !navigator.hidesOtherPages }

  func goesOn(by step: Int) -> Bool { standing.goesOn(along: context.pagingAxis, by: step) }

  func handOn(_ drive: Drive, from coordinate: Double, by step: Int) {
    let axis = context.pagingAxis
    let start = Point(coordinate, along: axis)
    _ = standing.handOn(drive.contact, from: start, slop: 0, along: axis, by: step)
  }

  /// Reports that the pages in view have gone with the screen that this container was on.
  ///
  /// Only this container reports that. In the container around it, its screen was reported as popped.
  func depart() {
    isAway = true
    update()
  }

  func watch(_ event: InputEvent) { arrive() }

  /// Reports that the pages have come back, with a screen or in a separate window.
  func arrive() {
    guard isAway, standing.isOutermost else { return }
    isAway = false
    update()
  }

  /// Reports the pages that pushed screens have covered or uncovered.
  func update() {
    let mayChange = isAway || !stacks.isEmpty || !outOfSight.isEmpty || !givingWay.isEmpty
    guard mayChange || !standing.isOutermost, let shown = pager.view.shown else { return }
    update(catalog.pages.id(at: shown.near))
    if shown.far != shown.near { update(catalog.pages.id(at: shown.far)) }
  }

  private func update(_ page: PageID) {
    let isHidden = isOutOfSight(page)
    if isHidden != outOfSight.contains(page) {
      if isHidden { conceal(page) } else { uncover(page) }
    }
    guard !isHidden else { return }
    if givesWay(page) {
      if givingWay.insert(page).inserted { life.leave(page) }
    } else if givingWay.contains(page) {
      life.comeBack(page)
      guard stands(page) else { return }
      givingWay.remove(page)
      if pager.phase == .resting { life.rest(on: page) }
    }
  }

  private func conceal(_ page: PageID) {
    outOfSight.insert(page)
    life.disappear(page)
    collect()
    context.emit(.pageDisappeared(page))
  }

  private func uncover(_ page: PageID) {
    outOfSight.remove(page)
    givingWay.insert(page)
    life.appear(page)
    collect()
    context.emit(.pageAppeared(page))
  }

  // MARK: Covered pages

  /// Whether a page at the current position is covered by screens, here or on a host.
  private func isOutOfSight(_ page: PageID) -> Bool {
    isAway || lowestDepthInSight(over: page) > 0 || isBuriedOnSurroundings
  }

  /// The stack of screens that cover a page, or nil if it has no screens, or if they are beside its list.
  private func stack(over page: PageID) -> NavigationStack? {
    sides.has(page) ? nil : navigator.stack(over: page)
  }

  private func lowestDepthInSight(over page: PageID) -> Int {
    let start = backSwipe.start(on: navigator.key(ofPage: page))
    return stack(over: page)?.lowestInSight(heldFrom: start) ?? 0
  }

  /// Whether a screen covers a page or is arriving over it.
  private func givesWay(_ page: PageID) -> Bool {
    !(stack(over: page)?.screens.isEmpty ?? true) || standing.isBelowOnSurroundings
      || stageOfHostPage == .disappearing
  }

  /// Whether no screen covers a page, arrives or leaves.
  private func stands(_ page: PageID) -> Bool {
    stack(over: page) == nil && !isOutOfSight(page) && !standing.isBelowOnSurroundings
      && standing.surroundings?.layer(OnScreens.self).navigator.activeStack?.scroll.isResting
        ?? true
      && stageOfHostPage ?? .visible == .visible
  }

  /// The stage of the page with this container on it, or nil if it is on none.
  private var stageOfHostPage: PageStage? {
    guard let page = standing.page else { return nil }
    return standing.host?.layer(OnNavigation.self).stages.stage(of: page)
  }

  /// Whether screens hide this container entirely.
  private var isBuriedOnSurroundings: Bool {
    guard let own = standing.container else { return false }
    return standing.surroundings?.layer(OnNavigation.self).stages.isBuried(own) ?? false
  }

  /// Whether screens hide a hosted container entirely; nothing hides one on a sheet.
  private func isBuried(_ hosted: any ContainerNode) -> Bool {
    if isAway { return true }
    if let page = hosted.standing.page { return !life.stage(of: page).isInView }
    guard let (key, stack, layer) = stacks.place(of: hosted) else { return false }
    return stack.lowestInSight(heldFrom: backSwipe.start(on: key)) > layer + 1 || isOffPage(key)
      || isBuriedOnSurroundings
  }

  /// Whether a stack belongs to a page that is not in view.
  private func isOffPage(_ key: StackKey) -> Bool {
    guard case .tab(let page) = key, let shown = pager.view.shown else { return false }
    return catalog.pages.id(at: shown.near) != page && catalog.pages.id(at: shown.far) != page
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    let (pages, shown) = (catalog.pages, pager.view.shown)
    for (page, stage) in life.stages {
      let index = pages.index(of: page)
      let isShown = index.map { shown?.contains($0) ?? false } ?? false
      promise(index != nil, "\(page) is \(stage) and gone")
      let isSeen = isShown && !outOfSight.contains(page)
      promise(isSeen == stage.isInView, "\(page) is \(stage), in view: \(isSeen)")
      let rests = pager.phase == .resting && isSeen && stands(page)
      promise(!rests || stage == .visible, "\(page) is \(stage) at rest")
    }
    guard let shown else { return }
    let inView = [shown.near, shown.far].map { pages.id(at: $0) }
    for page in inView {
      promise(
        life.stage(of: page).isInView != outOfSight.contains(page),
        "\(page) is \(life.stage(of: page)), covered: \(outOfSight.contains(page))")
      promise(
        isOutOfSight(page) == outOfSight.contains(page), "\(page) was covered or uncovered untold")
    }
    for page in outOfSight {
      promise(inView.contains(page), "\(page) is covered and not in view")
    }
  }
}

extension PageStage {
  /// Whether a page in this stage is in view.
  fileprivate var isInView: Bool {
    switch self {
    case .appearing, .visible, .disappearing: true
    case .absent, .created, .hidden: false
    }
  }
}

extension NavigationStack {
  /// Returns the lowest depth that is visible until the stack stops.
  ///
  /// Returns 0 for the content below all screens. A motion or a drag counts as a whole, so that the answer does not
  /// depend on the frame rate. `start` is the depth where a drag began. A drag that caught screens on their way out
  /// leads there too.
  fileprivate func lowestInSight(heldFrom start: Double?) -> Int {
    switch scroll.motion {
    case .resting: return layers.count
    case .dragging:
      return max(0, min(restingDepth, Int(saturating: (start ?? depth).rounded(.up)) - 1))
    case .settling(let settle):
      // The tolerance allows for rounding in the sum.
      let start = Double(settle.target) + settle.simulation.displacement(at: 0) + 1e-9
      return max(0, min(settle.target, Int(saturating: start.rounded(.down))))
    }
  }
}
