import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Every page, pushed screen, sheet and page of a container inside comes into view and goes out of it in pairs.
@Suite("The life cycle of every screen")
@MainActor struct LifeCycleTests {
  private struct Presented: Screen {
    let id: PageID
    var form = SheetStyle.Form.full
    var sheetStyle: SheetStyle { SheetStyle(.full, as: form) }
  }

  /// What is done to a container whose pages have a stack each, and what is told of screens then.
  private static var steps: [(String, [ContainerEvent], (TabContainer) -> Void)] {
    func push(_ id: PageID, _ container: TabContainer) {
      container.push(Fixture.page(id), animated: false)
    }
    return [
      ("push", [.shows("a"), .hides("p0")], { push("a", $0) }),
      ("another tab", [.shows("p1"), .hides("a")], { $0.select("p1", animated: false) }),
      ("a tab with a stack", [.shows("a"), .hides("p1")], { $0.select("p0", animated: false) }),
      ("push over it", [.shows("b"), .hides("a")], { push("b", $0) }),
      ("screen of the same name", [], { push("b", $0) }),
      ("pop", [], { $0.pop(animated: false) }),
      ("pop b", [.shows("a"), .hides("b")], { $0.pop(animated: false) }),
      (
        "card", [.shows("card")],
        { $0.present(Presented(id: "card", form: .card), animated: false) }
      ),
      (
        "full sheet over it", [.shows("full"), .hides("a"), .hides("card")],
        { $0.present(Presented(id: "full"), animated: false) }
      ),
      ("below a full sheet", [], { push("c", $0) }),
      (
        "dismiss", [.shows("c"), .shows("card"), .hides("full")], { $0.dismiss(animated: false) }
      ),
      ("dismiss the card", [.hides("card")], { $0.dismiss(animated: false) }),
      ("one stack", [], { $0.configuration.navigation = .continuous }),
      ("pop all", [.shows("p0"), .hides("c")], { $0.popToRoot(animated: false) }),
      ("remove", [.shows("p1"), .hides("p0")], { $0.remove("p0") }),
      ("push over it", [.shows("d"), .hides("p1")], { push("d", $0) }),
      ("no pages", [], { $0.setPages((try? PageList([])) ?? $0.pages) }),
      ("stacks of no page", [], { $0.configuration.navigation = .perTab }),
      ("the first page", [], { $0.setPages((try? PageList([Fixture.page("p2")])) ?? $0.pages) }),
      ("pop to it", [.shows("p2"), .hides("d")], { $0.pop(animated: false) }),
    ]
  }

  @Test("a screen appears before what it covers goes, and nothing else is told")
  func pairs() throws {
    let fixture = try Fixture(pages: 2) { $0.navigation = .perTab }
    let audit = LifeAudit(fixture.container)
    for (name, events, change) in Self.steps {
      change(fixture.container)
      let told = fixture.take()
      for event in told { audit.note(event) }
      expectEqual(told.filter(\.isPageInView), events, "\(name)")
      expectEqual(audit.broken + fixture.container.checkInvariants(), [], "\(name)")
    }
  }

  @Test("while a screen moves, it and what it covers are in view, at any frame rate")
  func motion() throws {
    for step in [60, 0.01] {
      let fixture = try Fixture()
      func rest() {
        let end = fixture.container.time + 3
        while fixture.container.time < end { fixture.advance(by: step) }
      }
      var told: [[ContainerEvent]] = []
      for change in [
        { fixture.container.push(Fixture.page("a")) }, rest, { fixture.container.pop() }, rest,
        { fixture.container.present(Presented(id: "full")) }, rest,
        { fixture.container.dismiss() }, rest,
      ] {
        change()
        told.append(fixture.take().filter(\.isPageInView))
      }
      expectEqual(
        told,
        [
          [.shows("a")], [.hides("p0")], [.shows("p0")], [.hides("a")],
          [.shows("full")], [.hides("p0")], [.shows("p0")], [.hides("full")],
        ], "\(step)")
    }
  }

