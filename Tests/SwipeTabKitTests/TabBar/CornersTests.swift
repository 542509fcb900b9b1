import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Corners of bars and indicators")
@MainActor struct CornersTests {
  /// A container with as many tabs as titles, each with an image above its title.
  private func fixture(
    _ titles: [String], width: Double = 360, at selected: Int = 0,
    _ configure: (inout ContainerConfiguration) -> Void
  ) throws -> Fixture {
    let fixture = try Fixture(size: Size(width: width, height: 640), configure: configure)
    fixture.container.setPages(
      try PageList(
        titles.map {
          ColorPage(id: PageID($0), item: TabItem(title: $0, image: "i"), color: .red)
        }))
    fixture.container.select(index: selected, animated: false)
    fixture.rest()
    return fixture
  }

  private func geometry(_ fixture: Fixture) -> TabBarGeometry {
    fixture.container.parts.toolbar.geometry
  }

  /// The distance of a point from the edge of a rectangle with round corners, in points; negative outside of it.
  private func depth(of point: Point, in frame: Rect, radius: Double) -> Double {
    let x = abs(point.x - frame.midX) - (frame.width / 2 - radius)
    let y = abs(point.y - frame.midY) - (frame.height / 2 - radius)
    return x > 0 && y > 0 ? radius - (x * x + y * y).squareRoot() : radius - max(x, y)
  }

  /// The least distance of an indicator's edge from the edge of the bar that floats, in points.
  private func depth(of mark: Indicator, in bar: TabBarGeometry) throws -> Double {
    let glass = try #require(bar.glass)
    var least = Double.infinity
    for step in 0...8 {
      let angle = Double(step) / 8 * .pi / 2
      let (x, y) = (
        mark.frame.width / 2 - mark.radius * (1 - cosine(angle)),
        mark.frame.height / 2 - mark.radius * (1 - sine(angle))
      )
      for (right, below) in [(x, y), (x, -y), (-x, y), (-x, -y)] {
        let point = Point(x: mark.frame.midX + right, y: mark.frame.midY + below)
        least = min(least, depth(of: point, in: glass.frame, radius: glass.radius))
      }
    }
    return least
  }

  nonisolated static let titles = ["Sales", "Catalog", "Cart", "Account", "Offer"]
  nonisolated static let animators: [any TabBarAnimator] = [
    OverlayAnimator(), OverlayAnimator(margin: 6), LensAnimator(), PillAnimator(), DotsAnimator(),
    UnderlineAnimator(), UnderlineAnimator(isAtOuterEdge: true), ElasticUnderlineAnimator(),
    RainbowAnimator(),
  ]

  @Test("indicators keep clear of the outline of a capsule, on each item and between them")
  func capsule() throws {
    for animator in Self.animators {
      for width in [360.0, 480] {
        let fixture = try fixture(Self.titles, width: width) {
          ($0.toolbarStyle, $0.animator) = (.floating, animator)
        }
        var bar = geometry(fixture)
        for step in 0...20 {
          bar.pagePosition = Double(step) / 5
          let mark = try #require(animator.indicator(in: bar))
          try expectAtLeast(
            depth(of: mark, in: bar), 2.99,
            "\(animator.name) at \(bar.pagePosition) in \(width)")
        }
      }
    }
  }

  @Test("the corners of a block have the centers of the corners of the capsule that it is in")
  func concentric() throws {
    let fixture = try fixture(["A", "B", "C"]) {
      ($0.toolbarStyle, $0.animator) = (.floating, OverlayAnimator())
    }
    let bar = geometry(fixture)
    let (glass, mark) = try (
      #require(bar.glass), #require(OverlayAnimator().indicator(in: bar))
    )
    expectEqual(mark.frame.x, glass.frame.x + 4)
    expectEqual(mark.frame.y, glass.frame.y + 4)
    expectEqual(mark.radius, glass.radius - 4)
    // In a panel too.
    let side = try self.fixture(["A", "B", "C"], width: 1000) {
      ($0.toolbarStyle, $0.adaptation) = (.floating, .sidebar)
    }
    let panel = geometry(side)
    let block = try #require(OverlayAnimator().indicator(in: panel))
    expectEqual(panel.glass?.radius, 20)
    expectEqual(block.radius, 16)
  }

  @Test("a lens does not cut the title of its item", arguments: titles.indices)
  func title(selected: Int) throws {
    for style in [ContainerConfiguration.ToolbarStyle.floating, .plain] {
      let fixture = try fixture(Self.titles, at: selected) {
        ($0.toolbarStyle, $0.animator) = (style, LensAnimator())
      }
      let bar = geometry(fixture)
      let (content, item) = (bar.contentFrame(ofItem: selected), bar.frame(ofItem: selected))
      let lens = try #require(LensAnimator().indicator(in: bar))
      for x in [content.x, content.maxX] {
        for y in [content.y, content.maxY] {
          expectAtLeast(depth(of: Point(x: x, y: y), in: lens.frame, radius: lens.radius), 0)
        }
      }
      expectAtLeast(lens.frame.width, content.width + 12)
      expectEqual(lens.frame.intersection(item), lens.frame)
    }
  }

  @Test("with large texts a lens is as long as its item, with corners that leave the title whole")
  func largeTitle() throws {
    let fixture = try fixture(["Sales", "Accounts", "Cart", "Offer"], at: 1) {
      ($0.toolbarStyle, $0.animator, $0.textScale) = (.floating, LensAnimator(), 2)
    }
    let bar = geometry(fixture)
    let lens = try #require(LensAnimator().indicator(in: bar))
    expectEqual(lens.frame.width, bar.frame(ofItem: 1).width)
    expectLess(lens.radius, lens.frame.height / 4, "\(lens) \(bar.contentFrame(ofItem: 1))")
  }

  @Test("on tabs as in a browser a lens stays inside its tab", arguments: [false, true])
  func tab(isRightToLeft: Bool) throws {
    for selected in 0..<3 {
      let fixture = try fixture(["A", "B", "C"], width: 480, at: selected) {
        ($0.itemLayout, $0.titles, $0.isRightToLeft) = (.tabs(), .beside, isRightToLeft)
      }
      let bar = geometry(fixture)
      let lens = try #require(LensAnimator().indicator(in: bar))
      expectEqual(lens.frame, bar.frame(ofItem: selected).inset(by: 4))
    }
  }

  @Test("a pill is not wider than its item")
  func pill() throws {
    let fixture = try fixture((0..<7).map { "\($0)" }, width: 320) {
      ($0.titles, $0.overflow) = (.below, .shrink)
    }
    let bar = geometry(fixture)
    let (pill, item) = (try #require(PillAnimator().indicator(in: bar)), bar.frame(ofItem: 0))
    expectLess(item.width, 56)
    expectEqual(pill.frame.intersection(item), pill.frame)
  }
}
