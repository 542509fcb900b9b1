/// Which place a released drag settles on: a pure function of where it is and how fast.
///
/// Places are whole numbers along the strip that pages are laid out on; there one viewport is one unit.
public struct SettleTarget: Sendable, Hashable {
  /// The place at the release.
  public var place: Double
  /// The velocity at the release, in places per second.
  public var velocity: Double
  /// Where the drag began.
  public var origin: Double
  /// Where an exact half goes: towards this place after a catch, away from `origin` if nil.
  public var favored: Int?
  /// The first and the last place that may be settled on.
  public var range: ClosedRange<Int>

  /// Makes the question; `target` is the answer.
  public init(
    place: Double, velocity: Double, origin: Double, favored: Int? = nil, range: ClosedRange<Int>
  ) {
    self.place = place
    self.velocity = velocity
    self.origin = origin
    self.favored = favored
    self.range = range
  }

  /// Returns the place to settle on.
  ///
  /// - Parameters:
  ///   - flingSpeed: The speed from which the direction decides, in places per second.
  ///   - pagesPerSwipe: How many pages a fling may pass, counted from the page nearest to where the drag began.
  /// - Returns: A place in `range`.
  public func target(flingSpeed: Double, pagesPerSwipe: PagesPerSwipe) -> Int {
    // A share of the last digits, so that a fit through exact samples meets the threshold.
    let isFling = abs(velocity) >= flingSpeed * (1 - 1e-9) && velocity != 0
    guard isFling else { return nearest() }
    let next = Int(velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1)
    switch pagesPerSwipe {
    case .limited(let count):
      let start = Int(origin.rounded())
      return clamp(next.clamped(to: (start - count)...(start + count)))
    case .unlimited(let deceleration):
      let projected = place + velocity / 1000 * deceleration / (1 - deceleration)
      let landed = Int(projected.clamped(to: -1e9...1e9).rounded())
      return clamp(velocity > 0 ? max(next, landed) : min(next, landed))
    }
  }

  /// The nearest place; an exact half goes on, or to where `favored` lies.
  private func nearest() -> Int {
    let below = place.rounded(.down)
    let share = place - below
    guard abs(share - 0.5) < 1e-9 else { return clamp(Int(place.rounded())) }
    let isForward = favored.map { Double($0) > place } ?? (place > origin)
    return clamp(Int(isForward ? below + 1 : below))
  }

  private func clamp(_ place: Int) -> Int { place.clamped(to: range) }
}

/// How many pages one fling may pass.
public enum PagesPerSwipe: Sendable, Hashable {
  /// At most so many pages; at least 1.
  case limited(Int)
  /// As many as its speed carries it: projected with a deceleration, the share of speed left after each millisecond.
  ///
  /// UIKit's normal rate is 0.998.
  case unlimited(deceleration: Double)
}
