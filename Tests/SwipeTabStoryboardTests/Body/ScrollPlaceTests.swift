import Testing

@testable import SwipeTabKit
@testable import StoryboardTestSupport
@testable import SwipeTabStoryboard
@testable import TestSupport

@Suite("Scrolling to a place")
@MainActor struct ScrollPlaceTests {
  private func fixture() throws -> SceneFixture {
    let rows = (0..<100).map { #""Row \#($0)""# }.joined(separator: ", ")
    return try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "body": ["Text", {"list": [\#(rows)]},
        {"button": {"title": "End", "select": "b"}}]}, {"id": "b", "title": "B"}]}
      """#)
  }

  private func isInView(_ label: String, _ fixture: SceneFixture) -> Bool {
    fixture.container.accessibilityTree().first { $0.label == label } != nil
  }

  @Test("a row, a label and the top come into view")
  func places() throws {
    let fixture = try fixture()
    expect(!isInView("Row 70", fixture))
    expect(fixture.container.scroll(to: .row(70)))
    expect(isInView("Row 70", fixture))
    expect(!isInView("Row 2", fixture))
    expect(fixture.container.scroll(to: .label("End")))
    expect(isInView("End", fixture))
    expect(fixture.container.scroll(to: .top))
    fixture.rest()
    expect(isInView("Row 0", fixture))
  }

  @Test("what is in view already moves nothing, and what is not there is told")
  func none() throws {
    let fixture = try fixture()
    let before = fixture.container.state
    expect(fixture.container.scroll(to: .row(1)))
    expectEqual(fixture.container.state, before)
    expect(!fixture.container.scroll(to: .row(100)))
    expect(!fixture.container.scroll(to: .row(-1)))
    expect(!fixture.container.scroll(to: .label("Nowhere")))
  }

  @Test("a page that is not in front is scrolled too, and bars stay as they are")
  func elsewhere() throws {
    let fixture = try fixture()
    fixture.container.configuration.hidesOnScroll = .toolbar
    fixture.container.select("b", animated: false)
    expect(fixture.container.scroll(to: .label("Row 70"), in: "a"))
    expect(!fixture.container.scroll(to: .label("Row 70"), in: "b"))
    expect(!fixture.container.scroll(to: .top, in: "nowhere"))
    expectEqual(fixture.container.parts.presentation.toolbarHiding, 0)
    fixture.container.select("a", animated: false)
    expect(isInView("Row 70", fixture))
    expect(!isInView("Row 2", fixture))
    expect(fixture.container.scroll(to: .label("End"), in: "a"))
    expect(isInView("End", fixture))
    fixture.container.select("b", animated: false)
    expect(fixture.container.scroll(to: .top, in: "a"))
    fixture.container.select("a", animated: false)
    expect(isInView("Row 0", fixture))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a page below pushed screens, and a page of tabs inside a tab, are scrolled")
  func below() throws {
    let rows = (0..<100).map { #""Row \#($0)""# }.joined(separator: ", ")
    let fixture = try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "body": [{"list": [\#(rows)]}]},
        {"id": "b", "title": "B"}]}
      """#)
    fixture.container.push("b")
    fixture.rest()
    expect(fixture.container.scroll(to: .row(70), in: "a"))
    expect(!isInView("Row 70", fixture))
    fixture.container.pop()
    fixture.rest()
    expect(isInView("Row 70", fixture))
    let inner = try SceneFixture(
      #"{"pages": [{"id": "x", "title": "X", "body": [{"list": [\#(rows)]}]}]}"#)
    let outer = try TabContainer(
      pages: try PageList([
        BasePage(id: "in", item: TabItem(title: "In"), container: inner.container),
        BasePage(id: "other", item: TabItem(title: "Other")),
      ]), size: Size(width: 400, height: 800))
    outer.select("other", animated: false)
    expect(outer.scroll(to: .row(70), in: "x"))
    outer.select("in", animated: false)
    expectNotEqual(outer.accessibilityTree().first { $0.label == "Row 70" }, nil)
  }

  // MARK: Other layouts

  /// Paragraphs of several lines, of different lengths, with a list and a page-long text among them.
  private static func paragraphs(_ more: String = "") -> String {
    let text = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor."
    let labels = (0..<40).map { number in
      #"{"label": "\#(number) \#(Array(repeating: text, count: 1 + number % 3).joined(separator: " "))"}"#
    }.joined(separator: ", ")
    return """
      {"state": {"news": false}, "pages": [{"id": "a", "title": "A", "body": [
        {"label": "News", "if": "news"}, {"spacer": 300, "if": "news"},
        \(labels)\(more)]}, {"id": "b", "title": "B"}]}
      """
  }

  /// The first label in view: its number, its top from the top of the view, and its height.
  private func top(_ container: TabContainer) -> (number: String, y: Double, height: Double)? {
    guard let screen = container.parts.bodies.shownFrontBody else { return nil }
    let offset = container.parts.scroller.offset(
      of: ScrollKey(screen: screen.screen), limit: screen.limit)
    let view = screen.context.safeFrame
    for (leaf, item) in screen.layout.items.enumerated() {
      let frame = screen.placed(item.frame, offset: offset)
      guard frame.maxY > view.y, let label = screen.body.leaves[leaf].as(ScreenBody.Label.self)
      else { continue }
      return (String(label.text.prefix { $0 != " " }), frame.y - view.y, frame.height)
    }
    return nil
  }

  @Test("the element at the top stays at its place to the point, whatever lays the page out anew")
  func anchored() throws {
    let changes: [(name: String, change: @MainActor (TabContainer) -> Void)] = [
      ("narrower", { _ = $0.handle(.resize(Size(width: 280, height: 800), scale: 1)) }),
      ("wider and lower", { _ = $0.handle(.resize(Size(width: 800, height: 500), scale: 1)) }),
      ("larger texts", { $0.configuration.textScale = 1.4 }),
      ("elements above", { $0.setValue(.flag(true), of: "news") }),
      ("a toolbar at a side", { $0.configuration.toolbarPosition = .leading }),
      ("another font", { $0.measurer = FixedTextMeasurer() }),
    ]
    for distance in [-700.0, -1111, -2500] {
      for (name, change) in changes {
        let fixture = try SceneFixture(Self.paragraphs())
        let container = fixture.container
        container.handle(.wheel(dx: 0, dy: distance / 40, at: Point(x: 200, y: 300), shift: false))
        let before = try #require(top(container))
        change(container)
        fixture.rest()
        let after = try #require(top(container))
        expectEqual(after.number, before.number, "\(name) at \(distance)")
        // A paragraph that would go out of view keeps its hidden part in proportion.
        let place =
          -before.y < after.height ? before.y : before.y * after.height / before.height
        expectLess(abs(after.y - place), 1, "\(name) at \(distance): \(before) to \(after)")
        expectEqual(container.checkInvariants(), [], "\(name) at \(distance)")
      }
    }
  }

  @Test("any number of widths and back is the same place, from wherever")
  func thereAndBack() throws {
    for distance in stride(from: -300.0, to: -4000, by: -67) {
      let fixture = try SceneFixture(Self.paragraphs())
      let container = fixture.container
      container.handle(.wheel(dx: 0, dy: distance / 40, at: Point(x: 200, y: 300), shift: false))
      fixture.rest()
      let before = try #require(top(container))
      for width in [672.0, 300, 900, 400] {
        container.handle(.resize(Size(width: width, height: 800), scale: 1))
        fixture.rest()
      }
      let after = try #require(top(container))
      expectEqual(after.number, before.number, "at \(distance)")
      expectLess(abs(after.y - before.y), 1, "at \(distance): \(before) to \(after)")
      expectEqual(container.checkInvariants(), [], "at \(distance)")
    }
  }

  @Test("a restored place is that of the element at the top, also in another layout")
  func restored() throws {
    let others = [(Size(width: 280, height: 800), 1.0), (Size(width: 900, height: 500), 1.4)]
    for (size, scale) in others {
      let fixture = try SceneFixture(Self.paragraphs())
      fixture.container.handle(
        .wheel(dx: 0, dy: -40, at: Point(x: 200, y: 300), shift: false))
      fixture.rest()
      let before = try #require(top(fixture.container))
      let saved = fixture.container.state.json()
      let next = try SceneFixture(Self.paragraphs()).container
      next.handle(.resize(size, scale: 1))
      next.configuration.textScale = scale
      next.restore(try #require(ContainerState.read(saved).state))
      let after = try #require(top(next))
      expectEqual(after.number, before.number, "\(size)")
      // Back in the first layout it is the place from which it was saved.
      next.handle(.resize(Size(width: 400, height: 800), scale: 1))
      next.configuration.textScale = 1
      let back = try #require(top(next))
      expectEqual(back.number, before.number, "\(size) and back")
      expectLess(abs(back.y - before.y), 1, "\(size): \(before) to \(back)")
      expectEqual(next.checkInvariants(), [], "\(size)")
    }
  }

  @Test("there and back is the same place, and what moves goes on from it")
  func anchoredInMotion() throws {
    let fixture = try SceneFixture(Self.paragraphs())
    let container = fixture.container
    container.handle(.wheel(dx: 0, dy: -40, at: Point(x: 200, y: 300), shift: false))
    let before = try #require(top(container))
    for width in [300.0, 900, 400] {
      container.handle(.resize(Size(width: width, height: 800), scale: 1))
    }
    let after = try #require(top(container))
    expectEqual(after.number, before.number, "\(before), \(after)")
    expectLess(abs(after.y - before.y), 1, "\(before), \(after)")
    // A fling goes on, and a finger keeps what it holds.
    fixture.drag(from: Point(x: 200, y: 500), by: 0, -200, over: 0.1)
    expect(container.isMoving, "a fling")
    let moving = try #require(top(container))
    container.setValue(.flag(true), of: "news")
    let shifted = try #require(top(container))
    expectEqual(shifted.number, moving.number, "\(moving), \(shifted)")
    expectLess(abs(shifted.y - moving.y), 1, "\(moving), \(shifted)")
    expect(container.isMoving, "it goes on")
    fixture.rest()
    fixture.drag(from: Point(x: 200, y: 300), by: 0, -50, release: false)
    let held = try #require(top(container))
    container.setValue(.flag(false), of: "news")
    let kept = try #require(top(container))
    expectEqual(kept.number, held.number, "\(held), \(kept)")
    expectLess(abs(kept.y - held.y), 1, "\(held), \(kept)")
    container.handle(.move(.mouse, to: Point(x: 200, y: 240)))
    let moved = try #require(top(container))
    expect(moved.number != kept.number || abs(kept.y - moved.y - 10) < 1, "\(kept), \(moved)")
    expectEqual(container.checkInvariants(), [], "invariants")
  }
}
