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
