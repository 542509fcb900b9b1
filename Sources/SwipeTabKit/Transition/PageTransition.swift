/// The way in which one page gives way to the next, and in which pushed screens and sheets come and go.
///
/// A transition is a small value without state. It is called in each frame for the current position, so it follows the
/// finger, stops where it stops and runs backwards. Without motion all transitions look the same. Past the first and
/// last page, where there is no other page, pages slide. "Next" and "previous" are in reading order. From right to left
/// everything is mirrored, and with vertical paging widths are heights. Only `name` and `placement(at:)` are required.
/// <doc:WritingAPageTransition> shows an example.
public protocol PageTransition: Sendable {
  /// The name that options, storyboards and saved states use.
  var name: String { get }
  /// Whether the next page is above the previous page.
  ///
  /// The default is true. The value must not change during a motion. A pushed screen or a sheet is always above. If
  /// this is false, it is placed like the previous page, mirrored, so that it comes from the side of the next page.
  var nextIsAbove: Bool { get }
  /// The placement of a page while another one is in view.
  ///
  /// - Parameter distance: The page's distance from the position, in pages on screen, in `-1...1`. It is negative for
  ///   the previous page and positive for the next. A pushed screen or a sheet is out of view at 1 and in its place at
  ///   0. The content below it goes from 0 to -1.
  /// - Returns: The placement. At 0 it must be plain, `PagePlacement()`. Numbers out of their ranges are limited to
  ///   them. Numbers that are not finite count as the numbers of the plain placement.
  func placement(at distance: Double) -> PagePlacement
}

extension PageTransition {
  /// The default, true: the next page is above.
  public var nextIsAbove: Bool { true }

  /// The placement as a container draws it: of a distance limited to `-1...1`, with usable numbers.
  func shown(at distance: Double) -> PagePlacement {
    placement(at: distance.clamped(to: -1...1)).usable
  }

  /// Whether pages that rest beside the selected one do not cover it.
  var leavesPagesSideBySide: Bool { shown(at: 1).offset > 0.5 && shown(at: -1).offset < -0.5 }

  /// The placement of a pushed screen, a sheet, or the content below, which is always below.
  func shownCovering(at distance: Double) -> PagePlacement {
    guard !nextIsAbove else { return shown(at: distance) }
    var placement = shown(at: -distance)
    placement.offset = -placement.offset
    placement.rotation = -placement.rotation
    placement.curl = -placement.curl
    return placement
  }
}
