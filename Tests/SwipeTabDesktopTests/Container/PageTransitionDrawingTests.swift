import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import SwipeTabWindow
@testable import TestSupport

/// What a container draws while pages change places: red, green and blue ones, 400 × 600 points.
@Suite("Page transitions, drawn")
@MainActor struct PageTransitionDrawingTests {
  private static let colors = [0xFF0000, 0x00FF00, 0x0000FF].map { Color(rgb: $0) }

  private func fixture(
    _ name: String, isRightToLeft: Bool = false, at position: Double
  ) throws -> Fixture {
    try fixture(
      try #require(PageTransitions.named(name)), isRightToLeft: isRightToLeft, at: position)
  }

  private func fixture(
    _ transition: any PageTransition, isRightToLeft: Bool = false, at position: Double
  ) throws -> Fixture {
    let fixture = try Fixture(size: Size(width: 400, height: 600)) {
      $0.transition = transition
      $0.isRightToLeft = isRightToLeft
      $0.toolbarVisibility = .hidden
      $0.navigationBarVisibility = .hidden
    }
    fixture.container.setPages(
      try PageList(
        Self.colors.enumerated().map { index, color in
          ColorPage(
            id: PageID("p\(index)"), item: TabItem(title: "P\(index)"), color: color, title: "")
        }))
    fixture.hold(at: position)
    return fixture
  }

  private func picture(_ fixture: Fixture) -> Bitmap {
    let bitmap = Bitmap(width: 400, height: 600)
    let painter = DisplayListPainter(
      text: TextRenderer(font: StrokeFont()), icons: IconStore())
    var list = DisplayList()
    fixture.container.draw(into: &list)
    painter.paint(list, scale: 1, into: bitmap.canvas)
    return bitmap
  }

  // MARK: Pictures

  /// The colors in the middle row, a tenth of the width apart, from left to right.
  @Test(
    "a quarter of the way the middle of the picture is",
    arguments: [
      ("slide", "rrrrrrrggg"), ("overlap", "rrrrrrrggg"), ("push", "rrrrrrrggg"),
      ("depth", "rrrrrrr~~~"), ("zoom-out", "rrrrrrr~gg"), ("fade", "~~~~~~~~~~"),
      ("cover", "~~~~~~~ggg"), ("lift", "rrrrrrr~gg"), ("curl", "rrrrr~~~gg"),
    ])
  func quarter(transition: String, expected: String) throws {
    let bitmap = picture(try fixture(transition, at: 0.25))
    let names: [UInt32: Character] = [0xFF0000: "r", 0x00FF00: "g", 0x0000FF: "b"]
    let row = (0..<10).map { names[bitmap[$0 * 40 + 20, 300] & 0xFF_FFFF] ?? "~" }
    expectEqual(String(row), expected)
  }

  @Test("at rest the page fills the picture", arguments: PageTransitions.all.map(\.name))
  func rest(transition: String) throws {
    let bitmap = picture(try fixture(transition, at: 1))
    expect(bitmap.pixels.allSatisfy { $0 & 0xFF_FFFF == 0x00FF00 })
  }

  @Test("a fade is never empty, and shows one page clearly but for a tenth of the way")
  func fade() throws {
    for (position, red, green) in [
      (0.12, 246, 0), (0.4, 143, 2), (0.5, 42, 54), (0.6, 1, 144), (0.84, 0, 243),
    ] {
      let fixture = try fixture(.fade, at: 0)
      fixture.container.configuration.theme.background = .black
      fixture.hold(at: position)
      let pixel = picture(fixture)[200, 300]
      expectAtMost(abs(Int(pixel >> 16 & 0xFF) - red), 2)
      expectAtMost(abs(Int(pixel >> 8 & 0xFF) - green), 2)
      expectEqual(pixel & 0xFF, 0)
    }
  }

  @Test("a page fades as a whole: where its parts lie on each other, none shows through")
  func fadedParts() throws {
    struct Layered: TabPage {
      var id: PageID
      var item: TabItem { TabItem(title: "T") }
      func draw(in drawing: inout Drawing, context: PageContext) {
        drawing.fill(context.frame, .white)
        drawing.fill(context.frame, .black)
        drawing.fill(context.frame, .white)
      }
    }
    let fixture = try fixture(.fade, at: 0)
    fixture.container.setPages(
      try PageList([
        ColorPage(id: "p0", item: TabItem(title: "T"), color: .black, title: ""),
        Layered(id: "layered"),
      ]))
    fixture.container.configuration.theme.background = .black
    fixture.hold(at: 0.6)
    expect((142...145).contains(picture(fixture)[300, 300] & 0xFF))
  }

  @Test("a page that paints nothing covers and fades like one of background")
  func empty() throws {
    struct Blank: TabPage {
      var id: PageID
      var item: TabItem { TabItem(title: "T") }
    }
    for transition in ["overlap", "fade"] {
      let fixture = try fixture(transition, at: 0)
      fixture.container.setPages(
        try PageList([
          ColorPage(id: "p0", item: TabItem(title: "T"), color: .black, title: ""), Blank(id: "b"),
        ]))
      fixture.container.configuration.theme.background = .white
      fixture.hold(at: 0.9)
      let gray = picture(fixture)[300, 300] & 0xFF
      expectEqual(gray, 255, "\(transition)")
    }
  }

  @Test("cards have round corners, and the ground around them is a little darker than pages")
  func cards() throws {
    let fixture = try fixture(.zoomOut, at: 0.5)
    fixture.container.configuration.theme.background = .white
    let bitmap = picture(fixture)
    // The cards are 340 wide and 20 apart, 510 high in the middle of 600; their corners are cut.
    for (x, y, color) in [
      (189, 300, 0xFF0000), (190, 300, 0xE0E0E0), (209, 300, 0xE0E0E0), (210, 300, 0x00FF00),
      (100, 44, 0xE0E0E0), (100, 45, 0xFF0000), (100, 554, 0xFF0000), (100, 555, 0xE0E0E0),
      (187, 47, 0xE0E0E0), (212, 552, 0xE0E0E0), (177, 57, 0xFF0000), (222, 542, 0x00FF00),
    ] as [(Int, Int, UInt32)] {
      expectEqual(bitmap[x, y] & 0xFF_FFFF, color, "at \(x), \(y)")
    }
  }

  @Test("cards cover what lies below translucent bars alike at both ends of the way")
  func belowBars() throws {
    func cover(at position: Double) throws -> Double {
      let fixture = try fixture(.zoomOut, at: 0)
      fixture.container.configuration.toolbarVisibility = .shown
      fixture.container.configuration.theme.background = .black
      fixture.hold(at: position)
      return try #require(
        fixture.commands.compactMap { command -> Double? in
          guard case .fill(let rect, let color) = command.content, rect.y > 500, rect.height > 40,
            color.opaque == .black
          else { return nil }
          return Double(color.alpha) / 255
        }.last)
    }
    for away in [0.03, 0.1, 0.2] {
      let (start, end) = (try cover(at: away), try cover(at: 1 - away))
      expect(near(start, end, within: 0.01))
      expect(near(start, min(1, away / 0.15), within: 0.01))
    }
  }

