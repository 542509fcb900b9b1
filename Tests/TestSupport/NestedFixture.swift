@testable import SwipeTabKit

/// Tabs inside a tab: a container with the pages `p0`, `p1` and `p2`, of which the selected `p1` shows a container with the
/// pages `n0`, `n1` and `n2`.
///
/// Both are as in `Fixture`, but for the bar of the inner one, which is at the top.
@MainActor final class NestedFixture {
  let around: Fixture
  let outer: TabContainer
  let inner: TabContainer

  init(
    at index: Int = 0, lock: SwipeLock = [],
    outside: (inout ContainerConfiguration) -> Void = { _ in },
    inside: (inout ContainerConfiguration) -> Void = { _ in },
    page: (PageID) -> any TabPage = { Fixture.page($0) }
  ) throws {
    around = try Fixture(at: 1, configure: outside)
    outer = around.container
    var configuration = ContainerConfiguration()
    configuration.toolbarPosition = .top
    configuration.tuning.mouseSlop = 0
    configuration.tuning.touchSlop = 0
    inside(&configuration)
    inner = try TabContainer(
      pages: PageList(["n0", "n1", "n2"].map { page($0) }), configuration: configuration,
      initial: .index(index), size: Size(width: 100, height: 100))
    let news = BasePage(id: "p1", item: TabItem(title: "News"), container: inner)
    news.swipeLock = lock
    try outer.replace("p1", with: news)
    _ = around.take()
  }

  /// The invariants that are violated.
  var broken: [String] { outer.checkInvariants() }
  /// The position of both, outer first.
  var positions: [Double] { [outer.position, inner.position] }

  /// A point of the inner container, on the outer one.
  func onOuter(_ point: Point) -> Point {
    let origin = inner.parts.standing.originOnRoot
    return Point(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// Taps the middle of an item of the inner toolbar.
  func tap(innerItem index: Int) {
    around.tap(at: onOuter(StateReader(inner).middle(ofItem: index)))
  }
}
