/// The sheet, and its place: out of view, in its place, moving, or held by a contact.
///
/// Only this part changes the sheet's position.
@MainActor final class SheetPlace {
  private let context: ContainerContext
  private var stored: Sheet?
  private var resampledSlot: Double?

  init(_ context: ContainerContext) {
    self.context = context
  }

  // MARK: Present state

  /// The sheet, even while it is closing.
  var sheet: Sheet? { stored }

  /// Whether a sheet receives input, which each frame reads without a copy of the sheet.
  var isOpen: Bool { stored?.isClosing == false }

  /// The sheet that receives input, or nil without a sheet, or if it is closing.
  var open: Sheet? { stored.flatMap { $0.isClosing ? nil : $0 } }

  /// The container on the sheet, even while the sheet is closing.
  var hosted: (any ContainerNode)? { stored?.container }

  var isHeld: Bool { stored?.scroll.isDragging ?? false }

  /// The time when the sheet stops, or nil unless it settles.
  var restTime: Double? { stored?.scroll.restTime }

  var motion: SightMotion {
    guard let scroll = stored?.scroll, !scroll.isResting else { return .resting }
    return isOpen && !scroll.isDragging ? .coming : .going
  }

  /// The motion of everything below the sheet, or nil if a full sheet in its place hides it.
  var motionBelow: SightMotion? {
    guard let stored, stored.form == .full else { return .resting }
    return stored.isClosing ? .coming : stored.scroll.isResting ? nil : .going
  }

  // MARK: Rectangles

  /// The current rectangle, which is empty without a sheet.
  var frame: Rect { frame(atSlot: stored?.scroll.slot ?? 0) }

  var restingFrame: Rect {
    guard let stored else { return .zero }
    let (size, extent) = (context.size, stored.container.size)
    let below = size.height - extent.height
    return Rect(
      x: context.snap((size.width - extent.width) / 2),
      y: stored.form == .sheet ? below : context.snap(below / 2),
      width: extent.width, height: extent.height)
  }

  /// The distance from out of view to the sheet's place, at least 1.
  var way: Double { max(1, context.size.height - restingFrame.y) }

  var share: Double { shownSlot.clamped(to: 0...1) }

  var shownFrame: Rect { frame(atSlot: shownSlot) }

  private var shownSlot: Double { resampledSlot ?? stored?.scroll.slot ?? 0 }

  var shownPlacement: PagePlacement { placement(atSlot: shownSlot) }

  private func placement(atSlot slot: Double) -> PagePlacement {
    slot >= 1
      ? PagePlacement()
      : context.configuration.sheetTransition.shownCovering(at: 1 - max(0, slot))
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

  var shownTransform: DrawTransform { transform(shownPlacement, to: shownFrame) }

  private func transform(_ placement: PagePlacement, to frame: Rect) -> DrawTransform {
    let rest = restingFrame
    return placement.transform(
      from: Rect(x: 0, y: 0, width: rest.width, height: rest.height), to: frame,
      isRightToLeft: context.configuration.isRightToLeft)
  }

  /// Converts a point to the sheet's container, also while the sheet is scaled.
  func onSheet(_ point: Point) -> Point {
    let frame = frame
    let placement = placement(atSlot: stored?.scroll.slot ?? 0)
    return placement.isUpright
      ? point.from(Point(x: frame.x, y: frame.y))
      : transform(placement, to: frame).reverted(from: point)
  }

  /// Until the next call, pictures show the sheet at another slot, or with nil at its own.
  func resample(_ slot: Double?) { resampledSlot = slot }

  // MARK: Motion

  func put(_ sheet: Sheet) { stored = sheet }

  func moveHosted() {
    stored?.container.standing.move(to: Point(x: frame.x, y: frame.y))
  }

  func beginDrag() { change { $0.beginDrag(lastPage: 1) } }

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
    settle(isOpen: isOpen, animated: false)
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
      return moveHosted()
    }
    (stored, resampledSlot) = (nil, nil)
    moved.container.leaveHost()
  }
}
