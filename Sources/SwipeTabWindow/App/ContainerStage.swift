package import SwipeTabKit

/// A place in the middle of a window for a container that does not fill it, as a phone on a table does not.
package struct ContainerStage {
  /// The size of the container where the window has room for it.
  private let size: Size
  private let margin: Double
  private let paint: (_ canvas: Canvas, _ window: Size, _ frame: Rect, _ scale: Double) -> Void
  private var window = Size(width: 1, height: 1)
  private var scale = 1.0
  /// The container's rectangle in the window, with edges on whole pixels.
  package private(set) var frame = Rect(x: 0, y: 0, width: 1, height: 1)

  package init(
    size: Size, margin: Double,
    paint: @escaping (_ canvas: Canvas, _ window: Size, _ frame: Rect, _ scale: Double) -> Void
  ) {
    (self.size, self.margin, self.paint) = (size, margin, paint)
  }

  package mutating func fit(in window: Size, scale: Double) {
    (self.window, self.scale) = (window, scale)
    func side(_ wish: Double, _ room: Double) -> (start: Double, length: Double) {
      let length = max(1, (min(wish, room - 2 * margin) * scale).rounded(.down) / scale)
      return ((max(0, room - length) / 2 * scale).rounded(.down) / scale, length)
    }
    let (across, down) = (side(size.width, window.width), side(size.height, window.height))
    frame = Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// The event as the container gets it, or nil for a press, a turn of the wheel or touchpad fingers beside it.
  mutating func place(_ event: InputEvent) -> InputEvent? {
    switch event {
    case .resize(let window, let scale):
      fit(in: window, scale: scale)
      return .resize(Size(width: frame.width, height: frame.height), scale: scale)
    case .press(let contact, let point, let button):
      return frame.contains(point) ? .press(contact, at: place(point), button: button) : nil
    case .move(let contact, let point): return .move(contact, to: place(point))
    case .release(let contact, let point, let button):
      return .release(contact, at: place(point), button: button)
    case .wheel(let dx, let dy, let point, let shift):
      return frame.contains(point)
        ? .wheel(dx: dx, dy: dy, at: place(point), shift: shift) : nil
    case .pan(let dx, let dy, let point):
      return frame.contains(point) ? .pan(dx: dx, dy: dy, at: place(point)) : nil
    case .cancel, .leave, .panEnd, .key, .text, .composition, .accessibility: return event
    }
  }

  func place(_ point: Point) -> Point { Point(x: point.x - frame.x, y: point.y - frame.y) }

  func reverted(_ rect: Rect) -> Rect { rect.offsetBy(x: frame.x, y: frame.y) }

  func paintAround(_ canvas: Canvas) { paint(canvas, window, frame, scale) }

  func pixels(in frame: WindowScreen.Frame) -> PixelRect {
    func pixel(_ length: Double) -> Int { Int((length * scale).rounded()) }
    let (left, top) = (pixel(self.frame.x), pixel(self.frame.y))
    return PixelRect(
      left: min(left, frame.width), top: min(top, frame.height),
      right: min(left + pixel(self.frame.width), frame.width),
      bottom: min(top + pixel(self.frame.height), frame.height))
  }
}
