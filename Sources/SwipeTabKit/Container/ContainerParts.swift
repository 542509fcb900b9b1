/// The parts of a container, in the order in which they are created.
///
/// A part gets only parts created before it, so dependencies run in one direction. The only way back is the list of all
/// interactions, ordered from front to back below.
@MainActor final class ContainerParts: PartsLayer {
  /// Asked about each input event before the parts; nil for none.
  var inputFilter: ((InputEvent) -> Bool)?
  let context: ContainerContext
  let contacts = Contacts()
  let wheelRun = WheelRun()
  let itemViews = ItemViews()
  let standing: Standing
  let catalog: PageCatalog
  let pager: Pager
  let wheelPaging: WheelPaging
  let hostedPlaces: HostedPlaces
  let stacks: NavigationStacks
  let navigator: Navigator
  let bars: BarHider
  let barGlide: BarGlide
  let presentation: Presentation
  let backSwipe: BackSwipe
  let stages: PageStages
  let sheetPlace: SheetPlace
  let sheetPull: SheetPull
  let sheets: SheetPresenter
  let hosted: HostedContainers
  let settings: SettingsStore
  let values: ControlValues
  let actions: Actions
  let navigationBar: NavigationBar
  let closeButtons: CloseButtons
  let toolbar: Toolbar
  let toolbarFocus: ToolbarFocus
  let reordering: ItemReordering
  let itemMotion: ItemMotion
  let lengthHold: LengthHold
  let moreMenu: MoreMenu
  let editing: PageEditing
  let commandMenu: CommandMenu
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
  let longPress: LongPress
  let barPresses: BarPresses
  let hostedContacts: HostedContacts
  let toaster: Toaster
  let overview: PageOverview
  let tooltips: Tooltips
  let hover: HoverTracker
  let focusOrder: FocusOrder
  let focusRing: FocusRing
  let focusKeys: FocusKeys
  let shortcutHelp: ShortcutHelp
  let keys: KeyRouter
  let arbiter: ContactArbiter
  let changeEnd: ChangeEnd
  let clock: Clock
  let announcer: Announcer

