import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

/// On 400 × 800 points, 44 of them under the navigation bar, the field begins at 60; the bar is 336 points long.
@Suite("Progress")
@MainActor struct ProgressTests {
  private func fixture(
    _ progress: String, adjust: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> SceneFixture {
    try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "body": [{"progress": \#(progress)}]},
        {"id": "b", "title": "B"}]}
      """#, adjust: adjust)
  }

  /// The filled part of the bar.
  private func filled(_ fixture: SceneFixture) throws -> Rect {
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let tint = fixture.container.configuration.theme.selectedTint
    let found = list.commands.compactMap { command -> Rect? in
      guard case .roundedRect(let rect, _, let color) = command.content,
        rect.height == ScreenBody.Progress.Layout.bar, color == tint
      else { return nil }
      return rect
    }
    return try #require(found.first)
  }

  @Test(
    "the bar is filled by what is done, from the leading edge, and however little is done shows")
  func share() throws {
    let bars: [(share: Double, isRightToLeft: Bool, x: Double, width: Double)] = [
      (0.25, false, 32, 84), (0.25, true, 368 - 84, 84), (0.001, false, 32, 6), (1, false, 32, 336),
    ]
    for (share, isRightToLeft, x, width) in bars {
      let fixture = try fixture(#"{"title": "Copying", "value": \#(share)}"#) {
        $0.isRightToLeft = isRightToLeft
      }
      let bar = try filled(fixture)
      let name = "\(share)\(isRightToLeft ? " from right to left" : "")"
      expectEqual(bar.x, x, "\(name)")
      expectEqual(bar.width, width, "\(name)")
      expect(!fixture.container.isMoving, "\(name)")
    }
  }

  @Test("while the end is not known, a part of the bar moves, as a function of the time")
  func endless() throws {
    let (one, two) = (try fixture(#"{"title": "Waiting"}"#), try fixture(#"{"title": "Waiting"}"#))
    expect(one.container.isMoving)
    one.advance(by: 0.8)
    for _ in 0..<80 { two.advance(by: 0.01) }
    let moved = try filled(one)
    expectLess(abs(moved.x - (try filled(two).x)), 1)
    one.advance(by: 0.2)
    try expectGreater(filled(one).x, moved.x)
    one.container.select("b", animated: false)
    expect(!one.container.isMoving)
  }

  @Test("with reduced motion it stands still")
  func reduced() throws {
    let fixture = try fixture(#"{"title": "Waiting"}"#) { $0.reducesMotion = true }
    expect(!fixture.container.isMoving)
    let bar = try filled(fixture)
    fixture.advance(by: 0.3)
    try expectEqual(filled(fixture), bar)
  }

  @Test(
    "it is read aloud with its percentage, and cannot be focused",
    arguments: [(#", "value": 0.426"#, "43 %" as String?), ("", nil)])
  func accessibility(value: String, text: String?) throws {
    let fixture = try fixture(#"{"title": "Copying"\#(value)}"#)
    let node = try #require(
      fixture.container.accessibilityTree().first { $0.label == "Copying" })
    expectEqual(node.role, .progress)
    expectEqual(node.value, text)
    expectEqual(node.focusTarget, nil)
    expect(!node.isActivatable)
  }

  @Test("a share that is no share is limited")
  func limits() {
    expectEqual(ScreenBody.Progress("x", share: 2).share, 1)
    expectEqual(ScreenBody.Progress("x", share: .nan).share, 0)
    var progress = ScreenBody.Progress("x")
    progress.share = -1
    expectEqual(progress.share, 0)
  }
}
