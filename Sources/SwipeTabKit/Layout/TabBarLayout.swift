/// Where items lie in the toolbar, in points, without knowing the position.
///
/// Every answer is O(1), but for the visible range and the item at a point, which are O(log n) when widths differ.
struct TabBarLayout: Sendable, Hashable {
  /// How items follow each other, from the leading end.
  private enum Track: Sendable, Hashable {
    case uniform(start: Double, width: Double, gap: Double)
    /// The leading edge of each item, and the end of the last.
    case measured([Double])
  }

  /// The narrowest item that shows an image alone, in points.
  static let minimumWidth = 48.0
  /// The narrowest item that shows a title, in points.
  static let minimumTitleWidth = 64.0
  /// Up to so many items are measured one by one when they scroll; more are all alike.
  static let measuredCount = 2000
  /// The narrowest item beside a More item, in points.
  static let widthBesideMore = 88.0

  /// The part of the bar that items lie in.
  let bounds: Rect
  /// The number of items, with the one that stands for all hidden pages.
  let count: Int
  /// The pages that the last item, More, stands for; empty if each page has an item.
  let hiddenPages: Range<Int>
  /// Whether titles are left out beside images, for lack of room.
  let isIconOnly: Bool
  let isRightToLeft: Bool
  /// The extent of all items, in points.
  let contentWidth: Double
  private let track: Track

  /// Lays out the items of so many pages; `naturalWidth` says what one asks for when the bar scrolls, by its index.
  init(
    bounds: Rect, count pages: Int, layout: ContainerConfiguration.ItemLayout,
    overflow: ContainerConfiguration.Overflow = .scroll, isRightToLeft: Bool,
    naturalWidth: (Int) -> Double
  ) {
    let count =
      overflow == .scroll
      ? pages : min(pages, Self.places(in: bounds.width, for: pages, layout))
    self.bounds = bounds
    self.count = count
    hiddenPages = count < pages ? count - 1..<pages : pages..<pages
    self.isRightToLeft = isRightToLeft
    let room = bounds.width
    let (width, gap) = Self.wish(layout, room: room, count: count)
    let items = Double(max(count, 1))
    let total = width * items + gap * (items - 1)
    if total <= room + 1e-9 {
      track = .uniform(start: (room - total) / 2, width: width, gap: gap)
      contentWidth = room
      isIconOnly = !layout.hasGivenWidth && width < Self.minimumTitleWidth
    } else if room / items >= Self.minimumWidth {
      // Gaps shrink first, then the items.
      let shrunk = min(width, room / items)
      let spare = count > 1 ? (room - shrunk * items) / (items - 1) : 0
      track = .uniform(start: 0, width: shrunk, gap: spare)
      contentWidth = room
      isIconOnly = shrunk < min(width, Self.minimumTitleWidth)
    } else if count <= Self.measuredCount {
      var edges: [Double] = [0]
      edges.reserveCapacity(count + 1)
      for index in 0..<count {
        edges.append((edges.last ?? 0) + max(Self.minimumTitleWidth, naturalWidth(index)))
      }
      track = .measured(edges)
      contentWidth = edges.last ?? 0
      isIconOnly = false
    } else {
      let width = max(Self.minimumTitleWidth, naturalWidth(count - 1))
      track = .uniform(start: 0, width: width, gap: 0)
      contentWidth = width * items
      isIconOnly = false
    }
  }

  /// How many items find room without shrinking; at least 1.
  private static func places(
    in room: Double, for pages: Int, _ layout: ContainerConfiguration.ItemLayout
  ) -> Int {
    var (width, gap) = (widthBesideMore, 0.0)
    if case .centered(let wanted, let between) = layout { (width, gap) = (wanted, between) }
    let places = ((room + gap + 1e-9) / max(width + gap, 1)).rounded(.down)
    return Int(places.clamped(to: 1...Double(max(pages, 1))))
  }

  private static func wish(
    _ layout: ContainerConfiguration.ItemLayout, room: Double, count: Int
  ) -> (width: Double, gap: Double) {
    let share = room / Double(max(count, 1))
    switch layout {
    case .centered(let width, let gap): return (width, gap)
    case .fill: return (max(share, minimumWidth), 0)
    case .automatic: return share > 160 ? (120, 0) : (max(share, minimumWidth), 0)
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

  /// Whether items are wider than the bar together.
  var isScrolling: Bool { contentWidth > bounds.width + 1e-9 }

  /// The farthest that the bar scrolls, in points.
  var maximumScroll: Double { max(0, contentWidth - bounds.width) }

  /// An item's leading edge and width, in points from the content's leading end.
  func span(at index: Int) -> (start: Double, width: Double) {
    switch track {
    case .uniform(let start, let width, let gap):
      return (start + Double(index) * (width + gap), width)
    case .measured(let edges):
      return (edges[index], edges[index + 1] - edges[index])
    }
  }

  /// An item's rectangle on the container, with the bar scrolled so far from its leading end.
  func frame(at index: Int, scroll: Double) -> Rect {
    let (start, width) = span(at: index)
    let x = start - scroll
    let left = isRightToLeft ? bounds.maxX - x - width : bounds.x + x
    return Rect(x: left, y: bounds.y, width: width, height: bounds.height)
  }

  /// The items of which a part shows.
  func visibleItems(scroll: Double) -> Range<Int> {
    let first = firstItem(endingAfter: scroll)
    var last = firstItem(endingAfter: scroll + bounds.width)
    if last < count, span(at: last).start < scroll + bounds.width { last += 1 }
    return min(first, last)..<last
  }

  /// The item at a point on the container; nil between and outside items.
  func item(at point: Point, scroll: Double) -> Int? {
    guard bounds.contains(point) else { return nil }
    let x = scroll + (isRightToLeft ? bounds.maxX - point.x : point.x - bounds.x)
    // On the edge between two items the frames decide, which know the direction.
    let index = firstItem(endingAfter: x)
    return [index, index - 1, index + 1].first {
      (0..<count).contains($0) && frame(at: $0, scroll: scroll).contains(point)
    }
  }

  /// The scroll at which the item at `position` is in the middle, as far as the content goes.
  func scroll(centering position: Double) -> Double {
    guard isScrolling, count > 0 else { return 0 }
    let place = position.clamped(to: 0...Double(count - 1))
    let lower = Int(place)
    let upper = min(lower + 1, count - 1)
    let (from, to) = (span(at: lower), span(at: upper))
    let center = mix(
      from.start + from.width / 2, to.start + to.width / 2, place - Double(lower))
    return (center - bounds.width / 2).clamped(to: 0...maximumScroll)
  }

  private func firstItem(endingAfter x: Double) -> Int {
    switch track {
    case .uniform(let start, let width, let gap):
      let index = ((x - start + gap) / (width + gap)).rounded(.down)
      return Int(index.clamped(to: 0...Double(count)))
    case .measured(let edges):
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if edges[middle + 1] > x { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}

extension ContainerConfiguration.ItemLayout {
  /// Whether someone has said how wide items are, so that they may be narrower than a title asks for.
  fileprivate var hasGivenWidth: Bool {
    if case .centered = self { true } else { false }
  }
}
