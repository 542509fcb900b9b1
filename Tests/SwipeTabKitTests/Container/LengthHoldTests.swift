import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Tabs at the top of 1000 points, with crosses: at most 200 points long, at least 120.
@Suite("Lengths of tabs while the mouse closes them")
@MainActor struct LengthHoldTests {
  private func fixture(
    pages: Int, at index: Int? = nil,
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    try Fixture(pages: pages, at: index, size: Size(width: 1000, height: 600)) {
      $0.itemLayout = .tabs(shortest: 120)
      $0.titles = .beside
      $0.toolbarPosition = .top
      $0.allowsClosing = true
      configure(&$0)
    }
  }

  private func items(_ fixture: Fixture) -> TabBarLayout {
    fixture.container.parts.context.layout.items
  }

  private func length(_ fixture: Fixture) -> Double { items(fixture).span(at: 0).length }

  private func ids(_ fixture: Fixture) -> String {
    fixture.container.pages.ids.map(\.rawValue).joined(separator: " ")
  }

  private func cross(_ index: Int, _ fixture: Fixture) throws -> Point {
    let frame = StateReader(fixture.container).frame(ofItem: index)
    let cross = try #require(fixture.container.parts.closeButtons.frame(ofItem: index, frame))
    return Point(x: cross.midX, y: cross.midY)
  }

  @Test(
    "the next cross comes below the pointer, so that clicks in one place close one after another")
  func clicks() throws {
    let fixture = try fixture(pages: 7)
    let point = try cross(1, fixture)
    for count in [6, 5, 4] {
      fixture.tap(at: point)
      expectEqual(fixture.container.count, count)
      expectEqual(length(fixture), 1000.0 / 7)
      expectEqual(fixture.container.parts.hover.target, .close(fixture.container.pages.id(at: 1)))
    }
    expectEqual(ids(fixture), "p0 p4 p5 p6")
    expect(fixture.container.checkInvariants().isEmpty)
  }

  @Test(
    "once the pointer leaves the toolbar, the tabs grow with motion to the lengths of any layout")
  func leaving() throws {
    let fixture = try fixture(pages: 7)
    let point = try cross(1, fixture)
    fixture.tap(at: point)
    fixture.rest()
    fixture.move(point.x + 300, point.y)
    expectEqual(length(fixture), 1000.0 / 7)
    fixture.move(point.x, 300)
    expectEqual(length(fixture), 1000.0 / 6)
    expectEqual(StateReader(fixture.container).frame(ofItem: 0).width, 1000.0 / 7)
    fixture.advance(by: 0.1)
    let growing = StateReader(fixture.container).frame(ofItem: 0).width
    expectGreater(growing, 1000.0 / 7)
    expectLess(growing, 1000.0 / 6)
    fixture.rest()
    expect(near(StateReader(fixture.container).frame(ofItem: 5).maxX, 1000, within: 1e-9))
  }

  @Test("the pointer leaves the window too")
  func leavingWindow() throws {
    let fixture = try fixture(pages: 7)
    fixture.tap(at: try cross(1, fixture))
    fixture.container.handle(.leave)
    expectEqual(length(fixture), 1000.0 / 6)
  }

  @Test("if the last tab is closed, the others grow just so that they end where it did")
  func last() throws {
    let fixture = try fixture(pages: 7)
    let point = try cross(6, fixture)
    fixture.tap(at: point)
    expectEqual(length(fixture), 1000.0 / 6)
    expectEqual(fixture.container.parts.hover.target, .close("p5"))
    // Its cross is found on a tab that still grows.
    // In the middle nothing grows, and then the others end where the last one did.
    fixture.tap(at: try cross(2, fixture))
    fixture.rest()
    expectEqual(length(fixture), 1000.0 / 6)
    let end = 5 * 1000.0 / 6
    fixture.tap(at: try cross(4, fixture))
    expectEqual(fixture.container.count, 4)
    expect(near(4 * length(fixture), min(end, 800), within: 1e-9))
  }

  @Test("a toolbar that scrolls stays where it is", arguments: [0, 11])
  func scrolled(selected: Int) throws {
    let fixture = try fixture(pages: 12, at: selected)
    let toolbar = fixture.container.parts.toolbar
    toolbar.scroll(to: 440)
    let point = try cross(7, fixture)
    for page in ["p7", "p8", "p9"] {
      expectEqual(fixture.container.parts.catalog.pages.index(of: PageID(page)), 7)
      fixture.tap(at: point)
      expectEqual(toolbar.scroll, 440)
      fixture.advance(by: 0.05)
    }
    expectEqual(ids(fixture), "p0 p1 p2 p3 p4 p5 p6 p10 p11")
    fixture.move(500, 400)
    fixture.rest()
    expectEqual(toolbar.scroll, 80)
    expectEqual(items(fixture).contentLength, 1080)
    expect(fixture.container.checkInvariants().isEmpty)
  }

  @Test("the middle button holds lengths as well; keys, fingers and menus do not")
  func others() throws {
    let middle = try fixture(pages: 7)
    let point = StateReader(middle.container).middle(ofItem: 2)
    middle.container.handle(.press(.mouse, at: point, button: 2))
    middle.container.handle(.release(.mouse, at: point, button: 2))
    expectEqual(middle.container.count, 6)
    expectEqual(length(middle), 1000.0 / 7)
    let key = try fixture(pages: 7)
    key.move(500, 60)
    key.key("ctrl+w")
    expectEqual(key.container.count, 6)
    expectEqual(length(key), 1000.0 / 6)
    let finger = try fixture(pages: 7)
    finger.tap(at: try cross(1, finger), Contact(device: .touch, pointer: 0))
    expectEqual(finger.container.count, 6)
    expectEqual(length(finger), 1000.0 / 6)
  }

  @Test("nothing is held after a page has come, or the size or an option has changed")
  func ends() throws {
    let rows: [(name: String, change: (Fixture) throws -> Void)] = [
      ("a page", { try $0.container.insert(Fixture.page("new"), at: 0) }),
      ("the size", { $0.resize(900, 600) }),
      ("an option", { $0.container.configuration.isRightToLeft = true }),
    ]
    for (name, change) in rows {
      let fixture = try fixture(pages: 7)
      fixture.tap(at: try cross(1, fixture))
      try change(fixture)
      expectEqual(fixture.container.parts.lengthHold.held, nil, "\(name)")
    }
  }

  @Test("other layouts take their room at once")
  func otherLayouts() throws {
    let fixture = try fixture(pages: 7) { $0.itemLayout = .fill }
    fixture.tap(at: try cross(1, fixture))
    expectEqual(length(fixture), 1000.0 / 6)
    expect(!fixture.container.isMoving)
  }
}
