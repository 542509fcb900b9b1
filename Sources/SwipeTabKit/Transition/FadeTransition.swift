/// The previous page fades out while the next page fades in and grows to its size.
///
/// It is like "fade through" in Material, which is for pages without a relation to each other. Both pages are faintly
/// visible for a part of the way, so that the screen is never empty.
public struct FadeTransition: PageTransition {
  /// The fraction of the way in which the previous page fades out.
  static let leaving = 0.6
  static let arriving = 0.8
  static let firstScale = 0.92

  /// Makes the transition.
  public init() {}

  /// The transition's name in options, storyboards and saved states, `fade`.
  public var name: String { "fade" }

  /// Returns the opacity of a page and the scale of the next page at a distance, in pages.
  public func placement(at distance: Double) -> PagePlacement {
    guard distance > 0 else {
      return PagePlacement(opacity: max(0, 1 + distance / Self.leaving))
    }
    let share = max(0, 1 - distance / Self.arriving)
    return PagePlacement(scale: mix(Self.firstScale, 1, share), opacity: share)
  }
}

extension PageTransition where Self == FadeTransition {
  /// The previous page fades out while the next page fades in.
  public static var fade: FadeTransition { FadeTransition() }
}
