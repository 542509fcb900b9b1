package enum BodyMetrics {
  /// The space at both sides, above the first element and below the last.
  static let margin = 16.0
  package static let gap = 12.0
  static let labelGap = 6.0
  static let (gapAboveHeading, gapBelowHeading) = (28.0, 8.0)
  /// The widest column, so that lines stay readable on wide screens, and that of a wide layout.
  private static let widestColumns = (640.0, 840.0)
  static let largeRadius = 28.0

  static func column(in width: Double, isWide: Bool) -> Double {
    min(max(0, width - 2 * margin), isWide ? widestColumns.1 : widestColumns.0)
  }

  /// The height of a row with one line of text, and with two.
  static let row = 48.0
  static let tallRow = 60.0
  static let button = 48.0
  static let toggle = 52.0
  // Concentric with the corners of a page that is lifted.
  static let cornerRadius = largeRadius - margin
  static let padding = 16.0
  package static let picture = 96.0

  static let buttonStyle = TextStyle(size: 17, weight: .bold)
  static let rowStyle = TextStyle(size: 17)
  static let subtitleStyle = TextStyle(size: 13)
}

/// The frames of a body's elements, from the top of the body, as if laid out from left to right.
///
/// It is computed once for a width. Finding the element at a point costs O(log n) in elements and rows.
struct BodyLayout: Sendable {
  struct Item: Sendable {
    var frame: Rect
    /// The least height of an element that gets a part of the height that others leave, or nil for a fixed height.
    let leastHeight: Double?
    var isFlexible: Bool { leastHeight != nil }
    let laid: any LaidElement
    var isInCard = false
  }

  struct Card: Sendable {
    var x: Double
    var width: Double
    var starts: [(leaf: Int, hasMargin: Bool)] = []
    var end = 0
  }

  /// The leaves of one element of the body, and their common place.
  private struct Group: Sendable {
    var leaves: Range<Int>
    var top = 0.0
    var bottom = 0.0
  }

  private(set) var items: [Item] = []
  private(set) var cards: [Card] = []
  private(set) var height = 0.0
  let width: Double
  let isWide: Bool
  private let elements: [ScreenBody.Element]
  private let isBesidePicture: Bool
  private let tapArea: Int?
  private var groups: [Group] = []
  /// For each element that is columns, outer ones first, how many of them are side by side.
  private var columnCounts: [Int] = []
  /// The index in `columnCounts` of the columns that are placed next.
  private var nextColumns = 0
  /// The lower ends of the columns that are being placed, in storage that is kept to allocate nothing again.
  private var columnEnds: [Double] = []

  /// The least lower end of the columns that are placed next.
  private var leastBottom = 0.0

  /// `size` is visible and without the areas that bars cover; flexible elements and custom views divide the rest.
  init(
    _ body: ScreenBody, size: Size, texts: TextSizes, wideWidth: Double = .infinity,
    viewHeight: @escaping (ScreenBody.View, Double) -> Double? = { _, _ in nil }
  ) {
    width = size.width
    isWide = size.width >= wideWidth
    tapArea = body.tapArea
    var column = BodyMetrics.column(in: size.width, isWide: isWide)
    (elements, isBesidePicture) =
      isWide ? Self.besidePicture(body.elements, in: column) : (body.elements, false)
    if isBesidePicture, body.leaves[0].as(ScreenBody.Picture.self)?.isFlexible == true {
      column = size.width - 2 * BodyMetrics.margin
    }
    let x = (size.width - column) / 2
    let room = ElementRoom(
      x: x, width: column, edges: 0..<max(0, size.width), texts: texts, isWide: isWide,
      viewHeight: viewHeight)
    for element in elements {
      let first = items.count
      append(element, room)
      groups.append(Group(leaves: first..<items.count))
    }
    place(spare: 0)
    fit(height: size.height)
  }

  /// Elements with a large picture at the top beside the others, whose leaves stay in order.
  private static func besidePicture(
    _ elements: [ScreenBody.Element], in column: Double
  ) -> (elements: [ScreenBody.Element], isBeside: Bool) {
    guard elements.count > 1, var picture = elements[0].as(ScreenBody.Picture.self),
      picture.isLarge
    else { return (elements, false) }
    picture.isEdgeToEdge = false
    picture.width = ScreenBody.Picture.fullWidth
    picture.height = max(picture.height ?? 0, (column * 0.4).rounded())
    picture.cornerRadius = BodyMetrics.largeRadius
    // One that fills the view is larger than its text.
    let columns = [
      ScreenBody.Column([.image(picture)], weight: picture.isFlexible ? 1.5 : 1),
      ScreenBody.Column([], width: BodyMetrics.gap),
      ScreenBody.Column(Array(elements.dropFirst())),
    ]
    return ([.columns(columns)], true)
  }

