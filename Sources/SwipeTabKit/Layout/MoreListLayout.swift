/// Where the list of pages without an item in the toolbar lies: beside the More item, one row a page.
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
/// Beside a toolbar at a side it stands in the corner where More is.
///
/// Every answer is O(1): the rows are all alike.
struct MoreListLayout: Sendable, Hashable {
  /// A row's height, in points: what a finger needs.
  static let rowHeight = 44.0
  /// The widest list, in points.
  static let mostWidth = 280.0
  /// The room around the list, in points.
  static let margin = 8.0
  /// The room above the first row and below the last, in points.
  static let padding = 6.0

  /// The pages, by index.
  let pages: Range<Int>
  /// The whole list, in points on the container.
  let frame: Rect
  /// How far it is scrolled, in points.
  let scroll: Double

  /// Lays out the rows of some pages in the room that bars leave free.
  init(pages: Range<Int>, room: Rect, edge: Edge, isRightToLeft: Bool, scroll: Double) {
    self.pages = pages
    let inner = room.inset(by: Self.margin)
    let width = min(Self.mostWidth, inner.width)
    let height = min(
      Double(pages.count) * Self.rowHeight + 2 * Self.padding, inner.height)
    let isAtLeft = edge.axis == .vertical ? edge == .left : isRightToLeft
    frame = Rect(
      x: isAtLeft ? inner.x : inner.maxX - width,
      y: edge == .top ? inner.y : inner.maxY - height, width: width, height: height)
    self.scroll = scroll
  }

  /// What rows show through.
  var viewport: Rect { frame.inset(by: EdgeInsets(top: Self.padding, bottom: Self.padding)) }

  /// The farthest that the rows scroll, in points.
  var maximumScroll: Double { max(0, Double(pages.count) * Self.rowHeight - viewport.height) }

  /// The pages whose rows show, at least in part.
  var visiblePages: Range<Int> {
    guard !viewport.isEmpty else { return pages.lowerBound..<pages.lowerBound }
    let first = pages.lowerBound + Int(saturating: (scroll / Self.rowHeight).rounded(.down))
    let below = ((scroll + viewport.height) / Self.rowHeight).rounded(.up)
    let end = pages.lowerBound + Int(saturating: below)
    return (first..<max(first, end)).clamped(to: pages)
  }

  /// A page's row, in points on the container.
  func row(ofPage page: Int) -> Rect {
    Rect(
      x: frame.x, y: viewport.y + Double(page - pages.lowerBound) * Self.rowHeight - scroll,
      width: frame.width, height: Self.rowHeight)
  }

  /// The page whose row lies at a point; nil beside the rows.
  func page(at point: Point) -> Int? {
    guard viewport.contains(point) else { return nil }
    let row = ((point.y - viewport.y + scroll) / Self.rowHeight).rounded(.down)
    let page = pages.lowerBound + Int(saturating: row)
    return pages.contains(page) ? page : nil
  }

  /// The scroll next to the present one at which a page's row shows whole.
  func scroll(revealing page: Int) -> Double {
    let start = Double(page - pages.lowerBound) * Self.rowHeight
    let least = min(start + Self.rowHeight - viewport.height, start)
    return scroll.clamped(to: least...start).clamped(to: 0...maximumScroll)
  }
}
