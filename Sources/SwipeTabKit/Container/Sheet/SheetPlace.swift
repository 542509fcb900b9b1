/// The sheet, and its place: out of view, in its place, moving, or held by a contact.
///
/// Only this part changes the sheet's position.
@MainActor final class SheetPlace: OnCore {
  private var stored: Sheet?
  /// The slot that pictures show instead of the position's, while the pull is resampled, or nil otherwise.
  private var resampledSlot: Double?

  // MARK: Present state

  /// The sheet, even while it is closing, or nil without a sheet.
  var sheet: Sheet? { stored }

  /// Whether a sheet receives input.
  ///
  /// Each frame reads it, without a copy of the sheet.
  var isOpen: Bool { stored?.isClosing == false }

  /// The sheet that receives input, or nil without a sheet, or if it is closing.
  var open: Sheet? { stored.flatMap { $0.isClosing ? nil : $0 } }

  /// The container on the sheet, even while the sheet is closing, or nil without a sheet.
  var hosted: (any ContainerNode)? { stored?.container }

  /// Whether a contact holds the sheet.
  var isHeld: Bool { stored?.scroll.isDragging ?? false }

  /// The time when the sheet stops, in seconds, or nil unless it settles.
  var restTime: Double? { stored?.scroll.restTime }

  /// The motion of the sheet.
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

  /// The sheet's current rectangle, in points.
  ///
  /// It is empty without a sheet.
  var frame: Rect { frame(atSlot: stored?.scroll.slot ?? 0) }

  /// The sheet's rectangle once it is open, in points.
  ///
  /// It is empty without a sheet.
  var restingFrame: Rect {
    guard let stored else { return .zero }
    let (size, extent) = (context.size, stored.container.size)
    let below = size.height - extent.height
    return Rect(
      x: context.snap((size.width - extent.width) / 2),
      y: stored.form == .sheet ? below : context.snap(below / 2),
      width: extent.width, height: extent.height)
  }

  /// The distance of the sheet from out of view to its place, in points.
  ///
  /// It is at least 1.
  var way: Double { max(1, context.size.height - restingFrame.y) }

  /// The sheet's position in a picture, in `0...1`: 0 out of view, 1 in its place or above it.
  var share: Double { shownSlot.clamped(to: 0...1) }

  /// The sheet's rectangle in a picture, in points.
  var shownFrame: Rect { frame(atSlot: shownSlot) }

  private var shownSlot: Double { resampledSlot ?? stored?.scroll.slot ?? 0 }

  /// The sheet's placement in a picture.
  var shownPlacement: PagePlacement { placement(atSlot: shownSlot) }

  private func placement(atSlot slot: Double) -> PagePlacement {
    slot >= 1
      ? PagePlacement()
      : context.configuration.sheetTransition.shownCovering(at: 1 - max(0, slot))
  }

  /// Returns the sheet's rectangle at a slot, before it is rotated about its center.
  ///
  /// The user may pull it up beyond its place.
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

  /// The transform that brings the sheet's container from the origin to where pictures show it.
  var shownTransform: DrawTransform { transform(shownPlacement, to: shownFrame) }

  private func transform(_ placement: PagePlacement, to frame: Rect) -> DrawTransform {
    let rest = restingFrame
    return placement.transform(
      from: Rect(x: 0, y: 0, width: rest.width, height: rest.height), to: frame,
      isRightToLeft: context.configuration.isRightToLeft)
  }

  /// Converts a point on the presenting container to a point on the sheet's container, also while the sheet is scaled.
  func onSheet(_ point: Point) -> Point {
    let frame = frame
    let placement = placement(atSlot: stored?.scroll.slot ?? 0)
    return placement.isUpright
      ? point.from(Point(x: frame.x, y: frame.y))
      : transform(placement, to: frame).reverted(from: point)
  }

  /// Lets pictures show the sheet, until the next call, at another slot, or nil at its own.
  func resample(_ slot: Double?) { resampledSlot = slot }

  // MARK: Motion

  /// Stores a sheet, in place of the current one.
  func put(_ sheet: Sheet) { stored = sheet }

  /// Moves the sheet's container to the sheet's current place.
  func moveHosted() {
    stored?.container.standing.move(to: Point(x: frame.x, y: frame.y))
  }

  /// Begins to follow a contact.
  func beginDrag() { change { $0.beginDrag(lastPage: 1) } }

  /// Follows a contact to a slot.
  func drag(to slot: Double) { change { $0.drag(to: slot) } }

  private func change(_ change: (inout ScrollPosition) -> Void) {
    guard var moved = stored else { return }
    change(&moved.scroll)
    keep(moved)
  }

  /// Opens or dismisses the sheet, and settles it there.
  ///
  /// `velocity` is the velocity of the contact that releases it, in slots per second, or nil for its current velocity.
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

  /// Settles the sheet where it belongs at once, if it is on its way.
  func finishMotion() {
    guard restTime != nil else { return }
    settle(isOpen: isOpen, animated: false)
  }

  /// Advances the sheet to the current time.
  func advance() {
    guard restTime != nil else { return }
    change { _ = $0.advance(to: context.time) }
  }

  /// Computes again when the sheet stops.
  func retune() {
    stored?.scroll.retune(tolerance: context.depthTolerance, at: context.time)
    advance()
  }

  /// Stores the moved sheet, or removes it once it is closed.
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
