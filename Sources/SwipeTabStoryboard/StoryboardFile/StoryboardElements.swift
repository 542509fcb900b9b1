import SwipeTabKit

/// The elements that a storyboard can have, by their names.
struct StoryboardElements: Sendable {
  static let (row, column) = ("row", "column")

  private let types: [any KeyedElement.Type]
  /// The names of elements whose object is the value beside the name.
  let insideNames: [String]
  let names: [String]

  init(_ own: [any KeyedElement.Type] = []) {
    types = ElementKinds.all + own
    let beside = types.filter { if case .beside = $0.form { true } else { false } }.map { $0.name }
    let inside = types.map { $0.name }.filter { !beside.contains($0) }
    insideNames = inside + [Self.row, Self.column]
    names = insideNames + beside
  }

  func type(named name: String) -> (any KeyedElement.Type)? { types.first { $0.name == name } }

  /// Returns the type whose name is a key of an object among its other keys.
  func besideName(in cursor: JSONCursor) -> (any KeyedElement.Type)? {
    guard let members = cursor.value.members else { return nil }
    return types.first { type in
      guard case .beside = type.form else { return false }
      return members.contains { $0.key.isString(type.name) }
    }
  }
}
