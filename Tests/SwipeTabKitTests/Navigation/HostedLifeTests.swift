import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Containers on screens that come and go, in every way that screens can.
@Suite("Hosted containers that come and go")
@MainActor struct HostedLifeTests {
  private struct Plain: Screen {
    let id: PageID
    init(_ id: PageID) { self.id = id }
  }

  private let fixture: Fixture
  private var container: TabContainer { fixture.container }

  init() throws { fixture = try Fixture { $0.navigation = .perTab } }

  private func world(
    _ id: PageID = "world", isStandalone: Bool = true,
    navigation: ContainerConfiguration.Navigation = .perTab
  ) throws -> ContainerScreen {
    var configuration = ContainerConfiguration()
    configuration.navigation = navigation
    let inner = try TabContainer(
      pages: PageList(["x", "y"].map { Fixture.page(PageID("\(id)-\($0)")) }),
      configuration: configuration, size: container.size)
    return ContainerScreen(id: id, container: inner, isStandalone: isStandalone)
  }

  private func isFree(_ screen: ContainerScreen) -> Bool {
    let hosted = screen.container
    return hosted.parts.standing.surroundings == nil && hosted.parts.standing.room == nil
      && hosted.parts.standing.origin == .zero
      && hosted.parts.contacts.down.isEmpty && !hosted.isMoving
  }

  @Test(
    "pages go out of view with the screen that their container is on, and come back with it",
    arguments: [true, false])
  func stages(isStandalone: Bool) throws {
    let screen = try world(isStandalone: isStandalone)
    let inner = screen.container
    var events: [ContainerEvent] = []
    inner.onEvent = { events.append($0) }
    for _ in 0..<2 {
      container.push(screen)
      fixture.rest()
      expectEqual(inner.stage(of: "world-x"), .visible)
      events = []
      container.pop()
      fixture.rest()
      expectEqual(inner.stage(of: "world-x"), .hidden)
      expectEqual(events, [.pageDisappeared("world-x")])
      inner.select("world-y", animated: false)
      expectEqual(inner.stage(of: "world-y"), .created)
      inner.select("world-x", animated: false)
      events = []
    }
    // In a window of its own it is in view, too.
    inner.handle(.resize(Size(width: 500, height: 500), scale: 1))
    expectEqual(inner.stage(of: "world-x"), .visible)
    expectEqual(events, [.pageAppeared("world-x")])
    expectEqual(inner.checkInvariants(), [])
  }

  private func takeScreens() -> [ContainerEvent] {
    fixture.take().filter {
      switch $0 {
      case .pushed, .popped: true
      default: false
      }
    }
  }

  /// All ways in which the world goes that was pushed over page 0.
  nonisolated private static let exits: [Play] = [
    Play("pop") { $0.container.pop() },
    Play("pop at once") { $0.container.pop(animated: false) },
    Play("pop to root") { $0.container.popToRoot() },
    Play("no screens") { $0.container.setScreens([], ofPage: "p0") },
    Play("another screen") { $0.container.setScreens([Plain("other")], ofPage: "p0") },
    Play("other screens") { $0.container.setScreens([Plain("b"), Plain("c")], ofPage: "p0") },
    Play("removed page") { $0.container.remove("p0") },
    Play("no pages") { $0.container.setPages((try? PageList([])) ?? $0.container.pages) },
    Play("push over the pop") {
      $0.container.pop()
      $0.advance(by: 0.1)
      $0.container.push(Plain("late"))
    },
    Play("push over the pop, far on") {
      $0.container.pop()
      $0.advance(by: 0.25)
      $0.container.push(Plain("late"))
    },
    Play("state") { $0.container.restore(ContainerState(selected: "p0")) },
    Play("reload") { fixture in fixture.container.replaceScreens { _ in nil } },
    Play("reload with another") { fixture in
      fixture.container.replaceScreens { Plain($0.id) }
    },
    Play("drag back") {
      $0.drag(from: Point(x: 5, y: 400), by: 350)
    },
    Play("navigation that another stack is carried into") {
      $0.container.select("p1", animated: false)
      $0.container.configuration.navigation = .continuous
      $0.container.select("p0", animated: false)
      $0.container.configuration.navigation = .perTab
    },
  ]

