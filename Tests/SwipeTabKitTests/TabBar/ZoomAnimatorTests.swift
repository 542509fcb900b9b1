import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("ZoomAnimator")
@MainActor struct ZoomAnimatorTests {
  private func scale(_ item: Int, _ position: Double, _ content: Size) -> Double {
    let bar = StubBar { $0.content = content }
    return ZoomAnimator(factor: 1.5).appearance(ofItem: item, in: bar.at(position)).scale
  }

  @Test("the selected item grows by half")
  func zoom() {
    let icon = Size(width: 26, height: 26)
    expectEqual([0, 0.25, 0.5, 1].map { scale(0, $0, icon) }, [1.5, 1.375, 1.25, 1])
    expectEqual([0, 0.25, 0.5, 1].map { scale(1, $0, icon) }, [1, 1.125, 1.25, 1.5])
    expectEqual(scale(0, -0.5, icon), 1.25)
  }

  @Test("by default it grows so little that its title stays one with the others")
  func usual() {
    let bar = StubBar { $0.content = Size(width: 26, height: 26) }
    expect(near(ZoomAnimator().appearance(ofItem: 0, in: bar.at(0)).scale, 1.12))
  }

  @Test("it grows no further than its frame has room for, and never shrinks")
  func room() {
    expect(near(scale(0, 0, Size(width: 40, height: 40)), 48 / 40))
    expect(near(scale(0, 0, Size(width: 60, height: 20)), 78 / 60))
    expectEqual(scale(0, 0, Size(width: 90, height: 20)), 1)
    expectEqual(scale(0, 0, Size(width: 0, height: 0)), 1.5)
  }
}
