import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Display room")
struct DisplayRoomTests {
  /// A display of a laptop with a panel of 28 at the upper edge, to the right of another display.
  private let display = DisplayRoom(
    name: "Laptop", bounds: PixelRect(x: 1000, y: 0, width: 1366, height: 768),
    usable: PixelRect(x: 1000, y: 28, width: 1366, height: 740))
  private let frame = FrameExtents(top: 22, left: 1, bottom: 5, right: 1)

  @Test("a window fits into the room beside its frame, in each direction alone")
  func fits() {
    func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
      PixelRect(x: x, y: y, width: width, height: height)
    }
    let rows: [(name: String, window: PixelRect, fitted: PixelRect)] = [
      ("shown as a whole", rect(1001, 50, 480, 713), rect(1001, 50, 480, 713)),
      (
        "shown as a whole, with room around it", rect(1500, 100, 300, 200),
        rect(1500, 100, 300, 200)
      ),
      ("too high", rect(1400, 6, 480, 800), rect(1400, 50, 480, 713)),
      ("too wide", rect(900, 60, 2000, 300), rect(1001, 60, 1364, 300)),
      ("too large", rect(1000, -256, 9999, 9999), rect(1001, 50, 1364, 713)),
      ("over the upper left corner", rect(990, 20, 400, 300), rect(1001, 50, 400, 300)),
      ("over the lower right corner", rect(2300, 700, 400, 300), rect(1965, 463, 400, 300)),
    ]
    for (name, window, fitted) in rows {
      expectEqual(display.fitted(window, frame: frame), fitted, "\(name)")
    }
  }

  @Test("a display that is smaller than a frame leaves a pixel")
  func tiny() {
    let tiny = DisplayRoom(
      name: nil, bounds: PixelRect(x: 0, y: 0, width: 2, height: 20),
      usable: PixelRect(x: 0, y: 0, width: 2, height: 20))
    let size = tiny.fitted(width: 480, height: 800, frame: frame)
    expect(size == (1, 1))
  }
}
