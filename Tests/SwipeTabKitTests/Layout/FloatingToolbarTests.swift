import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("A toolbar that floats")
@MainActor struct FloatingToolbarTests {
  private func fixture(
    _ size: Size = Size(width: 480, height: 800), pages: Int = 3,
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    let fixture = try Fixture(size: size) {
      $0.toolbarStyle = .floating
      configure(&$0)
    }
    fixture.container.setPages(
      try PageList(
        (0..<pages).map {
          ColorPage(
            id: PageID("p\($0)"), item: TabItem(title: "P\($0)", image: "i"), color: .red)
        }))
    fixture.rest()
    return fixture
  }

  private func layout(_ fixture: Fixture) -> ContainerLayout {
    fixture.container.parts.context.layout
  }

  @Test("glass is never darker than the page, and marks are at least 2 points inside a plain bar")
  func material() {
    let (page, glass) = (Theme.light.background, Theme.light.onGlass.toolbar)
    let shown = page.mixed(with: glass.opaque, share: Double(glass.alpha) / 255)
    expectAtLeast(shown.luminance, page.luminance)
    for animator in [UnderlineAnimator(), RainbowAnimator()] as [any TabBarAnimator] {
      let (bar, mark) = (StubBar().at(0), animator.indicator(in: StubBar().at(0)))
      expectEqual(mark?.frame.y, bar.bar.y + 2)
      expectEqual(mark?.frame.width, bar.contentFrame(ofItem: 0).width)
    }
  }

  @Test("a line on a capsule stays between its round ends", arguments: [0, 1, 2])
  func line(selected: Int) throws {
    for animator in [UnderlineAnimator(), UnderlineAnimator(isAtOuterEdge: true, offset: 2)] {
      let fixture = try Fixture(pages: 3, at: selected) {
        ($0.toolbarStyle, $0.animator) = (.floating, animator)
      }
      let geometry = fixture.container.parts.toolbar.geometry
      let line = try #require(animator.indicator(in: geometry)).frame
      let bar = try #require(fixture.container.parts.context.layout.toolbar)
      let radius = bar.height / 2
      for (x, center) in [(line.x, bar.x + radius), (line.maxX, bar.maxX - radius)] {
        // At the round ends, the corners of the line are inside the circle, clear of the outline.
        let isBeyond = (x < center) == (center < bar.midX)
        for y in [line.y, line.maxY] where isBeyond {
          let (dx, dy) = (x - center, y - bar.midY)
          expectAtMost(dx * dx + dy * dy, (radius - 3) * (radius - 3) + 1)
        }
      }
      expectGreater(line.width, 20)
      expectEqual(geometry.frame(ofItem: selected).intersection(line), line)
    }
  }

  @Test("it is a capsule in the middle of the bottom, over pages that keep clear of it")
  func capsule() throws {
    let layout = layout(try fixture())
    expectEqual(layout.toolbar, Rect(x: 92, y: 724, width: 296, height: 60))
    expectEqual(layout.barRadius, 30)
    expectEqual(layout.viewport.maxY, 800)
    expectEqual(layout.insets.bottom, 84)
    expectAtLeast(layout.items.frame(at: 0, scroll: 0).x, 92)
    expectAtMost(layout.items.frame(at: 2, scroll: 0).maxX, 388)
  }

