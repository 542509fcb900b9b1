/// The way in which one page gives way to the next, and in which pushed screens and sheets come and go.
///
/// A transition is a small value without state. It is asked in each frame for the current position, so it follows the
/// finger, stops where it stops and runs backwards. At rest all look the same, and past the first and last page, where
/// there is no other page, pages slide. "Next" and "previous" are in reading order; from right to left everything is
/// mirrored, and with vertical paging widths are heights. Only `name` and `placement(at:)` are required;
/// <doc:WritingAPageTransition> shows an example.
public protocol PageTransition: Sendable {
  /// The name that options, storyboards and saved states use.
  var name: String { get }
  /// Whether the next page lies above the previous page, rather than the other way round.
  ///
  /// The default is true.
  /// The answer is the same all the way. A pushed screen or a sheet always lies above: where this is false, it takes the
  /// part of the previous page, mirrored, so that it comes from where the next page would.
  var nextIsAbove: Bool { get }
  /// The placement of a page while another one is in view.
  ///
  /// - Parameter distance: The page's distance from the position, in pages on screen, in `-1...1`: negative for the
  ///   previous page, positive for the next. For a pushed screen or a sheet, 1 is out of view and 0 in its place, and
  ///   what lies below goes from 0 to -1.
  /// - Returns: The placement; at 0 it is plain, `PagePlacement()`. Numbers out of their ranges are limited to them, and
  ///   those that are not finite count as those of the plain placement.
  func placement(at distance: Double) -> PagePlacement
}

extension PageTransition {
  /// The next page lies above.
  public var nextIsAbove: Bool { true }

  /// The placement as a container draws it: of a distance limited to `-1...1`, with usable numbers.
  func shown(at distance: Double) -> PagePlacement {
    placement(at: distance.clamped(to: -1...1)).usable
  }

  /// The placement of a pushed screen, a sheet, or what lies below it, which always lies below.
  ///
  /// `distance` is as in `placement(at:)`.
  func shownCovering(at distance: Double) -> PagePlacement {
    guard !nextIsAbove else { return shown(at: distance) }
    var placement = shown(at: -distance)
    placement.offset = -placement.offset
    placement.rotation = -placement.rotation
    return placement
  }
}
