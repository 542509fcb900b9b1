import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Window place")
struct WindowPlaceTests {
  private let left = DisplayRoom(
    name: "Left", bounds: PixelRect(x: 0, y: 0, width: 1000, height: 800),
    usable: PixelRect(x: 0, y: 30, width: 1000, height: 770))
  private let right = DisplayRoom(
    name: "Right", bounds: PixelRect(x: 1000, y: 0, width: 2000, height: 1000),
    usable: PixelRect(x: 1000, y: 0, width: 2000, height: 1000))

  @Test("a window opens again where it was, on the displays that exist, outside of panels")
  func again() {
    let rows:
      [(
        name: String, x: Int, y: Int, display: String?, width: Int, height: Int,
        displays: [DisplayRoom], corner: [Int]?
      )] = [
        ("on the first display", 100, 50, "Left", 400, 300, [left, right], [100, 50]),
        ("on the second display", 100, 50, "Right", 400, 300, [left, right], [1100, 50]),
        ("on a display that is gone", 1500, 900, "Right", 400, 300, [left], [600, 500]),
        ("below a panel", -50, -50, "Left", 400, 300, [left, right], [0, 30]),
        ("far away", .max, .min, nil, 400, 300, [right], [2600, 0]),
        ("larger than the display", 10, 40, "Left", 5000, 5000, [left], [0, 30]),
        ("no display", 10, 10, "Left", 400, 300, [], nil),
      ]
    for (name, x, y, display, width, height, displays, corner) in rows {
      let place = WindowPlace(display: display, x: x, y: y, size: Size(width: 400, height: 300))
      let found = DisplayRoom.corner(of: place, width: width, height: height, on: displays)
      expectEqual(found.map { [$0.x, $0.y] }, corner, "\(name)")
    }
  }

  @Test("the bounds of a maximized window are forgotten, even if they came before that was known")
  func maximized() {
    let (small, large) = (
      PixelRect(x: 9, y: 9, width: 40, height: 30), PixelRect(x: 0, y: 0, width: 900, height: 700)
    )
    var history = BoundsHistory()
    history.note(small, at: 1000)
    history.note(large, at: 5000)
    history.noteMaximized(at: 5100)
    expectEqual(history.last, small)
    history.note(large, at: 6000)
    history.noteMaximized(at: 9000)
    expectEqual(history.last, large)
  }

  @Test(
    "the sizes of everything go up and down in steps, and back",
    arguments: [(100, 110, 90), (200, 200, 175), (50, 67, 50), (103, 110, 100)])
  func zoom(now: Int, larger: Int, smaller: Int) {
    expectEqual(WindowCommand.Zoom.larger.next(from: now), larger)
    expectEqual(WindowCommand.Zoom.smaller.next(from: now), smaller)
    expectEqual(WindowCommand.Zoom.normal.next(from: now), 100)
  }
}
