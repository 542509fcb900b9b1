/// The common state of all parts of a container: options, size, scale, time, layout and events to deliver.
///
/// Options change by `reconfigure(_:)`, the size by `resize(to:scale:)`, the time by `move(to:)`. Parts report a
/// visible change with `noteChange()` and an event with `emit(_:)`.
@MainActor final class ContainerContext {
  /// The options that the app has set.
  private(set) var givenConfiguration: ContainerConfiguration
  /// The options with the toolbar's position adapted to the width.
  private(set) var configuration: ContainerConfiguration
  /// The container's extent, in points.
  private(set) var size: Size
  /// Pixels per point.
  private(set) var scale: Double
  /// The language of automatic texts.
  ///
  /// For a hosted container it is the outer container's language.
  var language: String { surroundings?.language ?? ownLanguage }
  private var ownLanguage = "en"
  /// The current time, in seconds.
  private(set) var time = 0.0
  /// A counter that grows with every change that may alter the picture.
  private(set) var revision = 0
  /// Measures texts for the layout, at the text scale.
  private(set) var measurer: any TextMeasuring
  /// Measures texts at a text scale of 1.
  private(set) var plainMeasurer: any TextMeasuring
  /// The events that are delivered when the outermost transaction ends.
  let outbox = Outbox()
  /// Asks the delegate and the closures before a selection, an activation or a closing.
  let consent = Consent()
  /// The context of the container that has this one on a screen, or nil for the outermost container.
  weak var surroundings: ContainerContext?

  /// Whether the container cannot be seen, because its window is hidden.
  var isOutOfSight = false

  /// Whether a custom view computes its height.
  ///
  /// Until it has answered, nothing can be found at a place.
  var isMeasuring = false
  /// Computes the layout from the current state.
  private var makeLayout: () -> ContainerLayout
  /// The time of the last deadline, in seconds, and the number of deadlines at this time.
  private var instant = (time: -Double.infinity, rounds: Rounds())
  /// Runs at the end of each outermost transaction, before events are delivered; see `ChangeEnd`.
  private var finish: () -> Void = {}
  /// Delivers the events in `outbox`.
  private var deliver: () -> Void = {}
  private var layoutCache: ContainerLayout?
  /// The layout with the toolbar on its way to another edge, or else `layoutCache`, or nil if it is not known.
  private var presentCache: ContainerLayout?
  private var adaptation: BarAdaptation
  private var fold: SidebarFold
  /// The layout of a toolbar at a side that collapses or expands, which each frame changes in place, or nil without
  /// motion.
  private var foldedLayout: ContainerLayout?
  /// The viewport of the last computed layout, or nil before the first.
  private var lastViewport: Rect?
  /// The way from a page to the next one in that layout, in points.
  private var lastWay = 0.0
  private var parts: [any Interaction] = []
  /// The interactions from the rearmost to the frontmost.
  private(set) var backToFront: [any Interaction] = []
  /// The interactions that time changes, from the rearmost to the frontmost: the order in which it advances them.
  private(set) var timed: [any TimedInteraction] = []
  /// The interactions that see all input or the end of each change, the rearmost first.
  private var watching: [any WatchingInteraction] = []

  /// The containers inside that have changed, whose listeners hear of it when the change of this one ends.
  private var told: [ContainerContext] = []
  /// Input that code has made during a change, which is handled after it.
  private var late: [InputEvent] = []
  private var handle: (InputEvent) -> Void = { _ in }

  /// Makes a context; `connect(layout:finish:passOn:deliver:handle:)` must be called before `layout` is read.
  init(
    configuration: ContainerConfiguration, size: Size, scale: Double, measurer: any TextMeasuring
  ) {
    let configuration = configuration.usable
    givenConfiguration = configuration
    adaptation = BarAdaptation(to: size, configuration)
    fold = SidebarFold(configuration)
    self.configuration = adaptation.adapted(configuration)
    self.size = size
    self.scale = scale
    plainMeasurer = measurer
    self.measurer = measurer.scaled(by: configuration.textScale)
    makeLayout = { preconditionFailure("the layout is asked for before there are pages") }
  }

