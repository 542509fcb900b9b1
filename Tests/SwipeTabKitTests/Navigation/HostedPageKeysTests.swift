import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Keys for tabs inside a tab")
@MainActor struct HostedPageKeysTests {
  @Test("keys for pages are for the inner tabs, unless a bar around them has the focus")
  func pages() throws {
    let fixture = try NestedFixture()
    expect(fixture.around.key("ctrl+tab"))
    fixture.around.rest()
    expectEqual(fixture.positions, [1, 1])
    expect(fixture.around.key("alt+3"))
    fixture.around.rest()
    expectEqual(fixture.positions, [1, 2])
    let item = try #require(
      fixture.outer.accessibilityTree().first { $0.role == .tab && $0.label == "News" })
    expect(fixture.outer.focus(item))
    expect(fixture.around.key("ctrl+tab"))
    fixture.around.rest()
    expectEqual(fixture.positions, [2, 2])
    expectEqual(fixture.broken, [])
    expect(fixture.around.key("alt+1"))
    fixture.around.rest()
    expectEqual(fixture.positions, [0, 2])
    expectEqual(fixture.broken, [])
  }

  @Test("Tab leads through the inner bar and the page to the bar around, and round again")
  func focus() throws {
    let body = ScreenBody([.button(ScreenBody.Button("Read", action: .selectIndex(1)))])
    let fixture = try NestedFixture(page: { id in
      let page = BasePage(id: id, item: TabItem(title: id.rawValue))
      page.body = body
      return page
    })
    var names: [String] = []
    for _ in 0..<4 {
      fixture.around.key("tab")
      names.append(fixture.outer.accessibilityTree().first { $0.isFocused }?.label ?? "none")
    }
    expectEqual(names, ["n0", "Read", "News", "n0"])
    expectEqual(fixture.broken, [])
    // Enter is for what has the focus.
    fixture.around.key("right")
    fixture.around.key("enter")
    fixture.around.rest()
    expectEqual(fixture.positions, [1, 1])
    expect(fixture.around.key("escape"))
    expectEqual(fixture.outer.accessibilityTree().first { $0.isFocused }, nil)
  }

  @Test("no ring is drawn inside while the page around moves, and it is back at rest")
  func ring() throws {
    let fixture = try NestedFixture(at: 2)
    fixture.around.key("tab")
    let ring = fixture.outer.parts.focusRing
    expect(ring.toolbarWithFocus === fixture.inner)
    expectNotEqual(ring.frame, nil)
    fixture.around.drag(by: -100, release: false)
    expectGreater(fixture.outer.position, 1)
    expectEqual(ring.frame, nil)
    fixture.around.key("escape")
    fixture.around.rest()
    expect(ring.toolbarWithFocus === fixture.inner)
    expectNotEqual(ring.frame, nil)
    expectEqual(fixture.broken, [])
  }

  @Test("Escape cancels a drag of either level")
  func escape() throws {
    for index in [1, 2] {
      let fixture = try NestedFixture(at: index)
      fixture.around.drag(by: -100, release: false)
      expectNotEqual(fixture.positions, [1, Double(index)])
      expect(fixture.around.key("escape"))
      fixture.around.rest()
      expectEqual(fixture.positions, [1, Double(index)])
      expectEqual(fixture.broken, [])
    }
  }

  @Test("the overview of the level that has the focus opens by its keys")
  func overview() throws {
    let fixture = try NestedFixture()
    expect(fixture.around.key("ctrl+shift+o"))
    expect(fixture.inner.isOverviewOpen)
    expect(fixture.around.key("escape"))
    fixture.around.rest()
    let item = try #require(
      fixture.outer.accessibilityTree().first { $0.role == .tab && $0.label == "News" })
    expect(fixture.outer.focus(item))
    expect(fixture.around.key("ctrl+shift+o"))
    expect(fixture.outer.isOverviewOpen)
    expect(!fixture.inner.isOverviewOpen)
  }

  private final class Tall: BasePage {
    var isTall = true
    override var hidesToolbar: Bool { isTall }
  }

  @Test("a bar that had the focus before it was hidden does not get it beside another one")
  func hiddenBar() throws {
    let tall = Tall(id: "n1", item: TabItem(title: "Tall"))
    let fixture = try NestedFixture(page: { $0 == "n1" ? tall : Fixture.page($0) })
    for name in ["N0", "News"] {
      let tree = fixture.outer.accessibilityTree()
      let item = try #require(tree.first { $0.role == .tab && $0.label == name })
      expect(fixture.outer.focus(item))
      fixture.inner.select("n1", animated: false)
    }
    tall.isTall = false
    fixture.inner.reloadItems()
    expectEqual(fixture.broken, [])
    let focused = fixture.outer.accessibilityTree().first { $0.isFocused }
    expectEqual(focused?.label, "News")
  }
}
