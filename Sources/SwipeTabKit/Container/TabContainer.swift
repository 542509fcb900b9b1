/// A swipeable tab container without a screen: the public door of the kit.
///
/// Hand it input and the time, ask it what to draw:
///
/// 1. `advance(to:)` moves the model to a moment; it never reads a clock.
/// 2. `handle(_:)` takes what a person did at that moment.
/// 3. `draw(into:)` lists what to paint.
///
/// `isMoving` and `nextDeadline` say when it needs the next moment; at rest it needs none.
public final class TabContainer {
  /// The options; setting them costs one relayout and keeps the selection.
  public var configuration: ContainerConfiguration {
    get { context.configuration }
    set { transaction { context.reconfigure(newValue) } }
  }
  /// What is told and asked; not kept alive.
  public weak var delegate: (any TabContainerDelegate)?
  /// Called for every event, in order.
  public var onEvent: ((ContainerEvent) -> Void)?
  /// Called before each change of selection.
  public var beforeSelect: ((SelectionChange) -> Void)?
  /// Called when a changed selection has come to rest.
  public var afterSelect: ((SelectionChange) -> Void)?
  /// Asked before each change of selection but a reload's; nil, the default, refuses nothing.
  ///
  /// If it selects, pushes, pops or changes the pages itself, that stands, and what it was asked about is dropped.
  public var shouldSelect: ((PageID, Cause) -> Bool)?
  /// Makes the screens that actions push, by identifier; nil, the default, knows none.
  public var makeScreen: ((PageID) -> (any Screen)?)?
  /// Makes the page that a person adds, of an identifier that no page has; nil, the default, for none.
  ///
  /// It also takes `ContainerConfiguration.allowsAdding`. Where it answers nil, nothing is added.
  public var makeNewPage: (() -> (any TabPage)?)? {
    didSet { context.invalidateLayout() }
  }
  /// Makes what draws items in the place of the kit's own look, by page; nil, the default, for none.
  public var makeItemView: ((PageID) -> (any TabItemView)?)? {
    didSet {
      itemViews.removeAll()
      context.noteChange()
    }
  }
  /// What the container is filled from; setting another one asks it for everything.
  ///
  /// It is not kept alive.
  public weak var dataSource: (any TabContainerDataSource)? {
    didSet { reloadData() }
  }
  /// What layout asks of a font; setting it costs one relayout.
  public var measurer: any TextMeasuring {
    get { context.measurer }
    set {
      bodies.dropLayouts()
      context.measure(with: newValue)
      hosted.forEach { $0.measurer = newValue }
    }
  }

  /// Called when a control was moved, with its name; of a hosted container the outermost one's is called.
  public var onValueChange: ((PageID) -> Void)?
  /// Called with a text that is to be copied; of a hosted container the outermost one's is called.
  public var onCopy: ((String) -> Void)?
  /// Called when a toggle was switched.
  package var didToggle: ((PageID) -> Void)?
  /// What a storyboard asked for last; nil if the container shows none.
  package var prescription: Prescription?

  /// The pages.
  public var pages: PageList { catalog.pages }
  /// The present moment, in seconds.
  public var time: Double { context.time }
  /// The container's extent, in points.
  public var size: Size { context.size }
  /// Pixels per point.
  public var scale: Double { context.scale }
  /// The item with the keyboard focus, by its page; nil while the toolbar has none.
  ///
  /// A page without an item of its own stands for the More item.
  public var focus: PageID? { toolbar.focus }
  /// A number that grows whenever something may look different.
  public var revision: Int { context.revision }
  /// What was set while the container ran, over the options that it began with.
  public var changedSettings: [ContainerSetting: ControlValue] { settings.changed }

