/// The positions of items in the toolbar, independent of the position in pages.
///
/// Lengths and starts are measured along the bar, from the leading end or, at a side, from the top.
///
/// Everything is O(1), except the visible range and the item at a point, which are O(log n) if items have different
/// lengths.
struct TabBarLayout: Sendable, Hashable {
  private enum Track: Sendable, Hashable {
    case uniform(start: Double, length: Double, gap: Double)
    /// The start of each item, and the end of the last one; with titles each is as long as its title needs.
    case measured([Double], shortest: Double, showsTitles: Bool)
    /// The start of each item, where headings are between some of them, and the length of all.
    case sectioned([Double], length: Double)

    init(_ lengths: [Double], from start: Double, showsTitles: Bool) {
      var edges = [start]
      edges.reserveCapacity(lengths.count + 1)
      for length in lengths { edges.append((edges.last ?? start) + length) }
      self = .measured(edges, shortest: lengths.min() ?? 0, showsTitles: showsTitles)
    }
  }

  /// The largest number of items that are measured one by one in a scrolling bar; more get one length.
  static let measuredCount = 2000

  static let pinnedLength = 44.0

  /// The part of the bar for items that scroll.
  private(set) var bounds: Rect
  /// The part of the bar for items that do not scroll, before `bounds`.
  let pinnedBounds: Rect
  var stuckLength: Double { Double(stuck) * Self.pinnedLength }
  /// The number of pinned pages, whose items are the first ones.
  let pinned: Int
  /// The number of pinned items that do not scroll, which fill at most half of the bar.
  let stuck: Int
  /// The number of items, with the More item.
  let count: Int
  /// The pages behind the More item, which is the last item, or none if each page has an item.
  let hiddenPages: Range<Int>
  let isIconOnly: Bool
  /// The scale of titles below images, at most the text scale.
  let titleScale: Double
  let axis: Axis
  let isRightToLeft: Bool
  let contentLength: Double
  let gap: Double
  let isTabs: Bool
  /// The items below a heading, which each begin a section.
  let heads: Set<Int>
  let headLength: Double
  private let track: Track

