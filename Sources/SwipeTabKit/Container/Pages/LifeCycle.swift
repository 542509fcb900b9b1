/// The life cycle of every screen of a container: its pages, pushed screens, details, sheet and view above the toolbar.
///
/// This is the only source of what comes into view and goes out of it. `forEachInView(_:)` says what is in view, `told`
/// holds what was told, and `update()` tells the difference, the rearmost first: what came, each before what is inside
/// it, then what is gone, each after what was inside it.
///
/// Motions of screens count as a whole, so that the reports do not depend on the frame rate.
@MainActor final class LifeCycle: PageAudience, AdaptingInteraction, WatchingInteraction {
  private let context: ContainerContext
  private let standing: Standing
  private let catalog: PageCatalog
  private let pager: Pager
  private let peeking: PeekingPages
  private let around: PagesAround
  private let hostedPages: HostedPages
  private let stacks: NavigationStacks
  private let sides: Sides
  private let navigator: Navigator
  private let sheetPlace: SheetPlace
  private let backSwipe: BackSwipe
  private var life = PageLife()
  /// The screens that were told to be in view, the rearmost first.
  private var told: [Sighting] = []
  /// The motion of the place that this container is on, or nil while that is out of view.
  private var place: SightMotion? = .resting
  private var isTelling = false

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog, _ pager: Pager,
    _ peeking: PeekingPages, _ around: PagesAround, _ hostedPages: HostedPages,
    _ stacks: NavigationStacks, _ sides: Sides, _ navigator: Navigator, _ sheetPlace: SheetPlace,
    _ backSwipe: BackSwipe
  ) {
    (self.context, self.standing, self.catalog, self.pager) = (context, standing, catalog, pager)
    (self.peeking, self.around, self.hostedPages) = (peeking, around, hostedPages)
    (self.stacks, self.sides, self.navigator) = (stacks, sides, navigator)
    (self.sheetPlace, self.backSwipe) = (sheetPlace, backSwipe)
  }

  /// The first delivery calls it, when there are no other listeners yet.
  func begin() {
    pager.view.tell(self)
    update()
    retain()
  }

  func stage(of id: PageID) -> PageStage { life.stage(of: id) }

  var isInView: Bool { place != nil }

  var screensInView: [any Screen] { told.map(\.screen) }

  // MARK: In view

  /// Each frame calls this, so it allocates nothing, and a screen is only made if it is asked for.
  private func forEachInView(
    _ visit: (PageID, SightMotion, (any ContainerNode)?, () -> any Screen) -> Void
  ) {
    guard let place else { return }
    if let below = sheetPlace.motionBelow().map({ max($0, place) }) {
      let stack = navigator.coveringStack
      let lowest = lowestInSight(of: stack, .container)
      if lowest == 0, let shown = pager.view.shown {
        let motion = max(below, stack?.motionBelow ?? .resting)
        visitPage(shown.near, motion, visit)
        if shown.far != shown.near { visitPage(shown.far, motion, visit) }
        let surfaces = context.interactions.surfaced
        for index in surfaces.indices where surfaces[index].isShown {
          guard let screen = surfaces[index].screen,
            showsBars(over: shown.near) || showsBars(over: shown.far)
          else { continue }
          visit(screen.id, motion, surfaces[index].hosted) { screen }
        }
      }
      visitScreens(of: stack, from: lowest, below, visit)
    }
    sheetPlace.forEachInView { sheet, motion in
      visit(sheet.screen.id, max(motion, place), sheet.container) { sheet.screen }
    }
  }

  private func visitPage(
    _ index: Int, _ below: SightMotion,
    _ visit: (PageID, SightMotion, (any ContainerNode)?, () -> any Screen) -> Void
  ) {
    let (page, motion) = (catalog.id(at: index), max(below, pager.motion(ofPage: index)))
    let stack = navigator.stack(ofPage: page)
    let lowest = lowestInSight(of: stack, .tab(page))
    let covered = max(motion, stack?.motionBelow ?? .resting)
    if let list = sides.list(of: page) {
      visit(page, motion, list) { catalog.page(at: index) }
      if lowest == 0, let detail = sides.detail(of: page) {
        visit(detail.id, covered, nil) { detail }
      }
    } else if lowest == 0 {
      visit(page, covered, hostedPages.hosted(on: page)) { catalog.page(at: index) }
    }
    visitScreens(of: stack, from: lowest, motion, visit)
  }

  private func visitScreens(
    of stack: NavigationStack?, from lowest: Int, _ below: SightMotion,
    _ visit: (PageID, SightMotion, (any ContainerNode)?, () -> any Screen) -> Void
  ) {
    guard let stack else { return }
    var index = max(0, lowest - 1)
    while index < stack.layers.count {
      let screen = stack.layers[index]
      let hosted = stack.hasHosted ? screen.hosted : nil
      visit(screen.id, max(below, stack.motion(ofLayer: index)), hosted) { screen }
      index += 1
    }
  }

  private func showsBars(over index: Int) -> Bool {
    let page = catalog.page(at: index)
    let showsOwn = !context.ask { page.hidesToolbar }
    guard let stack = navigator.stack(ofPage: page.id) else { return showsOwn }
    let lowest = lowestInSight(of: stack, .tab(page.id))
    return lowest == 0 && showsOwn
      || stack.layers.dropFirst(max(0, lowest - 1)).contains {
        let traits = $0.traits
        return !traits.hidesToolbar && !traits.isStandalone
      }
  }

  private func lowestInSight(of stack: NavigationStack?, _ key: StackKey) -> Int {
    stack?.lowestInSight(heldFrom: backSwipe.start(on: key)) ?? 0
  }

  // MARK: Telling

  func update() {
    guard pager.view.isKnown, !isTelling, !isTold else { return }
    isTelling = true
    defer { isTelling = false }
    var now: [Sighting] = []
    forEachInView { now.append(Sighting(screen: $3(), hosted: $2, id: $0, motion: $1)) }
    let tops = now.tops
    for top in tops where top.motion == .going {
      life.leave(top.id)
      collect(top.screen)
    }
    var (gone, came) = (told, [Sighting]())
    for sighting in now {
      if let index = gone.index(of: sighting) {
        gone.remove(at: index)
      } else {
        came.append(sighting)
      }
    }
    for next in came { appear(next) }
    for next in gone { disappear(next) }
    told = now
    for top in tops { settle(top) }
    for sighting in now { give(sighting.motion, to: sighting.hosted) }
  }

  private var isTold: Bool {
    var (count, isSame) = (0, true)
    forEachInView { id, motion, hosted, _ in
      isSame =
        isSame && count < told.count && told[count].id == id && told[count].motion == motion
        && told[count].hosted === hosted
      count += 1
    }
    return isSame && count == told.count
  }

  private func appear(_ next: Sighting) {
    if !told.contains(where: { $0.id == next.id }) { life.appear(next.id) }
    told.append(next)
    collect(next.screen)
    context.outbox.append(.sight(next.screen, isInView: true, from: []))
    give(next.motion, to: next.hosted)
  }

  private func disappear(_ next: Sighting) {
    // A container may be on a screen that comes while another one with it goes.
    if told.count(where: { $0.hosted === next.hosted }) == 1 { give(nil, to: next.hosted) }
    guard let index = told.index(of: next) else { return }
    told.remove(at: index)
    if !told.contains(where: { $0.id == next.id }) { life.disappear(next.id) }
    collect(next.screen)
    context.outbox.append(.sight(next.screen, isInView: false, from: []))
    release(next.id, next.screen)
  }

  private func settle(_ sighting: Sighting) {
    switch sighting.motion {
    case .resting: life.rest(on: sighting.id)
    case .coming: life.comeBack(sighting.id)
    case .going: break
    }
    collect(sighting.screen)
  }

  /// Ends the life of a screen that is out of view and no longer pushed or presented.
  func release(_ id: PageID, _ screen: (any Screen)? = nil) {
    guard !exists(id), !told.contains(where: { $0.id == id }) else { return }
    life.release(id)
    collect(screen)
  }

  private func exists(_ id: PageID) -> Bool {
    catalog.index(of: id) != nil || stacks.has(id) || sheetPlace.has(id)
      || context.interactions.surfaced.contains { $0.screen?.id == id }
      || sides.all.contains { $0.detail.id == id }
  }

  /// `screen` is the screen that has changed its stage, if it is not a page.
  func collect(_ screen: (any Screen)? = nil) {
    for (id, stage) in life.takeSteps() {
      let page: (any Screen)? = catalog.pages.stored.flatMap { pages in
        catalog.index(of: id).map { pages[$0] }
      }
      context.outbox.append(.stage(id, stage, of: page ?? (screen?.id == id ? screen : nil)))
    }
  }

  // MARK: Containers

  /// Tells a container on this one how its place moves, or with nil that it is out of view.
  private func give(_ motion: SightMotion?, to hosted: (any ContainerNode)?) {
    guard let hosted, hosted.standing.surroundings === standing.container else { return }
    hosted.part(LifeCycle.self).move(motion)
  }

  /// Its listeners hear of it when the change around it ends.
  func move(_ motion: SightMotion?) {
    guard place != motion else { return }
    context.transaction {
      place = motion
      update()
    }
  }

  /// A container in a window of its own is in view as soon as it gets input.
  func watch(_ event: InputEvent) {
    guard place == nil, standing.isOutermost else { return }
    switch event {
    // A former host ends these.
    case .cancel, .panEnd: break
    default: move(.resting)
    }
  }

  // MARK: Pages

  func pagesInViewChanged() {
    update()
    guard let shown = pager.view.shown else { return }
    for index in [shown.near, shown.far] {
      life.create(catalog.id(at: index))
      createPages(peekingBeside: index)
    }
  }

  /// The visible neighbors are drawn, but appear only once the position is between them and another page.
  private func createPages(peekingBeside index: Int) {
    peeking.forEachPage(peekingBeside: index) { life.create(catalog.id(at: $0)) }
  }

  func pagesReplaced() {
    update()
    life.release { exists($0) }
    collect()
  }

  func pagesRested() { retain() }

  func adoptOptions() { retain() }

  private func retain() {
    guard let selected = pager.selectedIndex else { return }
    createPages(peekingBeside: selected)
    let (pages, peeking) = (catalog.pages, context.peekCount)
    func isNear(_ id: PageID, _ distance: Int) -> Bool {
      // Pushed screens have their own end.
      pages.index(of: id).map {
        pager.distance(from: Double($0), to: Double(selected)) <= Double(distance)
      } ?? true
    }
    switch context.configuration.retention {
    case .visited: break
    case .all:
      if pages.stored != nil { for index in 0..<pages.count { life.create(pages.id(at: index)) } }
    case .current: life.release { isNear($0, peeking) }
    case .near(let distance): life.release { isNear($0, max(distance, peeking)) }
    }
  }

  // MARK: Swipes

  var allowsSwipes: Bool { !navigator.isCovered && !navigator.hidesOtherPages }

  func goesOn(by step: Int) -> Bool { around.goesOn(along: context.pagingAxis, by: step) }

  func handOn(_ drive: Drive, from coordinate: Double, by step: Int) {
    let axis = context.pagingAxis
    let start = Point(coordinate, along: axis)
    _ = around.handOn(drive.contact, from: start, slop: 0, along: axis, by: step)
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(isTold, "\(told.map(\.id)) are told to be in view, and something else is")
    for (id, stage) in life.stages {
      let isInView = told.contains { $0.id == id }
      promise(isInView == stage.isInView, "\(id) is \(stage), in view: \(isInView)")
      promise(isInView || exists(id), "\(id) is \(stage) and gone")
    }
    for top in told.tops where top.motion == .resting {
      promise(stage(of: top.id) == .visible, "\(top.id) is \(stage(of: top.id)) at rest")
    }
  }
}

extension PageStage {
  fileprivate var isInView: Bool {
    switch self {
    case .appearing, .visible, .disappearing: true
    case .absent, .created, .hidden: false
    }
  }
}