  @Test("it is never wider than the container less its margins, and keeps out of the safe area")
  func places() throws {
    typealias Row = (
      name: String, size: Size, pages: Int, change: (inout ContainerConfiguration) -> Void,
      toolbar: Rect, insets: EdgeInsets
    )
    let usual = Size(width: 480, height: 800)
    let rows: [Row] = [
      (
        "narrow", Size(width: 320, height: 640), 9, { _ in },
        Rect(x: 16, y: 564, width: 288, height: 60), EdgeInsets(top: 44, bottom: 84)
      ),
      (
        "wide, never more than 560 points", Size(width: 1600, height: 900), 12, { _ in },
        Rect(x: 520, y: 824, width: 560, height: 60), EdgeInsets(top: 44, bottom: 84)
      ),
      (
        "above a safe area", usual, 3, { $0.safeArea = EdgeInsets(bottom: 34) },
        Rect(x: 92, y: 706, width: 296, height: 60), EdgeInsets(top: 44, bottom: 102)
      ),
      (
        "at the top, below the navigation bar", usual, 3, { $0.toolbarPosition = .top },
        Rect(x: 92, y: 60, width: 296, height: 60), EdgeInsets(top: 44 + 84)
      ),
    ]
    for (name, size, pages, change, toolbar, insets) in rows {
      let layout = layout(try fixture(size, pages: pages, change))
      expectEqual(layout.toolbar, toolbar, "\(name)")
      expectEqual(layout.insets, insets, "\(name)")
    }
  }

