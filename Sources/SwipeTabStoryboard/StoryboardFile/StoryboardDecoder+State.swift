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
          let locales = ControlID(name) == .locale ? strings.tables.keys.sorted() : []
          state.declare(ControlID(name), value, in: -.infinity ... .infinity, among: locales)
        }
        continue
      }
      guard let object = value.object(keys: StoryboardKeys.number.names) else { continue }
      var number = StoryboardKeys.number.empty()
      _ = StoryboardKeys.number.read(object, into: &number)
      guard number.from <= number.to else {
        object["to"]?.report("expected a number of at least \(number.from.shortText)")
        continue
      }
      guard let initial = number.value else { continue }
      let range = number.from...number.to
      if !range.contains(initial) {
        object["value"]?.report("\(initial.shortText) is not in the range of \(quoted(name))")
      }
      state.declare(ControlID(name), .number(initial), in: range)
    }
  }

  // MARK: Checks

  func checkState() {
    for page in pages {
      for control in page.body.flatMap({ ScreenBody.Element($0).controls }) { state.add(control) }
    }
    for (formula, isCondition, cursor) in formulas {
      state.note(formula)
      let check = FormulaCheck(self, cursor, severity: .error)
      isCondition ? check.condition(formula.root) : check.number(formula.root)
    }
    for (action, _, _, cursor) in actions {
      switch action {
      case .set(let id, let value): check(value, of: id, at: cursor)
      case .add(_, let id):
        guard let kind = kind(of: id, at: cursor) else { continue }
        if case .number = kind { continue }
        cursor.report("\(quoted(id.rawValue)) is no number, and has no steps")
      default: continue
      }
    }
    for (text, cursor) in filled { checkBraces(text, at: cursor) }
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

  func checkOption(
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

  private func checkBraces(_ text: String, at cursor: JSONCursor) {
    let template = Template(text)
    for (inside, mistake) in template.mistakes {
      let words = inside.split { !Formula.belongsToName($0) }
      guard words.contains(where: { state.kinds[ControlID(String($0))] != nil }) else { continue }
      cursor.report(
        "expected the name of a value or a formula in braces, found \"{\(inside)}\": \(mistake)",
        severity: .warning)
    }
    for formula in template.fields.map(\.formula) {
      guard case .name(let id) = formula.root else {
        guard formula.names.contains(where: { state.kinds[$0] != nil }) else { continue }
        if case .flag = FormulaCheck(self, cursor, severity: .warning).kind(of: formula.root) {
          cursor.report(
            "\(quoted(formula.description)) is true or false, and has no text to show in braces",
            severity: .warning)
        }
        continue
      }
      let name = id.rawValue
      switch state.kinds[id] {
      case .flag:
        cursor.report(
          "\(quoted(name)) is on or off, and has no text to show in braces", severity: .warning)
      case nil:
        let hint = NearestName.hint(for: name, in: state.names.map(\.rawValue))
        guard !hint.isEmpty || !state.declared.isEmpty, !controlIDs.contains(id)
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
    }.defined(as: "stateValue")
  }
}
