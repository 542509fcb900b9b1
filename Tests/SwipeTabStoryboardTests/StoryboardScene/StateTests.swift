import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// How pages follow the state of a storyboard.
@Suite("State of a storyboard")
@MainActor struct StateTests {
  private static let shop = """
    { "state": { "loggedIn": false, "seats": { "value": 2, "from": 1, "to": 4 } },
      "strings": {
        "en": { "SLUG-SEATS": { "zero": "no seat", "one": "{seats} seat", "other": "{seats} seats" },
                "SLUG-BASIC": "Basic", "SLUG-PRO": "Pro" },
        "ar": { "SLUG-SEATS": { "two": "مقعدان", "few": "{seats} مقاعد", "other": "{seats} مقعد" },
                "SLUG-BASIC": "أ", "SLUG-PRO": "ب" } },
      "pages": [
        { "id": "home", "title": "Home", "body": [
          { "label": "Welcome", "if": "loggedIn" },
          { "button": { "title": "Log in", "do": [
            { "on": "loggedIn" }, { "step": { "seats": 1 }, "if": "loggedIn" } ] },
            "unless": "loggedIn" },
          "SLUG-SEATS",
          { "button": { "title": "More", "step": { "seats": 1 } } },
          { "button": { "title": "Fewer", "step": { "seats": -1 } } },
          { "list": [{ "title": "Many", "if": "seats > 3" }, { "title": "Few", "unless": "seats > 3" }] } ] },
        { "id": "mine", "title": "Mine", "badge": "{seats}", "if": "loggedIn" },
        { "id": "plain", "title": "Plain", "body": ["Plain",
          { "choice": { "id": "plan", "title": "Plan", "options": [
            { "name": "basic", "title": "SLUG-BASIC" }, { "name": "pro", "title": "SLUG-PRO" }] } } ] },
        { "id": "last", "title": "Plan {plan}", "trailing": [{ "title": "Pay", "push": "pay", "if": "plan = pro" }] }
      ],
      "screens": [{ "id": "pay", "navigationTitle": "Pay for {seats}",
        "body": [{ "button": { "title": "One more", "step": { "seats": 1 } } }] }] }
    """

  private func fixture(locale: String? = nil) throws -> SceneFixture {
    try SceneFixture(Self.shop, locale: locale)
  }

  /// The names of all parts of the body of a page or screen.
  private func names(_ screen: (any Screen)?) -> [String] {
    (screen?.body?.leaves ?? []).flatMap { leaf in
      (0..<leaf.base.partCount).compactMap { leaf.base.label(ofPart: $0) }
    }
  }

  private func names(_ fixture: SceneFixture) -> [String] {
    names(fixture.container.pages.allStored?.first)
  }

