import Observation
import SwipeTabWindow
import Testing

@testable import TestSupport

// snippet
struct PeopleWords: Sendable {
  var title, search, nobody, add, name, mail, cancel, delete, keep, undo: String
  var nameMissing, mailWrong: String
  var count: @Sendable (Int) -> String
  var deleteQuestion, deleted: @Sendable (String) -> String

  static let all = ["en": english, "de": german]

  static let english = PeopleWords(
    title: "People", search: "Search", nobody: "Nobody has this name.", add: "New person",
    name: "Name", mail: "E-mail", cancel: "Cancel", delete: "Delete", keep: "Keep", undo: "Undo",
    nameMissing: "A name is needed", mailWrong: "An address has an @",
    count: { $0 == 1 ? "1 person" : "\($0) people" },
    deleteQuestion: { "Delete \($0)?" }, deleted: { "\($0) is gone" })

  static let german = PeopleWords(
    title: "Personen", search: "Suchen", nobody: "Niemand heißt so.", add: "Neue Person",
    name: "Name", mail: "E-Mail", cancel: "Abbrechen", delete: "Löschen", keep: "Behalten",
    undo: "Rückgängig", nameMissing: "Ein Name fehlt", mailWrong: "Eine Adresse hat ein @",
    count: { $0 == 1 ? "1 Person" : "\($0) Personen" },
    deleteQuestion: { "\($0) löschen?" }, deleted: { "\($0) ist gelöscht" })
}
// end

// snippet
struct Person: Identifiable, Sendable {
  var name: String
  var mail: String
  var id: String { mail }
}

@Observable @MainActor
final class People {
  var all = (1...10_000).map { Person(name: "Person \($0)", mail: "\($0)@example.org") }
  var query = ""
  var draft = Person(name: "", mail: "")
  /// Whether mistakes are shown, as a person has tried to add the draft.
  var showsMistakes = false
  var language = SwipeTabApp.userLanguage(among: ["en", "de"]) ?? "en"
  /// The app that shows the people, for what presents, asks and scrolls.
  @ObservationIgnored weak var app: SwipeTabApp?

  var words: PeopleWords { PeopleWords.all[language] ?? .english }

  var found: [Person] {
    let query = query.lowercased()
    return query.isEmpty ? all : all.filter { $0.name.lowercased().contains(query) }
  }

  var nameMistake: String? { draft.name.isEmpty ? words.nameMissing : nil }
  var mailMistake: String? { draft.mail.contains("@") ? nil : words.mailWrong }

  /// Adds the draft as the first person; false if something is wrong with it.
  func add() -> Bool {
    showsMistakes = nameMistake != nil || mailMistake != nil
    guard !showsMistakes else { return false }
    all.insert(draft, at: 0)
    draft = Person(name: "", mail: "")
    return true
  }

  func delete(_ person: Person) async {
    let answers: [Answer] = [.destructive(words.delete), .cancel(words.keep)]
    guard let app, let index = all.firstIndex(where: { $0.id == person.id }),
      await app.ask(words.deleteQuestion(person.name), "", answers).role == .destructive
    else { return }
    all.remove(at: index)
    app.pop()
    app.show(
      Toast(words.deleted(person.name)).action(words.undo) { self.all.insert(person, at: index) })
  }
}
// end

// snippet
@MainActor
struct PeoplePages {
  let people: People
  private var words: PeopleWords { people.words }

  var tab: Tab {
    Tab(words.title, icon: "person", id: "people") {
      Field(words.search, id: "search", text: Bindable(people).query).search()
      if people.found.isEmpty { Label(words.nobody) }
      LazyList(people.found, hasSubtitles: true) { person in
        Row(person.name, subtitle: person.mail, push: details(of: person))
      }
    }
    .badge(people.all.count, label: words.count(people.all.count))
    .trailingButton(words.add, image: "plus") { people.app?.present(form) }
  }

  func details(of person: Person) -> Page {
    Page(person.name) {
      Label(person.mail)
      Button(words.delete) { Task { await people.delete(person) } }.role(.destructive)
    }
  }

