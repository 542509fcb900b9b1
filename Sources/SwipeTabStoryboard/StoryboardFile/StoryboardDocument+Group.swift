import SwipeTabKit

extension StoryboardDocument {
  /// Elements side by side, each in a column, or one column alone.
  package struct Group: Sendable, Hashable {
    /// The vertical position of columns that are lower than the others.
    package enum Alignment: String, Sendable, Hashable, CaseIterable {
      case top, center, bottom
    }

    /// The columns in reading order.
    package var columns: [Column]
    /// The vertical position of columns that are lower than the others.
    ///
    /// The default is the middle.
    package var alignment = Alignment.center
    /// The width in points below which columns are below each other.
    ///
    /// With 0 they are if their longest words do not fit.
    package var breaksBelow = 0.0
    /// When it shows at all, or nil for always.
    package var condition: Condition?
  }

  /// Elements below each other, in a group.
  package struct Column: Sendable, Hashable {
    /// The elements from top to bottom.
    package var elements: [Element]
    /// The width in proportion to other columns.
    ///
    /// The default is 1.
    package var weight = 1.0
    /// The width in points, or nil for a part of the width by weight.
    package var width: Double?
  }
}

extension StoryboardDocument.Group {
  /// The flexible spaces that keep a column in its place.
  func spaces(of column: StoryboardDocument.Column) -> (above: Int, below: Int) {
    let isFlexible = column.elements.contains(where: \.isFlexible)
    guard columns.count > 1, !isFlexible, !column.elements.isEmpty else { return (0, 0) }
    return (alignment == .top ? 0 : 1, alignment == .bottom ? 0 : 1)
  }
}

extension StoryboardDocument.Element {
  /// Whether it is a space or a picture that gets a part of the height that is left.
  fileprivate var isFlexible: Bool {
    guard case .one(let element) = self else { return false }
    return element == .spacer(nil) || element.as(ScreenBody.Picture.self)?.isFlexible == true
  }
}

extension ScreenBody.Element {
  /// Makes an element of a file, with the texts of the file.
  init(_ element: StoryboardDocument.Element) {
    switch element {
    case .one(let element): self = element
    case .group(let group): self.init(group)
    }
  }

  /// The columns of a group, each with the values that keep its place.
  private init(_ group: StoryboardDocument.Group) {
    let columns =
      group.columns.map { column in
        let spaces = group.spaces(of: column)
        func flexible(_ count: Int) -> [ScreenBody.Element] {
          Array(repeating: .spacer(nil), count: count)
        }
        let elements = column.elements.map { ScreenBody.Element($0) }
        return ScreenBody.Column(
          flexible(spaces.above) + elements + flexible(spaces.below), weight: column.weight,
          width: column.width)
      }
    self.init(ScreenBody.Columns(columns, breaksBelow: group.breaksBelow))
    condition = group.condition
  }
}
