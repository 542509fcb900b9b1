/// Where the pages lie in the overview: in rows of miniatures that have the shape of a page, each with its title below.
///
/// Everything is computed from a page's index, so that a million pages cost what a screenful costs.
struct OverviewLayout: Sendable, Hashable {
  /// The gap between miniatures, and beside them, in points.
  private static let gap = 16.0
  /// The height of a title, in points.
  private static let titleHeight = 28.0
  /// The width that miniatures are given about, and the largest, in points.
  private static let (usualWidth, largestWidth) = (220.0, 380.0)

  /// What the miniatures are seen through, in points on the container.
  let view: Rect
  /// The number of pages.
  let count: Int
  /// How many lie side by side.
  let columns: Int
  private let isRightToLeft: Bool
  /// The extent of a miniature without its title, in points.
  private let extent: Size
  /// From the edges of `view` to the first miniature, in points: few pages lie in the middle.
  private let margin: Size

  /// Lays out so many pages, each as wide and high as `page`, in points.
  init(count: Int, page: Size, view: Rect, isRightToLeft: Bool) {
    (self.count, self.view, self.isRightToLeft) = (count, view, isRightToLeft)
    let gap = Self.gap
    let room = max(view.width - gap, 1)
    let shape = max(page.height, 1) / max(page.width, 1)
    func width(_ columns: Int) -> Double {
      (room / Double(columns) - gap).clamped(to: 1...Self.largestWidth)
    }
    func height(_ columns: Int) -> Double {
      Double((count + columns - 1) / columns) * (width(columns) * shape + Self.titleHeight + gap)
    }
    let most = Int(saturating: (room / (Self.usualWidth + gap)).rounded(.down)).clamped(to: 2...6)
    // As few columns as show all pages at once; as many as there is room for, where none do.
    let fitting = (1...most).first { height($0) + gap <= view.height } ?? most
    let widest = (fitting...most).last { width($0) == width(fitting) } ?? fitting
    columns = max(1, min(widest, count))
    extent = Size(width: width(columns), height: width(columns) * shape)
    let wide = Double(columns) * (extent.width + gap) - gap
    margin = Size(
      width: max(gap, (view.width - wide) / 2),
      height: max(gap, (view.height - height(columns) + gap) / 2))
  }

  private var rowHeight: Double { extent.height + Self.titleHeight + Self.gap }
  private var rows: Int { (count + columns - 1) / columns }

  /// How far the rows can be scrolled, in points.
  var limit: Double { max(0, Double(rows) * rowHeight + Self.gap - view.height) }

  /// A page's miniature, in points on the container, when the rows are scrolled so far.
  func frame(of index: Int, scrolled: Double) -> Rect {
    let (row, column) = (index / columns, index % columns)
    let across = margin.width + Double(column) * (extent.width + Self.gap)
    return Rect(
      x: isRightToLeft ? view.maxX - across - extent.width : view.x + across,
      y: view.y + margin.height + Double(row) * rowHeight - scrolled, width: extent.width,
      height: extent.height)
  }

  /// The title below a miniature.
  func title(below frame: Rect) -> Rect {
    Rect(x: frame.x, y: frame.maxY, width: frame.width, height: Self.titleHeight)
  }

  /// The pages whose miniatures reach into a part of the container, in points from its top.
  func pages(from top: Double, to bottom: Double, scrolled: Double) -> Range<Int> {
    func row(at y: Double) -> Int {
      Int(saturating: ((y - view.y - margin.height + scrolled) / rowHeight).rounded(.down))
    }
    let first = row(at: top).clamped(to: 0...rows) * columns
    let end = (row(at: bottom).clamped(to: -1...rows) + 1) * columns
    return min(first, count)..<min(max(first, end), count)
  }

  /// The page whose miniature or title lies at a point; nil for none.
  func page(at point: Point, scrolled: Double) -> Int? {
    guard view.contains(point) else { return nil }
    return pages(from: point.y, to: point.y, scrolled: scrolled).first {
      let frame = frame(of: $0, scrolled: scrolled)
      return frame.contains(point) || title(below: frame).contains(point)
    }
  }

  /// How far the rows must be scrolled, as little as possible, to show a page whole.
  func scroll(revealing index: Int, from scrolled: Double) -> Double {
    let frame = frame(of: index, scrolled: scrolled)
    let bottom = title(below: frame).maxY + Self.gap
    let up = min(0, frame.y - Self.gap - view.y)
    let down = max(0, bottom - view.maxY)
    return (scrolled + (up < 0 ? up : down)).clamped(to: 0...limit)
  }
}