  /// Creates the parts of a container that rests on the page at `index`; with nil there are no pages.
  init(
    pages: PageList, index: Int?, configuration: ContainerConfiguration, size: Size,
    scale: Double, measurer: any TextMeasuring
  ) {
    context = ContainerContext(
      configuration: configuration, size: size, scale: scale, measurer: measurer)
    standing = Standing(context: context)
    catalog = PageCatalog(pages, context: context)
    pager = Pager(on: index, of: catalog, contacts: contacts, context: context)
    wheelPaging = WheelPaging(catalog: catalog, pager: pager, run: wheelRun, context: context)
    hostedPlaces = HostedPlaces(standing: standing, context: context)
    stacks = NavigationStacks(
      catalog: catalog, hostedPlaces: hostedPlaces, standing: standing, context: context)
    navigator = Navigator(
      standing: standing, catalog: catalog, pager: pager, stacks: stacks, context: context)
    bars = BarHider(context: context)
    barGlide = BarGlide(context: context)
    presentation = Presentation(
      standing: standing, catalog: catalog, pager: pager, navigator: navigator, bars: bars,
      context: context)
    backSwipe = BackSwipe(
      contacts: contacts, pager: pager, stacks: stacks, navigator: navigator,
      presentation: presentation, context: context)
    stages = PageStages(
      standing: standing, catalog: catalog, pager: pager, stacks: stacks, navigator: navigator,
      backSwipe: backSwipe, context: context)
    sheetPlace = SheetPlace(context: context)
    sheetPull = SheetPull(place: sheetPlace, contacts: contacts, context: context)
    sheets = SheetPresenter(
      standing: standing, contacts: contacts, place: sheetPlace, pull: sheetPull,
      context: context)
    hosted = HostedContainers(
      stacks: stacks, sheets: sheets, hostedPlaces: hostedPlaces, context: context)
    settings = SettingsStore(standing: standing, hosted: hosted, context: context)
    values = ControlValues(standing: standing, settings: settings, context: context)
    actions = Actions(
      standing: standing, catalog: catalog, pager: pager, navigator: navigator,
      settings: settings, values: values, context: context)
    navigationBar = NavigationBar(
      standing: standing, catalog: catalog, pager: pager, navigator: navigator,
      presentation: presentation, context: context)
    let badgeWidths = BadgeWidths(context: context)
    closeButtons = CloseButtons(
      catalog: catalog, pager: pager, badgeWidths: badgeWidths, context: context)
    toolbar = Toolbar(
      catalog: catalog, pager: pager, closeButtons: closeButtons, badgeWidths: badgeWidths,
      context: context)
    toolbarFocus = ToolbarFocus(
      catalog: catalog, pager: pager, toolbar: toolbar, closeButtons: closeButtons,
      context: context)
    reordering = ItemReordering(
      contacts: contacts, catalog: catalog, pager: pager, navigator: navigator,
      presentation: presentation, toolbar: toolbar, context: context)
    itemMotion = ItemMotion(catalog: catalog, pager: pager, toolbar: toolbar, context: context)
    lengthHold = LengthHold(toolbar: toolbar, motion: itemMotion, context: context)
    moreMenu = MoreMenu(
      contacts: contacts, catalog: catalog, pager: pager, navigator: navigator,
      presentation: presentation, actions: actions, context: context)
    editing = PageEditing(
      standing: standing, catalog: catalog, pager: pager, toolbar: toolbar,
      focus: toolbarFocus, motion: itemMotion, hold: lengthHold, context: context)
    commandMenu = CommandMenu(
      contacts: contacts, catalog: catalog, navigator: navigator, presentation: presentation,
      context: context)
    tabMenu = TabMenu(
      standing: standing, catalog: catalog, pager: pager, navigator: navigator, toolbar: toolbar,
      reordering: reordering, editing: editing, actions: actions, menu: commandMenu,
      context: context)
    barTargets = BarTargets(
      catalog: catalog, navigator: navigator, presentation: presentation,
      navigationBar: navigationBar, toolbar: toolbar, itemMotion: itemMotion,
      closeButtons: closeButtons, moreMenu: moreMenu, commandMenu: commandMenu, editing: editing,
      actions: actions, context: context)
    views = CustomViews(standing: standing, context: context)
    bodies = BodyPresentation(
      catalog: catalog, pager: pager, navigator: navigator, presentation: presentation,
      views: views, context: context)
    scroller = BodyScroller(
      standing: standing, contacts: contacts, pager: pager, wheelPaging: wheelPaging,
      wheelRun: wheelRun, navigator: navigator, bars: bars, bodies: bodies, context: context)
    sheetGrip = SheetGrip(
      standing: standing, contacts: contacts, bodies: bodies, scroller: scroller, context: context)
    bodyTargets = BodyTargets(
      navigator: navigator, bodies: bodies, scroller: scroller, bars: barTargets, views: views,
      context: context)
    bodyViews = BodyViews(
      standing: standing, contacts: contacts, catalog: catalog, pager: pager, wheelRun: wheelRun,
      navigator: navigator, stacks: stacks, views: views, scroller: scroller,
      targets: bodyTargets, context: context)
    fields = TextFields(
      standing: standing, contacts: contacts, navigator: navigator, values: values,
      bodies: bodies, scroller: scroller, targets: bodyTargets, menu: commandMenu,
      context: context)
    bodyControls = BodyControls(
      standing: standing, contacts: contacts, pager: pager, wheelRun: wheelRun,
      navigator: navigator, values: values, actions: actions, bodies: bodies,
      scroller: scroller, targets: bodyTargets, context: context)
    longPress = LongPress(
      contacts: contacts, fields: fields, tabMenu: tabMenu, context: context)
    barPresses = BarPresses(
      contacts: contacts, catalog: catalog, pager: pager, wheelPaging: wheelPaging,
      toolbar: toolbar, reordering: reordering, moreMenu: moreMenu, commandMenu: commandMenu,
      tabMenu: tabMenu, longPress: longPress, editing: editing, targets: barTargets,
      context: context)
    hostedContacts = HostedContacts(
      contacts: contacts, navigator: navigator, backSwipe: backSwipe, targets: barTargets,
      context: context)
    toaster = Toaster(
      navigator: navigator, presentation: presentation, contacts: contacts, moreMenu: moreMenu,
      bodyTargets: bodyTargets, context: context)
    overview = PageOverview(
      contacts: contacts, catalog: catalog, pager: pager, navigator: navigator, sheets: sheets,
      actions: actions, barTargets: barTargets, context: context)
    tooltips = Tooltips(
      navigationBar: navigationBar, toolbar: toolbar, closeButtons: closeButtons, context: context)
    hover = HoverTracker(
      standing: standing, contacts: contacts, pager: pager, stacks: stacks,
      navigator: navigator, bars: bars, presentation: presentation, sheets: sheets,
      tooltips: tooltips, reordering: reordering, itemMotion: itemMotion,
      lengthHold: lengthHold, barTargets: barTargets,
      bodyTargets: bodyTargets, hostedContacts: hostedContacts, context: context)
    focusOrder = FocusOrder(
      standing: standing, navigator: navigator, presentation: presentation, sheets: sheets,
      navigationBar: navigationBar, context: context)
    focusRing = FocusRing(
      standing: standing, navigator: navigator, presentation: presentation, sheets: sheets,
      navigationBar: navigationBar, bodyTargets: bodyTargets, order: focusOrder,
      context: context)
    focusKeys = FocusKeys(
      barTargets: barTargets, order: focusOrder, ring: focusRing, context: context)
    shortcutHelp = ShortcutHelp(
      standing: standing, catalog: catalog, navigator: navigator, actions: actions,
      editing: editing, bodies: bodies, context: context)
    keys = KeyRouter(
      standing: standing, catalog: catalog, pager: pager, navigator: navigator,
      actions: actions, toolbarFocus: toolbarFocus, reordering: reordering, editing: editing,
      commandMenu: commandMenu, overview: overview, scroller: scroller,
      shortcutHelp: shortcutHelp, context: context)
    arbiter = ContactArbiter(
      contacts: contacts, sheets: sheets, barPresses: barPresses, fields: fields,
      hostedContacts: hostedContacts, hover: hover, keys: keys, context: context)
    changeEnd = ChangeEnd(
      standing: standing, stages: stages, hosted: hosted, reordering: reordering,
      hostedContacts: hostedContacts, hover: hover, focusRing: focusRing, fields: fields,
      views: bodyViews, context: context)
    clock = Clock(standing: standing, changeEnd: changeEnd, context: context)
    announcer = Announcer(
      standing: standing, catalog: catalog, stacks: stacks, stages: stages, context: context)
    // From front to back.
    context.assemble([
      overview, sheetPull, sheets, hover, commandMenu, toaster, moreMenu, reordering, itemMotion,
      lengthHold,
      hostedContacts, longPress, barPresses,
      toolbar, toolbarFocus, bars, barGlide, backSwipe, bodyViews, fields, bodyControls,
      focusRing, sheetGrip, scroller,
      navigator, stages, stacks, hosted, wheelPaging, pager,
    ])
    toolbar.connect(reordering, itemMotion)
    scroller.connect(sheetGrip)
    super.init()
    standing.connect([self])
    stages.begin()
  }

