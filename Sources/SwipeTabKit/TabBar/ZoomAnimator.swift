/// The selected item in a larger size, with no mark.
///
/// Sizes go evenly from item to item; past an end the end's item shrinks as its tint fades.
public struct ZoomAnimator: TabBarAnimator {
  /// The selected item's size as a share of the usual, as far as the bar has room; by default 1.5, as in MDV's zoom
  /// animator.
  public var factor: Double
  /// The room that is left at an item's edges, in points; by default 1.
  public var margin: Double

  /// Makes the animator.
  public init(factor: Double = 1.5, margin: Double = 1) {
    self.factor = factor
    self.margin = margin
  }

  /// The name `zoom`.
  public var name: String { "zoom" }

  /// Nothing.
  public func indicator(in bar: TabBarGeometry) -> Indicator? { nil }

  /// The item, larger by how selected it is.
  public func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    let amount = bar.amount(ofItem: index)
    guard amount > 0 else { return ItemAppearance(selection: 0) }
    return ItemAppearance(
      selection: amount, scale: mix(1, largest(ofItem: index, in: bar), amount))
  }

  /// The factor, as far as the item's frame has room for it.
  private func largest(ofItem index: Int, in bar: TabBarGeometry) -> Double {
    let room = min(
      room(ofItem: index, in: bar, along: .horizontal),
      room(ofItem: index, in: bar, along: .vertical))
    return room.clamped(to: 1...max(factor, 1))
  }

  /// How much larger a content can be, about a point of its frame, which need not be its own middle.
  private func room(ofItem index: Int, in bar: TabBarGeometry, along axis: Axis) -> Double {
    let (frame, content) = (bar.frame(ofItem: index), bar.contentFrame(ofItem: index))
    let pivot = bar.pivot(ofItem: index).coordinate(along: axis)
    let before = pivot - margin - frame.start(along: axis)
    let after = frame.end(along: axis) - margin - pivot
    return min(
      before / max(pivot - content.start(along: axis), 0.5),
      after / max(content.end(along: axis) - pivot, 0.5))
  }
}
