/// The lengths of items along the bar.
struct ItemLengths: Sendable, Hashable {
  var minimum: Double
  var minimumWithTitle: Double
  /// The shortest length with a title if titles are measured, so that they may be smaller than at the text scale.
  var leastWithTitle: Double
  /// The shortest length under the policy that shrinks items most.
  var shortest = ItemLengths.shortest
  var textScale = 1.0
  /// The length in an automatic layout with enough space.
  var usual: Double
  /// The shortest length beside a More item, if there is space for more than five items.
  var besideMore: Double
  /// The longest equal length in an automatic layout, above which items have their usual length and are centered.
  ///
  /// It is nil if items are stacked from the top and do not fill the bar.
  var longestShare: Double?
  /// The longest equal length in a bar that is filled, above which items are centered.
  var longestFill = Double.infinity
  /// Whether items that do not fill the bar are stacked from the start in every layout, not centered.
  var isPacked = false
  var tabGrowth = 0.0
  /// Whether items may have different lengths so that their titles, which are beside images, are not cut.
  var suitsTitles = false

  static let horizontal = ItemLengths(
    minimum: 48, minimumWithTitle: 64, leastWithTitle: 64, usual: 120, besideMore: 88,
    longestShare: 160)
  static let verticalBelow = ItemLengths(
    minimum: 40, minimumWithTitle: 52, leastWithTitle: 52, usual: 64, besideMore: 64)
  /// The lengths in a bar at a side with titles beside images, like rows of a list, which never omit their titles.
  static let verticalBeside = ItemLengths(
    minimum: 36, minimumWithTitle: 36, leastWithTitle: 0, usual: 48, besideMore: 48)

  func least(_ overflow: ContainerConfiguration.Overflow) -> Double {
    overflow == .shrink ? min(minimum, shortest) : minimum
  }

  /// The shortest length of all: an image and the space that separates it from the next.
  static let shortest = 28.0

  /// The shortest equal length if titles must not be cut and there are too many items to measure.
  var usualShare: Double { longestShare == nil ? usual : besideMore }

  /// The number of items with `minimumWithTitle` beside a More item, rather than fewer longer ones, as in `UITabBar`.
  private static let usualCount = 5.0

  /// The number of items, at least 1, that fit beside a More item without shrinking.
  func capacity(
    in room: Double, for pages: Int, _ layout: ContainerConfiguration.ItemLayout
  ) -> Int {
    var (length, gap) = (besideMore, 0.0)
    if case .centered(let wanted, let between) = layout { (length, gap) = (wanted, between) }
    if layout.isTabs, longestShare != nil { length = tabRange(layout, .more).lowerBound }
    func number(of length: Double) -> Double {
      ((room + gap + 1e-9) / max(length + gap, 1)).rounded(.down)
    }
    var count = number(of: length)
    if !layout.hasGivenWidth, !layout.isTabs {
      count = max(count, min(number(of: minimumWithTitle), Self.usualCount))
    }
    return Int(saturating: count.clamped(to: 1...Double(max(pages, 1))))
  }

  /// The length of each item and the gap between items, for unlimited space.
  func wish(
    _ layout: ContainerConfiguration.ItemLayout, room: Double, count: Int
  ) -> (length: Double, gap: Double) {
    let share = room / Double(max(count, 1))
    switch layout {
    case .centered(let length, let gap): return (length, gap)
    case .fill:
      guard longestShare != nil else { return (usual, 0) }
      return (share.clamped(to: minimum...max(minimum, longestFill)), 0)
    case .automatic, .tabs:
      guard let longestShare else { return (usual, 0) }
      return share > longestShare ? (usual, 0) : (max(share, minimum), 0)
    }
  }

  func isWide(_ layout: ContainerConfiguration.ItemLayout, share: Double) -> Bool {
    guard case .automatic = layout, let longestShare else { return false }
    return share > longestShare
  }

