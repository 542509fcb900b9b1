/// A custom view that only draws, by a function.
///
/// ```swift
/// let line = DrawnView(height: 2) { drawing, context in
///   drawing.fill(context.bounds, context.theme.tint)
/// }
/// ```
@MainActor public final class DrawnView: CustomView {
  private let fixedHeight: Double?
  private let label: String?
  private let paint: (inout Drawing, ViewContext) -> Void

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - height: The height in points. With nil, the default, it gets a part of the height that other elements leave.
  ///   - label: The name for assistive technology. With nil, the default, the view is decoration.
  ///   - draw: Paints the view, as `CustomView.draw(in:context:)` does.
  public init(
    height: Double? = nil, label: String? = nil,
    draw: @escaping (inout Drawing, ViewContext) -> Void
  ) {
    (fixedHeight, self.label, paint) = (height, label, draw)
  }

  /// Returns the height that the view was made with, for every width.
  public func height(forWidth width: Double, measurer: any TextMeasuring) -> Double? {
    fixedHeight
  }

  /// Paints the view with the closure that it was made with.
  public func draw(in drawing: inout Drawing, context: ViewContext) { paint(&drawing, context) }

  /// An image with the label, or no node without a label.
  public func accessibilityNodes(_ context: ViewContext) -> [ViewNode] {
    label.map { [ViewNode(.image, $0)] } ?? []
  }
}
