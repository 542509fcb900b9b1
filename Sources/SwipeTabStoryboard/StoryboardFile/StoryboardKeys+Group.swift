import SwipeTabKit

extension StoryboardKeys {
  static let group = Record("group", StoryboardDocument.Group(columns: [])) {
    #"Elements side by side. Pictures and spaces have their own width, and a `column` may have one. Everything else divides the remaining width. Each element is at least as wide as its longest word. The distance between two elements is 12 points. If the words do not fit side by side, as with large texts, the elements are below each other. For example [{ "image": { "name": "boat", "width": 40 } }, "By boat"]."#
    #"The elements in reading order. Rows and columns can be nested 8 deep. For example ["Left", "Right"]."#
    Key("items", .array(of: .item), isRequired: true) { $0.columns = $1 }
    #"The vertical position of elements that are lower than the others: `top`, `center` (the default) or `bottom`. For example "top"."#
    Key("align", .one(of: StoryboardDocument.Group.Alignment.self)) { $0.alignment = $1 }
    "The width in points, from 0 to 10,000. In a narrower place the elements are below each other. With 0, the default, they are below each other only if their longest words do not fit side by side. For example 500."
    Key("breaksBelow", .length) { $0.breaksBelow = $1 }
  }

  static let column = Record("column", StoryboardDocument.Column(elements: [])) {
    #"Elements below each other. In a `row` it is one of its columns. Texts in rows and columns begin at the start of the line. For example ["By boat", { "label": { "text": "3 days", "style": "caption" } }]."#
    #"The elements from top to bottom. For example ["Above", "Below"]."#
    Key("items", .array(of: .element), isRequired: true) { $0.elements = $1 }
    "The part of the remaining width in the row, in proportion to its other elements, from 0 to 1000. The default is 1. For example 2."
    Key("weight", .weight) { $0.weight = $1 }
    "The width in points, from 0 to 10,000, in place of a weight. For example 120."
    Key("width", .length) { $0.width = $1 }
    Key { object, column in
      if column.width != nil {
        object["weight"]?.report("expected \"weight\" or \"width\", found both")
      }
    }
  }
}

extension JSONShape<StoryboardDocument.Group> {
  static var group: Self {
    .grouped(StoryboardKeys.group.shape, or: .array(of: .item)) {
      StoryboardDocument.Group(columns: $0)
    }.map { group in
      var group = group
      group.columns = yielding(group.columns)
      return group
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
}

extension JSONShape<Double> {
  fileprivate static var weight: Self { number(in: 0...1000) }
}

extension JSONShape<StoryboardDocument.Column> {
  static var column: Self {
    .grouped(StoryboardKeys.column.shape, or: .array(of: .element)) {
      StoryboardDocument.Column(elements: $0)
    }
  }

  /// An element of a row, with its own width or weight.
  fileprivate static var item: Self {
    Self(element.schema()) { cursor in
      guard var column = natural(cursor) else { return nil }
      func beside(_ key: String) -> JSONCursor? {
        cursor.value.members?.first { $0.key.isString(key) }.map {
          JSONCursor($0.value, mistakes: cursor.mistakes)
        }
      }
      if let weight = beside("weight") {
        (column.weight, column.width) = (weight.read(.weight) ?? 1, nil)
        if beside("width") != nil {
          weight.report("expected \"weight\" or \"width\", found both")
        }
      }
      if let width = beside("width") { column.width = width.read(.length) }
      column.alignment = beside("align")?.read(.one(of: StoryboardDocument.Group.Alignment.self))
      return column
    }
  }

  private static var element: JSONShape<StoryboardDocument.Element> {
    .element(with: StoryboardKeys.besideInRow)
  }

  /// An element of a row, which divides the remaining width unless it is a picture, an icon or a space of a given size.
  private static func natural(_ cursor: JSONCursor) -> StoryboardDocument.Column? {
    guard let element = cursor.read(element) else { return nil }
    switch element {
    case .group(let group):
      guard isColumn(cursor), var column = group.columns.first else { break }
      column.elements = column.elements.map { $0.shown(if: group.condition) }
      return column
    case .one(let one):
      if let column = column(as: one, element) { return column }
    }
    return StoryboardDocument.Column(elements: [element])
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

  private static func isColumn(_ cursor: JSONCursor) -> Bool {
    cursor.value.members?.contains { $0.key.isString("column") } == true
  }
}

extension JSONShape {
  /// An object with elements in it, or only the array of them, which may not be nested too deeply.
  fileprivate static func grouped<Item>(
    _ object: Self, or items: JSONShape<[Item]>, made: @escaping @Sendable ([Item]) -> Value
  ) -> Self {
    Self(object.schema()) { cursor in
      let (decoder, deepest) = (cursor.decoder, 8)
      guard decoder.groupDepth < deepest else {
        cursor.report("rows and columns lie in each other at most \(deepest) deep")
        return nil
      }
      decoder.groupDepth += 1
      defer { decoder.groupDepth -= 1 }
      guard cursor.value.kind == .array else { return object.read(cursor) }
      return items.read(cursor).map(made)
    }
  }
}
