/// The dimensions of sliders and choices, in points from the top and the leading edge of their
/// field.
enum ControlMetrics {
  static let titleTop = 10.0
  static let titleHeight = 24.0
  static let slider = 84.0
  static let knob = 26.0
  static let track = 4.0
  static let option = 34.0
  static let optionGap = 8.0
  static let optionsTop = 42.0
  static let sourceLine = 19.0

  static let valueStyle = TextStyle(size: 15)
  static let optionStyle = TextStyle(size: 14)
  static let sourceStyle = TextStyle(size: 12)
}

/// The positions of a choice's options.
struct ChoiceLayout: Sendable {
  /// The rectangle of each option.
  let frames: [Rect]
  /// Whether all options share one line equally; else each is as wide as its text.
  let isSegmented: Bool
  /// The height of the field around the options.
  let height: Double

  init(
    _ options: [ScreenBody.Choice.Option], width: Double, measurer: any TextMeasuring
  ) {
    let inner = max(0, width - 2 * BodyMetrics.padding)
    let widths = options.map { option in
      measurer.width(of: option.title, style: ControlMetrics.optionStyle, upTo: width)
        .rounded(.up) + 26
    }
    let share = options.isEmpty ? 0 : inner / Double(options.count)
    isSegmented = widths.allSatisfy { $0 <= share }
    frames =
      isSegmented
      ? options.indices.map { index in
        Rect(
          x: BodyMetrics.padding + Double(index) * share, y: ControlMetrics.optionsTop,
          width: share, height: ControlMetrics.option)
      } : Self.lines(of: widths, width: inner)
    height = (frames.map(\.maxY).max() ?? ControlMetrics.optionsTop) + 12
  }

  /// Lays out options as chips in reading order, on as many lines as they need.
  private static func lines(of widths: [Double], width: Double) -> [Rect] {
    var (x, y) = (0.0, ControlMetrics.optionsTop)
    return widths.map { wanted in
      let own = min(wanted, width)
      if x > 0, x + own > width {
        x = 0
        y += ControlMetrics.option + ControlMetrics.optionGap
      }
      defer { x += own + ControlMetrics.optionGap }
      return Rect(x: BodyMetrics.padding + x, y: y, width: own, height: ControlMetrics.option)
    }
  }

  /// The option at a point of the field, with the space around it; nil if there is none.
  func option(atX x: Double, y: Double) -> Int? {
    let margin = ControlMetrics.optionGap / 2
    return frames.firstIndex { frame in
      x >= frame.x - margin && x < frame.maxX + margin && y >= frame.y - margin
        && y < frame.maxY + margin
    }
  }
}

/// The path of a slider's knob.
struct SliderLayout: Sendable {
  /// The x coordinate of the knob's middle at the least value, from the leading edge of the field.
  let start: Double
  let length: Double

  init(width: Double) {
    start = BodyMetrics.padding + ControlMetrics.knob / 2
    length = max(1, width - 2 * start)
  }

  /// The y coordinate of the track's middle, from the top of the field.
  static let middle = 56.0

  /// The x coordinate of the knob's middle at a share of the scale.
  func x(ofShare share: Double) -> Double { start + share * length }

  /// The share of the scale at an x coordinate; outside of `0...1` past the ends.
  func share(atX x: Double) -> Double { (x - start) / length }

  /// Whether a y coordinate of the field is on the track, with room for a finger.
  static func contains(_ y: Double) -> Bool { abs(y - middle) <= 24 }
}