  /// Computes the layout for a number of pages, of which the first `pinned` are pinned.
  ///
  /// In a vertical bar, headings are above the items `heads`. `naturalWidth` returns the width that the item at an
  /// index needs in a horizontal bar that scrolls. `wish` returns the widths for its whole title, or with nil those of
  /// the More item. Without `wish`, titles are ignored in a bar that does not scroll. `held` are lengths that tabs keep
  /// from an earlier layout.
  init(
    bounds: Rect, count pages: Int, pinned: Int = 0, heads: [Int] = [], headLength: Double = 0,
    layout: ContainerConfiguration.ItemLayout,
    overflow: ContainerConfiguration.Overflow = .automatic, axis: Axis = .horizontal,
    lengths: ItemLengths = .horizontal, isRightToLeft: Bool, held: HeldLength? = nil,
    wish: ((Int?) -> ItemWish)? = nil, naturalWidth: (Int) -> Double
  ) {
    self.pinned = pinned
    let isTabs = layout.isTabs && axis == .horizontal
    let stuck = isTabs ? min(pinned, Int(bounds.width / 2 / Self.pinnedLength)) : 0
    self.stuck = stuck
    let reserved = Double(stuck) * Self.pinnedLength
    pinnedBounds = bounds.band(at: isRightToLeft ? .right : .left, thickness: reserved)
    let bounds = bounds.inset(
      by: isRightToLeft ? EdgeInsets(right: reserved) : EdgeInsets(left: reserved))
    let room = bounds.extent(along: axis)
    let canMeasureTitles = axis == .horizontal && !layout.hasGivenWidth && !layout.isTabs
    var count = pages
    if overflow == .more {
      count = min(pages, stuck + lengths.capacity(in: room, for: pages - stuck, layout))
    }
    if let wish, canMeasureTitles, lengths.suitsTitles, count < pages,
      count <= Self.measuredCount
    {
      count = lengths.roomyCount(count, in: room, wish)
    }
    self.bounds = bounds
    self.axis = axis
    self.count = count
    hiddenPages = count < pages ? count - 1..<pages : pages..<pages
    self.isRightToLeft = isRightToLeft
    self.isTabs = isTabs
    let hasHeads = axis == .vertical && count <= Self.measuredCount
    self.heads = hasHeads ? Set(heads.filter { $0 < count }) : []
    self.headLength = headLength
    if isTabs {
      let others = count - stuck
      let length =
        held?.length ?? lengths.tab(layout, overflow, sharing: room / Double(max(others, 1)))
      track = .uniform(start: 0, length: length, gap: 0)
      contentLength = max(room, length * Double(others), held?.reach ?? 0)
      (gap, isIconOnly, titleScale) = (0, false, lengths.textScale)
      return
    }
    let (length, gap) = lengths.wish(layout, room: room, count: count)
    if !self.heads.isEmpty {
      var (starts, end) = ([Double](), 0.0)
      for index in 0..<count {
        if self.heads.contains(index) { end += headLength }
        starts.append(end)
        end += length + gap
      }
      track = .sectioned(starts, length: length)
      (contentLength, self.gap, isIconOnly) = (max(room, end - gap), gap, false)
      titleScale = lengths.textScale
      return
    }
    let items = Double(max(count, 1))
    let total = length * items + gap * (items - 1)
    let canMeasure = axis == .horizontal && count <= Self.measuredCount
    func natural(_ index: Int) -> Double { max(lengths.minimumWithTitle, naturalWidth(index)) }
    let keepsTitles = overflow == .scroll && !layout.hasGivenWidth
    let suitsTitles = lengths.suitsTitles || lengths.isWide(layout, share: room / items)
    let leastWithTitle =
      axis == .vertical || wish != nil && canMeasure
      ? lengths.leastWithTitle : lengths.minimumWithTitle
    var (isCrushed, titleScale) = (false, lengths.textScale)
    if let wish, canMeasure, overflow != .scroll, total <= room + 1e-9, length >= leastWithTitle,
      suitsTitles || titleScale > 1
    {
      let more = hiddenPages.isEmpty ? nil : count - 1
      let wishes = (0..<count).map { wish($0 == more ? nil : $0) }
      if !suitsTitles || layout.hasGivenWidth {
        if !lengths.suitsTitles { titleScale = lengths.titleScale(wishes, length: length) }
      } else if wishes.contains(where: { $0.isCut(at: length) }) {
        if let fitted = lengths.readable(wishes, in: room, length: length) {
          let spare = max(0, room - fitted.lengths.reduce(0, +))
          track = Track(
            fitted.lengths, from: lengths.isPacked ? 0 : spare / 2, showsTitles: fitted.isWhole)
          (contentLength, self.gap, isIconOnly) = (room, 0, false)
          self.titleScale = fitted.titleScale ?? lengths.textScale
          return
        }
        isCrushed = true
      }
    }
    self.titleScale = titleScale
    let hasRoom =
      keepsTitles && canMeasure
      ? (0..<count).allSatisfy { natural($0) <= length }
      : !keepsTitles || length >= lengths.usualShare
    if total <= room + 1e-9, hasRoom {
      let start = lengths.startsAtTop(layout) ? 0 : (room - total) / 2
      track = .uniform(start: start, length: length, gap: gap)
      contentLength = room
      self.gap = gap
      isIconOnly = isCrushed || !layout.hasGivenWidth && length < leastWithTitle
    } else if overflow != .scroll, room / items >= lengths.least(overflow) {
      // Gaps shrink before items do.
      let shrunk = min(length, room / items)
      let spare = count > 1 ? (room - shrunk * items) / (items - 1) : 0
      track = .uniform(start: 0, length: shrunk, gap: spare)
      contentLength = room
      self.gap = spare
      isIconOnly = shrunk < min(length, leastWithTitle)
    } else if overflow == .scroll, layout.hasGivenWidth {
      track = .uniform(start: 0, length: length, gap: gap)
      contentLength = total
      self.gap = gap
      isIconOnly = false
    } else if overflow == .shrink {
      track = .uniform(start: 0, length: lengths.least(.shrink), gap: 0)
      contentLength = lengths.least(.shrink) * items
      self.gap = 0
      isIconOnly = lengths.least(.shrink) < leastWithTitle
    } else if canMeasure {
      let wishes = (0..<count).map { natural($0) }
      // Some items need more than an equal part, but all of them fit: each item gets its own length and a part of the
      // remaining space.
      let spare = max(0, room - wishes.reduce(0, +)) / items
      let own = wishes.map { min($0 + spare, max($0, lengths.longestFill)) }
      let start = lengths.isPacked ? 0 : max(0, room - own.reduce(0, +)) / 2
      track = Track(own, from: spare > 0 ? start : 0, showsTitles: true)
      contentLength = max(own.reduce(0, +), spare > 0 ? room : 0)
      self.gap = 0
      isIconOnly = false
    } else {
      let natural = axis == .horizontal ? naturalWidth(count - 1) : lengths.usual
      let length = max(lengths.minimumWithTitle, natural)
      track = .uniform(start: 0, length: length, gap: 0)
      contentLength = length * items
      self.gap = 0
      isIconOnly = false
    }
  }

