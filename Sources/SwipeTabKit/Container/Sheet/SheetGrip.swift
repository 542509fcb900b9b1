/// Passes drags that pull the sheet from its container to the one that presents it.
///
/// A body that is scrolled scrolls first. Only a contact that begins at its top pulls the sheet, at once or after it
/// has scrolled the body and come back.
@MainActor final class SheetGrip: ContactInteraction {
  private let bodies: BodyPresentation
  private let scroller: BodyScroller
  private let sheet: SheetAround

  init(_ bodies: BodyPresentation, _ scroller: BodyScroller, _ sheet: SheetAround) {
    (self.bodies, self.scroller, self.sheet) = (bodies, scroller, sheet)
  }

  /// Whether a drag may pull the sheet, because the body is at its top and rests, or does not scroll at all.
  func mayPull(isDown: Bool) -> Bool {
    guard let shown = bodies.frontBody else { return true }
    let (key, limit) = (ScrollKey(screen: shown.screen), shown.limit)
    guard limit > 0 else { return true }
    return isDown && scroller.scroll(of: key) == nil
      && scroller.offset(of: key, limit: limit) == 0
  }

  func couldTake(_ drive: Drive, along axis: Axis) -> Bool {
    axis == .vertical && sheet.isThere && mayPull(isDown: drive.last.y > drive.press.y)
  }

  func take(_ drive: Drive, along axis: Axis) -> Bool {
    couldTake(drive, along: axis) && sheet.take(drive)
  }
}
