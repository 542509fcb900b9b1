import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("Numbers of custom views that assistive technology sets")
@MainActor struct ViewNumberTests {
  private final class Scrubber: CustomView {
    var position = 0.4
    func draw(in drawing: inout Drawing, context: ViewContext) {}
    func handle(_ event: ViewEvent) {
      if case .set(_, let number) = event { position = number }
    }
    func accessibilityNodes(_ context: ViewContext) -> [ViewNode] {
      [
        ViewNode(.text, "Song"),
        ViewNode(.slider, "Position", number: position, in: 0...1, step: 0.25),
      ]
    }
  }

  private final class PlayerPage: BasePage {
    let scrubber = Scrubber()
    override func customView(_ id: ViewID) -> (any CustomView)? { scrubber }
  }

  @Test("a slider of a view says its number, and takes the nearest one that there is")
  func number() throws {
    let page = PlayerPage(id: "player", item: TabItem(title: "Player"))
    page.body = ScreenBody([.view(ScreenBody.View("scrubber", height: 40, isFocusable: true))])
    let container = try TabContainer(
      pages: try PageList([page]), size: Size(width: 400, height: 800))
    let node = try #require(container.accessibilityTree().first { $0.label == "Position" })
    expectEqual(node.role, .slider)
    expectEqual(node.quantity?.number, 0.4)
    expectEqual(node.value, "0.4")
    expect(container.handle(.accessibility(AccessibilityRequest(.setNumber(0.8), of: node.id))))
    expectEqual(page.scrubber.position, 0.75)
    let text = try #require(container.accessibilityTree().first { $0.label == "Song" })
    expect(!container.handle(.accessibility(AccessibilityRequest(.setNumber(1), of: text.id))))
    expectEqual(page.scrubber.position, 0.75)
  }

  @Test("a number that is none is limited to the range")
  func limits() {
    expectEqual(ViewNode(.slider, "x", number: 9, in: 0...1).quantity?.number, 1)
    expectEqual(ViewNode(.slider, "x", number: .nan, in: 2...3).quantity?.number, 2)
  }
}
