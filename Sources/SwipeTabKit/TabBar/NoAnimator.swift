/// No indicator: only tints show what is selected.
public struct NoAnimator: TabBarAnimator {
  /// Makes the animator.
  public init() {}

  /// The name `none`.
  public var name: String { "none" }

  /// No indicator.
  public func indicator(in bar: TabBarGeometry) -> Indicator? { nil }
}
