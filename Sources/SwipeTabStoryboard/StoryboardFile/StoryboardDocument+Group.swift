import SwipeTabKit

extension StoryboardDocument {
  /// Elements side by side, each in a column, or one column alone.
  package struct Group: Sendable, Hashable {
    /// Where columns stand that are lower than the others.
    package enum Alignment: String, Sendable, Hashable, CaseIterable {
      case top, center, bottom
    }

    /// The columns in reading order.
    package var columns: [Column]
    /// Where columns stand that are lower than the others; in the middle by default.
    package var alignment = Alignment.center
  }

  /// Elements below each other, in a group.
  package struct Column: Sendable, Hashable {
    /// The elements from top to bottom.
    package var elements: [Element]
    /// The share of the width, in proportion to other columns; 1 by default.
    package var weight = 1.0
    /// The width in points; nil for a share.
    package var width: Double?
  }
}

extension StoryboardDocument.Element {
  /// The element, or all in its group, in reading order.
  package var leaves: [StoryboardDocument.Element] {
    guard case .group(let group) = self else { return [self] }
    return group.columns.flatMap { $0.elements.flatMap(\.leaves) }
  }
}

extension StoryboardDocument.Group {
  /// The flexible spaces that keep a column in its place.
  func spaces(of column: StoryboardDocument.Column) -> (above: Int, below: Int) {
    let isFlexible = column.elements.contains { $0 == .spacer(nil) }
    guard columns.count > 1, !isFlexible, !column.elements.isEmpty else { return (0, 0) }
    return (alignment == .top ? 0 : 1, alignment == .bottom ? 0 : 1)
  }
}

extension ScreenBody.Element {
  /// The columns of a group, with what keeps each in its place.
  init(_ group: StoryboardDocument.Group, _ localizer: inout Localizer) {
    self = .columns(
      group.columns.map { column in
        let spaces = group.spaces(of: column)
        func flexible(_ count: Int) -> [ScreenBody.Element] {
          Array(repeating: .spacer(nil), count: count)
        }
        let elements = column.elements.map { ScreenBody.Element($0, &localizer) }
        return ScreenBody.Column(
          flexible(spaces.above) + elements + flexible(spaces.below), weight: column.weight,
          width: column.width)
      })
  }
}

extension ScreenBody.Picture {
  init(_ picture: StoryboardDocument.Picture, _ localizer: inout Localizer) {
    self.init(
      picture.name, label: localizer.text(picture.label), width: picture.width,
      height: picture.height,
      rendering: picture.isTemplate ? .template(picture.color) : .original,
      fit: picture.mode == .fill ? .fill : .fit, cornerRadius: picture.corners,
      fill: picture.background.map { PageFill($0) })
  }
}
