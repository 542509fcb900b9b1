import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Drawing of the pages beside the selected one")
@MainActor struct NeighborDrawingTests {
  private struct Page: TabPage {
    let id: PageID
    let item: TabItem
    var body: ScreenBody?

    init(_ name: String, body: ScreenBody? = nil) {
      (id, item, self.body) = (PageID(name), TabItem(title: name), body)
    }

    func draw(in drawing: inout Drawing, context: PageContext) {
      drawing.text("page \(id.rawValue)", in: context.frame, style: TextStyle(size: 20), .black)
    }

    func customView(_ id: ViewID) -> (any CustomView)? { CustomViewTests.Probe() }
  }

  private func container(
    _ pages: [Page], _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configure(&configuration)
    return try TabContainer(
      pages: PageList(pages), configuration: configuration, initial: .id("b"),
      size: Size(width: 400, height: 600))
  }

  /// The texts that a frame or the neighbors have, with all that a renderer makes them by.
  private struct Text: Hashable {
    var string: String
    var size: Double
    var width: Double
  }

  private func texts(_ list: DisplayList) -> [Text] {
    list.commands.compactMap {
      guard case .text(let text) = $0.content else { return nil }
      return Text(string: text.string, size: text.style.size, width: text.frame.width)
    }
  }

  private func neighbors(_ container: TabContainer) -> [Text] {
    var list = DisplayList()
    container.drawNeighbors(into: &list)
    return texts(list)
  }

  private func frame(_ container: TabContainer) -> Set<Text> {
    var list = DisplayList()
    container.draw(into: &list)
    return Set(texts(list))
  }

  @Test("they have the texts that a drag brings into view, at the same sizes", arguments: [1, 1.5])
  func texts(scale: Double) throws {
    for position in ContainerConfiguration.ToolbarPosition.allCases {
      let container = try container([Page("a"), Page("b"), Page("c")]) {
        $0.textScale = scale
        $0.toolbarPosition = position
        $0.navigationBarVisibility = .shown
      }
      let (prepared, rest) = (Set(neighbors(container)), frame(container))
      container.handle(.press(.mouse, at: Point(x: 200, y: 300)))
      for x in [250.0, 350, 100, 20] {
        container.handle(.move(.mouse, to: Point(x: x, y: 300)))
        let new = frame(container).subtracting(rest)
        expect(!new.isEmpty, "\(position)")
        expect(new.isSubset(of: prepared), "\(position)")
        expect(neighbors(container).isEmpty)
      }
    }
  }

  @Test("none past an end, both in a ring, and none for a ring of one page")
  func ends() throws {
    func strings(
      _ count: Int, selecting page: PageID = "b", isCyclic: Bool = false
    ) throws -> [String] {
      let pages = ["b", "c", "d"].prefix(count).map { Page($0) }
      let container = try container(pages) { $0.isCyclic = isCyclic }
      container.select(page, animated: false)
      return neighbors(container).map(\.string).filter { $0.hasPrefix("page") }
    }
    try expectEqual(strings(3), ["page c"])
    try expectEqual(strings(3, selecting: "d"), ["page c"])
    try expectEqual(strings(3, isCyclic: true), ["page d", "page c"])
    try expect(strings(1, isCyclic: true).isEmpty)
  }

  @Test("no page enters another stage, nothing is to be drawn, and no custom view is made")
  func effects() throws {
    let view = ScreenBody([.view(ScreenBody.View("map"))])
    let container = try container([Page("a", body: view), Page("b"), Page("c")])
    var events: [ContainerEvent] = []
    container.onEvent = { events.append($0) }
    let revision = container.revision
    expect(!neighbors(container).contains { $0.string == "page a" })
    expect(neighbors(container).contains { $0.string == "page c" })
    expectEqual(container.stage(of: "c"), .absent)
    expectEqual(container.revision, revision)
    expect(events.isEmpty)
    // Once it has been in view, it has its view.
    container.select("a", animated: false)
    container.select("b", animated: false)
    expect(neighbors(container).contains { $0.string == "page a" })
  }

  /// A page whose content is made when it is asked for.
  private final class LatePage: LazyScreen, TabPage {
    let id: PageID = "c"
    let item = TabItem(title: "c")
    private(set) var isMade = false
    var body: ScreenBody? {
      isMade = true
      return ScreenBody([.label(ScreenBody.Label("late"))])
    }
  }

  @Test("content that is made late is not made for this, also inside of another page")
  func late() throws {
    let page = LatePage()
    let wrapped = BasePage(id: "c", item: TabItem(title: "c"), content: page)
    for late in [page, wrapped] as [any TabPage] {
      let container = try TabContainer(
        pages: PageList([Page("b"), late]), size: Size(width: 400, height: 600))
      expect(neighbors(container).isEmpty)
      expect(!page.isMade)
    }
    _ = page.body
    let container = try TabContainer(
      pages: PageList([Page("b"), page]), size: Size(width: 400, height: 600))
    expect(neighbors(container).contains { $0.string == "late" })
  }

  @Test("a list of commands is emptied first")
  func list() throws {
    let container = try container([Page("a"), Page("b")])
    var list = DisplayList()
    container.draw(into: &list)
    container.drawNeighbors(into: &list)
    var other = DisplayList()
    container.drawNeighbors(into: &other)
    expectEqual(list, other)
    expect(!list.commands.isEmpty)
  }
}
