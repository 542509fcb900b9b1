// A designer's file with code of the app's own: rows of the list send orders, and a view draws them as bars.
//
//   cd Examples/Storyboard && swift run

import Glibc
import SwipeTabStoryboard
import SwipeTabWindow

/// Bars for what was ordered.
final class OrderChart: CustomView {
  private var orders: [(name: String, count: Int)] = []
  private var host: ViewHost?

  func attach(to host: ViewHost) { self.host = host }

  func add(_ name: String) {
    if let index = orders.firstIndex(where: { $0.name == name }) {
      orders[index].count += 1
    } else {
      orders.append((name, 1))
    }
    host?.redraw()
  }

  func draw(in drawing: inout Drawing, context: ViewContext) {
    drawing.roundedRect(context.bounds, radius: 12, context.theme.text.opacity(0.05))
    let step = context.size.width / 3
    let most = Double(max(5, orders.map(\.count).max() ?? 0))
    for (index, order) in orders.enumerated() {
      let x = (Double(index) + 0.5) * step
      let height = (context.size.height - 64) * Double(order.count) / most
      let bottom = context.size.height - 36
      drawing.roundedRect(
        Rect(x: x - 24, y: bottom - height, width: 48, height: height), radius: 6,
        context.theme.selectedTint)
      drawing.text(
        "\(order.name), \(order.count)", in: Rect(x: x - 70, y: bottom + 6, width: 140, height: 24),
        style: TextStyle(size: 14), context.theme.text)
    }
  }

  func accessibilityNodes(_ context: ViewContext) -> [ViewNode] {
    orders.map { ViewNode(.text, $0.name, value: "\($0.count)") }
  }
}

do throws(StoryboardFileError) {
  let chart = OrderChart()
  let file = try StoryboardFile(path: CommandLine.arguments.dropFirst().first ?? "cafe.json")
  file.views["orders"] = { chart }
  file.actions["order"] = { sender in chart.add(sender.argument ?? "") }
  for problem in file.problems { print(problem) }
  let app = SwipeTabApp("Café", pages: .empty)
  file.install(in: app.container)
  app.onSave(of: file.name) {
    do throws(StoryboardFileError) {
      try file.reload()
    } catch {
      // The last good version stays.
      for diagnostic in error.diagnostics { print(diagnostic) }
    }
  }
  app.runOrExit()
} catch {
  for diagnostic in error.diagnostics { print(diagnostic) }
  exit(65)
}