  /// The lengths of items where equal ones would cut a title.
  ///
  /// Titles are cut only if the bar is too short for all of them, the longest first. With close buttons all items are
  /// shortened, so that either all of them have their buttons or only the selected one.
  func fitted(_ wishes: [ItemWish], in room: Double, length: Double) -> FittedLengths {
    let shortest = min(minimumWithTitle, length)
    let natural = wishes.map { max(shortest, $0.natural) }
    let least = wishes.map { max(shortest, $0.least) }
    let (wanted, needed) = (natural.reduce(0, +), least.reduce(0, +))
    if wanted <= room {
      // Items that need less than `length` have equal lengths, as long as they fit.
      let level = Self.level(natural.sorted(by: >), in: room) { $0 > $1 }
      return FittedLengths(lengths: natural.map { max($0, min(level, length)) }, isWhole: true)
    }
    if needed <= room {
      let share = (room - needed) / (wanted - needed)
      return FittedLengths(
        lengths: zip(least, natural).map { mix($0, $1, share) }, isWhole: true)
    }
    guard wishes.allSatisfy({ $0.button == 0 }) else {
      let share = room / Double(max(wishes.count, 1))
      return FittedLengths(lengths: wishes.map { _ in share }, isWhole: false)
    }
    let usual = zip(least, natural).map { min($0 + ItemWish.usualMargins, $1) }
    let level = Self.level(usual.sorted(), in: room) { $0 < $1 }
    return FittedLengths(lengths: usual.map { min($0, level) }, isWhole: false)
  }

  /// The lengths of items and the scale of titles where equal lengths would cut a title.
  ///
  /// Titles are made smaller rather than cut, and cut rather than omitted. It is nil if a title would be cut to less
  /// than its first letters.
  func readable(_ wishes: [ItemWish], in room: Double, length: Double) -> FittedLengths? {
    var scale = textScale
    while true {
      let share = scale / textScale
      let scaled = share == 1 ? wishes : wishes.map { $0.withTitle(scaledBy: share) }
      var fitted = fitted(scaled, in: room, length: length)
      fitted.titleScale = scale
      // Titles that are made smaller get their usual margins too.
      let margins = share == 1 || scale == 1 ? 0 : ItemWish.usualMargins
      if fitted.isWhole, scaled.reduce(0, { $0 + $1.least + margins }) <= room + 1e-9 {
        return fitted
      }
      guard scale > 1 else {
        return zip(scaled, fitted.lengths).contains { $0.isCrushed(at: $1) } ? nil : fitted
      }
      scale = max(1, scale - Self.scaleStep)
    }
  }

  /// The scale of titles below images with which items of `length` cut no more titles than at a scale of 1.
  func titleScale(_ wishes: [ItemWish], length: Double) -> Double {
    let room = length - 2 * ItemStyle.leastMargin
    let widths = wishes.lazy.map(\.title).filter { $0 > room && $0 / textScale <= room }
    guard let widest = widths.max() else { return textScale }
    // Titles that are made smaller get a little more space between them.
    let scale = textScale * (room - 2 * ItemStyle.leastMargin) / widest
    return max(1, (scale / Self.scaleStep).rounded(.down) * Self.scaleStep)
  }

  private static let scaleStep = 0.05

  /// The number of items with whole titles and usual margins beside a More item, or `count` if too few fit.
  func roomyCount(
    _ count: Int, in room: Double, _ wish: (Int?) -> ItemWish
  ) -> Int {
    func asked(_ index: Int?) -> Double {
      max(minimumWithTitle, wish(index).least + ItemWish.usualMargins)
    }
    var (fitting, length) = (1, asked(nil))
    while fitting < count {
      length += asked(fitting - 1)
      guard length <= room else { break }
      fitting += 1
    }
    return fitting < Self.fewestBesideMore ? count : fitting
  }

  /// The fewest items, with a More item, that a bar shows for the sake of whole titles.
  private static let fewestBesideMore = 3

  /// The length of the items that equally fill what a bar leaves beside those for which `keeps` is true.
  private static func level(
    _ lengths: [Double], in room: Double, keeps: (Double, Double) -> Bool
  ) -> Double {
    var (room, count) = (room, Double(lengths.count))
    for length in lengths {
      guard keeps(length, room / count) else { break }
      room -= length
      count -= 1
      if count == 0 { return length }
    }
    return room / max(count, 1)
  }

  func tab(
    _ layout: ContainerConfiguration.ItemLayout, _ overflow: ContainerConfiguration.Overflow,
    sharing share: Double
  ) -> Double {
    share.clamped(to: tabRange(layout, overflow))
  }

  func tabRange(
    _ layout: ContainerConfiguration.ItemLayout, _ overflow: ContainerConfiguration.Overflow
  ) -> ClosedRange<Double> {
    guard case .tabs(let shortest) = layout else { return minimum...max(minimum, longestFill) }
    let asked = shortest.isFinite ? shortest : minimumWithTitle
    let least = overflow == .shrink ? Self.shortest : max(Self.shortest, asked + tabGrowth)
    return least...max(least, longestFill)
  }

