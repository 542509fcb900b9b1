import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Law 1: a single number, in pages, drives all that moves.
@Suite("Law 1: one position")
@MainActor struct OnePositionTests {
  /// Ways to get somewhere between pages, and where that is.
  nonisolated static let ways: [Play] = [
    Play("at rest", { _ in }),
    Play("dragged a quarter", { $0.drag(by: -100, release: false) }),
    Play("dragged past the start", { $0.drag(by: 200, release: false) }),
    Play("dragged over two pages", { $0.drag(by: -600, release: false) }),
    Play(
      "settling after a tap",
      {
        $0.tap(item: 1); $0.advance(by: 0.07)
      }
    ),
    Play(
      "settling after a fling",
      {
        $0.fling(-1500); $0.advance(by: 0.03)
      }
    ),
    Play(
      "caught",
      {
        $0.tap(item: 1); $0.advance(by: 0.07); $0.press()
      }
    ),
    Play("wheeled", { $0.wheel(1.5) }),
  ]

  @Test("pages, tints and the indicator follow the position", arguments: ways)
  func follow(way: Play) throws {
    let fixture = try Fixture(pages: 5) { $0.animator = UnderlineAnimator(length: .share(1)) }
    way.go(fixture)
    for (id, x) in fixture.leftEdges {
      let index = try #require(fixture.container.pages.index(of: id))
      expect(near(x, (Double(index) - fixture.position) * 400, within: 1e-9), "page \(id)")
    }
    let bar = fixture.container.parts.toolbar.geometry
    for index in 0..<5 {
      let amount = max(0, 1 - abs(fixture.position - Double(index)))
      expect(near(bar.amount(ofItem: index), amount), "tint of item \(index)")
    }
    let mark = try #require(fixture.container.configuration.animator.indicator(in: bar))
    expect(near(mark.frame.x, fixture.position.clamped(to: 0...4) * 80))
    expect(near(mark.frame.width, 80))
  }

  @Test("the toolbar's scroll follows the position", arguments: ways)
  func scroll(way: Play) throws {
    let fixture = try Fixture(pages: 30, at: 10)
    way.go(fixture)
    let items = fixture.container.parts.context.layout.items
    expect(items.isScrolling)
    expectEqual(fixture.container.parts.toolbar.scroll, items.scroll(centering: fixture.position))
  }

  @Test("half way both neighbours look half selected")
  func half() throws {
    let fixture = try Fixture()
    fixture.drag(by: -200, release: false)
    expectEqual(fixture.position, 0.5)
    expectEqual(fixture.container.parts.toolbar.geometry.amount(ofItem: 0), 0.5)
    expectEqual(fixture.container.parts.toolbar.geometry.amount(ofItem: 1), 0.5)
    expectEqual(fixture.container.parts.toolbar.geometry.amount(ofItem: 2), 0)
  }

  @Test("on the way to a distant page the indicator travels the whole way")
  func distant() throws {
    let fixture = try Fixture(pages: 9) { $0.animator = UnderlineAnimator(length: .share(1)) }
    fixture.container.select(index: 8)
    fixture.advance(by: 0.05)
    // One viewport of travel spans eight pages.
    expect(near(fixture.position, 8 * (1 - 293.51083 / 400), within: 1e-5))
    expectEqual(Set(fixture.leftEdges.keys), ["p0", "p8"])
  }
}
