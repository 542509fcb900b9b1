import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Where two pages meet")
@MainActor struct PageJointTests {
  private func fixture(_ colors: [Color], _ configure: (inout ContainerConfiguration) -> Void)
    throws -> TabContainer
  {
    var configuration = ContainerConfiguration()
    configuration.toolbarVisibility = .hidden
    configuration.navigationBarVisibility = .hidden
    configuration.tuning.mouseSlop = 0
    configure(&configuration)
    let pages = colors.enumerated().map {
      ColorPage(id: PageID("p\($0)"), item: TabItem(title: "P"), color: $1)
    }
    return try TabContainer(
      pages: PageList(pages), configuration: configuration, size: Size(width: 400, height: 800))
  }

  /// The lines in the theme's color for separators, more or less opaque.
  private func lines(_ container: TabContainer) -> [Rect] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.compactMap { command in
      switch command.content {
      case .fill(let rect, let color) where min(rect.width, rect.height) <= 1 && color.alpha > 0:
        rect
      case .ring(let rect, _, 1, _): rect
      default: nil
      }
    }
  }

  private func drag(_ container: TabContainer, by distance: Double) {
    container.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    container.handle(.move(.mouse, to: Point(x: 200 + distance, y: 400)))
  }

  @Test("a thin line tells pages of one color apart, and pages of two colors need none")
  func line() throws {
    let rows: [(name: String, colors: [Color], isRightToLeft: Bool, lines: [Rect])] = [
      ("one color", [.white, .white], false, [Rect(x: 300, y: 0, width: 1, height: 800)]),
      ("right to left", [.white, .white], true, [Rect(x: 99, y: 0, width: 1, height: 800)]),
      ("two colors", [.white, .red], false, []),
    ]
    for (name, colors, isRightToLeft, expected) in rows {
      let container = try fixture(colors) { $0.isRightToLeft = isRightToLeft }
      expect(lines(container).isEmpty, "\(name)")
      drag(container, by: isRightToLeft ? 100 : -100)
      expect(near(container.position, 0.25), "\(name)")
      expectEqual(lines(container), expected, "\(name)")
    }
  }

  @Test(
    "every transition has one but a fade, a page that is turned over, and sheets and cards with the ground between them",
    arguments: PageTransitions.all.map(\.name))
  func transitions(name: String) throws {
    let transition = try #require(PageTransitions.named(name))
    let container = try fixture([.white, .white]) { $0.transition = transition }
    drag(container, by: -100)
    let count = ["curl", "fade", "lift", "zoom-out"].contains(name) ? 0 : 1
    expectEqual(lines(container).count, count)
    expectEqual(container.checkInvariants(), [])
  }

  @Test(
    "sheets have an edge where the ground has nearly their color, in the dark and with high contrast"
  )
  func sheets() throws {
    for theme in [Theme.light, .dark, .highContrastLight, .highContrastDark] {
      let container = try fixture([theme.background, theme.background]) {
        ($0.transition, $0.theme) = (.lift, theme)
      }
      expect(lines(container).isEmpty)
      drag(container, by: -100)
      let edges = lines(container).sorted { $0.x < $1.x }
      expectEqual(edges.count, theme == .light ? 0 : 2, "\(theme.appearance)")
      guard edges.count == 2 else { continue }
      expect(edges[0].maxX < edges[1].x && edges[0].height == 800)
    }
  }
}
