import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("Condition")
struct ConditionTests {
  private let values: [ControlID: ControlValue] = [
    "on": .flag(true), "off": .flag(false), "seats": .number(2), "plan": .text("pro"),
    "name": .text(" "), "two words": .flag(true),
  ]

  private func holds(_ text: String) -> Bool? {
    Condition(parsing: text).map { $0.holds { values[$0] } }
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
          ("none = 3", false),
        ]
      ),
      (
        "without a name, with an unknown sign or with nothing to compare with it is none",
        [
          ("", nil), (" ", nil), ("= 2", nil), ("seats =", nil), ("seats == 2", nil),
          ("seats => 2", nil), ("seats <> 2", nil), ("! on", nil),
        ]
      ),
    ]
    for (name, rows) in laws {
      for (text, expected) in rows { expectEqual(holds(text), expected, "\(name): \(text)") }
    }
  }

  @Test("of several all must hold, or none, and the words say so")
  func several() throws {
    let on = try #require(Condition(parsing: "on"))
    let full = try #require(Condition(parsing: "seats > 5"))
    let both = on.and(full.noneOf)
    expect(both.holds { values[$0] })
    expectEqual(both.description, "on and not seats > 5")
    expect(!on.and(full).holds { values[$0] })
    expect(!on.and(full).noneOf.holds { values[$0] })
    expectEqual(on.and(nil), on)
  }
}