  // Its parts, in the order in which each may know those before it.
  let context: ContainerContext
  let contacts = Contacts()
  let wheelRun = WheelRun()
  let itemViews = ItemViews()
  let standing: Standing
  let catalog: PageCatalog
  let pager: Pager
  let wheelPaging: WheelPaging
  let stacks: NavigationStacks
  let navigator: Navigator
  let bars: BarHider
  let presentation: Presentation
  let backSwipe: BackSwipe
  let stages: PageStages
  let sheets: SheetPresenter
  let hosted: HostedContainers
  let settings: SettingsStore
  let values: ControlValues
  let actions: Actions
  let navigationBar: NavigationBar
  let closeButtons: CloseButtons
  let toolbar: Toolbar
  let reordering: ItemReordering
  let moreMenu: MoreMenu
  let editing: PageEditing
  let barTargets: BarTargets
  let bodies: BodyPresentation
  let scroller: BodyScroller
  let bodyTargets: BodyTargets
  let bodyControls: BodyControls
  let barPresses: BarPresses
  let hostedContacts: HostedContacts
  let hover: HoverTracker
  let focusRing: FocusRing
  let keys: KeyRouter
  let arbiter: ContactArbiter
  private let hostedPlaces: HostedPlaces
  let changeEnd: ChangeEnd

  /// Makes a container that shows a page at once, without motion and without events.
  ///
  /// - Parameters:
  ///   - pages: The pages; none is an ordinary state.
  ///   - configuration: The options.
  ///   - initial: The page that shows first; by default the first whose item has no action, and none without pages.
  ///   - size: The extent in points, at most 1,000,000 either way.
  ///   - scale: Pixels per point, from 0.01 to 100; by default 1.
  ///   - measurer: What layout asks of a font.
  /// - Throws: `ContainerError` if the initial page is not there.
  public init(
    pages: PageList, configuration: ContainerConfiguration = ContainerConfiguration(),
    initial: InitialPage? = nil, size: Size, scale: Double = 1,
    measurer: any TextMeasuring = FixedTextMeasurer()
  ) throws(ContainerError) {
    let index = try pages.index(of: initial)
    context = ContainerContext(
      configuration: configuration, size: size.onScreen, scale: scale.asDisplayScale ?? 1,
      measurer: measurer)
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
    presentation = Presentation(
      standing: standing, catalog: catalog, pager: pager, navigator: navigator, bars: bars,
      context: context)
    backSwipe = BackSwipe(
      contacts: contacts, pager: pager, stacks: stacks, navigator: navigator,
      presentation: presentation, context: context)
    stages = PageStages(
      standing: standing, catalog: catalog, pager: pager, stacks: stacks, navigator: navigator,
      backSwipe: backSwipe, context: context)
    sheets = SheetPresenter(standing: standing, contacts: contacts, context: context)
    hosted = HostedContainers(
      stacks: stacks, sheets: sheets, hostedPlaces: hostedPlaces, context: context)
    settings = SettingsStore(standing: standing, hosted: hosted, context: context)
    values = ControlValues(standing: standing, settings: settings, context: context)
    actions = Actions(
      standing: standing, catalog: catalog, pager: pager, navigator: navigator, sheets: sheets,
      settings: settings, values: values, context: context)
    navigationBar = NavigationBar(
      standing: standing, catalog: catalog, pager: pager, navigator: navigator,
      presentation: presentation, context: context)
    closeButtons = CloseButtons(catalog: catalog, pager: pager, context: context)
    toolbar = Toolbar(
      catalog: catalog, pager: pager, closeButtons: closeButtons, context: context)
    reordering = ItemReordering(
      contacts: contacts, catalog: catalog, pager: pager, navigator: navigator,
      presentation: presentation, toolbar: toolbar, context: context)
    moreMenu = MoreMenu(
      contacts: contacts, catalog: catalog, pager: pager, navigator: navigator,
      presentation: presentation, actions: actions, context: context)
    editing = PageEditing(
      standing: standing, catalog: catalog, pager: pager, toolbar: toolbar, context: context)
    barTargets = BarTargets(
      catalog: catalog, navigator: navigator, presentation: presentation,
      navigationBar: navigationBar, toolbar: toolbar, closeButtons: closeButtons,
      moreMenu: moreMenu, editing: editing, actions: actions, context: context)
    bodies = BodyPresentation(
      catalog: catalog, pager: pager, navigator: navigator, presentation: presentation,
      context: context)
    scroller = BodyScroller(
      standing: standing, contacts: contacts, pager: pager, wheelPaging: wheelPaging,
      wheelRun: wheelRun, navigator: navigator, bars: bars, bodies: bodies, context: context)
    bodyTargets = BodyTargets(
      navigator: navigator, bodies: bodies, scroller: scroller, bars: barTargets,
      context: context)
    bodyControls = BodyControls(
      contacts: contacts, pager: pager, wheelRun: wheelRun, navigator: navigator, values: values,
      actions: actions, bodies: bodies, scroller: scroller, targets: bodyTargets,
      context: context)
    barPresses = BarPresses(
      contacts: contacts, catalog: catalog, pager: pager, wheelPaging: wheelPaging,
      toolbar: toolbar, reordering: reordering, moreMenu: moreMenu, editing: editing,
      targets: barTargets, context: context)
    hostedContacts = HostedContacts(
      contacts: contacts, navigator: navigator, backSwipe: backSwipe, targets: barTargets,
      context: context)
    hover = HoverTracker(
      standing: standing, contacts: contacts, pager: pager, stacks: stacks,
      navigator: navigator, bars: bars, presentation: presentation, sheets: sheets,
      toolbar: toolbar, reordering: reordering, barTargets: barTargets,
      bodyTargets: bodyTargets, hostedContacts: hostedContacts, context: context)
    focusRing = FocusRing(
      standing: standing, navigator: navigator, bars: bars, presentation: presentation,
      sheets: sheets, navigationBar: navigationBar, barTargets: barTargets, context: context)
    keys = KeyRouter(
      standing: standing, catalog: catalog, pager: pager, navigator: navigator,
      presentation: presentation, actions: actions, toolbar: toolbar, reordering: reordering,
      editing: editing, barTargets: barTargets, scroller: scroller, context: context)
    arbiter = ContactArbiter(
      contacts: contacts, navigator: navigator, sheets: sheets, barPresses: barPresses,
      hover: hover, context: context)
    changeEnd = ChangeEnd(
      standing: standing, stages: stages, hosted: hosted, reordering: reordering,
      hostedContacts: hostedContacts, hover: hover, focusRing: focusRing, context: context)
    connect()
  }

