/// Pages move side by side.
public struct SlideTransition: PageTransition {
  /// Makes the transition.
  public init() {}

  /// The transition's name in options, storyboards and saved states, `slide`.
  public var name: String { "slide" }

  /// A page beside the other one.
  public func placement(at distance: Double) -> PagePlacement { PagePlacement(offset: distance) }
}

extension PageTransition where Self == SlideTransition {
  /// Pages move side by side.
  public static var slide: SlideTransition { SlideTransition() }
}