  var form: Page {
    Page(words.add) {
      Field(words.name, id: "name", text: Bindable(people).draft.name)
        .error(people.showsMistakes ? people.nameMistake : nil)
      Field(words.mail, id: "mail", text: Bindable(people).draft.mail)
        .error(people.showsMistakes ? people.mailMistake : nil)
      Button(words.add) {
        if people.add() { people.app?.dismiss() }
      }
      .role(.default)
      Button(words.cancel) { people.app?.dismiss() }.style(.plain).role(.cancel)
    }
    .sheet()
  }

  var settings: Tab {
    Tab("Language / Sprache", icon: "gear", id: "settings") {
      Choice(
        "Language / Sprache",
        options: [.init("en", title: "English"), .init("de", title: "Deutsch")],
        selection: people.language
      ) {
        people.language = $0
        people.app?.container.language = $0
      }
    }
  }
}
// end

// snippet
@MainActor
func makePeopleApp(_ people: People) -> SwipeTabApp {
  let pages = PeoplePages(people: people)
  let app = SwipeTabApp("People") {
    pages.tab
    pages.settings
  }
  people.app = app
  app.container.language = people.language
  app.shortcut("ctrl+n", people.words.add) { [weak app] in app?.present(pages.form) }
  return app
}
// end

/// The article on the layout of an app shows what is run here, with nothing but the public interface.
@Suite("LayingOutAnApp, the article")
@MainActor
struct LayingOutAnAppTests {
  private let people = People()

  private func app(_ language: String = "de") -> SwipeTabApp {
    people.language = language
    let app = makePeopleApp(people)
    app.container.configuration.reducesMotion = true
    app.update()
    return app
  }

  private func node(_ label: String, in app: SwipeTabApp) -> AccessibilityNode? {
    app.update()
    return app.container.accessibilityTree().first { $0.label == label }
  }

  @Test("10,000 people are searched, in German")
  func search() {
    let app = app()
    expectNotEqual(node("Person 1", in: app), nil)
    expectEqual(node("Person 9999", in: app), nil)
    people.query = "person 9999"
    expectEqual(node("Person 9999", in: app)?.value, "9999@example.org")
    people.query = "x"
    expectNotEqual(node("Niemand heißt so.", in: app), nil)
    expectEqual(node("Person 1", in: app), nil)
    people.language = "en"
    expectNotEqual(node("Nobody has this name.", in: app), nil)
  }

  @Test("the form says what is wrong once it was sent, and adds a person then")
  func form() {
    let app = app()
    app.container.handle(.key(KeyPress(.character("n"), modifiers: .control)))
    expectNotEqual(node("E-Mail", in: app), nil)
    expectEqual(node("Ein Name fehlt", in: app), nil)
    app.container.handle(.text("Ada"))
    app.container.handle(.key(KeyPress(.enter)))
    expectEqual(node("E-Mail", in: app)?.hint, "Eine Adresse hat ein @")
    expectEqual(node("Name", in: app)?.hint, nil)
    expect(app.container.presentedScreen != nil)
    people.draft.mail = "ada@example.org"
    app.update()
    app.container.handle(.key(KeyPress(.enter)))
    expect(people.all.count == 10_001 && people.all[0].name == "Ada")
    expect(app.container.presentedScreen == nil)
    expectNotEqual(node("Ada", in: app), nil)
  }

  @Test("a question comes before somebody is deleted, and the message takes that back")
  func question() async {
    let app = app()
    expect(app.container.activate(label: "Person 2"))
    app.update()
    expect(app.container.activate(label: "Löschen"))
    while app.container.presentedScreen == nil { await Task.yield() }
    expectNotEqual(node("Person 2 löschen?", in: app), nil)
    expect(app.container.activate(label: "Löschen"))
    while app.container.toast == nil { await Task.yield() }
    expectEqual(people.all.count, 9_999)
    expect(app.container.pushedScreens.isEmpty)
    expect(app.container.activate(label: "Rückgängig") && people.all[1].name == "Person 2")
  }
}