  deinit { context.disassemble() }

  /// Ties the parts to the container, once all are there.
  private func connect() {
    context.connect(
      layout: { [unowned self] in makeLayout() }, finish: { [unowned self] in changeEnd.end() },
      deliver: { [unowned self] in deliver() })
    context.consent.ask(self)
    standing.belong(to: self)
    toolbar.connect(reordering)
    // From what lies in front to what lies behind.
    context.assemble([
      sheets, moreMenu, reordering, hostedContacts, barPresses, toolbar, hover, bars,
      hosted, backSwipe, bodyControls, focusRing, scroller, navigator, stages, stacks, wheelPaging,
      pager,
    ])
    stages.begin()
    for page in pages.stored ?? [] { standing.attach(page) }
  }

  // MARK: What it is doing

  /// The number of pages.
  public var count: Int { pages.count }

  /// The position in pages: 1.25 is a quarter of the way from page 1 to page 2.
  public var position: Double { pager.scroll.position }

  /// The velocity in pages per second; 0 at rest and while dragging.
  public var velocity: Double { pager.scroll.velocity(at: time) }

  /// What the position is doing.
  public var phase: Phase { pager.phase }

  /// The selected page's index; nil without pages.
  public var selection: Int? { pager.selection }

  /// The selected page's identifier; nil without pages.
  public var selectedID: PageID? { pager.selectedID }

  /// Whether the picture changes with time alone, so that frames are wanted.
  public var isMoving: Bool {
    context.interactions.contains { $0.isMoving }
  }

  /// Whether nothing moves and nobody holds anything.
  package var isIdle: Bool {
    guard !isMoving, phase == .resting, contacts.down.isEmpty else { return false }
    var isIdle = true
    hosted.forEach { isIdle = isIdle && $0.isIdle }
    return isIdle
  }

  /// The next moment, in seconds, at which something happens without input; nil for none.
  ///
  /// While `isMoving`, frames are wanted before it too.
  public var nextDeadline: Double? {
    var soonest = Soonest()
    let interactions = context.interactions
    for index in interactions.indices { soonest.consider(interactions[index].deadline) }
    // What is due at once must not seem to be due before.
    return soonest.time.map { max($0, time) }
  }
}

/// What a position is doing.
public enum Phase: String, Sendable, Hashable, CaseIterable {
  /// It is a whole number, and nothing moves.
  case resting
  /// It follows a finger, a button or a wheel.
  case dragging
  /// A spring carries it to rest.
  case settling
}