  /// Whether items that do not fill the bar are stacked from the top, not centered.
  func startsAtTop(_ layout: ContainerConfiguration.ItemLayout) -> Bool {
    isPacked || longestShare == nil && !layout.hasGivenWidth
  }
}

extension ItemLengths {
  /// `longest` is the longest equal length in a horizontal bar that is filled, at a text scale of 1.
  init(
    edge: Edge, titles: ContainerConfiguration.Titles, textScale: Double = 1,
    longest: Double = .infinity
  ) {
    switch (edge.axis, titles) {
    case (.horizontal, _):
      self = .horizontal
      // Titles that do not fit end in an ellipsis sooner than they give way to their images.
      minimumWithTitle = textScale.grown(minimumWithTitle, by: 24)
      besideMore = textScale.grown(besideMore, by: 24)
      usual *= textScale
      longestShare = longestShare.map { $0 * textScale }
      longestFill = longest * textScale
      // A short title beside an image and a close button is not cut at a larger scale sooner than at a scale of 1.
      tabGrowth = textScale.grown(0, by: 60)
      suitsTitles = titles == .beside
    case (.vertical, .below):
      self = .verticalBelow
      grow(by: 14, textScale)
      leastWithTitle = minimumWithTitle
    case (.vertical, .beside):
      self = .verticalBeside
      minimum = textScale.grown(minimum, by: 18)
      shortest = textScale.grown(shortest, by: 18)
      grow(by: 18, textScale)
    }
    self.textScale = textScale
  }

  init(_ configuration: ContainerConfiguration, titles: ContainerConfiguration.Titles) {
    self.init(
      edge: configuration.toolbarEdge, titles: titles, textScale: configuration.textScale,
      longest: configuration.maximumItemWidth)
  }

  private mutating func grow(by line: Double, _ textScale: Double) {
    minimumWithTitle = textScale.grown(minimumWithTitle, by: line)
    usual = textScale.grown(usual, by: line)
    besideMore = textScale.grown(besideMore, by: line)
  }
}

/// The widths that an item with its whole title needs.
struct ItemWish: Sendable, Hashable {
  /// The width from which the title is not cut.
  var least: Double
  /// The width with the usual space around image and title.
  var natural: Double
  /// The width of a title with an image, which is part of both widths, or 0 without one.
  var title = 0.0
  /// The width of the title that is cut to its first letters; 0 where it may be cut shorter.
  var shortestTitle = 0.0
  /// The part of both widths that a close button beside the title takes, or 0 without one.
  var button = 0.0
  /// The width from which items of one length have their close buttons.
  var leastWithButton = 0.0

  mutating func grow(to other: ItemWish) {
    (least, natural) = (max(least, other.least), max(natural, other.natural))
    (title, shortestTitle) = (max(title, other.title), max(shortestTitle, other.shortestTitle))
  }

  func isCut(at length: Double) -> Bool {
    least - (length < leastWithButton ? button : 0) > length
  }

  /// Whether too little of the title is left in an item `length` points wide.
  func isCrushed(at length: Double) -> Bool {
    guard shortestTitle > 0, isCut(at: length + 1e-9) else { return false }
    let room = length - (length < leastWithButton ? 0 : button)
    return room < least - button - title + shortestTitle + Self.usualMargins - 1e-9
  }

  func withTitle(scaledBy share: Double) -> ItemWish {
    var wish = self
    wish.title = (title * share).rounded(.up)
    wish.shortestTitle = (shortestTitle * share).rounded(.up)
    wish.least -= title - wish.title
    wish.natural -= title - wish.title
    return wish
  }

  /// The width that an item with the margins of a cut title has beyond `least`.
  static let usualMargins = 2 * (ItemStyle.loneMargin - ItemStyle.leastMargin)
}

/// The lengths of items that depend on their titles.
struct FittedLengths: Sendable, Hashable {
  var lengths: [Double]
  var isWhole: Bool
  /// The scale of titles below images, or nil for the text scale.
  var titleScale: Double?
}

/// The lengths that the tabs of a browser keep from an earlier layout, while the pointer may close more of them.
struct HeldLength: Sendable, Hashable {
  var length: Double
  /// The least length of the content, so that the toolbar need not scroll back.
  var reach: Double
}

extension ContainerConfiguration.ItemLayout {
  var isTabs: Bool {
    if case .tabs = self { true } else { false }
  }

  /// Whether the layout sets the item width, so that items may be shorter than their titles need.
  var hasGivenWidth: Bool {
    if case .centered = self { true } else { false }
  }
}
