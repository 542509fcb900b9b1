/// The place and the zoom of a window, to open it in the same way again.
nonisolated package struct WindowPlace: Sendable, Hashable {
  /// The name of the display that it was on, or nil if unknown.
  package var display: String?
  /// The left edge of its frame, from the left edge of the display, in units of the desktop.
  package var x: Int
  /// The upper edge of its frame, from the upper edge of the display, in units of the desktop.
  package var y: Int
  /// The size of its content while it was neither maximized nor on the whole screen, in points at a zoom of 100.
  package var size: Size
  /// Whether it was maximized.
  package var isMaximized: Bool
  /// The size of everything in it, in percent.
  package var zoom: Int

  /// Makes a place.
  package init(
    display: String?, x: Int, y: Int, size: Size, isMaximized: Bool = false, zoom: Int = 100
  ) {
    (self.display, self.x, self.y, self.size) = (display, x, y, size)
    (self.isMaximized, self.zoom) = (isMaximized, zoom)
  }
}

/// The bounds of a window over time, to find the bounds before it was maximized.
///
/// Some window managers report the new bounds before they report that the window is maximized.
nonisolated struct BoundsHistory: Sendable, Hashable {
  /// Time before the report in which new bounds belong to the maximized window, in milliseconds.
  private static let doubt: UInt32 = 400

  private struct Entry: Sendable, Hashable {
    var time: UInt32
    var bounds: PixelRect
  }

  private var entries: [Entry] = []

  /// The last bounds while the window was not maximized, or nil before the first.
  var last: PixelRect? { entries.last?.bounds }

  /// Notes bounds at a time in milliseconds.
  mutating func note(_ bounds: PixelRect, at time: UInt32) {
    guard last != bounds else { return }
    entries.append(Entry(time: time, bounds: bounds))
    // One entry beyond doubt is enough.
    while entries.count > 1, time &- entries[1].time > Self.doubt { entries.removeFirst() }
  }

  /// Drops the bounds that the window had got because it was maximized.
  mutating func noteMaximized(at time: UInt32) {
    while entries.count > 1, let entry = entries.last, time &- entry.time <= Self.doubt {
      entries.removeLast()
    }
  }
}