  /// Sets the functions that lay out, end a transaction, deliver events and handle input.
  ///
  /// It is called once.
  func connect(
    layout: @escaping () -> ContainerLayout, finish: @escaping () -> Void,
    passOn: @escaping (Outbox.Entry) -> Void, deliver: @escaping () -> Void,
    handle: @escaping (InputEvent) -> Void
  ) {
    (makeLayout, self.finish, self.deliver, self.handle) = (layout, finish, deliver, handle)
    outbox.connect(passOn: passOn)
  }

  /// Runs a change, then delivers the events that it caused.
  ///
  /// Transactions nest, and the end of the outermost one delivers. Events that listeners cause come after those being
  /// delivered. A transaction of a hosted container is one of the containers around it too. Its listeners are called when
  /// theirs ends, because a listener may change any of them.
  func transaction<Result>(_ change: () -> Result) -> Result {
    if outbox.isIdle, let surroundings {
      return surroundings.transaction {
        defer { surroundings.told.append(self) }
        return ownChange(change)
      }
    }
    defer { tell() }
    return ownChange(change)
  }

  private func ownChange<Result>(_ change: () -> Result) -> Result {
    outbox.beginChange()
    let result = change()
    if outbox.isOutermostChange { finish() }
    outbox.endChange()
    return result
  }

  /// Delivers what this container and those inside have to tell, unless a change is running.
  private func tell() {
    guard outbox.isIdle else { return }
    // It was put on a container that is changing.
    if let surroundings, !surroundings.outbox.isIdle { return surroundings.told.append(self) }
    while !told.isEmpty { told.removeFirst().tell() }
    deliver()
    var rounds = Rounds()
    while !late.isEmpty, outbox.isIdle, rounds.begin() { handle(late.removeFirst()) }
  }

  /// Whether input has to wait for the end of a change, because a view or page that is asked during the change makes it.
  func postpones(_ event: InputEvent) -> Bool {
    guard !outbox.isIdle else { return false }
    switch event {
    case .cancel, .resize, .accessibility: return false
    default:
      late.append(event)
      return true
    }
  }

  // MARK: Interactions

  /// The interactions from the frontmost to the rearmost: the order in which they are offered input.
  var interactions: [any Interaction] { parts }

  /// Whether an interaction is in front of everything else.
  var hasInteractionInFront: Bool {
    // By index, because an iterator would allocate memory in each frame.
    for index in parts.indices where parts[index].isInFront { return true }
    return false
  }

  /// Sets the interactions, the frontmost first; called once.
  func assemble(_ interactions: [any Interaction]) {
    parts = interactions
    backToFront = interactions.reversed()
    timed = backToFront.compactMap(\.timed)
    watching = backToFront.compactMap(\.watching)
  }

  /// Releases all parts when the container is deallocated, because they and the context refer to each other.
  func disassemble() {
    (parts, backToFront, timed, watching) = ([], [], [], [])
    (finish, deliver, handle) = ({}, {}, { _ in })
    outbox.connect { _ in }
    // A part whose method still runs may read the layout, and the owner of `makeLayout` is gone.
    if let layout = layoutCache { makeLayout = { layout } }
  }

  /// Shows an input event to the interactions that see all, the rearmost first.
  func watch(_ event: InputEvent) {
    // By index, because an iterator would allocate memory in each frame.
    for index in watching.indices { watching[index].watch(event) }
  }

  /// Tells the interactions that see the end of each change, the frontmost first, that the outermost transaction ends.
  func noteChangeEnd() {
    // Counted, because a reversed range would allocate memory in each frame of a debug build.
    var index = watching.count
    while index > 0 {
      index -= 1
      watching[index].changeEnded()
    }
  }

  /// Tells every interaction, the frontmost first, what happens to the container.
  ///
  /// Each interaction decides in `yield(to:)` which of its drags and motions end, and nothing else decides that.
  func interrupt(_ cause: Interruption) {
    for interaction in parts { interaction.yield(to: cause) }
  }

  // MARK: Changes

