extension ScreenBody {
  /// Columns side by side, each a stack of elements; below each other where their longest words do not fit.
  public struct Columns: Sendable, Hashable {
    /// The columns in reading order.
    public var items: [Column]
    /// The width in points below which they stand below each other; 0, the default, where their longest words do not fit.
    public var breaksBelow: Double

    /// Makes columns.
    public init(_ items: [Column], breaksBelow: Double = 0) {
      (self.items, self.breaksBelow) = (items, breaksBelow)
    }
  }
}

extension ScreenBody.Element {
  /// Columns side by side, each a stack of elements; below each other where their longest words do not fit.
  public static func columns(_ columns: [ScreenBody.Column]) -> Self {
    Self(ScreenBody.Columns(columns))
  }
}

extension ScreenBody.Columns: BodyElement {
  /// `row`.
  public static var name: String { "row" }
  /// The columns.
  public var columns: [ScreenBody.Column]? { items }
  /// One in a width that is too small.
  public func columnCount(in width: Double, word: Double) -> Int? {
    width < breaksBelow ? 1 : nil
  }
  /// Nothing: the columns take its place.
  public func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(0) }
  /// Paints nothing.
  public func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {}
}
