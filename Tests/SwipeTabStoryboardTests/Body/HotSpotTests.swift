import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import StoryboardTestSupport
@testable import TestSupport

/// A picture of 200 × 100 points in the middle of 400.
@Suite("Hot spots of pictures")
@MainActor struct HotSpotTests {
  private func fixture(
    _ members: String, adjust: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> SceneFixture {
    try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "body": [{"image":
        {"name": "app", "width": 200, "height": 100, "label": "Plan", \#(members)}}]}],
        "state": {"lit": false}, "screens": [{"id": "b", "title": "B"}, {"id": "c", "title": "C"}], "strings": {"de": {"SLUG-HALL": "Saal"}}}
      """#, locale: "de", adjust: adjust)
  }

  private static let shares =
    #""hotSpots": [{"frame": [0, 0, 0.5, 1], "label": "SLUG-HALL", "push": "b"}, {"frame": [0.4, 0, 0.2, 1], "label": "Door", "push": "c"}]"#

  private func node(_ label: String, _ fixture: SceneFixture) throws -> AccessibilityNode {
    try #require(fixture.container.accessibilityTree().first { $0.label == label })
  }

  @Test(
    "frames are shares of the picture, on the same side in both directions",
    arguments: [false, true])
  func shares(isRightToLeft: Bool) throws {
    let fixture = try fixture(Self.shares) { $0.isRightToLeft = isRightToLeft }
    let (hall, door) = (try node("Saal", fixture), try node("Door", fixture))
    let picture = try node("Plan", fixture)
    expectEqual(picture.role, .image)
    expectEqual(hall.role, .button)
    expect(hall.isActivatable)
    expectEqual(picture.bounds, Rect(x: 100, y: picture.bounds.y, width: 200, height: 100))
    expectEqual(hall.bounds, Rect(x: 100, y: picture.bounds.y, width: 100, height: 100))
    expectEqual(door.bounds, Rect(x: 180, y: picture.bounds.y, width: 40, height: 100))
    expect(AccessibilityAudit.broken(of: fixture.container).isEmpty)
    fixture.tap(120, hall.bounds.midY)
    fixture.rest()
    expectEqual(fixture.stack, ["b"])
    fixture.container.pop()
    fixture.rest()
    // The later one lies over the other.
    fixture.tap(190, hall.bounds.midY)
    fixture.rest()
    expectEqual(fixture.stack, ["c"])
    fixture.container.pop()
    fixture.rest()
    fixture.tap(280, hall.bounds.midY)
    fixture.rest()
    expectEqual(fixture.stack, [])
  }

  @Test("with a size, frames are in its unit and follow how the picture is placed")
  func size() throws {
    // A square of 100 units: shown in the middle as 100 points, or 200 points wide and cut off above and below.
    let spot =
      #""size": [100, 100], "hotSpots": [{"frame": [0, 0, 50, 50], "label": "Spot", "push": "b"}]"#
    let fitting = try fixture(spot)
    let top = try node("Plan", fitting).bounds.y
    try expectEqual(node("Spot", fitting).bounds, Rect(x: 150, y: top, width: 50, height: 50))
    let filling = try fixture(#""mode": "fill", "# + spot)
    try expectEqual(node("Spot", filling).bounds, Rect(x: 100, y: top, width: 100, height: 50))
  }

  @Test("the keyboard reaches each hot spot, with a ring around it, and Enter taps it")
  func keyboard() throws {
    let fixture = try fixture(Self.shares)
    fixture.container.handle(
      .accessibility(AccessibilityRequest(.focus, of: try node("Saal", fixture).id)))
    try expect(node("Saal", fixture).isFocused)
    fixture.container.handle(.key(try #require(KeyPress(named: "down"))))
    try expect(node("Door", fixture).isFocused)
    fixture.container.handle(.key(try #require(KeyPress(named: "enter"))))
    fixture.rest()
    expectEqual(fixture.stack, ["c"])
  }

  @Test("a hot spot without a name is for the pointer alone, and highlights the round picture")
  func pointerOnly() throws {
    let fixture = try fixture(
      #""corners": 20, "hotSpots": [{"frame": [0, 0, 1, 1], "label": "", "push": "b"}]"#)
    let tree = fixture.container.accessibilityTree()
    expectEqual(tree.first { $0.role == .button && $0.label.isEmpty }, nil)
    expectEqual(fixture.container.parts.bodyTargets.stop(after: nil, by: 1), nil)
    let place = try node("Plan", fixture).bounds
    fixture.container.handle(.move(.mouse, to: Point(x: place.midX, y: place.midY)))
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let highlights = list.commands.filter {
      guard case .roundedRect(let frame, let radius, _) = $0.content else { return false }
      return frame == place && radius == 20
    }
    expectEqual(highlights.count, 1)
    fixture.tap(place.midX, place.midY)
    fixture.rest()
    expectEqual(fixture.stack, ["b"])
  }

  @Test("a hot spot shows only while its condition holds")
  func condition() throws {
    let fixture = try fixture(
      #""hotSpots": [{"frame": [0, 0, 1, 1], "label": "Lamp", "on": "lit", "unless": "lit"}]"#)
    fixture.activate("Lamp")
    expectEqual(fixture.container.accessibilityTree().first { $0.label == "Lamp" }, nil)
  }

  @Test("shares beyond 1 and other mistakes are reported")
  func mistakes() {
    for members in [
      #""hotSpots": [{"frame": [0, 0, 2, 1], "label": "L", "push": "b"}]"#,
      #""hotSpots": [{"frame": [0, 0, 1], "label": "L", "push": "b"}]"#,
      #""hotSpots": [{"frame": [0, 0, 1, 1], "label": "L"}]"#,
      #""hotSpots": [{"frame": [0, 0, 1, 1], "push": "b"}]"#,
      #""hotSpots": [{"frame": [0, 0, 1, 1], "label": "L", "push": "nowhere"}]"#,
      #""size": [0, 10]"#,
    ] {
      #expect(throws: StoryboardFileError.self, "\(members)") { try self.fixture(members) }
    }
  }
}