  /// Whether nothing moves and no contact drags, here and in hosted containers; a message that comes or goes does not
  /// count.
  var isIdle: Bool {
    var isIdle = pager.phase == .resting && !contacts.isBusy && !sheetPlace.isHeld
    isIdle = isIdle && !context.timed.contains { $0 !== toaster && $0.isMoving }
    hosted.forEach { isIdle = isIdle && $0.isIdle }
    return isIdle
  }

  /// Breaks the reference cycles: the context and the contacts refer back to the parts that use them.
  isolated deinit {
    context.disassemble()
    standing.disconnect()
    contacts.forgetAll()
  }

  /// Connects the parts to the container that owns them; called once.
  func connect(to container: TabContainer) {
    standing.belong(to: container)
    context.consent.ask(announcer)
    announcer.begin(at: pager.scroll.position)
    context.connect(
      layout: { [unowned self] in makeLayout() }, finish: { [unowned self] in changeEnd.end() },
      deliver: { [unowned self] in announcer.deliver() })
    for page in catalog.pages.stored ?? [] { standing.attach(page) }
    announcer.deliver()
  }

  /// Computes the layout at the present time.
  private func makeLayout() -> ContainerLayout {
    ContainerLayout(
      size: context.size, configuration: context.configuration, count: catalog.count,
      hasTitles: toolbar.hasTitles, canAdd: editing.canAdd, hostRoom: standing.room,
      held: lengthHold.held, wish: { self.toolbar.wish(ofItem: $0) },
      naturalWidth: { self.toolbar.naturalWidth(ofItem: $0) })
  }

  /// Cancels the drags of the pages and of the sheet, whatever drags them.
  func cancelDrags() {
    pager.cancelDrag()
    sheetPull.cancel()
  }

  /// Whether a More list or a menu is open.
  var hasOpenList: Bool { moreMenu.isOpen || commandMenu.isOpen }

  /// The invariants that the present state violates, one sentence each.
  var brokenPromises: [String] {
    var promises = Promises()
    for interaction in context.interactions { interaction.check(&promises) }
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

extension ContainerNode {
  /// The parts of the container.
  var parts: ContainerParts { layer(ContainerParts.self) }
}
