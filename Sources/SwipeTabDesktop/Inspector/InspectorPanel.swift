import SwipeTabKit
import SwipeTabWindow

/// Draws a frame around the inspected element, and beside it a panel with the element's kind, size and place.
enum InspectorPanel {
  private static let accent = Color(rgb: 0xE5006E)
  private static let title = TextStyle(size: 13, weight: .bold)
  private static let text = TextStyle(size: 12)
  private static let padding = 10.0
  private static let line = 17.0

  static func draw(
    _ finding: Inspector.Finding, into list: inout DisplayList, size: Size,
    measurer: any TextMeasuring
  ) {
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let frame = finding.element.frame.intersection(whole)
    let lines = lines(of: finding)
    Drawing.adding(to: &list, clip: whole) { drawing in
      drawing.begin(layer: 0)
      drawing.fill(frame, accent.opacity(0.12))
      drawing.ring(frame, radius: 0, width: 2, accent)
      draw(lines, beside: frame, in: whole, measurer, &drawing)
    }
  }

  /// The lines of the panel: kind and name, size, JSON path and place in the file, and the state.
  static func lines(of finding: Inspector.Finding) -> [String] {
    let (element, frame) = (finding.element, finding.element.frame)
    func number(_ value: Double) -> String { DecimalText.text((value * 10).rounded() / 10) }
    let name = element.name.isEmpty ? "" : " “\(element.name)”"
    let extent =
      "\(number(frame.width)) × \(number(frame.height)) at \(number(frame.x)), \(number(frame.y))"
    let state = [finding.state].compactMap(\.self)
    guard let place = finding.place else {
      return [element.kind + name, extent, "made in code"] + state
    }
    return [
      element.kind + name, extent, place.path,
      "\(File.split(place.file).name):\(place.line):\(place.column)",
    ] + state
  }

  private static func draw(
    _ lines: [String], beside frame: Rect, in whole: Rect, _ measurer: any TextMeasuring,
    _ drawing: inout Drawing
  ) {
    let widths = lines.enumerated().map { index, text in
      measurer.width(of: text, style: style(ofLine: index))
    }
    let width = min(whole.width - 16, (widths.max() ?? 0).rounded(.up) + 2 * padding)
    let height = Double(lines.count) * line + 2 * padding - 4
    // The panel is below the element if it fits there, or above it, or else inside.
    let below = frame.maxY + 6
    let y =
      below + height <= whole.maxY - 8
      ? below : frame.y - 6 - height >= 8 ? frame.y - 6 - height : frame.y + 8
    let x = frame.x.clamped(to: 8...max(8, whole.maxX - width - 8))
    let panel = Rect(x: x, y: y, width: width, height: height)
    drawing.roundedRect(panel, radius: 8, Color(rgb: 0x1C1C1E).opacity(0.94))
    for (index, text) in lines.enumerated() {
      let place = Rect(
        x: x + padding, y: y + padding - 2 + Double(index) * line, width: width - 2 * padding,
        height: line)
      drawing.text(
        text, in: place, style: style(ofLine: index),
        index == 0 ? .white : index == 2 ? Color(rgb: 0xFF8CC4) : Color(rgb: 0xD5D6DB),
        alignment: .left)
    }
  }

  private static func style(ofLine index: Int) -> TextStyle { index == 0 ? title : text }
}
