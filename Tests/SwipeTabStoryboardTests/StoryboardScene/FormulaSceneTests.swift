import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// What formulas, timers, languages and rows of a storyboard change on its pages.
@Suite("Formulas of a storyboard")
@MainActor struct FormulaSceneTests {
  private func page(_ state: String, _ body: String, _ more: String = "") -> String {
    #"{ "state": { \#(state) }, "pages": [{ "id": "a", "title": "A", "body": [\#(body)] \#(more) }] }"#
  }

  private func body(_ fixture: SceneFixture) -> ScreenBody? {
    fixture.container.pages.allStored?.first?.body
  }

  private func labels(_ fixture: SceneFixture) -> [String] {
    (body(fixture)?.leaves ?? []).flatMap { leaf in
      (0..<leaf.base.partCount).compactMap { leaf.base.label(ofPart: $0) }
    }
  }

  @Test("texts, progress and sliders show results, and steps add them")
  func results() throws {
    let fixture = try SceneFixture(
      page(
        #""balance": { "value": 2450.5, "from": 0 }, "amount": 50"#,
        #"""
        "{balance - amount:EUR}, {amount / balance:percent}",
        { "label": "Too much", "if": "amount > balance" },
        { "progress": { "title": "Left", "value": "(balance - amount) / balance" } },
        { "slider": { "id": "half", "title": "Half", "to": 2000, "value": "amount * 2" } },
        { "button": { "title": "Send", "step": { "balance": "-amount", "amount": "amount + 1000" } } }
        """#))
    expectEqual(labels(fixture).first, "€2,400.50, 2%")
    expectEqual(fixture.container.value(of: "half"), .number(100))
    func share() -> Double? {
      body(fixture)?.leaves.compactMap { $0.as(ScreenBody.Progress.self)?.share }.first
    }
    expectEqual(share(), 0.979596001)
    fixture.activate("Send")
    expectEqual(fixture.container.value(of: "balance"), .number(2400.5))
    expectEqual(fixture.container.value(of: "amount"), .number(1100))
    fixture.activate("Send")
    fixture.activate("Send")
    expectEqual(fixture.container.value(of: "balance"), .number(0))
    expectEqual(labels(fixture)[1], "Too much")
    expectEqual(share(), 0)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a formula without a result is a warning with its place, and changes nothing")
  func warnings() throws {
    let fixture = try SceneFixture(
      page(
        #""n": 1, "sum": 5"#,
        #""{sum / n} each", { "button": { "title": "None", "step": { "n": -1 } } }, { "button": { "title": "Divide", "step": { "sum": "sum / n" } } }"#
      ))
    expectEqual(labels(fixture)[0], "5 each")
    fixture.activate("None")
    expectEqual(labels(fixture)[0], "{sum / n} each")
    expectEqual(
      fixture.take(), [.warning(#""sum / n" on "a" has no result: it divides by 0"#)])
    fixture.activate("Divide")
    expectEqual(
      fixture.take(), [.warning(#""sum / n" on "a" has no result: it divides by 0"#)])
    expectEqual(fixture.container.value(of: "sum"), .number(5))
  }

  @Test("numbers have the separators of the language, and plural forms follow the result")
  func languages() throws {
    let text = """
      { "state": { "n": 1 }, "strings": {
        "en": { "SLUG-A": { "one": "{n * 1000:number} piece", "other": "{n * 1000:number} pieces" } },
        "de": { "SLUG-A": { "one": "{n * 1000:number} Stück", "other": "{n * 1000:number} Stücke" } } },
        "pages": [{ "id": "a", "title": "A", "body": ["SLUG-A"] }] }
      """
    expectEqual(labels(try SceneFixture(text))[0], "1,000 pieces")
    expectEqual(labels(try SceneFixture(text, locale: "de"))[0], "1.000 Stücke")
  }

  @Test("a secret shows as dots, and never in a calculation")
  func secrets() throws {
    let fixture = try SceneFixture(
      page(
        "",
        #"{ "field": { "id": "pin", "title": "PIN", "secure": true } }, "{pin} {length(pin)} {number(pin) + 1}""#
      ))
    fixture.container.setValue(.text("1234"), of: "pin")
    expectEqual(labels(fixture).last, "•••• 4 1")
  }

  @Test("a field that is not valid keeps the user, and says why only then")
  func valid() throws {
    let fixture = try SceneFixture(
      page(
        #""sent": 0"#,
        #"""
        { "field": { "id": "mail", "title": "Mail", "valid": "mail contains '@'", "error": "No address" } },
        { "button": { "title": "Send", "step": { "sent": 1 } } }
        """#))
    func hint() -> String? {
      fixture.container.accessibilityTree().first { $0.label == "Mail" }?.hint
    }
    expectEqual(hint(), nil)
    fixture.activate("Send")
    expectEqual(fixture.container.value(of: "sent"), .number(0))
    expectEqual(hint(), "No address")
    fixture.container.setValue(.text("a@b"), of: "mail")
    expectEqual(hint(), nil)
    fixture.activate("Send")
    expectEqual(fixture.container.value(of: "sent"), .number(1))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  // MARK: Timers

  @Test("a repeated action goes on while its page is in front, in one step as in a thousand")
  func every() throws {
    let text =
      page(
        #""rest": { "value": 10, "from": 0 }"#, #"{ "button": { "title": "Next", "push": "b" } }"#,
        #", "every": { "seconds": 1, "step": { "rest": -1 }, "if": "rest > 2" }"#
      ).dropLast(1) + #", "screens": [{ "id": "b", "navigationTitle": "B" }] }"#
    let (one, many) = (try SceneFixture(String(text)), try SceneFixture(String(text)))
    one.advance(by: 3.5)
    for _ in 0..<1000 { many.advance(by: 0.0035) }
    for fixture in [one, many] {
      expectEqual(fixture.container.value(of: "rest"), .number(7))
      // Input does not end it.
      fixture.tap(300, 700)
      fixture.advance(by: 1)
      expectEqual(fixture.container.value(of: "rest"), .number(6))
      fixture.container.push("b", animated: false)
      fixture.advance(by: 5)
      expectEqual(fixture.container.value(of: "rest"), .number(6))
      fixture.container.pop(animated: false)
      fixture.advance(by: 100)
      expectEqual(fixture.container.value(of: "rest"), .number(2))
      expectEqual(fixture.container.checkInvariants(), [])
    }
  }

  @Test("until input, a press ends it until the page comes to the front again")
  func untilInput() throws {
    let fixture = try SceneFixture(
      page(
        #""n": 0"#, #""Text""#,
        #", "every": { "seconds": 1, "step": { "n": 1 }, "untilInput": true }"#))
    fixture.advance(by: 2.5)
    fixture.tap(300, 700)
    fixture.advance(by: 5)
    expectEqual(fixture.container.value(of: "n"), .number(2))
  }

  // MARK: Rows and taps

  @Test("elements of a row have widths, weights and places, and icons are as wide as they are")
  func rows() throws {
    let fixture = try SceneFixture(
      page(
        #""n": 0"#,
        #"""
        { "row": [{ "button": { "title": "One", "image": "star", "style": "icon", "step": { "n": 1 } } },
          { "label": { "text": "A long title of a song that plays now", "align": "leading" }, "align": "top" },
          { "button": { "title": "Two", "image": "star", "style": "icon", "step": { "n": 1 } } }] },
        { "row": [{ "button": { "title": "Wide", "step": { "n": 1 } }, "weight": 3 },
          { "button": { "title": "Slim", "step": { "n": 1 } } },
          { "button": { "title": "Fixed", "step": { "n": 1 } }, "width": 100 }] }
        """#))
    func frame(_ label: String) throws -> Rect {
      try #require(fixture.container.accessibilityTree().first { $0.label == label }).bounds
    }
    try expectEqual(frame("One").width, 36)
    try expectEqual(frame("Two").width, 36)
    try expectGreater(frame("A long title of a song that plays now").width, 250)
    try expectEqual(frame("Fixed").width, 100)
    try expectGreater(frame("Wide").width, 2.5 * frame("Slim").width)
  }

  @Test("keys of rows elsewhere, and both a width and a weight, are mistakes")
  func rowMistakes() {
    let rows: [(body: String, mistake: String)] = [
      (#"{ "label": "x", "weight": 2 }"#, #"unknown key "weight""#),
      (
        #"{ "row": [{ "label": "x", "weight": 2, "width": 3 }] }"#,
        #"expected "weight" or "width", found both"#
      ),
      (#"{ "row": [{ "label": "x", "align": "left" }] }"#, "found \"left\""),
    ]
    for (body, mistake) in rows {
      let failure = #expect(throws: StoryboardFileError.self) {
        try SceneFixture(page("", body))
      }
      let messages = failure?.diagnostics.map(\.message) ?? []
      expect(messages.contains { $0.contains(mistake) }, "\(body): \(messages)")
    }
  }

  @Test("a tap beside the elements of a page has the page's action, which is read as a button")
  func tap() throws {
    let fixture = try SceneFixture(
      page(
        #""n": 0, "m": 0"#, #""Text", { "button": { "title": "Go", "step": { "m": 1 } } }"#,
        #", "onTap": { "step": { "n": 1 } }"#))
    fixture.tap(200, 700)
    expectEqual(fixture.container.value(of: "n"), .number(1))
    fixture.activate("Go")
    expectEqual(fixture.container.value(of: "m"), .number(1))
    let node = fixture.container.accessibilityTree().first { $0.label == "A" && $0.role == .button }
    expect(node != nil)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  // MARK: Languages

  @Test("the value locale is the language, also after a restored state")
  func locale() throws {
    let text = """
      { "state": { "locale": "en", "n": 1 }, "strings": { "en": { "SLUG-A": "Hello" }, "ar": { "SLUG-A": "أهلا" } },
        "pages": [{ "id": "a", "title": "SLUG-A", "body": ["SLUG-A",
          { "button": { "title": "Arabic", "set": { "locale": "ar" } } },
          { "label": "{n}", "if": "locale = ar" }] }, { "id": "b", "title": "B" }] }
      """
    let fixture = try SceneFixture(text)
    expectEqual(labels(fixture), ["Hello", "Arabic"])
    fixture.container.setValue(.number(5), of: "n")
    fixture.activate("Arabic")
    expectEqual(labels(fixture), ["أهلا", "Arabic", "5"])
    expect(fixture.container.configuration.isRightToLeft)
    expectEqual(fixture.container.pages.page(at: 0).item.title, "أهلا")
    let other = try SceneFixture(text)
    other.container.restore(fixture.container.state)
    expectEqual(labels(other), ["أهلا", "Arabic", "5"])
    other.container.setValue(.text("en"), of: "locale")
    expectEqual(labels(other), ["Hello", "Arabic"])
    expect(!other.container.configuration.isRightToLeft)
    expectEqual(other.container.checkInvariants(), [])
    // A file without such a value has none.
    expectEqual(labels(try SceneFixture(text, locale: "ar")), ["أهلا", "Arabic", "1"])
  }
}
