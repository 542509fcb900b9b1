/// The transitions between pages, by the names that options and replays use.
///
/// Each is a function of the position alone: it follows the finger, stops where it stops and runs
/// backwards. At rest all look the same, and past the first and last page, where there is no other
/// page, pages slide. "Next" and "previous" are in reading order; from right to left everything is
/// mirrored, and with vertical paging widths are heights.
public enum PageTransition: String, Sendable, Hashable, CaseIterable {
  /// Pages move side by side.
  case slide
  /// The next page slides over the previous page, which stays.
  case overlap
  /// The next page slides over the previous page, which moves away by a sixth of its width, as in
  /// SwipeableTabBarController.
  case push
  /// The previous page slides away and uncovers the next page, which grows from ¾ of its size and
  /// fades in; the depth page transformer in Android's documentation of `ViewPager2`.
  case depth
  /// Pages move side by side as cards of 0.85 of their size and ¾ of their opacity, reached within
  /// 0.15 of a page; like the zoom-out page transformer in Android's documentation of `ViewPager2`,
  /// where cards fade by half.
  case zoomOut = "zoom-out"
  /// The next page fades in over the previous page, as a whole: half way both show alike. Nothing moves.
  case fade

  /// Whether the next page lies above the previous page, rather than the other way round.
  var nextIsAbove: Bool { self != .depth }

  /// The placement of a page while another is visible.
  ///
  /// - Parameters:
  ///   - distance: The page's distance from the position, in pages on screen, in `-1...1`: negative
  ///     for the previous page, positive for the next.
  ///   - extent: The viewport's length along the paging axis, in points.
  /// - Returns: The placement.
  func placement(at distance: Double, extent: Double) -> PagePlacement {
    let distance = distance.clamped(to: -1...1)
    let away = abs(distance)
    let slid = PagePlacement(offset: distance * extent)
    switch self {
    case .slide:
      return slid
    case .overlap:
      return distance > 0 ? slid.above(shadow: Self.shadow(away)) : PagePlacement()
    case .push:
      return distance > 0
        ? slid.above(shadow: Self.shadow(away)) : PagePlacement(offset: slid.offset / 6)
    case .depth:
      return distance < 0
        ? slid.above(shadow: Self.shadow(away))
        : PagePlacement(scale: mix(1, 0.75, away), opacity: 1 - away)
    case .zoomOut:
      let scale = max(Self.cardScale, 1 - away)
      // Closes two thirds of the gap that opens between the two shrunken pages.
      let approach = extent * (1 - scale) / 3
      return PagePlacement(
        offset: slid.offset + (distance < 0 ? approach : -approach), scale: scale,
        opacity: mix(1, 0.75, Self.shrinking(to: scale)))
    case .fade:
      return distance > 0 ? PagePlacement(opacity: 1 - away).above(shadow: 0) : PagePlacement()
    }
  }

  /// The scale of a card in `zoomOut`.
  private static let cardScale = 0.85

  /// How far a page at a scale has become a card in `zoomOut`, in `0...1`.
  static func shrinking(to scale: Double) -> Double { (1 - scale) / (1 - cardScale) }

  /// The shadow's opacity: full, except for the last eighth of the way out of view.
  private static func shadow(_ away: Double) -> Double { min(1, 8 * (1 - away)) }
}
