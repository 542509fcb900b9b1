import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// A container 400 × 800 points, its navigation bar 44 high, over a page that scrolls far, with a header from 200 to 60 points.
@Suite("Headers that collapse")
@MainActor struct PageHeaderTests {
  private static let rows = (0..<60).map { "{\"title\": \"Row \($0)\", \"toggle\": \"used\"}" }
    .joined(separator: ",")

  private func fixture(
    _ header: String =
      #"{"title": "Kind of Blue", "subtitle": "Miles", "expanded": 200, "collapsed": 60}"#,
    adjust: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> SceneFixture {
    try SceneFixture(
      """
      {"pages": [
        {"id": "a", "title": "A", "navigationTitle": "Albums", "header": \(header), "body": [
          {"list": [\(Self.rows)]}, {"toggle": {"id": "used", "title": "Used"}}]},
        {"id": "b", "title": "B", "header": "Other", "body": [{"list": [\(Self.rows)]}]},
        {"id": "c", "title": "C", "body": ["Nothing"]}]}
      """
    ) {
      $0.tuning.mouseSlop = 0
      adjust(&$0)
    }
  }

  private func scroll(_ fixture: SceneFixture, by distance: Double) {
    fixture.container.handle(
      .wheel(dx: 0, dy: -distance / 40, at: Point(x: 200, y: 500), shift: false))
    fixture.rest()
  }

  private func frame(_ fixture: SceneFixture) -> Rect? {
    fixture.container.parts.headers.front?.frame
  }

  private func text(_ string: String, in fixture: SceneFixture) -> [DrawCommand.Text] {
    var list = DisplayList()
    fixture.container.draw(into: &list)
    return list.commands.compactMap {
      if case .text(let text) = $0.content, text.string == string { text } else { nil }
    }
  }

  @Test("it is high at the top, gets lower point by point, and stays at its collapsed height")
  func collapses() throws {
    let fixture = try fixture()
    expectEqual(frame(fixture), Rect(x: 0, y: 44, width: 400, height: 200))
    scroll(fixture, by: 40)
    expectEqual(frame(fixture)?.height, 160)
    scroll(fixture, by: 100)
    expectEqual(frame(fixture)?.height, 60)
    scroll(fixture, by: 500)
    expectEqual(frame(fixture), Rect(x: 0, y: 44, width: 400, height: 60))
    scroll(fixture, by: -9999)
    expectEqual(frame(fixture)?.height, 200)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("the navigation bar has no ground over a title that scrolls away, until that scrolls")
  func ground() throws {
    func ground(_ fixture: SceneFixture) -> (ground: UInt8, line: UInt8) {
      var list = DisplayList()
      fixture.container.draw(into: &list)
      func alpha(_ place: Rect) -> UInt8 {
        list.commands.compactMap { command -> UInt8? in
          if case .fill(place, let color) = command.content { color.alpha } else { nil }
        }.first ?? 0
      }
      return (
        alpha(Rect(x: 0, y: 0, width: 400, height: 44)),
        alpha(Rect(x: 0, y: 43, width: 400, height: 1))
      )
    }
    for theme in [Theme.light, .highContrastLight] {
      let fixture = try fixture(#"{"title": "Kind of Blue", "collapsed": 0}"#) {
        $0.theme = theme
      }
      expect(ground(fixture) == (0, 0))
      scroll(fixture, by: 8)
      let half = ground(fixture)
      scroll(fixture, by: 40)
      let whole = ground(fixture)
      expectGreater(whole.ground, 200)
      expectGreater(whole.line, 0)
      expectGreater(half.ground, 0)
      expectLess(half.ground, whole.ground)
      fixture.container.select("c", animated: false)
      fixture.rest()
      expect(ground(fixture) == whole)
    }
  }

  @Test("a pull beyond the top stretches it, and it comes back")
  func stretches() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 200, y: 400), by: 0, 120, release: false)
    try expectGreater(#require(frame(fixture)).height, 230)
    fixture.container.handle(.release(.mouse, at: Point(x: 200, y: 520)))
    fixture.rest()
    expectEqual(frame(fixture)?.height, 200)
  }

