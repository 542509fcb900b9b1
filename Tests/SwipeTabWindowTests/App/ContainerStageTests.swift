import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabWindow

@Suite("Stage of a container")
@MainActor struct ContainerStageTests {
  private func stage(_ width: Double, _ height: Double, scale: Double = 1) -> ContainerStage {
    var stage = ContainerStage(size: Size(width: 390, height: 844), margin: 20) { _, _, _, _ in }
    stage.fit(in: Size(width: width, height: height), scale: scale)
    return stage
  }

  @Test("a container is in the middle of a larger window, and smaller in a smaller one")
  func fit() {
    expectEqual(stage(1920, 1080).frame, Rect(x: 765, y: 118, width: 390, height: 844))
    expectEqual(stage(1366, 768).frame, Rect(x: 488, y: 20, width: 390, height: 728))
    expectEqual(stage(10, 10).frame.width, 1)
    let frame = stage(1001, 901, scale: 1.5).frame
    expectEqual((frame.x * 1.5).rounded(), frame.x * 1.5)
  }

  @Test("events are those of the container, and presses beside it are nobody's")
  func events() throws {
    var stage = stage(1920, 1080)
    let (inside, beside) = (Point(x: 775, y: 128), Point(x: 10, y: 10))
    expectEqual(stage.place(.press(.mouse, at: inside)), .press(.mouse, at: Point(x: 10, y: 10)))
    expectEqual(stage.place(.press(.mouse, at: beside)), nil)
    expectEqual(stage.place(.wheel(dx: 0, dy: 1, at: beside)), nil)
    expectEqual(stage.place(.pan(dx: 0, dy: 1, at: beside)), nil)
    // What began inside ends outside.
    expectEqual(
      stage.place(.release(.mouse, at: beside)), .release(.mouse, at: Point(x: -755, y: -108)))
    expectEqual(stage.place(.text("a")), .text("a"))
    expectEqual(
      stage.place(.resize(Size(width: 1366, height: 768), scale: 2)),
      .resize(Size(width: 390, height: 728), scale: 2))
    expectEqual(stage.frame.x, 488)
    expectEqual(
      stage.reverted(Rect(x: 1, y: 2, width: 3, height: 4)),
      Rect(x: 489, y: 22, width: 3, height: 4))
  }
}