  @Test("each screen has its stages, and a pushed page hears of them")
  func stages() throws {
    final class Page: BasePage {
      var stages: [PageStage] = []
      override func didEnter(_ stage: PageStage) { stages.append(stage) }
    }
    let fixture = try Fixture { $0.navigation = .perTab }
    let page = Page(id: "a", item: TabItem(title: "A"))
    fixture.container.push(page)
    expectEqual(page.stages, [.created, .appearing], "pushed")
    fixture.rest()
    fixture.container.select("p1")
    fixture.rest()
    expectEqual(page.stages.dropFirst(2), [.visible, .disappearing, .hidden], "left")
    expectEqual(fixture.container.stage(of: "a"), .hidden, "left")
    fixture.container.setScreens([], ofPage: "p0")
    expectEqual(fixture.container.stage(of: "a"), .absent, "popped out of view")
  }

  @Test("pages of a pushed container come after its screen and go before it")
  func pushedContainer() throws {
    let fixture = try Fixture()
    let inner = try TabContainer(
      pages: PageList([Fixture.page("x"), Fixture.page("y")]), size: fixture.container.size)
    var heard: [ContainerEvent] = []
    inner.onEvent = { heard.append($0) }
    let audit = PathAudit(fixture.container)
    fixture.container.push(ContainerScreen(id: "w", container: inner), animated: false)
    expectEqual(audit.take(), ["+w", "+w/x", "-p0"], "push")
    inner.select("y", animated: false)
    expectEqual(audit.take(), ["+w/y", "-w/x"], "select")
    fixture.container.pop(animated: false)
    expectEqual(audit.take(), ["+p0", "-w/y", "-w"], "pop")
    // It was in view before it was pushed, as in a window of its own.
    expectEqual(
      heard.filter(\.isPageInView),
      [
        .hides("x"), .shows("x"), .shows("y"), .hides("x"), .hides("y"),
      ], "inside")
  }

  @Test("pages of a container on a page come and go with that, however it goes")
  func containerOnPage() throws {
    let fixture = try NestedFixture()
    let audit = PathAudit(fixture.outer)
    fixture.outer.select("p0", animated: false)
    expectEqual(audit.take(), ["+p0", "-p1/n0", "-p1"], "left")
    fixture.inner.select("n1", animated: false)
    expectEqual(audit.take(), [], "out of view")
    fixture.outer.select("p1", animated: false)
    expectEqual(audit.take(), ["+p1", "+p1/n1", "-p0"], "back")
    fixture.inner.push(Fixture.page("deep"), animated: false)
    expectEqual(audit.take(), ["+deep", "-p1/n1", "-p1"], "covered")
    fixture.outer.pop(animated: false)
    expectEqual(audit.take(), ["+p1", "+p1/n1", "-deep"], "uncovered")
    fixture.outer.present(Presented(id: "full"), animated: false)
    expectEqual(audit.take(), ["+full", "-p1/n1", "-p1"], "below a full sheet")
    fixture.outer.dismiss(animated: false)
    _ = audit.take()
    fixture.outer.remove("p1")
    expectEqual(audit.take(), ["+p2", "-p1/n1", "-p1"], "removed")
    expectEqual(audit.broken, [], "all")
  }

  @Test("a container that has left its page stays out of view when its contact ends")
  func contactOnGone() throws {
    let fixture = try NestedFixture()
    fixture.outer.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    try fixture.outer.replace("p1", with: Fixture.page("p1"))
    expectEqual(fixture.inner.stage(of: "n0"), .hidden)
    fixture.inner.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    expectEqual(fixture.inner.stage(of: "n0"), .visible, "in a window of its own")
  }

  /// The events of screens in short: a sign, and the path.
  @MainActor private final class PathAudit {
    private var lines: [String] = []
    private let audit: LifeAudit
    private let container: TabContainer

    init(_ container: TabContainer) {
      self.container = container
      audit = LifeAudit(container)
      container.onEvent = { [unowned self] event in
        audit.note(event)
        switch event {
        case .pageAppeared(let id): note("+", id)
        case .pageDisappeared(let id): note("-", id)
        default: break
        }
      }
    }

    private func note(_ sign: String, _ id: PageID) {
      lines.append(sign + (container.eventPath + [id]).map(\.rawValue).joined(separator: "/"))
    }

    var broken: [String] { audit.broken + container.checkInvariants() }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// A view that sets the pages once, when it is asked for its state or loses its contact.
  private final class Keeper: CustomView {
    weak var container: TabContainer?
    let pages: [PageID]
    let isHeld: Bool

