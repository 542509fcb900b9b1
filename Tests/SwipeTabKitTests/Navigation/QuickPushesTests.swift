import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Screens that are pushed before others are in view")
@MainActor struct QuickPushesTests {
  private struct Plain: Screen { let id: PageID }

  private struct Rows: Screen {
    let id: PageID
    let body: ScreenBody?

    init(_ id: PageID, _ count: Int) {
      self.id = id
      body = ScreenBody((0..<count).map { .button(ScreenBody.Button("B\($0)", action: .pop)) })
    }
  }

  @Test("caught on the way and swiped wholly back, none comes again", arguments: [2, 3])
  func caught(count: Int) throws {
    let fixture = try Fixture()
    for index in 0..<count { fixture.container.push(Plain(id: PageID("s\(index)"))) }
    fixture.advance(by: 0.02)
    fixture.press(100)
    fixture.advance(by: 0.05)
    fixture.move(399)
    fixture.advance(by: 0.2)
    fixture.release(399)
    fixture.rest()
    expect(fixture.container.pushedScreens.isEmpty)
  }

  @Test("caught as the last of several pops, screens keep the page in view that they uncover")
  func caughtPops() throws {
    let fixture = try Fixture()
    for index in 0..<3 { fixture.container.push(Plain(id: PageID("s\(index)")), animated: false) }
    _ = fixture.take()
    fixture.container.pop()
    fixture.advance(by: 0.016)
    fixture.container.pop()
    fixture.advance(by: 0.2)
    fixture.container.pop()
    fixture.advance(by: 0.016)
    let depth = try #require(fixture.container.parts.navigator.activeStack?.depth)
    expectGreater(depth, 1)
    expect(fixture.take().contains(.pageAppeared("p0")))
    fixture.press(132, 509)
    fixture.advance(by: 0.5)
    fixture.release(132, 509)
    fixture.rest()
    expectEqual(fixture.takeChanges(), [])
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a screen that is popped before it is in view gives way to the one below")
  func popped() throws {
    let fixture = try Fixture()
    fixture.container.push(Plain(id: "a"))
    fixture.container.push(Plain(id: "b"))
    fixture.advance(by: 0.05)
    fixture.container.pop()
    fixture.advance(by: 0.05)
    let stack = try #require(fixture.container.parts.navigator.activeStack)
    expect(fixture.container.isMoving)
    expectEqual(stack.layers.map(\.id), ["a"])
    fixture.rest()
    expectEqual(fixture.container.pushedScreens.map(\.id), ["a"])
  }

  @Test("a sheet that closes over a screen of the same name with more in it draws no focus of that")
  func sameName() throws {
    let fixture = try Fixture()
    let container = fixture.container
    container.present(Rows("cart", 1), animated: false)
    container.push(Rows("cart", 5), animated: false)
    container.dismiss()
    fixture.advance(by: 0.03)
    func focus() -> String? { container.accessibilityTree().first { $0.isFocused }?.id }
    for _ in 0..<9 where focus()?.hasSuffix("cart/4") != true { fixture.key("tab") }
    expectEqual(focus()?.hasSuffix("cart/4"), true)
    var list = DisplayList()
    container.draw(into: &list)
    expect(container.presentedScreen == nil)
    expect(container.isMoving)
  }

  @Test("the wheel turns no page while the mouse drags a screen back")
  func wheel() throws {
    let fixture = try Fixture { $0.navigation = .perTab }
    fixture.container.push(Plain(id: "a"), animated: false)
    fixture.drag(from: Point(x: 10, y: 400), by: 100, release: false)
    fixture.wheel(1)
    expectEqual(fixture.container.selectedIndex, 0)
  }

  @Test("screens, sheets and the overview do not swing past their ends with a bouncy spring")
  func bouncy() throws {
    let fixture = try Fixture { $0.tuning.spring.dampingRatio = 0.4 }
    let container = fixture.container
    func move() {
      for _ in 0..<200 {
        fixture.advance(by: 0.005)
        expectEqual(container.checkInvariants(), [])
      }
    }
    container.push(Plain(id: "a"))
    move()
    container.popToRoot(animated: false)
    container.present(Plain(id: "s"))
    move()
    container.dismiss(animated: false)
    container.toggleOverview()
    move()
  }

  @Test("Escape ends a pinch of the overview")
  func pinch() throws {
    let fixture = try Fixture(pages: 6) { $0.tuning.touchSlop = 10 }
    let (one, other) = (
      Contact(device: .touch, pointer: 0), Contact(device: .touch, pointer: 1)
    )
    fixture.press(100, 400, one)
    fixture.press(300, 400, other)
    for (left, right) in [(108.0, 292.0), (150, 240)] {
      fixture.move(left, 400, one)
      fixture.move(right, 400, other)
    }
    let overview = fixture.container.parts.overview
    expect(overview.isOpen)
    fixture.key("escape")
    fixture.advance(by: 0.05)
    fixture.move(241, 400, other)
    fixture.release(241, 400, other)
    fixture.release(150, 400, one)
    fixture.rest()
    expectEqual(overview.openness, 0)
  }

  @Test("a page without an action shows first where none was before, or none of those remains")
  func firstPage() throws {
    struct Action: TabPage {
      let id: PageID
      var item: TabItem { TabItem(title: "Popup", action: .send("x")) }
      var navigationTitle: String { "" }
    }
    let list = try PageList([Action(id: "x"), Fixture.page("p0")])
    for before in [PageList.empty, try PageList([Fixture.page("q")])] {
      let container = try TabContainer(pages: before, size: Size(width: 400, height: 800))
      container.setPages(list)
      expectEqual(container.selectedID, "p0")
    }
  }
}
