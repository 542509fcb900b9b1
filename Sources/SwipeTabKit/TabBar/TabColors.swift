/// The colors of tabs for animators that show each tab in its own.
///
/// Neighbors are close on the color circle, so that their mixtures stay clear. Yellow and orange are missing: as dark
/// as text on a light bar has to be, they are brown.
package enum TabColors {
  /// Colors dark enough for text on a light bar over any page: a contrast of at least 4.5 to 1.
  package static let light = hues(
    0xB81B2C, 0xB0126B, 0x8A1FA8, 0x5B33C6, 0x1D4FC0, 0x006579, 0x0F6B45, 0x3F6212)
  /// Colors light enough for text on a dark bar over any page: a contrast of at least 4.5 to 1.
  package static let dark = hues(
    0xFF8D86, 0xFF8DBB, 0xE79BF5, 0xB9A4FF, 0x7DB3FF, 0x4FD2E3, 0x74D680, 0xC7DB5A)

  /// The given colors, or those of a theme's appearance if they are empty.
  static func chosen(_ colors: [Color], in theme: Theme) -> [Color] {
    if !colors.isEmpty { return colors }
    return theme.appearance == .light ? light : dark
  }

  private static func hues(_ rgb: UInt32...) -> [Color] { rgb.map { Color(rgb: $0) } }
}

extension TabBarTravel {
  /// Returns the color mixed from the colors of the two items.
  ///
  /// - Parameter colors: The color of each item. The list is repeated if there are more items.
  /// - Returns: The color at the fraction `share` of the way.
  /// - Precondition: There is a color.
  public func color(of colors: [Color]) -> Color {
    colors[from % colors.count].mixed(with: colors[to % colors.count], share: share)
  }
}
