import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import TestSupport

/// The demo of what MDVTabBarController offers.
@Suite("Workshop")
@MainActor
struct WorkshopTests {
  private let container: TabContainer

  init() throws { container = try TabContainer.demo("mdv") }

  private func rest() { container.advance(to: container.time + 20) }

  private func item(_ id: PageID) throws -> TabItem {
    let index = try #require(container.pages.index(of: id))
    return container.pages.page(at: index).item
  }

  @Test("the data source's height, color and animator apply as their controls move")
  func bar() throws {
    expectEqual(container.configuration.toolbarHeight, 60)
    expectEqual(container.configuration.animator.name, "overlay")
    let color = container.configuration.theme.toolbar
    container.setValue(.number(88), of: "barHeight")
    container.setValue(.text("mint"), of: "barColor")
    container.setValue(.text("hop"), of: "mark")
    expectEqual(container.configuration.toolbarHeight, 88)
    expectNotEqual(container.configuration.theme.toolbar, color)
    expectEqual(container.configuration.animator.name, "hop")
    container.setValue(.text("paper"), of: "barColor")
    expectEqual(container.configuration.theme.toolbar, color)
    expectEqual(container.selectedID, "colors")
  }

  @Test("texts stay legible on every color of the bar", arguments: Theme.Appearance.allCases)
  func legible(appearance: Theme.Appearance) {
    container.configuration.theme = .named(appearance)
    for color in ["paper", "sand", "mint", "sky"] {
      container.setValue(.text(color), of: "barColor")
      let theme = container.configuration.theme
      expectAtLeast(theme.tint.contrast(with: theme.toolbar.opaque), 4.5, "\(color)")
      for palette in WorkshopPalette.allCases {
        for tint in palette.colors(appearance) {
          expectAtLeast(tint.contrast(with: theme.toolbar.opaque), 4.5, "\(color), \(palette)")
        }
      }
    }
  }

  @Test("the list of colors follows the palette at once")
  func palette() throws {
    func listed() throws -> [String?] {
      let index = try #require(container.pages.index(of: "colors"))
      let body = try #require(container.pages.page(at: index).body)
      var texts: [String?] = []
      for list in body.elements.compactMap({ $0.as(ScreenBody.List.self) }) {
        texts += list.rows.map(\.subtitle)
      }
      return texts
    }
    let before = try listed()
    expectEqual(before.count, container.count)
    container.setValue(.text("sea"), of: "palette")
    try expectNotEqual(listed(), before)
    container.setValue(.text("fruit"), of: "palette")
    try expectEqual(listed(), before)
  }

  @Test("the ball of the demo's own animator hops, and never leaves the bar")
  func hop() throws {
    container.setValue(.text("hop"), of: "mark")
    let bar = try #require(container.parts.context.layout.toolbar)
    container.select("inbox")
    var heights: [Double] = []
    while container.isMoving {
      container.advance(to: container.time + 1.0 / 60)
      let geometry = container.parts.toolbar.geometry
      let ball = try #require(container.configuration.animator.indicator(in: geometry)).frame
      expectEqual(bar.union(ball), bar)
      heights.append(bar.maxY - ball.midY)
    }
    expectGreater((heights.max() ?? 0), 30)
    expectLess((heights.last ?? 30), 8)
  }

  @Test("messages count in the badge, which goes with the last one")
  func badge() throws {
    try expectEqual(item("inbox").badge, .count(3))
    container.select("inbox", animated: false)
    container.activate(label: "One more")
    try expectEqual(item("inbox").badge, .count(4))
    container.activate(label: "Read all")
    try expectEqual(item("inbox").badge, nil)
  }

  @Test("the first tab is the chosen one when the demo starts again, and the log tells of it")
  func first() throws {
    container.setValue(.text("4"), of: "firstTab")
    container.select("bar", animated: false)
    container.activate(label: "Start again")
    rest()
    expectEqual(container.selectedID, "log")
    let list = try #require(container.pages.page(at: 4).body).elements[1].as(ScreenBody.List.self)
    expectEqual(list?.rows.first?.title, "didSelect: bar → log, program")
  }

  @Test("the last item draws itself")
  func ownItem() throws {
    expect(container.makeItemView?("log") is LevelsItem)
    expect(container.makeItemView?("bar") == nil)
  }

  @Test("the item that draws itself stands in line with the others", arguments: [1, 1.5, 2])
  func inLine(textScale: Double) {
    container.handle(.resize(Size(width: 360, height: 640), scale: 1))
    container.setValue(.number(textScale), of: .textScale)
    rest()
    var list = DisplayList()
    container.draw(into: &list)
    let titles = list.commands.compactMap { command -> DrawCommand.Text? in
      guard case .text(let text) = command.content,
        UInt8(command.key >> 48 & 0xFF) == Layer.item
      else {
        return nil
      }
      return ["Bar", "Inbox", "Log"].contains(text.string) ? text : nil
    }
    expectEqual(titles.count, 3)
    expectEqual(Set(titles.map(\.frame.y)).count, 1)
    expectEqual(Set(titles.map(\.style)).count, 1)
  }
}
