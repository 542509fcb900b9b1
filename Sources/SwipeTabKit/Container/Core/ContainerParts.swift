/// All parts of a container, each given the parts that it uses, which are made before it.
///
/// The only way back up is the list of all interactions, ordered from front to back below.
@MainActor final class ContainerParts {
  /// Asked about each input event before the parts.
  var inputFilter: ((InputEvent) -> Bool)?

  let context: ContainerContext
  let contacts = Contacts()
  let wheelRun = WheelRun()
  let standing: Standing
  let catalog: PageCatalog
  let pager: Pager
  let peeking: PeekingPages
  let wheelPaging: WheelPaging
  let hostedPlaces: HostedPlaces
  let hostedPages: HostedPages
  let stacks: NavigationStacks
  let sides: Sides
  let navigator: Navigator
  let around: PagesAround
  let bars: BarHider
  let barGlide: BarGlide
  let sheetPlace: SheetPlace
  let accessoryPlace: AccessoryPlace
  let presentation: Presentation
  let backSwipe: BackSwipe
  let lifeCycle: LifeCycle
  let sheetPull: SheetPull
  let sheets: SheetPresenter
  let hosted: HostedContainers
  let settings: SettingsStore
  let values: ControlValues
  let itemAnimations: ItemAnimations
  let markTail: MarkTail
  let markSwell: MarkSwell
  let actions: Actions
  let navigationBar: NavigationBar
  let closeButtons: CloseButtons
  let toolbar: Toolbar
  let commandMenu: CommandMenu
  let itemViews = ItemViews()
  let accessory: Surface
  let toolbarFocus: ToolbarFocus
  let reordering: ItemReordering
  let itemMotion: ItemMotion
  let lengthHold: LengthHold
  let editing: PageEditing
  let tabMenu: TabMenu
  let barTargets: BarTargets
  let views: CustomViews
  let bodies: BodyPresentation
  let scroller: BodyScroller
  let sheetGrip: SheetGrip
  let bodyTargets: BodyTargets
  let bodyViews: BodyViews
  let fields: TextFields
  let bodyControls: BodyControls
  let headers: PageHeaders
  let longPress: LongPress
  let barPresses: BarPresses
  let hostedContacts: HostedContacts
  let toaster: Toaster
  let focusOrder: FocusOrder
  let focusRing: FocusRing
  let focusKeys: FocusKeys
  let pagePainter: PagePainter
  let overview: PageOverview
  let tooltips: Tooltips
  let hover: HoverTracker
  let drops: DropTargets
  let shortcutHelp: ShortcutHelp
  let recentPages: RecentPages
  let keys: KeyRouter
  let arbiter: ContactArbiter
  let changeEnd: ChangeEnd
  let clock: Clock
  let announcer: Announcer

