import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Screens over the pages of a hosted container")
@MainActor struct HostedScreensTests {
  private struct Plain: Screen { let id: PageID }

  private let fixture: Fixture
  private let inner: TabContainer

  init() throws {
    fixture = try Fixture()
    let pages = try PageList([Fixture.page("i0"), Fixture.page("i1")])
    inner = try TabContainer(pages: pages, size: Size(width: 400, height: 800))
    let screen = ContainerScreen(id: "inner", container: inner)
    fixture.container.makeScreen = { id -> (any Screen)? in id == "inner" ? screen : Plain(id: id) }
    fixture.container.push(PageID("inner"), animated: false)
  }

  private func set(_ ids: PageID...) {
    inner.setScreens(ids.map { Plain(id: $0) }, ofPage: "i0", animated: false)
  }

  private var pushed: [PageID] { fixture.container.pushedScreens.map(\.id) }

  @Test("the same screens again change nothing, and none take those away that were there")
  func replaced() {
    for _ in 0..<2 {
      set("a")
      expectEqual(pushed, ["inner", "a"])
      expectEqual(inner.screens(ofPage: "i0").map(\.id), ["a"])
    }
    set("a", "b", "c")
    expectEqual(pushed, ["inner", "a", "b", "c"])
    set("a", "x")
    expectEqual(pushed, ["inner", "a", "x"])
    set()
    expectEqual(pushed, ["inner"])
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a saved state has them")
  func saved() {
    set("a", "b")
    let state = fixture.container.state
    fixture.container.popToRoot(animated: false)
    fixture.container.restore(state)
    expectEqual(pushed, ["inner", "a", "b"])
    expectEqual(fixture.container.state, state)
  }

  @Test("fingers on a touchpad let go of a hosted container that is left")
  func leftByFingers() throws {
    let other = try TabContainer(
      pages: PageList([Fixture.page("o0"), Fixture.page("o1")]),
      size: Size(width: 400, height: 800))
    func pan(_ steps: Int) {
      for _ in 0..<steps {
        fixture.advance(by: 0.01)
        fixture.container.handle(.pan(dx: 10, dy: 0, at: Fixture.middle))
      }
    }
    pan(4)
    expectEqual(inner.phase, .dragging)
    expectGreater(inner.position, 0.05)
    fixture.container.push(ContainerScreen(id: "other", container: other), animated: false)
    pan(4)
    expectNotEqual(inner.phase, .dragging)
    expectEqual(other.phase, .dragging)
    fixture.container.handle(.panEnd)
    fixture.rest()
    expectEqual(other.phase, .resting)
    expectEqual(inner.phase, .resting)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("fingers on a touchpad let go of a hosted container below a sheet that comes")
  func coveredFingers() {
    for _ in 0..<4 {
      fixture.advance(by: 0.01)
      fixture.container.handle(.pan(dx: 10, dy: 0, at: Fixture.middle))
    }
    expectEqual(inner.phase, .dragging)
    fixture.container.present("sheet", animated: false)
    expectNotEqual(inner.phase, .dragging)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test(
    "a container that comes onto another one leaves the stack that it was on", arguments: [0, 1, 2])
  func taken(_ way: Int) throws {
    let other = try TabContainer(
      pages: PageList([Fixture.page("o0")]), size: Size(width: 400, height: 800))
    // As it stands, on the way out, and below another screen.
    if way == 1 { fixture.container.pop(animated: true) }
    if way == 2 { fixture.container.push("above", animated: false) }
    other.push(ContainerScreen(id: "taken", container: inner), animated: true)
    expectEqual(pushed, [])
    expectEqual(other.pushedScreens.map(\.id), ["taken"])
    expectEqual(inner.size.width, 400)
    expectEqual(fixture.container.checkInvariants(), [])
    expectEqual(other.checkInvariants(), [])
    fixture.advance(by: 1)
    other.pop(animated: false)
    expectEqual(fixture.container.checkInvariants() + other.checkInvariants(), [])
  }

  @Test("all sheets of a container go when it comes onto another one")
  func presented() throws {
    let other = try TabContainer(
      pages: PageList([Fixture.page("o0")]), size: Size(width: 400, height: 800))
    other.present(Plain(id: "below"), animated: false)
    other.present(Plain(id: "above"), animated: false)
    fixture.container.push(ContainerScreen(id: "other", container: other), animated: false)
    expectEqual(other.presentedScreens.map(\.id), [])
    expectEqual(fixture.container.checkInvariants() + other.checkInvariants(), [])
  }
}
