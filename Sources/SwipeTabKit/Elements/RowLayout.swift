/// The positions of a list's rows: by arithmetic if all have one height, else by binary search.
public struct RowLayout: ElementLayout {
  /// The size of a row's image, which grows with texts like images in bars.
  static func icon(_ texts: TextSizes) -> Double {
    texts.image(24)
  }
  /// The most rows whose texts are measured to wrap; in longer lists, long texts end in an ellipsis.
  static let measuredCount = 500
  private static let mostLines = 6

  struct Lines: Sendable, Hashable {
    var title = 1
    var subtitle = 1
  }

  let count: Int
  /// The height of all rows together, in points.
  public let height: Double
  /// The height of each row, or nil if they differ.
  private let rowHeight: Double?
  /// The top of each row, and the bottom of the last one, or none if all have one height.
  private let starts: [Double]
  /// The lines of each row, or none if each text has one line.
  private let lines: [Lines]

  init(_ rows: [ScreenBody.Row], width: Double, texts: TextSizes) {
    count = rows.count
    var lines: [Lines] = []
    if rows.count <= Self.measuredCount {
      lines = rows.map { Self.lines(of: $0, width: $0.textWidth(in: width, texts), texts) }
      if lines.allSatisfy({ $0 == Lines() }) { lines = [] }
    }
    self.lines = lines
    let tall = rows.count { $0.subtitle != nil }
    let isEven = tall == 0 || tall == rows.count
    if isEven, lines.isEmpty, !rows.contains(where: { $0.picture != nil }) {
      let each = RowTexts(hasSubtitle: tall > 0, Lines(), texts).height
      rowHeight = each
      starts = []
      height = each * Double(rows.count)
    } else {
      var starts: [Double] = [0]
      starts.reserveCapacity(rows.count + 1)
      var y = 0.0
      for (index, row) in rows.enumerated() {
        y += row.height(lines.isEmpty ? Lines() : lines[index], texts)
        starts.append(y)
      }
      self.starts = starts
      rowHeight = nil
      height = y
    }
  }

  init(count: Int, hasSubtitles: Bool, texts: TextSizes) {
    let each = RowTexts(hasSubtitle: hasSubtitles, Lines(), texts).height
    (self.count, rowHeight) = (count, each)
    height = each * Double(count)
    (starts, lines) = ([], [])
  }

  func lines(ofRow index: Int) -> Lines { lines.isEmpty ? Lines() : lines[index] }

  private static func lines(
    of row: ScreenBody.Row, width: Double, _ texts: TextSizes
  ) -> Lines {
    let style = row.picture == nil ? BodyMetrics.rowStyle : BodyMetrics.buttonStyle
    return Lines(
      title: texts.lineCount(of: row.title, style, width: width, limit: mostLines),
      subtitle: row.subtitle.map {
        texts.lineCount(
          of: $0, BodyMetrics.subtitleStyle, width: width,
          limit: row.picture == nil ? mostLines : 2 * mostLines)
      } ?? 1)
  }

  func span(ofRow index: Int) -> (top: Double, height: Double) {
    if let rowHeight { return (Double(index) * rowHeight, rowHeight) }
    return (starts[index], starts[index + 1] - starts[index])
  }

  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard count > 0, bottom > 0, top < height else { return 0..<0 }
    if let rowHeight {
      let first = Int(saturating: (max(0, top) / rowHeight).rounded(.down))
      let end = Int(saturating: (min(bottom, height) / rowHeight).rounded(.up))
      return min(first, count)..<min(max(first, end), count)
    }
    let first = max(0, starts.lowerBound { $0 > top } - 1)
    let end = min(count, starts.lowerBound { $0 >= bottom })
    return first..<max(first, end)
  }

  /// The row at a point.
  public func part(at point: Point) -> Int? { row(at: point.y) }
  /// The rectangle of a row.
  public func frame(ofPart part: Int, in size: Size) -> Rect? {
    guard (0..<count).contains(part) else { return nil }
    let span = span(ofRow: part)
    return Rect(x: 0, y: span.top, width: size.width, height: span.height)
  }
  /// Rows are parts.
  public var hasParts: Bool { true }

  func row(at y: Double) -> Int? {
    guard y >= 0, y < height else { return nil }
    if let rowHeight { return min(Int(saturating: y / rowHeight), count - 1) }
    return starts.lowerBound { $0 > y } - 1
  }
}

