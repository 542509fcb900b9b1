import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("A backdrop behind all pages")
@MainActor struct BackdropTests {
  /// A page of one line of text, with a background of its own or with that of its context.
  private struct Line: TabPage {
    var id: PageID
    var fill: Color?
    var item: TabItem { TabItem(title: id.rawValue) }
    var body: ScreenBody? { ScreenBody([.label(ScreenBody.Label("Words"))], backdrop: fill) }

    func draw(in drawing: inout Drawing, context: PageContext) {
      drawing.fill(context.frame, fill ?? context.theme.background)
    }
  }

  private let top = Color(rgb: 0x102040)
  private let bottom = Color(rgb: 0x402060)

  private func container(
    filled: Color? = nil, _ change: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.backdrop = .gradient(from: top, to: bottom, .down)
    change(&configuration)
    return try TabContainer(
      pages: PageList([
        Line(id: "a", fill: filled), Line(id: "b"), Line(id: "c", fill: Color(rgb: 0xFFEECC)),
      ]), configuration: configuration, size: Size(width: 400, height: 800))
  }

  private func commands(_ container: TabContainer) -> [DrawCommand] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands
  }

  /// The rectangles of the backdrop's gradients, with their clips and how opaque they are.
  private func backdrops(_ container: TabContainer) -> [(rect: Rect, clip: Rect, alpha: UInt8)] {
    commands(container).compactMap { command in
      guard case .gradient(let rect, let from, let to, _) = command.content,
        from.opaque == top, to.opaque == bottom
      else { return nil }
      return (rect, command.clip, from.alpha)
    }
  }

  private func words(_ container: TabContainer) -> [Color] {
    commands(container).compactMap {
      if case .text(let text) = $0.content, text.string == "Words" { text.color } else { nil }
    }
  }

  private let whole = Rect(x: 0, y: 0, width: 400, height: 800)

  @Test(
    "it fills the container once, and stays where it is while pages move",
    arguments: PageTransitions.all.map(\.name))
  func fixed(transition: String) throws {
    let container = try container { $0.transition = PageTransitions.named(transition) ?? .slide }
    expectEqual(backdrops(container).map(\.rect), [whole])
    container.handle(.press(.mouse, at: Point(x: 300, y: 400)))
    container.handle(.move(.mouse, to: Point(x: 150, y: 400)))
    let moving = backdrops(container)
    expectEqual(moving.first?.clip, whole)
    expect(moving.allSatisfy { $0.rect == whole })
    let theme = container.configuration.theme
    let covered = commands(container).contains { command in
      guard case .fill(let rect, let color) = command.content else { return false }
      return [theme.background, theme.ground, theme.gap].contains(color.opaque) && rect.height > 600
        && rect.width > 0 && color.alpha > 0
    }
    expect(!covered)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("neighbors that peek and gaps show it too")
  func peeking() throws {
    let container = try container {
      $0.pageExtent = 0.8
      $0.pageSpacing = 20
    }
    let theme = container.configuration.theme
    for x in [300.0, 200, 120] {
      if x == 300 { container.handle(.press(.mouse, at: Point(x: x, y: 400))) }
      container.handle(.move(.mouse, to: Point(x: x, y: 400)))
      expect(
        !commands(container).contains {
          if case .fill(let rect, theme.gap) = $0.content { rect.height > 600 } else { false }
        })
    }
  }

  @Test("texts on it are legible in each theme; on a page with a background of its own that counts")
  func texts() throws {
    for theme in [Theme.light, .dark, .highContrastLight, .highContrastDark] {
      let clear = try container { $0.theme = theme }
      let ink = try #require(words(clear).first)
      expectAtLeast(min(ink.contrast(with: top), ink.contrast(with: bottom)), 4.5)
      let filled = try container(filled: Color(rgb: 0xFFEECC)) { $0.theme = theme }
      let dark = try #require(words(filled).first)
      let shown = PageFill.color(Color(rgb: 0xFFEECC)).shown(in: theme).middle
      expectAtLeast(dark.contrast(with: shown), 4.5)
    }
  }

  @Test("with high contrast it is one color")
  func highContrast() throws {
    let container = try container { $0.theme = .highContrastDark }
    expect(backdrops(container).isEmpty)
    let first = try #require(commands(container).first)
    guard case .fill(whole, let color) = first.content else {
      Issue.record("nothing fills the container")
      return
    }
    expectAtLeast(color.contrast(with: .white), 7)
  }

  @Test("a pushed screen lies on it, and hides the page below")
  func pushed() throws {
    let container = try container()
    container.push(Line(id: "pushed"))
    container.advance(to: container.time + 60)
    expect(backdrops(container).allSatisfy { $0.rect == whole })
    let commands = commands(container)
    let page = try #require(
      commands.firstIndex {
        if case .text(let text) = $0.content { text.string == "Words" } else { false }
      })
    let cover = try #require(
      commands.lastIndex {
        if case .gradient(whole, let from, _, _) = $0.content { from == top } else { false }
      })
    expect(page < cover && commands[cover].clip.height > 600)
    let words = commands[cover...].count {
      if case .text(let text) = $0.content { text.string == "Words" } else { false }
    }
    expectEqual(words, 1)
  }

  @Test("a page without a header's background has the backdrop below its title")
  func headers() throws {
    struct Headed: TabPage {
      var id: PageID { "headed" }
      var item: TabItem { TabItem(title: "Headed") }
      var header: PageHeader? { PageHeader("Title", collapsed: 44) }
      var body: ScreenBody? {
        ScreenBody([.list((0..<40).map { ScreenBody.Row("Row \($0)") })])
      }
      func draw(in drawing: inout Drawing, context: PageContext) {
        drawing.fill(context.frame, context.theme.background)
      }
    }
    let container = try container()
    container.setPages(try PageList([Headed()]))
    let ink = commands(container).compactMap { command -> Color? in
      if case .text(let text) = command.content, text.string == "Title", text.style.size > 20 {
        text.color
      } else {
        nil
      }
    }
    expect(ink.allSatisfy { $0.contrast(with: top) >= 4.5 })
    expect(!ink.isEmpty)
    expectEqual(backdrops(container).count, 2)
  }
}
