import SwipeTabWindow
import Testing

@testable import Starter

@MainActor
struct StarterTests {
  let notes = Notes()
  let app: SwipeTabApp

  init() { app = makeApp(notes) }

  @Test func aKeptNoteIsCounted() {
    notes.draft = "Water the plants"
    app.update()
    #expect(app.container.activate(label: "Keep"))
    app.update()
    #expect(notes.texts == ["Water the plants"])
    #expect(app.container.pages.page(at: 0).item.badge == .count(1))
  }

  @Test func aSwipeShowsTheSettings() {
    let start = app.container.time
    app.container.handle(.press(.mouse, at: Point(x: 400, y: 600)))
    for step in 1...10 {
      app.container.advance(to: start + Double(step) / 60)
      app.container.handle(.move(.mouse, to: Point(x: 400 - 30 * Double(step), y: 600)))
    }
    app.container.handle(.release(.mouse, at: Point(x: 100, y: 600)))
    app.container.advance(to: start + 3)
    #expect(app.container.selectedID == "settings")
  }
}
