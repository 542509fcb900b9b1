/// The dimensions of sliders and choices, in points from the top and the leading edge of their
/// field, at a text scale of 1.
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
  static let sourceStyle = TextStyle(size: 12, isMonospaced: true)
}

/// The title of a slider or choice, with the value beside it, or below a title that would have to wrap.
struct HeadLayout: Sendable {
  /// The most lines of a title.
  static let mostLines = 4

  /// The number of lines of the title.
  let lines: Int
  /// The height of the title, in points.
  let titleHeight: Double
  /// The width kept for the value beside the title, in points; nil without a value, or if it is below.
  let valueWidth: Double?
  /// The height of the value below the title, in points; 0 if it is beside it.
  let valueHeight: Double
  /// The number of lines of the longest value.
  let valueLines: Int

  /// Lays out a title in a field of a width in points, with the widest of some values.
  init(_ title: String, values: [String] = [], width: Double, texts: TextSizes) {
    let room = max(0, width - 2 * BodyMetrics.padding)
    let widest = values.reduce(0) {
      max($0, texts.measurer.width(of: $1, style: ControlMetrics.valueStyle, upTo: width))
    }
    func lineCount(_ width: Double) -> Int {
      texts.lineCount(of: title, BodyMetrics.rowStyle, width: width, limit: Self.mostLines)
    }
    let kept = widest.rounded(.up) + 2
    let isBeside = values.isEmpty || (kept <= room / 2 && lineCount(room - kept - 8) == 1)
    lines = isBeside && !values.isEmpty ? 1 : lineCount(room)
    titleHeight =
      texts.grown(ControlMetrics.titleHeight, by: 21)
      + texts.height(ofMoreLines: lines, BodyMetrics.rowStyle)
    valueWidth = isBeside && !values.isEmpty ? kept : nil
    guard !isBeside else {
      (valueHeight, valueLines) = (0, 1)
      return
    }
    valueLines = values.reduce(1) {
      max($0, texts.lineCount(of: $1, ControlMetrics.valueStyle, width: room, limit: 3))
    }
    valueHeight =
      texts.grown(20, by: 18) + texts.height(ofMoreLines: valueLines, ControlMetrics.valueStyle)
  }

  /// How much higher it is than one line at a text scale of 1, in points.
  var growth: Double { titleHeight + valueHeight - ControlMetrics.titleHeight }
}

/// A switch and its title.
struct ToggleLayout: Sendable {
  /// The number of lines of the title.
  let lines: Int
  /// The height of the field, in points.
  let height: Double

  init(_ title: String, width: Double, texts: TextSizes) {
    lines = texts.lineCount(
      of: title, BodyMetrics.rowStyle, width: Self.titleWidth(in: width),
      limit: HeadLayout.mostLines)
    height =
      texts.grown(BodyMetrics.toggle, by: 21)
      + texts.height(ofMoreLines: lines, BodyMetrics.rowStyle)
  }

  /// The width of the title in a field of a width, in points.
  static func titleWidth(in width: Double) -> Double {
    max(0, width - BodyMetrics.switchSize.width - 3 * BodyMetrics.padding)
  }
}

/// A button's title, and the image before it.
struct ButtonLayout: Sendable {
  static let icon = 22.0
  /// The space between the image and the title.
  static let gap = 8.0
  /// The space at both sides.
  static let padding = 12.0

  /// The width of the widest line of the title, in points.
  let titleWidth: Double
  /// The number of lines of the title.
  let lines: Int
  /// The height of the button, in points.
  let height: Double

  /// The width of a button without its title, in points.
  static func room(beside button: ScreenBody.Button) -> Double {
    2 * padding + (button.image == nil ? 0 : icon + gap)
  }

  init(_ button: ScreenBody.Button, width: Double, texts: TextSizes) {
    let style = BodyMetrics.buttonStyle
    let room = max(0, width - Self.room(beside: button))
    titleWidth = min(
      room, texts.measurer.width(of: button.label, style: style, upTo: width).rounded(.up))
    lines = texts.lineCount(of: button.label, style, width: room, limit: HeadLayout.mostLines)
    height =
      texts.grown(BodyMetrics.button, by: 21) + texts.height(ofMoreLines: lines, style)
  }
}

/// The settings as Swift source: one setting a line, or in a narrow field two lines or more, those after the first
/// indented.
struct SourceLayout: Sendable {
  /// The height of a line, in points.
  let line: Double
  /// The width of a line, in points.
  let width: Double
  /// Whether each setting takes two lines or more.
  let isBroken: Bool
  /// The height of the field, in points.
  let height: Double

