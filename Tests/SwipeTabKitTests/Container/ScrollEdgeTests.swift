import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Edges of bodies below glass")
@MainActor struct ScrollEdgeTests {
  private struct Long: TabPage {
    var id: PageID
    var header: PageHeader?
    var item: TabItem { TabItem(title: id.rawValue) }
    let body: ScreenBody?

    init(id: PageID, header: PageHeader? = nil, backdrop: Color? = nil) {
      (self.id, self.header) = (id, header)
      let rows = (0..<40).map { ScreenBody.Row("Row \($0)") }
      body = ScreenBody([.list(rows)], backdrop: backdrop)
    }
  }

  private struct Hiding: TabPage {
    let id: PageID = "hiding"
    let item = TabItem(title: "Hiding")
    var showsNavigationBar: Bool? { false }
  }

  private func container(
    header: PageHeader? = nil, backdrop: Color? = nil,
    configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.toolbarStyle = .floating
    configure(&configuration)
    return try TabContainer(
      pages: PageList([
        Long(id: "long", header: header, backdrop: backdrop),
        ColorPage(id: "plain", item: TabItem(title: "Plain"), color: .red),
      ]), configuration: configuration, size: Size(width: 400, height: 800))
  }

  private func commands(_ container: TabContainer) -> [DrawCommand] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands
  }

  /// The opacity of the theme's background over the whole band that the navigation bar covers.
  private func ground(_ container: TabContainer) -> Double? {
    commands(container).compactMap { command -> Double? in
      guard case .fill(Rect(x: 0, y: 0, width: 400, height: 44), let color) = command.content,
        color.opaque == container.configuration.theme.background
      else { return nil }
      return Double(color.alpha) / 255
    }.first
  }

  /// The opacity of the navigation bar's own ground.
  private func bar(_ container: TabContainer) -> Double? {
    commands(container).compactMap { command -> Double? in
      guard case .fill(Rect(x: 0, y: 0, width: 400, height: 44), let color) = command.content,
        color.opaque == container.configuration.theme.navigationBar.opaque
      else { return nil }
      return Double(color.alpha) / 255
    }.first
  }

  /// How many gradients end or begin clear.
  private func fades(_ container: TabContainer) -> Int {
    commands(container).count {
      if case .gradient(let rect, let from, let to, _) = $0.content {
        rect.width == 400 && min(from.alpha, to.alpha) == 0
      } else {
        false
      }
    }
  }

  private func scroll(_ container: TabContainer, by points: Double) {
    container.handle(
      .wheel(
        dx: 0, dy: -points / container.configuration.tuning.wheelNotch,
        at: Point(x: 200, y: 400), shift: false))
    container.advance(to: container.time + 3)
  }

  @Test("a body fades below page dots as below glass, but not below a plain bar alone")
  func dots() throws {
    try expectEqual(fades(container { $0.toolbarStyle = .dots }), 1)
    try expectEqual(fades(container { $0.toolbarStyle = .plain }), 0)
  }

  @Test(
    "a body fades below the bar once it has scrolled there, and above the toolbar until its end")
  func scrolls() throws {
    let container = try container()
    expectEqual(ground(container), nil)
    expectEqual(bar(container), nil)
    expectEqual(fades(container), 1)
    scroll(container, by: 8)
    expect(near(try #require(ground(container)), 0.5, within: 0.01))
    expectEqual(fades(container), 2)
    scroll(container, by: 32)
    expectEqual(ground(container), 1)
    expectEqual(bar(container), nil)
    scroll(container, by: 10_000)
    expectEqual(ground(container), 1)
    expectEqual(fades(container), 1)
  }

  @Test("over a page without a body the bar has its own ground, and on the way a part of it")
  func ownGround() throws {
    let container = try container()
    container.parts.pager.hold(at: 0.5)
    let full = Double(container.configuration.theme.navigationBar.alpha) / 255
    expect(near(try #require(bar(container)), full / 2, within: 0.01))
    container.select(index: 1, animated: false)
    expectEqual(bar(container), full)
    expectEqual(fades(container), 0)
  }

  @Test("between a page that hides the bar and one with a large title, the bar has no ground")
  func betweenPagesWithoutGround() throws {
    for style in [ContainerConfiguration.ToolbarStyle.plain, .floating] {
      var configuration = ContainerConfiguration()
      configuration.toolbarStyle = style
      let container = try TabContainer(
        pages: PageList([
          Hiding(), Long(id: "long", header: PageHeader("Long", expanded: 64, collapsed: 0)),
          ColorPage(id: "plain", item: TabItem(title: "Plain"), color: .red),
        ]), configuration: configuration, size: Size(width: 400, height: 800))
      container.parts.pager.hold(at: 0.5)
      expectEqual(bars(container), [])
      container.parts.pager.hold(at: 1.5)
      expectEqual(bars(container).count, 1)
    }
  }

  /// The opacities of the navigation bar's own ground, wherever it is.
  private func bars(_ container: TabContainer) -> [UInt8] {
    commands(container).compactMap { command in
      guard case .fill(let rect, let color) = command.content, rect.width == 400,
        rect.height == 44, color.alpha > 0,
        color.opaque == container.configuration.theme.navigationBar.opaque
      else { return nil }
      return color.alpha
    }
  }

  @Test("on a backdrop, where titles may be illegible, the bar keeps its ground")
  func backdrop() throws {
    let container = try container(backdrop: .red)
    let full = Double(container.configuration.theme.navigationBar.alpha) / 255
    expectEqual(bar(container), full)
    expectEqual(fades(container), 1)
    scroll(container, by: 300)
    expectEqual(bar(container), full)
    expectEqual(ground(container), nil)
  }

  @Test("a header that stays covers what scrolls below it, and one that scrolls away does not")
  func headers() throws {
    let staying = try container(header: PageHeader("Long", collapsed: 52))
    scroll(staying, by: 300)
    expectEqual(fades(staying), 1)
    let leaving = try container(header: PageHeader("Long", expanded: 52, collapsed: 0))
    expectEqual(ground(leaving), nil)
    scroll(leaving, by: 300)
    expectEqual(ground(leaving), 1)
  }

  @Test("with high contrast a body ends behind the toolbar, and none of it shows below")
  func highContrast() throws {
    for style in [ContainerConfiguration.ToolbarStyle.floating, .plain] {
      let container = try container {
        ($0.theme, $0.toolbarStyle) = (.highContrastLight, style)
      }
      let bar = try #require(container.parts.context.layout.toolbar)
      let covers = commands(container).contains {
        guard case .fill(let rect, let color) = $0.content, rect.width == 400 else { return false }
        return rect.maxY == 800 && rect.y > bar.y && rect.y < bar.maxY && color.alpha == 255
          && color == container.configuration.theme.background.opaque
      }
      expectEqual(covers, style == .floating, "\(style)")
      expectEqual(fades(container), 0, "\(style)")
    }
  }

  @Test("plain bars, opaque ones and those of high contrast keep their ground and their line")
  func plain() throws {
    let rows: [(name: String, change: (inout ContainerConfiguration) -> Void)] = [
      ("plain", { $0.toolbarStyle = .plain }), ("opaque", { $0.isTranslucent = false }),
      ("high contrast", { $0.theme = .highContrastLight }),
    ]
    for (name, change) in rows {
      let container = try container(configure: change)
      scroll(container, by: 100)
      expectEqual(fades(container), 0, "\(name)")
      let ground = container.configuration.theme.navigationBar
      let hasGround = commands(container).contains {
        if case .fill(Rect(x: 0, y: 0, width: 400, height: 44), let color) = $0.content {
          color.opaque == ground.opaque
        } else {
          false
        }
      }
      expect(hasGround, "\(name)")
    }
  }
}
