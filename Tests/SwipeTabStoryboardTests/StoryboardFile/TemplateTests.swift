import Testing

@testable import TestSupport

@testable import SwipeTabStoryboard

@Suite("Formulas in braces")
struct TemplateTests {
  private let values = ["seats": "2", "first name": "?", "a.b": "x", "席": "三", "loop": "{seats}"]

  @Test(
    "a formula is replaced once, and everything else stays",
    arguments: [
      ("{seats} of { seats }", "2 of 2"), ("no braces", "no braces"), ("{}", "{}"),
      ("{first name}", "?"), ("{a.b}{席}", "x三"), ("{other}", "{other}"), ("{8}", "{8}"),
      ("{loop}", "{seats}"), ("{{seats}}", "{2}"), ("{seats", "{seats"), ("seats}", "seats}"),
      ("func f() { return {seats} }", "func f() { return 2 }"), ("{", "{"),
      (#"{"a": 1}"#, #"{"a": 1}"#), ("{seats:percent}", "2"), ("{seats:no}", "{seats:no}"),
    ])
  func fills(text: String, expected: String) {
    expectEqual(Template(text).filled { values[$0.formula.description] }, expected)
  }

  @Test("numbers have the separators and the currency of a language")
  func formats() {
    let rows: [(number: Double, format: String, locale: String, text: String)] = [
      (1_234_567, "number", "en", "1,234,567"), (2450.8, "number", "de", "2.450,8"),
      (2450.8, "number", "es", "2450,8"), (-1234.5, "currency", "en", "-$1,234.50"),
      (1234.5, "currency", "de", "1.234,50\u{A0}€"), (1234.5, "GBP", "en", "£1,234.50"),
      (1234.5, "currency", "ja", "¥1,235"), (1234.5, "currency", "pt-BR", "R$\u{A0}1.234,50"),
      (1234.5, "currency", "de-CH", "CHF\u{A0}1’234.50"), (5, "XYZ", "en", "XYZ\u{A0}5.00"),
      (12345.6, "EUR", "fr", "12\u{202F}345,60\u{A0}€"), (0.256, "percent", "en", "26%"),
      (0.5, "percent", "de", "50\u{A0}%"), (-0.001, "2", "en", "0.00"), (3, "2", "en", "3.00"),
      (2.345, "0", "en", "2"), (75, "time", "en", "1:15"), (3605, "time", "de", "1:00:05"),
      (1e300, "number", "en", "1e+300"), (1e300, "time", "en", "1e+300"),
    ]
    for (number, format, locale, text) in rows {
      expectEqual(
        NumberFormat(named: format)?.text(number, in: locale), text, "\(format) \(locale)")
    }
  }
}
