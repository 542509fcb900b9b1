/// Cyclic paging: the indicator between the last item and the first.
///
/// There the main indicator is drawn twice: it fades out as it leaves at one end, and fades in as
/// it enters at the other.
extension TabBarGeometry {
  /// A copy of the indicator between the last item and the first.
  enum Side: Sendable, Hashable {
    /// The copy that leaves past the last item.
    case leaving
    /// The copy that enters from before the first item.
    case entering
  }

  /// The share of the way from the last item to the first, in `0..<1`; 0 at all other positions.
  private var shareAround: Double {
    guard isCyclic, count > 1 else { return 0 }
    return max(0, layout.itemPosition(pagePosition) - Double(count - 1))
  }

  /// This bar for the copy of the indicator that is more visible.
  var onNearerSide: TabBarGeometry {
    let share = shareAround
    guard share > 0 else { return self }
    return on(share < 0.5 ? .leaving : .entering)
  }

  /// This bar for the other copy of the indicator; nil if there is only one.
  var beyondEnds: TabBarGeometry? {
    side.map { on($0 == .leaving ? .entering : .leaving) }
  }

  private func on(_ side: Side) -> TabBarGeometry {
    var geometry = self
    geometry.side = side
    return geometry
  }

  /// The opacity of the indicator, in `0...1`.
  var presence: Double {
    switch side {
    case nil: 1
    case .leaving: 1 - shareAround
    case .entering: shareAround
    }
  }

  /// How selected an item is on the way from the last to the first; 0 for all but the first.
  func amountAround(ofItem index: Int) -> Double { index == 0 ? shareAround : 0 }

  /// The item that appears beyond an end: after the last the first, before the first the last.
  func itemAround(_ index: Int) -> Int { index < 0 ? count - 1 : index >= count ? 0 : index }

  /// The frame of an item repeated beyond an end, at the same distance as other items.
  func frame(beyondEnds index: Int) -> Rect {
    let own = frame(ofItem: itemAround(index))
    let end = frame(ofItem: index < 0 ? 0 : count - 1)
    let length = own.extent(along: axis)
    let isMirrored = layout.isRightToLeft && axis == .horizontal
    return (index < 0) != isMirrored
      ? own.spanning(end.start(along: axis) - gap - length, length, along: axis)
      : own.spanning(end.end(along: axis) + gap, length, along: axis)
  }

  /// The gap between items, in points.
  private var gap: Double {
    guard count > 1 else { return 0 }
    let (first, second) = (layout.span(at: 0), layout.span(at: 1))
    return second.start - first.start - first.length
  }
}

extension TabBarTravel {
  /// The travel beyond an end, between the last item and the first.
  init(around position: Double, count: Int) {
    let lower = position.rounded(.down)
    from = Int(saturating: lower)
    to = from + 1
    share = position - lower
    overshoot = 0
    self.count = count
  }

  /// The elements for the items `from` and `to`; a list that is too short starts over.
  func ends<Value>(of values: [Value]) -> (from: Value, to: Value) {
    let (from, to) = ((from + count) % count, to % count)
    return (values[from % values.count], values[to % values.count])
  }
}
