import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Twelve items of 64 points each in a rail in which seven and an eighth have room.
@Suite("Ends of a bar that scrolls")
@MainActor struct ScrolledBarTests {
  /// The edges of the bar that are shaded.
  private func shades(_ fixture: Fixture) -> Set<Edge> {
    let bounds = fixture.container.parts.context.layout.items.bounds
    let bands = fixture.commands.compactMap { command -> Rect? in
      guard case .gradient(let band, _, _, _) = command.content else { return nil }
      return band
    }
    return Set(
      [Edge.left, .right, .top, .bottom].filter {
        bands.contains(bounds.band(at: $0, thickness: 10))
      })
  }

  @Test("are shaded where more items follow, as a cut between two images does not tell")
  func rail() throws {
    let fixture = try Fixture(pages: 12, size: Size(width: 480, height: 500)) {
      $0.toolbarPosition = .leading
    }
    let toolbar = fixture.container.parts.toolbar
    try #require(fixture.container.parts.context.layout.items.isScrolling)
    expectEqual(shades(fixture), [.bottom])
    toolbar.scroll(to: 100)
    expectEqual(shades(fixture), [.top, .bottom])
    toolbar.scroll(to: fixture.container.parts.context.layout.items.maximumScroll)
    expectEqual(shades(fixture), [.top])
  }

  @Test("are read without harm by items that say something else each time, or change the pages")
  func unsteady() throws {
    @MainActor final class Unsteady: BasePage {
      var reads = 0
      var change: () -> Void = {}
      override var item: TabItem {
        get {
          reads += 1
          change()
          var item = super.item
          item.badge = reads.isMultiple(of: 2) ? nil : .count(1)
          return item
        }
        set { super.item = newValue }
      }
    }
    for count in [1, 2, 30] {
      let pages = (0..<40).map { Unsteady(id: PageID("p\($0)"), item: TabItem(title: "P")) }
      let container = try TabContainer(
        pages: PageList(pages), size: Size(width: 300, height: 500))
      for page in pages { page.reads = count }
      for _ in 0..<4 {
        container.parts.catalog.replace(with: container.pages)
        _ = container.accessibilityTree()
      }
      // Who is asked changes nothing.
      for page in pages { page.change = { container.remove(page.id) } }
      _ = container.accessibilityTree()
      expectEqual(container.pages.count, 40, "pages")
      for page in pages { page.change = { container.setPages(.empty) } }
      container.changeItem(of: "p1", ItemChange(needsAttention: true))
      expectEqual(container.pages.count, 40, "pages after a change of an item")
      for page in pages { page.change = {} }
      expectEqual(container.checkInvariants(), [], "invariants")
    }
  }

  @Test("are mirrored with the reading direction, and have no shade where all items have room")
  func bars() throws {
    let rows: [(pages: Int, isRightToLeft: Bool, shades: Set<Edge>)] = [
      (30, true, [.left]), (30, false, [.right]), (3, false, []),
    ]
    for (pages, isRightToLeft, expected) in rows {
      let fixture = try Fixture(pages: pages) {
        ($0.isRightToLeft, $0.overflow) = (isRightToLeft, .scroll)
      }
      expectEqual(shades(fixture), expected, "\(pages) pages, right to left: \(isRightToLeft)")
    }
  }
}
