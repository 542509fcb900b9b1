/// The previous page fades out while the next page fades in and grows to its size.
///
/// It is like "fade through" in Material, which is for pages without a relation to each other. Each page dims a little with
/// the distance, and in the middle one takes the place of the other. Both are faintly visible for a short part of the
/// way, so that the screen is never empty.
public struct FadeTransition: PageTransition {
  /// The distances, in pages, between which a page fades.
  private static let (near, far) = (0.25, 0.62)
  private static let dimming = 0.3
  private static let firstScale = 0.92

  /// Makes the transition.
  public init() {}

  /// The transition's name in options, storyboards and saved states, `fade`.
  public var name: String { "fade" }

  /// Returns the opacity of a page and the scale of the next page at a distance, in pages.
  public func placement(at distance: Double) -> PagePlacement {
    let way = abs(distance)
    let share = ((way - Self.near) / (Self.far - Self.near)).clamped(to: 0...1)
    // The smoothstep 3s² − 2s³.
    let opacity = max(0, 1 - Self.dimming * way) * (1 - share * share * (3 - 2 * share))
    let scale = distance > 0 ? mix(1, Self.firstScale, min(1, way / Self.far)) : 1
    return PagePlacement(scale: scale, opacity: opacity)
  }
}

extension PageTransition where Self == FadeTransition {
  /// The previous page fades out while the next page fades in.
  public static var fade: FadeTransition { FadeTransition() }
}
