import SwipeTabKit

extension StoryboardDocument {
  /// Elements side by side, each in a column, or one column alone.
  package struct Group: Sendable, Hashable {
    package enum Alignment: String, Sendable, Hashable, CaseIterable {
      case top, center, bottom
    }

    package var columns: [Column]
    package var alignment = Alignment.center
    /// The width below which columns are below each other, or 0 if that depends on their longest words.
    package var breaksBelow = 0.0
    package var condition: Formula?
  }

  package struct Column: Sendable, Hashable {
    package var elements: [Element]
    package var weight = 1.0
    package var width: Double?
    package var alignment: Group.Alignment?
  }
}

extension StoryboardDocument.Group {
  /// The flexible spaces that keep a column in its place.
  func spaces(of column: StoryboardDocument.Column) -> (above: Int, below: Int) {
    let isFlexible = column.elements.contains(where: \.isFlexible)
    guard columns.count > 1, !isFlexible, !column.elements.isEmpty else { return (0, 0) }
    let alignment = column.alignment ?? alignment
    return (alignment == .top ? 0 : 1, alignment == .bottom ? 0 : 1)
  }
}

extension StoryboardDocument.Element {
  fileprivate var isFlexible: Bool {
    guard case .one(let element) = self else { return false }
    return element == .spacer(nil) || element.as(ScreenBody.Picture.self)?.isFlexible == true
  }
}

extension ScreenBody.Element {
  init(_ element: StoryboardDocument.Element) {
    switch element {
    case .one(let element): self = element
    case .group(let group): self.init(group)
    }
  }

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
