import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// Swipes as hands make them, not as rulers draw them.
@Suite("Hands")
@MainActor struct HandTests {
  private static let middle = Point(x: 350, y: 400)
  private static let touch = Contact(device: .touch)

  private func fixture(_ configure: (inout ContainerConfiguration) -> Void = { _ in }) throws
    -> Fixture
  {
    try Fixture(pages: 5, at: 2, size: Size(width: 480, height: 800)) {
      ($0.tuning.mouseSlop, $0.tuning.touchSlop) = (4, 10)
      configure(&$0)
    }
  }

  private func landing(_ hand: Hand) throws -> Int? {
    let fixture = try fixture()
    hand.swipe(fixture.container)
    fixture.rest()
    return fixture.container.selectedIndex
  }

  @Test("a swipe that brakes turns the page", arguments: [300.0, 350, 400], [0.15, 0.2, 0.3])
  func brakes(way: Double, duration: Double) throws {
    for rate in [60.0, 125, 240, 500] {
      for hold in [0, 0.016] {
        for sign in [1.0, -1] {
          let start = Point(x: 240 + sign * 200, y: 400)
          let hand = Hand(
            start: start, way: Point(x: -sign * way, y: 0), duration: duration, rate: rate,
            hold: hold)
          try expectEqual(landing(hand), 2 + Int(sign), "\(hand)")
        }
      }
    }
  }

  @Test("no swipe beyond half way returns", arguments: [0.06, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
  func wideGrid(duration: Double) throws {
    for way in [260.0, 300, 350, 400] {
      for rate in [30.0, 60, 90, 125, 240, 500] {
        for hold in [0, 0.008, 0.016, 0.03] {
          let hand = Hand(
            start: Self.middle, way: Point(x: -way, y: 0), duration: duration, rate: rate,
            hold: hold)
          try expectEqual(landing(hand), 3, "\(hand)")
        }
      }
    }
  }

  @Test("a quick swipe of 100 points that brakes turns the page", arguments: [100.0, 130, 180])
  func quick(way: Double) throws {
    for duration in [0.08, 0.12, 0.16, 0.2] {
      for rate in [60.0, 90, 125, 240, 500] {
        for contact in [Contact.mouse, Self.touch] {
          let hand = Hand(
            start: Self.middle, way: Point(x: -way, y: 0), duration: duration, rate: rate,
            contact: contact)
          try expectEqual(landing(hand), 3, "\(hand)")
        }
      }
    }
  }

  @Test("a hand that turns back before it lifts is obeyed", arguments: [60.0, 125, 240, 500])
  func turnsBack(rate: Double) throws {
    for back in [15.0, 30, 60] {
      for duration in [0.02, 0.03, 0.04] {
        let fixture = try fixture()
        let there = Hand(
          start: Self.middle, way: Point(x: -320, y: 0), duration: 0.2, rate: rate)
        fixture.container.handle(.press(.mouse, at: there.start))
        var time = 0.0
        while time < 0.2 {
          time = min(0.2, time + 1 / rate)
          fixture.container.advance(to: time)
          fixture.container.handle(.move(.mouse, to: there.point(at: time)))
        }
        let turn = there.point(at: 0.2)
        var since = 0.0
        while since < duration {
          since = min(duration, since + 1 / rate)
          fixture.container.advance(to: 0.2 + since)
          let x = turn.x + back * since / duration
          fixture.container.handle(.move(.mouse, to: Point(x: x, y: 400)))
        }
        fixture.release(turn.x + back)
        fixture.rest()
        expectEqual(fixture.container.selectedIndex, 2, "\(back) in \(duration) at \(rate)")
      }
    }
  }

  @Test("the drag that threw a braking hand back")
  func recorded() throws {
    let fixture = try Fixture(pages: 3, size: Size(width: 480, height: 800)) {
      $0.tuning.mouseSlop = 4
    }
    fixture.container.advance(to: 1)
    fixture.press(450)
    for (time, x) in [(1.03, 250.0), (1.06, 150), (1.09, 110)] {
      fixture.container.advance(to: time)
      fixture.move(x)
    }
    fixture.container.advance(to: 1.1)
    fixture.release(110)
    expectAtLeast(fixture.container.velocity, 0)
    expectEqual(fixture.container.selectedIndex, 1)
  }

  @Test("a thumb's arc swipes", arguments: [150.0, 200, 260], [20.0, 50, 80])
  func arc(way: Double, bow: Double) throws {
    for duration in [0.1, 0.2, 0.3] {
      for rate in [60.0, 120, 240] {
        for sign in [1.0, -1] {
          let hand = Hand(
            start: Point(x: 240 + sign * way / 2, y: 500), way: Point(x: -sign * way, y: 0),
            duration: duration, rate: rate, bow: bow, contact: Self.touch)
          try expectEqual(landing(hand), 2 + Int(sign), "\(hand)")
        }
      }
    }
  }

  @Test("a list is not thrown back by a hand that brakes", arguments: [0.15, 0.2, 0.3])
  func list(duration: Double) throws {
    let rows = (0..<100).map { #"{"title": "Row \#($0)", "select": "list"}"# }
    let list = #"{"list": [\#(rows.joined(separator: ","))]}"#
    let fixture = try SceneFixture(
      #"{"pages": [{"id": "list", "title": "L", "body": [\#(list)]}]}"#)
    let hand = Hand(
      start: Point(x: 200, y: 700), way: Point(x: 0, y: -400), duration: duration, rate: 125)
    hand.swipe(fixture.container)
    let key = ScrollKey(screen: "list")
    let released = fixture.container.parts.scroller.offset(of: key, limit: 10_000)
    fixture.rest()
    let rested = fixture.container.parts.scroller.offset(of: key, limit: 10_000)
    expectGreater(released, 300)
    expectAtLeast(rested, released - 1)
  }

  @Test("a pushed screen goes back under a hand that brakes", arguments: [0.15, 0.2, 0.3])
  func back(duration: Double) throws {
    for rate in [60.0, 125, 500] {
      let fixture = try fixture()
      fixture.container.push(Fixture.page("detail"), animated: false)
      let hand = Hand(
        start: Point(x: 10, y: 400), way: Point(x: 320, y: 0), duration: duration, rate: rate)
      hand.swipe(fixture.container)
      fixture.rest()
      expect(fixture.container.pushedScreens.isEmpty)
    }
  }
}
