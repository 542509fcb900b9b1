@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// A file that lists the keys of storyboards, from their tables.
enum StoryboardKeyFile: String, CaseIterable, WrittenFile {
  case schema = "Assets/schema/storyboard.schema.json"
  case words = "Fuzz/storyboard.dict"

  func rewritten(_ lines: [String]) throws -> [String] {
    switch self {
    case .schema: try StoryboardSchema.lines()
    case .words:
      OptionWords.rewritten(lines, StoryboardSchema.words, below: OptionWords.keyHeading)
    }
  }
}

/// The JSON Schema of storyboards, which editors use.
enum StoryboardSchema {
  static func lines() throws -> [String] {
    printed(try JSONReader.parse(Array(text.utf8)).root).split(separator: "\n").map(String.init) + [
      ""
    ]
  }

  /// The keys that are neither options nor keys of elements, as words of the fuzzers.
  static var words: [String] {
    let others = OptionWords.ofElements + OptionWords.ofStoryboards
    return Set(records.flatMap(\.keys)).sorted().map { OptionWords.word("\"\($0)\":") }
      .filter { !others.contains($0) }
  }

  private static var text: String {
    var definitions = values + records.map { ($0.name, $0.text) }
    let place = definitions.firstIndex { $0.name == "group" } ?? definitions.endIndex
    definitions.insert(contentsOf: StoryboardElementSchema.definitions, at: place)
    let file = StoryboardKeys.document
    let tabs = StoryboardKeys.tabs.names.map { "\"\($0)\": false" }.joined(separator: ", ")
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "storyboard.schema.json",
        "title": "SwipeTab storyboard",
        \(described(file.words)),
        "type": "object",
        "properties": { \(properties(file.keys.flatMap(\.rows))) },
        "additionalProperties": false,
        "dependentSchemas": { "containers": { "properties": { \(tabs) } } },
        "$defs": { \(definitions.map { "\"\($0.name)\": \($0.text)" }.joined(separator: ", ")) }
      }
      """
  }

  // MARK: Objects

  typealias Definition = (name: String, text: String)
  private typealias Object = (name: String, text: String, keys: [String])

  /// The objects whose keys are in records, and the keys that other objects have too.
  private static let records: [Object] = {
    typealias Keys = StoryboardKeys
    return [
      part(Keys.conditions), object(Keys.number), object(Keys.plural), part(Keys.action),
      object(Keys.guardedAction), object(Keys.delayed), object(Keys.repeated),
      object(Keys.refresh), object(Keys.toast), object(Keys.toastButton), object(Keys.item),
      object(Keys.menuEntry), object(Keys.look), object(Keys.frames), object(Keys.shifts),
      object(Keys.page), object(Keys.barButton), object(Keys.gradient),
      object(Keys.pagePicture), object(Keys.header), object(Keys.group), object(Keys.column),
      object(Keys.tuning), object(Keys.settings), object(Keys.itemLayout), object(Keys.insets),
      object(Keys.colors), object(Keys.themeColors), object(Keys.font), object(Keys.segue),
      part(Keys.tabs), object(Keys.container),
    ]
  }()

  /// Rules between the keys of objects, which are code and not in their records.
  private static let rules: [String: String] = {
    let item = StoryboardKeys.item.names.map { "\"\($0)\": false" }.joined(separator: ", ")
    let beside = #""dependentSchemas": { "item": { "properties": { \#(item) } } }"#
    return [
      "page": beside, "container": beside,
      "column": #""not": { "required": ["weight", "width"] }"#,
      "itemLayout": #""anyOf": [{ "required": ["width"] }, { "required": ["shortest"] }]"#,
      "refresh": ##""allOf": [{ "$ref": "#/$defs/oneActionOrNone" }]"##,
      "font": #""required": ["regular"]"#,
    ]
  }()

  private static func object<Value>(_ record: Record<Value>) -> Object {
    let rows = record.keys.flatMap(\.rows)
    let keys = rows.filter { $0.home == nil && !$0.words.isEmpty }.map(\.name)
    return (record.name, object(record.name, record.words, rows, rules[record.name]), keys)
  }

  static func object(
    _ name: String, _ words: String, _ rows: [KeyRow], _ rule: String?
  ) -> String {
    var members = [
      described(words), "\"type\": \"object\"", "\"properties\": { \(properties(rows)) }",
    ]
    let required = rows.filter { $0.isRequired && name != "itemLayout" }.map(\.name)
    if !required.isEmpty { members.append("\"required\": \(list(required))") }
    if let rule {
      members.append(rule)
    } else if rows.contains(where: { $0.home == StoryboardKeys.action.name }) {
      members.append(##""allOf": [{ "$ref": "#/$defs/oneAction" }]"##)
    }
    return "{ \(members.joined(separator: ", ")), \"additionalProperties\": false }"
  }

  /// The keys that objects have among others.
  private static func part<Value>(_ record: Record<Value>) -> Object {
    let rows = record.keys.flatMap(\.rows)
    let text = "{ \(described(record.words)), \"properties\": { \(properties(rows)) } }"
    return (record.name, text, rows.map(\.name))
  }

  static func properties(_ rows: [KeyRow]) -> String {
    rows.map { row in
      if let home = row.home {
        return ##""\##(row.name)": { "$ref": "#/$defs/\##(home)/properties/\##(row.name)" }"##
      }
      if let setting = ContainerSetting(rawValue: row.name), row.words.isEmpty {
        return "\"\(row.name)\": { \(setting.schemaMembers.joined(separator: ", ")) }"
      }
      return "\"\(row.name)\": { \(described(row.words, row.schema())) }"
    }.joined(separator: ", ")
  }

  /// The members of a description, and with a schema those of its examples, its default and itself.
  static func described(_ words: String, _ schema: String? = nil) -> String {
    let start = words.firstRange(of: " For example ")
    let sentences = String(words[..<(start?.lowerBound ?? words.endIndex)])
    let description = "\"description\": \(quoted(sentences))"
    guard let schema else { return description }
    var members = [description, schema]
    if let value = usual(sentences, schema) { members.append("\"default\": \(value)") }
    if let start { members.append("\"examples\": [\(words[start.upperBound...].dropLast())]") }
    return members.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The default that the sentences name, as JSON, if the schema is the one of such a value.
  private static func usual(_ sentences: String, _ schema: String) -> String? {
    let found =
      sentences.firstMatch(of: /The default is `?([\w.-]+?)`?(?:\.(?: |$)|, for)/)?.1
      ?? sentences.firstMatch(of: /`([\w-]+)`[\w ,]* \(?the default[,.)]/)?.1
    guard let word = found.map(String.init) else { return nil }
    if schema.hasPrefix("\"enum\"") { return schema.contains("\"\(word)\"") ? "\"\(word)\"" : nil }
    if schema.contains("boolean") { return ["true", "false"].contains(word) ? word : nil }
    let isNumber = ["\"type\": \"number\"", "\"type\": \"integer\"", "defs/length\""].contains {
      schema.contains($0)
    }
    return isNumber && !schema.hasPrefix("\"anyOf\"") && Double(word) != nil ? word : nil
  }

  private static func quoted(_ text: String) -> String {
    String(decoding: JSONWriter.line { $0.string(text) }, as: UTF8.self)
      .trimmingPrefix { $0 == "\n" }.split(separator: "\n").joined()
  }

  static func list(_ names: [String]) -> String {
    "[\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
  }

  // MARK: Values

  /// The values that several keys take.
  private static let values: [Definition] = {
    let actions = StoryboardKeys.actions.map { "{ \"required\": [\"\($0)\"] }" }
      .joined(separator: ", ")
    return [
      (
        "id",
        #"{ "description": "An ID: a text that is not blank.", "type": "string", "pattern": "\\S" }"#
      ),
      (
        "length",
        #"{ "description": "A length in points.", "type": "number", "minimum": 0, "maximum": 10000 }"#
      ),
      (
        "color",
        #"{ "description": "The name of a color, #RRGGBB or #RRGGBBAA.", "anyOf": [{ "enum": \#(list(ColorText.names.map(\.key))) }, { "type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$" }] }"#
      ),
      (
        "tabReference",
        ##"{ "description": "A tab by its index, counted from 0, or by its ID.", "anyOf": [{ "type": "integer", "minimum": 0 }, { "$ref": "#/$defs/id" }] }"##
      ),
      (
        "condition",
        ##"{ "description": "A condition. The name of a toggle or of a value of `state` is true while that is on, and the name of a text while the text is not blank. A comparison is between formulas, or of a value with the name of an option. In a list, all conditions must be true.", "anyOf": [{ "$ref": "#/$defs/formula" }, { "type": "array", "items": { "$ref": "#/$defs/formula" }, "minItems": 1 }] }"##
      ),
      (
        "formula",
        #"{ "description": "A calculation with values. It has names of values, numbers, texts in single quotes, parentheses, `+ - * /`, comparisons with `= != < <= > >=`, `contains`, `not`, `and`, `or`, and `length(text)`, `number(text)`, `round(n)`, `min(a, b)` and `max(a, b)`. A minus between two values has spaces around it.", "type": "string", "pattern": "\\S" }"#
      ),
      (
        "stateValue",
        #"{ "description": "A value of the state: on or off, a number or a text.", "anyOf": [{ "type": "boolean" }, { "type": "number" }, { "type": "string" }] }"#
      ),
      (
        "string",
        #"{ "description": "A text of a string table.", "type": "string", "not": { "pattern": "^SLUG-" } }"#
      ),
      ("oneAction", "{ \"oneOf\": [\(actions)] }"),
      ("oneActionOrNone", "{ \"oneOf\": [\(actions), { \"not\": { \"anyOf\": [\(actions)] } }] }"),
      (
        "tab",
        ##"{ "description": "A page that is a tab, or the ID of a page elsewhere in the file.", "anyOf": [{ "$ref": "#/$defs/id" }, { "allOf": [{ "$ref": "#/$defs/page" }, { "anyOf": [{ "required": ["title"] }, { "required": ["image", "label"] }, { "required": ["item"], "properties": { "item": { "anyOf": [{ "required": ["title"] }, { "required": ["image", "label"] }] } } }] }] }] }"##
      ),
      (
        "background",
        ##"{ "anyOf": [{ "$ref": "#/$defs/color" }, { "$ref": "#/$defs/gradient" }] }"##
      ),
      (
        "settingName",
        #"{ "description": "A setting that can be changed while the container runs.", "enum": \#(list(ContainerSetting.shownByControls.map(\.rawValue))) }"#
      ),
      (
        "fontFile",
        #"{ "type": "string", "pattern": "^(?!(.*/)?\\.{0,2}(/|$)).*\\.([tT][tT][fF]|[oO][tT][fF]|[tT][tT][cC])$" }"#
      ),
    ]
  }()

  // MARK: Lines

  /// The value with short parts on one line.
  private static func printed(_ value: JSONValue, indent: String = "") -> String {
    let line = line(value)
    let inner = indent + "  "
    guard line.count + indent.count > 120 || value["properties"] != nil || value["$defs"] != nil
    else { return line }
    if let members = value.members.map(Array.init) {
      let lines = members.map {
        "\(inner)\(quoted($0.key.string ?? "")): \(printed($0.value, indent: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
    guard let elements = value.elements.map(Array.init),
      elements.contains(where: { $0.members != nil })
    else { return line }
    let lines = elements.map { inner + printed($0, indent: inner) }
    return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
  }

  private static func line(_ value: JSONValue) -> String {
    if let members = value.members.map(Array.init) {
      let texts = members.map { "\(quoted($0.key.string ?? "")): \(line($0.value))" }
      return texts.isEmpty ? "{}" : "{ \(texts.joined(separator: ", ")) }"
    }
    if let elements = value.elements.map(Array.init) {
      return "[\(elements.map(line).joined(separator: ", "))]"
    }
    return value.string.map(quoted) ?? value.number?.text ?? value.boolean.map { "\($0)" } ?? "null"
  }
}
