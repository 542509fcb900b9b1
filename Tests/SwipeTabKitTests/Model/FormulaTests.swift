import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("Formula")
struct FormulaTests {
  private let values: [ControlID: ControlValue] = [
    "on": .flag(true), "off": .flag(false), "seats": .number(2), "plan": .text("pro"),
    "name": .text(" "), "two words": .flag(true), "amount": .number(2450.5), "a-b": .number(7),
    "pin": .text("0123"),
  ]

  private func holds(_ text: String) -> Bool? {
    Formula(parsing: text).map { $0.holds { values[$0] } }
  }

  @Test("a condition asks for a value, compares it, or is none")
  func holds() {
    let laws: [(name: String, rows: [(text: String, holds: Bool?)])] = [
      (
        "a name alone asks for a switch that is on or a text that is not blank",
        [
          ("on", true), ("off", false), ("plan", true), ("name", false), ("none", false),
          (" two words ", true),
        ]
      ),
      (
        "numbers have an order, texts and switches are equal or not",
        [
          ("seats=2", true), ("seats != 2", false), ("seats > 1.5", true), ("seats>2", false),
          ("seats >= 2", true), ("seats < 2", false), ("seats <= 2", true), ("seats > x", false),
          ("plan = pro", true), ("plan != pro", false), ("plan = basic plan", false),
          ("plan < pro", false), ("on = true", true), ("off != true", true), ("none != 3", true),
          ("none = 3", false), ("pin = 0123", true), ("pin = 123", false), ("seats = a-b", false),
        ]
      ),
      (
        "without a name, with an unknown sign or with nothing to compare with it is none",
        [
          ("", nil), (" ", nil), ("= 2", nil), ("seats =", nil), ("seats == 2", nil),
          ("seats => 2", nil), ("seats <> 2", nil), ("! on", nil), ("(on", nil), ("on)", nil),
          ("on and", nil),
          ("1 < 2 < 3", nil), ("lenght(name)", nil), ("max(1)", nil), ("'open", nil),
          ("on && off", nil),
          (String(repeating: "(", count: 1000), nil),
          (String(repeating: "1+", count: 10_000) + "1 > 0", nil),
        ]
      ),
    ]
    for (name, rows) in laws {
      for (text, expected) in rows { expectEqual(holds(text), expected, "\(name): \(text)") }
    }
  }

  @Test("of several all must hold, or none, and the words say so")
  func several() throws {
    let on = try #require(Formula(parsing: "on"))
    let full = try #require(Formula(parsing: "seats > 5"))
    let both = on.and(full.noneOf)
    expect(both.holds { values[$0] })
    expectEqual(both.description, "on and not seats > 5")
    expect(!on.and(full).holds { values[$0] })
    expect(!on.and(full).noneOf.holds { values[$0] })
    expectEqual(on.and(nil), on)
  }

  @Test("numbers are calculated, and what has no result says why")
  func calculates() throws {
    let rows: [(text: String, number: Double?)] = [
      ("seats * 200", 400), ("-seats", -2), ("2 + seats * -3", -4), ("(2 + seats) * 3", 12),
      ("10 - 4 - 3", 3), ("8 / 4 / 2", 1), ("a-b - seats", 5), ("amount - seats", 2448.5),
      ("0.1 + 0.2", 0.3), ("length(plan)", 3), ("number(pin) + 1", 124), ("number(name)", 0),
      ("min(seats, 1) + max(seats, 3)", 4), ("round(amount)", 2451), ("--1", 1),
      ("seats / 0", nil), ("none + 1", nil), ("plan * 2", nil), ("on + 1", nil),
    ]
    for (text, expected) in rows {
      let formula = try #require(Formula(parsing: text), "\(text)")
      expectEqual(try? formula.number { values[$0] }, expected, "\(text)")
    }
    let reasons = [
      "seats / 0": "it divides by 0", "none + 1": #"there is no value "none""#,
      "plan * 2": #""plan" is not a number"#, "(on) + 'x'": #""on" is not a number"#,
    ]
    for (text, reason) in reasons {
      let formula = try #require(Formula(parsing: text))
      let mistake = #expect(throws: FormulaMistake.self) { try formula.number { values[$0] } }
      expectEqual(mistake?.message, reason, "\(text)")
      expect(!formula.holds { values[$0] })
    }
  }

  @Test(
    "and binds closer than or, not closer than and, and words are found without case and accents")
  func words() throws {
    let rows = [
      ("off and off or on", true), ("off and (off or on)", false), ("not off and on", true),
      ("not seats > 5", true), ("not (on and off)", true), ("'Café Ada' contains 'ada CAFE'", true),
      ("plan contains 'x'", false), ("plan contains ''", true), ("amount > seats * 1000", true),
      ("'pro' = plan", true), ("plan = 'pro'", true),
    ]
    for (text, expected) in rows {
      expectEqual(Formula(parsing: text)?.holds { values[$0] }, expected, "\(text)")
    }
    let formula = try #require(Formula(parsing: " min(a, b) > -c and not d "))
    expectEqual(formula.names, ["a", "b", "c", "d"])
    expectEqual(formula.description, "min(a, b) > -c and not d")
  }

  @Test("a mistake in a formula says what is meant")
  func mistakes() {
    let rows = [
      "n == 1": #""==" is not part of formulas; use "=""#,
      "on && off": #""&&" is not part of formulas; use "and""#,
      "lenght(n)": #"there is no function "lenght"; did you mean "length"?"#,
      "min(1)": #""min" has 2 values in parentheses, not 1"#, "n +": "a value is missing",
      "(n": #"")" is missing"#, "n 'x'": "'x' is out of place", "'x": "the text after ' has no end",
    ]
    for (text, message) in rows {
      let mistake = #expect(throws: FormulaMistake.self) { try Formula(reading: text) }
      expectEqual(mistake?.message, message, "\(text)")
    }
  }
}