  /// Changes the language of the library's texts.
  func speak(_ language: String) {
    guard language != ownLanguage else { return }
    ownLanguage = language
    reconfigure(givenConfiguration)
  }

  /// Replaces the options; drags and motions adapt and go on.
  func reconfigure(_ new: ContainerConfiguration) {
    let old = configuration
    var new = new.usable
    new.texts = new.texts.following(language)
    givenConfiguration = new
    // Before there is a layout, the toolbar was not visible.
    let canFold = layoutCache?.collapseButton != nil && !new.reducesMotion
    fold.aim(to: new, at: time, animated: canFold)
    adapt()
    adopt(new)
    if new.textScale != old.textScale { measurer = plainMeasurer.scaled(by: new.textScale) }
    interrupt(.layout)
    invalidateLayout()
    adoptOptions()
    let turns = new.pagingAxis != old.pagingAxis
    if turns || new.isRightToLeft != old.isRightToLeft { rebase() }
    if turns || new.tuning.tolerance != old.tuning.tolerance { retune() }
    if new.reducesMotion { finishMotion() }
  }

  /// Changes the size, in points, and the scale, in pixels per point.
  ///
  /// Returns false if they are invalid or unchanged.
  func resize(to size: Size, scale: Double) -> Bool {
    guard size.width.isFinite, size.height.isFinite, let scale = scale.asDisplayScale else {
      return false
    }
    let extent = size.onScreen
    guard extent != self.size || scale != self.scale else { return false }
    interrupt(.layout)
    (self.size, self.scale) = (extent, scale)
    adapt()
    let edge = configuration.toolbarEdge
    adopt(givenConfiguration)
    invalidateLayout()
    if configuration.toolbarEdge != edge { adoptOptions() }
    return true
  }

  /// Sets the options for the toolbar's current position.
  private func adopt(_ given: ContainerConfiguration) {
    var adapted = fold.folded(adaptation.adapted(given))
    // A plain store would release the old options while they are written. Then each of the reads in a frame, of which
    // there are hundreds, would have to check that it happens at no such moment.
    swap(&configuration, &adapted)
  }

  private func adoptOptions() {
    for interaction in backToFront { interaction.adoptOptions() }
  }

  // MARK: Adapting to the width

  /// Lets the toolbar move to the edge that suits the size and the options.
  private func adapt() {
    var next = adaptation
    next.aim(to: size, givenConfiguration, at: time, animated: !givenConfiguration.reducesMotion)
    (adaptation, presentCache) = (next, nil)
  }

  /// The time when the toolbar appears at its other edge or stops, in seconds, or nil without motion.
  var barDeadline: Double? {
    guard let end = fold.deadline else { return adaptation.deadline }
    return adaptation.deadline.map { min($0, end) } ?? end
  }

  /// Whether a toolbar at a side is on its way from a list to images, or back.
  var isFolding: Bool { fold.goal != nil }

  /// Whether a toolbar at a side is collapsed, or on its way there.
  var isCollapsed: Bool { layout.isCollapsed || fold.goal == 1 }

  /// The fraction of the toolbar that is out of view on its way to another edge, in `0...1`.
  var barHiding: Double { adaptation.hiding }

  /// Moves the toolbar that changes its edge or its width to its place at the current time.
  func advanceBar() {
    guard barDeadline != nil else { return }
    var next = adaptation
    next.advance(to: time)
    (adaptation, presentCache) = (next, nil)
    fold.advance(to: time)
    noteChange()
  }

  /// Lets the toolbar appear at its other edge, or stop as a list or as images, if it is time.
  func turnBar() {
    let isFolded = fold.deadline.map { $0 <= time } ?? false
    if isFolded { fold.finish() }
    guard adaptation.turn(at: time) || isFolded else { return }
    relocateBar()
  }

  /// Ends the toolbar's motion at once.
  func finishBar() {
    guard barDeadline != nil else { return }
    adaptation.finish()
    fold.finish()
    relocateBar()
  }

  private func relocateBar() {
    interrupt(.layout)
    adopt(givenConfiguration)
    invalidateLayout()
    adoptOptions()
  }

