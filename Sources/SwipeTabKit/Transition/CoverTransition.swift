/// The next page slides over the previous page, like a pushed screen on a phone.
///
/// The previous page moves away by 0.3 of its width and darkens.
public struct CoverTransition: PageTransition {
  /// Makes the transition.
  public init() {}

  /// The transition's name in options, storyboards and saved states, `cover`.
  public var name: String { "cover" }

  /// A place beside the previous page for the next one, and 0.3 of the way for the previous one.
  public func placement(at distance: Double) -> PagePlacement {
    guard distance > 0 else { return PagePlacement(offset: 0.3 * distance) }
    return PagePlacement(
      offset: distance, shadow: OverlapTransition.shadow(at: distance),
      dimming: 0.18 * (1 - distance))
  }
}

extension PageTransition where Self == CoverTransition {
  /// The next page slides over the previous page, which moves away by 0.3 of its width and darkens.
  public static var cover: CoverTransition { CoverTransition() }
}