  // MARK: Commands

  @Test(
    "keys ascend in painting order", arguments: PageTransitions.all.map(\.name),
    [0, 0.3, 1, 1.6, -0.2, 2.2])
  func keys(transition: String, position: Double) throws {
    let keys = try fixture(transition, at: position).commands.map(\.key)
    for (key, next) in zip(keys, keys.dropFirst()) { expectLess(key, next) }
  }

  @Test("a page's commands keep their keys all the way", arguments: PageTransitions.all.map(\.name))
  func stableKeys(transition: String) throws {
    func key(at position: Double) throws -> [UInt64] {
      try fixture(transition, at: position).commands.filter { command in
        guard case .fill(_, let color) = command.content else { return false }
        return color.opaque == Self.colors[1]
      }.map(\.key)
    }
    let moving = try key(at: 0.2)
    expectEqual(moving.count, 1)
    // The back of a page that is turned over is a part before the next page, as long as it is turned.
    guard transition != "curl" else { return }
    for position in [0.8, 1.2, 1.8] { try expectEqual(key(at: position), moving) }
    // The round corners of cards take one number before, which at rest nothing has.
    if transition != "zoom-out" { try expectEqual(key(at: 1), moving) }
  }

  @Test("the page that lies on the other is painted last, with a shadow beside it")
  func order() throws {
    func painted(_ transition: String, _ isRightToLeft: Bool) throws -> ([Color], Rect?) {
      var (colors, shadow) = ([Color](), Rect?.none)
      for command in try fixture(transition, isRightToLeft: isRightToLeft, at: 0.25).commands {
        switch command.content {
        case .fill(_, let color) where Self.colors.contains(color.opaque): colors.append(color)
        case .gradient(let rect, _, _, _): shadow = rect
        default: break
        }
      }
      return (colors, shadow)
    }
    let (red, green) = (Self.colors[0], Self.colors[1])
    let slide = try painted("slide", false)
    expect(slide == ([red, green], nil))
    let push = try painted("push", false)
    expect(push == ([red, green], Rect(x: 284, y: 0, width: 16, height: 600)))
    let depth = try painted("depth", false)
    expect(depth == ([green, red], Rect(x: 300, y: 0, width: 16, height: 600)))
    let mirrored = try painted("push", true)
    expect(mirrored == ([red, green], Rect(x: 100, y: 0, width: 16, height: 600)))
  }

