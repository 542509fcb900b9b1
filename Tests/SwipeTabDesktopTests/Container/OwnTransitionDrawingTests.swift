import Testing

@testable import SwipeTabKit
@testable import SwipeTabWindow
@testable import TestSupport

/// What a container draws of a transition that an app has written: red, green and blue pages, 400 × 600 points.
@Suite("Transitions of an app's own, drawn")
@MainActor struct OwnTransitionDrawingTests {
  private static let (red, green, blue) = (UInt32(0xFF0000), UInt32(0x00FF00), UInt32(0x0000FF))

  /// Places pages as a test asks for.
  private struct Own: PageTransition {
    let name = "own"
    var nextIsAbove = true
    var place: @Sendable (Double) -> PagePlacement
    func placement(at distance: Double) -> PagePlacement { place(distance) }
  }

  private struct Card: ForwardingScreen {
    let wrapped: any Screen
    var sheetStyle: SheetStyle { SheetStyle(as: .card) }
  }

  private static func page(_ id: PageID, _ color: UInt32) -> ColorPage {
    ColorPage(id: id, item: TabItem(title: "P"), color: Color(rgb: color), title: "")
  }

  private func fixture(
    at position: Double? = nil, _ configure: (inout ContainerConfiguration) -> Void
  ) throws -> Fixture {
    let fixture = try Fixture(size: Size(width: 400, height: 600)) {
      $0.toolbarVisibility = .hidden
      $0.navigationBarVisibility = .hidden
      configure(&$0)
    }
    fixture.container.setPages(
      try PageList([
        Self.page("a", Self.red), Self.page("b", Self.green), Self.page("c", Self.blue),
      ]))
    if let position { fixture.hold(at: position) }
    return fixture
  }

  private func fixture(
    _ transition: Own, isRightToLeft: Bool = false, at position: Double
  ) throws -> Fixture {
    try fixture(at: position) { ($0.transition, $0.isRightToLeft) = (transition, isRightToLeft) }
  }

  /// The colors of a picture, without its highest byte.
  private func picture(_ fixture: Fixture) -> (Int, Int) -> UInt32 {
    let bitmap = Bitmap(width: 400, height: 600)
    let painter = DisplayListPainter(text: TextRenderer(font: StrokeFont()), icons: IconStore())
    var list = DisplayList()
    fixture.container.draw(into: &list)
    painter.paint(list, scale: 1, into: bitmap.canvas)
    return { bitmap[$0, $1] & 0xFF_FFFF }
  }

  private func isNear(_ channel: UInt32, _ share: Double) -> Bool {
    abs(Double(channel & 0xFF) - 255 * share) <= 2
  }

  // MARK: Pages

  @Test("one that shrinks, moves or turns the upper page is in the picture")
  func placed() throws {
    let card = Own { $0 > 0 ? PagePlacement(scale: 0.5, cornerRadius: 40) : PagePlacement() }
    let risen = Own { PagePlacement(crossOffset: max(0, $0)) }
    let turn = Own { $0 > 0 ? PagePlacement(rotation: .pi / 4, shadow: 1) : PagePlacement() }
    typealias Place = (x: Int, y: Int)
    let rows:
      [(
        name: String, transition: Own, isRightToLeft: Bool, position: Double, green: [Place],
        red: [Place]
      )] = [
        (
          // From 100 to 300 and from 150 to 450.
          "a card with round corners", card, false, 0.5,
          [(200, 300), (102, 300), (200, 152), (200, 447)],
          [(97, 300), (200, 147), (102, 152), (297, 447)]
        ),
        ("moved across the paging axis", risen, false, 0.75, [(200, 152)], [(200, 148)]),
        // The long sides run from the upper right to the lower left.
        ("turned with its shadow", turn, false, 0.5, [(200, 300), (380, 80)], [(20, 80)]),
        ("mirrored from right to left", turn, true, 0.5, [(200, 300), (20, 80)], [(380, 80)]),
      ]
    for (name, transition, isRightToLeft, position, green, red) in rows {
      let color = picture(try fixture(transition, isRightToLeft: isRightToLeft, at: position))
      for (x, y) in green { expectEqual(color(x, y), Self.green, "\(name) at \(x), \(y)") }
      for (x, y) in red { expectEqual(color(x, y), Self.red, "\(name) at \(x), \(y)") }
    }
  }

  @Test(
    "the upper page darkens the lower one, whichever of the two it is", arguments: [true, false])
  func darkened(nextIsAbove: Bool) throws {
    let dark = Own(nextIsAbove: nextIsAbove) {
      ($0 > 0) == nextIsAbove ? PagePlacement(offset: $0, dimming: 0.5) : PagePlacement()
    }
    let color = picture(try fixture(dark, at: 0.5))
    let (below, above) = (color(nextIsAbove ? 100 : 300, 300), color(nextIsAbove ? 300 : 100, 300))
    expectEqual(above, nextIsAbove ? Self.green : Self.red)
    expect(isNear(nextIsAbove ? below >> 16 : below >> 8, 0.5))
  }

  @Test("a page that lies on the other one fades as a whole, and casts its shadow around it")
  func faded() throws {
    let faint = Own { $0 > 0 ? PagePlacement(scale: 0.5, opacity: 0.5) : PagePlacement() }
    let pixel = picture(try fixture(faint, at: 0.5))(200, 300)
    expect(isNear(pixel >> 16, 0.5))
    expect(isNear(pixel >> 8, 0.5))
    let shaded = Own { $0 > 0 ? PagePlacement(scale: 0.5, shadow: 1) : PagePlacement() }
    expect((200..<255).contains(picture(try fixture(shaded, at: 0.5))(97, 300) >> 16))
  }

