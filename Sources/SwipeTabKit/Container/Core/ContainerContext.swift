/// The common state of all parts of a container: options, size, scale, time, layout and events to deliver.
///
/// Parts report a visible change with `noteChange()` and an event with `emit(_:)`.
@MainActor final class ContainerContext {
  private(set) var givenConfiguration: ContainerConfiguration
  /// The options with the toolbar's position adapted to the width.
  private(set) var configuration: ContainerConfiguration
  private(set) var size: Size
  private(set) var scale: Double
  var language: String { surroundings?.language ?? ownLanguage }
  private var ownLanguage = "en"
  private(set) var time = 0.0
  /// A counter that grows with every change that may alter the picture.
  private(set) var revision = 0
  /// Measures texts for the layout, at the text scale.
  private(set) var measurer: any TextMeasuring
  /// Measures texts at a text scale of 1.
  private(set) var plainMeasurer: any TextMeasuring
  let outbox = Outbox()
  let consent = Consent()
  /// The context of the container that has this one on a screen.
  weak var surroundings: ContainerContext?

  /// Whether the container cannot be seen, because its window is hidden.
  var isOutOfSight = false

  /// The number of questions to code of the program, one inside the other, of this container and those on it.
  private var asking = 0
  private var makeLayout: () -> ContainerLayout
  /// The time of the last deadline, and the number of deadlines at this time.
  private var instant = (time: -Double.infinity, rounds: Rounds())
  /// The deadlines in one advance; after the most, such as those of autoplay in years, all waits begin again at the end.
  private var passed = 0
  private static let mostPassed = 10_000
  /// Runs at the end of each outermost transaction, before events are delivered, see `ChangeEnd`.
  private var finish: () -> Void = {}
  private var deliver: () -> Void = {}
  private var layoutCache: ContainerLayout?
  /// The layout with the toolbar on its way to another edge, or else `layoutCache`.
  private var presentCache: ContainerLayout?
  private var adaptation: BarAdaptation
  private var fold: SidebarFold
  /// The layout of a toolbar that collapses or expands, which each frame changes in place.
  private var foldedLayout: ContainerLayout?
  private var lastViewport: Rect?
  /// The way from a page to the next one in the last computed layout.
  private var lastWay = 0.0
  private(set) var interactions = Interactions()

  /// The containers inside that have changed, whose listeners hear of it when the change of this one ends.
  private var told: [ContainerContext] = []
  /// Input that code has made during a change, which is handled after it.
  private var late: [InputEvent] = []
  private var handle: (InputEvent) -> Void = { _ in }

