import Testing

@testable import TestSupport

@testable import SwipeTabStoryboard

@Suite("Plural forms")
struct PluralFormTests {
  @Test(
    "numbers have the forms that Unicode CLDR gives for the language",
    arguments: [
      ("en", "other one other other other"), ("de-AT", "other one other other other"),
      ("ja", "other other other other other"), ("fr", "one one other other other"),
      ("ar", "zero one two few many"), ("pl", "many one few many few"),
      ("ru", "many one few many few"), ("cs", "other one few other other"),
      ("he", "other one two other other"),
    ])
  func forms(locale: String, expected: String) {
    let forms = [0, 1, 2, 5, 22].map { PluralForm.of($0, in: locale).rawValue }
    expectEqual(forms.joined(separator: " "), expected)
  }

  @Test("fractions and huge numbers have one too")
  func fractions() {
    expectEqual(PluralForm.of(1.5, in: "en"), .other)
    expectEqual(PluralForm.of(1.5, in: "fr"), .one)
    expectEqual(PluralForm.of(-1, in: "en"), .one)
    expectEqual(PluralForm.of(1e300, in: "ar"), .other)
    expectEqual(PluralForm.of(103, in: "ar"), .few)
    expectEqual(PluralForm.of(100, in: "ar"), .other)
  }
}
