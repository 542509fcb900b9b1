/// The animators that come with the kit, by the names that options and storyboards use.
public enum Animators {
  /// All of them, each with its defaults.
  public static let all: [any TabBarAnimator] = [
    NoAnimator(), UnderlineAnimator(), ElasticUnderlineAnimator(), PillAnimator(),
    OverlayAnimator(), ZoomAnimator(), DotsAnimator(), RainbowAnimator(),
  ]

  /// The animator of a name; nil if there is none.
  public static func named(_ name: String) -> (any TabBarAnimator)? {
    all.first { $0.name == name }
  }
}