  @Test("pages that are pulled past an end push it along, and it gets a little longer")
  func push() throws {
    for isRightToLeft in [false, true] {
      let fixture = try fixture { $0.isRightToLeft = isRightToLeft }
      let container = fixture.container
      let presentation = container.parts.presentation
      func glass() throws -> Rect {
        try #require(
          fixture.commands.lazy.compactMap {
            if case .blur(let rect, _) = $0.content, rect.height == 60 { rect } else { nil }
          }.first)
      }
      let rest = try glass()
      // Before the first page the pages go forward, and the mark and the capsule backward.
      let way = isRightToLeft ? -1.0 : 1.0
      let start = 240 - way * 160
      container.handle(.press(.mouse, at: Point(x: start, y: 300)))
      container.handle(.move(.mouse, to: Point(x: start + way * 40, y: 300)))
      let slight = presentation.toolbarShift.x * -way
      container.handle(.move(.mouse, to: Point(x: start + way * 350, y: 300)))
      expectLess(container.position, -0.25)
      expectGreater(slight, 0)
      expectLess(slight, 6)
      expectEqual(presentation.toolbarShift, Point(x: -6 * way, y: 0))
      let pushed = try glass()
      expectAtMost(abs(pushed.width - rest.width * 1.02), 1)
      expectEqual(container.checkInvariants(), [])
      container.handle(.release(.mouse, at: Point(x: start + way * 350, y: 300)))
      fixture.rest()
      let back = try glass()
      expectEqual(presentation.toolbarShift, .zero)
      expectEqual(back, rest)
    }
  }

  @Test(
    "at a side it is a panel over the pages, whose content keeps clear of it",
    arguments: [false, true])
  func panel(isRightToLeft: Bool) throws {
    let fixture = try fixture(Size(width: 1000, height: 700)) {
      $0.adaptation = .sidebar
      $0.isRightToLeft = isRightToLeft
    }
    let layout = layout(fixture)
    let panel = try #require(layout.toolbar)
    expectEqual(panel.y, 12)
    expectEqual(panel.maxY, 700 - 12)
    expectEqual(layout.barRadius, 20)
    expect(isRightToLeft ? panel.maxX == 988 : panel.x == 12)
    expectEqual(layout.viewport.width, 1000)
    expectEqual(layout.insets[isRightToLeft ? .right : .left], panel.width + 24)
    expectEqual(layout.insets[isRightToLeft ? .left : .right], 0)
  }

  @Test("pages that do not fill the viewport are in the middle beside a panel, and go on below it")
  func peekingBesidePanel() throws {
    for isRightToLeft in [false, true] {
      let fixture = try fixture(Size(width: 1000, height: 700)) {
        $0.adaptation = .sidebar
        $0.isRightToLeft = isRightToLeft
        $0.pageExtent = 0.8
      }
      let container = fixture.container
      container.select(index: 1, animated: false)
      let layout = layout(fixture)
      let taken = layout.insets[isRightToLeft ? .right : .left]
      let free = 1000 - taken
      expectEqual(layout.peek, (0.1 * free).rounded())
      expectEqual(layout.pageFrame.width, free - 2 * layout.peek)
      let start = isRightToLeft ? 1000 - layout.pageFrame.maxX : layout.pageFrame.x
      expectEqual(start, taken + layout.peek)
      let frames = container.parts.peeking.drawnSlots.map { slots in
        slots.map { container.parts.presentation.frame(atSlot: $0) }
      }
      let under = frames?.contains { isRightToLeft ? $0.maxX > free : $0.x < taken } ?? false
      expect(under)
      expectEqual(container.checkInvariants(), [])
    }
  }

  @Test("cards of a strip, and pictures from edge to edge, go on below a panel")
  func stripsBelowPanel() throws {
    for isRightToLeft in [false, true] {
      let page = BasePage(id: "page", item: TabItem(title: "Page"))
      var wide = ScreenBody.Picture("wide", width: 100, height: 100)
      wide.isEdgeToEdge = true
      page.body = ScreenBody([
        .image(wide),
        .strip(ScreenBody.Strip((0..<20).map { ScreenBody.Card("Card \($0)") })),
      ])
      let fixture = try fixture(Size(width: 1000, height: 700)) {
        ($0.adaptation, $0.isRightToLeft) = (.sidebar, isRightToLeft)
      }
      let container = fixture.container
      container.setPages(try PageList([page]))
      let taken = layout(fixture).insets[isRightToLeft ? .right : .left]
      let limit = isRightToLeft ? 1000 - taken : taken
      func isBeyond(_ rect: Rect) -> Bool {
        isRightToLeft ? rect.maxX > limit : rect.x < limit
      }
      func cards() -> [(Rect, Rect)] {
        fixture.commands.compactMap {
          if case .roundedRect(let rect, _, _) = $0.content, rect.height == 120 {
            (rect, $0.clip)
          } else {
            nil
          }
        }
      }
      let picture = fixture.commands.compactMap {
        if case .icon(let icon) = $0.content, icon.name == "wide" { icon.frame } else { nil }
      }
      expectEqual(picture.map(\.width), [1000])
      expectGreater(cards().count, 3)
      expect(!cards().contains { isBeyond($0.0) })
      let y = 44 + 16 + 100 + 16 + 60.0
      container.handle(.press(.mouse, at: Point(x: 500, y: y)))
      container.handle(.move(.mouse, to: Point(x: isRightToLeft ? 800 : 200, y: y)))
      expect(cards().contains { isBeyond($0.0) && isBeyond($0.1) })
      container.handle(.cancel(.mouse))
    }
  }

  @Test(
    "the navigation bar stands beside a panel, and over what covers the panel it is whole again")
  func besidePanel() throws {
    for isRightToLeft in [false, true] {
      let fixture = try fixture(Size(width: 1000, height: 700)) {
        $0.adaptation = .sidebar
        $0.isRightToLeft = isRightToLeft
      }
      let container = fixture.container
      let presentation = container.parts.presentation
      let taken = layout(fixture).insets[isRightToLeft ? .right : .left]
      let place = Rect(x: isRightToLeft ? 0 : taken, y: 0, width: 1000 - taken, height: 44)
      expectEqual(presentation.navigationFrame, place)
      expectEqual(presentation.navigationContent, place)
      expect(presentation.navigationBarContains(Point(x: 500, y: 20)))
      expect(!presentation.navigationBarContains(Point(x: isRightToLeft ? 900 : 100, y: 20)))
      container.push(ColorPage(id: "deep", item: TabItem(title: "Deep"), color: .blue))
      container.advance(to: container.time + 0.1)
      let half = presentation.navigationFrame.width
      expect((place.width..<1000).contains(half))
      expectGreater(half, place.width)
      fixture.rest()
      expectEqual(presentation.navigationFrame, Rect(x: 0, y: 0, width: 1000, height: 44))
      container.pop()
      fixture.rest()
      expectEqual(presentation.navigationFrame, place)
      expectEqual(container.checkInvariants(), [])
    }
  }

  @Test("a panel has a row at its top with the heading of its first section and its button")
  func panelHead() throws {
    for isRightToLeft in [false, true] {
      let fixture = try fixture(Size(width: 1000, height: 700)) {
        $0.adaptation = .sidebar
        $0.sidebarState = .expanded
        $0.isRightToLeft = isRightToLeft
      }
      fixture.container.setPages(
        try PageList(
          (0..<4).map {
            var item = TabItem(title: "P\($0)", image: "i")
            item.section = $0 < 2 ? "Shop" : "You"
            return ColorPage(id: PageID("p\($0)"), item: item, color: .red)
          }))
      let (panel, button) = (
        try #require(layout(fixture).toolbar), try #require(layout(fixture).collapseButton)
      )
      let heading = try #require(layout(fixture).panelHeading)
      expectEqual(heading.y, button.y)
      expectEqual(button.width, 44)
      expectLess(heading.maxY, panel.y + 70)
      expect(isRightToLeft ? button.maxX == heading.x : heading.maxX == button.x)
      let first = StateReader(fixture.container).frame(ofItem: 0)
      expectEqual(first.y, heading.maxY)
      expectEqual(layout(fixture).items.heads, [2])
      expectEqual(fixture.commands.count { $0.isText("Shop") }, 1)
      expectNotEqual(fixture.container.accessibilityTree().first { $0.label == "Shop" }, nil)
      fixture.tap(at: Point(x: button.midX, y: button.midY))
      fixture.rest()
      expect(layout(fixture).isCollapsed)
      expectEqual(layout(fixture).panelHeading, nil)
      expectEqual(StateReader(fixture.container).frame(ofItem: 0).y, first.y)
      expect(fixture.commands.allSatisfy { !$0.isText("Shop") })
      let small = try #require(layout(fixture).collapseButton)
      fixture.tap(at: Point(x: small.midX, y: small.midY))
      expect(!layout(fixture).isCollapsed)
    }
  }

  @Test("titles are in the middle of what a toolbar at a side leaves, whatever it looks like")
  func middle() throws {
    for style in [ContainerConfiguration.ToolbarStyle.plain, .floating] {
      let fixture = try fixture(Size(width: 480, height: 700)) {
        $0.toolbarStyle = style
        $0.toolbarPosition = .leading
      }
      let layout = layout(fixture)
      let title = try #require(
        fixture.commands.lazy.compactMap { command -> Rect? in
          if case .text(let text) = command.content, text.string == "P0", text.frame.y < 44,
            text.frame.height == 44
          {
            text.frame
          } else {
            nil
          }
        }.first)
      expectEqual(title.midX, (layout.toolbarThickness + 480) / 2, "\(style)")
    }
  }

  @Test("beside the capsule a tap is the page's, and hidden it is out of view")
  func reach() throws {
    let fixture = try fixture()
    let container = fixture.container
    let presentation = container.parts.presentation
    expect(presentation.toolbarContains(Point(x: 240, y: 750)))
    expect(!presentation.toolbarContains(Point(x: 60, y: 750)))
    fixture.tap(at: Point(x: 340, y: 750))
    fixture.rest()
    expectEqual(container.selectedID, "p2")
    container.configuration.toolbarVisibility = .hidden
    expectEqual(layout(fixture).toolbar, nil)
    expectEqual(layout(fixture).insets.bottom, 0)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("hover, press and focus have the shape of the mark")
  func shapes() throws {
    let fixture = try fixture { $0.animator = LensAnimator() }
    let painter = ContainerPainter(fixture.container.parts)
    let geometry = fixture.container.parts.toolbar.geometry
    let mark = try #require(LensAnimator().indicator(in: geometry))
    let shape = painter.shape(ofItem: 0, geometry)
    expectEqual(shape.frame, mark.frame)
    expectEqual(shape.radius, mark.radius)
    fixture.container.configuration.animator = UnderlineAnimator()
    expectEqual(ContainerPainter(fixture.container.parts).shape(ofItem: 0, geometry).radius, 8)
  }
}

extension DrawCommand {
  fileprivate func isText(_ string: String) -> Bool {
    if case .text(let text) = content { text.string == string } else { false }
  }
}
