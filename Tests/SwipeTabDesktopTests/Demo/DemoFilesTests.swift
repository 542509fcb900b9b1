import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// Built-in demos that are storyboards like anyone's.
@Suite("Demo files") @MainActor struct DemoFilesTests {
  private func container(_ arguments: [String]) throws -> TabContainer {
    let launch = try Launch(arguments: arguments + ["--headless"])
    return try launch.container(
      try launch.scene(), size: Size(width: 480, height: 800), scale: 1,
      measurer: FixedTextMeasurer())
  }

  private func texts(of container: TabContainer) -> [DrawCommand.Text] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.compactMap { command in
      guard case .text(let text) = command.content else { return nil }
      return text
    }
  }

  @Test(
    "each is a file that the schema accepts", arguments: DemoName.allCases.compactMap(\.storyboard))
  func valid(demo: String) throws {
    let schema = try JSONSchema(try PackageFile.bytes("Assets/schema/storyboard.schema.json"))
    let bytes = try PackageFile.bytes("Assets/storyboards/\(demo).json")
    try expect(schema.accepts(try JSONReader.parse(bytes).root))
  }

  @Test("without a name the standard demo shows: red, blue, yellow, the second page first")
  func standard() throws {
    let container = try container([])
    expectEqual(container.pages.ids, ["red", "blue", "yellow"])
    expectEqual(container.selectedIndex, 1)
    expectEqual(container.configuration.toolbarStyle, .floating)
    expect(container.configuration.animator is LensAnimator)
    let shown = texts(of: container).map(\.string)
    expect(shown.contains("Ctrl") && shown.contains("F1"))
    expectEqual(shown.filter { $0 == "." || Int($0) != nil }, ["1", ".", "0", "0"])
    let items = (0..<3).map { container.parts.catalog.page(at: $0).item }
    expectEqual(items.map(\.title), ["Red", "Blue", "Yellow"])
    expectEqual(items.map(\.image), ["dot-red", "dot-blue", "dot-yellow"])
    expectEqual(
      items.map(\.selectedImage), ["dot-red-filled", "dot-blue-filled", "dot-yellow-filled"])
  }

  @Test("in the tutorial's colors it has the tutorial's items: three icons without titles")
  func tutorial() throws {
    let container = try container(["--theme", "toptal"])
    expectEqual(container.pages.ids, ["red", "blue", "yellow"])
    expectEqual(container.configuration.itemLayout, .centered(width: 76, gap: 10))
    let items = (0..<3).map { container.parts.catalog.page(at: $0).item }
    expectEqual(items.map(\.label), ["Music", "Play", "Star"])
    expectEqual(items.map(\.image), ["ic_music", "ic_play", "ic_star"])
    expectEqual(items.map(\.selectedImage), items.map(\.image))
    expect(items.allSatisfy { $0.title == nil })
  }

  @Test("it speaks Japanese, with its own colors and with those of the tutorial")
  func japanese() throws {
    let own = try container(["--locale", "ja"])
    expectEqual((0..<3).map { own.pages.page(at: $0).item.title }, ["赤", "青", "黄"])
    expect(texts(of: own).map(\.string).contains("青"))
    let tutorial = try container(["--locale", "ja", "--theme", "toptal"])
    let pages = (0..<3).map { tutorial.pages.page(at: $0) }
    expectEqual(pages.map { $0.item.label }, ["音楽", "再生", "星"])
    expectEqual(pages.map { $0.navigationTitle }, ["赤", "青", "黄"])
    expectEqual(texts(of: tutorial).map(\.string), ["青", "青"])
  }

  @Test("its bar stays at the bottom in a wide window, unless the command line says otherwise")
  func wide() throws {
    let cases: [([String], ContainerConfiguration.ToolbarPosition)] = [
      ([], .bottom), (["--adaptive", "sidebar"], .leading),
    ]
    for (arguments, position) in cases {
      let container = try container(arguments)
      container.handle(.resize(Size(width: 1000, height: 700), scale: 1))
      container.advance(to: 2)
      expectEqual(container.parts.context.configuration.toolbarPosition, position)
    }
  }

  @Test("the tutorial's pages are plain but for a large title in the middle, as generated ones are")
  func plain() throws {
    let first = try container(["--pages", "3"])
    expectEqual(first.selectedIndex, 0)
    expectEqual(first.parts.catalog.page(at: 2).item.title, "Page 3")
    let page = try container(["--theme", "toptal"])
    let titles = texts(of: page).filter { $0.style == TextStyle(size: 44, weight: .bold) }
    expectEqual(titles.map(\.string), ["Blue"])
    let generated = texts(of: try container(["--pages", "3", "--page", "1"]))
      .filter { $0.style == TextStyle(size: 44, weight: .bold) }
    expectEqual(generated.map(\.string), ["Page 2"])
    expectEqual(titles.first?.frame.midY, generated.first?.frame.midY)
    expectEqual(titles.first?.color, generated.first?.color)
    expectEqual(texts(of: page).count, 2)
  }
}
