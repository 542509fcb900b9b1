extension ScreenBody.Field {
  /// A row with the title and the text below it, or a box for the text alone.
  public struct Layout: ElementLayout {
    static let style = TextStyle(size: 16)
    static let padding = 10.0
    private static let rowMargin = 8.0
    static let titleStyle = BodyMetrics.subtitleStyle

    /// The title in a row, and its lines, from the field's top and leading edge, or nil in a compact field.
    let title: (frame: Rect, lines: Int)?
    /// The box, from the field's top and leading edge, which is the whole row in a compact field.
    let box: Rect
    let text: Rect
    let lineHeight: Double
    /// The clear button of a search field, from the field's top and leading edge.
    let cross: Rect?
    let error: (top: Double, height: Double, lines: Int)?
    /// The height of the whole field, in points.
    public let height: Double

    /// The clear button is part 1, and everything else is part 0.
    public func part(at point: Point) -> Int? { cross?.contains(point) == true ? 1 : 0 }
    /// The clear button, or the whole field.
    public func frame(ofPart part: Int, in size: Size) -> Rect? {
      part == 1 ? cross : Rect(x: 0, y: 0, width: size.width, height: size.height)
    }

    static let glass = 16.0
    static let errorStyle = TextStyle(size: 13)

    init(compact field: ScreenBody.Field, _ width: Double, _ texts: TextSizes) {
      lineHeight = Self.lineHeight(texts)
      let place = Rect(
        x: 0, y: 0, width: width,
        height: texts.grown(38, by: 20) + Double(field.lines - 1) * lineHeight)
      title = nil
      box = place
      (text, cross) = Self.content(
        of: place, padding: Self.padding, lineHeight: lineHeight, field)
      error = Self.error(of: field, below: place, texts)
      height = error.map { $0.top + $0.height } ?? place.maxY
    }

    init(row field: ScreenBody.Field, _ width: Double, _ texts: TextSizes) {
      let padding = BodyMetrics.padding
      let room = max(0, width - 2 * padding)
      let lines = texts.lineCount(
        of: field.title, Self.titleStyle, width: room, limit: HeadLayout.mostLines)
      let head = Rect(
        x: padding, y: Self.rowMargin, width: room,
        height: texts.grown(18, by: 16) + texts.height(ofMoreLines: lines, Self.titleStyle))
      title = (head, lines)
      lineHeight = Self.lineHeight(texts)
      let line = Rect(
        x: 0, y: head.maxY, width: width,
        height: texts.grown(26, by: 20) + Double(field.lines - 1) * lineHeight)
      (text, cross) = Self.content(
        of: line, padding: padding, lineHeight: lineHeight, field)
      error = Self.error(
        of: field, below: head.spanning(line.y, line.height, along: .vertical), texts)
      height = (error.map { $0.top + $0.height } ?? line.maxY) + Self.rowMargin
      box = Rect(x: 0, y: 0, width: width, height: height)
    }

    static func lineHeight(_ texts: TextSizes) -> Double {
      max(1, texts.height(ofMoreLines: 2, style))
    }

    private static func content(
      of place: Rect, padding: Double, lineHeight: Double, _ field: ScreenBody.Field
    ) -> (text: Rect, cross: Rect?) {
      let start = field.isSearch ? padding + glass + Self.padding : padding
      let end = field.isSearch ? min(max(38, place.height), place.width / 2) : padding
      // Several lines fill their box, where a single one stands in the middle.
      let above =
        field.lines > 1 ? max(0, (place.height - Double(field.lines) * lineHeight) / 2) : 0
      let text = Rect(
        x: place.x + start, y: place.y + above, width: max(0, place.width - start - end),
        height: place.height - 2 * above)
      return (
        text,
        field.isSearch
          ? Rect(x: place.maxX - end, y: place.y, width: end, height: place.height) : nil
      )
    }

    private static func error(
      of field: ScreenBody.Field, below text: Rect, _ texts: TextSizes
    ) -> (top: Double, height: Double, lines: Int)? {
      guard let message = field.shownError else { return nil }
      let lines = texts.lineCount(
        of: message, errorStyle, width: text.width, limit: HeadLayout.mostLines)
      let height = texts.grown(18, by: 16) + texts.height(ofMoreLines: lines, errorStyle)
      return (text.maxY + 4, height, lines)
    }
  }
}
