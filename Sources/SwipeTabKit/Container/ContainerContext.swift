/// What every part of a container may read: its options, its extent, the time, and where bars and pages lie.
///
/// Only the container itself changes them. Parts tell here that something looks different, and what happened.
final class ContainerContext {
  /// The options.
  private(set) var configuration: ContainerConfiguration
  /// The container's extent, in points.
  private(set) var size: Size
  /// Pixels per point.
  private(set) var scale: Double
  /// The present moment, in seconds.
  private(set) var time = 0.0
  /// A number that grows whenever something may look different.
  private(set) var revision = 0
  /// What layout asks of a font.
  private(set) var measurer: any TextMeasuring
  /// The events that are told when the container has finished what it does.
  let outbox = Outbox()
  /// Asks listeners before something is done.
  let consent = Consent()
  /// The context of the container that this one is on a screen of; nil for the outermost.
  weak var surroundings: ContainerContext?

  /// Makes the layout of the present moment.
  private var makeLayout: () -> ContainerLayout
  /// Brings up to date what follows from a change.
  private var finish: () -> Void = {}
  /// Tells what happened.
  private var deliver: () -> Void = {}
  private var layoutCache: ContainerLayout?
  /// What pages showed through in the layout that was made last; nil before the first.
  private var lastViewport: Rect?
  private var parts: [any Interaction] = []
  /// What people can do with the container, from what lies behind to what lies in front: the order of motion.
  private(set) var backToFront: [any Interaction] = []

  /// Makes the context of a container whose layout is not yet asked for.
  init(
    configuration: ContainerConfiguration, size: Size, scale: Double, measurer: any TextMeasuring
  ) {
    self.configuration = configuration
    self.size = size
    self.scale = scale
    self.measurer = measurer
    makeLayout = { preconditionFailure("the layout is asked for before there are pages") }
  }

  /// Sets how to lay out, how to end a change and how to tell what happened; done once.
  func connect(
    layout: @escaping () -> ContainerLayout, finish: @escaping () -> Void,
    deliver: @escaping () -> Void
  ) {
    (makeLayout, self.finish, self.deliver) = (layout, finish, deliver)
  }

  /// Runs a change and then tells what happened; changes made by listeners are told after it.
  func transaction<Result>(_ change: () -> Result) -> Result {
    outbox.beginChange()
    let result = change()
    if outbox.isOutermostChange { finish() }
    outbox.endChange()
    if outbox.isIdle { deliver() }
    return result
  }

  // MARK: Interactions

  /// What people can do with the container, from what lies in front to what lies behind.
  var interactions: [any Interaction] { parts }

  /// Whether something lies over everything else.
  var isCovered: Bool {
    // By index: an iterator over them would ask for memory in each frame.
    for index in parts.indices where parts[index].isInFront { return true }
    return false
  }

  /// Sets what people can do with the container, from what lies in front to what lies behind; done once.
  func assemble(_ interactions: [any Interaction]) {
    parts = interactions
    backToFront = interactions.reversed()
  }

  /// Lets go of all parts, which know the context, as the container goes.
  func disassemble() {
    (parts, backToFront) = ([], [])
    (finish, deliver) = ({}, {})
  }

  /// Has everything give way to something that happens to the container.
  ///
  /// Nothing else says what ends then: each interaction says it of its own state in `yield(to:)`.
  func interrupt(_ cause: Interruption) {
    for interaction in parts { interaction.yield(to: cause) }
  }

  // MARK: Changes

  /// Carries on under other options.
  func reconfigure(_ new: ContainerConfiguration) {
    let old = configuration
    configuration = new
    interrupt(.layout)
    invalidateLayout()
    for interaction in backToFront { interaction.adoptOptions() }
    let turns = new.pagingAxis != old.pagingAxis
    if turns || new.isRightToLeft != old.isRightToLeft { rebase() }
    if turns || new.tuning.tolerance != old.tuning.tolerance { retune() }
    if new.reducesMotion { finishMotion() }
  }

