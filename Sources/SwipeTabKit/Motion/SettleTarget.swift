/// The slot that a released drag settles on: a pure function of slot and velocity.
///
/// Slots are measured along the strip of pages, one viewport each; pages rest at whole numbers.
struct SettleTarget: Sendable, Hashable {
  var slot: Double
  /// The velocity at the release, in slots per second.
  var velocity: Double
  var origin: Double
  /// The slot on which a caught motion was about to settle, or nil if the drag caught none.
  ///
  /// It wins an exact half, which otherwise goes to the slot away from `origin`. A fling in the direction of the caught
  /// motion counts from it.
  var caught: Int?
  var range: ClosedRange<Int>

  /// From `flingSpeed` on, in slots per second, the direction alone decides.
  ///
  /// A fling counts pages from the page nearest to where the drag began, or from `caught`, and never leads back. A slow
  /// release goes on to the next slot from the fraction `snapPoint` of the way.
  func target(
    flingSpeed: Double, pagesPerSwipe: PagesPerSwipe, snapPoint: Double = 0.5
  ) -> Int {
    // A tiny tolerance, so that a fit through exact samples reaches the threshold.
    let isFling = abs(velocity) >= flingSpeed * (1 - 1e-9) && velocity != 0
    guard isFling else { return slowTarget(snapPoint) }
    // A fling backward is one forward in a mirror.
    let sign: Double = velocity > 0 ? 1 : -1
    let (here, caught) = (sign * slot, caught.map { sign * Double($0.clamped(to: range)) })
    var next = here.rounded(.down) + 1
    // Two flings after each other turn two pages, though the first one still moves them.
    if let caught, caught > sign * origin, here >= sign * origin { next = max(next, caught + 1) }
    switch pagesPerSwipe {
    case .limited(let count):
      let start = caught ?? (sign * origin).rounded()
      // Pages that were dragged further do not go back against the fling.
      next = max(min(next, start + max(1, Double(count))), here.rounded(.up))
    case .unlimited(let deceleration):
      let way = abs(velocity) / 1000 * deceleration / (1 - deceleration)
      next = max(next, (here + way).clamped(to: -1e9...1e9).rounded())
    }
    return clamp(Int(saturating: sign * next))
  }

  /// The slot ahead once the snap point is reached, else the one behind; `caught` counts as ahead.
  private func slowTarget(_ snapPoint: Double) -> Int {
    let below = slot.rounded(.down)
    guard slot != below else { return clamp(Int(saturating: below)) }
    let isForward = caught.map { Double($0) > slot } ?? (slot > origin)
    let way = isForward ? slot - below : below + 1 - slot
    let goesOn = way >= snapPoint - 1e-9
    return clamp(Int(saturating: isForward == goesOn ? below + 1 : below))
  }

  private func clamp(_ slot: Int) -> Int { slot.clamped(to: range) }
}

/// The number of pages that a fling may turn.
public enum PagesPerSwipe: Sendable, Hashable {
  /// At most this many pages.
  ///
  /// It is at least 1.
  case limited(Int)
  /// As many as its velocity carries it.
  ///
  /// `deceleration` is the fraction of speed left after each millisecond.
  ///
  /// UIKit's normal rate is 0.998.
  case unlimited(deceleration: Double)
}
