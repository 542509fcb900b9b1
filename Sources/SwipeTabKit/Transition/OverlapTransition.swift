/// The next page slides over the previous page, which stays.
public struct OverlapTransition: PageTransition {
  /// Makes the transition.
  public init() {}

  /// The transition's name in options, storyboards and saved states, `overlap`.
  public var name: String { "overlap" }

  /// A place beside the previous page for the next one.
  public func placement(at distance: Double) -> PagePlacement {
    guard distance > 0 else { return PagePlacement() }
    return PagePlacement(offset: distance, shadow: Self.shadow(at: distance))
  }

  /// The shadow of a page that slides over another one: full, except for the last eighth of the way out of view.
  static func shadow(at distance: Double) -> Double { min(1, 8 * (1 - abs(distance))) }
}

extension PageTransition where Self == OverlapTransition {
  /// The next page slides over the previous page, which stays.
  public static var overlap: OverlapTransition { OverlapTransition() }
}
