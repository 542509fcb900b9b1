/// The release of a contact.
struct Release: Sendable, Hashable {
  let point: Point
  private let across: ReleaseVelocity
  private let down: ReleaseVelocity

  /// The velocities are horizontal and vertical, in points per second.
  init(at point: Point, across: ReleaseVelocity, down: ReleaseVelocity) {
    (self.point, self.across, self.down) = (point, across, down)
  }

  func velocity(along axis: Axis) -> ReleaseVelocity { axis == .horizontal ? across : down }

  func isFling(from speed: Double) -> Bool { max(abs(across.choice), abs(down.choice)) >= speed }
}
