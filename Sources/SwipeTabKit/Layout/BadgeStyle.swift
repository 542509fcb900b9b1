/// The dimensions of badges, in points.
enum BadgeStyle {
  private static let text = TextStyle(size: 11, weight: .bold)
  static let height = 16.0
  static let dot = 8.0
  /// The largest scale of a badge's text: a badge that grew with all texts would hide the image.
  static let largestScale = 1.25
  /// The space between a badge and the edges of its item, or a line along one of them.
  static let margin = 2.0
  /// The largest part of an image that a badge covers, in square points.
  static let largestCover = 96.0
  /// The thickness up to which an indicator at an edge of its item is a line that badges keep off.
  static let thickestLine = 8.0

  static func scale(_ textScale: Double) -> Double { textScale.clamped(to: 1...largestScale) }

  /// The style of a badge's text, which is multiplied by the text scale when it is measured and drawn.
  static func text(_ textScale: Double) -> TextStyle {
    let share = scale(textScale) / max(1, textScale)
    return share == 1 ? text : text.scaled(by: share)
  }

  /// The overlap of a badge with the image, which is narrower for a taller badge because the image does not grow.
  static func overlap(_ textScale: Double) -> Double { (8 / scale(textScale)).rounded() }

  static func gap(_ textScale: Double) -> Double { (4 * scale(textScale)).rounded() }

  /// The width of an item's badge, or 0 for a dot or no badge.
  static func width(
    of item: TabItem, _ measurer: any TextMeasuring, _ textScale: Double = 1
  ) -> Double {
    guard let badge = item.badge?.text, !badge.isEmpty else { return 0 }
    let width = measurer.width(of: badge, style: text(textScale), upTo: ItemStyle.widestTitle)
    return max(height(textScale), width.rounded(.up) + 9)
  }

  /// The distance that a badge extends beyond the trailing edge of an image; `width` is 0 for a dot.
  static func reach(_ width: Double, _ textScale: Double) -> Double {
    width > 0 ? width - overlap(textScale) : dot / 2 - 2
  }

  static func height(_ textScale: Double) -> Double { scale(textScale).grown(height, by: 14) }

  /// The part of an item in which its badge is placed: not at the edges, and not on a line along one of them.
  static func room(in item: Rect, beside line: Rect?) -> Rect {
    let free = item.inset(by: margin)
    guard let line, line.intersects(item), min(line.width, line.height) <= thickestLine else {
      return free
    }
    var insets = EdgeInsets.zero
    // A line may be at a small distance from the edge. A rounder shape is not a line.
    let isLong = max(line.width, line.height) >= 4 * min(line.width, line.height)
    let reach = isLong ? thickestLine : 0
    if line.width > line.height {
      if line.y <= item.y + reach { insets.top = line.maxY - item.y }
      if line.maxY >= item.maxY - reach { insets.bottom = item.maxY - line.y }
    } else {
      if line.x <= item.x + reach { insets.left = line.maxX - item.x }
      if line.maxX >= item.maxX - reach { insets.right = item.maxX - line.x }
    }
    return free.inset(by: insets)
  }

  /// The rectangle of a badge at an upper trailing corner, in its area and above a title; `width` is 0 for a dot.
  static func frame(
    width: Double, on image: Rect, in room: Rect, isAboveTitle: Bool, isRightToLeft: Bool,
    textScale: Double
  ) -> Rect {
    let isDot = width <= 0
    let height = isDot ? dot : height(textScale)
    let size = Size(width: isDot ? dot : min(width, max(Self.height, room.width)), height: height)
    let lowest = (isAboveTitle ? image.maxY + 2 : room.maxY) - height
    let y = max(room.y, min(image.y - (isDot ? 2 : 4), lowest))
    // A badge that is lower because there is no space above the image covers a narrower part of the image.
    let covered = min(y + height, image.maxY) - max(y, image.y)
    let overlap =
      isDot ? dot / 2 + 2 : min(overlap(textScale), largestCover / max(1, covered))
    let x = isRightToLeft ? image.x + overlap - size.width : image.maxX - overlap
    return Rect(
      x: x.clamped(to: room.x...max(room.x, room.maxX - size.width)), y: y, width: size.width,
      height: height)
  }
}

/// The colors of a badge.
struct BadgeColors: Sendable, Hashable {
  var fill: Color
  var ink: Color
}

extension Theme {
  /// The theme's colors for a badge, or the item's own color with a legible text.
  func badge(of item: TabItem) -> BadgeColors {
    guard let color = item.badgeColor?.opaque else {
      return BadgeColors(fill: badge, ink: badgeText)
    }
    return BadgeColors(fill: color, ink: color.ink(in: self))
  }
}