  /// Replaces the text measurer and computes the layout again.
  func measure(with measurer: any TextMeasuring) {
    plainMeasurer = measurer
    self.measurer = measurer.scaled(by: configuration.textScale)
    invalidateLayout()
  }

  /// The sizes of texts at the text scale.
  var texts: TextSizes { TextSizes(measurer: measurer, scale: configuration.textScale) }

  /// Sets the current time, in seconds, without advancing anything.
  func move(to time: Double) { self.time = time }

  /// Counts a deadline at a time, in seconds, for all containers inside each other.
  ///
  /// Returns false if there were too many at this time.
  func countDeadline(at time: Double) -> Bool {
    if let surroundings { return surroundings.countDeadline(at: time) }
    if instant.time != time { instant = (time, Rounds()) }
    return instant.rounds.begin()
  }

  /// Records a change that may alter the picture, here and in all containers around this one.
  func noteChange() {
    revision += 1
    surroundings?.noteChange()
  }

  /// Appends an event to those that will be delivered, of this container or of the one that a path leads to.
  func emit(_ event: ContainerEvent, from path: [PageID] = []) {
    outbox.append(.event(event, from: path))
  }

  // MARK: Layout

  /// The places of bars, items and the viewport, independent of position and scroll offsets.
  ///
  /// It is computed when it is first read after a change.
  var layout: ContainerLayout {
    if let presentCache { return presentCache }
    let (resting, hiding) = (restingLayout, adaptation.hiding)
    let layout =
      hiding > 0
      ? ContainerLayout(resting, toolbarHiddenBy: snap(hiding * resting.toolbarThickness))
      : isFolding ? folded(resting) : resting
    presentCache = layout
    return layout
  }

  /// The layout of a list at a side that is on its way to images, or back.
  private func folded(_ list: ContainerLayout) -> ContainerLayout {
    let layout = foldedLayout ?? ContainerLayout(list, toolbarHiddenBy: 0)
    foldedLayout = layout
    layout.fold(list, share: fold.share, to: fold.goal ?? fold.share, pixel: pixel)
    return layout
  }

  /// The layout without the toolbar's motion to another edge or width.
  var restingLayout: ContainerLayout {
    if let layoutCache { return layoutCache }
    let layout = makeLayout()
    layoutCache = layout
    lastViewport = layout.viewport
    lastWay = way(in: layout)
    return layout
  }

  /// Discards the layout; the next read computes it again.
  func dropLayout() { (layoutCache, presentCache, foldedLayout) = (nil, nil, nil) }

  /// Discards the layout and lets drags and motions adapt to the new one.
  func invalidateLayout() {
    let (before, way) = (lastViewport, lastWay)
    dropLayout()
    for interaction in backToFront { interaction.remeasure() }
    noteChange()
    guard let before,
      before.width != viewportWidth || way != pageWay
    else { return }
    rebase()
    retune()
  }

  /// Makes drags count from where their contacts are now, so that nothing jumps.
  func rebase() {
    for interaction in parts { interaction.rebase() }
  }

  /// Computes again when motions end, after the tolerance for rest has changed.
  func retune() {
    for interaction in backToFront { interaction.retune() }
  }

  /// Ends all motions at their targets at once.
  func finishMotion() {
    for interaction in backToFront { interaction.finishMotion() }
  }

  /// Moves what slides over the pages, such as a pushed screen, by a spring to a target; at once if nothing may move.
  ///
  /// - Parameters:
  ///   - position: Where it is, in screens.
  ///   - target: Where it goes, in screens.
  ///   - velocity: The velocity of the contact that releases it, in screens per second. With nil, the default, it is
  ///     the current velocity.
  ///   - isAnimated: Whether it may move on its way.
  /// - Returns: Whether it is there already.
  func settle(
    _ position: inout ScrollPosition, to target: Int, velocity: Double? = nil,
    animated isAnimated: Bool
  ) -> Bool {
    guard isAnimated, !configuration.reducesMotion, viewportWidth > 0 else {
      position.rest(on: target)
      return true
    }
    // Screens, sheets and the overview have nothing beyond their ends to swing into.
    var spring = tuning.spring
    spring.dampingRatio = max(1, spring.dampingRatio)
    position.settle(
      to: target, velocity: velocity ?? position.slotVelocity(at: time), at: time,
      spring: spring, stiffeningUpTo: velocity == nil ? nil : tuning.flingFrequency,
      tolerance: depthTolerance)
    guard let end = position.restTime, end <= time else { return false }
    position.rest(on: target)
    return true
  }

