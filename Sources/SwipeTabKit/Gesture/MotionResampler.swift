/// The position of a pointer at a time without a report.
public struct ResampledPointer: Sendable, Hashable {
  /// The contact that drags, or nil for fingers on a touchpad.
  public var contact: Contact?
  /// Its position on the container, in points.
  ///
  /// For fingers on a touchpad it is the distance that they have moved beyond their reports, as the `dx` and `dy` of
  /// `InputEvent.pan`.
  public var point: Point
  /// Whether it moves so slowly that steps of whole pixels would be seen.
  ///
  /// The default is false. Content that follows the pointer is then drawn between pixels: its commands have a
  /// `DrawCommand.subpixelOffset`. A front end sets it while the pointer moves by a few pixels from frame to frame, and
  /// not while it rests. Its renderer must be able to paint between pixels.
  public var isSlow = false

  /// Makes a resampled pointer.
  public init(contact: Contact?, point: Point) { (self.contact, self.point) = (contact, point) }
}

/// Makes motion under a pointer even, by estimating the pointer's position at the time of a frame.
///
/// Devices report the position of a pointer, or the distance of fingers on a touchpad, 59 to 1000 times a second. The
/// last report is rarely just before a frame. If frames showed the last report, pages would follow an even movement in
/// uneven steps. Instead, pass each input event to a resampler, get the pointer at the time of each frame, and draw the
/// container with `TabContainer.draw(into:at:)`:
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
/// The position is on a line through the last reports, as many as agree with one line. So late reports and times in
/// whole milliseconds cancel out. The line is followed at most 8 ms past the last report, as in Android's
/// `InputConsumer`, and at most 4 points. It is read slightly before the frame's time, so that the next report comes in
/// time, but on average later than the last report. For a device that reports less than 70 times a second, it may be
/// read about 1 ms earlier. This is mostly so at 90 or 144 frames a second. A pointer that stops is shown at its last
/// report a tenth of a second later, and then needs no more frames. A pointer that moves on after a pause of more than
/// 40 ms is shown at its report at once.
///
/// It stores at most 64 reports of each coordinate, and allocates nothing after it was made.
public struct MotionResampler: Sendable, Hashable {
  private var across = CoordinateResampler()
  private var down = CoordinateResampler()
  /// The contact that it follows: the first one that went down, or nil while none is down.
  public private(set) var contact: Contact?
  /// Whether it follows fingers on a touchpad: since they moved, until they are lifted or a contact goes down.
  public private(set) var isPanning = false
  /// The reported movement of fingers on a touchpad since they began.
  private var panned = Point.zero
  package private(set) var count = 0

  /// Makes a resampler without reports.
  public init() {}

  /// Whether the shown position will change without another report, so that frames must be drawn.
  ///
  /// It is false without a contact and without fingers on a touchpad.
  public var isMoving: Bool {
    (contact != nil || isPanning) && !(across.isAtReport && down.isAtReport)
  }

  /// The larger distance of both axes that the shown position moved between the last two calls of `pointer(at:)`.
  package var step: Double { max(across.step, down.step) }

  /// Takes the press, the moves and the end of a contact from the input, or the moves and the end of fingers on a
  /// touchpad.
  ///
  /// Other events change nothing.
  ///
  /// - Parameters:
  ///   - event: The event that is passed to the container.
  ///   - time: The time of the event, in seconds.
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

  /// Returns the pointer, and its position in a frame.
  ///
  /// - Parameter time: The time of the frame in seconds. It must not be before the time of the last call or event.
  /// - Returns: The contact and its point, or fingers on a touchpad and their distance from their last report. It is
  ///   nil without either.
  public mutating func pointer(at time: Double) -> ResampledPointer? {
    guard contact != nil || isPanning else { return nil }
    // Both coordinates are reported at the same times.
    let pace = across.pace ?? down.pace
    var point = Point(x: across.value(at: time, pace), y: down.value(at: time, pace))
    if contact == nil { point = point.from(panned) }
    return ResampledPointer(contact: contact, point: point)
  }

  /// The time since which the pointer has moved at one speed along an axis, or infinity if the speed changes.
  package func evenSince(along axis: Axis) -> Double {
    axis == .horizontal ? across.evenSince : down.evenSince
  }
}

extension Contact {
  fileprivate func drags(with button: Int) -> Bool { button == 1 || device == .touch }
}
