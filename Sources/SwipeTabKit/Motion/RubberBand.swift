/// The resistance to a finger that drags past the first or last page.
///
/// For a finger x points past the edge of a viewport W points wide, the pages move x·g·W / (W + g·x) points. They move
/// less the farther it goes, and never by a whole viewport. UIKit's scroll views behave in this way, with g = 0.55.
public struct RubberBand: Sendable, Hashable {
  /// The fraction of the finger's movement that pages follow right at the edge, unitless, in `0...1`.
  ///
  /// The default is 0.55.
  public var give: Double

  /// Makes a rubber band.
  ///
  /// `give` is in `0...1`.
  public init(give: Double = 0.55) { self.give = give }

  func displacement(forOvershoot overshoot: Double, in extent: Double) -> Double {
    let pulled = max(0, overshoot) * give
    return pulled == 0 ? 0 : extent / (extent / pulled + 1)
  }

  /// The fraction of the finger's movement that pages follow past the edge, g at the edge and smaller further away.
  func slope(atDisplacement displacement: Double, in extent: Double) -> Double {
    let left = 1 - (displacement / extent).clamped(to: 0...1)
    return give * left * left
  }

  /// The inverse of `displacement`, in which a whole viewport or more counts as slightly less than a viewport.
  func overshoot(forDisplacement displacement: Double, in extent: Double) -> Double {
    guard give > 0, displacement > 0 else { return 0 }
    let shown = min(displacement, extent * 0.999_999)
    return shown * extent / (give * (extent - shown))
  }
}
