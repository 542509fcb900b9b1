import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Going forward")
@MainActor struct ForwardTests {
  private struct Plain: Screen { let id: PageID }

  private func pushed(
    _ ids: [PageID], configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    let fixture = try Fixture(configure: configure)
    for id in ids { fixture.container.push(Plain(id: id)) }
    fixture.rest()
    _ = fixture.take()
    return fixture
  }

  private func stack(_ fixture: Fixture) -> [PageID] { fixture.container.pushedScreens.map(\.id) }

  private func side(_ fixture: Fixture, _ button: Int) -> Bool {
    let isUsed = fixture.container.handle(
      .press(.mouse, at: Fixture.middle, button: button))
    fixture.container.handle(.release(.mouse, at: Fixture.middle, button: button))
    return isUsed
  }

  @Test("pushes what was popped, the last first, and tells it like any push")
  func keys() throws {
    let fixture = try pushed(["a", "b"])
    expect(!fixture.key("alt+right"))
    expect(!fixture.container.canGoForward)
    fixture.key("alt+left")
    fixture.key("escape")
    fixture.rest()
    _ = fixture.take()
    expect(fixture.container.canGoForward)
    expect(fixture.key("alt+right"))
    expectEqual(stack(fixture), ["a"])
    expectEqual(fixture.takeChanges(), [.pushed("a")])
    expect(fixture.container.isMoving)
    expect(fixture.key("alt+right"))
    fixture.rest()
    expectEqual(stack(fixture), ["a", "b"])
    expect(!fixture.key("alt+right"))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test(
    "is what the side buttons of a mouse do, in both reading directions, and the arrows follow the direction",
    arguments: [false, true])
  func directions(isRightToLeft: Bool) throws {
    let fixture = try pushed(["a"]) { $0.isRightToLeft = isRightToLeft }
    let (back, forward) = isRightToLeft ? ("alt+right", "alt+left") : ("alt+left", "alt+right")
    expect(side(fixture, 4))
    expectEqual(stack(fixture), [])
    expect(side(fixture, 5))
    expectEqual(stack(fixture), ["a"])
    expect(!fixture.key(forward))
    expect(fixture.key(back))
    expectEqual(stack(fixture), [])
    expect(fixture.key(forward))
    expectEqual(stack(fixture), ["a"])
    fixture.rest()
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("comes back one by one after all were popped at once, and after a swipe back")
  func several() throws {
    let fixture = try pushed(["a", "b", "c"])
    fixture.container.popToRoot()
    fixture.rest()
    for count in 1...3 {
      fixture.container.goForward()
      expectEqual(stack(fixture), Array(["a", "b", "c"].prefix(count)))
    }
    fixture.rest()
    fixture.drag(from: Point(x: 5, y: 400), by: 300)
    fixture.rest()
    expectEqual(stack(fixture), ["a", "b"])
    expect(fixture.container.goForward())
    expectEqual(stack(fixture), ["a", "b", "c"])
  }

  @Test("turns round where a screen is that still leaves")
  func turnsRound() throws {
    let fixture = try pushed(["a"])
    fixture.container.pop()
    fixture.advance(by: 0.05)
    let depth = try #require(fixture.container.parts.navigator.activeStack?.depth)
    fixture.container.goForward()
    expectLess(depth, 1)
    expectEqual(fixture.container.parts.navigator.activeStack?.depth, depth)
    fixture.advance(by: 0.001)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.rest()
    expectEqual(stack(fixture), ["a"])
    expectEqual(fixture.container.parts.navigator.activeStack?.depth, 1)
  }

  @Test(
    "ends with any other push, with other screens in their place, and with a state that is restored"
  )
  func ends() throws {
    let ways: [(Fixture) -> Void] = [
      { $0.container.push(Plain(id: "x")) },
      { $0.container.setScreens([Plain(id: "x"), Plain(id: "y")], ofPage: "p0") },
      { $0.container.restore($0.container.state) },
    ]
    for way in ways {
      let fixture = try pushed(["a", "b"])
      fixture.container.pop()
      way(fixture)
      fixture.rest()
      let before = stack(fixture)
      expect(!fixture.container.goForward())
      expectEqual(stack(fixture), before)
    }
  }

  @Test("belongs to each page's own stack, and ends with its page")
  func perTab() throws {
    let fixture = try pushed(["a"]) { $0.navigation = .perTab }
    fixture.container.pop()
    fixture.container.select("p1", animated: false)
    expect(!fixture.key("alt+right"))
    fixture.container.push(Plain(id: "b"))
    fixture.container.select("p0", animated: false)
    expect(fixture.key("alt+right"))
    expectEqual(stack(fixture), ["a"])
    fixture.container.pop()
    fixture.container.remove("p0")
    fixture.container.insertAgain()
    fixture.container.select("p0", animated: false)
    expect(!fixture.container.canGoForward)
  }

  @Test("goes with the stack when the option changes that says whose stack it is")
  func options() throws {
    let fixture = try pushed(["a", "b"])
    fixture.container.pop()
    fixture.container.configuration.navigation = .perTab
    expect(fixture.container.goForward())
    expectEqual(stack(fixture), ["a", "b"])
    fixture.container.pop()
    fixture.container.configuration.navigation = .continuous
    expect(fixture.container.goForward())
    expectEqual(stack(fixture), ["a", "b"])
    fixture.rest()
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("brings the same container back, and the innermost one in front goes first")
  func hosted() throws {
    let fixture = try Fixture()
    var configuration = ContainerConfiguration()
    configuration.navigation = .perTab
    let inner = try TabContainer(
      pages: PageList([Fixture.page("i")]), configuration: configuration, size: .zero)
    fixture.container.push(ContainerScreen(id: "w", container: inner))
    fixture.rest()
    inner.push(Plain(id: "x"))
    fixture.rest()
    fixture.container.pop()
    fixture.container.pop()
    fixture.rest()
    expectEqual(stack(fixture), [])
    expect(inner.pushedScreens.isEmpty)
    expect(fixture.key("alt+right"))
    fixture.rest()
    expect(fixture.container.parts.navigator.frontHosted === inner)
    expect(fixture.key("alt+right"))
    expectEqual(inner.pushedScreens.map(\.id), ["x"])
    fixture.rest()
    expect(!fixture.key("alt+right"))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("leaves a container where it is that has come elsewhere meanwhile")
  func elsewhere() throws {
    let (fixture, other) = (try Fixture(), try Fixture())
    let inner = try TabContainer(pages: PageList([Fixture.page("i")]), size: .zero)
    fixture.container.push(ContainerScreen(id: "w", container: inner))
    fixture.rest()
    fixture.container.pop()
    fixture.rest()
    other.container.push(ContainerScreen(id: "w", container: inner))
    expect(!fixture.container.goForward())
    expectEqual(other.container.checkInvariants(), [])
    expectEqual(stack(other), ["w"])
  }

  @Test("keeps a popped container no longer than it can come back")
  func memory() throws {
    let fixture = try Fixture()
    weak var inner: TabContainer?
    do {
      let made = try TabContainer(pages: PageList([Fixture.page("i")]), size: .zero)
      fixture.container.push(ContainerScreen(id: "w", container: made))
      inner = made
    }
    fixture.rest()
    fixture.container.pop()
    fixture.rest()
    expect(inner != nil)
    fixture.container.push(Plain(id: "x"))
    fixture.rest()
    expect(inner == nil)
  }

  @Test("is listed among the shortcuts while it means something, and waits below a sheet")
  func listed() throws {
    let fixture = try pushed(["a"])
    func isListed() throws -> Bool {
      fixture.key("f1")
      let body = try #require(fixture.container.presentedScreen?.body)
      fixture.key("f1")
      fixture.rest()
      return body.leaves.contains { $0.as(KeyCaps.self)?.text == "Alt+→" }
    }
    try expect(!isListed())
    fixture.container.pop()
    fixture.container.present(Plain(id: "sheet"))
    fixture.rest()
    expect(!fixture.key("alt+right"))
    expectEqual(stack(fixture), [])
    fixture.container.dismiss()
    fixture.rest()
    try expect(isListed())
  }
}

extension TabContainer {
  /// Puts the first page back in its place.
  fileprivate func insertAgain() { try? insert(Fixture.page("p0"), at: 0) }
}