  @Test("the body begins below it, scrolls with it, and its end can be seen")
  func body() throws {
    let fixture = try fixture()
    let list = fixture.container.accessibilityTree().first { $0.label == "Row 0" }
    try expectEqual(#require(list).bounds.y, 44 + 200 + 16)
    scroll(fixture, by: 40)
    let moved = fixture.container.accessibilityTree().first { $0.label == "Row 0" }
    try expectEqual(#require(moved).bounds.y, 44 + 160 + 16)
    scroll(fixture, by: 99_999)
    let last = fixture.container.accessibilityTree().first { $0.label == "Used" }
    try expectEqual(#require(last).bounds.maxY, 751 - 16)
  }

  @Test("rows below it cannot be pressed, and a drag on it scrolls")
  func presses() throws {
    let fixture = try fixture()
    scroll(fixture, by: 400)
    fixture.tap(200, 80)
    expect(!fixture.container.isOn("used"))
    fixture.tap(200, 140)
    expect(fixture.container.isOn("used"))
    fixture.drag(from: Point(x: 200, y: 80), by: 0, 300, release: false)
    try expectGreater(#require(frame(fixture)).height, 60)
  }

  @Test("its title shrinks, its subtitle goes, and the navigation bar shows no second title")
  func titles() throws {
    let fixture = try fixture()
    let large = try #require(text("Kind of Blue", in: fixture).first)
    expectEqual(large.style.size, 34)
    expectEqual(text("Miles", in: fixture).count, 1)
    expect(text("Albums", in: fixture).isEmpty)
    scroll(fixture, by: 400)
    let small = try #require(text("Kind of Blue", in: fixture).first)
    expectEqual(small.style.size, 17)
    expect(text("Miles", in: fixture).isEmpty)
    expectGreater(small.frame.midY, 44)
    expectLess(small.frame.midY, 104)
  }

  @Test("one that scrolls away brings the title into the navigation bar")
  func largeTitle() throws {
    let fixture = try fixture(#"{"expanded": 64, "collapsed": 0}"#)
    expectEqual(text("Albums", in: fixture).map(\.style.size), [34])
    scroll(fixture, by: 400)
    expectEqual(text("Albums", in: fixture).map(\.style.size), [NavigationBar.titleStyle.size])
    expectEqual(frame(fixture), nil)
  }

  @Test("wherever a body rests, its title shows in one place at most")
  func oneTitle() throws {
    let fixture = try fixture(#"{"title": "Kind of Blue", "expanded": 52, "collapsed": 0}"#)
    var sizes: Set<Double> = []
    for _ in 0..<60 {
      let shown =
        text("Kind of Blue", in: fixture).filter { $0.color.alpha > 0 }
        + text("Albums", in: fixture).filter { $0.color.alpha > 0 }
      expectLess(shown.count, 2)
      sizes.formUnion(shown.map(\.style.size))
      scroll(fixture, by: 1)
    }
    expectEqual(sizes, [34, 17])
  }

  @Test("each page has its own, also half way between two")
  func pages() throws {
    let fixture = try fixture()
    scroll(fixture, by: 400)
    fixture.drag(from: Point(x: 300, y: 400), by: -200, release: false)
    let (one, other) = (
      try #require(text("Kind of Blue", in: fixture).first),
      try #require(text("Other", in: fixture).first)
    )
    expectEqual(one.style.size, 17)
    expectEqual(other.style.size, 34)
    fixture.container.handle(.release(.mouse, at: Point(x: 100, y: 400)))
    fixture.container.select("b", animated: false)
    fixture.container.select("a", animated: false)
    expectEqual(frame(fixture)?.height, 60)
  }

  @Test("from right to left its title is at the right")
  func rightToLeft() throws {
    let fixture = try fixture { $0.isRightToLeft = true }
    expectEqual(text("Kind of Blue", in: fixture).first?.alignment, .right)
  }

  @Test("larger texts make it higher")
  func textScale() throws {
    let fixture = try fixture { $0.textScale = 2 }
    expectEqual(frame(fixture)?.height, 258)
    let title = try #require(text("Kind of Blue", in: fixture).first)
    try expectEqual(#require(frame(fixture)).union(title.frame), frame(fixture))
  }

  @Test("it goes up with a navigation bar that hides")
  func hidingBars() throws {
    let fixture = try fixture { $0.hidesOnScroll = .bars }
    scroll(fixture, by: 400)
    expectEqual(frame(fixture)?.y, 0)
  }

  @Test("assistive programs read it as a heading")
  func accessibility() throws {
    let fixture = try fixture()
    let node = try #require(
      fixture.container.accessibilityTree().first { $0.label == "Kind of Blue" })
    expectEqual(node.role, .heading)
    expectEqual(node.hint, "Miles")
    expectEqual(node.bounds, Rect(x: 0, y: 44, width: 400, height: 200))
  }

  @Test("the focus scrolls what has it clear of it")
  func focus() throws {
    let fixture = try fixture()
    let container = fixture.container
    scroll(fixture, by: 99_999)
    for _ in 0..<4 where container.parts.focusRing.label != "Row 0" {
      container.handle(.key(KeyPress(.tab)))
    }
    expectEqual(container.parts.focusRing.label, "Row 0")
    expectEqual(frame(fixture)?.height, 200)
    container.handle(.key(KeyPress(.end)))
    container.handle(.key(KeyPress(.home)))
    let row = try #require(container.parts.focusRing.frame)
    expectAtLeast(row.y, (try #require(frame(fixture))).maxY)
  }

  @Test("one step of time gives the same as many")
  func steps() throws {
    let (coarse, fine) = (try fixture(), try fixture())
    for fixture in [coarse, fine] {
      fixture.drag(from: Point(x: 200, y: 500), by: 0, -100, over: 0.1)
    }
    let start = coarse.container.time
    coarse.container.advance(to: start + 0.2)
    for step in 1...200 { fine.container.advance(to: start + 0.2 * Double(step) / 200) }
    let (one, many) = (try #require(frame(coarse)), try #require(frame(fine)))
    expect(near(one.height, many.height, within: 1e-9))
  }

  @Test(
    "a wrong one is a mistake with its place",
    arguments: [
      (#"{"expanded": 100, "collapsed": 101}"#, "100"),
      (#"{"expanded": -1}"#, "1000"), (#"{"titel": "A"}"#, "did you mean \"title\"?"),
      ("3", "a title or an object"),
    ])
  func mistakes(header: String, words: String) {
    do {
      _ = try fixture(header)
      Issue.record("\(header) was read")
    } catch {
      expect("\(error)".contains(words))
      expect("\(error)".contains("header"))
    }
  }
}
