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

extension ScreenBody.Element {
  /// The columns of a group, with what keeps each in its place.
  init(_ group: StoryboardDocument.Group, _ localizer: inout Localizer) {
    let isAlone = group.columns.count == 1
    self = .columns(
      group.columns.map { column in
        var elements = column.elements.map { ScreenBody.Element($0, &localizer) }
        let isFlexible = elements.contains { $0 == .spacer(nil) }
        if !isAlone, !isFlexible, !elements.isEmpty {
          if group.alignment != .top { elements.insert(.spacer(nil), at: 0) }
          if group.alignment != .bottom { elements.append(.spacer(nil)) }
        }
        return ScreenBody.Column(elements, weight: column.weight, width: column.width)
      })
  }
}

extension ScreenBody.Picture {
  init(_ picture: StoryboardDocument.Picture, _ localizer: inout Localizer) {
    self.init(
      picture.name, label: localizer.text(picture.label), width: picture.width,
      height: picture.height,
      rendering: picture.isTemplate ? .template(picture.color) : .original,
      fit: picture.mode == .fill ? .fill : .fit, cornerRadius: picture.corners)
  }
}
