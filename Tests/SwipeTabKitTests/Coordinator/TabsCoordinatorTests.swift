import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Coordinators")
@MainActor struct TabsCoordinatorTests {
  /// What happened, in order.
  private final class Diary {
    var lines: [String] = []
    var version = 1
    func take() -> [String] {
      defer { lines.removeAll() }
      return lines
    }
  }

  private struct Services {
    var diary: Diary
    var version: Int
  }

  private struct Detail: Screen {
    let id: PageID
  }

  private enum Shopping: CoordinatorMessage {
    case order(String, answer: (Int) -> Void)
  }

  private final class Part: Coordinator<Services> {
    var takes: Set<String> = []
    private func note(_ what: String) {
      dependencies?.diary.lines.append("\(what) \(id) v\(dependencies?.version ?? 0)")
    }
    override func start() { note("start") }
    override func activate() { note("activate") }
    override func deactivate() { note("deactivate") }
    override func stop() { note("stop") }
    override func makeChild(_ id: PageID) -> Coordinator<Services>? {
      id == "flow" ? Part(id: id) : nil
    }
    override func makeScreen(_ id: PageID) -> (any Screen)? {
      id.rawValue.hasPrefix(self.id.rawValue) ? Detail(id: id) : nil
    }
    override func dependenciesDidChange() { note("change") }
    override func didPop(_ screen: PageID) { note("pop \(screen) of") }
    override func receive(_ message: any CoordinatorMessage) -> Bool {
      switch message {
      case let tap as TabTap: note("tap from \(tap.page) at")
      case let text as TextMessage:
        note("\(text.name) from \(text.sender) at")
        return takes.contains(text.name)
      case .order(let good, let answer) as Shopping:
        guard takes.contains("order") else { return false }
        note("order \(good) at")
        answer(good.count)
        return true
      default: break
      }
      return false
    }
  }

  private final class App: TabsCoordinator<Services> {
    var takesTap: PageID?
    override func makeChild(_ id: PageID) -> Coordinator<Services>? {
      id == "none" ? nil : Part(id: id)
    }
    override func receive(_ message: any CoordinatorMessage) -> Bool {
      if let tap = message as? TabTap { return tap.page == takesTap }
      let name = (message as? TextMessage)?.name ?? "another message"
      dependencies?.diary.lines.append("\(name) reached the app")
      return name == "known"
    }
  }

  private let fixture: Fixture
  private var container: TabContainer { fixture.container }
  private let app = App(id: "app")
  private let diary = Diary()

  init() throws {
    fixture = try Fixture(pages: 4)
    app.run(in: container, with: Services(diary: diary, version: 1))
  }

