/// No mark: tints alone tell what is selected.
public struct NoAnimator: TabBarAnimator {
  /// Makes the animator.
  public init() {}

  /// The name `none`.
  public var name: String { "none" }

  /// Nothing.
  public func indicator(in bar: TabBarGeometry) -> Indicator? { nil }
}