  init(
    pages: PageList, index: Int?, configuration: ContainerConfiguration, size: Size,
    scale: Double, measurer: any TextMeasuring
  ) {
    context = ContainerContext(
      configuration: configuration, size: size, scale: scale, measurer: measurer)
    standing = Standing(context: context)
    catalog = PageCatalog(pages, context: context)
    pager = Pager(on: index, of: catalog, contacts: contacts, context: context)
    peeking = PeekingPages(context, catalog, pager)
    wheelPaging = WheelPaging(context, wheelRun, catalog, pager)
    hostedPlaces = HostedPlaces(context, standing, catalog)
    hostedPages = HostedPages(context, standing, catalog, hostedPlaces)
    stacks = NavigationStacks(context, standing, catalog, hostedPlaces)
    sides = Sides(context, standing, pager)
    navigator = Navigator(context, standing, catalog, pager, stacks, hostedPages, sides)
    around = PagesAround(standing, pager)
    bars = BarHider(context)
    barGlide = BarGlide(context)
    sheetPlace = SheetPlace(context)
    accessoryPlace = AccessoryPlace(context)
    presentation = Presentation(
      context, standing, catalog, pager, hostedPages, stacks, sides, navigator, bars,
      accessoryPlace, peeking)
    backSwipe = BackSwipe(context, contacts, pager, stacks, sides, navigator, presentation)
    lifeCycle = LifeCycle(
      context, standing, catalog, pager, peeking, around, hostedPages, stacks, sides, navigator,
      sheetPlace, backSwipe)
    sheetPull = SheetPull(context, contacts, sheetPlace)
    sheets = SheetPresenter(context, contacts, standing, sheetPlace, sheetPull)
    hosted = HostedContainers(
      context, standing, hostedPlaces, hostedPages, stacks, sides, sheets)
    settings = SettingsStore(context, standing, hosted)
    values = ControlValues(context, standing, settings)
    itemAnimations = ItemAnimations(context, catalog, pager)
    markTail = MarkTail(context, pager)
    markSwell = MarkSwell(context, contacts, pager)
    actions = Actions(
      context, standing, catalog, pager, hostedPages, sides, navigator, settings, values,
      itemAnimations)
    navigationBar = NavigationBar(context, standing, catalog, pager, sides, navigator, presentation)
    let badgeWidths = BadgeWidths(context: context)
    closeButtons = CloseButtons(context, catalog, pager, badgeWidths)
    toolbar = Toolbar(
      context, catalog, pager, presentation, markTail, markSwell, closeButtons, badgeWidths)
    commandMenu = CommandMenu(
      context, contacts, standing, catalog, pager, navigator, presentation, actions)
    accessory = Surface(
      context, contacts, standing, navigator, presentation, lifeCycle,
      BarAccessory(context, accessoryPlace, presentation))
    toolbarFocus = ToolbarFocus(context, catalog, pager, closeButtons, toolbar)
    reordering = ItemReordering(context, contacts, catalog, pager, navigator, presentation, toolbar)
    itemMotion = ItemMotion(context, catalog, toolbar)
    lengthHold = LengthHold(context, toolbar, itemMotion)
    editing = PageEditing(
      context, standing, catalog, pager, hostedPages, stacks, toolbar, toolbarFocus, itemMotion,
      lengthHold)
    tabMenu = TabMenu(
      context, standing, catalog, pager, navigator, actions, toolbar, commandMenu, reordering,
      editing)
    barTargets = BarTargets(
      context, catalog, pager, navigator, presentation, settings, actions, navigationBar,
      closeButtons, toolbar, commandMenu, itemMotion, editing)
    views = CustomViews(context, standing)
    bodies = BodyPresentation(
      context, standing, catalog, pager, sides, navigator, presentation, views)
    let sheetAround = SheetAround(context, contacts, standing)
    scroller = BodyScroller(
      context, contacts, wheelRun, standing, pager, around, wheelPaging, navigator, bars, bodies,
      sheetAround)
    sheetGrip = SheetGrip(bodies, scroller, sheetAround)
    bodyTargets = BodyTargets(context, standing, navigator, barTargets, bodies, scroller, views)
    bodyViews = BodyViews(
      context, contacts, wheelRun, standing, catalog, pager, stacks, navigator, peeking, views,
      scroller, bodyTargets)
    fields = TextFields(
      context, contacts, standing, navigator, values, actions, commandMenu, bodies, scroller,
      bodyTargets)
    bodyControls = BodyControls(
      context, contacts, wheelRun, standing, pager, navigator, values, actions, commandMenu, bodies,
      scroller, bodyTargets)
    headers = PageHeaders(context, navigator, bars, presentation, bodies, scroller)
    longPress = LongPress(context, contacts, tabMenu, bodyViews, fields, bodyControls)
    barPresses = BarPresses(
      context, contacts, catalog, pager, wheelPaging, navigator, bars, presentation, toolbar,
      commandMenu, reordering, editing, tabMenu, barTargets, longPress)
    hostedContacts = HostedContacts(
      context, contacts, pager, sides, navigator, presentation, backSwipe, barTargets)
    toaster = Toaster(
      context, contacts, standing, navigator, presentation, actions, sheets, commandMenu,
      bodyTargets)
    focusOrder = FocusOrder(
      context, standing, pager, sides, navigator, presentation, sheets, navigationBar)
    focusRing = FocusRing(
      context, standing, hostedPages, navigator, presentation, sheets, navigationBar, bodyTargets,
      focusOrder)
    focusKeys = FocusKeys(context, barTargets, focusOrder, focusRing)
    pagePainter = PagePainter(
      context, standing, catalog, pager, sides, navigator, presentation, bodies, headers, peeking)
    overview = PageOverview(
      context, contacts, standing, catalog, pager, sides, navigator, presentation, sheets, actions,
      navigationBar, closeButtons, editing, barTargets, bodies, pagePainter)
    tooltips = Tooltips(context, standing, presentation, navigationBar, closeButtons, toolbar)
    hover = HoverTracker(
      context, contacts, standing, pager, stacks, sides, navigator, bars, presentation, sheets,
      reordering, itemMotion, lengthHold, barTargets, bodyTargets, tooltips, hostedContacts)
    drops = DropTargets(context, catalog, pager, sides, navigator, presentation, sheets, barTargets)
    shortcutHelp = ShortcutHelp(
      context, standing, catalog, pager, navigator, actions, editing, bodies)
    recentPages = RecentPages(context, catalog, pager)
    keys = KeyRouter(
      context, standing, catalog, pager, sides, navigator, actions, commandMenu, toolbarFocus,
      reordering, editing, scroller, bodyTargets, focusRing, overview, shortcutHelp, recentPages)
    arbiter = ContactArbiter(
      context, contacts, standing, pager, around, sheets, fields, bodyControls,
      barPresses, hostedContacts, overview, hover, keys)
    changeEnd = ChangeEnd(context, standing, lifeCycle, hosted, bodyViews, fields, hover, focusRing)
    clock = Clock(context, standing, lifeCycle, hosted, changeEnd)
    announcer = Announcer(context, standing, stacks, lifeCycle)
    let disturbance = Disturbance(context, contacts, standing, hosted, hover)
    // What other containers ask.
    standing.connect([
      contacts, pager, around, hostedPages, stacks, sides, navigator, bars,
      presentation, lifeCycle, sheetPull, sheets, hosted, settings, values, actions, navigationBar,
      toolbar, commandMenu, toolbarFocus, editing, tabMenu, barTargets, scroller,
      bodyTargets, bodyViews, fields, bodyControls, hostedContacts, toaster, focusOrder, focusRing,
      focusKeys, hover, shortcutHelp, keys, changeEnd, clock, announcer,
    ])
    // From front to back.
    context.assemble([
      // It advances last, so that what happens in a container on this one finds everything here at the same time.
      hosted, Autoplay(context, catalog, pager, disturbance),
      Delay(context, standing, pager, navigator, actions, hosted),
      SwipeHint(context, contacts, pager, disturbance),
      LoadingItems(context, catalog, presentation, reordering),
      toaster, overview, sheetPull, sheets, drops, hover, commandMenu,
      Refresher(context, sides, navigator, actions, bodies, scroller),
      reordering, itemMotion, itemAnimations, markSwell, lengthHold,
      accessory, SideLists(context, standing, catalog, pager, sides, presentation, lifeCycle),
      hostedContacts, longPress, barPresses,
      toolbar, toolbarFocus, bars, barGlide, backSwipe, bodyViews, fields, bodyControls,
      focusRing, sheetGrip, scroller,
      PeekingTaps(context, catalog, pager, navigator, presentation, barTargets, peeking),
      navigator, lifeCycle, stacks, wheelPaging, recentPages, pager,
      // It advances first, while the pages are still where they were when they got their target.
      markTail,
    ])
    toolbar.connect(reordering, itemMotion)
    bodies.connect(scroller)
    lifeCycle.begin()
  }

