import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Where a window may be moved by the bars in it")
@MainActor struct EmptyBarTests {
  private struct Plain: Screen { let id: PageID }

  private let fixture: Fixture
  private var container: TabContainer { fixture.container }

  init() throws { fixture = try Fixture(pages: 8) { $0.overflow = .more } }

  @Test("on a bar, but on none of its items and buttons")
  func bars() throws {
    expect(container.isEmptyBar(at: Point(x: 200, y: 20)))
    expect(!container.isEmptyBar(at: Fixture.middle))
    for index in 0..<3 {
      expect(!container.isEmptyBar(at: StateReader(container).middle(ofItem: index)))
    }
    container.makeScreen = { Plain(id: $0) }
    container.push("screen", animated: false)
    let back = try #require(container.accessibilityTree().first { $0.role == .button }?.bounds)
    expect(!container.isEmptyBar(at: Point(x: back.midX, y: back.midY)))
    expect(container.isEmptyBar(at: Point(x: 200, y: 20)))
  }

  @Test("not while a list or a sheet is open, which a press beside it closes")
  func covered() {
    let bar = Point(x: 200, y: 20)
    container.parts.commandMenu.toggleMore(cause: .tap)
    expect(container.isMoreListOpen)
    expect(!container.isEmptyBar(at: bar))
    container.parts.commandMenu.close()
    expect(container.isEmptyBar(at: bar))
    container.makeScreen = { Plain(id: $0) }
    container.present("sheet", animated: false)
    expect(!container.isEmptyBar(at: bar))
  }
}
