import SwipeTabKit

extension StoryboardDecoder {
  private typealias State = StoryboardDocument.State

  func readState(_ file: JSONObject) {
    for (key, name, value) in file["state"]?.dictionary() ?? [] {
      guard !name.isBlank else {
        key.report("expected the name of a value, found a blank string")
        continue
      }
      guard value.value.kind == .object else {
        if let value = value.read(.stateValue) {
          state.declare(ControlID(name), value, in: -.infinity ... .infinity)
        }
        continue
      }
      guard let object = value.object(keys: StoryboardKeys.number) else { continue }
      let initial = object.required("value", .number)
      let from = object.optional("from", .number) ?? -.infinity
      let to = object.optional("to", .number) ?? .infinity
      guard from <= to else {
        object["to"]?.report("expected a number of at least \(from.shortText)")
        continue
      }
      guard let initial else { continue }
      if !(from...to).contains(initial) {
        object["value"]?.report("\(initial.shortText) is not in the range of \(quoted(name))")
      }
      state.declare(ControlID(name), .number(initial), in: from...to)
    }
  }

  // MARK: Conditions

  func condition(_ object: JSONObject) -> Condition? {
    Condition.requiring(
      object.optional("if", condition), unless: object.optional("unless", condition))
  }

  var condition: JSONShape<Condition> {
    JSONShape { [self] cursor in
      guard cursor.value.kind == .array else { return condition(cursor) }
      let all = cursor.array() ?? []
      if all.isEmpty { cursor.report("expected a condition at least, found none") }
      return all.compactMap { condition($0) }.reduce(nil) { $1.and($0) }
    }
  }

  private func condition(_ cursor: JSONCursor) -> Condition? {
    guard let text = cursor.value.string else {
      return cursor.mismatch(expected: "a condition, or an array of them")
    }
    return condition(text, at: cursor)
  }

  func condition(_ text: String, at cursor: JSONCursor) -> Condition? {
    guard let condition = Condition(parsing: text) else {
      cursor.report(
        "expected the name of a value, or a comparison such as \"seats > 2\", found "
          + quoted(text) + conditionAdvice(on: text))
      return nil
    }
    let advice = conditionAdvice(on: text)
    guard advice.isEmpty || condition.clauses.allSatisfy({ state.kinds[$0.control] != nil }) else {
      cursor.report("expected one condition, found \(quoted(text))\(advice)")
      return nil
    }
    conditions.append((condition, cursor))
    return condition
  }

  private func conditionAdvice(on text: String) -> String {
    for sign in ["&&", " and "] {
      guard let range = text.firstRange(of: sign) else { continue }
      let parts = [text[..<range.lowerBound], text[range.upperBound...]].map {
        quoted(Condition.trimmed($0))
      }
      return "; all of several are a list, as in [\(parts.joined(separator: ", "))]"
    }
    if text.contains("||") || text.contains(" or ") {
      return "; for one of several, write an element for each"
    }
    if text.contains("==") { return "; one \"=\" compares" }
    let name = Condition.trimmed(text.drop { $0 == "!" })
    return text.hasPrefix("!") ? "; use \"unless\": \(quoted(name))" : ""
  }

  // MARK: Checks

  func checkState() {
    for page in pages {
      for control in page.body.flatMap({ ScreenBody.Element($0).controls }) { state.add(control) }
    }
    for (condition, cursor) in conditions {
      for clause in condition.clauses { check(clause, at: cursor) }
    }
    for (action, _, cursor) in actions {
      switch action {
      case .set(let id, let value): check(value, of: id, at: cursor)
      case .add(_, let id):
        guard let kind = kind(of: id, at: cursor) else { continue }
        if case .number = kind { continue }
        cursor.report("\(quoted(id.rawValue)) is no number, and has no steps")
      default: continue
      }
    }
    for (text, cursor) in filled { checkPlaceholders(text, at: cursor) }
  }

  private func kind(of id: ControlID, at cursor: JSONCursor, noun: String = "value") -> State.Kind?
  {
    if let kind = state.kinds[id] { return kind }
    // One that could not be read has already been reported.
    guard !controlIDs.contains(id) else { return nil }
    let names = noun == "toggle" ? flags : state.names
    reportMissing(id, noun, among: names, at: cursor)
    return nil
  }

