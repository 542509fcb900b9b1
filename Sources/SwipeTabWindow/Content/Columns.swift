import SwipeTabKit

/// A column of elements, beside other columns.
///
/// See ``Columns``.
nonisolated public struct Column {
  private var weight: Double
  private var width: Double?
  private var elements: [any PageElement]

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - weight: The width in proportion to the other columns. The default is 1.
  ///   - width: The width in points. With nil, the default, the column gets a part of the width that columns with a
  ///     width leave, by its weight.
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
  private var breaksBelow: Double

  /// Makes the columns that are declared, in reading order.
  ///
  /// An element outside of a `Column` becomes a column.
  ///
  /// `breaksBelow` is a width in points. In less width the columns are placed below each other. The default is 0: they
  /// are placed below each other only if their longest words do not fit.
  public init(breaksBelow: Double = 0, @ColumnBuilder columns: () -> [Column]) {
    (self.columns, self.breaksBelow) = (columns(), breaksBelow)
  }

  /// Adds the columns to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    let columns = ScreenBody.Columns(
      columns.map { $0.column(in: &content) }, breaksBelow: breaksBelow)
    content.append(ScreenBody.Element(columns))
  }
}

/// Builds the columns of `Columns`.
public typealias ColumnBuilder = ArrayBuilder<Column>

extension ArrayBuilder where Element == Column {
  /// A column with a single element.
  public static func buildExpression(_ element: any PageElement) -> [Column] {
    [Column { element }]
  }
}
