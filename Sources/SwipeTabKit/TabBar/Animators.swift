/// The built-in animators, by the names that options and storyboards use.
public enum Animators {
  /// All built-in animators with their default properties.
  public static let all: [any TabBarAnimator] = [
    NoAnimator(), UnderlineAnimator(), ElasticUnderlineAnimator(), PillAnimator(),
    OverlayAnimator(), ZoomAnimator(), DotsAnimator(), RainbowAnimator(), LensAnimator(),
  ]

  /// Returns the animator with a name, or nil if no animator has it.
  public static func named(_ name: String) -> (any TabBarAnimator)? {
    all.first { $0.name == name }
  }
}
