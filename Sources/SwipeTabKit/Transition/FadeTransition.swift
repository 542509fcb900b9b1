/// The next page fades in over the previous page, as a whole: half way both show alike, and nothing moves.
public struct FadeTransition: PageTransition {
  /// Makes the transition.
  public init() {}

  /// The name `fade`.
  public var name: String { "fade" }

  /// The opacity of the next page.
  public func placement(at distance: Double) -> PagePlacement {
    PagePlacement(opacity: 1 - max(0, distance))
  }
}

extension PageTransition where Self == FadeTransition {
  /// The next page fades in over the previous page, as a whole.
  public static var fade: FadeTransition { FadeTransition() }
}
