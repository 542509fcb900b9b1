import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// What a container does with what its animator says.
@Suite("Toolbar marks, drawn")
@MainActor struct ToolbarMarksTests {
  /// A mark of each kind, and a scale.
  private struct Marker: TabBarAnimator {
    let name = "marker"
    var isBehind: Bool

    func indicator(in bar: TabBarGeometry) -> Indicator? {
      Indicator(frame: bar.frame(ofItem: 0), radius: 1, color: .red, isBehindItems: isBehind)
    }

    func mark(ofItem index: Int, in bar: TabBarGeometry) -> Indicator? {
      Indicator(
        frame: bar.frame(ofItem: index), radius: 2, color: .blue, isBehindItems: isBehind)
    }

    func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
      ItemAppearance(selection: 1, scale: index == 1 ? 1.5 : 1, color: .yellow)
    }
  }

  /// `m` for the main mark, `i` for an item's, `t` for a title.
  private func order(_ fixture: Fixture) -> String {
    String(
      fixture.commands.compactMap { command -> Character? in
        switch command.content {
        case .roundedRect(_, radius: 1, .red): "m"
        case .roundedRect(_, radius: 2, .blue): "i"
        case .text(let text) where text.color == .yellow: "t"
        default: nil
        }
      })
  }

  @Test("marks lie behind the items or on them, the main one outermost")
  func layers() throws {
    expectEqual(order(try Fixture { $0.animator = Marker(isBehind: true) }), "mititit")
    expectEqual(order(try Fixture { $0.animator = Marker(isBehind: false) }), "tititim")
  }

  @Test("a scaled item is larger about its middle, in its title's size too")
  func scale() throws {
    let fixture = try Fixture { $0.animator = Marker(isBehind: true) }
    let texts = fixture.commands.compactMap { command -> DrawCommand.Text? in
      guard case .text(let text) = command.content, text.color == .yellow else { return nil }
      return text
    }
    let (usual, large) = (texts[0], texts[1])
    let frame = fixture.container.parts.toolbar.geometry.frame(ofItem: 1)
    expectEqual(large.style.size, usual.style.size * 1.5)
    expect(near(large.frame.width, usual.frame.width * 1.5))
    expect(near(large.frame.midX, frame.midX))
    expect(near(large.frame.midY, frame.midY))
  }

  @Test("state lines give the main mark's frame", arguments: Animators.all.map(\.name))
  func stateLine(name: String) throws {
    let animator = try #require(Animators.named(name))
    let fixture = try Fixture { $0.animator = animator }
    fixture.hold(at: 0.25)
    let line = StateReader(fixture.container).line
    guard let frame = fixture.indicator else {
      return expect(line.contains(#""indicator":null"#))
    }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { DecimalText.text($0) }
    expect(line.contains(#""indicator":[\#(numbers.joined(separator: ","))]"#))
  }

  @Test("content frames hold image and title as they are written")
  func contents() throws {
    let fixture = try Fixture(pages: 0)
    func content(_ item: TabItem, _ titles: ContainerConfiguration.Titles) throws -> Rect {
      struct Page: TabPage {
        var id: PageID { "p" }
        var item: TabItem
      }
      fixture.container.setPages(try PageList([Page(item: item)]))
      fixture.container.configuration.titles = titles
      let bar = fixture.container.parts.toolbar.geometry
      let (content, frame) = (bar.contentFrame(ofItem: 0), bar.frame(ofItem: 0))
      expect(near(content.midX, frame.midX, within: 1))
      if let image = bar.imageFrame(ofItem: 0) { expectEqual(content.union(image), content) }
      return content
    }
    // A character of the measurer is 0.55 em wide; lone titles have 15 points, titles beside images 14, below 11.
    try expect(content(TabItem(title: "abcd"), .below).isSize(33, 20))
    try expect(content(TabItem(image: "i", label: "l"), .below).isSize(26, 26))
    try expect(content(TabItem(title: "abcdefgh", image: "i"), .below).isSize(48.4, 40))
    try expect(content(TabItem(title: "abcd", image: "i"), .beside).isSize(60.8, 24))
  }
}

extension Rect {
  fileprivate func isSize(_ width: Double, _ height: Double) -> Bool {
    near(self.width, width) && near(self.height, height)
  }
}
