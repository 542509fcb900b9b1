import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Listeners that do something while they are asked.
///
/// ```text
/// │ p0 │ p1 │ p2 │
/// ```
@Suite("Consent")
@MainActor struct ConsentTests {
  /// Changes of what something looks like, none of which is a decision.
  nonisolated static let redraws = [
    Play("a badge") { fixture in
      guard let page = fixture.container.pages.stored?[1] as? BasePage else { return }
      page.item.badge = .count((page.item.badge == nil) ? 1 : 2)
    },
    Play("redraw()") { $0.container.redraw() },
    Play("reloadItems()") { $0.container.reloadItems() },
    Play("a toggle") { $0.container.setValue(.flag(true), of: "t") },
    Play("the theme") { $0.container.configuration.theme = .dark },
    Play("the toolbar's place") { $0.container.configuration.toolbarPosition = .top },
    Play("going round") { $0.container.configuration.isCyclic = true },
    Play("reduced motion") { $0.container.configuration.reducesMotion = true },
    Play("a sheet") { $0.container.present(Sheet()) },
    Play("the same pages") { $0.container.setPages($0.container.pages) },
  ]

  private struct Sheet: Screen { let id: PageID = "sheet" }
  private struct Deep: Screen { let id: PageID = "deep" }

  private final class Listener: TabContainerDelegate {
    var whenAsked: () -> Bool = { true }
    func container(_ container: TabContainer, shouldActivate page: PageID, cause: Cause) -> Bool {
      whenAsked()
    }
    func container(_ container: TabContainer, shouldClose page: PageID) -> Bool { whenAsked() }
  }

  private let fixture: Fixture
  private let listener = Listener()
  private var container: TabContainer { fixture.container }

  init() throws {
    fixture = try Fixture { $0.allowsClosing = true }
    container.setPages(
      try PageList((0..<3).map { BasePage(id: PageID("p\($0)"), item: TabItem(title: "P\($0)")) }))
    container.delegate = listener
  }

  @Test("who is asked about a page and selects it has decided, and is not asked again")
  func redirect() {
    var asked: [PageID] = []
    container.shouldSelect = { [unowned container] page, _ in
      asked.append(page)
      container.select(page == "p1" ? "p2" : page)
      return false
    }
    expectEqual(container.select("p1"), .superseded)
    expectEqual(container.selectedID, "p2")
    expectEqual(asked, ["p1", "p2"])
    // Two pages that send to each other end too.
    container.select("p0")
    container.shouldSelect = { [unowned container] page, _ in
      container.select(page == "p1" ? "p2" : "p1")
      return false
    }
    container.select("p1")
    expect(container.selectedID == "p1" || container.selectedID == "p2")
  }

  private func changes() -> [ContainerEvent] {
    fixture.rest()
    expectEqual(container.checkInvariants(), [])
    return fixture.takeChanges().filter { $0 != .pushed("sheet") }
  }

  @Test(
    "a tap, a key and a select that are allowed happen, whatever was redrawn", arguments: redraws)
  func allowed(redraw: Play) throws {
    for (cause, choose) in [
      (Cause.tap, { fixture.tap(item: 1) }), (.key, { _ = fixture.key("ctrl+tab") }),
      (.program, { _ = container.select("p1") }),
    ] {
      container.shouldSelect = { _, _ in
        redraw.go(fixture)
        return true
      }
      choose()
      expectEqual(changes(), [.will("p0", "p1", cause), .did("p0", "p1", cause)])
      container.shouldSelect = nil
      container.dismiss(animated: false)
      container.select("p0", animated: false)
      fixture.rest()
      _ = fixture.take()
    }
  }

  @Test("a swipe that is allowed turns the page, whatever was redrawn", arguments: redraws)
  func swipe(redraw: Play) {
    container.shouldSelect = { _, _ in
      redraw.go(fixture)
      return true
    }
    fixture.slowDrag(by: -300)
    expectEqual(
      changes(),
      [
        .began("p0"), .ended("p1"), .will("p0", "p1", .swipe), .did("p0", "p1", .swipe),
      ])
  }

  @Test("what is refused gives its event, whatever was redrawn", arguments: redraws)
  func refused(redraw: Play) {
    container.shouldSelect = { _, _ in
      redraw.go(fixture)
      return false
    }
    fixture.tap(item: 1)
    expectEqual(changes(), [.vetoed(SelectionChange(from: "p0", to: "p1", cause: .tap))])
  }

  @Test(
    "the delegate may redraw while it is asked whether to activate or to close", arguments: redraws)
  func delegate(redraw: Play) {
    listener.whenAsked = {
      redraw.go(fixture)
      return true
    }
    fixture.tap(item: 1)
    expectEqual(changes(), [.will("p0", "p1", .tap), .did("p0", "p1", .tap)])
    container.dismiss(animated: false)
    expect(container.close("p2"))
    expectEqual(container.pages.ids, ["p0", "p1"])
  }

  @Test(
    "who decides something else while asked is obeyed",
    arguments: [
      Play("select") { $0.container.select("p2") },
      Play("push") { $0.container.push(Deep()) },
      Play("screens") { $0.container.setScreens([Deep(), Deep()], ofPage: "p0") },
      Play("remove") { $0.container.remove("p1") },
      Play("add") { try? $0.container.insert(Fixture.page("p9"), at: 0) },
    ])
  func superseded(decision: Play) {
    var isFirst = true
    container.shouldSelect = { _, _ in
      if isFirst {
        isFirst = false
        decision.go(fixture)
      }
      return true
    }
    fixture.tap(item: 1)
    fixture.rest()
    expectNotEqual(container.selectedID, "p1")
    expectEqual(container.checkInvariants(), [])
    expect(!fixture.take().contains { if case .vetoed = $0 { true } else { false } })
  }

  @Test(
    "a change that ends a drag goes on from what the drag's veto has left",
    arguments: [
      Play("push") { $0.container.push(Deep(), animated: false) },
      Play("screens") { $0.container.setScreens([Deep()], ofPage: "p0", animated: false) },
      Play("pop") { $0.container.pop(animated: false) },
      Play("select") { $0.container.select("p2") },
      Play("replaced pages") { try? $0.container.replace("p1", with: Fixture.page("p9")) },
      Play("overview") { $0.container.toggleOverview(animated: false) },
      Play("a sheet") { $0.container.present(Sheet()) },
    ],
    ContainerConfiguration.Navigation.allCases)
  func interrupted(change: Play, mode: ContainerConfiguration.Navigation) throws {
    container.configuration.navigation = mode
    let inner = try TabContainer(pages: try Fixture.list(["i0", "i1", "i2"]), size: .zero)
    let wild: [@MainActor (TabContainer) -> Void] = [
      { $0.pop(animated: false) }, { $0.setPages(.empty) }, { $0.remove("p2") },
    ]
    for decide in wild {
      container.setPages(try Fixture.list(["p0", "p1", "p2"]))
      container.push(ContainerScreen(id: "s0", container: inner), animated: false)
      inner.shouldSelect = { [unowned container] _, _ in
        decide(container)
        return true
      }
      container.handle(.pan(dx: 300, dy: 0, at: Fixture.middle))
      change.go(fixture)
      expectEqual(container.checkInvariants(), [])
      fixture.rest()
      container.handle(.panEnd)
      container.dismissAll()
      expectEqual(container.checkInvariants(), [])
    }
  }
}
