import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("MorePage")
@MainActor struct MorePageTests {
  private func list(_ count: Int, hidden: Set<Int> = [], disabled: Set<Int> = []) throws -> PageList
  {
    try PageList(
      (0..<count).map { number in
        var item = TabItem(title: "Page \(number)")
        item.isHidden = hidden.contains(number)
        item.isEnabled = !disabled.contains(number)
        return ColorPage(id: PageID("p\(number)"), item: item, color: .white)
      })
  }

  private func rows(_ list: PageList) -> [ScreenBody.Row] {
    let body = list.index(of: "more").flatMap { list.page(at: $0).body }
    return body?.elements.first?.as(ScreenBody.List.self)?.rows ?? []
  }

  @Test("the first pages stay, the others are rows that push them")
  func rows() throws {
    let list = try list(6, disabled: [5]).withMorePage(after: 4, title: "Mehr")
    expectEqual(list.allIDs, ["p0", "p1", "p2", "p3", "more"])
    expectEqual(list.page(at: 4).item.title, "Mehr")
    expectEqual(rows(list).map(\.title), ["Page 4", "Page 5"])
    expectEqual(rows(list).map(\.action), [.push("p4"), nil], "a disabled page cannot be chosen")
  }

  @Test("hidden pages neither count nor are they on the list")
  func hidden() throws {
    let list = try list(7, hidden: [1, 5]).withMorePage(after: 3)
    expectEqual(list.ids, ["p0", "p2", "p3", "more"])
    expectEqual(rows(list).map(\.title), ["Page 4", "Page 6"])
    expect(list.hides("p1"))
    expect(list.hides("p5"))
  }

  @Test("a list keeps at least one page, and stays as it is where it has no use for More")
  func counts() throws {
    let all: [PageID] = ["p0", "p1", "p2", "p3", "p4"]
    let rows: [(count: Int, ids: [PageID])] = [
      (.min, ["p0", "more"]), (-1, ["p0", "more"]), (0, ["p0", "more"]), (1, ["p0", "more"]),
      (4, all), (5, all), (6, all), (.max, all),
    ]
    for (count, ids) in rows {
      try expectEqual(list(5).withMorePage(after: count).allIDs, ids, "after \(count)")
    }
    expectEqual(GeneratedList.pages(9).withMorePage(after: 2).count, 9, "a generated list")
  }

  @MainActor private enum GeneratedList {
    static func pages(_ count: Int) -> PageList {
      PageList.generated(
        count: count, id: { PageID("\($0)") }, index: { Int($0.rawValue) },
        page: { ColorPage(id: PageID("\($0)"), item: TabItem(title: "\($0)"), color: .white) })
    }
  }

  @Test("a page on the list can show first, without a closure that makes it")
  func initial() throws {
    let container = try TabContainer(
      pages: list(6).withMorePage(after: 2), initial: .id("p4"), size: Size(width: 400, height: 800)
    )
    expectEqual(container.selectedID, "more", "the tab")
    expectEqual(container.parts.navigator.pushedScreens.map(\.id), ["p4"], "the screen over it")
    expectEqual(container.checkInvariants(), [], "invariants")
  }
}
