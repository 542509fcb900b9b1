/// Enlarges the selected item, without an indicator.
///
/// Scales change linearly from item to item. Past an end the item there shrinks while its tint fades.
public struct ZoomAnimator: TabBarAnimator {
  /// The scale of the selected item, limited by the size of the bar.
  ///
  /// The default is 1.12, so that titles still look alike. MDV's zoom animator has 1.5.
  public var factor: Double
  /// The space left at an item's edges, in points.
  ///
  /// The default is 1.
  public var margin: Double

  /// Makes the animator.
  ///
  /// Arguments are the values of the properties. Omitted arguments have the defaults.
  public init(factor: Double = 1.12, margin: Double = 1) {
    self.factor = factor
    self.margin = margin
  }

  /// The animator's name in options and storyboards, `zoom`.
  public var name: String { "zoom" }

  /// Nil, because the size of the selected item shows the selection.
  public func indicator(in bar: TabBarGeometry) -> Indicator? { nil }

  /// The item's scale, which grows with its selection.
  public func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    let amount = bar.amount(ofItem: index)
    guard amount > 0 else { return ItemAppearance(selection: 0) }
    return ItemAppearance(
      selection: amount, scale: mix(1, largest(ofItem: index, in: bar), amount))
  }

  @MainActor private func largest(ofItem index: Int, in bar: TabBarGeometry) -> Double {
    let room = min(
      room(ofItem: index, in: bar, along: .horizontal),
      room(ofItem: index, in: bar, along: .vertical))
    return room.clamped(to: 1...max(factor, 1))
  }

  /// The largest scale of an item's content about its pivot, which need not be the content's center.
  @MainActor private func room(ofItem index: Int, in bar: TabBarGeometry, along axis: Axis)
    -> Double
  {
    let (frame, content) = (bar.contentRoom(ofItem: index), bar.contentFrame(ofItem: index))
    let pivot = bar.pivot(ofItem: index).coordinate(along: axis)
    let before = pivot - margin - frame.start(along: axis)
    let after = frame.end(along: axis) - margin - pivot
    return min(
      before / max(pivot - content.start(along: axis), 0.5),
      after / max(content.end(along: axis) - pivot, 0.5))
  }
}