  @Test("elements, rows and tabs come and go, and texts show values in the forms of their language")
  func follows() throws {
    let fixture = try fixture()
    expectEqual(names(fixture), ["Log in", "2 seats", "More", "Fewer", "Few"])
    expectEqual(fixture.container.pages.ids, ["home", "plain", "last"])
    fixture.activate("Log in")
    expectEqual(names(fixture), ["Welcome", "3 seats", "More", "Fewer", "Few"])
    expectEqual(fixture.container.pages.ids, ["home", "mine", "plain", "last"])
    expectEqual(fixture.container.pages.page(at: 1).item.badge, .count(3))
    expectEqual(fixture.take(), [.pagesChanged])
    fixture.activate("More")
    expectEqual(names(fixture), ["Welcome", "4 seats", "More", "Fewer", "Many"])
    expectEqual(fixture.container.pages.page(at: 1).item.badge, .count(4))
    // The range holds it.
    fixture.activate("More")
    expectEqual(fixture.container.value(of: "seats"), .number(4))
    for _ in 0..<5 { fixture.activate("Fewer") }
    expectEqual(names(fixture)[1], "1 seat")
    expectEqual(fixture.take(), [])
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test(
    "a tab that comes back has its place and its stack, and a selected one that goes leaves its neighbor"
  )
  func tabs() throws {
    let fixture = try fixture()
    let container = fixture.container
    container.setValue(.flag(true), of: "loggedIn")
    container.select("mine", animated: false)
    container.setValue(.flag(false), of: "loggedIn")
    expectEqual(container.selectedID, "plain")
    container.setValue(.flag(true), of: "loggedIn")
    expectEqual(container.pages.ids, ["home", "mine", "plain", "last"])
    expectEqual(container.selectedID, "plain")
    expectEqual(container.checkInvariants(), [])
  }

  @Test("only the pages that read a value are made again")
  func cost() throws {
    let fixture = try fixture()
    func bodies() -> [ScreenBody?] { (fixture.container.pages.allStored ?? []).map(\.body) }
    let before = bodies()
    fixture.container.setValue(.number(3), of: "seats")
    let after = bodies()
    expectEqual(zip(before, after).map { $0 === $1 }, [false, true, true, true])
    fixture.container.setValue(.number(3), of: "seats")
    expect(zip(bodies(), after).allSatisfy { $0 === $1 })
  }

  @Test("a choice shows the title of its option, and changes what depends on it")
  func choice() throws {
    let fixture = try fixture()
    let container = fixture.container
    container.select("last", animated: false)
    expectEqual(fixture.bar, "[] Plan Basic []")
    container.setValue(.text("pro"), of: "plan")
    expectEqual(fixture.bar, "[] Plan Pro [Pay]")
    expectEqual(container.pages.page(at: 2).item.title, "Plan Pro")
  }

  @Test("a pushed screen follows too, with what is below it")
  func screens() throws {
    let fixture = try fixture()
    fixture.container.push("pay", animated: false)
    expect(fixture.bar.hasSuffix("Pay for 2 []"))
    fixture.activate("One more")
    expect(fixture.bar.hasSuffix("Pay for 3 []") && names(fixture)[1] == "3 seats")
    expectEqual(fixture.stack, ["pay"])
    fixture.container.pop(animated: false)
    fixture.container.present("pay", animated: false)
    fixture.activate("One more")
    expectEqual(fixture.container.presentedScreen?.navigationTitle, "Pay for 4")
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("forms of texts are those of the language")
  func languages() throws {
    let fixture = try fixture(locale: "ar")
    expectEqual(names(fixture)[1], "مقعدان")
    fixture.container.setValue(.number(3), of: "seats")
    expectEqual(names(fixture)[1], "3 مقاعد")
  }

  @Test("a saved state has the values, and a reload keeps them unless the file begins with others")
  func kept() throws {
    let first = try fixture()
    first.container.setValue(.flag(true), of: "loggedIn")
    first.container.setValue(.number(4), of: "seats")
    first.container.select("mine", animated: false)
    let second = try fixture()
    second.container.restore(first.container.state)
    expectEqual(second.container.selectedID, "mine")
    expect(names(second).contains("4 seats"))
    StoryboardScene.apply(second.scene, to: second.container)
    expectEqual(second.container.selectedID, "mine")
    expect(names(second).contains("4 seats"))
    let other = Self.shop.replacing(#""value": 2"#, with: #""value": 1"#)
    StoryboardScene.apply(try SceneFixture.scene(other), to: second.container)
    expect(names(second).contains("1 seat"))
    expect(names(second).contains("Welcome"))
  }

  @Test(
    "a state line has the values of the state in the order of the file, and a set line changes them"
  )
  func lines() throws {
    let fixture = try fixture()
    expect(fixture.line.contains(#""state":{"loggedIn":false,"seats":2},"focus""#))
    let player = ReplayPlayer(container: fixture.container)
    try player.play(#"{"t":1,"do":"set","values":{"seats":3,"loggedIn":true}}"#)
    expect(fixture.line.contains(#""state":{"loggedIn":true,"seats":3}"#))
    expect(names(fixture).contains("3 seats"))
    let plain = try SceneFixture(#"{ "pages": [{ "id": "a", "title": "A" }] }"#)
    expect(!plain.line.contains(#""state""#))
  }

  @Test("where tabs can be moved, a saved state has its tabs and its values too")
  func moved() throws {
    let text = Self.shop.replacing(#"{ "state""#, with: #"{ "reorder": true, "state""#)
    let first = try SceneFixture(text)
    first.container.setValue(.flag(true), of: "loggedIn")
    first.container.move("mine", to: 3)
    first.container.select("mine", animated: false)
    let second = try SceneFixture(text)
    second.container.restore(first.container.state)
    expectEqual(second.container.pages.ids, ["home", "plain", "last", "mine"])
    expectEqual(second.container.selectedID, "mine")
    expect(names(second).contains("Welcome"))
    expectEqual(second.container.checkInvariants(), [])
  }

  @Test("options follow comparisons as they follow toggles")
  func options() throws {
    let fixture = try SceneFixture(
      #"{ "state": { "n": 1 }, "when": { "n > 3": { "theme": "dark" } }, "pages": [{ "id": "a", "title": "A" }] }"#
    )
    expectEqual(fixture.container.configuration.theme.appearance, .light)
    fixture.container.setValue(.number(4), of: "n")
    expectEqual(fixture.container.configuration.theme.appearance, .dark)
  }

  @Test("a row loses its columns with what is in them, and a group what is left of it")
  func groups() throws {
    let fixture = try SceneFixture(
      """
      { "state": { "on": false }, "pages": [{ "id": "a", "title": "A", "body": [
        { "row": ["one", { "column": ["two", "three"], "if": "on" }, { "label": "four", "unless": "on" }] },
        { "section": { "title": "Gone", "items": [{ "label": "five", "if": "on" }] } },
        { "grid": ["six", { "label": "seven", "if": "on" }] },
        { "strip": [{ "title": "eight", "if": "on" }] }, { "row": ["nine"], "if": "on" } ] }] }
      """)
    expectEqual(names(fixture), ["one", "four", "six"])
    fixture.container.setValue(.flag(true), of: "on")
    expectEqual(
      names(fixture), ["one", "two", "three", "Gone", "five", "six", "seven", "eight", "nine"])
  }

  @Test("a container in a tab hides with its tab, and its pages follow the state of all")
  func containers() throws {
    let fixture = try SceneFixture(
      """
      { "state": { "on": false }, "containers": [
        { "id": "main", "pages": [{ "id": "a", "title": "A" }, "inner"] },
        { "id": "inner", "title": "Inner", "if": "on", "pages": [
          { "id": "b", "title": "B", "body": [{ "button": { "title": "Out", "off": "on" } }] },
          { "id": "c", "title": "C", "if": "on" }] }] }
      """)
    let container = fixture.container
    expectEqual(container.pages.ids, ["a"])
    container.setValue(.flag(true), of: "on")
    expectEqual(container.pages.ids, ["a", "inner"])
    container.select("inner", animated: false)
    expectEqual(container.shownContainer.pages.ids, ["b", "c"])
    fixture.activate("Out")
    expectEqual(container.pages.ids, ["a"])
    expectEqual(container.selectedID, "a")
    expectEqual(container.checkInvariants(), [])
  }

  @Test("actions of a sheet go on in order below it")
  func sheet() throws {
    let fixture = try SceneFixture(
      """
      { "state": { "bought": false }, "pages": [
        { "id": "a", "title": "A", "body": [{ "label": "Thanks", "if": "bought" }] },
        { "id": "b", "title": "B" }],
        "screens": [{ "id": "buy", "body": [{ "button": { "title": "Buy", "do": [
          { "on": "bought" }, { "dismiss": true }, { "select": "b" }, { "push": "c", "if": "bought" }] } }] },
          { "id": "c", "navigationTitle": "C" }] }
      """)
    fixture.container.present("buy", animated: false)
    fixture.activate("Buy")
    expect(fixture.container.presentedScreen == nil)
    expectEqual(fixture.container.selectedID, "b")
    expectEqual(fixture.stack, ["c"])
    expectEqual(names(fixture), ["Thanks"])
  }

  @Test("the page of a program takes its tab from the file as the state says")
  func ownPages() throws {
    @MainActor struct Own: Screen { let id: PageID = "own" }
    let text =
      #"{ "state": { "n": 1 }, "pages": [{ "id": "a", "title": "A {n}", "if": "n > 0" }, { "id": "b", "title": "B" }] }"#
    let file = try StoryboardFile(bytes: Array(text.utf8))
    file.pages["a"] = Own()
    let container = try file.makeContainer(size: Size(width: 400, height: 800))
    expectEqual(container.pages.page(at: 0).item.title, "A 1")
    container.setValue(.number(2), of: "n")
    expectEqual(container.pages.page(at: 0).item.title, "A 2")
    container.setValue(.number(0), of: "n")
    expectEqual(container.pages.ids, ["b"])
  }

  @Test("the text of a secure field is dots elsewhere too")
  func secrets() throws {
    let fixture = try SceneFixture(
      """
      { "pages": [{ "id": "a", "title": "A", "body": [
        "It is {word}", { "field": { "id": "word", "title": "Word", "secure": true } }] }] }
      """)
    fixture.container.setValue(.text("abc"), of: "word")
    expectEqual(names(fixture).first, "It is •••")
  }

  @Test("a first tab that the state hides is no mistake; another one shows then")
  func initial() throws {
    for initial in ["\"b\"", "1"] {
      let fixture = try SceneFixture(
        """
        { "state": { "on": false }, "initial": \(initial), "pages": [
          { "id": "a", "title": "A" }, { "id": "b", "title": "B", "if": "on" }] }
        """)
      expectEqual(fixture.container.selectedID, "a")
      expect(fixture.scene.problems.isEmpty)
      fixture.container.setValue(.flag(true), of: "on")
      fixture.container.select("b", animated: false)
      expectEqual(fixture.container.selectedID, "b")
    }
  }

  @Test("the inspector finds what shows, where conditions leave out elements, rows and columns")
  func places() throws {
    let fixture = try fixture()
    let bytes = Array(Self.shop.utf8)
    let places = try #require(
      StoryboardPlaces(bytes, file: "f", document: fixture.scene.document))
    func path(_ element: Int, _ part: Int? = nil) -> String? {
      places.place(ofElement: element, part: part, onPage: "home") { condition in
        try? condition.result { fixture.container.value(of: $0) }
      }?.path
    }
    expect(path(0) == "$.pages[0].body[1].button" || path(0) == "$.pages[0].body[1]")
    expectEqual(path(1), "$.pages[0].body[2]")
    expectEqual(path(4, 0), "$.pages[0].body[5].list[1]")
    fixture.activate("Log in")
    expectEqual(path(0), "$.pages[0].body[0]")
  }
}

extension String {
  /// This text with each occurrence of another one replaced.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
