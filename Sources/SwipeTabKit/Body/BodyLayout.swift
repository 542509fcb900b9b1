/// The dimensions of bodies, in points.
package enum BodyMetrics {
  /// The space at both sides, above the first element and below the last.
  static let margin = 16.0
  /// The space between elements.
  package static let gap = 12.0
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
  /// How far a strip reaches beyond its column on a wide page, where its cards fade out.
  static let stripBleed = 24.0
  /// The default width and height of a picture.
  package static let picture = 96.0
  /// The size of a switch.
  static let switchSize = Size(width: 51, height: 31)

  static let buttonStyle = TextStyle(size: 17, weight: .bold)
  static let rowStyle = TextStyle(size: 17)
  static let subtitleStyle = TextStyle(size: 13)
  static let cardStyle = TextStyle(size: 15, weight: .bold)

  static func style(of label: ScreenBody.Label) -> TextStyle {
    var style =
      switch label.style {
      case .display: TextStyle(size: 44, weight: .bold)
      case .title: TextStyle(size: 28, weight: .bold)
      case .body: TextStyle(size: 17)
      case .caption: TextStyle(size: 13)
      case .code: TextStyle(size: 13, isMonospaced: true)
      }
    if let size = label.size, size.isFinite { style.size = size.clamped(to: textSizes) }
    if let weight = label.weight { style.weight = weight }
    return style
  }

  /// The sizes of texts that are laid out, in points.
  private static let textSizes = 1.0...400

  /// The height of a label's line, from the natural line height of its font.
  static func lineHeight(of label: ScreenBody.Label, _ natural: Double) -> Double {
    // Display text often stands in the middle of a screen; half of a multiple of 8 is whole pixels
    // at every usual scale, which keeps it sharp.
    let grain = label.style == .display && label.size == nil ? 8.0 : 1
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
    case lines([LineBreaker.Line], height: Double)
    case button(ButtonLayout)
    case toggle(ToggleLayout)
    case source(SourceLayout)
    case rows(RowLayout)
    case cards(CardLayout)
    case slider(SliderLayout)
    case choice(ChoiceLayout)
    case field(FieldLayout)
  }

  /// The layout of one element.
  struct Item: Sendable {
    var frame: Rect
    var detail = Detail.plain
  }

  /// The leaves of one element of the body, and where they lie together.
  private struct Group: Sendable {
    var leaves: Range<Int>
    var top = 0.0
    var bottom = 0.0
  }

  /// One item for each leaf of the body, in order.
  private(set) var items: [Item] = []
  /// The height of all elements with the space around them, in points.
  private(set) var height = 0.0
  /// The width that the layout was computed for, in points.
  let width: Double
  /// One group for each element of the body, in order.
  private var groups: [Group] = []
  /// For each leaf, whether it shares the height that is left.
  private var isFlexible: [Bool] = []
  /// For each element that is columns, outer ones first, whether they are below each other.
  private var areBelowEachOther: [Bool] = []
  /// The index in `areBelowEachOther` of the columns that are placed next.
  private var nextColumns = 0
  /// Where the columns that are being placed end; empty otherwise.
  ///
  /// The storage is kept, so that placing again allocates nothing.
  private var columnEnds: [Double] = []

  /// Computes the layout of a body.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - size: The visible size without what bars cover; flexible elements share the height that is
  ///     left.
  ///   - texts: The sizes of texts.
  ///   - viewHeight: The height of a custom view for a width; nil, the default, to share what is left.
  init(
    _ body: ScreenBody, size: Size, texts: TextSizes,
    viewHeight: (ScreenBody.View, Double) -> Double? = { _, _ in nil }
  ) {
    width = size.width
    let column = min(max(0, size.width - 2 * BodyMetrics.margin), BodyMetrics.widestColumn)
    let x = (size.width - column) / 2
    for element in body.elements {
      let first = items.count
      append(
        element, Span(x: x, width: column, outer: 0..<max(0, size.width)), texts, viewHeight)
      groups.append(Group(leaves: first..<items.count))
    }
    place(body.elements, spare: 0)
    fit(body, height: size.height)
  }

  /// The horizontal room of elements, in points.
  private struct Span {
    var x: Double
    var width: Double
    /// The room of what reaches from edge to edge.
    var outer: Range<Double>
  }

  /// Appends the items of an element, or of all in its columns, not placed vertically yet.
  private mutating func append(
    _ element: ScreenBody.Element, _ span: Span, _ texts: TextSizes,
    _ viewHeight: (ScreenBody.View, Double) -> Double?
  ) {
    if case .columns(let columns) = element {
      let widths = ColumnSpans(texts: texts).widths(of: columns, in: span.width)
      areBelowEachOther.append(widths == nil)
      var x = span.x
      for (index, column) in columns.enumerated() {
        var own = span
        if let width = widths?[index] {
          own = Span(x: x, width: width, outer: x..<max(x, x + width))
          x += width + BodyMetrics.gap
        }
        for element in column.elements { append(element, own, texts, viewHeight) }
      }
      return
    }
    var item = Self.item(element, span, texts)
    var isFlexible = element == .spacer(nil)
    if case .view(let view) = element {
      let own = viewHeight(view, item.frame.width)
      let height = view.height ?? own
      isFlexible = height == nil
      item.frame.height = height.map { $0.isFinite ? $0.clamped(to: 0...Self.tallestView) : 0 } ?? 0
    }
    items.append(item)
    self.isFlexible.append(isFlexible)
  }

  /// The greatest height of a custom view, in points.
  private static let tallestView = 10_000_000.0

  /// Sizes the flexible elements for a visible height; `body` is the one that was laid out.
  mutating func fit(_ body: ScreenBody, height viewHeight: Double) {
    let count = flexibleCount(body.elements)
    guard count > 0 else { return }
    place(body.elements, spare: 0)
    if height < viewHeight {
      place(body.elements, spare: (viewHeight - height) / Double(count))
    }
  }

  /// The number of flexible elements among some of the body, without those in columns; `leaf` is the first one's leaf.
  private func flexibleCount(_ elements: [ScreenBody.Element], from leaf: Int = 0) -> Int {
    var (count, leaf) = (0, leaf)
    for element in elements {
      let isColumns = if case .columns = element { true } else { false }
      if !isColumns, isFlexible[leaf] { count += 1 }
      leaf += Self.leafCount(element)
    }
    return count
  }

  /// The number of leaves in an element.
  private static func leafCount(_ element: ScreenBody.Element) -> Int {
    guard case .columns(let columns) = element else { return 1 }
    return columns.reduce(0) { $1.elements.reduce($0) { $0 + leafCount($1) } }
  }

  /// Stacks the elements from top to bottom; each flexible element is `spare` high.
  private mutating func place(_ elements: [ScreenBody.Element], spare: Double) {
    let top = elements.first.map { Self.margin(beside: $0) } ?? 0
    var leaf = 0
    nextColumns = 0
    let bottom = stack(elements, from: &leaf, top: top, spare: spare) {
      layout, index, top, bottom in
      (layout.groups[index].top, layout.groups[index].bottom) = (top, bottom)
    }
    height = elements.last.map { bottom + Self.margin(beside: $0) } ?? 0
  }

  /// Stacks elements from `top` on, and returns their bottom; `leaf` is the index of the next leaf.
  private mutating func stack(
    _ elements: [ScreenBody.Element], from leaf: inout Int, top: Double, spare: Double,
    didPlace: (inout BodyLayout, Int, Double, Double) -> Void = { _, _, _, _ in }
  ) -> Double {
    var y = top
    for (index, element) in elements.enumerated() {
      if index > 0 { y += Self.gap(elements[index - 1], element) }
      let start = y
      if case .columns(let columns) = element {
        y = stack(columns, from: &leaf, top: y)
      } else {
        if isFlexible[leaf] { items[leaf].frame.height = spare }
        items[leaf].frame.y = y
        y += items[leaf].frame.height
        leaf += 1
      }
      didPlace(&self, index, start, y)
    }
    return y
  }

  /// Stacks columns side by side, or below each other, and returns the bottom of the lowest.
  private mutating func stack(
    _ columns: [ScreenBody.Column], from leaf: inout Int, top: Double
  ) -> Double {
    nextColumns += 1
    if areBelowEachOther[nextColumns - 1] { return pile(columns, from: &leaf, top: top) }
    let (first, mark) = (leaf, columnEnds.count)
    var bottom = top
    for column in columns {
      let end = stack(column.elements, from: &leaf, top: top, spare: 0)
      columnEnds.append(end)
      bottom = max(bottom, end)
    }
    leaf = first
    for (index, column) in columns.enumerated() {
      stretch(column.elements, from: &leaf, by: bottom - columnEnds[mark + index])
    }
    columnEnds.removeLast(columns.count)
    return bottom
  }

  /// Stacks columns below each other, and returns the bottom of the last; space between columns is left out.
  private mutating func pile(
    _ columns: [ScreenBody.Column], from leaf: inout Int, top: Double
  ) -> Double {
    var (y, isFirst) = (top, true)
    for column in columns {
      if column.elements.allSatisfy(\.isSpacer) {
        for _ in column.elements {
          items[leaf].frame = Rect(x: items[leaf].frame.x, y: y, width: 0, height: 0)
          leaf += 1
        }
      } else {
        y = stack(column.elements, from: &leaf, top: isFirst ? y : y + BodyMetrics.gap, spare: 0)
        isFirst = false
      }
    }
    return y
  }

  /// Shares a height among the flexible ones of stacked elements, and moves what lies below each of them down.
  ///
  /// Elements are moved rather than stacked again, so that columns in columns cost no more than their leaves.
  private mutating func stretch(
    _ elements: [ScreenBody.Element], from leaf: inout Int, by length: Double
  ) {
    let count = flexibleCount(elements, from: leaf)
    let share = count > 0 ? length / Double(count) : 0
    var shift = 0.0
    for element in elements {
      let isColumns = if case .columns = element { true } else { false }
      let end = leaf + Self.leafCount(element)
      for index in leaf..<end {
        items[index].frame.y += shift
        guard !isColumns, isFlexible[index] else { continue }
        items[index].frame.height = share
        shift += share
      }
      leaf = end
    }
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
    _ element: ScreenBody.Element, _ span: Span, _ texts: TextSizes
  ) -> Item {
    let (x, width) = (span.x, span.width)
    let (edge, viewWidth) = (span.outer.lowerBound, span.outer.upperBound - span.outer.lowerBound)
    func item(_ height: Double, _ detail: Detail = .plain) -> Item {
      Item(frame: Rect(x: x, y: 0, width: width, height: height), detail: detail)
    }
    switch element {
    case .label(let label):
      let style = BodyMetrics.style(of: label)
      let lines = LineBreaker(measurer: texts.measurer, style: style, width: width)
        .lines(of: label.text, limit: .max)
      let height = BodyMetrics.lineHeight(of: label, texts.measurer.lineHeight(of: style))
      return item(Double(lines.count) * height, .lines(lines, height: height))
    case .image(let picture):
      let size = picture.size
      let shown = min(size.width, width)
      return Item(
        frame: Rect(x: x + (width - shown) / 2, y: 0, width: shown, height: size.height))
    case .button(let button):
      let layout = ButtonLayout(button, width: width, texts: texts)
      return item(layout.height, .button(layout))
    case .list(let rows):
      let layout = RowLayout(rows, width: width, texts: texts)
      return item(layout.height, .rows(layout))
    case .strip(let strip):
      let bleed = min(x - edge, BodyMetrics.stripBleed)
      let cards = CardLayout(strip, margin: bleed, widest: width, texts: texts)
      return Item(
        frame: Rect(x: x - bleed, y: 0, width: width + 2 * bleed, height: cards.height),
        detail: .cards(cards))
    case .slider, .choice, .field, .setting, .toggle:
      return Self.control(element, x: x, width: width, texts)
    case .settingsSource:
      let source = SourceLayout(width: width, texts: texts)
      return item(source.height, .source(source))
    case .view(let view):
      return Item(
        frame: view.isEdgeToEdge
          ? Rect(x: edge, y: 0, width: viewWidth, height: 0)
          : Rect(x: x, y: 0, width: width, height: 0))
    case .spacer(let length): return item(length ?? 0)
    case .columns: return item(0)
    }
  }

  private static func control(
    _ element: ScreenBody.Element, x: Double, width: Double, _ texts: TextSizes
  ) -> Item {
    var item = Item(frame: Rect(x: x, y: 0, width: width, height: 0))
    guard let control = element.control else { return item }
    switch control.kind {
    case .slider(let scale):
      let layout = SliderLayout(control.title, scale, width: width, texts: texts)
      item.frame.height = layout.height
      item.detail = .slider(layout)
    case .choice(let options):
      let layout = ChoiceLayout(control.title, options, width: width, texts: texts)
      item.frame.height = layout.height
      item.detail = .choice(layout)
    case .toggle:
      let layout = ToggleLayout(control.title, width: width, texts: texts)
      item.frame.height = layout.height
      item.detail = .toggle(layout)
    case .field(let field):
      let layout = FieldLayout(
        control.title, isCompact: field.isCompact, width: width, texts: texts)
      item.frame.height = layout.height
      item.detail = .field(layout)
    }
    return item
  }

  // MARK: Lookup

  /// The leaves between two y coordinates, with those beside them.
  func leaves(from top: Double, to bottom: Double) -> Range<Int> {
    let first = groups.lowerBound { $0.bottom > top }
    let end = groups.lowerBound { $0.top >= bottom }
    guard first < end else { return 0..<0 }
    return groups[first].leaves.lowerBound..<groups[end - 1].leaves.upperBound
  }

  /// The leaf at a point of the layout; nil between leaves.
  func leaf(at point: Point) -> Int? {
    leaves(from: point.y, to: point.y.nextUp).first { index in
      let frame = items[index].frame
      return frame.y <= point.y && point.y < frame.maxY && frame.x <= point.x
        && point.x < frame.maxX
    }
  }
}

extension Array {
  /// Binary search: the first index at which a condition holds that stays true from there on.
  ///
  /// O(log n).
  func lowerBound(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
