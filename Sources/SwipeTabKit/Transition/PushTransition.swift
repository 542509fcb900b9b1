/// The next page slides over the previous page, which moves away by a sixth of its width, as in
/// SwipeableTabBarController.
public struct PushTransition: PageTransition {
  /// Makes the transition.
  public init() {}

  /// The transition's name in options, storyboards and saved states, `push`.
  public var name: String { "push" }

  /// A place beside the previous page for the next one, and a sixth of the way for the previous one.
  public func placement(at distance: Double) -> PagePlacement {
    guard distance > 0 else { return PagePlacement(offset: distance / 6) }
    return PagePlacement(offset: distance, shadow: OverlapTransition.shadow(at: distance))
  }
}

extension PageTransition where Self == PushTransition {
  /// The next page slides over the previous page, which moves away by a sixth of its width.
  public static var push: PushTransition { PushTransition() }
}
