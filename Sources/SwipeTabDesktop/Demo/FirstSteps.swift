import SwipeTabKit

/// The pictures of the standard demo: the position while pages move, and keys as they look on a keyboard.
enum FirstSteps {
  nonisolated private static let digits = (0...9).map { String($0) }

  static func position(of count: Int, _ position: @escaping () -> Double) -> DrawnView {
    DrawnView(height: 96) { drawing, context in
      let (position, last) = (position(), Double(max(1, count - 1)))
      // The view does not grow with texts, so the number grows only as far as it has room.
      let number = TextStyle(size: 44, weight: .bold).fitted(to: 68, context.measurer)
      let height = context.measurer.lineHeight(of: number).rounded(.up)
      let cell = context.measurer.width(of: "0", style: number).rounded(.up)
      let hundredths = Int((abs(position) * 100).rounded())
      // Each digit is a text of its own, because a new text in each frame would be measured and drawn again.
      let isPast = position < 0 && hundredths > 0
      let point = context.measurer.width(of: ".", style: number).rounded(.up)
      let width = (isPast ? 4 : 3) * cell + point
      var x = context.isRightToLeft ? context.size.width - width : 0
      func draw(_ text: String, _ width: Double) {
        drawing.text(
          text, in: Rect(x: x, y: 0, width: width, height: height), style: number, context.ink)
        x += width
      }
      if isPast { draw("−", cell) }
      draw(digits[min(9, hundredths / 100)], cell)
      draw(".", point)
      draw(digits[hundredths / 10 % 10], cell)
      draw(digits[hundredths % 10], cell)
      let length = min(context.size.width, 200) - 16
      let (start, y) = (context.isRightToLeft ? context.size.width - length - 8 : 8, height + 18)
      drawing.roundedRect(
        Rect(x: start, y: y - 1.5, width: length, height: 3), radius: 1.5, context.ink.opacity(0.35)
      )
      func drawDot(at place: Double, radius: Double, opacity: Double) {
        let way = length * place.clamped(to: -0.04...1.04)
        let x = start + (context.isRightToLeft ? length - way : way)
        drawing.roundedRect(
          Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), radius: radius,
          context.ink.opacity(opacity))
      }
      for page in 0..<count { drawDot(at: Double(page) / last, radius: 4, opacity: 0.5) }
      drawDot(at: position / last, radius: 8, opacity: 1)
    }
  }

  static func keys(_ text: Substring) -> DrawnView {
    let keys = text.split(separator: " ").map { String($0) }
    return DrawnView(height: 26, label: keys.joined(separator: "+")) { drawing, context in
      let style = TextStyle(size: 13).fitted(to: 18, context.measurer)
      var x = 0.0
      for key in keys {
        let width = context.measurer.width(of: key, style: style).rounded(.up) + 16
        let start = context.isRightToLeft ? context.size.width - x - width : x
        let cap = Rect(x: start, y: 1, width: width, height: 24)
        drawing.roundedRect(
          cap, radius: 7, context.ink.opacity(context.theme.contrast == .high ? 0 : 0.16))
        drawing.ring(cap, radius: 7, width: 1, context.ink.opacity(0.5))
        drawing.text(key, in: cap, style: style, context.ink)
        x += width + 4
      }
    }
  }
}

extension TextStyle {
  nonisolated fileprivate func fitted(to height: Double, _ measurer: any TextMeasuring) -> TextStyle
  {
    TextStyle(size: size * min(1, height / measurer.lineHeight(of: self)), weight: weight)
  }
}

extension Scene {
  mutating func showsFirstSteps() {
    makesViews { id, container in
      if id == "demo position" {
        return FirstSteps.position(of: container.pages.count) { [weak container] in
          container?.position ?? 0
        }
      }
      guard id.rawValue.hasPrefix("demo keys ") else { return nil }
      return FirstSteps.keys(id.rawValue.dropFirst(10))
    }
  }

  mutating func makesViews(_ make: @escaping (ViewID, TabContainer) -> (any CustomView)?) {
    let install = install
    self.install = { container in
      install(container)
      let makeView = container.makeView
      container.makeView = { [weak container] id in
        container.flatMap { make(id, $0) } ?? makeView?(id)
      }
    }
  }
}
