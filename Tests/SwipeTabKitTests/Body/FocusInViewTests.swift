import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("What has the focus stays in view when the window changes its size")
@MainActor struct FocusInViewTests {
  private let container: TabContainer

  init() throws {
    let page = BasePage(id: "list", item: TabItem(title: "List"))
    let rows = (0..<40).map { ScreenBody.Row("Row \($0)", action: .send("\($0)")) }
    page.body = ScreenBody([.list(rows)])
    container = try TabContainer(pages: PageList([page]), size: Size(width: 400, height: 600))
  }

  private func press(_ name: String) throws {
    container.handle(.key(try #require(KeyPress(named: name))))
  }

  /// Whether a row lies between the bars.
  private func isInView(_ label: String) -> Bool {
    guard let target = container.parts.focusRing.focusedBodyPart,
      let frame = container.parts.bodyTargets.frame(of: target)
    else { return false }
    return container.accessibilityTree().first { $0.isFocused }?.label == label
      && frame.y >= container.shownFrame.y && frame.maxY <= container.shownFrame.maxY
  }

  /// Gives the focus to the 15th row, near the lower end.
  private func focus() throws {
    try press("tab")
    if container.parts.focusRing.focusedBodyPart == nil { try press("tab") }
    for _ in 0..<14 { try press("down") }
    try #require(isInView("Row 14"))
  }

  @Test("of a lower window, and of a narrower one at a larger scale")
  func resize() throws {
    try focus()
    container.handle(.resize(Size(width: 400, height: 300), scale: 1))
    expect(isInView("Row 14"))
    container.handle(.resize(Size(width: 240, height: 240), scale: 2))
    expect(isInView("Row 14"))
    expectEqual(container.checkInvariants(), [])
  }

  @Test("but what was scrolled away is not brought back, nor what a pointer has left")
  func elsewhere() throws {
    try focus()
    container.handle(.wheel(dx: 0, dy: 1000, at: Point(x: 200, y: 300)))
    container.handle(.wheel(dx: 0, dy: -1000, at: Point(x: 200, y: 300)))
    container.advance(to: 5)
    let offset = container.state.screens["list"]?.offset
    container.handle(.resize(Size(width: 400, height: 590), scale: 1))
    container.handle(.resize(Size(width: 400, height: 600), scale: 1))
    expectEqual(container.state.screens["list"]?.offset, offset)
    expect(!isInView("Row 14"))
  }
}