  /// Whether nothing moves and no contact drags; a message that comes or goes does not count.
  var isIdle: Bool {
    var isIdle = pager.phase == .resting && !contacts.isBusy && !sheetPlace.isHeld
    isIdle = isIdle && !context.interactions.timed.contains { $0 !== toaster && $0.isMoving }
    hosted.forEach { isIdle = isIdle && $0.isIdle }
    return isIdle
  }

  /// Breaks the cycles of the context and the contacts with the parts that use them.
  isolated deinit {
    context.disassemble()
    standing.disconnect()
    contacts.forgetAll()
  }

  func connect(to container: TabContainer) {
    standing.belong(to: container)
    context.consent.ask(announcer)
    announcer.begin(at: pager.scroll.position)
    context.connect(
      layout: { [unowned self] in makeLayout() }, finish: changeEnd.end,
      passOn: announcer.passOn, deliver: announcer.deliver,
      handle: { [unowned self] in _ = standing.container?.door.handle($0) })
    for page in catalog.pages.stored ?? [] { standing.attach(page) }
    context.transaction { hostedPages.update() }
  }

  private func makeLayout() -> ContainerLayout {
    ContainerLayout(
      size: context.size, configuration: context.configuration, count: catalog.count,
      pinned: catalog.pinnedCount, heads: toolbar.sectionStarts, hasTitles: toolbar.hasTitles,
      canAdd: editing.canAdd,
      hostRoom: standing.room, held: lengthHold.held, accessory: accessoryPlace.height,
      wish: { self.toolbar.wish(ofItem: $0) },
      naturalWidth: { self.toolbar.naturalWidth(ofItem: $0) })
  }

  /// Detaches from the host or the window: ends all contacts, finishes all motion, and dismisses what it presents.
  func leaveHost() {
    context.transaction {
      let visits = standing.visits
      for contact in contacts.down { standing.container?.door.handle(.cancel(contact)) }
      pager.cancelDrag()
      sheetPull.cancel()
      finishMotion()
      // In the host's order, as far as the host knows already that this container has gone.
      let host = standing.surroundings
      host?.transaction { host?.part(LifeCycle.self).update() }
      // What that called may have put this container in its place again.
      guard standing.visits == visits else { return }
      lifeCycle.move(nil)
      standing.leave()
      host?.transaction { host?.part(NavigationStacks.self).release(standing) }
      // A host presents instead of the containers on it.
      _ = sheets.dismissAll(animated: false)
    }
  }

  private func finishMotion() {
    context.finishMotion()
    hosted.forEach { $0.door.parts.finishMotion() }
  }

  var brokenPromises: [String] {
    var promises = Promises()
    for interaction in context.interactions.all { interaction.check(&promises) }
    standing.check(&promises)
    presentation.check(&promises)
    promises(sheets.hosted == nil || standing.host == nil, "a hosted container presents")
    if let due = clock.deadline {
      promises(due >= context.time, "due at \(due), now is \(context.time)")
    }
    let phase = pager.phase
    promises(phase != .settling || clock.isMoving, "no frames are wanted while \(phase)")
    return promises.broken
  }
}
