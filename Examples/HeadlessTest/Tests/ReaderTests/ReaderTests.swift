import Reader
import SwipeTabKit
import Testing

@MainActor struct ReaderTests {
  let notes = NotesPage(id: "notes", item: TabItem(title: "Notes", image: "notebook"))
  let reader: TabContainer

  init() throws { reader = try makeReader(notes: notes, size: Size(width: 400, height: 700)) }

  /// Drags from one place to another in a fifth of a second, lifts, and waits for rest.
  func drag(from start: Double, to end: Double) {
    let begin = reader.time
    reader.handle(.press(.mouse, at: Point(x: start, y: 300)))
    for step in 1...12 {
      reader.advance(to: begin + Double(step) / 60)
      let x = start + (end - start) * Double(step) / 12
      reader.handle(.move(.mouse, to: Point(x: x, y: 300)))
    }
    reader.handle(.release(.mouse, at: Point(x: end, y: 300)))
    reader.advance(to: begin + 3)
  }

  @Test("a swipe turns to the notes and back")
  func swipe() {
    drag(from: 350, to: 50)
    #expect(reader.selectedID == "notes" && reader.position == 1 && reader.phase == .resting)
    drag(from: 50, to: 350)
    #expect(reader.selectedID == "book")
  }

  @Test("notes that are not saved keep the reader", arguments: ["book", "shelf"])
  func veto(page: PageID) {
    reader.select("notes", animated: false)
    notes.isEdited = true
    #expect(notes.item.badge == .dot)
    #expect(reader.select(page) == .refused)
    drag(from: 350, to: 50)
    #expect(reader.selectedID == "notes" && reader.position == 1)
    notes.isEdited = false
    #expect(reader.select(page) == .selected)
  }

  @Test("a tap on an item selects its page")
  func tap() throws {
    let item = try #require(
      reader.accessibilityTree().first { $0.role == .tab && $0.label == "Shelf" })
    let place = Point(x: item.bounds.midX, y: item.bounds.midY)
    reader.handle(.press(.mouse, at: place))
    reader.handle(.release(.mouse, at: place))
    #expect(reader.selectedID == "shelf")
  }
}
