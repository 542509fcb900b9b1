import SwipeTabKit
import SwipeTabStoryboard

/// Lists the mistakes in a storyboard over the last valid screen.
nonisolated enum MistakePanel {
  private static let style = TextStyle(size: 13)
  private static let mostRows = 6
  private static let gap = 6.0

  /// Lists mistakes, over a valid version if `isOverGoodVersion`; the measurer has a scale of 1.
  static func draw(
    _ mistakes: [Diagnostic], isOverGoodVersion: Bool = true, into list: inout DisplayList,
    size: Size, textScale: Double = 1, measurer: any TextMeasuring
  ) {
    guard !mistakes.isEmpty else { return }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let below = isOverGoodVersion ? "showing the last good version" : "nothing to show yet"
    Drawing.adding(to: &list, clip: bounds) {
      $0.textScale = textScale
      draw(mistakes, below, in: &$0, bounds, measurer)
    }
  }

  private static func draw(
    _ mistakes: [Diagnostic], _ below: String, in drawing: inout Drawing, _ bounds: Rect,
    _ measurer: any TextMeasuring
  ) {
    let lineHeight = 18 * drawing.textScale
    let width = max(0, bounds.width - 16)
    let breaker = LineBreaker(
      measurer: measurer, style: style, width: max(1, (width - 28) / drawing.textScale))
    let texts = lines(
      of: mistakes, most: max(2, Int(saturating: bounds.height * 0.6 / lineHeight)), breaker)
    let rows = texts.map { Double($0.rows) }.reduce(0, +)
    let gaps = gap * Double(max(0, texts.count - 1))
    let panel = Rect(x: 8, y: 8, width: width, height: rows * lineHeight + gaps + 44)
    drawing.begin(layer: 0)
    drawing.roundedRect(panel.inset(by: -1), radius: 11, Color.black.opacity(0.35))
    drawing.roundedRect(panel, radius: 10, Color(rgb: 0x2A1215).opacity(0.97))
    let count = mistakes.count == 1 ? "1 mistake" : "\(mistakes.count) mistakes"
    let inner = panel.inset(by: EdgeInsets(top: 10, left: 14, bottom: 10, right: 14))
    drawing.text(
      count + "; " + below,
      in: Rect(x: inner.x, y: inner.y, width: inner.width, height: lineHeight),
      style: TextStyle(size: 13, weight: .bold), Color(rgb: 0xFF9A8F), alignment: .left)
    var y = inner.y + lineHeight + 4
    for (text, rows) in texts {
      let height = Double(rows) * lineHeight
      drawing.text(
        text, in: Rect(x: inner.x, y: y, width: inner.width, height: height), style: style,
        Color(rgb: 0xF6E3E1), alignment: .left, lines: rows)
      y += height + gap
    }
  }

  /// As many whole messages as fit into a number of rows, at least one, and the number of messages that do not fit.
  private static func lines(
    of mistakes: [Diagnostic], most: Int, _ breaker: LineBreaker
  ) -> [(text: String, rows: Int)] {
    var shown: [(text: String, rows: Int)] = []
    var left = most
    for mistake in mistakes {
      let text = mistake.description
      let rows = max(1, breaker.lines(of: text, limit: mostRows).count)
      guard rows <= left || shown.isEmpty else { break }
      shown.append((text, min(rows, left)))
      left -= rows
    }
    let hidden = mistakes.count - shown.count
    return hidden > 0 ? shown + [(text: "and \(hidden) more", rows: 1)] : shown
  }
}
