import Observation
import SwipeTabWindow
import Testing

@testable import TestSupport

// snippet
struct Words: Sendable {
  var title: String
  var guests: @Sendable (Int) -> String
  var language: String

  static let english = Words(
    title: "Guests", guests: { $0 == 1 ? "1 guest" : "\($0) guests" }, language: "English")
  static let german = Words(
    title: "Gäste", guests: { $0 == 1 ? "1 Gast" : "\($0) Gäste" }, language: "Deutsch")

  static let all = ["en": english, "de": german]
}

@Observable @MainActor
final class House {
  var language: String
  var guests = 2
  var words: Words { Words.all[language] ?? .english }

  init() {
    language = SwipeTabApp.userLanguage(among: ["en", "de"]) ?? "en"
  }
}
// end

// snippet
@MainActor
func makeApp(_ house: House) -> SwipeTabApp {
  let app = SwipeTabApp("House") {
    Tab(house.words.title, icon: "person", id: "guests") {
      Label(house.words.guests(house.guests)).style(.title)
      Choice(
        "Language / Sprache", id: "language",
        options: Words.all.keys.sorted().map { .init($0, title: Words.all[$0]?.language ?? $0) },
        selection: house.language
      ) { house.language = $0 }
    }
  }
  app.container.language = house.language
  return app
}
// end

/// The article on languages shows what is run here, with nothing but the public interface.
@Suite("LocalizingAnApp, the article")
@MainActor
struct LocalizingAnAppTests {
  @Test("texts of app and library change with the language, and the tab stays")
  func follows() throws {
    let house = House()
    house.language = "en"
    let app = makeApp(house)
    app.update()
    var configuration = app.container.configuration
    expectNotEqual(app.container.accessibilityTree().first { $0.label == "2 guests" }, nil)
    expect(app.container.activate(label: "Deutsch"))
    app.update()
    expectEqual(house.language, "de")
    expectNotEqual(app.container.accessibilityTree().first { $0.label == "2 Gäste" }, nil)
    expectEqual(app.container.selectedID, "guests")
    // snippet
    app.container.language = "de"
    // end
    expectEqual(app.container.configuration.texts.back, "Zurück")
    // snippet
    configuration.texts.more = "Further pages"
    // end
    app.container.configuration = configuration
    expectEqual(app.container.configuration.texts.more, "Further pages")
    expectEqual(app.container.configuration.texts.back, "Zurück")
    let language = "fa"
    // snippet
    app.container.configuration.isRightToLeft = ["ar", "fa", "he"].contains(language)
    // end
    expect(app.container.configuration.isRightToLeft)
  }
}
