import SwipeTabKit

extension JSONShape<Formula> {
  static var condition: Self {
    Self { cursor in
      guard cursor.value.kind == .array else { return condition(cursor) }
      let all = cursor.array() ?? []
      if all.isEmpty { cursor.report("expected a condition at least, found none") }
      let conditions = all.compactMap { condition($0) }
      return conditions.isEmpty ? nil : .all(conditions)
    }.defined(as: "condition")
  }

  private static func condition(_ cursor: JSONCursor) -> Formula? {
    guard let text = cursor.value.string else {
      return cursor.mismatch(expected: "a condition, or an array of them")
    }
    return cursor.decoder.condition(text, at: cursor)
  }

  // The result of a formula is limited to the range where it is used.
  static func formula(in range: ClosedRange<Double> = -.infinity ... .infinity) -> Self {
    let number = JSONShape<Double>.number(in: range)
    return Self(##""anyOf": [{ \##(number.schema()) }, { "$ref": "#/$defs/formula" }]"##) {
      cursor in
      guard let text = cursor.value.string else { return number.read(cursor).map { Formula($0) } }
      return cursor.decoder.formula(
        text, "a number, or a formula such as \"seats * 2\"", false, at: cursor)
    }
  }
}

extension StoryboardDecoder {
  func condition(_ text: String, at cursor: JSONCursor) -> Formula? {
    formula(text, "the name of a value, or a comparison such as \"seats > 2\"", true, at: cursor)
  }

  fileprivate func formula(
    _ text: String, _ expected: String, _ isCondition: Bool, at cursor: JSONCursor
  ) -> Formula? {
    do {
      let formula = try Formula(reading: text)
      formulas.append((formula, isCondition, cursor))
      return formula
    } catch {
      cursor.report("expected \(expected), found \(quoted(text)): \(error.message)")
      return nil
    }
  }
}

// Reports parts of a formula that have another kind of value than is needed.
struct FormulaCheck {
  private typealias Kind = StoryboardDocument.State.Kind

  private let decoder: StoryboardDecoder
  private let cursor: JSONCursor
  private let severity: Diagnostic.Severity

  init(_ decoder: StoryboardDecoder, _ cursor: JSONCursor, severity: Diagnostic.Severity) {
    (self.decoder, self.cursor, self.severity) = (decoder, cursor, severity)
  }

  private func report(_ message: String) { cursor.report(message, severity: severity) }

  func condition(_ node: Formula.Node) {
    let found = kind(of: node)
    guard let name = node.name else {
      if case .number = found { report("expected a condition, found a number") }
      return
    }
    switch found {
    case .number:
      report("\(quoted(name)) is a number; compare it with one, as in \"\(name) > 0\"")
    case .option(let options): reportChoice(name, options)
    case .flag, .text, nil: break
    }
  }

  private func reportChoice(_ name: String, _ options: [ScreenBody.Choice.Option]) {
    report(
      "\(quoted(name)) is a choice; compare it with an option, as in \"\(name) = "
        + "\(options.first?.name ?? "")\"")
  }

  func number(_ node: Formula.Node) {
    switch kind(of: node) {
    case .number, nil: return
    case .text, .option:
      let name = node.name ?? "'…'"
      report("\(quoted(name)) is a text; \"number(\(name))\" reads a number in it")
    case .flag: report("expected a number, found \(node.name.map(quoted) ?? "a condition")")
    }
  }

  // It is nil for a name that is not known.
  func kind(of node: Formula.Node) -> StoryboardDocument.State.Kind? {
    switch node {
    case .literal(.number, _): return .number(-.infinity ... .infinity)
    case .literal(.text, _): return .text
    case .literal(.flag, _): return .flag
    case .name(let id): return kind(of: id)
    case .negative(let inner): number(inner)
    case .not(let inner):
      condition(inner)
      return .flag
    case .all(let nodes):
      for node in nodes { condition(node) }
      return .flag
    case .call(let function, let nodes):
      for node in nodes { function.takesText ? _ = kind(of: node) : number(node) }
    case .operation(let sign, let one, let other):
      guard !sign.isArithmetic else {
        number(one)
        number(other)
        break
      }
      if sign == .and || sign == .or {
        condition(one)
        condition(other)
      } else {
        compare(one, sign, other)
      }
      return .flag
    }
    return .number(-.infinity ... .infinity)
  }

  private func kind(of id: ControlID) -> StoryboardDocument.State.Kind? {
    if let kind = decoder.state.kinds[id] { return kind }
    // A control that could not be read has already been reported.
    guard !decoder.controlIDs.contains(id) else { return nil }
    let parts = id.rawValue.split(separator: "-").map(String.init)
    let isDifference = parts.count > 1 && parts.allSatisfy { isKnown($0) || Double($0) != nil }
    report(
      "there is no value \(quoted(id.rawValue))"
        + (isDifference
          ? "; a minus has spaces around it: \(quoted(parts.joined(separator: " - ")))"
          : hint(for: id.rawValue)))
    return nil
  }

  private func isKnown(_ name: String) -> Bool { decoder.state.kinds[ControlID(name)] != nil }

  private func hint(for name: String) -> String {
    NearestName.hint(for: name, in: decoder.state.names.map(\.rawValue))
  }

  private func compare(
    _ one: Formula.Node, _ sign: Formula.Operator, _ other: Formula.Node
  ) {
    let name = one.name ?? "the value"
    // A word without a value is a text, such as the name of an option.
    let word = other.name.flatMap { isKnown($0) ? nil : $0 }
    let (found, right) = (kind(of: one), word == nil ? kind(of: other) : .text)
    switch found {
    case .flag:
      if one.name != nil { report("\(quoted(name)) is on or off; name it alone") }
    case .number:
      if case .number = right { return }
      if other.name != nil, word == nil, sign != .contains, !sign.isOrder { return }
      if let word, case let hint = hint(for: word), !hint.isEmpty {
        return report("there is no value \(quoted(word))\(hint)")
      }
      report("\(quoted(name)) is a number; compare it with one, as in \"\(name) > 0\"")
    case .text:
      guard sign.isOrder else { return }
      report("\(quoted(name)) is a text, without order; \"number(\(name))\" reads a number in it")
    case .option(let options):
      guard !sign.isOrder, sign != .contains else { return reportChoice(name, options) }
      guard let option = word ?? other.written else {
        if let name = other.name, options.contains(where: { $0.name == name }) {
          cursor.report(
            "\(quoted(name)) is a value and an option; write '\(name)' for the option",
            severity: .warning)
        }
        return
      }
      decoder.checkOption(option, of: ControlID(name), options.map(\.name), at: cursor)
    case nil: return
    }
  }
}

extension Formula.Node {
  fileprivate var name: String? { if case .name(let id) = self { id.rawValue } else { nil } }
  fileprivate var written: String? {
    if case .literal(_, let written) = self { written } else { nil }
  }
}
