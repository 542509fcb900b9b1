/// The dimensions of badges, in points.
enum BadgeStyle {
  static let text = TextStyle(size: 11, weight: .bold)
  static let height = 16.0
  static let dot = 8.0
  /// How far a badge with a text overlaps the image.
  static let overlap = 8.0

  /// The width of an item's badge; 0 for a dot or no badge.
  static func width(of item: TabItem, _ measurer: any TextMeasuring) -> Double {
    guard let badge = item.badge?.text, !badge.isEmpty else { return 0 }
    let width = measurer.width(of: badge, style: text, upTo: ItemStyle.widestTitle)
    return max(height, width.rounded(.up) + 9)
  }
}
