// Views of the app's own: a list that scrolls, a line chart, and a counter that moves. On the chart,
// vertical drags zoom and a tap picks a time; horizontal drags swipe to the next tab.
import Glibc
import SwipeTabWindow

let runs: [(name: String, length: String, color: UInt32)] = [
  ("Harbor", "8.4 km", 0xFF9F0A), ("Old town", "5.1 km", 0x30D158), ("Ridge", "16 km", 0x64D2FF),
  ("Two lakes", "12.3 km", 0xBF5AF2), ("Mill stream", "6.7 km", 0xFFD60A),
  ("Castle hill", "9.8 km", 0xFF375F), ("Vineyards", "11.2 km", 0x66D4CF),
  ("Night run", "7.5 km", 0x5E9CFF), ("Long Sunday", "21.1 km", 0xFF6961),
]
let pulse = (0..<360).map { step in
  let time = Double(step) / 6
  return 148 - 78 * exp(-time / 8) + 9 * sin(time / 2.7) + 3 * sin(time * 2.1) + 2 * sin(time * 5.3)
}

/// A row of the list: a name, a length, and the heights along the way.
@MainActor func row(_ index: Int) -> DrawnView {
  let (name, length, rgb) = runs[index]
  let heights = (0..<40).map { step in
    let way = Double(step) / 6 + Double(index) * 1.7
    return Point(x: Double(step) * 4, y: 24 - 13 * sin(way) - 6 * sin(2.3 * way))
  }
  let line = Path(polyline: heights)
  return DrawnView(height: 84, label: "\(name), \(length)") { drawing, context in
    let (width, color) = (context.size.width, Color(rgb: rgb))
    drawing.roundedRect(context.bounds, radius: 16, Color(rgb: 0x1C1C1E))
    drawing.roundedRect(Rect(x: 14, y: 20, width: 4, height: 44), radius: 2, color)
    drawing.label(name, x: 32, y: 16, size: 18, context.theme.text)
    drawing.label(length, x: 32, y: 44, size: 15, context.theme.secondaryText)
    drawing.transformed(by: .translation(x: width - 176, y: 18)) {
      $0.stroke(line, width: 2, color, cap: .round, join: .round)
    }
  }
}

extension Drawing {
  /// Draws a text from its top left corner on.
  mutating func label(_ text: String, x: Double, y: Double, size: Double, _ color: Color) {
    let style = TextStyle(size: size, weight: size > 16 ? .bold : .regular)
    let frame = Rect(x: x, y: y, width: 320, height: size * 1.4)
    self.text(text, in: frame, style: style, color, alignment: .left)
  }
}

let counter = Counter()
var configuration = ContainerConfiguration.app
configuration.theme = .dark

SwipeTabApp("Runner", configuration: configuration) {
  Tab("Runs", icon: "list") {
    for index in runs.indices { CustomElement(ViewID(runs[index].name)) { row(index) } }
  }
  .badge(runs.count)
  Tab("Pulse", icon: "heart") { CustomElement("pulse") { Chart(pulse) } }
  Tab("Today", icon: "star") {
    CustomElement("counter") { counter }
    Button("Walk on") { counter.add(850) }
  }
}.runOrExit()
