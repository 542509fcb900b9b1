import SwipeTabKit

/// A column of elements, beside others.
nonisolated public struct Column {
  private var weight: Double
  private var width: Double?
  private var elements: [any PageElement]

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - weight: The width in proportion to the other columns; 1 by default.
  ///   - width: The width in points; nil, the default, for a share of what columns with a width leave.
  ///   - content: The elements from top to bottom.
  public init(
    weight: Double = 1, width: Double? = nil, @ContentBuilder content: () -> [any PageElement]
  ) {
    (self.weight, self.width, elements) = (weight, width, content())
  }

  @MainActor func column(in content: inout PageContent) -> ScreenBody.Column {
    ScreenBody.Column(content.collect(elements), weight: weight, width: width)
  }
}

/// Columns side by side, each with elements from top to bottom.
///
/// ```swift
/// Columns {
///   Column { Image("house") }
///   Column(weight: 2) { Label("Home") }
/// }
/// ```
nonisolated public struct Columns: PageElement {
  private var columns: [Column]

  /// Makes the columns that are declared, in reading order.
  public init(@ArrayBuilder<Column> columns: () -> [Column]) { self.columns = columns() }

  /// Adds the columns.
  public func add(to content: inout PageContent) {
    content.append(.columns(columns.map { $0.column(in: &content) }))
  }
}
