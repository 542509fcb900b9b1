/// The dimensions of bodies, in points.
enum BodyMetrics {
  /// The space at both sides, above the first element and below the last.
  static let margin = 16.0
  /// The space between elements.
  static let gap = 12.0
  /// The space between one label and the next.
  static let labelGap = 6.0
  /// The widest column, so that lines stay readable on wide screens.
  static let widestColumn = 640.0
  /// The height of a row with one line of text, and with two.
  static let row = 48.0
  static let tallRow = 60.0
  static let button = 48.0
  static let toggle = 52.0
  static let cornerRadius = 12.0
  /// The space inside rows and cards.
  static let padding = 16.0
  static let rowIcon = 24.0
  static let cardGap = 12.0
  /// The default width and height of a picture.
  static let picture = 96.0
  /// The size of a switch.
  static let switchSize = Size(width: 51, height: 31)

  static let buttonStyle = TextStyle(size: 17, weight: .bold)
  static let rowStyle = TextStyle(size: 17)
  static let subtitleStyle = TextStyle(size: 13)
  static let cardStyle = TextStyle(size: 15, weight: .bold)

  static func style(of label: ScreenBody.Label.Style) -> TextStyle {
    switch label {
    case .display: TextStyle(size: 44, weight: .bold)
    case .title: TextStyle(size: 28, weight: .bold)
    case .body: TextStyle(size: 17)
    case .caption: TextStyle(size: 13)
    }
  }

  /// The height of a label's line, from the natural line height of its font.
  static func lineHeight(of label: ScreenBody.Label.Style, _ natural: Double) -> Double {
    // Display text often stands in the middle of a screen; half of a multiple of 8 is whole pixels
    // at every usual scale, which keeps it sharp.
    let grain = label == .display ? 8.0 : 1
    return ((natural + 2) / grain).rounded(.up) * grain
  }
}

/// The frames of a body's elements, in points from the top of the body, as if laid out from left to
/// right.
///
/// It is computed once for a width; looking up what lies where costs O(log n) in elements and rows.
struct BodyLayout: Sendable {
  /// What an element's frame alone does not tell.
  enum Detail: Sendable {
    case plain
    /// The lines of a text, and the height of each.
    case lines([String], height: Double)
    /// The width of a button's text.
    case title(width: Double)
    case rows(RowLayout)
    case cards(CardLayout)
    case slider(SliderLayout)
    case choice(ChoiceLayout)
  }

  /// The layout of one element.
  struct Item: Sendable {
    var frame: Rect
    var detail = Detail.plain
  }

  /// One item for each element of the body, in order.
  private(set) var items: [Item] = []
  /// The height of all elements with the space around them, in points.
  private(set) var height: Double
  /// The width that the layout was computed for, in points.
  let width: Double
  /// The indices of the elements that share the height that is left.
  private let flexible: [Int]

  /// Computes the layout of a body.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - size: The visible size without what bars cover; flexible elements share the height that is
  ///     left.
  ///   - measurer: Measures texts.
  ///   - viewHeight: The height of a custom view for a width; nil, the default, to share what is left.
  init(
    _ body: ScreenBody, size: Size, measurer: any TextMeasuring,
    viewHeight: (ScreenBody.View, Double) -> Double? = { _, _ in nil }
  ) {
    width = size.width
    let column = min(max(0, size.width - 2 * BodyMetrics.margin), BodyMetrics.widestColumn)
    let x = (size.width - column) / 2
    items = body.elements.map { element in
      Self.item(element, x: x, width: column, viewWidth: size.width, measurer)
    }
    height = 0
    var flexible: [Int] = []
    for (index, element) in body.elements.enumerated() {
      switch element {
      case .spacer(nil): flexible.append(index)
      case .view(let view):
        if let height = view.height ?? viewHeight(view, items[index].frame.width) {
          items[index].frame.height = height.isFinite ? height.clamped(to: 0...Self.tallestView) : 0
        } else {
          flexible.append(index)
        }
      default: break
      }
    }
    self.flexible = flexible
    place(body.elements, spare: 0)
    fit(body, height: size.height)
  }

  /// The greatest height of a custom view, in points.
  private static let tallestView = 10_000_000.0

  /// Sizes the flexible spacers for a visible height; `body` is the one that was laid out.
  mutating func fit(_ body: ScreenBody, height viewHeight: Double) {
    guard !flexible.isEmpty else { return }
    place(body.elements, spare: 0)
    if height < viewHeight {
      place(body.elements, spare: (viewHeight - height) / Double(flexible.count))
    }
  }

  /// Stacks the elements from top to bottom; each flexible element is `spare` high.
  private mutating func place(_ elements: [ScreenBody.Element], spare: Double) {
    for index in flexible { items[index].frame.height = spare }
    var y = elements.first.map { Self.margin(beside: $0) } ?? 0
    for (index, element) in elements.enumerated() {
      if index > 0 { y += Self.gap(elements[index - 1], element) }
      items[index].frame.y = y
      y += items[index].frame.height
    }
    height = elements.last.map { y + Self.margin(beside: $0) } ?? 0
  }

  /// The space above the first element, or below the last.
  private static func margin(beside element: ScreenBody.Element) -> Double {
    if case .view(let view) = element, view.isEdgeToEdge { 0 } else { BodyMetrics.margin }
  }

  private static func gap(_ above: ScreenBody.Element, _ below: ScreenBody.Element) -> Double {
    switch (above, below) {
    case (.spacer, _), (_, .spacer): 0
    case (.label, .label): BodyMetrics.labelGap
    default: BodyMetrics.gap
    }
  }

