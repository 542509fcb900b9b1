import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Items that move in time")
@MainActor struct ItemAnimationTests {
  /// Three pages whose items have images; the first one is selected.
  private func fixture(
    _ animation: (any ItemAnimation)?, reducesMotion: Bool = false
  ) throws -> Fixture {
    let fixture = try Fixture { $0.reducesMotion = reducesMotion }
    fixture.container.setPages(
      try PageList(
        (0..<3).map {
          var item = TabItem(image: "icon\($0)", label: "P\($0)")
          item.animation = animation
          return ColorPage(id: PageID("p\($0)"), item: item, color: .red)
        }))
    fixture.rest()
    return fixture
  }

  /// The image of the second item in the picture.
  private func icon(_ fixture: Fixture) throws -> DrawCommand.Icon {
    let icons = fixture.commands.compactMap { command -> DrawCommand.Icon? in
      guard case .icon(let icon) = command.content else { return nil }
      return icon
    }
    return try #require(icons.count == 3 ? icons[1] : nil)
  }

  private func select(_ fixture: Fixture) {
    fixture.container.select("p1", animated: false)
  }

  /// The height of the second item's badge in the picture.
  private func badge(_ fixture: Fixture) -> Double? {
    let color = fixture.container.configuration.theme.badge
    return fixture.commands.compactMap { command -> Double? in
      guard case .roundedRect(let frame, _, color) = command.content else { return nil }
      return frame.height
    }.first
  }

  @Test("a badge that changes grows past its size and back, and the same badge stays")
  func badges() throws {
    let fixture = try fixture(nil)
    let clock = fixture.container.parts.clock
    fixture.advance(by: 1)
    fixture.container.changeItem(of: "p1", ItemChange(badge: .count(1)))
    try expectLess(#require(badge(fixture)), 0.5 * BadgeStyle.height)
    let place = try icon(fixture).frame
    fixture.advance(by: 0.1)
    try expectLess(icon(fixture).frame.y, place.y - 4, "the image nods")
    var heights: [Double] = []
    for _ in 0..<35 {
      fixture.advance(by: 0.01)
      try heights.append(#require(badge(fixture)))
    }
    try expectGreater(#require(heights.max()), 1.1 * BadgeStyle.height)
    expectEqual(heights.last, BadgeStyle.height)
    expect(!clock.isMoving)
    fixture.container.changeItem(of: "p1", ItemChange(badge: .count(1)))
    fixture.container.changeItem(of: "p2", ItemChange(title: "Other"))
    expect(!clock.isMoving)
    fixture.container.changeItem(of: "p1", ItemChange(badge: .count(2)))
    expect(clock.isMoving)
  }

  @Test("with reduced motion a badge changes at once")
  func reducedBadges() throws {
    let fixture = try fixture(nil, reducesMotion: true)
    fixture.advance(by: 1)
    fixture.container.changeItem(of: "p1", ItemChange(badge: .count(1)))
    expectEqual(badge(fixture), BadgeStyle.height)
    expect(!fixture.container.parts.clock.isMoving)
  }

  @Test("an item moves from the selection on, and then sleeps")
  func bounce() throws {
    let fixture = try fixture(.bounce)
    let clock = fixture.container.parts.clock
    let resting = try icon(fixture).frame
    expect(!clock.isMoving, "the first selection is no change")
    expectEqual(clock.deadline, nil, "the first selection is no change")
    select(fixture)
    expect(clock.isMoving)
    fixture.advance(by: 0.06)
    let grown = try icon(fixture).frame
    expect(near(grown.width, resting.width * BounceAnimation().pose(at: 0.06).scale))
    expectGreater(grown.width, resting.width * 1.2)
    expect(near(grown.midX, resting.midX))
    fixture.advance(by: 0.6)
    try expectEqual(icon(fixture).frame, resting)
    expect(!clock.isMoving)
    expectEqual(clock.deadline, nil)
  }

  @Test("a thousand steps show what one step shows")
  func steps() throws {
    let (one, many) = (try fixture(.turn), try fixture(.turn))
    let start = one.container.time
    select(one)
    select(many)
    for number in 1...1000 {
      many.container.advance(to: start + 0.2 * Double(number) / 1000)
    }
    one.container.advance(to: start + 0.2)
    expectEqual(one.commands, many.commands)
    try expect(near(icon(one).rotation, TurnAnimation().pose(at: 0.2).rotation))
  }

  @Test("a tap on the selected item lets it move again, from the start")
  func again() throws {
    let fixture = try fixture(.turn)
    fixture.tap(at: Point(x: 200, y: 775))
    fixture.rest()
    try expectEqual(icon(fixture).rotation, 0)
    fixture.tap(at: Point(x: 200, y: 775))
    fixture.advance(by: 0.3)
    fixture.tap(at: Point(x: 200, y: 775))
    fixture.advance(by: 0.1)
    try expect(near(icon(fixture).rotation, TurnAnimation().pose(at: 0.1).rotation))
  }

  @Test("images follow one another, and the item's own comes back")
  func frames() throws {
    let fixture = try fixture(.frames(["a", "b", "c"], perSecond: 10))
    select(fixture)
    var names = [try icon(fixture).name]
    for _ in 0..<4 {
      fixture.advance(by: 0.09)
      names.append(try icon(fixture).name)
    }
    expectEqual(names, ["a", "a", "b", "c", "icon1"])
    expectEqual(FramesAnimation([]).pose(at: 0), ItemPose())
  }

  @Test("nothing moves, and no frames are asked for, where nothing may or can")
  func still() throws {
    typealias Row = (
      name: String, animation: (any ItemAnimation)?, reducesMotion: Bool, stop: (Fixture) -> Void
    )
    let rows: [Row] = [
      ("with reduced motion", .bounce, true, { _ in }),
      (
        "what moves stops with it", .bounce, false,
        { $0.container.configuration.reducesMotion = true }
      ),
      ("an item without an animation", nil, false, { _ in }),
    ]
    for (name, animation, reducesMotion, stop) in rows {
      let fixture = try fixture(animation, reducesMotion: reducesMotion)
      select(fixture)
      stop(fixture)
      expect(!fixture.container.parts.clock.isMoving, "\(name)")
    }
  }

  @Test("a custom view gets the pose")
  func customView() throws {
    let fixture = try fixture(.turn)
    let view = PoseView()
    fixture.container.makeItemView = { $0 == "p1" ? view : nil }
    select(fixture)
    fixture.advance(by: 0.1)
    _ = fixture.commands
    expect(near(view.pose.rotation, TurnAnimation().pose(at: 0.1).rotation))
  }

  @Test("items are equal if their animations are")
  func equality() {
    var (one, other) = (TabItem(title: "A"), TabItem(title: "A"))
    one.animation = .bounce
    expectNotEqual(one, other)
    other.animation = BounceAnimation()
    expectEqual(one, other)
    expectEqual(one.hashValue, other.hashValue)
    other.animation = .turn
    expectNotEqual(one, other)
  }

  @Test("each starts and ends where the item rests", arguments: [0.0, 1])
  func ends(share: Double) {
    let (bounce, turn) = (BounceAnimation(), TurnAnimation())
    expect(near(bounce.pose(at: share * bounce.duration).scale, 1))
    expect(near(turn.pose(at: share * turn.duration).rotation, share * 2 * .pi))
  }
}

/// Notes the pose that it is asked to draw.
@MainActor private final class PoseView: TabItemView {
  var pose = ItemPose()
  func draw(in drawing: inout Drawing, context: TabItemContext) { pose = context.pose }
}
