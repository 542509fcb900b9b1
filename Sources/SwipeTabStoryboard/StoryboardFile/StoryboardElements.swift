import SwipeTabKit

/// The elements that a storyboard can have, by their names.
struct StoryboardElements: Sendable {
  /// The names of elements side by side, and of elements below each other in them.
  static let (row, column) = ("row", "column")

  private let types: [any KeyedElement.Type]
  /// The names of elements whose object is the value beside the name.
  let insideNames: [String]
  /// All names, as messages list them.
  let names: [String]

  /// Makes the list of the kit's elements and a program's elements.
  init(_ own: [any KeyedElement.Type] = []) {
    types = ElementKinds.all + own
    let beside = types.filter { if case .beside = $0.form { true } else { false } }.map { $0.name }
    let inside = types.map { $0.name }.filter { !beside.contains($0) }
    insideNames = inside + [Self.row, Self.column]
    names = insideNames + beside
  }

  /// The type of a name, or nil for a row, a column, and an unknown name.
  func type(named name: String) -> (any KeyedElement.Type)? { types.first { $0.name == name } }

  /// Returns the type whose name is a key of an object among its other keys, or nil without such a key.
  func besideName(in cursor: JSONCursor) -> (any KeyedElement.Type)? {
    guard let members = cursor.value.members else { return nil }
    return types.first { type in
      guard case .beside = type.form else { return false }
      return members.contains { $0.key.isString(type.name) }
    }
  }
}