    init(_ container: TabContainer, _ pages: [PageID], isHeld: Bool) {
      (self.container, self.pages, self.isHeld) = (container, pages, isHeld)
    }

    func height(forWidth width: Double, measurer: any TextMeasuring) -> Double? { 40 }
    func draw(in drawing: inout Drawing, context: ViewContext) {}
    func claim(_ press: ViewPress) -> ViewClaim { .holds }
    func handle(_ event: ViewEvent) { if event == .cancelled { replacePages() } }
    var savedState: String? {
      if !isHeld { replacePages() }
      return nil
    }

    private func replacePages() {
      guard let container, let list = try? Fixture.list(pages) else { return }
      self.container = nil
      container.setPages(list)
    }
  }

  @Test(
    "pages that a view sets while its screen goes are all there is, but asked for its state it sets none",
    arguments: [false, true])
  func replacedMeanwhile(isHeld: Bool) throws {
    let rows: [(others: [PageID], ids: [PageID])] = [
      (["p1", "q"], []), (["p1", "q"], ["x", "y", "z", "p1"]), ([], ["x", "y"]),
      (["p1"], ["p1", "x"]),
    ]
    for (others, ids) in rows {
      let fixture = try Fixture(pages: 2) { $0.navigation = .perTab }
      let container = fixture.container
      let page = BasePage(id: "v", item: TabItem(title: "V"))
      page.body = ScreenBody([.view(ScreenBody.View("v"))])
      container.makeView = { _ in Keeper(container, ids, isHeld: isHeld) }
      container.push(page, animated: false)
      _ = fixture.commands
      if isHeld { container.handle(.press(.mouse, at: Point(x: 200, y: 80), button: 1)) }
      _ = fixture.take()
      container.setPages(try Fixture.list(others))
      let expected = isHeld ? ids : others
      expectEqual(container.pages.ids, expected)
      expectEqual(container.selectedIndex == nil, expected.isEmpty)
      expectEqual(
        fixture.take().contains(
          .warning("nothing changes while a view, screen or closure is asked something")),
        !isHeld)
      expectEqual(container.checkInvariants(), [], "\(others), \(ids)")
    }
  }

  @Test("a container on a screen that takes the place of another one of the same name is told")
  func sameName() throws {
    let fixture = try Fixture()
    let audit = PathAudit(fixture.container)
    for page: PageID in ["x", "y"] {
      let inner = try TabContainer(pages: Fixture.list([page]), size: fixture.container.size)
      fixture.container.push(ContainerScreen(id: "w", container: inner), animated: false)
    }
    expectEqual(audit.take(), ["+w", "+w/x", "-p0", "+w", "+w/y", "-w/x", "-w"])
    expectEqual(audit.broken, [])
  }

  @Test("a screen that is pushed on a container which comes into view meanwhile is told")
  func comesMeanwhile() throws {
    let fixture = try Fixture()
    let audit = PathAudit(fixture.container)
    let inner = try TabContainer(pages: Fixture.list(["n0"]), size: fixture.container.size)
    fixture.container.push(ContainerScreen(id: "w", container: inner), animated: false)
    fixture.container.pop(animated: false)
    _ = audit.take()
    inner.configuration.navigation = .perTab
    inner.makeScreen = { id in
      fixture.container.goForward(animated: false)
      return Fixture.page(id)
    }
    inner.push("x", animated: false)
    expectEqual(audit.take(), ["+w", "+w/n0", "-p0", "+w/x", "-w/n0"])
    expectEqual(audit.broken, [])
    expectEqual(inner.pushedScreens.map(\.id), ["x"])
  }

  @Test("a listener inside that answers by a change outside leaves nothing untold")
  func answers() throws {
    let fixture = try NestedFixture()
    let audit = LifeAudit(fixture.outer)
    fixture.outer.onEvent = { audit.note($0) }
    fixture.inner.onEvent = { [unowned fixture] event in
      switch event {
      case .pageDisappeared: fixture.outer.push(Fixture.page("sorry"), animated: false)
      case .pageAppeared: fixture.outer.select("p2", animated: false)
      default: break
      }
    }
    for page: PageID in ["p0", "p1", "p0", "p1"] {
      fixture.outer.select(page, animated: false)
      expectEqual(audit.broken + fixture.broken, [], "\(page)")
    }
  }
}
