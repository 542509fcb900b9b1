/// A text field: its title above, and the box for the text below.
struct FieldLayout: Sendable {
  /// The style of the text.
  static let style = TextStyle(size: 16)
  /// The space between the box and its text, in points.
  static let padding = 10.0

  /// The title above the box.
  let head: HeadLayout
  /// The box, in points from the field's top and leading edge.
  let box: Rect
  /// The height of the whole field, in points.
  let height: Double

  /// Lays out a field of a width in points; a compact one has no title.
  init(_ title: String, isCompact: Bool, width: Double, texts: TextSizes) {
    head = HeadLayout(title, width: width, texts: texts)
    guard !isCompact else {
      box = Rect(x: 0, y: 0, width: width, height: texts.grown(38, by: 20))
      height = box.height
      return
    }
    let top = ControlMetrics.optionsTop + head.growth - 4
    box = Rect(
      x: BodyMetrics.padding, y: top, width: max(0, width - 2 * BodyMetrics.padding),
      height: texts.grown(36, by: 20))
    height = box.maxY + 12
  }
}