  private mutating func append(
    _ element: ScreenBody.Element, _ room: ElementRoom, isInCard: Bool = false
  ) {
    guard let columns = element.columns else {
      items.append(element.base.item(in: room))
      items[items.count - 1].isInCard = isInCard
      return
    }
    let room = element.base.room(in: room)
    let widths = ColumnSpans(texts: room.texts).widths(of: element, columns, in: room.width)
    let count = widths?.count ?? 1
    columnCounts.append(count)
    var x = room.x
    for (index, column) in columns.enumerated() {
      var own = room
      if let widths {
        let width = widths[index % count]
        if index % count == 0 { x = room.x }
        (own.x, own.width, own.edges) = (x, width, x..<max(x, x + width))
        x += width + BodyMetrics.gap
      }
      if column.isCard {
        appendCard(column.elements, own)
      } else {
        for element in column.elements { append(element, own, isInCard: isInCard) }
      }
    }
  }

  private mutating func appendCard(_ elements: [ScreenBody.Element], _ room: ElementRoom) {
    var card = Card(x: room.x, width: room.width)
    var inner = room
    inner.x += BodyMetrics.padding
    inner.width = max(0, room.width - 2 * BodyMetrics.padding)
    inner.edges = inner.x..<inner.x + inner.width
    for element in elements {
      let (leaf, hasMargin) = (items.count, Self.hasMargin(element))
      append(element, hasMargin ? inner : room, isInCard: true)
      // Columns may have nothing in them.
      if items.count > leaf { card.starts.append((leaf, hasMargin)) }
    }
    guard !card.starts.isEmpty else { return }
    card.end = items.count
    cards.append(card)
  }

  private static func hasMargin(_ element: ScreenBody.Element) -> Bool {
    element.columns.map { $0.contains { $0.elements.contains(where: hasMargin) } }
      ?? !element.base.hasField
  }

  /// The distance from the leading edge at which the layout can be taken apart to fill a greater width.
  ///
  /// It is after the widest column, and nil if nothing is beside that, or if something extends over both parts.
  var seam: Double? {
    var widest = Rect.zero
    let items = items[..<(tapArea ?? items.count)]
    for item in items where item.frame.width > widest.width { widest = item.frame }
    let edge = widest.maxX
    var hasNeighbor = false
    for item in items {
      let frame = item.frame
      guard frame.maxX <= edge || frame.x >= edge else { return nil }
      if frame.x >= edge || frame.maxX <= widest.x { hasNeighbor = true }
    }
    for card in cards where card.x < edge && card.x + card.width > edge { return nil }
    return hasNeighbor ? edge + BodyMetrics.gap / 2 : nil
  }

  func top(ofElement number: Int, in card: Card) -> Double {
    let (leaf, hasMargin) = card.starts[number]
    return items[leaf].frame.y - (hasMargin ? BodyMetrics.gap : 0)
  }

  func frame(of card: Card) -> Rect {
    guard let (leaf, hasMargin) = card.starts.last else { return .zero }
    let top = top(ofElement: 0, in: card)
    var bottom = top
    for index in leaf..<card.end { bottom = max(bottom, items[index].frame.maxY) }
    if hasMargin { bottom += BodyMetrics.gap }
    return Rect(x: card.x, y: top, width: card.width, height: bottom - top)
  }

  mutating func fit(height viewHeight: Double) {
    if isBesidePicture, items[0].isFlexible { return fitPicture(in: viewHeight) }
    let count = flexibleCount(elements)
    guard count > 0 else { return }
    place(spare: 0)
    if height < viewHeight { place(spare: (viewHeight - height) / Double(count)) }
  }

  /// Makes the picture as high as the view, with the rest in the middle of its height.
  private mutating func fitPicture(in viewHeight: Double) {
    leastBottom = viewHeight - BodyMetrics.margin
    place(spare: 0)
    let bottom = items.dropFirst().reduce(0) { max($0, $1.frame.maxY) }
    let shift = ((items[0].frame.maxY - bottom) / 2).rounded()
    for index in items.indices.dropFirst() { items[index].frame.y += shift }
  }

  /// The number of flexible elements without those in columns; `leaf` is the first element's leaf.
  private func flexibleCount(_ elements: [ScreenBody.Element], from leaf: Int = 0) -> Int {
    var (count, leaf) = (0, leaf)
    for element in elements {
      if element.columns == nil, items[leaf].isFlexible { count += 1 }
      leaf += Self.leafCount(element)
    }
    return count
  }

  private static func leafCount(_ element: ScreenBody.Element) -> Int {
    guard let columns = element.columns else { return 1 }
    return columns.reduce(0) { $1.elements.reduce($0) { $0 + leafCount($1) } }
  }

  /// Stacks the elements from top to bottom; each flexible element gets `spare` in addition to its least height.
  private mutating func place(spare: Double) {
    let top = elements.first.map { Self.margin(beside: $0) } ?? 0
    var leaf = 0
    nextColumns = 0
    let bottom = stack(elements, from: &leaf, top: top, spare: spare) {
      layout, index, top, bottom in
      (layout.groups[index].top, layout.groups[index].bottom) = (top, bottom)
    }
    height = elements.last.map { bottom + Self.margin(beside: $0) } ?? 0
    if let tapArea {
      let whole = Rect(x: 0, y: 0, width: width, height: height)
      items[tapArea].frame = whole.inset(by: TapArea.margin)
    }
  }

