import SwipeTabKit

// A text with formulas in braces, as `{seats * 2} of {price:currency}`.
struct Template {
  struct Field {
    var formula: Formula
    var format: NumberFormat?
  }

  private enum Part {
    case text(Substring)
    case field(Field, written: Substring)
  }

  private var parts: [Part] = []
  // The texts in braces that are not formulas, which stay as they are.
  private(set) var mistakes: [(inside: Substring, mistake: String)] = []

  var fields: [Field] {
    parts.compactMap { if case .field(let field, _) = $0 { field } else { nil } }
  }

  init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let inside = rest[rest.index(after: open)...]
      let written = inside.prefix { $0 != "{" && $0 != "}" }
      guard inside[written.endIndex...].first == "}", let field = field(written) else {
        parts.append(.text(rest[...open]))
        rest = inside
        continue
      }
      parts.append(.text(rest[..<open]))
      parts.append(.field(field, written: rest[open...written.endIndex]))
      rest = inside[written.endIndex...].dropFirst()
    }
    parts.append(.text(rest))
  }

  private mutating func field(_ inside: Substring) -> Field? {
    let colon = inside.lastIndex(of: ":").flatMap { inside[$0...].contains("'") ? nil : $0 }
    do {
      let formula = try Formula(reading: inside[..<(colon ?? inside.endIndex)])
      guard let colon else { return Field(formula: formula) }
      let name = inside[colon...].dropFirst().trimmed
      if let format = NumberFormat(named: name) { return Field(formula: formula, format: format) }
      let hint = NearestName.hint(for: name, in: NumberFormat.names)
      mistakes.append((inside, "there is no format \(quoted(name))\(hint)"))
    } catch {
      mistakes.append((inside, error.message))
    }
    return nil
  }

  // Braces stay where `value` returns nil.
  func filled(_ value: (Field) -> String?) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let plain): text += plain
      case .field(let field, let written): text += value(field) ?? String(written)
      }
    }
  }
}

// Each text is read once.
final class Templates {
  private var known: [String: Template] = [:]

  subscript(_ text: String) -> Template? {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return nil }
    if let template = known[text] { return template }
    let template = Template(text)
    known[text] = template
    return template
  }
}
