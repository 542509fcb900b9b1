import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("PageCache")
@MainActor struct PageCacheTests {
  @Test("a kept page is found by its index until it is removed or replaced")
  func finds() {
    var cache = PageCache()
    expect(cache[0] == nil)
    for index in [7, 0, 3] { cache.insert(Fixture.page(PageID("p\(index)")), at: index) }
    expectEqual([0, 3, 7].map { cache[$0]?.id }, ["p0", "p3", "p7"])
    expect(cache[1] == nil)
    cache.remove(0)
    cache.remove(1)
    cache.insert(Fixture.page("other"), at: 3)
    expectEqual([0, 3, 7].map { cache[$0]?.id }, [nil, "other", "p7"])
    cache.remove(3)
    expect(cache[3] == nil)
    cache.removeAll()
    expect(cache[7] == nil)
  }

  @Test("of too many pages only the latest are kept")
  func limit() {
    var cache = PageCache()
    for index in 0...256 { cache.insert(Fixture.page(PageID("p\(index)")), at: index) }
    expect(cache[0] == nil)
    expect(cache[255] == nil)
    expectEqual(cache[256]?.id, "p256")
  }

  @Test("a generated page keeps its identity in view, and is made again after it was out of view")
  func identity() throws {
    var made: [Int] = []
    let pages = PageList.generated(
      count: 5, id: { PageID("p\($0)") }, index: { Int($0.rawValue.dropFirst()) },
      page: { index in
        made.append(index)
        return Fixture.page(PageID("p\(index)"))
      })
    let container = try TabContainer(
      pages: pages, configuration: ContainerConfiguration(), size: Size(width: 400, height: 600))
    container.configuration.toolbarVisibility = .hidden
    var list = DisplayList()
    func show(_ index: Int) {
      container.select(index: index, animated: false)
      container.draw(into: &list)
      container.draw(into: &list)
    }
    made = []
    show(3)
    expectEqual(made, [3])
    show(0)
    show(3)
    expectEqual(made.count { $0 == 3 }, 2)
  }
}
