/// The indicator between the last item and the first, where it fades away on the one and grows on the other.
extension TabBarGeometry {
  /// A copy of the indicator between the last item and the first.
  enum Side: Sendable, Hashable {
    /// The copy that goes away on the last item.
    case leaving
    /// The copy that comes on the first item.
    case entering
  }

  /// The fraction of the way from the last item to the first, which is 0 at all other positions.
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

  /// This bar for the other copy of the indicator, or nil if there is only one.
  var beyondEnds: TabBarGeometry? {
    side.map { on($0 == .leaving ? .entering : .leaving) }
  }

  private func on(_ side: Side) -> TabBarGeometry {
    var geometry = self
    geometry.side = side
    return geometry
  }

  var presence: Double {
    switch side {
    case nil: 1
    case .leaving: 1 - shareAround
    case .entering: shareAround
    }
  }

  func amountAround(ofItem index: Int) -> Double { index == 0 ? shareAround : 0 }
}

extension TabBarAnimator {
  /// The indicator as the bar shows it, shrunk about its center and faded between the last item and the first.
  @MainActor func shownIndicator(in bar: TabBarGeometry) -> Indicator? {
    let presence = bar.presence
    guard var mark = indicator(in: bar) else { return nil }
    guard presence < 1 else { return mark }
    let center = Point(x: mark.frame.midX, y: mark.frame.midY)
    let size = Size(width: mark.frame.width * presence, height: mark.frame.height * presence)
    mark.frame = Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    mark.radius *= presence
    mark.color = (mark.color ?? bar.theme.selectedTint).opacity(presence)
    mark.outline = mark.outline?.opacity(presence)
    mark.shadow *= presence
    return mark
  }
}