  @Test("a point on a page is where the page is drawn")
  func points() throws {
    let card = Own { PagePlacement(scale: 1 - abs($0), rotation: $0) }
    let presentation = try fixture(card, at: 0.5).container.parts.presentation
    let page = presentation.placedPage(atSlot: 1)
    let drawn = presentation.transform(of: page.placement, to: page.frame)
      .applied(to: Point(x: 30, y: 70))
    let found = presentation.restingPoint(drawn, onPageAtSlot: 1)
    expect(near(found.x, 30))
    expect(near(found.y, 70))
  }

  @Test(
    "nothing that it says breaks the picture", arguments: [true, false],
    [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1, 0])
  func wild(nextIsAbove: Bool, number: Double) throws {
    let own = Own(nextIsAbove: nextIsAbove) { _ in
      PagePlacement(
        offset: number, crossOffset: number, scale: number, rotation: number, opacity: number,
        cornerRadius: number, shadow: number, dimming: number)
    }
    for position in [0, 0.25, 1, 1.5, -0.2] {
      let fixture = try fixture(own, at: position)
      expectEqual(fixture.container.checkInvariants(), [], "at \(position)")
      let keys = fixture.commands.map(\.key)
      expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }, "at \(position)")
      _ = picture(fixture)
    }
    // At rest, pages are plain.
    let color = picture(try fixture(own, at: 1))
    expectEqual(color(1, 1), Self.green)
    expectEqual(color(398, 598), Self.green)
  }

  // MARK: Pushed screens and sheets

  /// A container on whose way to a pushed blue screen some time has passed, and how far that covers it.
  private func pushing(
    _ transition: any PageTransition, isRightToLeft: Bool = false
  ) throws -> (Fixture, depth: Double) {
    let fixture = try fixture {
      ($0.pushTransition, $0.isRightToLeft) = (transition, isRightToLeft)
    }
    fixture.container.push(Self.page("d", Self.blue))
    fixture.advance(by: 0.07)
    let depth = try #require(fixture.container.parts.navigator.coveringStack?.depth)
    expectLess(0.2, depth)
    expectLess(depth, 0.8)
    return (fixture, depth)
  }

  @Test("a pushed screen comes as its transition says")
  func push() throws {
    let (rising, depth) = try pushing(Own { PagePlacement(crossOffset: max(0, $0)) })
    let edge = Int((600 * (1 - depth)).rounded())
    let color = picture(rising)
    expectEqual(color(200, edge - 1), Self.red)
    expectEqual(color(200, edge), Self.blue)
    let (fading, share) = try pushing(Own { PagePlacement(opacity: 1 - max(0, $0)) })
    let pixel = picture(fading)(200, 300)
    expect(isNear(pixel >> 16, 1 - share))
    expect(isNear(pixel, share))
    rising.rest()
    expectEqual(picture(rising)(200, 1), Self.blue)
  }

  @Test(
    "by default a pushed screen covers what moves and darkens below it", arguments: [false, true])
  func cover(isRightToLeft: Bool) throws {
    let (fixture, depth) = try pushing(
      ContainerConfiguration().pushTransition, isRightToLeft: isRightToLeft)
    let away = Int((400 * (1 - depth)).rounded())
    let color = picture(fixture)
    expectEqual(color(isRightToLeft ? 399 - away : away, 300), Self.blue)
    // Beyond the shadow.
    let below = color(isRightToLeft ? 398 : 1, 300)
    expectEqual(below & 0xFFFF, 0)
    expect(isNear(below >> 16, 1 - 0.18 * depth))
  }

  @Test("a transition that uncovers the next page lays a pushed screen above, from the same side")
  func uncovering() throws {
    let (fixture, depth) = try pushing(.depth)
    let away = Int((400 * (1 - depth)).rounded())
    let color = picture(fixture)
    expectEqual(color(away + 1, 300), Self.blue)
    expectEqual(color(399, 300), Self.blue)
    expectNotEqual(color(away - 40, 300), Self.blue)
  }

  @Test("a sheet comes as its transition says, and takes taps where it is drawn")
  func sheet() throws {
    let fixture = try fixture {
      $0.sheetTransition = Own { PagePlacement(scale: 1 - 0.5 * $0, opacity: 1 - $0) }
    }
    fixture.container.present(Card(wrapped: Self.page("d", Self.blue)))
    fixture.advance(by: 0.07)
    let sheets = fixture.container.parts.sheets
    let frame = sheets.frame
    expect(near(frame.midX, 200))
    expect(near(frame.midY, 300))
    expectLess(frame.width, 360)
    let place = fixture.container.parts.sheetPlace
    expect(near(place.share, 2 * frame.width / 368 - 1))
    let corner = place.onSheet(Point(x: frame.x + frame.width / 4, y: frame.y))
    expect(near(corner.x, 368 / 4))
    expect(near(corner.y, 0))
    let pixel = picture(fixture)(200, 300)
    expectGreater(pixel & 0xFF, 60)
    expectLess(pixel & 0xFF, 230)
    expectGreater(pixel >> 16, 20)
    fixture.rest()
    expectEqual(sheets.frame, place.restingFrame)
    expectEqual(picture(fixture)(200, 300), Self.blue)
  }

  // MARK: Frames

  @Test("each step in which a page fades is another picture")
  func settling() throws {
    let fixture = try fixture(at: 0) { $0.transition = .fade }
    fixture.container.parts.pager.endDragAtOnce()
    fixture.container.select(index: 1)
    var pictures: Set<SettlingPicture> = []
    for _ in 0..<6 {
      fixture.advance(by: 1.0 / 60)
      pictures.insert(try #require(fixture.container.settlingPicture))
    }
    expectEqual(pictures.count, 6)
  }
}
