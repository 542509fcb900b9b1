import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// A container 400 × 800 points over pages that scroll far; its toolbar shrinks to a circle of 44 points.
@Suite("A toolbar that shrinks on scrolling")
@MainActor struct BarShrinkingTests {
  private static let lines = (0..<60).map { "{\"label\": \"Line \($0)\"}" }.joined(separator: ",")

  private func fixture(
    icon: Bool = true, adjust: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> SceneFixture {
    func page(_ id: String) -> String {
      let image = icon ? "\"image\": \"ic_star\", " : ""
      return "{\"id\": \"\(id)\", \"title\": \"\(id)\", \(image)\"body\": [\(Self.lines)]}"
    }
    return try SceneFixture("{\"pages\": [\(page("a")), \(page("b")), \(page("c"))]}") {
      $0.hidesOnScroll = .shrink
      $0.tuning.mouseSlop = 0
      adjust(&$0)
    }
  }

  private func drag(_ fixture: SceneFixture, by distance: Double, isReleased: Bool = true) {
    let container = fixture.container
    container.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    for step in 1...8 {
      container.advance(to: container.time + 0.02)
      container.handle(
        .move(.mouse, to: Point(x: 200, y: 400 + distance * Double(step) / 8)))
    }
    guard isReleased else { return }
    container.advance(to: container.time + 0.5)
    container.handle(.release(.mouse, at: Point(x: 200, y: 400 + distance)))
    fixture.rest()
  }

  private func toolbar(_ fixture: SceneFixture) -> Rect? {
    fixture.container.parts.presentation.reachableToolbar
  }

  private let whole = Rect(x: 0, y: 751, width: 400, height: 49)
  private let circle = Rect(x: 8, y: 748, width: 44, height: 44)

  private func tap(_ fixture: SceneFixture, _ point: Point) {
    fixture.container.handle(.press(.mouse, at: point))
    fixture.container.handle(.release(.mouse, at: point))
    fixture.rest()
  }

  @Test("keys that move along a toolbar with the focus do not scroll the page")
  func keys() throws {
    let fixture = try fixture()
    func press(_ name: String) throws {
      fixture.container.handle(.key(try #require(KeyPress(named: name))))
      fixture.rest()
    }
    func offset() -> Double {
      fixture.container.parts.scroller.offset(of: ScrollKey(screen: "a"), limit: 9999)
    }
    func focus() -> BarTarget? { fixture.container.parts.toolbarFocus.target }
    for _ in 0..<10 where focus() == nil { try press("tab") }
    expectNotEqual(focus(), nil)
    for key in ["down", "up", "end"] { try press(key) }
    expectEqual(offset(), 0)
    expectEqual(toolbar(fixture), whole)
    tap(fixture, Point(x: 200, y: 400))
    try press("down")
    expectNotEqual(offset(), 0)
  }

  @Test("it narrows with the finger once the other items have faded, and is a circle at rest")
  func follows() throws {
    let fixture = try fixture()
    drag(fixture, by: -24.5, isReleased: false)
    expectEqual(fixture.container.parts.presentation.toolbarShrinking, 0.5)
    let half = try #require(toolbar(fixture))
    let expected = whole.mixed(with: circle, share: 0.25)
    expect(near(half.width, expected.width))
    expect(near(half.y, expected.y))
    fixture.container.handle(.move(.mouse, to: Point(x: 200, y: 300)))
    expectEqual(toolbar(fixture), circle)
    fixture.container.handle(.release(.mouse, at: Point(x: 200, y: 300)))
    fixture.rest()
    expect(!fixture.container.isMoving)
    expectEqual(fixture.container.nextDeadline, nil)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("held at any point of the way, it cuts no title and no image")
  func cutsNothing() throws {
    for isRightToLeft in [false, true] {
      for distance in stride(from: 2.0, through: 50, by: 2) {
        let fixture = try fixture { $0.isRightToLeft = isRightToLeft }
        drag(fixture, by: -distance, isReleased: false)
        let bar = try #require(toolbar(fixture)).inset(by: -1e-6)
        func isInside(_ rect: Rect) -> Bool {
          rect.x >= bar.x && rect.maxX <= bar.maxX && rect.y >= bar.y && rect.maxY <= bar.maxY
        }
        var list = DisplayList()
        fixture.container.draw(into: &list)
        for command in list.commands where UInt8(command.key >> 48 & 0xFF) == Layer.item {
          switch command.content {
          case .text(let text) where text.color.alpha > 0:
            expect(isInside(text.frame), "\(text.string) at \(distance)")
          case .icon(let icon) where icon.opacity > 0:
            expect(isInside(icon.frame), "an image at \(distance)")
          default: break
          }
        }
      }
    }
  }

  @Test("in a ring, items that follow the last one fade as the others do")
  func ring() throws {
    let pages = (0..<12).map {
      "{\"id\": \"p\($0)\", \"title\": \"Title number \($0)\", \"body\": [\(Self.lines)]}"
    }
    let fixture = try SceneFixture("{\"pages\": [\(pages.joined(separator: ","))]}") {
      $0.hidesOnScroll = .shrink
      $0.isCyclic = true
      $0.overflow = .scroll
      $0.tuning.mouseSlop = 0
    }
    fixture.container.select("p11", animated: false)
    drag(fixture, by: -300)
    fixture.container.drag(to: 11.5)
    let parts = fixture.container.parts
    let geometry = parts.toolbar.geometry
    let around = geometry.layout.itemsAround(scroll: geometry.scroll)
    expectGreater(around.count, 1)
    expectEqual(parts.presentation.toolbarShrinking, 0.5)
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let seen = list.commands.compactMap { command -> String? in
      guard case .text(let text) = command.content, text.string.hasPrefix("Title number"),
        text.frame.y > 700, text.color.alpha > 0
      else { return nil }
      return text.string
    }
    expect(!seen.isEmpty && Set(seen).isSubset(of: ["Title number 0", "Title number 11"]))
  }

  @Test("it never goes out of view, and pages lie below it")
  func stays() throws {
    let fixture = try fixture { $0.isTranslucent = false }
    drag(fixture, by: -300)
    expectEqual(fixture.container.parts.presentation.toolbarHiding, 0)
    expectEqual(fixture.container.parts.presentation.viewport(atSlot: 0).maxY, 800)
  }

  @Test("a tap on it brings all items back, and selects nothing")
  func tapGrows() throws {
    let fixture = try fixture()
    drag(fixture, by: -300)
    let offset = fixture.container.parts.scroller.offset(of: ScrollKey(screen: "a"), limit: 9999)
    tap(fixture, Point(x: 30, y: 770))
    expectEqual(toolbar(fixture), whole)
    expectEqual(fixture.container.selectedID, "a")
    // Not scrolled to the top, as by a tap on the selected item.
    expectEqual(
      fixture.container.parts.scroller.offset(of: ScrollKey(screen: "a"), limit: 9999), offset)
    tap(fixture, Point(x: 200, y: 775))
    expectEqual(fixture.container.selectedID, "b")
  }

  @Test("beside it, where other items were, presses are the page's")
  func besides() throws {
    let fixture = try fixture()
    drag(fixture, by: -300)
    expect(!fixture.container.parts.barTargets.isOnBar(Point(x: 200, y: 780)))
    expectEqual(fixture.container.parts.barTargets.target(at: Point(x: 30, y: 770)), .item("a"))
  }

  @Test("on the way, presses are for what is seen of it, and beside that they are the page's")
  func seen() throws {
    let rows: [(distance: Double, x: Double, target: BarTarget?)] = [
      (5, 200, .item("b")), (12, 60, .item("a")), (12, 200, nil), (24.5, 60, .item("a")),
      (24.5, 150, nil),
    ]
    for (distance, x, target) in rows {
      let fixture = try fixture()
      drag(fixture, by: -distance, isReleased: false)
      let (targets, point) = (fixture.container.parts.barTargets, Point(x: x, y: 775))
      expectEqual(targets.target(at: point), target, "\(x) after \(distance)")
      expectEqual(targets.isOnBar(point), target != nil, "\(x) after \(distance)")
    }
  }

  @Test("its selected item's image is in its middle, from left to right and from right to left")
  func image() throws {
    for isRightToLeft in [false, true] {
      let fixture = try fixture { $0.isRightToLeft = isRightToLeft }
      fixture.container.select("b", animated: false)
      drag(fixture, by: -300)
      let parts = fixture.container.parts
      let image = try #require(parts.toolbar.geometry.imageFrame(ofItem: 1))
      let shown = parts.toolbar.shown(image)
      let bar = try #require(toolbar(fixture))
      expectEqual(bar.x, isRightToLeft ? 348 : 8)
      expectEqual(bar.width, 44)
      expectAtMost(abs(shown.midX - bar.midX), 0.5)
      expectAtMost(abs(shown.midY - bar.midY), 0.5)
    }
  }

  @Test("without an image it is as wide as the item, with the title in it")
  func titles() throws {
    let fixture = try fixture(icon: false)
    drag(fixture, by: -300)
    let bar = try #require(toolbar(fixture))
    expectEqual(bar.x, 8)
    expectEqual(bar.y, 748)
    expectEqual(bar.height, 44)
    expect(near(bar.width, 400.0 / 3))
  }

  @Test("below the navigation bar it is near the top, and in a wide container in the middle")
  func places() throws {
    let top = try fixture { $0.toolbarPosition = .top }
    drag(top, by: -300)
    expectEqual(toolbar(top)?.y, 52)
    let wide = try fixture()
    wide.container.handle(.resize(Size(width: 1000, height: 800), scale: 1))
    drag(wide, by: -300)
    expectEqual(toolbar(wide)?.midX, 500)
  }

  @Test("a toolbar at a side stays as it is")
  func side() throws {
    for adjust: (inout ContainerConfiguration) -> Void in [
      { $0.toolbarPosition = .leading },
      {
        $0.adaptation = .sidebar
        $0.adaptiveWidth = 300
      },
    ] {
      let fixture = try fixture(adjust: adjust)
      let before = try #require(toolbar(fixture))
      drag(fixture, by: -300)
      expectEqual(toolbar(fixture), before)
    }
  }

  @Test("it grows while the body scrolls back, at the top, and on the way to another page")
  func grows() throws {
    let fixture = try fixture()
    drag(fixture, by: -300)
    drag(fixture, by: 60)
    expectEqual(toolbar(fixture), whole)
    drag(fixture, by: -300)
    fixture.container.handle(.key(KeyPress(.home)))
    fixture.rest()
    expectEqual(toolbar(fixture), whole)
    drag(fixture, by: -300)
    expectEqual(toolbar(fixture), circle)
    fixture.container.handle(.press(.mouse, at: Point(x: 300, y: 400)))
    fixture.container.handle(.move(.mouse, to: Point(x: 100, y: 400)))
    expectEqual(fixture.container.parts.presentation.toolbarShrinking, 0.5)
    fixture.container.handle(.release(.mouse, at: Point(x: 100, y: 400)))
    fixture.rest()
    expectEqual(fixture.container.selectedID, "b")
    expectEqual(toolbar(fixture), whole)
  }

  @Test("the keyboard focus grows it, and Escape leaves it so")
  func focus() throws {
    let fixture = try fixture()
    drag(fixture, by: -300)
    fixture.container.handle(.key(KeyPress(.tab)))
    fixture.rest()
    expectEqual(toolbar(fixture), whole)
  }

  @Test("with reduced motion it is whole or a circle, and nothing between")
  func reducedMotion() throws {
    let fixture = try fixture { $0.reducesMotion = true }
    drag(fixture, by: -20, isReleased: false)
    expectEqual(toolbar(fixture), whole)
    fixture.container.handle(.move(.mouse, to: Point(x: 200, y: 370)))
    expectEqual(toolbar(fixture), circle)
    fixture.container.showBars()
    expectEqual(toolbar(fixture), whole)
    expect(!fixture.container.isMoving)
  }

  @Test("assistive programs find all items in it, and each selects its page")
  func accessibility() throws {
    let fixture = try fixture()
    drag(fixture, by: -300)
    let tree = fixture.container.accessibilityTree()
    for id in ["a", "b", "c"] {
      let node = try #require(tree.first { $0.id == "tabs/\(id)" })
      expect(!node.bounds.isEmpty)
      expectEqual(circle.union(node.bounds), circle)
    }
    let last = try #require(tree.first { $0.id == "tabs/c" })
    expect(fixture.container.activate(last))
    fixture.rest()
    expectEqual(fixture.container.selectedID, "c")
  }

  @Test("one step of time gives the same as many")
  func steps() throws {
    let (coarse, fine) = (try fixture(), try fixture())
    for fixture in [coarse, fine] {
      drag(fixture, by: -30, isReleased: false)
      fixture.container.handle(.release(.mouse, at: Point(x: 200, y: 370)))
    }
    let start = coarse.container.time
    coarse.container.advance(to: start + 0.15)
    for step in 1...300 { fine.container.advance(to: start + 0.15 * Double(step) / 300) }
    let (one, many) = (try #require(toolbar(coarse)), try #require(toolbar(fine)))
    expect(near(one.width, many.width, within: 1e-9))
    expectLess(one.width, 400)
  }

  @Test("its picture fades other items, titles and marks, and keeps the image")
  func picture() throws {
    let fixture = try fixture { $0.animator = PillAnimator() }
    drag(fixture, by: -300)
    var list = DisplayList()
    fixture.container.draw(into: &list)
    var (titles, icons) = (0, 0)
    for command in list.commands {
      switch command.content {
      case .text(let text) where text.frame.midY > 740 && text.string.count == 1: titles += 1
      case .icon(let icon) where icon.frame.midY > 740:
        icons += 1
        expectEqual(circle.union(icon.frame), circle)
      default: break
      }
    }
    expectEqual(titles, 0)
    expectEqual(icons, 1)
  }
}
