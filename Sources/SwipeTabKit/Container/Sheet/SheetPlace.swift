/// The stack of sheets, and the place of the topmost: out of view, in its place, moving, or held by a contact.
///
/// The sheets below it rest in their places. Only this part changes a sheet's position.
@MainActor final class SheetPlace {
  private let context: ContainerContext
  /// The topmost sheet, even while it is closing.
  private var stored: Sheet?
  /// The sheets below it, the rearmost first.
  private var covered: [Sheet] = []
  private var resampledSlot: Double?

  init(_ context: ContainerContext) {
    self.context = context
  }

  // MARK: Present state

  var sheet: Sheet? { stored }

  var all: [Sheet] { stored.map { covered + [$0] } ?? [] }

  /// Whether a sheet receives input, which each frame reads without a copy of the sheet.
  var isOpen: Bool { isTopOpen || !covered.isEmpty }

  var depth: Int { covered.count + (isTopOpen ? 1 : 0) }

  /// Whether the topmost sheet is there to stay.
  var isTopOpen: Bool { stored?.isClosing == false }

  /// The sheet that receives input: the topmost one, or the one that it leaves behind while it closes.
  var open: Sheet? { isTopOpen ? stored : covered.last }

  var hosted: (any ContainerNode)? { stored?.container }

  /// The container that gets input, on a sheet that closes too, in order to end what moves there.
  var recipient: (any ContainerNode)? { open?.container ?? hosted }

  func forEachHosted(_ body: (any ContainerNode) -> Void) {
    for index in covered.indices where covered.indices.contains(index) {
      body(covered[index].container)
    }
    if let hosted { body(hosted) }
  }

  func has(_ container: (any ContainerNode)?) -> Bool {
    // By index, because an iterator would allocate memory in each frame.
    for index in covered.indices where covered[index].container === container { return true }
    return hosted != nil && hosted === container
  }

  func has(_ screen: PageID) -> Bool {
    covered.contains { $0.screen.id == screen } || isTopOpen && stored?.screen.id == screen
  }

  var isHeld: Bool { stored?.scroll.isDragging ?? false }

  /// The time when the sheet stops, or nil unless it settles.
  var restTime: Double? { stored?.scroll.restTime }

  var motion: SightMotion {
    guard let scroll = stored?.scroll, !scroll.isResting else { return .resting }
    return isTopOpen && !scroll.isDragging ? .coming : .going
  }

  /// The motion of what is below the sheets from `level` on, or nil if a full sheet in its place hides it.
  func motionBelow(_ level: Int = 0) -> SightMotion? {
    for index in covered.indices.dropFirst(level)
    where covered[index].screen.asked({ $0.sheetStyle }).form == .full { return nil }
    guard let stored, stored.screen.asked({ $0.sheetStyle }).form == .full else { return .resting }
    return stored.isClosing ? .coming : stored.scroll.isResting ? nil : .going
  }

  func forEachInView(_ visit: (Sheet, SightMotion) -> Void) {
    for index in covered.indices where covered.indices.contains(index) {
      if let motion = motionBelow(index + 1) { visit(covered[index], motion) }
    }
    if let stored { visit(stored, motion) }
  }

  // MARK: Rectangles

  /// The current rectangle, which is empty without a sheet.
  var frame: Rect { frame(atSlot: stored?.scroll.slot ?? 0) }

  var restingFrame: Rect { stored.map(restingFrame) ?? .zero }

  func restingFrame(of sheet: Sheet) -> Rect {
    let (size, extent) = (context.size, sheet.container.size)
    let below = size.height - extent.height
    return Rect(
      x: context.snap((size.width - extent.width) / 2),
      y: sheet.form(in: size) == .sheet ? below : context.snap(below / 2),
      width: extent.width, height: extent.height)
  }

  var openFrame: Rect { isTopOpen ? frame : covered.last.map(restingFrame) ?? frame }

  /// The distance from out of view to the sheet's place, at least 1.
  var way: Double { max(1, context.size.height - restingFrame.y) }

  var share: Double { shownSlot.clamped(to: 0...1) }

  var shownFrame: Rect { frame(atSlot: shownSlot) }

  private var shownSlot: Double { resampledSlot ?? stored?.scroll.slot ?? 0 }

  var shownPlacement: PagePlacement { placement(atSlot: shownSlot) }

  private func placement(atSlot slot: Double) -> PagePlacement {
    guard slot < 1 else { return PagePlacement() }
    let (share, transition) = (max(0, slot), context.configuration.sheetTransition)
    guard isCentered, stored?.isPulled == false, transition.name == SlideTransition().name else {
      return transition.shownCovering(at: 1 - share)
    }
    return PagePlacement(scale: mix(SheetMetrics.comingScale, 1, share), opacity: share)
  }

  /// Whether the sheet is in the middle, where it comes without travel unless another transition is chosen.
  private var isCentered: Bool {
    let form = stored?.form(in: context.size)
    return context.size.width >= SheetMetrics.widthOfCards && (form == .card || form == .alert)
  }

