import Glibc
import SwipeTabWindow

/// A line chart of beats per minute, in which vertical drags zoom.
final class Chart: CustomView {
  private let values: [Double]
  private var picked = 240
  private var (zoom, zoomBefore) = (1.0, 1.0)
  private var (plot, line) = (Rect.zero, Path())

  init(_ values: [Double]) { self.values = values }

  /// The values in view: all of them, or some around the picked one.
  private var shown: Range<Int> {
    let count = Int(Double(values.count) / zoom)
    let start = min(max(0, picked - count / 2), values.count - count)
    return start..<start + count
  }

  private func point(_ index: Int) -> Point {
    let x = Double(index - shown.lowerBound) / Double(shown.count - 1)
    return Point(x: plot.width * x, y: plot.maxY - plot.height * (values[index] - 60) / 110)
  }

  private func layOut(_ box: Rect) {
    plot = box
    line = Path(polyline: shown.map(point))
  }

  func draw(in drawing: inout Drawing, context: ViewContext) {
    let box = Rect(
      x: 0, y: 108, width: context.size.width - 36, height: context.size.height - 148)
    if box != plot { layOut(box) }
    let (pink, gray) = (Color(rgb: 0xFF375F), context.theme.secondaryText)
    drawing.label("\(Int(values[picked]))", x: 0, y: 12, size: 52, context.theme.text)
    drawing.label("beats per minute, after \(picked / 6) min", x: 2, y: 80, size: 15, gray)
    for beats in stride(from: 80.0, through: 160, by: 20) {
      let y = box.maxY - box.height * (beats - 60) / 110
      drawing.fill(Rect(x: 0, y: y, width: box.width, height: 1), context.theme.separator)
      drawing.label("\(Int(beats))", x: box.width + 8, y: y - 9, size: 13, gray)
    }
    for part in 0...2 {
      let minute = (shown.lowerBound + (shown.count - 1) * part / 2) / 6
      let x = (box.width - 40) * Double(part) / 2
      drawing.label("\(minute) min", x: x, y: box.maxY + 10, size: 13, gray)
    }
    var area = line
    area.addLine(to: Point(x: box.maxX, y: box.maxY))
    area.addLine(to: Point(x: 0, y: box.maxY))
    drawing.clipped(to: area) { $0.gradient(box, from: pink.opacity(0.5), to: pink.opacity(0)) }
    drawing.stroke(line, width: 3, pink, cap: .round, join: .round)
    let dot = point(picked)
    let rule = Path(polyline: [Point(x: dot.x, y: box.y), Point(x: dot.x, y: box.maxY)])
    drawing.stroke(rule, width: 1.5, gray, dashes: [3, 4])
    drawing.fill(Path(ellipseIn: Rect(x: dot.x - 8, y: dot.y - 8, width: 16, height: 16)), .white)
  }

  func claim(_ press: ViewPress) -> ViewClaim { .waits }
  func takesDrag(_ drag: ViewDrag) -> Bool { drag.axis == .vertical }

  func handle(_ event: ViewEvent) {
    switch event {
    case .dragBegan: zoomBefore = zoom
    case .dragged(_, let way): zoom = min(max(zoomBefore * exp(-way.y / 150), 1), 12)
    case .tapped(let point):
      let share = min(max(point.x / plot.width, 0), 1)
      picked = shown.lowerBound + Int((share * Double(shown.count - 1)).rounded())
    default: return
    }
    layOut(plot)
  }

  func accessibilityNodes(_ context: ViewContext) -> [ViewNode] {
    [ViewNode(.image, "Pulse", value: "\(Int(values[picked])) after \(picked / 6) minutes")]
  }
}
