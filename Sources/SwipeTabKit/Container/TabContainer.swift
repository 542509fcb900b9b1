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
    get { parts.context.configuration }
    set { transaction { parts.context.reconfigure(newValue) } }
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
  /// Makes the custom views that screens do not make themselves, by the identifier in the body; nil, the default, knows
  /// none.
  ///
  /// Each view is made once for each screen, and kept until the screen is gone. A hosted container without a function of
  /// its own asks that of the outermost one.
  public var makeView: ((PageID) -> (any CustomView)?)? {
    didSet { parts.context.invalidateLayout() }
  }
  /// Makes the page that a person adds, of an identifier that no page has; nil, the default, for none.
  ///
  /// It also takes `ContainerConfiguration.allowsAdding`. Where it answers nil, nothing is added.
  public var makeNewPage: (() -> (any TabPage)?)? {
    didSet { parts.context.invalidateLayout() }
  }
  /// Makes what draws items in the place of the kit's own look, by page; nil, the default, for none.
  public var makeItemView: ((PageID) -> (any TabItemView)?)? {
    didSet {
      parts.itemViews.removeAll()
      parts.context.noteChange()
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
    get { parts.context.measurer }
    set {
      parts.bodies.dropLayouts()
      parts.context.measure(with: newValue)
      parts.hosted.forEach { $0.measurer = newValue }
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
  public var pages: PageList { parts.catalog.pages }
  /// The present moment, in seconds.
  public var time: Double { parts.context.time }
  /// The container's extent, in points.
  public var size: Size { parts.context.size }
  /// Pixels per point.
  public var scale: Double { parts.context.scale }
  /// The item with the keyboard focus, by its page; nil while the toolbar has none.
  ///
  /// A page without an item of its own stands for the More item.
  public var focus: PageID? { parts.toolbar.focus }
  /// A number that grows whenever something may look different.
  public var revision: Int { parts.context.revision }
  /// What was set while the container ran, over the options that it began with.
  public var changedSettings: [ContainerSetting: ControlValue] { parts.settings.changed }

  /// What does all this.
  let parts: ContainerParts

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
    parts = ContainerParts(
      pages: pages, index: index, configuration: configuration, size: size.onScreen,
      scale: scale.asDisplayScale ?? 1, measurer: measurer)
    parts.connect(to: self)
  }

  // MARK: What it is doing

  /// The number of pages.
  public var count: Int { pages.count }

  /// The position in pages: 1.25 is a quarter of the way from page 1 to page 2.
  public var position: Double { parts.pager.scroll.position }

  /// The velocity in pages per second; 0 at rest and while dragging.
  public var velocity: Double { parts.pager.scroll.velocity(at: time) }

  /// What the position is doing.
  public var phase: Phase { parts.pager.phase }

  /// The selected page's index; nil without pages.
  public var selection: Int? { parts.pager.selection }

  /// The selected page's identifier; nil without pages.
  public var selectedID: PageID? { parts.pager.selectedID }

  /// Whether the picture changes with time alone, so that frames are wanted.
  public var isMoving: Bool { parts.clock.isMoving }

  /// Whether nothing moves and nobody holds anything.
  package var isIdle: Bool {
    guard !isMoving, phase == .resting, parts.contacts.down.isEmpty else { return false }
    var isIdle = true
    parts.hosted.forEach { isIdle = isIdle && $0.isIdle }
    return isIdle
  }

  /// The next moment, in seconds, at which something happens without input; nil for none.
  ///
  /// While `isMoving`, frames are wanted before it too.
  public var nextDeadline: Double? { parts.clock.deadline }
}
