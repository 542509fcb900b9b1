@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// Makes random storyboards from the JSON schema, whose references lead to what is there.
///
/// They are lenient, so that what two keys forbid each other is left out.
struct RandomBoard {
  private let schema: JSONSchema
  private var random: SeededGenerator
  /// The names that the board has.
  private let pages = (0..<4).map { "p\($0)" }
  private let screens = (0..<3).map { "s\($0)" }
  private let containers: [String]
  private static let flags = ["f0", "f1"]
  private static let numbers = ["n0", "n1"]
  /// The keys of actions.
  private let actions: Set<String>

  init(_ schema: JSONSchema, seed: UInt64) {
    self.schema = schema
    random = SeededGenerator(seed: seed)
    containers = seed % 3 == 0 ? [] : (0..<Int(seed % 4) + 1).map { "c\($0)" }
    let choices = schema.value(at: "$defs/oneAction/oneOf").flatMap { $0.elements.map(Array.init) }
    actions = Set(
      (choices ?? []).compactMap { $0["required"]?.elements.map(Array.init)?.first?.string })
  }

  /// The text of a board.
  mutating func text() -> String {
    var members = [
      #""lenient": true"#, #""state": { "f0": false, "f1": true, "n0": 0, "n1": 2 }"#,
      #""screens": [\#(screens.map { page($0) }.joined(separator: ",\n"))]"#,
    ]
    let tabs = pages.map { page($0) }
    if containers.isEmpty {
      members.append(#""pages": [\#(tabs.joined(separator: ",\n"))]"#)
      members += options("$defs/settings", 4)
    } else {
      members.append(#""containers": [\#(containerTexts(tabs).joined(separator: ",\n"))]"#)
      if chance(3) { members.append(#""root": "\#(any(containers + screens))""#) }
    }
    return "{ \(members.joined(separator: ",\n")) }"
  }

  /// Each container has some of the pages, and may have each of those after it as a tab.
  private mutating func containerTexts(_ tabs: [String]) -> [String] {
    var texts: [String] = []
    for (index, id) in containers.enumerated() {
      var list = tabs.indices.filter { $0 % containers.count == index }.map { tabs[$0] }
      for other in containers.dropFirst(index + 1) where chance(2) { list.append("\"\(other)\"") }
      list.shuffle(using: &random)
      let members =
        [#""id": "\#(id)""#, #""title": "\#(id)""#, #""pages": [\#(list.joined(separator: ","))]"#]
        + options("$defs/settings", 2)
      texts.append("{ \(members.joined(separator: ", ")) }")
    }
    return texts
  }

  private mutating func page(_ id: String) -> String {
    let omitted: Set = [
      "id", "title", "item", "image", "label", "tab", "selectedImage", "identifier", "detail",
    ]
    var members = [#""id": "\#(id)""#, #""title": "\#(id)""#]
    members += options("$defs/page", 5, without: omitted)
    if chance(6) { members.append(#""detail": "\#(any(screens))""#) }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// Some members of an object, about as many as given.
  private mutating func options(_ path: String, _ count: Int, without omitted: Set<String> = [])
    -> [String]
  {
    let properties = schema.value(at: path)?["properties"]?.members.map(Array.init) ?? []
    var members: [String] = []
    for member in properties {
      guard let key = member.key.string, !omitted.contains(key),
        number(in: 1...max(1, properties.count)) <= count || key == "body"
      else { continue }
      members.append("\"\(key)\": \(value(member.value, key, 0))")
    }
    return members
  }

  // MARK: Choices

  private mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func chance(_ count: Int) -> Bool { number(in: 1...count) == 1 }

  private mutating func any(_ names: [String]) -> String {
    names.randomElement(using: &random) ?? ""
  }

  // MARK: Values

  /// The value of a key that means something else than its schema says, or nil.
  private mutating func known(_ key: String) -> String? {
    switch key {
    case "push", "present", "replace", "root":
      "\"\(any(screens + pages + containers))\""
    case "select": "\"\(any(pages + containers))\""
    case "toggle", "on", "off": "\"\(any(Self.flags))\""
    case "step": #"{ "\#(any(Self.numbers))": 1 }"#
    case "set": #"{ "\#(any(Self.numbers))": \#(number(in: 0...3)) }"#
    case "if", "unless": "\"\(any(Self.flags + ["n0 > 1", "n1 = 2"]))\""
    case "id": "\"i\(number(in: 0...9))\""
    case "filter": "\"i0\""
    case "seconds": any(["0", "0.001", "0.5", "2"])
    case "open", "url": "\"https://example.org\""
    case "font", "strings", "when", "accessory", "initial", "moreAfter": nil
    default: nil
    }
  }

  private mutating func value(_ schema: JSONValue, _ key: String, _ depth: Int) -> String {
    let isFlag = schema["type"]?.string == "boolean"
    if !isFlag, let known = known(key) { return known }
    if let target = schema["$ref"]?.string?.split(separator: "#/").last,
      let other = self.schema.value(at: String(target))
    {
      return value(other, key, depth)
    }
    if let constant = schema["const"] { return literal(constant) }
    if let values = schema["enum"]?.elements.map(Array.init), !values.isEmpty {
      return literal(values[number(in: 0...values.count - 1)])
    }
    if schema["type"] == nil,
      let choices = (schema["anyOf"] ?? schema["oneOf"])?.elements.map(Array.init),
      schema["properties"] == nil
    {
      // The first is the simplest, and ends what would go on for ever.
      return value(depth > 4 ? choices[0] : choices[number(in: 0...choices.count - 1)], key, depth)
    }
    switch schema["type"]?.string {
    case "boolean": return chance(2) ? "true" : "false"
    case "integer", "number": return numeral(schema)
    case "string": return text(schema)
    case "array":
      guard let items = schema["items"], depth < 6 else { return "[]" }
      let least = schema["minItems"]?.number?.integer ?? 0
      let count = number(in: least...max(least, depth < 2 ? 4 : 2))
      return "[\((0..<count).map { _ in value(items, key, depth + 1) }.joined(separator: ", "))]"
    default: return object(schema, depth)
    }
  }

  private mutating func object(_ schema: JSONValue, _ depth: Int) -> String {
    var required = Set(schema["required"]?.elements?.compactMap(\.string) ?? [])
    for list in [schema["anyOf"], schema["oneOf"], schema["allOf"]] {
      guard let alternatives = list?.elements.map(Array.init), !alternatives.isEmpty else {
        continue
      }
      let chosen = alternatives[number(in: 0...alternatives.count - 1)]
      required.formUnion(chosen["required"]?.elements?.compactMap(\.string) ?? [])
    }
    let properties = schema["properties"]?.members.map(Array.init) ?? []
    let names = properties.compactMap(\.key.string)
    // An element is one of its kinds.
    let isElement = names.contains("label") && names.contains("spacer")
    let kinds = isElement ? names.filter { !["if", "unless"].contains($0) } : []
    let action = names.contains("push") ? any(names.filter { actions.contains($0) }) : nil
    var members: [String] = []
    for member in properties {
      guard let key = member.key.string else { continue }
      let isChosen =
        isElement
        ? false
        : actions.contains(key) && action != nil
          ? key == action && depth < 5 : required.contains(key) || depth < 5 && chance(6)
      guard isChosen else { continue }
      members.append("\"\(key)\": \(value(member.value, key, depth + 1))")
    }
    if isElement {
      let kind = depth > 3 ? "label" : any(kinds)
      if let schema = schema["properties"]?[kind] {
        members.append("\"\(kind)\": \(value(schema, kind, depth + 1))")
      }
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private mutating func numeral(_ schema: JSONValue) -> String {
    let least = schema["minimum"]?.number?.value ?? -3
    let most = min(schema["maximum"]?.number?.value ?? 100, least + 200)
    let whole =
      (number(in: 0...4) == 0 ? least : Double(number(in: Int(least)...Int(max(least, most)))))
    return schema["type"]?.string == "integer" ? "\(Int(whole.rounded(.up)))" : "\(whole)"
  }

  private mutating func text(_ schema: JSONValue) -> String {
    if let examples = schema["examples"]?.elements.map(Array.init), !examples.isEmpty {
      return literal(examples[number(in: 0...examples.count - 1)])
    }
    return any([#""Text""#, #""{n0} of {n1}""#, #""日本""#, #""A longer text, which has to wrap""#])
  }

  private func literal(_ value: JSONValue) -> String {
    if let text = value.string {
      return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    if let flag = value.boolean { return flag ? "true" : "false" }
    if let number = value.number { return DecimalText.text(number.value) }
    return "null"
  }
}
