/// Compares a state line with the part of it that a replay expects.
struct StateExpectation {
  /// The difference at which two numbers are equal: state lines have six decimals.
  private static let precision = 1e-6

  private let mistakes: JSONMistakes

  init(mistakes: JSONMistakes) { self.mistakes = mistakes }

  func compareState(_ line: JSONValue, with state: JSONValue) {
    compareMembers(of: line, with: state) { $0 != "t" && $0 != "do" }
  }

  /// Reports where a value differs from what is expected.
  ///
  /// Of objects only the members that are named are compared. Lists have the same length. An object in the place of a
  /// number is a range.
  private func compare(_ expected: JSONValue, with found: JSONValue) {
    switch (expected.kind, found.kind) {
    case (.object, .object): compareMembers(of: expected, with: found)
    case (.object, .number): compareRange(expected, with: found)
    case (.array, .array):
      let (elements, others) = (expected.elements.map(Array.init), found.elements.map(Array.init))
      guard let elements, let others, elements.count == others.count else {
        return report(expected, found)
      }
      for (element, other) in zip(elements, others) { compare(element, with: other) }
    case (.number, .number):
      guard let number = expected.number?.value, let other = found.number?.value else { return }
      if abs(number - other) > Self.precision { report(expected, found) }
    default:
      let isSame = expected.kind == found.kind && expected.summary == found.summary
      if !isSame { report(expected, found) }
    }
  }

  private func compareMembers(
    of expected: JSONValue, with found: JSONValue,
    where isCompared: (String) -> Bool = { _ in true }
  ) {
    for member in expected.members.map(Array.init) ?? [] {
      let name = member.key.string ?? ""
      guard isCompared(name) else { continue }
      if let value = found.member(name) {
        compare(member.value, with: value)
      } else {
        let names = found.members?.compactMap { $0.key.string } ?? []
        mistakes.report(
          "the state has no \(quoted(name))\(NearestName.hint(for: name, in: names))",
          at: member.key)
      }
    }
  }

  /// A range has its least number as `from` and its greatest one as `to`, or one of them.
  private func compareRange(_ range: JSONValue, with found: JSONValue) {
    let cursor = JSONCursor(range, mistakes: mistakes)
    guard let object = cursor.object(keys: ["from", "to"]), let number = found.number else {
      return
    }
    let from = object.optional("from", .number) ?? -.infinity
    let to = object.optional("to", .number) ?? .infinity
    if number.value < from - Self.precision || number.value > to + Self.precision {
      let least = from.isFinite ? " from \(from.shortText)" : ""
      let most = to.isFinite ? " to \(to.shortText)" : ""
      mistakes.report("expected a number\(least)\(most), found \(number.text)", at: range)
    }
  }

  private func report(_ expected: JSONValue, _ found: JSONValue) {
    mistakes.report("expected \(expected.summary), found \(found.summary)", at: expected)
  }
}

extension JSONValue {
  fileprivate func member(_ name: String) -> JSONValue? {
    members?.first { $0.key.isString(name) }?.value
  }

  fileprivate var summary: String {
    switch kind {
    case .object: "an object"
    case .array: "\(elements?.reduce(0) { count, _ in count + 1 } ?? 0) elements"
    case .string: quotedWhole(string ?? "")
    case .number: number?.text ?? ""
    case .boolean: boolean == true ? "true" : "false"
    case .null: "null"
    }
  }
}