  @Test(
    "edges of pages in their own size lie at whole pixels",
    arguments: ["slide", "overlap", "push", "cover"])
  func snapped(transition: String) throws {
    for step in 0...100 {
      for command in try fixture(transition, at: Double(step) / 100).commands {
        guard case .fill(let rect, _) = command.content else { continue }
        expectEqual(rect.x, rect.x.rounded())
        expectEqual(rect.maxX, rect.maxX.rounded())
      }
    }
  }

  // MARK: Frames

  @Test(
    "state lines tell where pages are drawn",
    arguments: [
      ("slide", false, "[-100.2,0,400,600] [299.8,0,400,600]"),
      ("overlap", false, "[0,0,400,600] [299.8,0,400,600]"),
      ("push", false, "[-16.7,0,400,600] [299.8,0,400,600]"),
      ("depth", false, "[-100.2,0,400,600] [37.475,56.2125,325.05,487.575]"),
      ("zoom-out", false, "[-50.2,45,340,510] [309.8,45,340,510]"),
      ("fade", false, "[0,0,400,600] [16,24,368,552]"),
      ("cover", false, "[-30.06,0,400,600] [299.8,0,400,600]"),
      ("slide", true, "[100.2,0,400,600] [-299.8,0,400,600]"),
      ("push", true, "[16.7,0,400,600] [-299.8,0,400,600]"),
      ("zoom-out", true, "[110.2,45,340,510] [-249.8,45,340,510]"),
    ])
  func stateLine(transition: String, isRightToLeft: Bool, frames: String) throws {
    let fixture = try fixture(transition, isRightToLeft: isRightToLeft, at: 0.2505)
    let line = String(
      decoding: StateLine.bytes(of: fixture.container, events: []), as: UTF8.self)
    let found = line.split(separator: "\"frame\":").dropFirst().prefix(2).map {
      $0.prefix { $0 != "}" }
    }
    expectEqual(found.joined(separator: " "), frames)
  }

  @Test("past the ends pages slide", arguments: PageTransitions.all.map(\.name))
  func ends(transition: String) throws {
    let start = try fixture(transition, at: -0.25)
    expectEqual(start.container.parts.presentation.frame(atSlot: 0).x, 100)
    let end = try fixture(transition, at: 2.25)
    expectEqual(end.container.parts.presentation.frame(atSlot: 2).x, -100)
    let mirrored = try fixture(transition, isRightToLeft: true, at: 2.25)
    expectEqual(mirrored.container.parts.presentation.frame(atSlot: 2).x, 100)
  }

  @Test(
    "on the way to a distant page the two are neighbours",
    arguments: PageTransitions.all.map(\.name))
  func distant(transition: String) throws {
    let fixture = try fixture(transition, at: 0)
    fixture.container.parts.pager.endDragAtOnce()
    fixture.container.select(index: 2)
    fixture.container.advance(to: 0.1)
    let shown = try #require(fixture.container.parts.pager.visibleSlots)
    expectEqual(shown.map { fixture.container.parts.pager.scroll.page(at: $0) }, [0, 2])
    let distance = 1 - fixture.container.parts.pager.scroll.slot
    let placement = try #require(PageTransitions.named(transition)).shown(at: distance)
    let expected = placement.frame(
      in: fixture.container.parts.context.layout.viewport, along: .horizontal,
      isRightToLeft: false)
    expectEqual(fixture.container.parts.presentation.frame(atSlot: 1), expected)
  }

  @Test(
    "a drag moves the position as far, whatever the transition",
    arguments: PageTransitions.all.map(\.name))
  func drag(transition: String) throws {
    let fixture = try fixture(transition, at: 0)
    fixture.container.parts.pager.endDragAtOnce()
    fixture.drag(from: Point(x: 300, y: 300), by: -100, release: false)
    expect(near(fixture.container.position, 0.25))
  }

  // MARK: Damage

  @Test(
    "one point farther a small part is painted anew",
    arguments: ["slide", "overlap"])
  func damage(transition: String) throws {
    let painter = DisplayListPainter(
      text: TextRenderer(font: StrokeFont()), icons: IconStore())
    func list(at position: Double) throws -> DisplayList {
      var list = DisplayList()
      try fixture(transition, at: position).container.draw(into: &list)
      return list
    }
    var damage = Damage()
    damage.find(
      from: try list(at: 0.5), to: try list(at: 0.5025), scale: 1,
      in: PixelRect(x: 0, y: 0, width: 400, height: 600), bounding: painter)
    // The shadow is 16 points wide.
    let limit = transition == "slide" ? 600 : 17 * 600
    expectAtMost(damage.rects.reduce(0) { $0 + $1.area }, limit)
  }
}
