import SwipeTabKit

extension JSONShape<StoryboardDocument.Element> {
  static var element: Self { element(with: StoryboardKeys.conditions.names) }

  /// An element with `keys` beside its name.
  static func element(with keys: [String]) -> Self {
    Self { cursor in cursor.decoder.element(cursor, with: keys) }.defined(as: "element")
  }
}

extension StoryboardDecoder {
  fileprivate func element(
    _ cursor: JSONCursor, with keys: [String]
  ) -> StoryboardDocument.Element? {
    if cursor.value.kind == .string {
      return read(ScreenBody.Label.self, cursor).map { .one($0) }
    }
    if let beside = kinds.besideName(in: cursor) { return read(beside, cursor).map { .one($0) } }
    guard
      let object = cursor.object(
        keys: kinds.names, and: keys, remark: { remark(on: $0, in: cursor) })
    else { return nil }
    var condition: Formula?
    _ = StoryboardKeys.conditions.read(object, into: &condition)
    let found = kinds.insideNames.filter { object[$0] != nil }
    guard let kind = found.first, let content = object[kind] else {
      // An unknown key has already been reported.
      let others = cursor.value.members?.contains { !keys.contains($0.key.string ?? "") }
      if others == false { cursor.report("expected one of \(quotedList(kinds.names))") }
      return nil
    }
    for other in found.dropFirst() {
      object[other]?.report(
        "expected one element in an object, found \(quoted(kind)) and \(quoted(other))")
    }
    return element(kind, content)?.shown(if: condition)
  }

  private func remark(on key: String, in cursor: JSONCursor) -> String? {
    for member in cursor.value.members.map(Array.init) ?? [] {
      let meant = [key] + (MeantKeys.all[key.lowercased()] ?? [])
      guard let kind = member.key.string, let type = kinds.type(named: kind),
        let key = meant.first(where: { name in type.keys.contains { $0.name == name } }),
        case .object(let short) = type.form
      else { continue }
      let text = short.map { "\(quoted($0.name)): …, " } ?? ""
      return "\(quoted(key)) stands inside, as in { \(quoted(kind)): { \(text)\(quoted(key)): … } }"
    }
    return nil
  }

  private func element(_ kind: String, _ cursor: JSONCursor) -> StoryboardDocument.Element? {
    if let type = kinds.type(named: kind) { return read(type, cursor).map { .one($0) } }
    if kind == StoryboardElements.column {
      return cursor.read(.column).map { .group(StoryboardDocument.Group(columns: [$0])) }
    }
    return cursor.read(.group).map { .group($0) }
  }

  private func read(
    _ type: any KeyedElement.Type, _ cursor: JSONCursor
  ) -> ScreenBody.Element? {
    func made<Kind: KeyedElement>(_ type: Kind.Type) -> ScreenBody.Element? {
      var rows = type.keys
      // For other elements, the conditions are keys beside the name.
      if case .beside = type.form { rows += ElementKey.conditions }
      guard let keys = StoryboardKeySource.keys(rows, type.form, cursor, self) else { return nil }
      let canDisable = type.keys.contains { $0.name == ElementKey.enabled.name }
      let isEnabled = canDisable ? keys.flag(ElementKey.enabled.name) ?? true : true
      var condition: Formula?
      if case .beside = type.form { condition = keys.condition() }
      return Kind(keys).map {
        var element = ScreenBody.Element($0).disabled(!isEnabled)
        element.condition = condition
        return element
      }
    }
    return made(type)
  }
}
