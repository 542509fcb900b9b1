import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Containers on pages and screens that nothing else holds.
@Suite("The life of inner containers")
@MainActor struct HostedLifetimeTests {
  /// A page `n` with a container of its own, in which a screen `s` is pushed.
  private func nested(_ id: PageID = "n", delayed action: ScreenAction? = nil) throws -> Owner {
    let first = Waiting(id: "\(id)-page", item: TabItem(title: "W"))
    first.action = action.map { DelayedAction(after: 1, $0) }
    let inner = try TabContainer(
      pages: PageList([first]), size: Size(width: 100, height: 100))
    let page = Owner(
      id: id, item: TabItem(title: "N"), content: ContainerScreen(id: id, container: inner))
    page.inner = inner
    return page
  }

  private final class Owner: BasePage {
    weak var inner: TabContainer?
  }

  private final class Waiting: BasePage {
    var action: DelayedAction?
    override var delayedAction: DelayedAction? { action }
  }

  @Test("a page takes its container with it, however it goes, and the screens inside are popped")
  func removal() throws {
    let ways: [(name: String, remove: @MainActor (TabContainer) throws -> Void)] = [
      ("remove", { $0.remove("n") }),
      ("close", { $0.close("n") }),
      ("set pages", { $0.setPages(try Fixture.list(["a"])) }),
      ("replace", { try $0.replace("n", with: Fixture.page("n")) }),
      (
        "out of view",
        {
          $0.select("a", animated: false)
          $0.advance(to: 3)
          $0.remove("n")
        }
      ),
    ]
    for (name, remove) in ways {
      let fixture = try Fixture(pages: 0) { $0.allowsClosing = true }
      weak var inner: TabContainer?
      do {
        let page = try nested()
        inner = page.inner
        page.inner?.push(Waiting(id: "s", item: TabItem(title: "S")), animated: false)
        fixture.container.setPages(try PageList([page, Fixture.page("a")]))
      }
      expect(inner != nil, "\(name)")
      _ = fixture.take()
      try remove(fixture.container)
      expectEqual(fixture.take().filter { $0 == .popped("s") }.count, 1, "\(name)")
      fixture.rest()
      // An item may remember the page while it shrinks, and *Reopen* the closed page.
      if name != "close" { expect(inner == nil, "\(name)") }
      expectEqual(fixture.container.checkInvariants(), [], "\(name)")
    }
  }

  @Test("what happens inside at a time may remove pages that have not come to this time yet")
  func removalWhileAdvancing() throws {
    let fixture = try Fixture(pages: 0)
    let container = fixture.container
    let list = try Fixture.list(["a"])
    let action = ScreenAction.run { [weak container] in container?.setPages(list) }
    container.setPages(try PageList([nested("n", delayed: action), nested("m"), nested("o")]))
    fixture.advance(by: 2)
    expectEqual(container.pages.ids, ["a"], "the pages")
    expectEqual(container.checkInvariants(), [], "the invariants")
  }

  @Test("a press on a container that goes with its page ends")
  func contact() throws {
    let fixture = try Fixture(pages: 0)
    fixture.container.setPages(try PageList([nested("n")]))
    fixture.container.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    try fixture.container.replace("n", with: Fixture.page("n"))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a container with a sheet dismisses it when it is pushed onto another one")
  func sheet() throws {
    let fixture = try Fixture()
    let inner = try TabContainer(
      pages: Fixture.list(["x"]), size: Size(width: 400, height: 800))
    inner.present(Fixture.page("sheet"), animated: false)
    fixture.container.push(ContainerScreen(id: "w", container: inner), animated: false)
    expect(inner.presentedScreen == nil)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("what waits inside waits as long from the moment that the container comes onto another one")
  func waiting() throws {
    let ways: [(name: String, show: @MainActor (TabContainer, Owner) throws -> Void)] = [
      ("page", { $0.setPages(try PageList([$1])) }),
      ("screen", { $0.push(try #require($1.content), animated: false) }),
    ]
    for (name, show) in ways {
      let fixture = try Fixture(pages: 1)
      fixture.container.advance(to: 10)
      let page = try nested(delayed: .push("late"))
      try show(fixture.container, page)
      let inner = try #require(page.inner, "\(name)")
      expectEqual(inner.time, 10, "\(name)")
      expectEqual(fixture.container.nextDeadline, 11, "\(name)")
    }
  }

  /// A view that cancels the contact about which it is asked.
  private final class Canceling: CustomView {
    private weak var container: TabContainer?
    private let answer: ViewClaim
    init(_ container: TabContainer?, answer: ViewClaim) {
      (self.container, self.answer) = (container, answer)
    }
    func draw(in drawing: inout Drawing, context: ViewContext) {}
    func claim(_ press: ViewPress) -> ViewClaim {
      container?.handle(.cancel(.mouse))
      return answer
    }
  }

  @Test(
    "a contact may end while a view is asked for it",
    arguments: [ViewClaim.holds, .waits, .ignores])
  func canceledWhileAsked(answer: ViewClaim) throws {
    let fixture = try Fixture(pages: 0)
    let view = Canceling(fixture.container, answer: answer)
    fixture.container.makeView = { _ in view }
    let page = BasePage(id: "a", item: TabItem(title: "A"))
    page.body = ScreenBody([.view(ScreenBody.View("v", height: 200))])
    fixture.container.setPages(try PageList([page]))
    fixture.press(200, 100, .mouse)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.container.handle(.press(.mouse, at: Point(x: 200, y: 790)))
    fixture.container.handle(.release(.mouse, at: Point(x: 200, y: 790)))
    expectEqual(fixture.container.checkInvariants(), [])
  }
}