  private func part(_ id: PageID) throws -> Part { try #require(app.children[id] as? Part) }

  private var stack: [PageID] { container.pushedScreens.map(\.id) }

  @Test("are made and started on first use, and brought to the front and back with their tabs")
  func life() {
    expectEqual(diary.take(), ["start p0 v1", "activate p0 v1"])
    fixture.tap(item: 1)
    expectEqual(
      diary.take(),
      [
        "tap from p1 at p0 v1", "deactivate p0 v1", "start p1 v1", "activate p1 v1",
      ])
    container.select("p0")
    fixture.rest()
    expectEqual(diary.take(), ["deactivate p1 v1", "activate p0 v1"])
    expectEqual(app.children.keys.sorted { $0.rawValue < $1.rawValue }, ["p0", "p1"])
  }

  @Test("get what they need at the start and at each activation")
  func dependencies() {
    _ = diary.take()
    app.bringToFront(with: Services(diary: diary, version: 2))
    container.select("p1")
    container.select("p0")
    expectEqual(
      diary.take(),
      [
        "deactivate p0 v1", "start p1 v2", "activate p1 v2", "deactivate p1 v2", "activate p0 v2",
      ])
  }

  @Test("show screens that stay while another tab is selected")
  func stacks() throws {
    try part("p0").show(Detail(id: "p0a"))
    container.push("p0b")
    fixture.rest()
    expectEqual(stack, ["p0a", "p0b"])
    container.select("p1", animated: false)
    expectEqual(stack, [])
    try part("p0").show("p0c")
    expectEqual(stack, [], "at once where nobody looks")
    container.select("p0", animated: false)
    expectEqual(stack, ["p0a", "p0b", "p0c"])
    expectEqual(container.checkInvariants(), [])
  }

  @Test("open a page deep inside a tab, and leave its screens when none are named")
  func deepLink() {
    expect(app.open("p2", screens: ["p2a", "p2b"]))
    fixture.rest()
    expectEqual(container.selectedID, "p2")
    expectEqual(stack, ["p2a", "p2b"])
    app.open("p0")
    app.open("p2")
    fixture.rest()
    expectEqual(stack, ["p2a", "p2b"])
    app.open("p2", screens: ["p2a"])
    expect(container.isMoving, "one screen less slides out")
    fixture.rest()
    expectEqual(stack, ["p2a"])
    expectEqual(container.checkInvariants(), [])
  }

  @Test("report a tab and a screen that are not there, and go as far as there is something")
  func unknown() {
    expect(!app.open("p9"))
    expect(fixture.take().map { "\($0)" }.contains { $0.contains("p9") })
    app.open("p1", screens: ["p1a", "nothing", "p1b"])
    expect(fixture.take().contains(.warning("there is no screen \"nothing\"")))
    fixture.rest()
    expectEqual(container.selectedID, "p1")
    expectEqual(stack, ["p1a"])
  }

  @Test("take messages from their own screens up to the root, which know who sent them")
  func messages() throws {
    try part("p0").show(Detail(id: "p0a"))
    _ = diary.take()
    container.perform(.send("known:7"), from: "p0a")
    expectEqual(diary.take(), ["known from p0a at p0 v1", "known reached the app"])
    expect(!fixture.take().contains { if case .warning = $0 { true } else { false } })
    try part("p0").takes = ["mine"]
    container.perform(.send("mine"), from: "p0")
    expectEqual(diary.take(), ["mine from p0 at p0 v1"])
    container.perform(.send("lost"), from: "p0a")
    expectEqual(fixture.take(), [.warning("nobody takes the message \"lost\" of \"p0a\"")])
    expectEqual(TextMessage("add:a:b", from: "x").argument, "a:b")
    expectEqual(TextMessage("add", from: "x").argument, nil)
  }

  @Test("send values of the app's own types, which are answered or passed on")
  func ownMessages() throws {
    let tab = try part("p0")
    let flow = try #require(tab.activateChild("flow") as? Part)
    _ = diary.take()
    var answers: [Int] = []
    expect(!flow.send(Shopping.order("lamp") { answers.append($0) }))
    expectEqual(fixture.take(), [.warning("nobody takes a message of the type Shopping")])
    expectEqual(diary.take(), ["another message reached the app"])
    expectEqual(answers, [])
    tab.takes = ["order"]
    expect(flow.send(Shopping.order("lamp") { answers.append($0) }))
    expectEqual(diary.take(), ["order lamp at p0 v1"])
    expectEqual(answers, [4])
    expectEqual(fixture.take(), [])
  }

  @Test("keep messages until they are active, and send them in order")
  func enqueuedMessages() throws {
    let later = try #require(app.child("p1") as? Part)
    later.takes = ["order"]
    _ = diary.take()
    var answers: [Int] = []
    later.enqueue(Shopping.order("a") { answers.append($0) })
    later.enqueue(
      Shopping.order("bc") {
        answers.append($0)
        later.enqueue(Shopping.order("def") { answers.append($0) })
      })
    expectEqual(answers, [])
    expectEqual(later.stage, .idle)
    container.select("p1")
    expectEqual(answers, [1, 2, 3])
    expectEqual(
      diary.take().prefix(4),
      [
        "deactivate p0 v1", "start p1 v1", "activate p1 v1", "order a at p1 v1",
      ])
    later.enqueue(Shopping.order("ghij") { answers.append($0) })
    expectEqual(answers, [1, 2, 3, 4], "at once while it is active")
    let never = try #require(app.child("p2") as? Part)
    never.enqueue(Shopping.order("x") { answers.append($0) })
    _ = fixture.take()
    app.stopChild("p2")
    expectEqual(
      fixture.take(), [.warning("\"p2\" ends before it takes a message of the type Shopping")])
    expectEqual(answers, [1, 2, 3, 4])
  }

  @Test(
    "that are active are told of changed dependencies, and the others get them with the next activation"
  )
  func update() throws {
    fixture.tap(item: 1)
    let flow = try #require(try part("p1").activateChild("flow"))
    _ = diary.take()
    app.update(Services(diary: diary, version: 2))
    expectEqual(diary.take(), ["change p1 v2", "change flow v2"])
    try expectEqual(part("p0").dependencies?.version, 1)
    expectEqual(flow.dependencies?.version, 2)
    container.select("p0")
    expectEqual(diary.take().last, "activate p0 v2")
  }

  @Test("replace, pop and present screens, and take messages from what they present")
  func navigation() throws {
    let tab = try part("p0")
    tab.root(Detail(id: "p0a"))
    tab.show("p0b")
    tab.top(Detail(id: "p0c"))
    fixture.rest()
    expectEqual(stack, ["p0a", "p0c"])
    expectEqual(tab.screens.map(\.id), stack)
    tab.show("p0d")
    _ = diary.take()
    expect(tab.pop(to: "p0a"))
    fixture.rest()
    expectEqual(stack, ["p0a"])
    expectEqual(diary.take(), ["pop p0d of p0 v1", "pop p0c of p0 v1"])
    expect(!tab.pop(to: "p0c"))
    expect(fixture.take().contains(.warning("there is no screen \"p0c\" to pop to")))
    expect(tab.pop())
    expect(!tab.pop())
    tab.show("p0b")
    tab.show("p0c")
    expect(tab.pop(to: nil))
    fixture.rest()
    expectEqual(stack, [])
    let flow = try #require(tab.activateChild("flow") as? Part)
    flow.takes = ["mine"]
    flow.present("p0s")
    fixture.rest()
    _ = diary.take()
    container.perform(.send("mine"), from: "p0s")
    expectEqual(diary.take(), ["mine from p0s at flow v1"])
    expect(flow.dismiss())
    expect(!flow.dismiss())
    container.perform(.send("mine"), from: "p0s")
    expectEqual(diary.take().first, "mine from p0s at p0 v1", "it is on no sheet any more")
    flow.present("p0s")
    flow.finish()
    expect(container.presentedScreen == nil)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("hear of a tap on a tab before it is selected, and may take it")
  func tabTapped() {
    app.takesTap = "p3"
    _ = diary.take()
    fixture.tap(item: 3)
    expectEqual(diary.take(), ["tap from p3 at p0 v1"])
    expectEqual(container.selectedID, "p0")
    fixture.tap(item: 2)
    expectEqual(container.selectedID, "p2")
  }

  @Test("end with their screens, and are made anew at the next use")
  func stops() throws {
    try part("p0").show(Detail(id: "p0a"))
    fixture.rest()
    let first = try part("p0")
    _ = diary.take()
    app.stopChild("p0")
    expectEqual(diary.take(), ["deactivate p0 v1", "stop p0 v1"])
    expectEqual(first.stage, .stopped)
    expectEqual(stack, [])
    app.activateChild("p0")
    expectEqual(diary.take(), ["start p0 v1", "activate p0 v1"])
    try expect(part("p0") !== first)
  }

  @Test("inside a tab are over when their last screen is popped")
  func flow() throws {
    let tab = try part("p0")
    _ = diary.take()
    let flow = try #require(tab.activateChild("flow"))
    flow.show("flow1")
    flow.show("flow2")
    fixture.rest()
    expectEqual(stack, ["flow1", "flow2"])
    expect(app.frontCoordinator === flow)
    container.select("p1", animated: false)
    container.select("p0", animated: false)
    expectEqual(
      diary.take().filter { $0.contains("flow") },
      [
        "start flow v1", "activate flow v1", "deactivate flow v1", "activate flow v1",
      ])
    container.pop()
    expectEqual(flow.stage, .active)
    container.pop()
    fixture.rest()
    expectEqual(flow.stage, .stopped)
    expect(tab.children.isEmpty)
    expectEqual(stack, [])
    let again = try #require(tab.activateChild("flow"))
    tab.show("p0a")
    again.show("flow1")
    fixture.rest()
    again.finish()
    fixture.rest()
    expect(again !== flow)
    expectEqual(stack, ["p0a"])
    expectEqual(container.checkInvariants(), [])
  }

  @Test("have a popped screen again that comes back, until they are over")
  func forward() throws {
    let tab = try part("p0")
    let flow = try #require(tab.activateChild("flow"))
    flow.show("flow1")
    flow.show("flow2")
    fixture.rest()
    container.pop()
    expect(container.goForward())
    expectEqual(stack, ["flow1", "flow2"])
    _ = diary.take()
    container.perform(.send("known"), from: "flow2")
    expectEqual(diary.take().first, "known from flow2 at flow v1")
    container.pop()
    container.pop()
    fixture.rest()
    expectEqual(flow.stage, .stopped)
    expect(!container.canGoForward)
  }

  @Test("of tabs that are gone are stopped")
  func pagesGone() throws {
    fixture.tap(item: 1)
    container.remove("p0")
    expect(app.children["p0"] == nil && app.children["p1"] != nil)
  }

  @Test("make the screens that are restored, also of tabs that nobody has been to")
  func restores() throws {
    app.open("p1", screens: ["p1a", "p1b"], animated: false)
    app.open("p2", screens: ["p2a"], animated: false)
    let state = container.state
    let other = try Fixture(pages: 4)
    let fresh = App(id: "app")
    fresh.run(in: other.container, with: Services(diary: diary, version: 3))
    _ = diary.take()
    other.container.restore(state)
    expectEqual(other.container.state, state)
    expectEqual(other.container.selectedID, "p2")
    expectEqual(diary.take(), ["deactivate p0 v3", "start p2 v3", "activate p2 v3"])
  }

  @Test("without one for a tab leave it to the container")
  func none() throws {
    let container = try TabContainer(
      pages: Fixture.list(["none", "p1"]), size: Size(width: 400, height: 800))
    let app = App(id: "app")
    app.run(in: container, with: Services(diary: diary, version: 1))
    expect(app.children.isEmpty)
    expect(app.frontCoordinator === app)
    container.select("p1")
    expectEqual(app.children.count, 1)
  }

  @Test("live as long as their container, and no longer")
  func memory() throws {
    weak var released: App?
    weak var container: TabContainer?
    do {
      let fixture = try Fixture(pages: 2)
      let app = App(id: "app")
      app.run(in: fixture.container, with: Services(diary: diary, version: 1))
      fixture.tap(item: 1)
      (released, container) = (app, fixture.container)
    }
    expect(released == nil)
    expect(container == nil)
  }

  private final class Maker: Coordinator<Services> {
    var made = 0
    override func makeChild(_ id: PageID) -> Coordinator<Services>? {
      id.rawValue.hasPrefix(self.id.rawValue) ? Maker(id: id) : nil
    }
    override func makeScreen(_ id: PageID) -> (any Screen)? {
      made += 1
      return self.id == "aab" ? Detail(id: id) : nil
    }
  }

  @Test("each coordinator makes a screen once")
  func madeOnce() {
    let root = Maker(id: "a")
    let makers = [root, root.child("aa"), root.child("aa")?.child("aab")].compactMap {
      $0 as? Maker
    }
    expect(root.anyScreen("screen") != nil, "made")
    expectEqual(makers.map(\.made), [1, 1, 1], "times")
  }
}
