import SwipeTabKit

/// A line that tells of the last change of selection, or of what was odd in the storyboard.
final class LogLine {
  /// What the line says; empty for no line.
  private(set) var text: String

  /// Makes a line that begins with what was odd.
  init(warnings: [Diagnostic]) {
    text = warnings.map(\.message).joined(separator: "; ")
  }

  /// Listens to the callbacks before and after each change of selection.
  func listen(to container: TabContainer) {
    container.beforeSelect = { [unowned self] change in tell("before", change) }
    container.afterSelect = { [unowned self] change in tell("after", change) }
  }

  private func tell(_ when: String, _ change: SelectionChange) {
    let (from, to) = (change.from?.rawValue ?? "none", change.to?.rawValue ?? "none")
    text = "\(when): \(from) → \(to), \(change.cause.rawValue)"
  }

  /// Adds the line to a frame's list, inside what the bars leave free; an open More list has that place to itself.
  func draw(into list: inout DisplayList, _ container: TabContainer) {
    guard !text.isEmpty, !container.shownContainer.isMoreListOpen else { return }
    let free = container.shownFrame
    var drawing = Drawing(clip: free)
    swap(&drawing.list, &list)
    drawing.begin(layer: 190)
    let lines = text.count > 70 ? 3 : 1
    let height = 12 + 16 * Double(lines)
    let line = Rect(
      x: free.x + 12, y: free.maxY - height - 10, width: max(0, free.width - 24), height: height)
    drawing.roundedRect(line, radius: 8, Color(rgb: 0x1C1C1E).opacity(0.82))
    drawing.text(
      text, in: line.inset(by: EdgeInsets(top: 4, left: 10, bottom: 4, right: 10)),
      style: TextStyle(size: 12), .white, lines: lines)
    swap(&drawing.list, &list)
  }
}
