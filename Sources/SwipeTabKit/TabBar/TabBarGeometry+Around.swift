/// The bar where pages go round: between the last item and the first.
///
/// There the main mark is drawn twice, fading out as it leaves at one end and in as it comes in at the other.
extension TabBarGeometry {
  /// An end of the bar.
  enum Side: Sendable, Hashable {
    /// The mark goes on past the last item.
    case leaving
    /// The mark comes from before the first item.
    case entering
  }

  /// The share of the way from the last item to the first, in `0..<1`; 0 where the position is between others.
  private var shareAround: Double {
    guard goesRound, count > 1 else { return 0 }
    return max(0, layout.itemPosition(pagePosition) - Double(count - 1))
  }

  /// The same bar for the side at which more of the mark shows.
  var onNearerSide: TabBarGeometry {
    let share = shareAround
    guard share > 0 else { return self }
    return on(share < 0.5 ? .leaving : .entering)
  }

  /// The same bar for the mark at the other end; nil while there is none.
  var beyondEnds: TabBarGeometry? {
    side.map { on($0 == .leaving ? .entering : .leaving) }
  }

  private func on(_ side: Side) -> TabBarGeometry {
    var geometry = self
    geometry.side = side
    return geometry
  }

  /// How much of the mark shows, in `0...1`.
  var presence: Double {
    switch side {
    case nil: 1
    case .leaving: 1 - shareAround
    case .entering: shareAround
    }
  }

  /// How selected the first item is on the way from the last.
  func amountAround(ofItem index: Int) -> Double { index == 0 ? shareAround : 0 }

  /// The item that stands beyond an end.
  func itemAround(_ index: Int) -> Int { index < 0 ? count - 1 : index >= count ? 0 : index }

  /// The frame of the first item after the last, or of the last before the first, as far from it as items are.
  func frame(beyondEnds index: Int) -> Rect {
    let own = frame(ofItem: itemAround(index))
    let end = frame(ofItem: index < 0 ? 0 : count - 1)
    let length = own.extent(along: axis)
    let isMirrored = layout.isRightToLeft && axis == .horizontal
    return (index < 0) != isMirrored
      ? own.spanning(end.start(along: axis) - gap - length, length, along: axis)
      : own.spanning(end.end(along: axis) + gap, length, along: axis)
  }

  /// How far items are apart, in points.
  private var gap: Double {
    guard count > 1 else { return 0 }
    let (first, second) = (layout.span(at: 0), layout.span(at: 1))
    return second.start - first.start - first.length
  }
}

extension TabBarTravel {
  /// The travel past the last item, or before the first, to the one at the other end.
  init(around position: Double, count: Int) {
    let lower = position.rounded(.down)
    from = Int(saturating: lower)
    to = from + 1
    share = position - lower
    overshoot = 0
    self.count = count
  }

  /// What each item has, from and to; lists begin anew where items are more.
  func ends<Value>(of values: [Value]) -> (from: Value, to: Value) {
    let (from, to) = ((from + count) % count, to % count)
    return (values[from % values.count], values[to % values.count])
  }
}
