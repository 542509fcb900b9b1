/// The widths of columns side by side, which are nil if the columns are below each other.
///
/// Columns keep the width of their longest word, like items of a CSS flexible box
/// (https://www.w3.org/TR/css-flexbox-1/#min-size-auto). Otherwise large texts in narrow windows would be broken inside
/// of words. Columns whose words do not all fit side by side are placed below each other.
struct ColumnSpans {
  private let texts: TextSizes

  init(texts: TextSizes) { self.texts = texts }

  func widths(
    of element: ScreenBody.Element, _ columns: [ScreenBody.Column], in width: Double
  ) -> [Double]? {
    // Words are measured only where they matter.
    guard element.base.columnCount(in: width, word: 0) != nil else {
      return widths(of: columns, in: width)
    }
    let word = columns.reduce(0) { max($0, leastWidth(of: $1.elements)) }
    guard let count = element.base.columnCount(in: width, word: word), count > 1 else { return nil }
    let each = max(0, width - BodyMetrics.gap * Double(count - 1)) / Double(count)
    return Array(repeating: each, count: count)
  }

  /// The width of each column in a width, or nil if their words do not fit side by side.
  func widths(of columns: [ScreenBody.Column], in width: Double) -> [Double]? {
    let room = max(0, width - BodyMetrics.gap * Double(columns.count - 1))
    let least = columns.map { leastWidth(of: $0.elements) }
    let words = least.reduce(0, +)
    guard words <= room || columns.count < 2 else { return nil }
    var widths = zip(columns, least).map { column, least in max(least, ownWidth(of: column)) }
    let asked = widths.reduce(0, +)
    if asked > room {
      // Columns with a width shrink alike where they do not all fit, but not below their words.
      let share = asked > words ? max(0, room - words) / (asked - words) : 0
      return zip(widths, least).map { $1 + ($0 - $1) * share }
    }
    share(room, among: columns, least: least, &widths)
    return widths
  }

  /// Divides the rest of the width by weight, or more for a column whose content needs more than its part.
  private func share(
    _ room: Double, among columns: [ScreenBody.Column], least: [Double], _ widths: inout [Double]
  ) {
    var open = columns.indices.filter { columns[$0].width == nil }
    var rest = room - columns.indices.reduce(0) { columns[$1].width == nil ? $0 : $0 + widths[$1] }
    while true {
      let weights = max(open.reduce(0) { $0 + weight(columns[$1]) }, .leastNormalMagnitude)
      for index in open { widths[index] = max(0, rest) * (weight(columns[index]) / weights) }
      let short = open.filter { least[$0] > widths[$0] }
      if short.isEmpty { return }
      for index in short { widths[index] = least[index] }
      open.removeAll { short.contains($0) }
      rest -= short.reduce(0) { $0 + least[$1] }
    }
  }

  private func weight(_ column: ScreenBody.Column) -> Double {
    column.weight.isFinite ? max(0, column.weight) : 0
  }

  private func ownWidth(of column: ScreenBody.Column) -> Double {
    column.width.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
  }

  // MARK: Words

  /// The width of the longest word among elements, in O(n) of the characters of their texts.
  private func leastWidth(of elements: [ScreenBody.Element]) -> Double {
    elements.reduce(0) { max($0, leastWidth(of: $1)) }
  }

  private func leastWidth(of element: ScreenBody.Element) -> Double {
    element.columns?.reduce(0) { max($0, leastWidth(of: $1.elements)) }
      ?? element.base.leastWidth(texts)
  }
}