  var isMeasured: Bool {
    if case .measured(_, _, let showsTitles) = track { showsTitles } else { false }
  }

  var shortestLength: Double {
    switch track {
    case .uniform(_, let length, _): length
    case .measured(_, let shortest, _): shortest
    case .sectioned(_, let length): length
    }
  }

  var moreIndex: Int? { hiddenPages.isEmpty ? nil : count - 1 }

  func item(ofPage page: Int) -> Int { min(page, max(count - 1, 0)) }

  /// Converts the position in pages to one in items: on More between hidden pages; past the ends it is kept.
  func itemPosition(_ position: Double) -> Double {
    guard let moreIndex else { return position }
    let last = Double(hiddenPages.upperBound - 1)
    return min(position, Double(moreIndex)) + max(0, position - last)
  }

  /// The selection of an item's look, in `0...1`, which for More is the nearest hidden page's.
  func amount(ofItem index: Int, at position: Double) -> Double {
    var page = Double(index)
    if index == moreIndex {
      page = position.rounded().clamped(to: page...Double(hiddenPages.upperBound - 1))
    }
    return max(0, 1 - abs(position - page))
  }

  var isScrolling: Bool { contentLength > room + 1e-9 }

  var maximumScroll: Double { max(0, contentLength - room) }

  /// The length after which the items of a cyclic bar that scrolls come again.
  var period: Double { contentLength + gap }

  /// Whether a cyclic bar is scrolled past its last item, so that the first items follow the last ones.
  func goesAround(at scroll: Double) -> Bool { isScrolling && scroll > maximumScroll + 1e-9 }

  /// The layout with a bar at a side that is narrower; items stay in their places along it.
  func inset(by insets: EdgeInsets) -> TabBarLayout {
    var changed = self
    changed.bounds = bounds.inset(by: insets)
    return changed
  }

  private var room: Double { bounds.extent(along: axis) }

  private var isMirrored: Bool { isRightToLeft && axis == .horizontal }

  /// An item's start and length, from the start of the content; the items that do not scroll are before it.
  func span(at index: Int) -> (start: Double, length: Double) {
    if index < stuck { return (Double(index - stuck) * Self.pinnedLength, Self.pinnedLength) }
    switch track {
    case .uniform(let start, let length, let gap):
      return (start + Double(index - stuck) * (length + gap), length)
    case .measured(let edges, _, _):
      return (edges[index], edges[index + 1] - edges[index])
    case .sectioned(let starts, let length): return (starts[index], length)
    }
  }

  // MARK: Places of the indicator

  /// The middle at a position, also between items, and past the ends as if items of the same length followed.
  private func middle(at position: Double) -> Double {
    let lower = Int(saturating: position.rounded(.down)).clamped(to: 0...max(count - 1, 0))
    return middle(ofItem: lower) + (position - Double(lower)) * pitch(after: lower)
  }

  private func middle(ofItem index: Int) -> Double {
    let (start, length) = span(at: index)
    return start + length / 2
  }

  /// The distance to the middle of the next item, or past the last item the item's length.
  private func pitch(after index: Int) -> Double {
    index + 1 < count
      ? middle(ofItem: index + 1) - middle(ofItem: index) : span(at: index).length + gap
  }

  func pitch(at position: Double) -> Double {
    guard count > 0 else { return 0 }
    return pitch(after: Int(saturating: position.rounded(.down)).clamped(to: 0...count - 1))
  }

  /// The position in items at a distance along the bar from another one, past the ends as if more items followed.
  func position(from position: Double, movedBy distance: Double) -> Double {
    guard count > 0 else { return position }
    let place = middle(at: position) + distance
    var index = firstItem(endingAfter: place).clamped(to: 0...count - 1)
    while index > 0, middle(ofItem: index) > place { index -= 1 }
    let pitch = pitch(after: index)
    return pitch > 0 ? Double(index) + (place - middle(ofItem: index)) / pitch : position
  }

