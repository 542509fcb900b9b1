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
  /// The space around the list, in points.
  static let margin = 8.0
  /// The space above the first row and below the last, in points.
  static let padding = 6.0

  /// The indices of the listed pages.
  let pages: Range<Int>
  /// The list's rectangle, in points on the container.
  let frame: Rect
  /// The scroll offset, in points.
  let scroll: Double
  /// A row's height, in points: enough for a finger.
  let rowHeight: Double

  /// The space for image, check mark and badge beside a title, in points.
  private static let besideTitle = 140.0

  /// Computes the layout of the list in the space between bars.
  ///
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

  /// The rectangle that rows are visible in.
  var viewport: Rect { frame.inset(by: EdgeInsets(top: Self.padding, bottom: Self.padding)) }

  /// The largest scroll offset, in points.
  var maximumScroll: Double { max(0, Double(pages.count) * rowHeight - viewport.height) }

  /// The pages whose rows are visible, at least in part.
  var visiblePages: Range<Int> {
    guard !viewport.isEmpty else { return pages.lowerBound..<pages.lowerBound }
    let first = pages.lowerBound + Int(saturating: (scroll / rowHeight).rounded(.down))
    let below = ((scroll + viewport.height) / rowHeight).rounded(.up)
    let end = pages.lowerBound + Int(saturating: below)
    return (first..<max(first, end)).clamped(to: pages)
  }

  /// A page's row, in points on the container.
  func row(ofPage page: Int) -> Rect {
    Rect(
      x: frame.x, y: viewport.y + Double(page - pages.lowerBound) * rowHeight - scroll,
      width: frame.width, height: rowHeight)
  }

  /// The button that closes a page, at the trailing end of its row, in points on the container.
  func closeButton(ofPage page: Int, isRightToLeft: Bool) -> Rect {
    let (row, side) = (row(ofPage: page), 24.0)
    let x = isRightToLeft ? row.x + 12 : row.maxX - 12 - side
    return Rect(x: x, y: row.midY - side / 2, width: side, height: side)
  }

  /// Returns the page whose row is at a point, or nil outside the rows.
  func page(at point: Point) -> Int? {
    guard viewport.contains(point) else { return nil }
    let row = ((point.y - viewport.y + scroll) / rowHeight).rounded(.down)
    let page = pages.lowerBound + Int(saturating: row)
    return pages.contains(page) ? page : nil
  }

  /// Returns the scroll offset nearest to the current one that makes a page's row fully visible.
  func scroll(revealing page: Int) -> Double {
    let start = Double(page - pages.lowerBound) * rowHeight
    let least = min(start + rowHeight - viewport.height, start)
    return scroll.clamped(to: least...start).clamped(to: 0...maximumScroll)
  }
}
