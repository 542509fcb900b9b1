import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Turns every item green, with a small dot.
private struct Green: TabBarAnimator {
  static let green = Color(rgb: 0x00C060)
  let name = "green"
  func indicator(in bar: TabBarGeometry) -> Indicator? { nil }
  func mark(ofItem index: Int, in bar: TabBarGeometry) -> Indicator? {
    Indicator(frame: bar.frame(ofItem: index), color: .yellow)
  }
  func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    ItemAppearance(selection: 0.25, scale: 0.5, color: Self.green)
  }
}

@Suite("CombinedAnimator")
@MainActor struct CombinedAnimatorTests {
  /// The colors of the rectangles that a container paints, in painting order.
  private func colors(_ animator: any TabBarAnimator, at position: Double) throws -> [Color] {
    let fixture = try Fixture { $0.animator = animator }
    fixture.hold(at: position)
    return fixture.commands.compactMap { command -> Color? in
      guard case .roundedRect(_, _, let color) = command.content else { return nil }
      return color
    }
  }

  @Test("the container draws the marks of all, the later ones above", arguments: [0, 0.3, 1])
  func marks(position: Double) throws {
    let block = OverlayAnimator(colors: [.blue], opacity: 1)
    let lines = UnderlineAnimator(color: .red).combined(
      with: UnderlineAnimator(isAtOuterEdge: true, color: .black))
    let all = block.combined(with: lines).combined(with: Green())
    expectEqual(all.name, "overlay+underline+underline+green")
    // Block and lines, and a dot for each of the three items between them.
    try expectEqual(colors(all, at: position), [.blue, .yellow, .yellow, .yellow, .red, .black])
    expectEqual(all.indicator(in: StubBar().at(0)), block.indicator(in: StubBar().at(0)))
  }

  @Test("with cyclic paging each mark is there twice between the last item and the first")
  func cyclic() throws {
    let both = UnderlineAnimator(color: .red).combined(with: OverlayAnimator(colors: [.blue]))
    let fixture = try Fixture(at: 2) { ($0.animator, $0.isCyclic) = (both, true) }
    fixture.hold(at: 2.5)
    let shown = fixture.commands.filter {
      if case .roundedRect = $0.content { true } else { false }
    }
    expectEqual(shown.count, 4)
  }

  @Test("items have the product of scales, the last color that is said, and the most selected tint")
  func appearance() {
    let bar = StubBar().at(0)
    let zoom = ZoomAnimator(factor: 1.2).appearance(ofItem: 0, in: bar)
    expectGreater(zoom.scale, 1)
    let all = CombinedAnimator([OverlayAnimator(opacity: 1), Green(), ZoomAnimator(factor: 1.2)])
    expectEqual(
      all.appearance(ofItem: 0, in: bar),
      ItemAppearance(
        selection: 1, scale: 0.5 * zoom.scale, color: Green.green, tintsImage: true))
    expectEqual(all.appearance(ofItem: 1, in: bar).selection, 0.25)
    expectEqual(CombinedAnimator([]).appearance(ofItem: 1, in: bar), ItemAppearance(selection: 0))
  }

  @Test("a name of its own tells an animator from the built-in one in settings and states")
  func name() throws {
    let line = UnderlineAnimator(color: .red).named("red-line")
    let fixture = try Fixture { $0.ownAnimators = [line] }
    expect(fixture.container.setValue(.text("red-line"), of: .animator))
    expectEqual(fixture.container.configuration.animator.name, "red-line")
    expect(fixture.container.setValue(.text("underline"), of: .animator))
    expect(fixture.container.configuration.animator is UnderlineAnimator)
  }

  @Test("badges keep off the lines of all")
  func badges() throws {
    let lines = UnderlineAnimator().combined(with: UnderlineAnimator(offset: 5))
    let item = TabItem(title: "Music", image: "star", badge: .count(3))
    let pages = try PageList([ColorPage(id: "p", item: item, color: .red)])
    let fixture = try Fixture { $0.animator = OverlayAnimator().combined(with: lines) }
    fixture.container.setPages(pages)
    let theme = fixture.container.configuration.theme
    let tops = fixture.commands.compactMap { command -> Double? in
      guard case .roundedRect(let frame, _, theme.badge) = command.content else { return nil }
      return frame.y
    }
    let bar = fixture.container.parts.context.layout.items.bounds
    expectEqual(tops.map { $0 >= bar.y + 8 }, [true])
  }
}
