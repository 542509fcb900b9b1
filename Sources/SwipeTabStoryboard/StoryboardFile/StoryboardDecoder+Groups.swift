import SwipeTabKit

extension StoryboardDecoder {
  private static let deepestGroup = 8

  var group: JSONShape<StoryboardDocument.Group> {
    grouped { [self] cursor in
      let items: [StoryboardDocument.Column]?
      var alignment = StoryboardDocument.Group.Alignment.center
      var breaksBelow = 0.0
      if cursor.value.kind == .array {
        items = cursor.read(.array(of: item))
      } else {
        guard let object = cursor.object(keys: StoryboardKeys.group) else { return nil }
        items = object.required("items", .array(of: item))
        alignment =
          object.optional("align", .one(of: StoryboardDocument.Group.Alignment.self)) ?? .center
        breaksBelow = object.optional("breaksBelow", .number(in: 0...10_000)) ?? 0
      }
      return items.map {
        StoryboardDocument.Group(
          columns: Self.yielding($0), alignment: alignment, breaksBelow: breaksBelow)
      }
    }
  }

  /// The columns of a row, in which flexible spaces leave the width to texts and other elements that can use it.
  private static func yielding(
    _ columns: [StoryboardDocument.Column]
  ) -> [StoryboardDocument.Column] {
    guard columns.contains(where: { $0.width == nil && $0.weight > 0 && !$0.elements.isEmpty })
    else { return columns }
    return columns.map { column in
      var column = column
      if column.elements.isEmpty, column.width == nil { column.weight = 0 }
      return column
    }
  }

  var column: JSONShape<StoryboardDocument.Column> {
    grouped { [self] cursor in
      if cursor.value.kind == .array {
        return cursor.read(.array(of: element)).map { StoryboardDocument.Column(elements: $0) }
      }
      guard let object = cursor.object(keys: StoryboardKeys.column) else { return nil }
      let items = object.required("items", .array(of: element))
      var column = StoryboardDocument.Column(elements: items ?? [])
      column.weight = object.optional("weight", .number(in: 0...1000)) ?? 1
      column.width = object.optional("width", .length)
      if column.width != nil {
        object["weight"]?.report("expected \"weight\" or \"width\", found both")
      }
      return items == nil ? nil : column
    }
  }

  /// An element of a row, with its own width or weight.
  private var item: JSONShape<StoryboardDocument.Column> {
    JSONShape { [self] cursor in
      guard var column = cursor.read(naturalItem) else { return nil }
      func beside(_ key: String) -> JSONCursor? {
        cursor.value.members?.first { $0.key.isString(key) }.map {
          JSONCursor($0.value, mistakes: mistakes)
        }
      }
      if let weight = beside("weight") {
        (column.weight, column.width) = (weight.read(.number(in: 0...1000)) ?? 1, nil)
        if beside("width") != nil {
          weight.report("expected \"weight\" or \"width\", found both")
        }
      }
      if let width = beside("width") { column.width = width.read(.length) }
      column.alignment = beside("align")?.read(.one(of: StoryboardDocument.Group.Alignment.self))
      return column
    }
  }

  /// An element of a row, which divides the remaining width unless it is a picture, an icon or a space of a given size.
  private var naturalItem: JSONShape<StoryboardDocument.Column> {
    JSONShape { [self] cursor in
      guard let element = cursor.read(element(with: StoryboardKeys.besideInRow)) else { return nil }
      switch element {
      case .group(let group):
        guard isColumn(cursor), var column = group.columns.first else { break }
        column.elements = column.elements.map { $0.shown(if: group.condition) }
        return column
      case .one(let one):
        if let column = Self.column(as: one, element) { return column }
      }
      return StoryboardDocument.Column(elements: [element])
    }
  }

  private static func column(
    as one: ScreenBody.Element, _ element: StoryboardDocument.Element
  ) -> StoryboardDocument.Column? {
    if let picture = one.as(ScreenBody.Picture.self) {
      let width = picture.width ?? picture.height
      guard width != ScreenBody.Picture.fullWidth else { return nil }
      return StoryboardDocument.Column(elements: [element], width: width ?? BodyMetrics.picture)
    }
    if one.as(ScreenBody.Button.self)?.style == .icon {
      // It is as wide as its image, as no column is narrower than what is in it.
      return StoryboardDocument.Column(elements: [element], width: 0)
    }
    guard let space = one.as(ScreenBody.Spacer.self) else { return nil }
    return StoryboardDocument.Column(
      elements: one.condition == nil ? [] : [element],
      width: space.length.map { max(0, $0 - BodyMetrics.gap) })
  }

  private func isColumn(_ cursor: JSONCursor) -> Bool {
    cursor.value.members?.contains { $0.key.isString("column") } == true
  }

  /// Returns a shape of a value with elements in it, which may not be nested too deeply.
  private func grouped<Value>(
    _ read: @escaping (JSONCursor) -> Value?
  ) -> JSONShape<Value> {
    JSONShape { [self] cursor in
      guard groupDepth < Self.deepestGroup else {
        cursor.report("rows and columns lie in each other at most \(Self.deepestGroup) deep")
        return nil
      }
      groupDepth += 1
      defer { groupDepth -= 1 }
      return read(cursor)
    }
  }
}
