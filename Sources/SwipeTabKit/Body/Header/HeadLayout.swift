/// The dimensions of a control's title and value, from the top and leading edge of its field, at a text scale of 1.
enum ControlMetrics {
  static let titleTop = 10.0
  static let titleHeight = 24.0

  static let valueStyle = TextStyle(size: 15)
}

/// The title at the top of a control's field, with the value beside it, or below a title that would have to wrap.
public struct HeadLayout: Sendable {
  /// The top of the content below a title of one line at a text scale of 1; see `growth`.
  static let contentTop = 42.0
  static let mostLines = 4

  let lines: Int
  let titleHeight: Double
  /// The width kept for the value beside the title, or nil without a value, or if it is below.
  let valueWidth: Double?
  /// The height of the value below the title, or 0 if it is beside it.
  let valueHeight: Double
  let valueLines: Int

  /// Lays out a title in a width in points.
  ///
  /// Beside it there is space for the widest of the values.
  public init(_ title: String, values: [String] = [], width: Double, texts: TextSizes) {
    let room = max(0, width - 2 * BodyMetrics.padding)
    let widest = values.reduce(0) {
      max($0, texts.measurer.width(of: $1, style: ControlMetrics.valueStyle, upTo: width))
    }
    func lineCount(_ width: Double) -> Int {
      texts.lineCount(of: title, BodyMetrics.rowStyle, width: width, limit: Self.mostLines)
    }
    let kept = widest.rounded(.up) + 2
    let isBeside = values.isEmpty || (kept <= room / 2 && lineCount(room - kept - 8) == 1)
    lines = isBeside && !values.isEmpty ? 1 : lineCount(room)
    titleHeight =
      texts.grown(ControlMetrics.titleHeight, by: 21)
      + texts.height(ofMoreLines: lines, BodyMetrics.rowStyle)
    valueWidth = isBeside && !values.isEmpty ? kept : nil
    guard !isBeside else {
      (valueHeight, valueLines) = (0, 1)
      return
    }
    valueLines = values.reduce(1) {
      max($0, texts.lineCount(of: $1, ControlMetrics.valueStyle, width: room, limit: 3))
    }
    valueHeight =
      texts.grown(20, by: 18) + texts.height(ofMoreLines: valueLines, ControlMetrics.valueStyle)
  }

  /// The height beyond one line at a text scale of 1, in points.
  public var growth: Double { titleHeight + valueHeight - ControlMetrics.titleHeight }
}
