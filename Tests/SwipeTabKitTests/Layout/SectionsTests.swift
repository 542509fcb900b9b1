import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Sections of a sidebar")
@MainActor struct SectionsTests {
  /// A sidebar with an item without a section, two of `A`, and two of `B`.
  private func container(
    height: Double = 600, sections: [String?] = [nil, "A", "A", "B", "B"],
    _ change: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.adaptation = .sidebar
    configuration.reducesMotion = true
    configuration.tuning.mouseSlop = 0
    change(&configuration)
    let pages = sections.enumerated().map { number, section -> any TabPage in
      var item = TabItem(title: "P\(number)", image: "star")
      item.section = section
      return ColorPage(id: PageID("p\(number)"), item: item, color: .red)
    }
    return try TabContainer(
      pages: PageList(pages), configuration: configuration, size: Size(width: 900, height: height))
  }

  private func tops(_ container: TabContainer) -> [Double] {
    let geometry = container.parts.toolbar.geometry
    return (0..<container.count).map { geometry.frame(ofItem: $0).y }
  }

  private func ways(_ container: TabContainer) -> [Double] {
    let tops = tops(container)
    return zip(tops.dropFirst(), tops).map { $0 - $1 }
  }

  private func texts(_ container: TabContainer) -> [String] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.compactMap {
      if case .text(let text) = $0.content { text.string } else { nil }
    }
  }

  @Test("headings stand above their first items, painted and read aloud")
  func headings() throws {
    let container = try container()
    expectEqual(ways(container), [80, 48, 80, 48])
    expectEqual(texts(container).filter { $0.count == 1 }, ["A", "B"])
    let tabs = try #require(container.accessibilityTree().first { $0.role == .tabList })
    expectEqual(tabs.children.map(\.label), ["P0", "A", "P1", "P2", "B", "P3", "P4"])
    expect(tabs.children[1].role == .heading && tabs.children[2].position?.index == 2)
    // A heading is no item.
    let heading = tabs.children[1].bounds
    let point = Point(x: heading.midX, y: heading.midY)
    expectEqual(container.parts.barTargets.target(at: point), nil)
    for index in 0..<5 {
      let frame = container.parts.toolbar.geometry.frame(ofItem: index)
      let middle = Point(x: frame.midX, y: frame.midY)
      expectEqual(container.parts.barTargets.target(at: middle), .item(PageID("p\(index)")))
    }
    expectEqual(container.checkInvariants(), [])
  }

  @Test("a collapsed sidebar has lines in their places; a horizontal toolbar has none of them")
  func collapsed() throws {
    let container = try container { $0.sidebarState = .expanded }
    let before = tops(container)
    container.configuration.sidebarState = .collapsed
    container.advance(to: container.time + 2)
    expectEqual(tops(container), before)
    expect(!texts(container).contains("A"))
    container.configuration.adaptation = .never
    expect(container.parts.context.layout.items.heads.isEmpty)
    expect(!texts(container).contains("A"))
    expectEqual(container.checkInvariants(), [])
  }

  @Test("more than fits scrolls, with the items where they are found")
  func scrolls() throws {
    let container = try container(
      height: 300, sections: (0..<12).map { $0 < 6 ? "A" : "B" })
    container.select("p11", animated: false)
    expectGreater(container.parts.toolbar.scroll, 0)
    let bounds = container.parts.context.layout.items.bounds
    let last = container.parts.toolbar.geometry.frame(ofItem: 11)
    expectAtMost(last.maxY, bounds.maxY + 1e-9)
    let point = Point(x: last.midX, y: last.midY)
    expectEqual(container.parts.barTargets.target(at: point), .item("p11"))
    expectEqual(container.checkInvariants(), [])
  }

  @Test("an item is carried within its section only")
  func carried() throws {
    let container = try container { $0.allowsReordering = true }
    let start = container.parts.toolbar.geometry.frame(ofItem: 1)
    container.handle(.press(.mouse, at: Point(x: start.midX, y: start.midY)))
    container.handle(.move(.mouse, to: Point(x: start.midX, y: start.midY + 400)))
    expectEqual(container.checkInvariants(), [])
    container.handle(.release(.mouse, at: Point(x: start.midX, y: start.midY + 400)))
    expectEqual(container.pages.ids, ["p0", "p2", "p1", "p3", "p4"])
    let move = { (page: PageID, step: Int) in container.parts.reordering.move(page, by: step) }
    expect(!move("p1", 1))
    expect(!move("p2", -1))
    expect(!move("p0", 1))
    expect(move("p1", -1))
  }

  @Test("a section that begins again has its heading again; without sections nothing changes")
  func runs() throws {
    let again = try container(sections: ["A", "B", "A"])
    expectEqual(texts(again).filter { $0.count == 1 }, ["A", "B", "A"])
    let plain = try container(sections: [nil, nil, nil])
    expectEqual(ways(plain), [48, 48])
    expect(plain.parts.context.layout.items.heads.isEmpty)
  }
}
