/// Where items lie in the toolbar, in points, without knowing the position.
///
/// Lengths and starts count along the bar, from the leading end or, at a side, from the top.
///
/// Every answer is O(1), but for the visible range and the item at a point, which are O(log n) when widths differ.
struct TabBarLayout: Sendable, Hashable {
  /// How items follow each other, from the leading end.
  private enum Track: Sendable, Hashable {
    case uniform(start: Double, length: Double, gap: Double)
    /// The start of each item, and the end of the last.
    case measured([Double])
  }

  /// Up to so many items are measured one by one when they scroll; more are all alike.
  static let measuredCount = 2000

  /// The part of the bar that items lie in.
  let bounds: Rect
  /// The number of items, with the one that stands for all hidden pages.
  let count: Int
  /// The pages that the last item, More, stands for; empty if each page has an item.
  let hiddenPages: Range<Int>
  /// Whether titles are left out beside images, for lack of room.
  let isIconOnly: Bool
  let axis: Axis
  let isRightToLeft: Bool
  /// The length of all items, in points.
  let contentLength: Double
  /// What lies between an item and the next, in points.
  let gap: Double
  private let track: Track

  /// Lays out the items of so many pages.
  ///
  /// `naturalWidth` says what an item asks for when a horizontal bar scrolls, by its index.
  init(
    bounds: Rect, count pages: Int, layout: ContainerConfiguration.ItemLayout,
    overflow: ContainerConfiguration.Overflow = .automatic, axis: Axis = .horizontal,
    lengths: ItemLengths = .horizontal, isRightToLeft: Bool, naturalWidth: (Int) -> Double
  ) {
    let room = bounds.extent(along: axis)
    let count =
      overflow == .more ? min(pages, lengths.places(in: room, for: pages, layout)) : pages
    self.bounds = bounds
    self.axis = axis
    self.count = count
    hiddenPages = count < pages ? count - 1..<pages : pages..<pages
    self.isRightToLeft = isRightToLeft
    let (length, gap) = lengths.wish(layout, room: room, count: count)
    let items = Double(max(count, 1))
    let total = length * items + gap * (items - 1)
    let isMeasured = axis == .horizontal && count <= Self.measuredCount
    func natural(_ index: Int) -> Double { max(lengths.minimumWithTitle, naturalWidth(index)) }
    let keepsTitles = overflow == .scroll && !layout.hasGivenWidth
    let hasRoom =
      keepsTitles && isMeasured
      ? (0..<count).allSatisfy { natural($0) <= length }
      : !keepsTitles || length >= lengths.usualShare
    if total <= room + 1e-9, hasRoom {
      let start = lengths.startsAtTop(layout) ? 0 : (room - total) / 2
      track = .uniform(start: start, length: length, gap: gap)
      contentLength = room
      self.gap = gap
      isIconOnly = !layout.hasGivenWidth && length < lengths.minimumWithTitle
    } else if overflow != .scroll, room / items >= lengths.least(overflow) {
      // Gaps shrink first, then the items.
      let shrunk = min(length, room / items)
      let spare = count > 1 ? (room - shrunk * items) / (items - 1) : 0
      track = .uniform(start: 0, length: shrunk, gap: spare)
      contentLength = room
      self.gap = spare
      isIconOnly = shrunk < min(length, lengths.minimumWithTitle)
    } else if overflow == .scroll, layout.hasGivenWidth {
      track = .uniform(start: 0, length: length, gap: gap)
      contentLength = total
      self.gap = gap
      isIconOnly = false
    } else if overflow == .shrink {
      track = .uniform(start: 0, length: lengths.least(.shrink), gap: 0)
      contentLength = lengths.least(.shrink) * items
      self.gap = 0
      isIconOnly = true
    } else if isMeasured {
      let lengths = (0..<count).map { natural($0) }
      // Where not all shares are long enough but together they are, each gets a share of what is left.
      let spare = max(0, room - lengths.reduce(0, +)) / items
      var edges: [Double] = [0]
      edges.reserveCapacity(count + 1)
      for length in lengths { edges.append((edges.last ?? 0) + length + spare) }
      track = .measured(edges)
      contentLength = max(edges.last ?? 0, spare > 0 ? room : 0)
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

  /// The place of the More item; nil if each page has an item.
  var moreIndex: Int? { hiddenPages.isEmpty ? nil : count - 1 }

  /// The place of the item that stands for a page.
  func item(ofPage page: Int) -> Int { min(page, max(count - 1, 0)) }

  /// The position among the items: on More while it lies between hidden pages, and past the ends as far as it is.
  func itemPosition(_ position: Double) -> Double {
    guard let moreIndex else { return position }
    let last = Double(hiddenPages.upperBound - 1)
    return min(position, Double(moreIndex)) + max(0, position - last)
  }

  /// How selected an item looks; More as the hidden page that is nearest to the position.
  func amount(ofItem index: Int, at position: Double) -> Double {
    var page = Double(index)
    if index == moreIndex {
      page = position.rounded().clamped(to: page...Double(hiddenPages.upperBound - 1))
    }
    return max(0, 1 - abs(position - page))
  }

  /// Whether items are longer than the bar together.
  var isScrolling: Bool { contentLength > room + 1e-9 }

  /// The farthest that the bar scrolls, in points.
  var maximumScroll: Double { max(0, contentLength - room) }

  /// The length of the bar, in points.
  private var room: Double { bounds.extent(along: axis) }

  /// Whether items follow each other from right to left.
  private var isMirrored: Bool { isRightToLeft && axis == .horizontal }

  /// An item's start and length, in points from the content's start.
  func span(at index: Int) -> (start: Double, length: Double) {
    switch track {
    case .uniform(let start, let length, let gap):
      return (start + Double(index) * (length + gap), length)
    case .measured(let edges):
      return (edges[index], edges[index + 1] - edges[index])
    }
  }

  /// An item's rectangle on the container, with the bar scrolled so far from its start.
  func frame(at index: Int, scroll: Double) -> Rect {
    let (start, length) = span(at: index)
    let distance = start - scroll
    let edge =
      isMirrored ? bounds.maxX - distance - length : bounds.start(along: axis) + distance
    return bounds.spanning(edge, length, along: axis)
  }

  /// The items of which a part shows, or would if they were moved by up to `margin` points.
  func visibleItems(scroll: Double, margin: Double = 0) -> Range<Int> {
    let first = firstItem(endingAfter: scroll - margin)
    let end = scroll + room + margin
    var last = firstItem(endingAfter: end)
    if last < count, span(at: last).start < end { last += 1 }
    return min(first, last)..<last
  }

  /// How far a point lies from the leading end of the bar, in points.
  func distance(to point: Point) -> Double {
    let place = point.coordinate(along: axis)
    return isMirrored ? bounds.maxX - place : place - bounds.start(along: axis)
  }

  /// A distance along the bar as one on the screen: to the left where items follow each other that way.
  func onScreen(_ distance: Double) -> Double { isMirrored ? -distance : distance }

  /// The item at a point on the container; nil between and outside items.
  func item(at point: Point, scroll: Double) -> Int? {
    guard bounds.contains(point) else { return nil }
    let distance = distance(to: point)
    // On the edge between two items the frames decide, which know the direction.
    let index = firstItem(endingAfter: scroll + distance)
    return [index, index - 1, index + 1].first {
      (0..<count).contains($0) && frame(at: $0, scroll: scroll).contains(point)
    }
  }

  /// The scroll at which the item at `position` is in the middle, as far as the content goes.
  func scroll(centering position: Double) -> Double {
    guard isScrolling, count > 0 else { return 0 }
    let place = position.clamped(to: 0...Double(count - 1))
    let lower = Int(saturating: place)
    let upper = min(lower + 1, count - 1)
    let (from, to) = (span(at: lower), span(at: upper))
    let center = mix(
      from.start + from.length / 2, to.start + to.length / 2, place - Double(lower))
    return (center - room / 2).clamped(to: 0...maximumScroll)
  }

  private func firstItem(endingAfter distance: Double) -> Int {
    switch track {
    case .uniform(let start, let length, let gap):
      // Items without length or gap all lie at one place.
      guard length + gap > 0 else { return distance < start ? 0 : count }
      let index = ((distance - start + gap) / (length + gap)).rounded(.down)
      return Int(saturating: index.clamped(to: 0...Double(count)))
    case .measured(let edges):
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if edges[middle + 1] > distance { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}