  /// Returns the forward part of a turn of the wheel along an axis, in notches.
  ///
  /// It is negative for backward.
  func amount(of turn: WheelTurn, along axis: Axis) -> Double {
    axis == .horizontal ? direction * turn.dx : -turn.dy
  }

  /// The amount of a turn of the wheel along its own axis, in notches; positive forward in reading order.
  func amount(of turn: WheelTurn) -> Double { amount(of: turn, along: turn.axis(or: pagingAxis)) }

  // MARK: Measures

  /// The thresholds of gestures and motion.
  var tuning: GestureTuning { configuration.tuning }

  /// The viewport's width, in points: the distance that a pushed screen slides.
  var viewportWidth: Double { restingLayout.viewport.width }

  /// The way from a page to the next one along the swipe, in points: a page's extent and the space between pages.
  ///
  /// While the toolbar changes its edge, pages are drawn with the length in `layout`.
  var pageWay: Double { way(in: restingLayout) }

  private func way(in layout: ContainerLayout) -> Double {
    layout.pageFrame.extent(along: pagingAxis) + configuration.pageSpacing
  }

  /// The distance from the position within which a part of a page's slot is in the viewport, in slots.
  ///
  /// It is 0 if pages fill the viewport, so that no neighbor is visible.
  var peekReach: Double {
    let (layout, way) = (restingLayout, pageWay)
    guard layout.peek > 0, way > 0 else { return 0 }
    return (layout.viewport.extent(along: pagingAxis) - layout.peek) / way
  }

  /// The largest number of pages that are drawn at each side of the pages between which the position is, in any size.
  var peekCount: Int {
    let extent = configuration.pageExtent
    guard extent < 1 else { return 0 }
    let hasPanel =
      configuration.toolbarStyle == .floating && configuration.toolbarEdge.axis == .vertical
    // One more of them goes on below a panel.
    return Int(saturating: ((1 + extent) / (2 * extent)).rounded(.down)) + (hasPanel ? 1 : 0)
  }

  /// The axis along which pages follow each other.
  var pagingAxis: Axis { configuration.pagingAxis }

  /// 1 where reading order runs to the right, −1 where it runs from right to left.
  var direction: Double { configuration.isRightToLeft ? -1 : 1 }

  /// 1 where forward along an axis is to the right or down, −1 where it is to the left.
  func direction(along axis: Axis) -> Double { axis == .horizontal ? direction : 1 }

  /// 1 if the next page is to the right or below, −1 if it is to the left.
  var pageDirection: Double { direction(along: pagingAxis) }

  /// The tolerance within which pages count as resting, in slots.
  var slotTolerance: Tolerance { tuning.tolerance.divided(by: max(pageWay, 1)) }

  /// The tolerance within which a pushed screen counts as resting, in screens.
  var depthTolerance: Tolerance { tuning.tolerance.divided(by: max(viewportWidth, 1)) }

  /// Returns the direction of a contact along an axis from its press: 1 forward in reading order, −1 backward.
  func step(of drive: Drive, along axis: Axis) -> Int {
    let travel = drive.last.coordinate(along: axis) - drive.press.coordinate(along: axis)
    return direction(along: axis) * travel < 0 ? 1 : -1
  }

  /// A coordinate rounded to whole pixels, in points.
  func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// Returns the distance of a coordinate from its whole pixels, in points.
  func subpixel(_ value: Double) -> Double { value - snap(value) }

  /// The extent of a pixel, in points.
  var pixel: Double { 1 / scale }

  /// The thickness of the thinnest line: one pixel, in points.
  var hairline: Double { max(1, scale.rounded(.down)) / scale }
}
