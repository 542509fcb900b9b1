extension ScreenBody {
  /// Columns side by side, each a stack of elements.
  ///
  /// If their longest words do not fit, they are below each other.
  public struct Columns: Sendable, Hashable {
    /// The columns in reading order.
    public var items: [Column]
    /// The width in points below which the columns are placed below each other.
    ///
    /// With 0, the default, they are placed below each other if their longest words do not fit.
    public var breaksBelow: Double

    /// Makes columns.
    ///
    /// With a `breaksBelow` of 0, the default, they are below each other if their longest words do not fit.
    public init(_ items: [Column], breaksBelow: Double = 0) {
      (self.items, self.breaksBelow) = (items, breaksBelow)
    }
  }
}

extension ScreenBody.Columns {
  /// The columns with their visible elements, without columns of spaces alone, so that the others have their width.
  func shown(with result: (Formula) -> ControlValue?) -> Self? {
    var copy = self
    copy.items = items.compactMap { column in
      var left = column
      left.elements = column.elements.compactMap { $0.shown(with: result) }
      let isEmptied =
        left.elements.count < column.elements.count
        && left.elements.allSatisfy { $0.base is ScreenBody.Spacer }
      return isEmptied ? nil : left
    }
    return copy.items.isEmpty && !items.isEmpty ? nil : copy
  }
}

extension ScreenBody.Element {
  /// Makes columns side by side, each a stack of elements.
  ///
  /// If their longest words do not fit, they are below each other.
  public static func columns(_ columns: [ScreenBody.Column]) -> Self {
    Self(ScreenBody.Columns(columns))
  }
}

extension ScreenBody.Columns: BodyElement {
  /// The element's name in storyboards and in the inspector, `row`.
  public static var name: String { "row" }
  /// The columns that replace the element.
  public var columns: [ScreenBody.Column]? { items }
  /// Returns 1 for a width that is too small.
  public func columnCount(in width: Double, word: Double) -> Int? {
    width < breaksBelow ? 1 : nil
  }
  /// The height is 0, because the columns replace the element.
  public func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(0) }
  /// Paints nothing, because the element's columns are painted in its place.
  public func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {}
}
