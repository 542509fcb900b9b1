import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// A container 400 × 800 points with three tabs, each 400 / 3 wide, of which *a* and *b* take drops.
@Suite("Files and texts dropped from other programs")
@MainActor struct DropTests {
  private final class Taken {
    var drops: [Drop] = []
  }

  private let taken = Taken()

  private func fixture(takes: Bool = true) throws -> SceneFixture {
    let fixture = try SceneFixture(
      """
      {"pages": [
        {"id": "a", "title": "A", "image": "ic_star"}, {"id": "b", "title": "B"},
        {"id": "c", "title": "C"}],
       "screens": [{"id": "detail"}, {"id": "form"}]}
      """)
    guard takes else { return fixture }
    fixture.container.onDrop = { [taken] drop in
      taken.drops.append(drop)
      return true
    }
    fixture.container.takesDrop = { $0 != "c" }
    return fixture
  }

  private let page = Point(x: 100, y: 300)
  private let second = Point(x: 200, y: 780)
  private let third = Point(x: 350, y: 780)

  @Test("they reach what is below them, which stays where it is")
  func reach() throws {
    let rows: [(name: String, files: [String], text: String?, point: Point, drop: Drop)] = [
      (
        "the page, with the point on it", ["/tmp/a.png"], nil, page,
        Drop(on: "a", .page(at: page), files: ["/tmp/a.png"])
      ),
      ("the tab", [], "Hello", second, Drop(on: "b", .item, text: "Hello")),
    ]
    for (name, files, text, point, drop) in rows {
      taken.drops = []
      let fixture = try fixture()
      expect(fixture.container.drop(files: files, text: text, at: point), "\(name)")
      expectEqual(taken.drops, [drop], "\(name)")
      expectEqual(fixture.container.selectedID, "a", "\(name)")
    }
  }

  @Test("what does not take them refuses them, and so does everything without a closure")
  func refused() throws {
    let fixture = try fixture()
    expect(!fixture.container.drop(files: ["/tmp/a.png"], at: third))
    expect(!fixture.container.drop(files: ["/tmp/a.png"], at: Point(x: -5, y: 300)))
    expect(taken.drops.isEmpty)
    try expect(!self.fixture(takes: false).container.drop(files: ["/tmp/a.png"], at: page))
  }

  @Test("a tab over which they rest is selected after 0.6 seconds, and no other on the way")
  func selects() throws {
    let fixture = try fixture()
    let container = fixture.container
    expect(container.hoverDrop(at: second))
    fixture.advance(by: 0.3)
    expect(!container.hoverDrop(at: third))
    fixture.advance(by: 0.59)
    expectEqual(container.selectedID, "a")
    expectNotEqual(container.nextDeadline, nil)
    fixture.advance(by: 0.02)
    expectEqual(container.selectedID, "c")
    fixture.rest()
    expectEqual(container.nextDeadline, nil)
    expect(!container.isMoving)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("once they have left, nothing is selected")
  func leaves() throws {
    let fixture = try fixture()
    fixture.container.hoverDrop(at: second)
    fixture.container.hoverDrop(at: nil)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "a")
    expectEqual(fixture.container.nextDeadline, nil)
  }

  @Test("what would take them is lit, and nothing else")
  func lights() throws {
    let fixture = try fixture()
    let container = fixture.container
    func commands() -> Int {
      var list = DisplayList()
      container.draw(into: &list)
      return list.commands.count
    }
    let plain = commands()
    container.hoverDrop(at: second)
    expectEqual(container.parts.drops.litItem, .item("b"))
    expectEqual(commands(), plain + 1)
    container.hoverDrop(at: third)
    expectEqual(container.parts.drops.litItem, nil)
    expectEqual(commands(), plain)
    container.hoverDrop(at: page)
    expectEqual(container.parts.drops.litItem, nil)
    expectEqual(commands(), plain + 2)
    container.hoverDrop(at: nil)
    expectEqual(commands(), plain)
  }

  @Test("a pushed screen takes them for itself, and below a sheet nothing does")
  func screens() throws {
    let fixture = try fixture()
    fixture.container.push("detail", animated: false)
    expect(fixture.container.drop(files: ["/tmp/a.png"], at: page))
    expectEqual(taken.drops.map(\.page), ["detail"])
    fixture.container.present("form", animated: false)
    expect(!fixture.container.drop(files: ["/tmp/a.png"], at: page))
    expect(!fixture.container.hoverDrop(at: page))
  }
}
