import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("ZoomAnimator")
@MainActor struct ZoomAnimatorTests {
  private func scale(_ item: Int, _ position: Double, _ content: Size) -> Double {
    let bar = StubBar { $0.content = content }
    return ZoomAnimator(factor: 1.5).appearance(ofItem: item, in: bar.at(position)).scale
  }

  @Test(
    "the selected item grows by half, no further than its frame has room for, and never shrinks")
  func zoom() {
    let icon = Size(width: 26, height: 26)
    let rows: [(item: Int, position: Double, content: Size, scale: Double)] = [
      (0, 0, icon, 1.5), (0, 0.25, icon, 1.375), (0, 0.5, icon, 1.25), (0, 1, icon, 1),
      (1, 0, icon, 1), (1, 0.25, icon, 1.125), (1, 0.5, icon, 1.25), (1, 1, icon, 1.5),
      (0, -0.5, icon, 1.25),
      (0, 0, Size(width: 40, height: 40), 48.0 / 40),
      (0, 0, Size(width: 60, height: 20), 78.0 / 60),
      (0, 0, Size(width: 90, height: 20), 1), (0, 0, Size(width: 0, height: 0), 1.5),
    ]
    for (item, position, content, expected) in rows {
      let found = scale(item, position, content)
      expectEqual(found, expected, "item \(item) at \(position), \(content)")
    }
  }

  @Test("by default it grows so little that its title stays one with the others")
  func usual() {
    let bar = StubBar { $0.content = Size(width: 26, height: 26) }
    expect(near(ZoomAnimator().appearance(ofItem: 0, in: bar.at(0)).scale, 1.12))
  }
}