  /// Takes another extent, in points, and other pixels per point; false for what is none, or no other.
  func resize(to size: Size, scale: Double) -> Bool {
    guard size.width.isFinite, size.height.isFinite, let scale = scale.asDisplayScale else {
      return false
    }
    let extent = size.onScreen
    guard extent != self.size || scale != self.scale else { return false }
    interrupt(.layout)
    (self.size, self.scale) = (extent, scale)
    invalidateLayout()
    return true
  }

  /// Asks another font.
  func measure(with measurer: any TextMeasuring) {
    self.measurer = measurer
    invalidateLayout()
  }

  /// Goes on to a moment, in seconds.
  func move(to time: Double) { self.time = time }

  /// Notes that something may look different, here and in all containers around this one.
  func noteChange() {
    revision += 1
    surroundings?.noteChange()
  }

  /// Puts an event behind those that are to be told.
  func emit(_ event: ContainerEvent) { outbox.append(.event(event)) }

  // MARK: Layout

  /// Where everything lies but for the position; made when it is asked for after a change.
  var layout: ContainerLayout {
    if let layoutCache { return layoutCache }
    let layout = makeLayout()
    layoutCache = layout
    lastViewport = layout.viewport
    return layout
  }

  /// Forgets the layout, so that it is made anew.
  func dropLayout() { layoutCache = nil }

  /// Lays out anew and carries what moves into the new measures.
  func invalidateLayout() {
    let before = lastViewport
    dropLayout()
    for interaction in backToFront { interaction.remeasure() }
    noteChange()
    guard let before,
      before.width != viewportWidth || before.extent(along: pagingAxis) != pageExtent
    else { return }
    rebase()
    retune()
  }

  /// Keeps what contacts hold under them.
  func rebase() {
    for interaction in parts { interaction.rebase() }
  }

  /// Finds anew when what moves comes to rest, after what counts as rest has changed.
  func retune() {
    for interaction in backToFront { interaction.retune() }
  }

  /// Puts everything that moves by itself where it is going.
  func finishMotion() {
    for interaction in backToFront { interaction.finishMotion() }
  }

  /// How far a turn of the wheel leads towards what comes next along an axis, in notches.
  func amount(of turn: WheelTurn, along axis: Axis) -> Double {
    axis == .horizontal ? direction * turn.dx : -turn.dy
  }

  // MARK: Measures

  /// The thresholds of gestures and motion.
  var tuning: GestureTuning { configuration.tuning }

  /// The viewport's width, in points: what a pushed screen passes.
  var viewportWidth: Double { layout.viewport.width }

  /// The viewport's extent along the swipe, in points.
  var pageExtent: Double { layout.viewport.extent(along: pagingAxis) }

  /// The way that pages follow each other.
  var pagingAxis: Axis { configuration.pagingAxis }

  /// 1 where reading order runs to the right, −1 where it runs from right to left.
  var direction: Double { configuration.isRightToLeft ? -1 : 1 }

  /// 1 where what comes next lies to the right or below, −1 where it lies to the left.
  func direction(along axis: Axis) -> Double { axis == .horizontal ? direction : 1 }

  /// 1 where the next page lies to the right or below, −1 where it lies to the left.
  var pageDirection: Double { direction(along: pagingAxis) }

  /// What counts as rest for pages, in places.
  var placeTolerance: Tolerance { tuning.tolerance.divided(by: max(pageExtent, 1)) }

  /// What counts as rest for a pushed screen, in screens.
  var depthTolerance: Tolerance { tuning.tolerance.divided(by: max(viewportWidth, 1)) }

  /// A coordinate at the nearest whole pixel, in points.
  func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// The thickness of the thinnest line: one pixel, in points.
  var hairline: Double { max(1, scale.rounded(.down)) / scale }
}
