@testable import SwipeTabKit
@testable import SwipeTabStoryboard

/// A JSON Schema of draft 2020-12, as far as this package's schemas go.
///
/// A keyword that it does not know is an error, so that no rule is passed over.
struct JSONSchema {
  struct UnknownKeyword: Error {
    var name: String
  }

  let root: JSONValue
  /// The schemas that references lead to, by the names of their files.
  private let others: [String: JSONSchema]

  init(_ bytes: [UInt8], beside others: [String: JSONSchema] = [:]) throws(JSONError) {
    root = try JSONReader.parse(bytes).root
    self.others = others
  }

  /// Whether a value is valid against the schema.
  func accepts(_ value: JSONValue) throws -> Bool { try accepts(value, root) }

  /// The value at keys and indices below the root.
  func value(at path: String) -> JSONValue? {
    path.split(separator: "/").reduce(root) { value, part in
      if let index = Int(part) { return value?.elements.flatMap { Array($0)[index] } }
      return value?[String(part)]
    }
  }

  /// The names that a list, or each of several choices, consists of.
  func names(at path: String) -> [String]? {
    value(at: path)?.elements?.compactMap(\.string)
  }

  /// Whether a value is valid against a part of the schema.
  func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
    if let answer = schema.boolean { return answer }
    guard let rules = schema.members else { throw UnknownKeyword(name: schema.kind.rawValue) }
    for member in rules {
      guard try accepts(value, member.key.string ?? "", member.value, in: schema) else {
        return false
      }
    }
    return true
  }

  private func accepts(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, in schema: JSONValue
  ) throws -> Bool {
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description", "default", "examples": return true
    case "$ref": return try acceptsTarget(value, of: rule)
    case "type": return isType(rule.string ?? "", value)
    case "const": return value.isEqual(to: rule)
    case "enum": return rule.elements?.contains { value.isEqual(to: $0) } == true
    case "allOf":
      return try count(value, rule) == rule.elements?.reduce(0) { count, _ in count + 1 }
    case "anyOf": return try count(value, rule) > 0
    case "oneOf": return try count(value, rule) == 1
    case "not": return try !accepts(value, rule)
    case "minimum": return try compare(value, rule, >=)
    case "maximum": return try compare(value, rule, <=)
    case "pattern": return try matches(value, rule)
    case "items": return try value.elements?.allSatisfy { try accepts($0, rule) } ?? true
    case "minItems":
      return value.elements.map { Array($0).count >= rule.number?.integer ?? 0 } ?? true
    case "maxItems":
      return value.elements.map { Array($0).count <= rule.number?.integer ?? 0 } ?? true
    default: return try acceptsMembers(value, keyword, rule, in: schema)
    }
  }

  private func acceptsMembers(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, in schema: JSONValue
  ) throws -> Bool {
    guard let members = value.members.map(Array.init) else { return true }
    let limit = rule.number?.integer ?? 0
    switch keyword {
    case "required": return rule.elements?.allSatisfy { value[$0.string ?? ""] != nil } == true
    case "properties":
      return try members.allSatisfy { member in
        try rule[member.key.string ?? ""].map { try accepts(member.value, $0) } ?? true
      }
    case "additionalProperties":
      let known = schema["properties"]
      return try members.allSatisfy { member in
        try known?[member.key.string ?? ""] != nil || accepts(member.value, rule)
      }
    case "propertyNames": return try members.allSatisfy { try accepts($0.key, rule) }
    case "minProperties": return members.count >= limit
    case "maxProperties": return members.count <= limit
    case "dependentSchemas":
      return try members.allSatisfy { member in
        try rule[member.key.string ?? ""].map { try accepts(value, $0) } ?? true
      }
    default: throw UnknownKeyword(name: keyword)
    }
  }

  private func acceptsTarget(_ value: JSONValue, of reference: JSONValue) throws -> Bool {
    let parts = (reference.string ?? "").split(
      separator: "#/", maxSplits: 1, omittingEmptySubsequences: false)
    let file = String(parts[0])
    guard parts.count == 2, let schema = file.isEmpty ? self : others[file],
      let target = schema.value(at: String(parts[1]))
    else { throw UnknownKeyword(name: "$ref \(reference.string ?? "")") }
    return try schema.accepts(value, target)
  }

  private func count(_ value: JSONValue, _ schemas: JSONValue) throws -> Int {
    try schemas.elements?.reduce(0) { try accepts(value, $1) ? $0 + 1 : $0 } ?? 0
  }

  private func compare(
    _ value: JSONValue, _ bound: JSONValue, _ holds: (Double, Double) -> Bool
  ) throws -> Bool {
    guard let number = value.number, let bound = bound.number else { return true }
    return holds(number.value, bound.value)
  }

  private func matches(_ value: JSONValue, _ pattern: JSONValue) throws -> Bool {
    guard let text = value.string, let pattern = pattern.string else { return true }
    return try text.firstMatch(of: Regex(pattern)) != nil
  }

  private func isType(_ name: String, _ value: JSONValue) -> Bool {
    name == "integer" ? value.number?.integer != nil : value.kind.rawValue == name
  }
}

extension JSONValue {
  /// The value at a key of an object; nil if there is none.
  subscript(key: String) -> JSONValue? {
    members?.first { $0.key.isString(key) }?.value
  }

  /// Whether two scalars are the same.
  func isEqual(to other: JSONValue) -> Bool {
    guard kind == other.kind else { return false }
    return string == other.string && number?.value == other.number?.value
      && boolean == other.boolean
  }
}
