import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// What a peer's own test checks, told for a container of pages `p0`, `p1` …, 400 points wide.
///
/// The name says where the fact is from; the short names of the peers are those of their repositories:
/// PB Pageboy, PAR Parchment, SMV SwipeMenuViewController, STBC SwipeableTabBarController, RAM RAMAnimatedTabBarController,
/// FLW flowkey/UIKit-cross-platform, LGV SwipeTabController; F* Flutter, V* ViewPager2, C* Compose, M* Material
/// Components, EB Embla, APG the ARIA practices, and SW Swiper.
struct PeerCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let pages: Int
  let start: Int
  let set: @Sendable (inout ContainerConfiguration) -> Void
  let play: @MainActor (Fixture) throws -> Void
  /// The selected page at rest.
  let page: Int?
  /// The position before rest; nil if it does not matter.
  let position: Double?
  /// All events but for pages in view, up to rest; nil if they do not matter.
  let events: [ContainerEvent]?

  init(
    _ source: String, pages: Int = 3, at start: Int = 0,
    set: @escaping @Sendable (inout ContainerConfiguration) -> Void = { _ in },
    _ play: @escaping @MainActor (Fixture) throws -> Void = { _ in }, page: Int?,
    position: Double? = nil, events: [ContainerEvent]? = nil
  ) {
    testDescription = source
    self.pages = pages
    self.start = start
    self.set = set
    self.play = play
    self.page = page
    self.position = position
    self.events = events
  }

  /// Plays the case and compares.
  @MainActor func check() throws {
    let fixture = try Fixture(pages: pages, at: pages > 0 ? start : nil, configure: set)
    try play(fixture)
    if let position { expect(near(fixture.position, position, within: 1e-6)) }
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, page)
    expect(fixture.position == Double(page ?? 0) || fixture.container.phase == .dragging)
    expectEqual(fixture.container.checkInvariants(), [])
    if let events { expectEqual(fixture.takeChanges(), events) }
  }
}

@MainActor extension Fixture {
  /// Selects one page after the other, so many seconds apart.
  func select(_ indices: [Int], every seconds: Double = 0.1, animated: Bool = true) {
    for index in indices {
      container.select(index: index, animated: animated)
      advance(by: seconds)
    }
  }
}