/// The places of a row's texts without a picture, from the row's top.
struct RowTexts {
  let height: Double
  let title: (top: Double, height: Double)
  let subtitle: (top: Double, height: Double)

  init(hasSubtitle: Bool, _ lines: RowLayout.Lines, _ texts: TextSizes) {
    let more = texts.height(ofMoreLines: lines.title, BodyMetrics.rowStyle)
    guard hasSubtitle else {
      height = texts.grown(BodyMetrics.row, by: 21) + more
      title = (0, height)
      subtitle = (height, 0)
      return
    }
    title = (8, texts.grown(24, by: 21) + more)
    subtitle = (
      title.top + title.height + 1,
      texts.grown(18, by: 16)
        + texts.height(ofMoreLines: lines.subtitle, BodyMetrics.subtitleStyle)
    )
    height = subtitle.top + subtitle.height + 9
  }
}

/// The places of the texts beside a row's picture, from the top of the first.
struct PictureTexts {
  let height: Double
  let title: Double
  let subtitle: (top: Double, height: Double)

  init(_ lines: RowLayout.Lines, _ texts: TextSizes) {
    let line = (texts.measurer.lineHeight(of: BodyMetrics.subtitleStyle) + 3).rounded(.up)
    title =
      texts.grown(24, by: 21) + texts.height(ofMoreLines: lines.title, BodyMetrics.buttonStyle)
    subtitle = (title + 4, Double(lines.subtitle) * line)
    height = subtitle.top + subtitle.height
  }
}

extension ScreenBody.Row {
  func imageRoom(_ texts: TextSizes) -> Double {
    image == nil && !leavesImageRoom ? 0 : RowLayout.icon(texts) + 12
  }

  func textStart(_ texts: TextSizes) -> Double {
    BodyMetrics.padding + imageRoom(texts)
      + (picture.map { $0.size.width + BodyMetrics.padding } ?? 0)
  }

  func textWidth(in width: Double, _ texts: TextSizes) -> Double {
    max(0, width - textStart(texts) - BodyMetrics.padding - end(in: width, texts).width)
  }

  /// The content at the trailing edge of a row.
  struct End {
    var width = 0.0
    var badge = 0.0
    var badgeStart = 0.0
    var value = 0.0
    var valueStart = 0.0
  }

  /// The chevron, the badge before it and the value before that.
  func end(in width: Double, _ texts: TextSizes) -> End {
    var end = End(width: hasChevron || isChecked ? texts.image(20) : 0)
    let start = width - BodyMetrics.padding
    if let badge {
      let text = texts.measurer.width(of: badge, style: BadgeStyle.text(1))
      end.badge = min(width / 3, max(BadgeStyle.height(texts.scale), text + 12))
      end.badgeStart = start - end.width - end.badge
      end.width += end.badge + 8
    }
    if let value {
      // Half of a pixel more, so that no rounding cuts a text that fits.
      let text = texts.measurer.width(of: value, style: BodyMetrics.rowStyle) + 0.5
      end.value = min(width * 0.45, text)
      end.valueStart = start - end.width - end.value
      end.width += end.value + 12
    }
    return end
  }

  var hasChevron: Bool {
    showsChevron ?? action?.pushes ?? false
  }

  fileprivate func height(_ lines: RowLayout.Lines, _ texts: TextSizes) -> Double {
    let own = RowTexts(hasSubtitle: subtitle != nil, lines, texts).height
    guard let picture else { return own }
    let inner =
      subtitle == nil
      ? picture.size.height : max(picture.size.height, PictureTexts(lines, texts).height)
    return max(own, inner + 2 * BodyMetrics.padding)
  }
}
