/// The layout of the More list: the pages without an item in the toolbar, one row each, beside the
/// More item.
///
/// ```text
///   over a toolbar below:            under a toolbar above:
///  │       ╭──────────────╮ │      ├────┬────┬────┬────┬────┤
///  │       │ p4         ✓ │ │      │ p0 │ p1 │ p2 │ p3 │More│
///  │       │ p5           │ │      ├────┴──╭──────────────╮─┤
///  │       ╰──────────────╯ │      │       │ p4         ✓ │ │
///  ├────┬────┬────┬────┬────┤      │       │ p5           │ │
///  │ p0 │ p1 │ p2 │ p3 │More│      │       ╰──────────────╯ │
/// ```
///
/// In a toolbar at a side the list is in the corner next to More.
///
/// Everything is O(1), as all rows have one height.
struct MoreListLayout: Sendable, Hashable {
  static let margin = 8.0
  static let padding = 6.0

  let pages: Range<Int>
  let frame: Rect
  let scroll: Double
  /// The height is enough for a finger.
  let rowHeight: Double

  /// The space for image, check mark and badge beside a title.
  private static let besideTitle = 140.0

  /// `titleWidth` is the width of the longest title, for which the list may be wider than usual.
  init(
    pages: Range<Int>, room: Rect, edge: Edge, isRightToLeft: Bool, scroll: Double,
    textScale: Double = 1, titleWidth: Double = 0
  ) {
    self.pages = pages
    rowHeight = textScale.grown(44, by: 20)
    let mostWidth = textScale.grown(280, by: 200)
    let inner = room.inset(by: Self.margin)
    let width = min(max(mostWidth, titleWidth + Self.besideTitle), inner.width)
    let height = min(
      Double(pages.count) * rowHeight + 2 * Self.padding, inner.height)
    let isAtLeft = edge.axis == .vertical ? edge == .left : isRightToLeft
    frame = Rect(
      x: isAtLeft ? inner.x : inner.maxX - width,
      y: edge == .top ? inner.y : inner.maxY - height, width: width, height: height)
    self.scroll = scroll
  }

  var viewport: Rect { frame.inset(by: EdgeInsets(top: Self.padding, bottom: Self.padding)) }

  var maximumScroll: Double { max(0, Double(pages.count) * rowHeight - viewport.height) }

  var visiblePages: Range<Int> {
    guard !viewport.isEmpty else { return pages.lowerBound..<pages.lowerBound }
    let first = pages.lowerBound + Int(saturating: (scroll / rowHeight).rounded(.down))
    let below = ((scroll + viewport.height) / rowHeight).rounded(.up)
    let end = pages.lowerBound + Int(saturating: below)
    return (first..<max(first, end)).clamped(to: pages)
  }

  func row(ofPage page: Int) -> Rect {
    Rect(
      x: frame.x, y: viewport.y + Double(page - pages.lowerBound) * rowHeight - scroll,
      width: frame.width, height: rowHeight)
  }

  func closeButton(ofPage page: Int, isRightToLeft: Bool) -> Rect {
    let (row, side) = (row(ofPage: page), 24.0)
    let x = isRightToLeft ? row.x + 12 : row.maxX - 12 - side
    return Rect(x: x, y: row.midY - side / 2, width: side, height: side)
  }

  func page(at point: Point) -> Int? {
    guard viewport.contains(point) else { return nil }
    let row = ((point.y - viewport.y + scroll) / rowHeight).rounded(.down)
    let page = pages.lowerBound + Int(saturating: row)
    return pages.contains(page) ? page : nil
  }

  func scroll(revealing page: Int) -> Double {
    let start = Double(page - pages.lowerBound) * rowHeight
    let least = min(start + rowHeight - viewport.height, start)
    return scroll.clamped(to: least...start).clamped(to: 0...maximumScroll)
  }
}
