/// The widths of a window's decorations, in units of the desktop.
nonisolated struct FrameExtents: Sendable, Hashable {
  var top = 0
  var left = 0
  var bottom = 0
  var right = 0

  /// The likely size of a title bar and a desktop panel, if the window system does not report it, as on Wayland.
  static let likely = FrameExtents(top: 72)
}

/// A display that exists now.
nonisolated struct DisplayRoom: Sendable, Hashable {
  /// The name, which identifies the display from run to run.
  var name: String?
  /// The part of the desktop that it shows, in units of the desktop.
  var bounds: PixelRect
  /// The part without panels and docks.
  var usable: PixelRect

  /// The display that a window was on, or the first one if that is gone.
  static func display(of place: WindowPlace?, among displays: [DisplayRoom]) -> DisplayRoom? {
    displays.first { $0.name != nil && $0.name == place?.display } ?? displays.first
  }

  func fitted(width: Int, height: Int, frame: FrameExtents) -> (width: Int, height: Int) {
    (
      max(1, min(width, usable.width - frame.left - frame.right)),
      max(1, min(height, usable.height - frame.top - frame.bottom))
    )
  }

  /// The bounds, made smaller and moved as far as needed to fit on the display with the frame.
  func fitted(_ content: PixelRect, frame: FrameExtents) -> PixelRect {
    let (width, height) = fitted(width: content.width, height: content.height, frame: frame)
    let left = usable.left + frame.left
    let top = usable.top + frame.top
    return PixelRect(
      x: max(left, min(content.left, usable.right - frame.right - width)),
      y: max(top, min(content.top, usable.bottom - frame.bottom - height)), width: width,
      height: height)
  }

  /// The corner of a window that is completely on its display, or on the first one, or at the corner if it is larger.
  static func corner(
    of place: WindowPlace, width: Int, height: Int, on displays: [DisplayRoom]
  ) -> (x: Int, y: Int)? {
    guard let display = display(of: place, among: displays) else { return nil }
    let (bounds, room) = (display.bounds, display.usable)
    func clamped(_ value: Int, _ start: Int, _ extent: Int, _ length: Int) -> Int {
      max(start, min(value, start + extent - length))
    }
    // A damaged file may hold numbers that must not overflow.
    let limit = 1 << 24
    let (x, y) = (min(max(place.x, -limit), limit), min(max(place.y, -limit), limit))
    return (
      clamped(bounds.left + x, room.left, room.width, width),
      clamped(bounds.top + y, room.top, room.height, height)
    )
  }
}
