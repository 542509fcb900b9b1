import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("A container's data source")
@MainActor struct TabContainerDataSourceTests {
  private final class Source: TabContainerDataSource {
    var ids: [PageID]
    var initial: InitialPage?
    var mark: any TabBarAnimator = UnderlineAnimator()
    var views: [PageID: View] = [:]
    init(_ ids: [PageID], initial: InitialPage? = nil) { (self.ids, self.initial) = (ids, initial) }
    func numberOfPages(in container: TabContainer) -> Int { ids.count }
    func container(_ container: TabContainer, pageAt index: Int) -> any TabPage {
      Fixture.page(ids[index])
    }
    func initialPage(in container: TabContainer) -> InitialPage? { initial }
    func toolbarHeight(in container: TabContainer) -> Double? { 64 }
    func toolbarColor(in container: TabContainer) -> Color? { .yellow }
    func animator(in container: TabContainer) -> (any TabBarAnimator)? { mark }
    func container(_ container: TabContainer, viewForItemOf page: PageID) -> (any TabItemView)? {
      if page == "plain" { return nil }
      let view = View()
      views[page] = view
      return view
    }
  }

  /// Notes what it is told.
  private final class View: TabItemView {
    var labels: [String] = []
    var states: [TabItemState] = []
    var amounts: [Double] = []
    func configure(_ item: TabItem) { labels.append(item.label) }
    func setState(_ state: TabItemState) { states.append(state) }
    func draw(in drawing: inout Drawing, context: TabItemContext) {
      amounts.append(context.amount)
      drawing.fill(context.frame, context.tint)
    }
  }

  private let size = Size(width: 400, height: 800)

  @Test("fills and configures a container")
  func fills() throws {
    let source = Source(["a", "b", "c"], initial: .id("b"))
    let container = try TabContainer(dataSource: source, size: size)
    expectEqual(container.selectedID, "b")
    expectEqual(container.phase, .resting)
    expectEqual(container.configuration.toolbarHeight, 64)
    expectEqual(container.configuration.theme.toolbar, .yellow)
    expectEqual(container.configuration.animator.name, "underline")
    expectEqual(container.checkInvariants(), [])
  }

  @Test("is refused with an initial page that is not there")
  func refused() {
    let source = Source(["a", "b"], initial: .id("bb"))
    #expect(throws: ContainerError.unknownPage("bb", nearest: "b")) {
      try TabContainer(dataSource: source, size: size)
    }
    #expect(throws: PageListError.self) {
      try TabContainer(dataSource: Source(["a", "a"]), size: size)
    }
  }

  @Test("that is replaced configures anew, and keeps the selection where its page remains")
  func replaced() throws {
    let first = Source(["a", "b", "c"], initial: .id("b"))
    let container = try TabContainer(dataSource: first, size: size)
    let second = Source(["c", "b"], initial: .id("c"))
    second.mark = PillAnimator()
    container.dataSource = second
    expectEqual(container.selectedID, "b")
    expectEqual(container.configuration.animator.name, "pill")
    let third = Source(["x", "y"], initial: .id("y"))
    var events: [ContainerEvent] = []
    container.onEvent = { events.append($0) }
    container.dataSource = third
    expectEqual(container.selectedID, "y")
    expectEqual(
      events.filter { !$0.isPageInView },
      [
        .pagesChanged, .will("b", "y", .reload), .did("b", "y", .reload),
      ])
  }

  @Test("that makes up no list changes nothing and warns")
  func mistakes() throws {
    let source = Source(["a", "b"])
    let container = try TabContainer(dataSource: source, size: size)
    var events: [ContainerEvent] = []
    container.onEvent = { events.append($0) }
    source.ids = ["a", "a"]
    container.reloadData()
    expectEqual(events, [.warning("the identifier \"a\" is given to two pages")])
    expectEqual(container.count, 2)
  }

  @Test("gives views that are configured once, told each change of state, and drawn each frame")
  func views() throws {
    let source = Source(["a", "plain", "c"])
    let container = try TabContainer(dataSource: source, size: size)
    var list = DisplayList()
    container.draw(into: &list)
    container.draw(into: &list)
    let view = try #require(source.views["a"])
    expectEqual(view.labels, ["A"])
    expectEqual(view.states, [TabItemState(isSelected: true)])
    expectEqual(view.amounts, [1, 1])
    expect(source.views["plain"] == nil)
    container.select("c")
    container.advance(to: 0.05)
    container.draw(into: &list)
    expectEqual(view.states.count, 2)
    expectEqual(view.states.last, TabItemState())
    expectLess((view.amounts.last ?? 1), 1)
    expectEqual(source.views["c"]?.states.last, TabItemState(isSelected: true))
  }

  @Test("is not kept alive")
  func weak() throws {
    let container = try TabContainer(dataSource: Source(["a"]), size: size)
    expect(container.dataSource == nil)
    expectEqual(container.count, 1)
    container.reloadData()
    expectEqual(container.count, 1)
  }
}