  func heading(above index: Int, scroll: Double) -> Rect? {
    guard heads.contains(index) else { return nil }
    let (start, length) = span(at: index)
    var distance = start - scroll
    if distance + length + gap <= 0, goesAround(at: scroll) { distance += period }
    return frame(from: distance - headLength, length: headLength)
  }

  func frame(at index: Int, scroll: Double) -> Rect {
    let (start, length) = span(at: index)
    guard index >= stuck else { return frame(from: start, length: length) }
    var distance = start - scroll
    if distance + length + gap <= 0, goesAround(at: scroll) { distance += period }
    return frame(from: distance, length: length)
  }

  func frame(from start: Double, length: Double) -> Rect {
    let edge = isMirrored ? bounds.maxX - start - length : bounds.start(along: axis) + start
    return bounds.spanning(edge, length, along: axis)
  }

  /// A frame whose end moves by `growth` along the bar, but not before its start.
  func frame(_ frame: Rect, grownBy growth: Double) -> Rect {
    let extent = frame.extent(along: axis)
    let length = max(0, extent + growth)
    let start = frame.start(along: axis)
    return frame.spanning(isMirrored ? start + extent - length : start, length, along: axis)
  }

  /// A rectangle beyond the end of the bar, moved to the end of the last item if items do not fill the bar.
  func behindLast(_ room: Rect) -> Rect {
    guard count > 0, !isScrolling else { return room }
    let last = span(at: count - 1)
    let spare = max(0, self.room - last.start - last.length)
    return room.offset(by: -onScreen(spare), along: axis)
  }

  /// The items that scroll and are visible at least in part, or would be if moved by up to `margin`.
  func visibleItems(scroll: Double, margin: Double = 0) -> Range<Int> {
    let first = firstItem(endingAfter: scroll - margin)
    let end = scroll + room + margin
    var last = firstItem(endingAfter: end)
    if last < count, span(at: last).start < end { last += 1 }
    return min(first, last)..<last
  }

  /// The items that follow the last one if a cyclic bar is scrolled past it.
  func itemsAround(scroll: Double) -> Range<Int> {
    guard goesAround(at: scroll) else { return 0..<0 }
    let end = scroll + room - period
    var last = firstItem(endingAfter: end)
    if last < count, span(at: last).start < end { last += 1 }
    return stuck..<max(stuck, min(last, visibleItems(scroll: scroll).lowerBound))
  }

  func distance(to point: Point) -> Double {
    let coordinate = point.coordinate(along: axis)
    return isMirrored ? bounds.maxX - coordinate : coordinate - bounds.start(along: axis)
  }

  /// Converts a distance along the bar to the screen: negative from right to left.
  func onScreen(_ distance: Double) -> Double { isMirrored ? -distance : distance }

  func item(at point: Point, scroll: Double) -> Int? {
    if pinnedBounds.contains(point) {
      return (0..<stuck).first { frame(at: $0, scroll: scroll).contains(point) }
    }
    guard bounds.contains(point) else { return nil }
    let distance = distance(to: point)
    // On the edge between two items their frames decide, which depend on the reading direction.
    var place = scroll + distance
    if place > contentLength, goesAround(at: scroll) { place -= period }
    let index = firstItem(endingAfter: place)
    return [index, index - 1, index + 1].first {
      (stuck..<count).contains($0) && frame(at: $0, scroll: scroll).contains(point)
    }
  }

  /// The scroll offset that centers the item at `position`, as far as the content allows.
  func scroll(centering position: Double) -> Double {
    guard isScrolling, count > 0 else { return 0 }
    let item = position.clamped(to: 0...Double(count - 1))
    let lower = Int(saturating: item)
    let upper = min(lower + 1, count - 1)
    let (from, to) = (span(at: lower), span(at: upper))
    let center = mix(
      from.start + from.length / 2, to.start + to.length / 2, item - Double(lower))
    return (center - room / 2).clamped(to: 0...maximumScroll)
  }

  private func firstItem(endingAfter distance: Double) -> Int {
    switch track {
    case .uniform(let start, let length, let gap):
      // Items without length or gap are all in one spot.
      guard length + gap > 0 else { return distance < start ? stuck : count }
      let index = ((distance - start + gap) / (length + gap)).rounded(.down)
      return stuck + Int(saturating: index.clamped(to: 0...Double(count - stuck)))
    case .measured(let edges, _, _):
      return first { edges[$0 + 1] > distance }
    case .sectioned(let starts, let length): return first { starts[$0] + length > distance }
    }
  }

  /// The first item for which a condition is true that stays true for all that follow, or `count`.
  private func first(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