  init(width: Double, texts: TextSizes) {
    line = texts.grown(ControlMetrics.sourceLine, by: 15)
    let room = width - 2 * BodyMetrics.padding
    self.width = room
    // The longest value of any setting decides, so that the height does not depend on the values.
    var longest = ContainerConfiguration()
    longest.animator = ElasticUnderlineAnimator()
    longest.pagingAxis = .horizontal
    let style = ControlMetrics.sourceStyle
    isBroken = SettingsSource.lines(of: longest).contains {
      texts.measurer.width(of: $0, style: style) > room
    }
    let lines = SettingsSource.lines(of: longest, isBroken: isBroken)
    let count = lines.reduce(0) {
      $0 + texts.lineCount(of: $1, style, width: room, limit: Self.mostLines)
    }
    height = Double(count) * line + 2 * BodyMetrics.gap
  }

  /// The most lines of each half of a setting.
  static let mostLines = 3
}

/// The positions of a choice's options.
struct ChoiceLayout: Sendable {
  /// The rectangle of each option.
  let frames: [Rect]
  /// Whether all options share one line equally; else each is as wide as its text.
  let isSegmented: Bool
  /// The height of the field around the options.
  let height: Double

  /// The title above the options.
  let head: HeadLayout
  /// The lines of each option.
  let lines: [Int]
  /// The radius of the corners of options that are as wide as their text.
  let radius: Double

  /// The space at the sides of a text: more where it wraps, as corners are near.
  static func inset(lines: Int) -> Double { lines > 1 ? 12 : 6 }

  init(
    _ title: String, _ options: [ScreenBody.Choice.Option], width: Double, texts: TextSizes
  ) {
    head = HeadLayout(title, width: width, texts: texts)
    let inner = max(0, width - 2 * BodyMetrics.padding)
    let widths = options.map { option in
      texts.measurer.width(of: option.title, style: ControlMetrics.optionStyle, upTo: width)
        .rounded(.up) + 26
    }
    let share = options.isEmpty ? 0 : inner / Double(options.count)
    isSegmented = widths.allSatisfy { $0 <= share }
    // Only an option that is wider than the field wraps.
    lines = zip(options, widths).map { option, width in
      func count(_ inset: Double) -> Int {
        texts.lineCount(
          of: option.title, ControlMetrics.optionStyle, width: inner - 2 * inset, limit: 3)
      }
      return width <= inner || count(Self.inset(lines: 1)) == 1
        ? 1 : count(Self.inset(lines: 2))
    }
    let top = ControlMetrics.optionsTop + head.growth
    let optionHeight = texts.grown(ControlMetrics.option, by: 17)
    radius = optionHeight / 2
    frames =
      isSegmented
      ? options.indices.map { index in
        Rect(
          x: BodyMetrics.padding + Double(index) * share, y: top, width: share,
          height: optionHeight)
      }
      : Self.rows(
        of: widths,
        lines.map { optionHeight + texts.height(ofMoreLines: $0, ControlMetrics.optionStyle) },
        width: inner, top: top)
    height = (frames.map(\.maxY).max() ?? top) + 12
  }

  /// Lays out options as chips in reading order, in as many rows as they need; one that wraps has a row of its own.
  private static func rows(
    of widths: [Double], _ heights: [Double], width: Double, top: Double
  ) -> [Rect] {
    var (x, y, rowHeight) = (0.0, top, 0.0)
    return zip(widths, heights).map { wanted, height in
      let own = min(wanted, width)
      if x > 0, x + own > width {
        x = 0
        y += rowHeight + ControlMetrics.optionGap
      }
      rowHeight = height
      defer { x += own + ControlMetrics.optionGap }
      return Rect(x: BodyMetrics.padding + x, y: y, width: own, height: height)
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
  /// The title and the value above the track.
  let head: HeadLayout
  /// The height of the field, in points.
  let height: Double
  /// The y coordinate of the track's middle, from the top of the field.
  let middle: Double

  init(_ title: String, _ scale: NumberScale, width: Double, texts: TextSizes) {
    let (least, most) = (scale.range.lowerBound, scale.range.upperBound)
    let numbers = [
      least, scale.nearest(to: least + scale.step), scale.nearest(to: most - scale.step), most,
    ]
    head = HeadLayout(
      title, values: numbers.map { scale.text(of: $0) }, width: width, texts: texts)
    height = ControlMetrics.slider + head.growth
    middle = 56 + head.growth
    start = BodyMetrics.padding + ControlMetrics.knob / 2
    length = max(1, width - 2 * start)
  }

  /// The x coordinate of the knob's middle at a share of the scale.
  func x(ofShare share: Double) -> Double { start + share * length }

  /// The share of the scale at an x coordinate; outside of `0...1` past the ends.
  func share(atX x: Double) -> Double { (x - start) / length }

  /// Whether a y coordinate of the field is on the track, with room for a finger.
  func contains(_ y: Double) -> Bool { abs(y - middle) <= 24 }
}
