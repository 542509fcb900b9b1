/// Keys as they look on a keyboard, at the trailing end of their space.
///
/// Alternative keys follow each other.
struct KeyCaps: Sendable, Hashable {
  /// The keys as text, such as `Ctrl+Tab, Ctrl+PgDn`.
  var text: String

  var chords: [[String]] {
    text.split(separator: ",").map { chord in
      let keys = chord.split { $0 == "+" || $0 == " " }.map { String($0) }
      // The last plus sign of `Ctrl++` is a key.
      return chord.hasSuffix("+") ? keys + ["+"] : keys
    }
  }
}

extension KeyCaps: BodyElement {
  static var name: String { "keys" }
  func label(ofPart part: Int) -> String? { text }
  func tap(onPart part: Int) -> ElementTap? { nil }
  var role: AccessibilityRole? { .text }

  private static let style = TextStyle(size: 13)
  /// The space beside a name, between caps, between the ways to press them, and between rows.
  private static let (inset, gap, space, rowGap) = (7.0, 3.0, 12.0, 5.0)

  private static func height(_ texts: TextSizes) -> Double { texts.grown(23, by: 15) }

  struct Layout: ElementLayout {
    let caps: [(name: String, frame: Rect)]
    let height: Double
    func part(at point: Point) -> Int? { nil }
  }

  func leastWidth(_ texts: TextSizes) -> Double {
    chords.map { Self.width(of: $0, texts) }.max() ?? 0
  }

  private static func width(of key: String, _ texts: TextSizes) -> Double {
    max(height(texts), texts.measurer.width(of: key, style: style).rounded(.up) + 2 * inset)
  }

  private static func width(of chord: [String], _ texts: TextSizes) -> Double {
    chord.reduce(-gap) { $0 + width(of: $1, texts) + gap }
  }

  func layout(in room: ElementRoom) -> Layout {
    let (texts, height) = (room.texts, Self.height(room.texts))
    let step = height + Self.rowGap
    var rows: [(chords: [[String]], width: Double)] = []
    for chord in chords {
      let width = Self.width(of: chord, texts)
      if let row = rows.last, row.width + Self.space + width <= room.width {
        rows[rows.count - 1] = (row.chords + [chord], row.width + Self.space + width)
      } else {
        rows.append(([chord], width))
      }
    }
    var caps: [(String, Rect)] = []
    for (number, row) in rows.enumerated() {
      var x = max(0, room.width - row.width)
      for chord in row.chords {
        for key in chord {
          let width = Self.width(of: key, texts)
          caps.append(
            (key, Rect(x: x, y: Double(number) * step, width: width, height: height)))
          x += width + Self.gap
        }
        x += Self.space - Self.gap
      }
    }
    return Layout(caps: caps, height: max(0, Double(rows.count) * step - Self.rowGap))
  }

  func paint(_ layout: Layout, with painter: ElementPainter, in drawing: inout Drawing) {
    let theme = painter.theme
    let isDark = theme.appearance == .dark
    for (name, place) in layout.caps {
      let frame = painter.placed(place, in: painter.frame)
      if theme.isHighContrast {
        drawing.skip()
        drawing.ring(frame, radius: 6, width: 1, theme.separator)
      } else {
        drawing.roundedRect(
          frame.offsetBy(x: 0, y: 1), radius: 6, theme.text.opacity(isDark ? 0.5 : 0.22))
        drawing.roundedRect(
          frame, radius: 6,
          theme.background.opaque.mixed(with: theme.text, share: isDark ? 0.2 : 0.03))
      }
      drawing.text(name, in: frame, style: Self.style, theme.text)
    }
  }
}
