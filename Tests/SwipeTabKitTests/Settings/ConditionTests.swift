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

  @Test(
    "a name alone asks for a switch that is on or a text that is not blank",
    arguments: [
      ("on", true), ("off", false), ("plan", true), ("name", false), ("none", false),
      (" two words ", true),
    ])
  func names(text: String, expected: Bool) {
    expectEqual(holds(text), expected)
  }

  @Test(
    "numbers have an order, texts and switches are equal or not",
    arguments: [
      ("seats=2", true), ("seats != 2", false), ("seats > 1.5", true), ("seats>2", false),
      ("seats >= 2", true), ("seats < 2", false), ("seats <= 2", true), ("seats > x", false),
      ("plan = pro", true), ("plan != pro", false), ("plan = basic plan", false),
      ("plan < pro", false), ("on = true", true), ("off != true", true), ("none != 3", true),
      ("none = 3", false),
    ])
  func comparisons(text: String, expected: Bool) {
    expectEqual(holds(text), expected)
  }

  @Test(
    "a text without a name, with an unknown sign or with nothing to compare with is none",
    arguments: ["", " ", "= 2", "seats =", "seats == 2", "seats => 2", "seats <> 2", "! on"])
  func wrong(text: String) {
    expectEqual(Condition(parsing: text), nil)
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
