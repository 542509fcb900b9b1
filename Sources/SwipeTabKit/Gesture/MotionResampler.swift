/// The point of a hand at a time for which there is no report.
public struct ResampledPointer: Sendable, Hashable {
  /// The contact that drags, or nil for fingers on a touchpad.
  public var contact: Contact?
  /// Its point, in points on the container; for fingers on a touchpad how much further they are than was reported, as
  /// the `dx` and `dy` of `InputEvent.pan`.
  public var point: Point
  /// Whether it moves so slowly that steps of whole pixels would be seen.
  ///
  /// The default is false.
  /// What follows it is then drawn between pixels: its commands have a `DrawCommand.subpixelOffset`. A front end whose
  /// renderer can paint them sets it while the hand moves by a few pixels from frame to frame, and not while it rests.
  public var isSlow = false

  /// Makes a resampled pointer.
  public init(contact: Contact?, point: Point) { (self.contact, self.point) = (contact, point) }
}

/// Makes motion under a hand even: says where the hand is at the time of a frame.
///
/// Devices report where a hand is, or how far fingers on a touchpad have moved, 59 to 1000 times a second, and rarely
/// just before a frame. Drawn at the last report, pages that follow an even hand move in uneven steps. Instead pass each
/// input event to a resampler, ask it for the hand at the time of each frame, and draw the container with
/// `TabContainer.draw(into:at:)`:
///
/// ```swift
/// container.handle(event)
/// resampler.note(event, at: time)
/// // In each frame:
/// container.draw(into: &list, at: resampler.pointer(at: time))
/// ```
///
/// Only pictures use it. The container's state follows the reports, and so do velocities and the release.
///
/// The hand is taken from the line through those of the last reports that agree with one line, as many as possible, so
/// that late reports and whole milliseconds cancel out. The line is followed at most 8 ms past the last report, as in
/// Android's `InputConsumer`, and at most 4 points. It is read slightly before the frame's time, so that the next report
/// comes in time, but on average later than the last report. Where a device reports less than 70 times a second, it may
/// be about 1 ms earlier, mostly on 90 or 144 frames. A hand that stops is shown at its last report a tenth of a second
/// later, and then needs no more frames. One that moves on after a pause of more than 40 ms is shown at its report at
/// once.
///
/// It stores at most 64 reports of each coordinate, and allocates nothing after it was made.
public struct MotionResampler: Sendable, Hashable {
  private var across = CoordinateResampler()
  private var down = CoordinateResampler()
  /// The contact that it follows: the first one that went down, or nil while none is down.
  public private(set) var contact: Contact?
  /// Whether it follows fingers on a touchpad: since they moved, until they are lifted or a contact goes down.
  public private(set) var isPanning = false
  /// How far fingers on a touchpad have been reported to move since they began, in points.
  private var panned = Point.zero
  /// The number of reports of the current contact, or of the current move of fingers on a touchpad.
  package private(set) var count = 0

  /// Makes a resampler without reports.
  public init() {}

  /// Whether the hand will be shown elsewhere without another report, so that frames must be drawn; false without a
  /// contact and without fingers on a touchpad.
  public var isMoving: Bool {
    (contact != nil || isPanning) && !(across.isAtReport && down.isAtReport)
  }

  /// How far the shown hand moved along an axis from the last call of `pointer(at:)` but one to the last, in points; the
  /// greater one of both axes.
  package var step: Double { max(across.step, down.step) }

  /// Takes the press, the moves and the end of a contact from the input, or the moves and the end of fingers on a
  /// touchpad; other events change nothing.
  ///
  /// - Parameters:
  ///   - event: The event, as it is passed to the container.
  ///   - time: When it happened, in seconds.
  public mutating func note(_ event: InputEvent, at time: Double) {
    switch event.clampedToFinite {
    case .press(let contact, let point, let button)
    where self.contact == nil && contact.drags(with: button):
      self.contact = contact
      isPanning = false
      begin(at: point, time)
    case .move(let contact, let point) where self.contact == contact:
      count += 1
      across.add(point.x, at: time)
      down.add(point.y, at: time)
    case .release(let contact, _, let button)
    where self.contact == contact && contact.drags(with: button):
      self.contact = nil
    case .cancel(let contact) where self.contact == contact: self.contact = nil
    case .pan(let dx, let dy, _) where contact == nil: pan(by: Point(x: dx, y: dy), at: time)
    case .panEnd: isPanning = false
    default: break
    }
  }

  private mutating func begin(at point: Point, _ time: Double) {
    count = 1
    across.begin(point.x, at: time)
    down.begin(point.y, at: time)
  }

  private mutating func pan(by way: Point, at time: Double) {
    panned = isPanning ? Point(x: panned.x + way.x, y: panned.y + way.y) : way
    guard isPanning else {
      isPanning = true
      return begin(at: panned, time)
    }
    count += 1
    across.add(panned.x, at: time)
    down.add(panned.y, at: time)
  }

  /// The hand, and where to show it in a frame.
  ///
  /// - Parameter time: The time of the frame in seconds, not before that of the last call or event.
  /// - Returns: The contact and its point, or fingers on a touchpad and their distance from their last report; nil
  ///   while there is neither.
  public mutating func pointer(at time: Double) -> ResampledPointer? {
    guard contact != nil || isPanning else { return nil }
    var point = Point(x: across.value(at: time), y: down.value(at: time))
    if contact == nil { point = point.from(panned) }
    return ResampledPointer(contact: contact, point: point)
  }

  /// Since when the hand has moved at one speed along an axis, in seconds; infinite while it does not.
  package func evenSince(along axis: Axis) -> Double {
    axis == .horizontal ? across.evenSince : down.evenSince
  }
}

extension Contact {
  /// Whether a contact that was pressed with a button can drag.
  fileprivate func drags(with button: Int) -> Bool { button == 1 || device == .touch }
}
