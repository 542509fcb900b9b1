/// The place and the zoom of a window, to open it in the same way again.
nonisolated package struct WindowPlace: Sendable, Hashable {
  package var display: String?
  /// The left edge of its frame, from the left edge of the display, in units of the desktop.
  package var x: Int
  package var y: Int
  /// The size of its content while neither maximized nor on the whole screen, at a zoom of 100.
  package var size: Size
  package var isMaximized: Bool
  package var zoom: Int

  package init(
    display: String?, x: Int, y: Int, size: Size, isMaximized: Bool = false, zoom: Int = 100
  ) {
    (self.display, self.x, self.y, self.size) = (display, x, y, size)
    (self.isMaximized, self.zoom) = (isMaximized, zoom)
  }
}

/// The bounds of a window over time, because some window managers report new bounds before the maximized state.
nonisolated struct BoundsHistory: Sendable, Hashable {
  /// The milliseconds before the report in which new bounds belong to the maximized window.
  private static let doubt: UInt32 = 400

  private struct Entry: Sendable, Hashable {
    var time: UInt32
    var bounds: PixelRect
  }

  private var entries: [Entry] = []

  var last: PixelRect? { entries.last?.bounds }

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
