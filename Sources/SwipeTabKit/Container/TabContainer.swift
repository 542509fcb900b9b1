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
    set {
      let before = context.configuration
      context.configure(newValue)
      configurationChanged(from: before)
    }
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
      noteChange()
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
      context.measure(with: newValue)
      titleWidths.removeAll()
      badgeWidths.removeAll()
      bodies.dropLayouts()
      context.invalidateLayout()
      forEachHosted { $0.measurer = newValue }
    }
  }

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
  public internal(set) var focus: PageID?
  /// A number that grows whenever something may look different.
  public var revision: Int { context.revision }

  /// What every part of this container may read.
  let context: ContainerContext
  /// What this container and all that it hosts remember, unless it is hosted itself.
  let ownMemory = SharedMemory()
  /// The contacts that are down.
  let contacts = Contacts()
  /// The pages, those too that are hidden.
  let catalog: PageCatalog
  /// Selects and moves the pages.
  let pager: Pager
  /// Which turns of the wheel belong together.
  let wheelRun = WheelRun()
  /// Turns pages by the wheel.
  let wheelPaging: WheelPaging
  /// Makes room for what is scrolled.
  let bars: BarHider
  /// Finds what lies under the mouse pointer.
  private(set) lazy var hover = HoverTracker(context: context, container: self)
  /// Presents screens over everything else.
  private(set) lazy var sheets = SheetPresenter(context: context, container: self)
  /// The screens pushed over the pages.
  private(set) lazy var stacks = NavigationStacks(context: context, container: self)
  /// The containers on those screens.
  private(set) lazy var hosting = Hosting(context: context, container: self)
  /// Where each page is in its life.
  private(set) lazy var stages = PageStages(
    catalog: catalog, pager: pager, context: context, container: self)
  /// Goes back by hand.
  private(set) lazy var backSwipe = BackSwipe(context: context, container: self)
  /// Scrolls what is on screens.
  private(set) lazy var bodies = BodyScroller(context: context, container: self)
  /// Takes taps on screens, and moves sliders.
  private(set) lazy var controls = BodyControls(context: context, container: self)
  /// Knows what has the keyboard focus.
  private(set) lazy var focusRing = FocusRing(context: context, container: self)
  /// Carries items of the toolbar to other places.
  private(set) lazy var reordering = ItemReordering(context: context, container: self)
  /// Lists the pages without an item in the toolbar.
  private(set) lazy var moreMenu = MoreMenu(context: context, container: self)
  /// Takes presses on bars.
  private(set) lazy var barPresses = BarPresses(context: context, container: self)
  /// Gives each contact to what it belongs to.
  private(set) lazy var arbiter = ContactArbiter(context: context, container: self)

  /// The revision at the end of the last transaction.
  var finishedRevision = -1
  var toolbarOffset = ToolbarOffset()
  var itemViews = ItemViews()
  var titleWidths: [Int: (title: String, style: TextStyle, width: Double)] = [:]
  /// The widths of badges, by item.
  var badgeWidths: [Int: (text: String, width: Double)] = [:]
  /// The container that this one is on a screen of; nil for the outermost.
  weak var host: TabContainer? { didSet { context.surroundings = surroundings?.context } }
  /// The container that this one is on a standalone screen of; nil for any other.
  weak var stage: TabContainer? { didSet { context.surroundings = surroundings?.context } }
  /// What pages gain that hide the host's navigation bar; nil for the outermost.
  var hostRoom: NavigationRoom?
  /// Where this container lies on its host, in points.
  var origin = Point.zero
  /// What was set while the container ran, over the options that it began with.
  public internal(set) var changedSettings: [ContainerSetting: ControlValue] = [:]
  /// What a storyboard asked for last; nil if the container shows none.
  package var prescription: Prescription?
  /// Called when a control was moved, with its name; of a hosted container the outermost one's is called.
  public var onValueChange: ((PageID) -> Void)?
  /// Called with a text that is to be copied; of a hosted container the outermost one's is called.
  public var onCopy: ((String) -> Void)?
  /// Called when a toggle was switched.
  package var didToggle: ((PageID) -> Void)?

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
    catalog = PageCatalog(pages, context: context)
    pager = Pager(on: index, of: catalog, contacts: contacts, context: context)
    wheelPaging = WheelPaging(catalog: catalog, pager: pager, run: wheelRun, context: context)
    bars = BarHider(context: context)
    context.makeLayout = { [unowned self] in makeLayout() }
    context.consent.ask(self)
    context.assemble([
      sheets, moreMenu, reordering, barPresses, hover, bars, hosting, backSwipe, bodies, controls,
      stages, stacks, wheelPaging, pager,
    ])
    stages.begin()
    attachPages()
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
    forEachHosted { isIdle = isIdle && $0.isIdle }
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

extension PageList {
  /// The index of the page that shows first; nil without pages.
  package func index(of initial: InitialPage?) throws(ContainerError) -> Int? {
    switch initial {
    case nil:
      return firstToShow
    case .index(let index):
      guard (0..<count).contains(index) else {
        throw .noInitialIndex(index, count: count)
      }
      return index
    case .id(let id):
      guard let index = index(of: id) else {
        throw .noInitialPage(id, nearest: nearestID(to: id))
      }
      return index
    }
  }

  /// The first page that can be gone to, or else the first; nil without pages.
  private var firstToShow: Int? {
    guard count > 0 else { return nil }
    return (0..<min(count, 100)).first { page(at: $0).item.action == nil } ?? 0
  }

  /// The identifier most like `id`; nil if none is near, or if there are too many to look through.
  package func nearestID(to id: PageID) -> PageID? {
    guard count <= 10_000 else { return nil }
    return NearestName.nearest(to: id.rawValue, in: ids.map(\.rawValue)).map { PageID($0) }
  }
}
