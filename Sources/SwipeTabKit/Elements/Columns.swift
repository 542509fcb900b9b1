extension ScreenBody {
  /// Columns side by side, each a stack of elements; below each other where their longest words do not fit.
  public struct Columns: Sendable, Hashable {
    /// The columns in reading order.
    public var items: [Column]

    /// Makes columns.
    public init(_ items: [Column]) { self.items = items }
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
  /// Nothing: the columns take its place.
  public func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(0) }
  /// Paints nothing.
  public func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {}
}