  /// Stacks elements from `top` on, and returns their bottom; `leaf` is the index of the next leaf.
  private mutating func stack(
    _ elements: [ScreenBody.Element], from leaf: inout Int, top: Double, spare: Double,
    onCard isCard: Bool = false,
    didPlace: (inout BodyLayout, Int, Double, Double) -> Void = { _, _, _, _ in }
  ) -> Double {
    var y = top
    for (index, element) in elements.enumerated() {
      if index > 0, !isCard { y += Self.gap(elements[index - 1], element) }
      let margin = isCard && Self.hasMargin(element) ? BodyMetrics.gap : 0
      y += margin
      let start = y
      if let columns = element.columns {
        y = stack(columns, from: &leaf, top: y)
      } else {
        if let least = items[leaf].leastHeight { items[leaf].frame.height = least + spare }
        items[leaf].frame.y = y
        y += items[leaf].frame.height
        leaf += 1
      }
      didPlace(&self, index, start, y)
      y += margin
    }
    return y
  }

  /// Stacks columns side by side, in rows or below each other, and returns the bottom of the lowest.
  private mutating func stack(
    _ columns: [ScreenBody.Column], from leaf: inout Int, top: Double
  ) -> Double {
    nextColumns += 1
    let count = columnCounts[nextColumns - 1]
    if count == 1, columns.count > 1 { return pile(columns, from: &leaf, top: top) }
    var (start, bottom) = (0, top)
    repeat {
      let end = min(columns.count, start + count)
      bottom = stack(
        columns[start..<end], beside: &leaf, top: start == 0 ? top : bottom + BodyMetrics.gap)
      start = end
    } while start < columns.count
    return bottom
  }

  private mutating func stack(
    _ columns: ArraySlice<ScreenBody.Column>, beside leaf: inout Int, top: Double
  ) -> Double {
    let (first, mark) = (leaf, columnEnds.count)
    var bottom = max(top, leastBottom)
    leastBottom = 0
    for column in columns {
      let end = stack(
        column.elements, from: &leaf, top: top, spare: 0, onCard: column.isCard)
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

  /// Stacks columns below each other, and returns the bottom of the last; space between columns is omitted.
  private mutating func pile(
    _ columns: [ScreenBody.Column], from leaf: inout Int, top: Double
  ) -> Double {
    var (y, isFirst) = (top, true)
    for column in columns {
      if column.elements.allSatisfy({ $0.base.spacing == .none }) {
        for _ in column.elements {
          items[leaf].frame = Rect(x: items[leaf].frame.x, y: y, width: 0, height: 0)
          leaf += 1
        }
      } else {
        y = stack(
          column.elements, from: &leaf, top: isFirst ? y : y + BodyMetrics.gap, spare: 0,
          onCard: column.isCard)
        isFirst = false
      }
    }
    return y
  }

  /// Divides a height among flexible elements, and moves those below each of them down.
  ///
  /// Elements are moved rather than stacked again, so that columns in columns cost no more than their leaves.
  private mutating func stretch(
    _ elements: [ScreenBody.Element], from leaf: inout Int, by length: Double
  ) {
    let count = flexibleCount(elements, from: leaf)
    let share = count > 0 ? length / Double(count) : 0
    var shift = 0.0
    for element in elements {
      let end = leaf + Self.leafCount(element)
      for index in leaf..<end {
        items[index].frame.y += shift
        guard element.columns == nil, let least = items[index].leastHeight else { continue }
        items[index].frame.height = least + share
        shift += share
      }
      leaf = end
    }
  }

  private static func margin(beside element: ScreenBody.Element) -> Double {
    element.base.isEdgeToEdge ? 0 : BodyMetrics.margin
  }

  private static func gap(_ above: ScreenBody.Element, _ below: ScreenBody.Element) -> Double {
    let (above, below) = (above.base.spacing, below.base.spacing)
    if above == .none || below == .none { return 0 }
    if below == .heading { return BodyMetrics.gapAboveHeading }
    if above == .heading { return BodyMetrics.gapBelowHeading }
    return above == .text && below == .text ? BodyMetrics.labelGap : BodyMetrics.gap
  }

  // MARK: Lookup

  /// The leaves between two y coordinates, with those beside them.
  func leaves(from top: Double, to bottom: Double) -> Range<Int> {
    let first = groups.lowerBound { $0.bottom > top }
    let end = groups.lowerBound { $0.top >= bottom }
    guard first < end else { return 0..<0 }
    return groups[first].leaves.lowerBound..<groups[end - 1].leaves.upperBound
  }

  func leaf(at point: Point) -> Int? {
    leaves(from: point.y, to: point.y.nextUp).first { index in
      let frame = items[index].frame
      return frame.y <= point.y && point.y < frame.maxY && frame.x <= point.x
        && point.x < frame.maxX
    }
  }
}

extension Array {
  /// Binary search for the first index at which a condition holds that stays true from there on.
  func lowerBound(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
