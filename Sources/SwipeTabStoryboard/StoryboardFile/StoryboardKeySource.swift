import SwipeTabKit

/// Reads the keys of an element, or of an object in one, from JSON.
struct StoryboardKeySource: KeySource {
  /// An object, or the value of one key alone.
  private enum Content {
    case object(JSONObject)
    case value(JSONCursor)
  }

  private let rows: [ElementKey]
  private let content: Content
  private let decoder: StoryboardDecoder
  let isInGroup: Bool

  static func keys(
    _ rows: [ElementKey], _ form: ElementForm, _ cursor: JSONCursor, _ decoder: StoryboardDecoder
  ) -> ElementKeys? {
    func keys(_ rows: [ElementKey], _ content: Content) -> ElementKeys {
      ElementKeys(
        StoryboardKeySource(
          rows: rows, content: content, decoder: decoder, isInGroup: decoder.groupDepth > 0))
    }
    switch form {
    case .value: return keys(rows, .value(cursor))
    case .object(let short?) where short.shape.isWritten(as: cursor.value.kind):
      let others = rows.filter { $0.name != short.name }
      return keys([short] + others, .value(cursor))
    case .object, .beside:
      return cursor.object(keys: names(of: rows)).map { keys(rows, .object($0)) }
    }
  }

  /// The keys include all keys of actions in place of the key of actions.
  static func names(of rows: [ElementKey]) -> [String] {
    rows.flatMap { row in
      if case .action = row.shape { StoryboardKeys.action.names } else { [row.name] }
    }
  }

  // MARK: Source

  func has(_ key: String) -> Bool { cursor(key) != nil }

  private func cursor(_ key: String) -> JSONCursor? {
    switch content {
    case .object(let object): object[key]
    case .value(let cursor): key == rows.first?.name ? cursor : nil
    }
  }

  func value(_ key: String, as shape: KeyShape?) -> KeyValue? {
    guard let row = rows.first(where: { $0.name == key }) else {
      preconditionFailure("\(key) is missing in the list of keys")
    }
    if case .action = row.shape { return action(isRequired: row.isRequired) }
    guard let cursor = cursor(key) else {
      if row.isRequired, case .object(let object) = content {
        object.reportMissing("expected the key \(quoted(key))", anyOf: [key])
      }
      return nil
    }
    return decoder.value(at: cursor, shape ?? row.shape)
  }

  private func action(isRequired: Bool) -> KeyValue? {
    guard case .object(let object) = content else { return nil }
    return decoder.action(object, isRequired: isRequired).map { .action($0) }
  }

  func report(_ message: String, at key: String?, repeating first: (any KeySource)?) {
    let place = key.flatMap { cursor($0) } ?? whole
    if let first = first as? Self {
      place.mistakes.report(message, at: place.value, first: first.whole.value)
    } else {
      place.report(message)
    }
  }

  private var whole: JSONCursor {
    switch content {
    case .object(let object): object.cursor
    case .value(let cursor): cursor
    }
  }
}

extension KeyShape {
  fileprivate func isWritten(as kind: JSONValue.Kind) -> Bool {
    if case .objects = self { return kind == .array }
    if case .elements = self { return kind == .array }
    if case .length = self { return kind == .number }
    return kind == .string
  }
}

extension StoryboardDecoder {
  fileprivate func value(at cursor: JSONCursor, _ shape: KeyShape) -> KeyValue? {
    switch shape {
    case .text: cursor.read(.userText).map { .text($0) }
    case .string: cursor.read(JSONShape<String>.string).map { .text($0) }
    case .image: cursor.read(.image).map { .text($0) }
    case .id(let use): id(cursor, use).map { .text($0) }
    case .flag: cursor.read(.boolean).map { .flag($0) }
    case .number(let range): cursor.read(JSONShape<Double>.number(in: range)).map { .number($0) }
    case .integer(let range):
      cursor.read(JSONShape<Int>.integer(in: range)).map { .number(Double($0)) }
    case .numbers(let count, let range):
      cursor.read(.numbers(count, in: range)).map { .numbers($0) }
    case .length(let name): length(cursor, or: name)
    case .name(let names): cursor.read(.name(among: names)).map { .text($0) }
    case .color: cursor.read(.color).map { .color($0) }
    case .fill: cursor.read(JSONShape<PageFill>.fill).map { .fill($0) }
    case .actionObject: cursor.read(.guardedAction).map { .action($0) }
    case .condition: cursor.read(.condition).map { .formula($0) }
    case .formula(let range): cursor.read(.formula(in: range)).map { .formula($0) }
    case .elements: elements(cursor).map { .elements($0) }
    case .object(let rows, let form):
      StoryboardKeySource.keys(rows, form, cursor, self).map { .object($0) }
    case .objects(let rows, let form):
      cursor.array().map { cursors in
        .objects(cursors.compactMap { StoryboardKeySource.keys(rows, form, $0, self) })
      }
    case .action: preconditionFailure("an action has no value of its own")
    }
  }

  /// Elements inside of another, in which texts begin at the leading edge as in a row.
  private func elements(_ cursor: JSONCursor) -> [ScreenBody.Element]? {
    groupDepth += 1
    defer { groupDepth -= 1 }
    return cursor.read(.array(of: .element))?.map { ScreenBody.Element($0) }
  }

  private func length(_ cursor: JSONCursor, or name: String?) -> KeyValue? {
    guard let name else { return cursor.read(JSONShape<Double>.length).map { .number($0) } }
    switch cursor.value.kind {
    case .string: return cursor.read(JSONShape<String>.name(among: [name])).map { .text($0) }
    case .number: return cursor.read(JSONShape<Double>.length).map { .number($0) }
    default: return cursor.mismatch(expected: "a number of points or \(quoted(name))")
    }
  }

  private func id(_ cursor: JSONCursor, _ use: KeyUse) -> String? {
    switch use {
    case .control:
      let id = cursor.read(JSONShape<ControlID>.id)
      if let id { controlIDs.insert(id) }
      return id?.rawValue
    case .toggle:
      guard let id = cursor.read(JSONShape<ControlID>.id) else { return nil }
      if let first = toggles[id] {
        report(
          "duplicate toggle \(quoted(id.rawValue))", at: cursor.value, first: first.value)
      } else {
        controlIDs.insert(id)
        toggles[id] = cursor
      }
      return id.rawValue
    case .view:
      guard let id = cursor.read(JSONShape<ViewID>.id) else { return nil }
      if let first = views[id] {
        report(
          "duplicate view \(quoted(id.rawValue)) on a page", at: cursor.value, first: first.value)
        return nil
      }
      views[id] = cursor
      require(.view(id), at: cursor)
      return id.rawValue
    }
  }
}
