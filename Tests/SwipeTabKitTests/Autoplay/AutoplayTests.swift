import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Pages that turn by themselves every few seconds.
@Suite("Autoplay")
@MainActor struct AutoplayTests {
  private static let finger = Contact(device: .touch)

  /// A container with three pages that turn every 5 seconds.
  private func container(
    _ change: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.autoplay = 5
    change(&configuration)
    return try TabContainer(
      pages: PageList(Fixture.pages(0..<3)), configuration: configuration,
      size: Size(width: 400, height: 800))
  }

  /// The selected page after some seconds more.
  private func page(of container: TabContainer, after seconds: Double) -> Int? {
    container.advance(to: container.time + seconds)
    expectEqual(container.checkInvariants(), [])
    return container.selectedIndex
  }

  @Test("no page turns by itself unless the option says when")
  func off() throws {
    let container = try container { $0.autoplay = 0 }
    expectEqual(container.nextDeadline, nil)
    expectEqual(page(of: container, after: 1000), 0)
  }

  @Test("an advance by years ends, and the pages turn at most 10,000 times")
  func years() throws {
    let container = try container {
      $0.autoplay = 1.0 / 60
      $0.isCyclic = true
    }
    var changes = 0
    container.didSelect = { _ in changes += 1 }
    var warnings: [String] = []
    container.onEvent = { if case .warning(let text) = $0 { warnings.append(text) } }
    expect(page(of: container, after: 1e9) != nil)
    expectEqual(container.time, 1e9)
    expect((1...10_000).contains(changes), "\(changes)")
    expect(warnings.count == 1 && warnings[0].contains("is left out"), "\(warnings)")
    let turned = changes
    expect(page(of: container, after: 2) != nil)
    expectGreater(changes, turned, "it goes on")
    container.configuration.autoplay = 5
    let last = container.selectedIndex
    expect(page(of: container, after: 6) != last)
  }

  @Test("the next page is selected after the time, as by a program, and the last one stays")
  func turns() throws {
    let container = try container()
    var changes: [SelectionChange] = []
    container.didSelect = { changes.append($0) }
    expectEqual(container.nextDeadline, 5)
    expect(!container.isMoving)
    expectEqual(page(of: container, after: 4.9), 0)
    expectEqual(page(of: container, after: 0.2), 1)
    expect(container.isMoving)
    expectEqual(page(of: container, after: 60), 2)
    expectEqual(changes.map(\.cause), [.program, .program])
    expectEqual(container.nextDeadline, nil)
  }

  @Test("one step in time and many end on the same page")
  func steps() throws {
    let (one, many) = (try container { $0.isCyclic = true }, try container { $0.isCyclic = true })
    one.advance(to: 40)
    while many.time < 40 { many.advance(to: min(40, many.time + 0.37)) }
    expectEqual(one.selectedIndex, many.selectedIndex)
    expectEqual(one.position, many.position)
  }

  @Test("in a ring the first page follows the last")
  func ring() throws {
    let container = try container { $0.isCyclic = true }
    container.select(index: 2, animated: false)
    expectEqual(page(of: container, after: 6), 0)
  }

  @Test("what holds the pages holds them until it is gone, and they go on some time later")
  func held() throws {
    let middle = Point(x: 200, y: 400)
    typealias Act = (TabContainer) -> Void
    let rows: [(name: String, hold: Act, letGo: Act)] = [
      (
        "a finger",
        {
          $0.handle(.press(Self.finger, at: middle))
          expect($0.nextDeadline == nil || $0.isMoving)
        }, { $0.handle(.release(Self.finger, at: middle)) }
      ),
      (
        "the pointer over the container", { $0.handle(.move(.mouse, to: middle)) },
        { $0.handle(.leave) }
      ),
      (
        "the keyboard focus",
        {
          $0.handle(.key(KeyPress(.tab)))
          expectNotEqual($0.parts.focusRing.focused, nil)
        }, { expect($0.clearFocus()) }
      ),
      (
        "an open overview", { $0.toggleOverview(animated: false) },
        { $0.toggleOverview(animated: false) }
      ),
      ("a hidden window", { $0.isOutOfSight = true }, { $0.isOutOfSight = false }),
    ]
    for (name, hold, letGo) in rows {
      let container = try container()
      hold(container)
      expectEqual(page(of: container, after: 20), 0, "\(name)")
      letGo(container)
      expectEqual(page(of: container, after: 4.9), 0, "\(name)")
      expectEqual(page(of: container, after: 0.2), 1, "\(name)")
    }
  }

  @Test("reduced motion holds the pages")
  func reducedMotion() throws {
    expectEqual(page(of: try container { $0.reducesMotion = true }, after: 20), 0)
  }

  @Test("a refused page is asked for again after the same time")
  func veto() throws {
    let container = try container()
    var asked = 0
    container.shouldSelect = { _, _ in
      asked += 1
      return false
    }
    expectEqual(page(of: container, after: 14), 0)
    expectEqual(asked, 2)
  }

  @Test("pages that may not be swiped turn too, and a disabled one is skipped")
  func nextThatMayBeSelected() throws {
    let container = try container { $0.swiping = false }
    container.changeItem(of: "p1", ItemChange(isEnabled: false))
    expectEqual(page(of: container, after: 6), 2, "page 1 is disabled")
  }
}