  /// `connect(layout:finish:passOn:deliver:handle:)` must be called before `layout` is read.
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
        defer { wait(for: surroundings) }
        return ownChange(change)
      }
    }
    defer { tell() }
    let result = ownChange(change)
    // It was put on another container meanwhile, which has yet to see what is in view now.
    if outbox.isIdle, let surroundings { surroundings.transaction {} }
    return result
  }

  private func ownChange<Result>(_ change: () -> Result) -> Result {
    if outbox.isIdle { readingBefore = Self.reading }
    outbox.beginChange()
    let result = change()
    if outbox.isOutermostChange { finish() }
    outbox.endChange()
    return result
  }

  /// Lets the listeners wait for the end of the change of the container around this one.
  private func wait(for surroundings: ContainerContext) {
    // Once for all changes in a row, of which a long one may have thousands.
    if surroundings.told.last !== self { surroundings.told.append(self) }
  }

  /// Delivers what this container and those inside have to tell, unless a change is running.
  private func tell() {
    guard outbox.isIdle else { return }
    if let surroundings, !surroundings.outbox.isIdle || isAsking {
      return wait(for: surroundings)
    }
    // Who listens may change something, and so hears of it after the next change.
    guard !isAsking else { return }
    while !told.isEmpty { told.removeFirst().tell() }
    deliver()
    var rounds = Rounds()
    while !late.isEmpty, outbox.isIdle, rounds.begin() { handle(late.removeFirst()) }
  }

  /// Asks code of the program, which may change nothing until it has answered, because the container is amid something.
  func ask<Answer>(_ question: () -> Answer) -> Answer {
    let outermost = outermost
    outermost.asking += 1
    // Other containers may be amid something too, around one that is not on them yet, or no longer.
    Self.reading += 1
    defer {
      outermost.asking -= 1
      Self.reading -= 1
    }
    return question()
  }

  /// Containers that a screen makes to answer are not amid a change, and may be changed.
  var isAsking: Bool {
    let outermost = outermost
    return outermost.asking > 0
      || !outermost.outbox.isIdle && Self.reading > outermost.readingBefore
  }

  /// The number of screens being asked for a property, wherever they are.
  fileprivate static var reading = 0
  private var readingBefore = 0

  /// The result of a call that changes nothing, because it comes from code that is asked something.
  func refusal<Result>() -> Result? {
    guard isAsking else { return nil }
    let refusal =
      () as? Result ?? false as? Result ?? SelectionResult.refused as? Result
      ?? PageID?.none as? Result
    guard refusal != nil else { return nil }
    transaction {
      emit(.warning("nothing changes while a view, screen or closure is asked something"))
    }
    return refusal
  }

  private var outermost: ContainerContext { surroundings?.outermost ?? self }

  /// Whether input has to wait for the end of a change, because a view or page that is asked during the change makes it.
  func postpones(_ event: InputEvent) -> Bool {
    guard !outbox.isIdle || isAsking else { return false }
    switch event {
    case .cancel where !isAsking, .resize where !isAsking, .accessibility: return false
    default:
      late.append(event)
      return true
    }
  }

  // MARK: Interactions

  var hasInteractionInFront: Bool {
    // By index, because an iterator would allocate memory in each frame.
    for index in interactions.overlaid.indices where interactions.overlaid[index].isInFront {
      return true
    }
    return false
  }

  /// Sets the interactions once, the frontmost first.
  func assemble(_ interactions: [any Interaction]) {
    self.interactions = Interactions(interactions)
  }

  /// Releases all parts on deallocation, because they and the context refer to each other.
  func disassemble() {
    interactions = Interactions()
    (finish, deliver, handle) = ({}, {}, { _ in })
    outbox.connect { _ in }
    // A part whose method still runs may read the layout, and the owner of `makeLayout` is gone.
    if let layout = layoutCache { makeLayout = { layout } }
  }

  func watch(_ event: InputEvent) {
    // A copy, because code that runs meanwhile may release the container; by index, because an iterator would allocate
    // memory in each frame.
    let watching = interactions.watching
    for index in watching.indices { watching[index].watch(event) }
  }

  func noteChangeEnd() {
    // Counted, because a reversed range would allocate memory in each frame of a debug build.
    let watching = interactions.watching
    var index = watching.count
    while index > 0 {
      index -= 1
      watching[index].changeEnded()
    }
  }

  /// Each interaction decides in `yield(to:)` which of its drags and motions end, and nothing else decides that.
  func interrupt(_ cause: Interruption) {
    for interaction in interactions.adapting { interaction.yield(to: cause) }
  }

  // MARK: Changes

  func speak(_ language: String) {
    guard language != ownLanguage else { return }
    ownLanguage = language
    reconfigure(givenConfiguration)
  }

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

  /// Returns false if size or scale is invalid, or both are unchanged.
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

  private func adopt(_ given: ContainerConfiguration) {
    var adapted = fold.folded(adaptation.adapted(given))
    // A plain store would release the old options while they are written. Then each of the reads in a frame, of which
    // there are hundreds, would have to check that it happens at no such moment.
    swap(&configuration, &adapted)
  }

  private func adoptOptions() {
    for interaction in interactions.adapting.reversed() { interaction.adoptOptions() }
  }

  // MARK: Adapting to the width

  private func adapt() {
    var next = adaptation
    next.aim(to: size, givenConfiguration, at: time, animated: !givenConfiguration.reducesMotion)
    (adaptation, presentCache) = (next, nil)
  }

  /// The time when the toolbar appears at its other edge or stops.
  var barDeadline: Double? {
    guard let end = fold.deadline else { return adaptation.deadline }
    return adaptation.deadline.map { min($0, end) } ?? end
  }

  var isFolding: Bool { fold.goal != nil }

  /// Whether a toolbar at a side is collapsed, or on its way there.
  var isCollapsed: Bool { layout.isCollapsed || fold.goal == 1 }

  var barHiding: Double { adaptation.hiding }

  func advanceBar() {
    guard barDeadline != nil else { return }
    var next = adaptation
    next.advance(to: time)
    (adaptation, presentCache) = (next, nil)
    fold.advance(to: time)
    noteChange()
  }

  func turnBar() {
    let isFolded = fold.deadline.map { $0 <= time } ?? false
    if isFolded { fold.finish() }
    guard adaptation.turn(at: time) || isFolded else { return }
    relocateBar()
  }

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

  func measure(with measurer: any TextMeasuring) {
    plainMeasurer = measurer
    self.measurer = measurer.scaled(by: configuration.textScale)
    invalidateLayout()
  }

  func isWide(_ page: PageContext) -> Bool {
    page.frame.width - page.insets.left - page.insets.right >= configuration.wideLayoutWidth
  }

  func extents(of header: PageHeader?, on page: PageContext) -> HeaderExtents {
    HeaderExtents(
      of: header, textScale: configuration.textScale,
      onWide: isWide(page) ? Size(width: page.frame.width, height: page.frame.height) : nil)
  }

  var mostLines = Int.max

  var texts: TextSizes {
    var texts = TextSizes(measurer: measurer, scale: configuration.textScale)
    (texts.mostLines, texts.pixel) = (mostLines, pixel)
    return texts
  }

  func move(to time: Double) { self.time = time }

  func beginAdvance() { passed = 0 }

  enum DeadlineCount {
    case counted
    case circle
    case flood
  }

  /// Counts for all containers inside each other.
  ///
  /// The deadline of a container that came inside just now may lie before this time, and counts with the others.
  func countDeadline(at time: Double) -> DeadlineCount {
    if let surroundings { return surroundings.countDeadline(at: time) }
    passed += 1
    guard passed <= Self.mostPassed else {
      if passed == Self.mostPassed + 1 {
        emit(
          .warning(
            "over \(Self.mostPassed) delays end in one step of time; what is after \(time) s of it is left out"
          ))
      }
      return .flood
    }
    if time > instant.time { instant = (time, Rounds()) }
    return instant.rounds.begin() ? .counted : .circle
  }

  /// Records a change that may alter the picture, here and in all containers around this one.
  func noteChange() {
    revision += 1
    surroundings?.noteChange()
  }

  func emit(_ event: ContainerEvent, from path: [PageID] = []) {
    outbox.append(.event(event, from: path))
  }

  /// Tells a custom view of an event once the change is complete, since it may answer with another change.
  func tell(_ view: any CustomView, _ event: ViewEvent) {
    noteChange()
    outbox.append(.view(view, event))
  }

  func tell(_ news: @escaping () -> Void) {
    noteChange()
    outbox.append(.action(ActionHandler(news)))
  }

  // MARK: Layout

  /// The places of bars, items and the viewport, independent of position and scroll offsets.
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

  private func folded(_ list: ContainerLayout) -> ContainerLayout {
    let layout = foldedLayout ?? ContainerLayout(list, toolbarHiddenBy: 0)
    foldedLayout = layout
    layout.fold(list, share: fold.share, to: fold.goal ?? fold.share, pixel: pixel)
    return layout
  }

  /// The layout without the toolbar's motion to another edge or width.
  var restingLayout: ContainerLayout {
    if let layoutCache { return layoutCache }
    let layout = ask { makeLayout() }
    layoutCache = layout
    lastViewport = layout.viewport
    lastWay = way(in: layout)
    return layout
  }

  func dropLayout() { (layoutCache, presentCache, foldedLayout) = (nil, nil, nil) }

  /// Discards the layout, and lets drags and motions adapt to the new one.
  func invalidateLayout() {
    let (before, way) = (lastViewport, lastWay)
    dropLayout()
    for interaction in interactions.adapting.reversed() { interaction.remeasure() }
    noteChange()
    guard let before,
      before.width != viewportWidth || way != pageWay
    else { return }
    rebase()
    retune()
  }

  /// Makes drags count from where their contacts are now, so that nothing jumps.
  func rebase() {
    for interaction in interactions.adapting { interaction.rebase() }
  }

  /// Computes again when motions end, after the tolerance for rest has changed.
  func retune() {
    for interaction in interactions.timed { interaction.retune() }
  }

  func finishMotion() {
    for interaction in interactions.timed { interaction.finishMotion() }
  }

  /// Returns whether it is there already, with position, target and velocity in screens.
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

  func amount(of turn: WheelTurn, along axis: Axis) -> Double {
    axis == .horizontal ? direction * turn.dx : -turn.dy
  }

  /// The amount along the turn's own axis in notches, positive forward in reading order.
  func amount(of turn: WheelTurn) -> Double { amount(of: turn, along: turn.axis(or: pagingAxis)) }

  // MARK: Measures

  var tuning: GestureTuning { configuration.tuning }

  /// The theme for drawing pages, whose background is clear on a backdrop.
  var pageTheme: Theme {
    var theme = configuration.theme
    if configuration.backdrop != nil { theme.background = .clear }
    return theme
  }

  /// The distance that a pushed screen slides.
  var viewportWidth: Double { restingLayout.viewport.width }

  /// A page's extent and the space between pages, but `layout` has the length while the toolbar changes its edge.
  var pageWay: Double { way(in: restingLayout) }

  private func way(in layout: ContainerLayout) -> Double {
    layout.pageFrame.extent(along: pagingAxis) + configuration.pageSpacing
  }

  /// The distance in slots within which a part of a page's slot is in the viewport, or 0 if pages fill it.
  var peekReach: Double {
    // Asked many times in a frame, where mostly nothing peeks.
    guard configuration.pageExtent < 1 else { return 0 }
    let (layout, way) = (restingLayout, pageWay)
    guard layout.peek > 0, way > 0 else { return 0 }
    return (layout.viewport.extent(along: pagingAxis) - layout.peek) / way
  }

  /// The largest number of pages that are drawn at each side of the position, in any size.
  var peekCount: Int {
    let extent = configuration.pageExtent
    guard extent < 1 else { return 0 }
    let hasPanel =
      configuration.toolbarStyle == .floating && configuration.toolbarEdge.axis == .vertical
    // One more of them goes on below a panel.
    return Int(saturating: ((1 + extent) / (2 * extent)).rounded(.down)) + (hasPanel ? 1 : 0)
  }

  var pagingAxis: Axis { configuration.pagingAxis }

  /// 1 where reading order runs to the right, −1 where it runs from right to left.
  var direction: Double { configuration.isRightToLeft ? -1 : 1 }

  func direction(along axis: Axis) -> Double { axis == .horizontal ? direction : 1 }

  var pageDirection: Double { direction(along: pagingAxis) }

  /// The tolerance in slots within which pages count as resting.
  var slotTolerance: Tolerance { tuning.tolerance.divided(by: max(pageWay, 1)) }

  /// The tolerance in screens within which a pushed screen counts as resting.
  var depthTolerance: Tolerance { tuning.tolerance.divided(by: max(viewportWidth, 1)) }

  /// 1 if the contact has moved forward in reading order since its press, −1 if backward.
  func step(of drive: Drive, along axis: Axis) -> Int {
    let travel = drive.last.coordinate(along: axis) - drive.press.coordinate(along: axis)
    return direction(along: axis) * travel < 0 ? 1 : -1
  }

  func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }

  func subpixel(_ value: Double) -> Double { value - snap(value) }

  var pixel: Double { 1 / scale }

  var hairline: Double { max(1, scale.rounded(.down)) / scale }
}

extension Screen {
  /// Reads what belongs to the program, which may not change a container amid a change until it has answered.
  func asked<Value>(_ read: (Self) -> Value) -> Value {
    ContainerContext.reading += 1
    defer { ContainerContext.reading -= 1 }
    return read(self)
  }
}
