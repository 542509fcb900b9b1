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

  private func corner(
    _ x: Int, _ y: Int, on display: String?, width: Int = 400, height: Int = 300,
    of displays: [DisplayRoom]
  ) -> [Int]? {
    let place = WindowPlace(display: display, x: x, y: y, size: Size(width: 400, height: 300))
    return DisplayRoom.corner(of: place, width: width, height: height, on: displays)
      .map { [$0.x, $0.y] }
  }

  @Test("a window opens again where it was on its display")
  func again() {
    expectEqual(corner(100, 50, on: "Left", of: [left, right]), [100, 50])
    expectEqual(corner(100, 50, on: "Right", of: [left, right]), [1100, 50])
  }

  @Test("it lies on the displays that exist, outside of panels")
  func clamped() {
    expectEqual(corner(1500, 900, on: "Right", of: [left]), [600, 500])
    expectEqual(corner(-50, -50, on: "Left", of: [left, right]), [0, 30])
    expectEqual(corner(.max, .min, on: nil, of: [right]), [2600, 0])
    expectEqual(corner(10, 40, on: "Left", width: 5000, height: 5000, of: [left]), [0, 30])
    expectEqual(corner(10, 10, on: "Left", of: []), nil)
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