  private var flags: [ControlID] { state.names.filter { state.kinds[$0] == .flag } }

  func checkToggle(_ id: ControlID, at cursor: JSONCursor) {
    guard let kind = kind(of: id, at: cursor, noun: "toggle"), kind != .flag else { return }
    cursor.report("\(quoted(id.rawValue)) is not on or off")
  }

  private func check(_ clause: Condition.Clause, at cursor: JSONCursor) {
    let name = quoted(clause.control.rawValue)
    guard let kind = kind(of: clause.control, at: cursor) else { return }
    switch kind {
    case .flag:
      if clause.comparison != nil { cursor.report("\(name) is on or off; name it alone") }
    case .number:
      if clause.comparison == nil || Double(clause.operand)?.isFinite != true {
        cursor.report(
          "\(name) is a number; compare it with one, as in \"\(clause.control) > 0\"")
      }
    case .text:
      if clause.comparison?.isOrder ?? false { cursor.report("\(name) is a text, without order") }
    case .option(let options):
      let names = options.map(\.name)
      guard let comparison = clause.comparison, !comparison.isOrder else {
        return cursor.report(
          "\(name) is a choice; compare it with an option, as in \"\(clause.control) = "
            + "\(names.first ?? "")\"")
      }
      checkOption(clause.operand, of: clause.control, names, at: cursor)
    }
  }

  private func checkOption(
    _ option: String, of id: ControlID, _ names: [String], at cursor: JSONCursor
  ) {
    guard !names.contains(option) else { return }
    cursor.report(
      "the choice \(quoted(id.rawValue)) has no option \(quoted(option))"
        + NearestName.hint(for: option, in: names))
  }

  private func check(_ value: ControlValue, of id: ControlID, at cursor: JSONCursor) {
    guard let kind = kind(of: id, at: cursor, noun: value.flag == nil ? "value" : "toggle") else {
      return
    }
    let name = quoted(id.rawValue)
    switch (kind, value) {
    case (.flag, .flag), (.text, .text): break
    case (.number(let range), .number(let number)):
      if !range.contains(number) {
        cursor.report("\(number.shortText) is not in the range of \(name)")
      }
    case (.option(let options), .text(let text)):
      checkOption(text, of: id, options.map(\.name), at: cursor)
    case (.flag, _): cursor.report("\(name) is on or off, and takes true or false")
    case (.number, _): cursor.report("\(name) is a number, and takes one")
    case (.text, _), (.option, _): cursor.report("\(name) is a text, and takes one")
    }
  }

  private func checkPlaceholders(_ text: String, at cursor: JSONCursor) {
    for inside in Placeholders.formulas(in: text) {
      let words = inside.split { !Placeholders.belongsToName($0) }
      guard let name = words.first(where: { state.kinds[ControlID(String($0))] != nil }) else {
        continue
      }
      cursor.report(
        "braces hold the name of a value alone, as in \"{\(name)}\", found \"{\(inside)}\"",
        severity: .warning)
    }
    for name in Placeholders.names(in: text) {
      switch state.kinds[ControlID(name)] {
      case .flag:
        cursor.report(
          "\(quoted(name)) is on or off, and has no text to show in braces", severity: .warning)
      case nil:
        let hint = NearestName.hint(for: name, in: state.names.map(\.rawValue))
        guard !hint.isEmpty || !state.declared.isEmpty, !controlIDs.contains(ControlID(name))
        else { continue }
        cursor.report(
          "there is no value \(quoted(name)) to show in braces\(hint)", severity: .warning)
      default: continue
      }
    }
  }
}

extension JSONShape<ControlValue> {
  static var stateValue: Self {
    Self { cursor in
      switch cursor.value.kind {
      case .boolean: cursor.read(JSONShape<Bool>.boolean).map { .flag($0) }
      case .number: cursor.read(JSONShape<Double>.number).map { .number($0) }
      case .string: cursor.read(.text).map { .text($0) }
      default: cursor.mismatch(expected: "true, false, a number or a text")
      }
    }
  }
}
