/// Pages move side by side as cards of 0.85 of their size with round corners.
///
/// They reach this size within 0.15 of a page. It is similar to the zoom-out page transformer in Android's
/// documentation of `ViewPager2`, in which cards also fade by half.
public struct ZoomOutTransition: PageTransition {
  static let cardScale = 0.85
  private static let cardRadius = 28.0

  /// Makes the transition.
  public init() {}

  /// The transition's name in options, storyboards and saved states, `zoom-out`.
  public var name: String { "zoom-out" }

  /// A card beside the other one.
  public func placement(at distance: Double) -> PagePlacement {
    let scale = max(Self.cardScale, 1 - abs(distance))
    // Closes two thirds of the gap that opens between the two shrunken pages.
    let approach = (1 - scale) / 3
    return PagePlacement(
      offset: distance + (distance < 0 ? approach : -approach), scale: scale,
      cornerRadius: Self.cardRadius * (1 - scale) / (1 - Self.cardScale))
  }
}

extension PageTransition where Self == ZoomOutTransition {
  /// Pages move side by side as cards of 0.85 of their size with round corners.
  public static var zoomOut: ZoomOutTransition { ZoomOutTransition() }
}
