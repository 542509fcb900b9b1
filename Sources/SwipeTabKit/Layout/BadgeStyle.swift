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

  /// The scale of a badge's text at a text scale.
  static func scale(_ textScale: Double) -> Double { textScale.clamped(to: 1...largestScale) }

  /// The style of a badge's text at a text scale, by which it is multiplied when it is measured and drawn.
  static func text(_ textScale: Double) -> TextStyle {
    let share = scale(textScale) / max(1, textScale)
    return share == 1 ? text : text.scaled(by: share)
  }

  /// Returns the overlap of a badge with a text and the image, in points.
  ///
  /// A badge grows with the text, and an image does not: the taller the badge, the narrower the part that it covers.
  static func overlap(_ textScale: Double) -> Double { (8 / scale(textScale)).rounded() }

  /// The space between a badge with a text and the title beside it.
  static func gap(_ textScale: Double) -> Double { (4 * scale(textScale)).rounded() }

  /// The width of an item's badge.
  ///
  /// Returns 0 for a dot or no badge.
  static func width(
    of item: TabItem, _ measurer: any TextMeasuring, _ textScale: Double = 1
  ) -> Double {
    guard let badge = item.badge?.text, !badge.isEmpty else { return 0 }
    let width = measurer.width(of: badge, style: text(textScale), upTo: ItemStyle.widestTitle)
    return max(height(textScale), width.rounded(.up) + 9)
  }

  /// Returns the distance that a badge extends beyond the trailing edge of an image.
  ///
  /// `width` is 0 for a dot.
  static func reach(_ width: Double, _ textScale: Double) -> Double {
    width > 0 ? width - overlap(textScale) : dot / 2 - 2
  }

  /// The height of a badge with a text.
  static func height(_ textScale: Double) -> Double { scale(textScale).grown(height, by: 14) }

  /// Returns the part of an item in which its badge is placed: not at the edges, and not on a line along one of them.
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

  /// The rectangle of a badge at the upper trailing corner of an image or a title; `width` is 0 for a dot.
  ///
  /// It stays in its area, above the title below an image. A long text ends in an ellipsis.
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
  /// The background.
  var fill: Color
  /// The text.
  var ink: Color
}

extension Theme {
  /// Returns the colors of an item's badge: the theme's, or the item's own color with a legible text.
  func badge(of item: TabItem) -> BadgeColors {
    guard let color = item.badgeColor?.opaque else {
      return BadgeColors(fill: badge, ink: badgeText)
    }
    return BadgeColors(fill: color, ink: color.ink(in: self))
  }
}