  @Test("a container that goes belongs to nobody, and all in it was told to go", arguments: exits)
  func exit(play: Play) throws {
    for isStandalone in [true, false] {
      let test = try HostedLifeTests()
      let world = try test.world(isStandalone: isStandalone)
      test.container.push(world, animated: false)
      test.container.setScreens([Plain("old")], ofPage: "p1")
      world.container.setScreens([Plain("hidden")], ofPage: "world-y")
      test.fixture.rest()
      expectEqual(test.container.checkInvariants(), [])
      var audit = ScreenAudit()
      for event in test.fixture.take() { audit.note(event) }
      play.go(test.fixture)
      expectEqual(test.container.checkInvariants(), [])
      test.fixture.rest()
      expect(test.isFree(world), "\(play.testDescription), standalone: \(isStandalone)")
      for event in test.fixture.take() { audit.note(event) }
      audit.compare(with: test.container)
      expectEqual(audit.broken, [], "\(play.testDescription), standalone: \(isStandalone)")
      expectEqual(test.container.checkInvariants(), [])
      // It pops nothing of its old host.
      test.container.push(Plain("mine"), animated: false)
      world.container.popToRoot()
      while world.container.pop() {}
      expect(test.container.pushedScreens.last?.id == "mine" || test.container.count == 0)
    }
  }

  @Test("screens of a removed page are told to be popped, the topmost first")
  func removed() throws {
    container.push(Plain("one"), animated: false)
    container.push(Plain("two"), animated: false)
    _ = fixture.take()
    container.remove("p0")
    expectEqual(
      fixture.take(),
      [
        .pagesChanged, .popped("two"), .popped("one"), .will("p0", "p1", .reload),
        .shows("p1"), .hides("two"), .did("p0", "p1", .reload),
      ])
  }

  @Test("what is in a container comes and goes with it, and stays in it, but for its sheet")
  func inside() throws {
    let world = try world()
    world.container.setScreens([Plain("x1")], ofPage: "world-x")
    world.container.setScreens([Plain("y1"), Plain("y2")], ofPage: "world-y")
    container.push(world, animated: false)
    expectEqual(takeScreens(), [.pushed("world"), .pushed("x1"), .pushed("y1"), .pushed("y2")])
    world.container.present(Plain("sheet"))
    expectEqual(takeScreens(), [.pushed("sheet")])
    container.setScreens([], ofPage: "p0", animated: true)
    expectEqual(
      takeScreens(),
      [
        .popped("sheet"), .popped("y2"), .popped("y1"), .popped("x1"), .popped("world"),
      ])
    // On its way out it is nobody's business any more.
    world.container.popToRoot()
    world.container.push(Plain("x2"))
    expectEqual(takeScreens(), [])
    fixture.rest()
    expectEqual(takeScreens(), [])
    container.push(world)
    expectEqual(takeScreens(), [.pushed("world"), .pushed("x2"), .pushed("y1"), .pushed("y2")])
    expectEqual(container.checkInvariants(), [])
  }

  @Test("one that is pushed again on its way out comes back, and belongs to the host")
  func again() throws {
    let world = try world()
    container.push(world, animated: false)
    container.pop()
    fixture.advance(by: 0.1)
    container.push(world)
    expectEqual(container.checkInvariants(), [])
    fixture.rest()
    expect(world.container.parts.standing.coveredHost === container)
    expectEqual(container.pushedScreens.count, 1)
    expectEqual(takeScreens(), [.pushed("world"), .popped("world"), .pushed("world")])
  }

