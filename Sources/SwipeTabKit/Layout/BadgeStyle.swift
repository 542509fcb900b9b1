/// The dimensions of badges, in points.
enum BadgeStyle {
  static let text = TextStyle(size: 11, weight: .bold)
  static let height = 16.0
  static let dot = 8.0

  /// How far a badge with a text overlaps the image.
  ///
  /// A badge grows with the text, and an image does not: the taller the badge, the narrower the part that it covers.
  static func overlap(_ textScale: Double) -> Double { (8 / max(1, textScale)).rounded() }

  /// The space between a badge with a text and the title beside it.
  static func gap(_ textScale: Double) -> Double { (2 * max(1, textScale)).rounded() }

  /// The width of an item's badge; 0 for a dot or no badge.
  static func width(
    of item: TabItem, _ measurer: any TextMeasuring, _ textScale: Double = 1
  ) -> Double {
    guard let badge = item.badge?.text, !badge.isEmpty else { return 0 }
    let width = measurer.width(of: badge, style: text, upTo: ItemStyle.widestTitle)
    return max(height(textScale), width.rounded(.up) + 9)
  }

  /// How far a badge extends beyond the trailing edge of an image; `width` is 0 for a dot.
  static func reach(_ width: Double, _ textScale: Double) -> Double {
    width > 0 ? width - overlap(textScale) : dot / 2 - 2
  }

  /// The height of a badge with a text.
  static func height(_ textScale: Double) -> Double { textScale.grown(height, by: 14) }

  /// The rectangle of a badge with a text at the upper trailing corner of an image or a title.
  ///
  /// It stays in the item, above the title below an image; a long text ends in an ellipsis.
  static func frame(
    width: Double, on image: Rect, in item: Rect, isAboveTitle: Bool, isRightToLeft: Bool,
    textScale: Double
  ) -> Rect {
    let size = Size(width: min(width, max(height, item.width - 2)), height: height(textScale))
    let overlap = overlap(textScale)
    let x = isRightToLeft ? image.x + overlap - size.width : image.maxX - overlap
    let lowest = (isAboveTitle ? image.maxY + 2 : item.maxY) - size.height
    return Rect(
      x: x.clamped(to: item.x + 1...max(item.x + 1, item.maxX - 1 - size.width)),
      y: max(item.y, min(image.y - 4, lowest)), width: size.width, height: size.height)
  }
}