  private static func item(
    _ element: ScreenBody.Element, x: Double, width: Double, viewWidth: Double,
    _ measurer: any TextMeasuring
  ) -> Item {
    func item(_ height: Double, _ detail: Detail = .plain) -> Item {
      Item(frame: Rect(x: x, y: 0, width: width, height: height), detail: detail)
    }
    switch element {
    case .label(let label):
      let style = BodyMetrics.style(of: label.style)
      let lines = LineBreaker(measurer: measurer, style: style, width: width)
        .lines(of: label.text, limit: .max)
      let height = BodyMetrics.lineHeight(of: label.style, measurer.lineHeight(of: style))
      return item(Double(lines.count) * height, .lines(lines, height: height))
    case .image(let picture):
      let size = picture.size
      let shown = min(size.width, width)
      return Item(
        frame: Rect(x: x + (width - shown) / 2, y: 0, width: shown, height: size.height))
    case .button(let button):
      let title = measurer.width(of: button.label, style: BodyMetrics.buttonStyle, upTo: width)
      return item(BodyMetrics.button, .title(width: title.rounded(.up)))
    case .list(let rows):
      let layout = RowLayout(rows)
      return item(layout.height, .rows(layout))
    case .strip(let strip):
      return Item(
        frame: Rect(x: 0, y: 0, width: viewWidth, height: strip.height),
        detail: .cards(CardLayout(strip, margin: x)))
    case .slider, .choice, .setting, .toggle:
      return Self.control(element, x: x, width: width, measurer)
    case .settingsSource:
      let lines = Double(SettingsSource.settings.count + 1)
      return item(lines * ControlMetrics.sourceLine + 2 * BodyMetrics.gap)
    case .view(let view):
      return Item(
        frame: view.isEdgeToEdge
          ? Rect(x: 0, y: 0, width: viewWidth, height: 0)
          : Rect(x: x, y: 0, width: width, height: 0))
    case .spacer(let length): return item(length ?? 0)
    }
  }

  private static func control(
    _ element: ScreenBody.Element, x: Double, width: Double, _ measurer: any TextMeasuring
  ) -> Item {
    var item = Item(frame: Rect(x: x, y: 0, width: width, height: BodyMetrics.toggle))
    switch element.control?.kind {
    case .slider:
      item.frame.height = ControlMetrics.slider
      item.detail = .slider(SliderLayout(width: width))
    case .choice(let options):
      let layout = ChoiceLayout(options, width: width, measurer: measurer)
      item.frame.height = layout.height
      item.detail = .choice(layout)
    case .toggle, nil: break
    }
    return item
  }

  // MARK: Lookup

  /// The elements between two y coordinates.
  func elements(from top: Double, to bottom: Double) -> Range<Int> {
    let first = items.lowerBound { $0.frame.maxY > top }
    let end = items.lowerBound { $0.frame.y >= bottom }
    return first..<max(first, end)
  }

  /// The element at a y coordinate; nil between elements.
  func element(at y: Double) -> Int? {
    elements(from: y, to: y.nextUp).first { items[$0].frame.y <= y }
  }
}

/// The positions of a list's rows: by arithmetic if all have one height, else by binary search.
struct RowLayout: Sendable {
  let count: Int
  /// The height of all rows together, in points.
  let height: Double
  /// The height of each row; nil if they differ.
  private let rowHeight: Double?
  /// The top of each row, and the bottom of the last; empty if all have one height.
  private let starts: [Double]

  init(_ rows: [ScreenBody.Row]) {
    count = rows.count
    let tall = rows.count { $0.subtitle != nil }
    if tall == 0 || tall == rows.count, !rows.contains(where: { $0.picture != nil }) {
      let each = tall == 0 ? BodyMetrics.row : BodyMetrics.tallRow
      rowHeight = each
      starts = []
      height = each * Double(rows.count)
    } else {
      var starts: [Double] = [0]
      starts.reserveCapacity(rows.count + 1)
      var y = 0.0
      for row in rows {
        y += row.height
        starts.append(y)
      }
      self.starts = starts
      rowHeight = nil
      height = y
    }
  }

  /// A row's top and height, in points from the top of the list.
  func span(ofRow index: Int) -> (top: Double, height: Double) {
    if let rowHeight { return (Double(index) * rowHeight, rowHeight) }
    return (starts[index], starts[index + 1] - starts[index])
  }

  /// The rows between two y coordinates, counted from the top of the list.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard count > 0, bottom > 0, top < height else { return 0..<0 }
    if let rowHeight {
      let first = Int(saturating: (max(0, top) / rowHeight).rounded(.down))
      let end = Int(saturating: (min(bottom, height) / rowHeight).rounded(.up))
      return min(first, count)..<min(max(first, end), count)
    }
    let first = max(0, starts.lowerBound { $0 > top } - 1)
    let end = min(count, starts.lowerBound { $0 >= bottom })
    return first..<max(first, end)
  }

  /// The row at a y coordinate from the top of the list; nil outside.
  func row(at y: Double) -> Int? {
    guard y >= 0, y < height else { return nil }
    if let rowHeight { return min(Int(saturating: y / rowHeight), count - 1) }
    return starts.lowerBound { $0 > y } - 1
  }
}

extension Array {
  /// Binary search: the first index at which a condition holds that stays true from there on.
  ///
  /// O(log n).
  fileprivate func lowerBound(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ScreenBody.Row {
  /// The row's height, in points.
  fileprivate var height: Double {
    let texts = subtitle == nil ? BodyMetrics.row : BodyMetrics.tallRow
    return picture.map { max(texts, $0.size.height + 2 * BodyMetrics.padding) } ?? texts
  }
}

extension ScreenBody.Picture {
  /// The size at which the picture shows, in points.
  var size: Size {
    Size(
      width: width ?? height ?? BodyMetrics.picture,
      height: height ?? width ?? BodyMetrics.picture)
  }
}
