/// How pages change places, by the names that options and replay lines use.
///
/// Each is a function of the position alone: it follows the finger, stops where it stops and runs backwards. At rest all
/// look the same, and past the first and last page, where there is nothing to change places with, pages slide.
/// "Before" and "after" are in reading order; from right to left everything is mirrored, and where pages lie one
/// above the other, widths are heights.
public enum PageTransition: String, Sendable, Hashable, CaseIterable {
  /// Side by side, like a strip of film.
  case slide
  /// The page after slides over the page before, which stays.
  case overlap
  /// The same, while the page before makes way by a sixth of its width, as in SwipeableTabBarController.
  case push
  /// The page before slides away and uncovers the page after, which comes up from ¾ of its size and out of the
  /// background; Android's documentation of `ViewPager2` calls it a depth page transformer.
  case depth
  /// Side by side as cards in 0.85 of their size and a quarter faded, which they take on within 0.15 of a page;
  /// Android's documentation of `ViewPager2` has such a zoom-out page transformer, with cards that fade by half.
  case zoomOut = "zoom-out"
  /// In place, the page after fading in over the page before.
  case fade

  /// Whether the page after lies on the page before, rather than the other way round.
  var nextIsAbove: Bool { self != .depth }

  /// Where a page is while another is in view.
  ///
  /// - Parameters:
  ///   - distance: From the position to the page, in pages as seen, in `-1...1`: negative for the page before,
  ///     positive for the page after.
  ///   - extent: The viewport's along the way that pages follow each other, in points.
  /// - Returns: The place.
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
      let scale = max(0.85, 1 - away)
      // Of the room that opens between the two a third is left.
      let approach = extent * (1 - scale) / 3
      return PagePlacement(
        offset: slid.offset + (distance < 0 ? approach : -approach), scale: scale,
        opacity: mix(0.75, 1, (scale - 0.85) / 0.15))
    case .fade:
      return distance > 0
        ? PagePlacement(opacity: 1 - away).above(shadow: 0) : PagePlacement()
    }
  }

  /// A shadow has its full strength but for the last eighth of the way out of view.
  private static func shadow(_ away: Double) -> Double { min(1, 8 * (1 - away)) }
}
