import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Recorded taps and clicks press what they went down on, and turn no page.
@Suite("Recorded taps")
@MainActor struct RecordedTapTests {
  private let container: TabContainer
  private let taps = Taps()

  @MainActor private final class Taps {
    var rows: [Int] = []
  }

  /// Three pages of rows, 48 points high; the second page is selected.
  init() throws {
    let taps = taps
    let pages = ["a", "b", "c"].map { id in
      let page = BasePage(id: PageID(id), item: TabItem(title: id))
      let rows = (0..<40).map { row in
        ScreenBody.Row("Row \(row)", action: .run { taps.rows.append(row) })
      }
      page.body = ScreenBody([.list(rows)])
      return page
    }
    container = try TabContainer(
      pages: PageList(pages), initial: .index(1), size: Size(width: 400, height: 800))
  }

  /// The rectangle of a row that is in view.
  private func frame(ofRow row: Int) throws -> Rect {
    let target = BodyTarget(screen: "b", element: 0, part: row)
    return try #require(container.parts.bodyTargets.frame(of: target))
  }

  /// Whether a hand taps a row alone from a point on it.
  private func taps(_ hand: RecordedHand, _ contact: Contact, row: Int, at y: Double) throws -> Bool
  {
    taps.rows = []
    let frame = try frame(ofRow: row)
    HandPath(hand, by: contact).perform(
      on: container, from: Point(x: frame.midX, y: frame.y + y * frame.height))
    container.advance(to: container.time + 2)
    return taps.rows == [row]
  }

  @Test("of 424 taps at random places of rows at most 7 are lost")
  func rows() throws {
    expectEqual(try frame(ofRow: 8).height, 48)
    var generator = SeededGenerator(seed: 67)
    var lost: [String] = []
    for hand in RecordedHand.taps {
      for _ in 0..<8 {
        let place = Double.random(in: 0..<1, using: &generator)
        if try !taps(hand, Contact(device: .touch), row: 8, at: place) { lost.append("\(hand)") }
        if container.position != 1 { Issue.record("\(hand) turned a page") }
      }
    }
    expectEqual(RecordedHand.taps.count, 53)
    expectAtMost(lost.count, 7, "\(lost)")
  }

  @Test("a finger shows a row or a tab pressed as long as its lift would tap it")
  func pressed() throws {
    let finger = Contact(device: .touch)
    let row = BodyTarget(screen: "b", element: 0, part: 8)
    let tab = StateReader(container).frame(ofItem: 0)
    let contacts = container.parts.contacts
    for (start, sign, isPressed) in [
      (Point(x: 200, y: try frame(ofRow: 8).maxY - 1), 1.0, { contacts.presses(row) }),
      (Point(x: tab.midX, y: tab.y + 1), -1, { contacts.presses(.item("a")) }),
    ] {
      for (way, expected) in [(0.0, true), (9, true), (60, false)] {
        container.handle(.press(finger, at: start))
        container.handle(.move(finger, to: Point(x: start.x, y: start.y + sign * way)))
        expectEqual(isPressed(), expected, "\(start), \(way)")
        container.handle(.cancel(finger))
        container.advance(to: container.time + 2)
      }
    }
  }

  @Test("no click of 203 is lost on a row or on a tab, and none turns a page")
  func clicks() throws {
    expectEqual(RecordedHand.clicks.count, 203)
    let item = StateReader(container).middle(ofItem: 1)
    for hand in RecordedHand.clicks {
      expect(try taps(hand, .mouse, row: 8, at: 0.5), "\(hand)")
      expectEqual(container.position, 1, "\(hand)")
      container.select(index: 0, animated: false)
      HandPath(hand, by: .mouse).perform(on: container, from: item)
      container.advance(to: container.time + 2)
      expectEqual(container.position, 1, "\(hand)")
    }
  }

  @Test("each of 113 drags by a mouse turns the page")
  func drags() throws {
    expectEqual(RecordedHand.drags.count, 113)
    for hand in RecordedHand.drags {
      container.select(index: 1, animated: false)
      let path = HandPath(hand, by: .mouse)
      path.perform(on: container)
      container.advance(to: container.time + 2)
      expectEqual(container.position, path.end.x < 0 ? 2 : 0, "\(hand)")
    }
  }

  @Test("the strip between a floating toolbar and its edge of the window belongs to the toolbar")
  func strip() throws {
    container.configuration.toolbarStyle = .floating
    let item = StateReader(container).frame(ofItem: 2)
    expectGreater(800 - item.maxY, 8)
    for contact in [Contact(device: .touch), .mouse] {
      container.select(index: 0, animated: false)
      let point = Point(x: item.midX, y: 798)
      container.handle(.press(contact, at: point))
      expect(container.parts.contacts.presses(.item("c")))
      container.handle(.release(contact, at: point))
      expectEqual(container.selectedIndex, 2)
    }
  }
}