  /// The rectangle before the rotation about its center, also beyond the sheet's place.
  private func frame(atSlot slot: Double) -> Rect {
    let (rest, placement) = (restingFrame, placement(atSlot: slot))
    let shift = placement.shift(
      in: Rect(x: 0, y: 0, width: context.size.width, height: way), along: .vertical,
      isRightToLeft: context.configuration.isRightToLeft)
    let (width, height) = (rest.width * placement.scale, rest.height * placement.scale)
    return Rect(
      x: rest.x + (rest.width - width) / 2, y: rest.y + (rest.height - height) / 2, width: width,
      height: height
    ).offsetBy(
      x: context.snap(shift.x), y: context.snap(shift.y + min(0, 1 - slot) * way))
  }

  var shownTransform: DrawTransform {
    transform(shownPlacement, from: restingFrame, to: shownFrame)
  }

  func restingTransform(of sheet: Sheet) -> DrawTransform {
    let rest = restingFrame(of: sheet)
    return transform(PagePlacement(), from: rest, to: rest)
  }

  private func transform(
    _ placement: PagePlacement, from rest: Rect, to frame: Rect
  ) -> DrawTransform {
    placement.transform(
      from: Rect(x: 0, y: 0, width: rest.width, height: rest.height), to: frame,
      isRightToLeft: context.configuration.isRightToLeft)
  }

  /// Converts a point to the container on the sheet that receives input, also while the sheet is scaled.
  func onSheet(_ point: Point) -> Point {
    guard isTopOpen || covered.isEmpty else {
      return point.from(Point(x: openFrame.x, y: openFrame.y))
    }
    let frame = frame
    let placement = placement(atSlot: stored?.scroll.slot ?? 0)
    return placement.isUpright
      ? point.from(Point(x: frame.x, y: frame.y))
      : transform(placement, from: restingFrame, to: frame).reverted(from: point)
  }

  /// Until the next call, pictures show the sheet at another slot, or with nil at its own.
  func resample(_ slot: Double?) { resampledSlot = slot }

  // MARK: Motion

  /// Puts a sheet in place of the topmost one.
  func put(_ sheet: Sheet) { stored = sheet }

  /// Puts a sheet over the topmost one, which rests in its place from then on.
  func cover(with sheet: Sheet) {
    if var below = stored {
      below.scroll.rest(on: 1)
      below.isPulled = false
      covered.append(below)
    }
    (stored, resampledSlot) = (sheet, nil)
  }

  func exchange(_ screen: any Screen, on container: any ContainerNode) {
    for index in covered.indices where covered[index].container === container {
      covered[index].screen = screen
    }
    if hosted === container { stored?.screen = screen }
  }

  func drop(_ container: any ContainerNode) {
    guard let sheet = all.first(where: { $0.container === container }) else { return }
    if sheet.container === hosted {
      (stored, resampledSlot) = (covered.popLast(), nil)
    } else {
      covered.removeAll { $0.container === container }
    }
    if !sheet.isClosing { context.emit(.popped(sheet.screen.id)) }
    context.noteChange()
    container.leaveHost()
  }

  func moveHosted() {
    for sheet in covered {
      let frame = restingFrame(of: sheet)
      sheet.container.standing.move(to: Point(x: frame.x, y: frame.y))
    }
    stored?.container.standing.move(to: Point(x: frame.x, y: frame.y))
  }

  func beginDrag() {
    if stored?.scroll.isResting == true { stored?.isPulled = true }
    change { $0.beginDrag(lastPage: 1) }
  }

  func drag(to slot: Double) { change { $0.drag(to: slot) } }

  private func change(_ change: (inout ScrollPosition) -> Void) {
    guard var moved = stored else { return }
    change(&moved.scroll)
    keep(moved)
  }

  /// Opens or dismisses the sheet; `velocity` is in slots per second, and nil is the current one.
  func settle(isOpen: Bool, velocity: Double? = nil, animated: Bool = true) {
    guard var moved = stored else { return }
    if moved.isClosing == isOpen {
      (moved.isClosing, moved.isThrown) = (!isOpen, !isOpen && velocity != nil)
      context.emit(isOpen ? .pushed(moved.screen.id) : .popped(moved.screen.id))
    }
    _ = context.settle(
      &moved.scroll, to: isOpen ? 1 : 0, velocity: velocity, animated: animated)
    keep(moved)
  }

  func finishMotion() {
    guard restTime != nil else { return }
    settle(isOpen: isTopOpen, animated: false)
  }

  func advance() {
    guard restTime != nil else { return }
    change { _ = $0.advance(to: context.time) }
  }

  func retune() {
    stored?.scroll.retune(tolerance: context.depthTolerance, at: context.time)
    advance()
  }

  private func keep(_ moved: Sheet) {
    context.noteChange()
    guard moved.isClosing, moved.scroll.isResting else {
      stored = moved
      if moved.scroll.isResting { stored?.isPulled = false }
      return moveHosted()
    }
    (stored, resampledSlot) = (covered.popLast(), nil)
    moved.container.leaveHost()
  }
}
