import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("A page indicator alone")
@MainActor struct PageDotsTests {
  private func fixture(
    pages: Int = 5, at index: Int = 2,
    _ change: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    try Fixture(pages: pages, at: index) {
      $0.toolbarStyle = .dots
      $0.allowsClosing = true
      $0.adaptation = .sidebar
      change(&$0)
    }
  }

  private func bar(_ fixture: Fixture) throws -> Rect {
    try #require(fixture.container.parts.context.layout.toolbar)
  }

  private func commands(_ fixture: Fixture) -> [DrawCommand.Content] {
    var list = DisplayList()
    fixture.container.draw(into: &list)
    return list.commands.map(\.content)
  }

  @Test("a capsule in the middle of the edge, which keeps its place in wide containers")
  func capsule() throws {
    let fixture = try fixture()
    for width in [400.0, 1200] {
      fixture.resize(width)
      let bar = try bar(fixture)
      expectEqual(bar.midX, width / 2)
      expectEqual(bar.width, 5 * 18 + 28)
      expectEqual(bar.height, 28)
      expectEqual(bar.maxY, 800 - 16)
      expectEqual(fixture.container.parts.context.layout.viewport.maxY, 800)
    }
    fixture.container.configuration.toolbarPosition = .leading
    let side = try bar(fixture)
    expectEqual(side.height, 5 * 18 + 28)
    expectEqual(side.width, 28)
    expectEqual(fixture.container.parts.context.layout.viewport.x, 0)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("dots, and neither titles nor crosses")
  func painted() throws {
    /// The numbers of texts, icons and dots that are painted.
    func counts(_ visibility: ContainerConfiguration.BarVisibility) throws -> [Int] {
      let contents = commands(try fixture { $0.toolbarVisibility = visibility })
      return [
        contents.count { if case .text = $0 { true } else { false } },
        contents.count { if case .icon = $0 { true } else { false } },
        contents.count {
          if case .roundedRect(let rect, _, _) = $0 { rect.width == 7 } else { false }
        },
      ]
    }
    let (without, with) = (try counts(.hidden), try counts(.shown))
    expectEqual(with, [without[0], without[1], without[2] + 5])
  }

  @Test("a tap on a dot selects its page; before and after all dots it goes back and on")
  func taps() throws {
    for isRightToLeft in [false, true] {
      let fixture = try fixture { $0.isRightToLeft = isRightToLeft }
      let bar = try bar(fixture)
      let (first, last) = isRightToLeft ? (bar.maxX - 3, bar.x + 3) : (bar.x + 3, bar.maxX - 3)
      var pages: [Int?] = []
      for x in [last, last, last, first] {
        fixture.tap(at: Point(x: x, y: bar.midY), Contact(device: .touch))
        fixture.rest()
        pages.append(fixture.container.selectedIndex)
      }
      expectEqual(pages, [3, 4, 4, 3])
      fixture.tap(item: 1)
      expectEqual(fixture.container.selectedIndex, 1)
      expectEqual(fixture.container.checkInvariants(), [])
    }
  }

  @Test("each dot is a tab for assistive technology, by the label of its item, and for keys")
  func accessible() throws {
    let fixture = try fixture()
    let tabs = fixture.container.accessibilityTree().first { $0.role == .tabList }
    expectEqual(tabs?.children.map(\.label), ["P0", "P1", "P2", "P3", "P4"])
    expectEqual(tabs?.children[2].isSelected, true)
    while fixture.container.focus != "p2" { expect(fixture.key("tab")) }
    fixture.key("right")
    fixture.key("enter")
    expectEqual(fixture.container.selectedIndex, 3)
  }

  @Test("more dots than fit scroll, and a change back brings the items back")
  func many() throws {
    let fixture = try fixture(pages: 60, at: 40)
    let bar = try bar(fixture)
    expectEqual(bar.x, 16)
    expectEqual(bar.maxX, 384)
    expectGreater(fixture.container.parts.toolbar.scroll, 0)
    expect(bar.contains(StateReader(fixture.container).middle(ofItem: 40)))
    fixture.container.configuration.toolbarStyle = .plain
    try expectEqual(self.bar(fixture).height, 49)
    expectEqual(fixture.container.configuration.animator.name, "none")
    expectEqual(fixture.container.checkInvariants(), [])
  }
}
