import Observation
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Lazy lists, grids, sections and links of an app")
@MainActor
struct LazyListTests {
  @Observable final class Model {
    var name = "Row"
    var played: Int?
  }

  private let model = Model()

  private func texts(_ app: SwipeTabApp) -> [String] {
    app.update()
    var list = DisplayList()
    app.container.draw(into: &list)
    return list.commands.compactMap { command in
      if case .text(let text) = command.content { text.string } else { nil }
    }
  }

  @Test("rows follow state that they read when they were made, and act")
  func rows() {
    let app = SwipeTabApp("Test") {
      Tab("A") {
        LazyList(0..<1_000_000) { [model] (number: Int) in
          Row("\(model.name) \(number)") { model.played = number }
        }
      }
    }
    expect(texts(app).contains("Row 2"))
    model.name = "Song"
    expect(texts(app).contains("Song 2"))
    expect(!texts(app).contains("Row 2"))
    expect(app.container.activate(label: "Song 2"))
    expectEqual(model.played, 2)
  }

  private struct Song: Identifiable { let id: Int }

  @Test("rows of items with identifiers stay in view when others come above them")
  func identifiers() throws {
    model.played = 0
    let app = SwipeTabApp("Test") {
      Tab("A") {
        LazyList(((model.played ?? 0)..<1000).map { Song(id: $0) }) { song in Row("Song \(song.id)")
        }
      }
    }
    func top() -> Double? {
      app.update()
      return app.container.accessibilityTree().first { $0.label == "Song 40" }?.bounds.y
    }
    _ = texts(app)
    app.scroll(to: .row(40))
    let before = try #require(top())
    model.played = -20
    expectEqual(top(), before)
  }

  @Test("a link opens its address, in a grid, a section and columns too")
  func links() {
    var opened: [String] = []
    let app = SwipeTabApp("Test") {
      Tab("A") {
        Grid(cellWidth: 100) {
          Link("One", "https://one.example")
          Link("Two", "https://two.example")
        }
        Section("Card") { Link("Three", "https://three.example") }.footer("Below")
        Columns(breaksBelow: 100) {
          Link("Four", "https://four.example")
          Column { Link("Five", "https://five.example") }
        }
      }
    }
    app.container.onOpen = { opened.append($0) }
    for label in ["One", "Two", "Three", "Four", "Five"] {
      expect(app.container.activate(label: label))
    }
    app.open("https://six.example")
    expectEqual(
      opened, ["one", "two", "three", "four", "five", "six"].map { "https://\($0).example" })
    expect(texts(app).contains("Below"))
  }

  @Test(
    "an address has a scheme and nothing that is no text",
    arguments: [
      ("https://example.org", true), ("mailto:ada@example.org", true), ("example.org", false),
      ("", false), ("-x:y", false), ("a b:c", false), ("https://a\u{0}b", false),
    ])
  func addresses(url: String, isAddress: Bool) {
    expectEqual(Opener.isAddress(url), isAddress)
  }
}
