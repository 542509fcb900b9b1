/// Badges and attention of items out of view: behind an end of a toolbar that scrolls, or on the More list.
extension Toolbar {
  var pagesOutOfView: (before: Range<Int>, after: Range<Int>) {
    let (items, scroll, geometry) = (context.layout.items, scroll, geometry)
    guard items.isScrolling, !catalog.marked.isEmpty else { return (0..<0, 0..<0) }
    // Marks are at an item's image.
    func isSeen(_ index: Int) -> Bool {
      let part = mainPart(ofItem: index, geometry)
      return items.bounds.contains(Point(x: part.midX, y: part.midY))
    }
    var shown = items.visibleItems(scroll: scroll)
    if let first = shown.first, !isSeen(first) { shown = shown.dropFirst() }
    if let last = shown.last, !isSeen(last) { shown = shown.dropLast() }
    let start = max(items.stuck, items.itemsAround(scroll: scroll).upperBound)
    return (start..<max(start, shown.lowerBound), shown.upperBound..<items.count)
  }

  func attention(in pages: Range<Int>) -> TabItem? {
    first(in: pages) { $1.needsAttention && $0 != pager.selectedIndex }
  }

  func badge(in pages: Range<Int>) -> TabItem? { first(in: pages) { $1.badge?.text != nil } }

  private func first(in pages: Range<Int>, _ holds: (Int, TabItem) -> Bool) -> TabItem? {
    let marked = catalog.marked
    var place = marked.lowerBound { $0 >= pages.lowerBound }
    while place < marked.count, marked[place] < pages.upperBound {
      let item = catalog.item(at: marked[place])
      if holds(marked[place], item) { return item }
      place += 1
    }
    return nil
  }

  /// The badges and the attention of some pages in words, for the first few of them.
  func words(in pages: Range<Int>) -> String? {
    words(of: catalog.marked.lazy.filter(pages.contains)) { index in
      (catalog.item(at: index), index == pager.selectedIndex)
    }
  }

  func words(of more: MorePage) -> String? { words(of: more.listed) { ($0.item, false) } }

  private func words<Page>(
    of pages: some Sequence<Page>, _ item: (Page) -> (TabItem, isSelected: Bool)
  ) -> String? {
    var words: [String] = []
    for page in pages where words.count < 5 {
      let (item, isSelected) = item(page)
      if let value = item.spokenValue(isSelected: isSelected, in: context.configuration) {
        words.append("\(item.label): \(value)")
      }
    }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }
}

extension ContainerPainter {
  /// The thickness of the mark at an end of the toolbar, and its length as a fraction of the toolbar's.
  private static let (unseenThickness, unseenShare) = (4.0, 0.4)

  func drawUnseen(_ drawing: inout Drawing, isMirrored: Bool) {
    let (before, after) = toolbar.pagesOutOfView
    let isHorizontal = context.layout.items.axis == .horizontal
    let edges: (Edge, Edge) = isHorizontal ? (.left, .right) : (.top, .bottom)
    drawUnseen(&drawing, at: isMirrored ? edges.1 : edges.0, before)
    drawUnseen(&drawing, at: isMirrored ? edges.0 : edges.1, after)
  }

  private func drawUnseen(_ drawing: inout Drawing, at edge: Edge, _ pages: Range<Int>) {
    let theme = context.configuration.theme
    let color =
      toolbar.attention(in: pages) != nil
      ? theme.selectedTint : toolbar.badge(in: pages).map { theme.badge(of: $0).fill }
    guard let color else { return drawing.skip() }
    let band = context.layout.items.bounds.band(at: edge, thickness: Self.unseenThickness)
    let axis: Axis = edge == .left || edge == .right ? .vertical : .horizontal
    let length = (band.extent(along: axis) * Self.unseenShare).rounded()
    let start = band.start(along: axis) + (band.extent(along: axis) - length) / 2
    drawing.roundedRect(
      band.spanning(context.snap(start), length, along: axis), radius: Self.unseenThickness / 2,
      color)
  }
}
