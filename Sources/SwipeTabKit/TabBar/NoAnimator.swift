/// No indicator: only tints show the selected item.
public struct NoAnimator: TabBarAnimator {
  /// Makes the animator.
  public init() {}

  /// The animator's name in options and storyboards, `none`.
  public var name: String { "none" }

  /// Nil, because only tints show the selected item.
  public func indicator(in bar: TabBarGeometry) -> Indicator? { nil }
}