  @Test("another one under the same name comes over the one that goes")
  func sameName() throws {
    let (first, second) = (try world(), try world())
    container.push(first, animated: false)
    container.pop()
    fixture.advance(by: 0.1)
    container.push(second)
    let stack = try #require(container.parts.navigator.activeStack)
    expectEqual(stack.layers.count, 2)
    expectEqual(stack.restingDepth, 2)
    fixture.rest()
    expect(isFree(first))
    expect(second.container.parts.standing.coveredHost === container)
    expectEqual(container.parts.navigator.activeStack?.layers.count, 1)
  }

  @Test("one that another container took over meanwhile stays with that")
  func takenOver() throws {
    let (world, other) = (try world(), try Fixture())
    container.push(world, animated: false)
    container.pop()
    other.container.push(world, animated: false)
    fixture.rest()
    expect(world.container.parts.standing.coveredHost === other.container)
  }

  @Test(
    "a contact on a container that is not in front any more is cancelled in it",
    arguments: [
      Play("select") { $0.container.select("p1") },
      Play("remove") { $0.container.remove("p0") },
      Play("push") { $0.container.push(Plain("over")) },
      Play("screens") { $0.container.setScreens([Plain("b"), Plain("c")], ofPage: "p0") },
      Play("navigation") { $0.container.configuration.navigation = .continuous },
      Play("sheet") { $0.container.present(Plain("sheet")) },
    ])
  func contact(play: Play) throws {
    let world = try world(isStandalone: false)
    container.push(world, animated: false)
    fixture.press(200, 400)
    fixture.move(150, 400)
    expectEqual(world.container.phase, .dragging)
    play.go(fixture)
    expect(world.container.parts.contacts.down.isEmpty)
    expectNotEqual(world.container.phase, .dragging)
    expectEqual(container.checkInvariants(), [])
    fixture.release(100, 400)
    fixture.rest()
    expect(container.isIdle)
    expect(world.container.isIdle)
  }

  @Test("one that is covered at the very moment it comes belongs to the host all the while")
  func coveredAtOnce() throws {
    let world = try world()
    container.push(world)
    container.push(Plain("over"))
    expect(world.container.parts.standing.coveredHost === container)
    fixture.resize(500)
    expectEqual(world.container.size.width, 500)
    fixture.rest()
    expectEqual(container.parts.navigator.activeStack?.layers.count, 2)
    expect(world.container.parts.standing.coveredHost === container)
  }

  @Test("going back takes a sheet of a standalone container away first")
  func sheet() throws {
    let world = try world()
    container.push(world, animated: false)
    world.container.present(Plain("sheet"))
    _ = fixture.take()
    container.pop()
    expectEqual(takeScreens(), [.popped("sheet")])
    container.pop()
    expectEqual(takeScreens(), [.popped("world")])
  }

  @Test("any number of standalone containers in each other is painted in order, and a sheet on top")
  func levels() throws {
    var (front, worlds) = (container, [ContainerScreen]())
    for level in 1...60 {
      let world = try world(PageID("w\(level)"))
      front.push(world, animated: false)
      worlds.append(world)
      front = world.container
      guard [1, 4, 5, 6, 12, 60].contains(level) else { continue }
      front.present(Plain("sheet"), animated: false)
      var list = DisplayList()
      container.draw(into: &list)
      let keys = list.commands.map(\.key)
      expectEqual(keys, keys.sorted(), "\(level) levels")
      let titles = list.commands.compactMap { command -> String? in
        guard case .text(let text) = command.content, text.string.hasSuffix("-X") else {
          return nil
        }
        return text.string
      }
      expectEqual(titles.last, "W\(level)-X", "\(level) levels")
      front.dismiss(animated: false)
    }
    container.popToRoot(animated: false)
    expect(worlds[0].container.parts.standing.surroundings == nil)
    expect(worlds[1].container.parts.standing.coveredHost === worlds[0].container)
  }
}
