import SwipeTabKit

/// Draws the log line over the pages, between the bars.
enum LogPanel {
  /// Appends the line to a frame's list, except while a More list is open in its place.
  static func draw(_ text: String, into list: inout DisplayList, _ container: TabContainer) {
    guard !text.isEmpty, !container.shownContainer.isMoreListOpen else { return }
    let free = container.shownFrame
    let (style, scale) = (TextStyle(size: 12), container.configuration.textScale)
    let lines = scale > 1 ? lineCount(text, style, scale, container) : text.count > 70 ? 3 : 1
    let isHigh = container.configuration.theme.contrast == .high
    let height = 12 + 16 * scale * Double(lines)
    let line = Rect(
      x: free.x + 12, y: free.maxY - height - 10, width: max(0, free.width - 24), height: height)
    Drawing.adding(to: &list, clip: free) { drawing in
      drawing.begin(layer: 0)
      drawing.textScale = scale
      drawing.roundedRect(line, radius: 8, Color(rgb: 0x1C1C1E).opacity(isHigh ? 1 : 0.82))
      drawing.text(
        text, in: line.inset(by: EdgeInsets(top: 4, left: 10, bottom: 4, right: 10)),
        style: style, .white, lines: lines)
    }
  }

  private static func lineCount(
    _ text: String, _ style: TextStyle, _ scale: Double, _ container: TabContainer
  ) -> Int {
    let large = TextStyle(size: style.size * scale, weight: style.weight)
    let width = max(1, container.shownFrame.width - 44)
    return LineBreaker(measurer: container.measurer, style: large, width: width)
      .lines(of: text, limit: 8).count
  }
}
