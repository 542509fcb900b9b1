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

  private func fitted(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    display.fitted(PixelRect(x: x, y: y, width: width, height: height), frame: frame)
  }

  @Test("a window that is shown as a whole stays as it is")
  func whole() {
    expectEqual(fitted(1001, 50, 480, 713), PixelRect(x: 1001, y: 50, width: 480, height: 713))
    expectEqual(fitted(1500, 100, 300, 200), PixelRect(x: 1500, y: 100, width: 300, height: 200))
  }

  @Test("one that is larger than the room beside its frame gets smaller, in each direction alone")
  func large() {
    expectEqual(fitted(1400, 6, 480, 800), PixelRect(x: 1400, y: 50, width: 480, height: 713))
    expectEqual(fitted(900, 60, 2000, 300), PixelRect(x: 1001, y: 60, width: 1364, height: 300))
    expectEqual(fitted(1000, -256, 9999, 9999), PixelRect(x: 1001, y: 50, width: 1364, height: 713))
  }

  @Test("one that reaches over an edge is moved")
  func moved() {
    expectEqual(fitted(990, 20, 400, 300), PixelRect(x: 1001, y: 50, width: 400, height: 300))
    expectEqual(fitted(2300, 700, 400, 300), PixelRect(x: 1965, y: 463, width: 400, height: 300))
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
