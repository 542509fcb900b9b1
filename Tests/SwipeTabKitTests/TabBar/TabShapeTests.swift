import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("The shape of tabs as in a browser")
@MainActor struct TabShapeTests {
  private func container(_ change: (inout ContainerConfiguration) -> Void = { _ in }) throws
    -> TabContainer
  {
    var configuration = ContainerConfiguration()
    configuration.toolbarPosition = .top
    configuration.titles = .beside
    configuration.itemLayout = .tabs(shortest: 72)
    configuration.animator = PillAnimator()
    configuration.allowsReordering = true
    configuration.reducesMotion = true
    change(&configuration)
    let pages = (0..<4).map {
      ColorPage(
        id: PageID("p\($0)"), item: TabItem(title: "Page \($0)", image: "star"), color: .red)
    }
    return try TabContainer(
      pages: PageList(pages), configuration: configuration, initial: .index(1),
      size: Size(width: 900, height: 600))
  }

  private func commands(_ container: TabContainer) -> [DrawCommand.Content] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.map(\.content)
  }

  private func frame(_ index: Int, _ container: TabContainer) -> Rect {
    container.parts.toolbar.geometry.frame(ofItem: index)
  }

  /// Where lines between tabs stand, in points.
  private func lines(_ container: TabContainer) -> [Double] {
    let bar = frame(0, container)
    return commands(container).compactMap {
      guard case .fill(let rect, let color) = $0, color.alpha > 0, rect.width == 1,
        rect.y > bar.y, rect.maxY < bar.maxY
      else { return nil }
      return rect.maxX
    }
  }

  @Test("the selected one is a box that fills the tab, with round corners")
  func box() throws {
    let container = try container()
    let geometry = container.parts.toolbar.geometry
    let mark = try #require(PillAnimator().indicator(in: geometry))
    let tab = frame(1, container)
    expectEqual(mark.frame, tab.inset(by: EdgeInsets(top: 3, left: 2, bottom: 3, right: 2)))
    expectEqual(mark.radius, 8)
    // What is hovered, pressed or has the focus has the same shape.
    let painted = commands(container).contains {
      if case .roundedRect(let rect, radius: 8, _) = $0 { rect == mark.frame } else { false }
    }
    expect(painted)
  }

  @Test("lines stand between tabs, but not beside the selected or the hovered one")
  func separators() throws {
    let container = try container()
    func ends(_ indices: [Int]) -> [Double] { indices.map { frame($0, container).maxX } }
    expectEqual(lines(container), ends([2, 3]))
    container.select(index: 0, animated: false)
    expectEqual(lines(container), ends([1, 2, 3]))
    let hovered = frame(2, container)
    container.handle(.move(.mouse, to: Point(x: hovered.midX, y: hovered.midY)))
    expectEqual(lines(container), ends([3]))
    container.configuration.itemLayout = .automatic
    expectEqual(lines(container), [])
  }

  @Test("a tab that is carried is a little larger, about its middle")
  func carried() throws {
    let container = try container { $0.tuning.mouseSlop = 0 }
    func title() -> DrawCommand.Text? {
      commands(container).lazy.compactMap {
        if case .text(let text) = $0, text.string == "Page 2" { text } else { nil }
      }.first
    }
    let width = try #require(title()).frame.width
    let frame = frame(2, container)
    container.handle(.press(.mouse, at: Point(x: frame.midX, y: frame.midY)))
    container.handle(.move(.mouse, to: Point(x: frame.midX - 40, y: frame.midY)))
    expectEqual(container.parts.reordering.liftedIndex, 2)
    let carried = try #require(title()).frame.width
    expectGreater(carried, 1.02 * width)
    expectLess(carried, 1.04 * width)
    expectEqual(container.checkInvariants(), [])
  }
}
