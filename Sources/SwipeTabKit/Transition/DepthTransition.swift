/// The previous page slides away and uncovers the next page, which grows from ¾ of its size and fades in.
///
/// It is the depth page transformer in Android's documentation of `ViewPager2`.
public struct DepthTransition: PageTransition {
  /// Makes the transition.
  public init() {}

  /// The transition's name in options, storyboards and saved states, `depth`.
  public var name: String { "depth" }

  /// It is false, because the previous page is above.
  public var nextIsAbove: Bool { false }

  /// A place beside the next page for the previous one, and a smaller and fainter next one.
  public func placement(at distance: Double) -> PagePlacement {
    guard distance >= 0 else {
      return PagePlacement(offset: distance, shadow: OverlapTransition.shadow(at: distance))
    }
    return PagePlacement(scale: mix(1, 0.75, distance), opacity: 1 - distance)
  }
}

extension PageTransition where Self == DepthTransition {
  /// The previous page slides away and uncovers the next page, which grows from ¾ of its size and fades in.
  public static var depth: DepthTransition { DepthTransition() }
}
