import SwipeTabKit

/// A ball that hops from item to item along a parabola, as an example of a program's own animator.
nonisolated struct HopAnimator: TabBarAnimator {
  var colors: [Color]
  var diameter = 7.0

  var name: String { "hop" }

  func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let travel = bar.travel, let frame = bar.frameAtPosition else { return nil }
    let height = 4 * travel.share * (1 - travel.share)
    let from = colors[travel.from % colors.count]
    let color = from.mixed(with: colors[travel.to % colors.count], share: travel.share)
    let (ground, room) = (2.0, bar.axis == .horizontal ? bar.bar.height : bar.bar.width)
    let rise = ground + height * max(0, room - diameter - 2 * ground)
    // A ball on the ground is pressed flat; one in the air is round.
    let flat = diameter * (0.6 + 0.4 * min(1, 3 * height))
    let ball =
      switch bar.edge {
      case .bottom, .top:
        Rect(
          x: frame.midX - diameter / 2, y: bar.bar.maxY - rise - flat, width: diameter, height: flat
        )
      case .left:
        Rect(x: bar.bar.x + rise, y: frame.midY - diameter / 2, width: flat, height: diameter)
      case .right:
        Rect(
          x: bar.bar.maxX - rise - flat, y: frame.midY - diameter / 2, width: flat,
          height: diameter)
      }
    return Indicator(frame: ball, radius: flat / 2, color: color)
  }

  func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    ItemAppearance(selection: bar.amount(ofItem: index), color: colors[index % colors.count])
  }
}
