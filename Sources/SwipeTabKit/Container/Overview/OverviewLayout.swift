/// The layout of the overview: rows of thumbnails with the proportions of a page, each with its title below.
///
/// Rectangles are computed from a page's index, so their cost does not depend on the number of pages.
struct OverviewLayout: Sendable, Hashable {
  private static let gap = 16.0
  private static let (usualWidth, largestWidth) = (220.0, 380.0)

  let view: Rect
  let count: Int
  let columns: Int
  private let isRightToLeft: Bool
  private let titleHeight: Double
  /// The size of a thumbnail without its title.
  private let extent: Size
  /// The distance from the edges of `view` to the first thumbnail, which centers a small number of pages.
  private let margin: Size

  /// The thumbnails have the proportions of `page`.
  init(count: Int, page: Size, view: Rect, isRightToLeft: Bool, textScale: Double = 1) {
    let titleHeight = textScale.grown(28, by: 16)
    self.titleHeight = titleHeight
    (self.count, self.view, self.isRightToLeft) = (count, view, isRightToLeft)
    let gap = Self.gap
    let room = max(view.width - gap, 1)
    let shape = max(page.height, 1) / max(page.width, 1)
    func width(_ columns: Int) -> Double {
      (room / Double(columns) - gap).clamped(to: 1...Self.largestWidth)
    }
    func height(_ columns: Int) -> Double {
      Double((count + columns - 1) / columns) * (width(columns) * shape + titleHeight + gap)
    }
    let most = Int(saturating: (room / (Self.usualWidth + gap)).rounded(.down)).clamped(to: 2...6)
    // The smallest number of columns with which all pages fit, or, if they never fit, as many columns as possible.
    let fitting = (1...most).first { height($0) + gap <= view.height } ?? most
    let widest = (fitting...most).last { width($0) == width(fitting) } ?? fitting
    columns = max(1, min(widest, count))
    let rows = Double((count + columns - 1) / columns)
    // Rows that only just do not fit are made a little smaller, so that no title is cut at the end.
    let usual = width(columns)
    let fit = (view.height - gap) / (usual * shape + titleHeight + gap)
    // Where more rows follow, a part of the next one shows that.
    let shown = rows > fit + 1 ? fit.rounded() + 0.15 : rows
    let fitted = (((view.height - gap) / max(shown, 1) - titleHeight - gap) / shape).rounded(.down)
    let across = fitted < usual && fitted >= Self.leastFit * usual ? fitted : usual
    extent = Size(width: across, height: across * shape)
    let wide = Double(columns) * (extent.width + gap) - gap
    let high = rows * (extent.height + titleHeight + gap)
    margin = Size(
      width: max(gap, (view.width - wide) / 2), height: max(gap, (view.height - high + gap) / 2))
  }

  /// The smallest fraction of their usual width to which thumbnails shrink so that all of them fit.
  private static let leastFit = 0.8

  private var rowHeight: Double { extent.height + titleHeight + Self.gap }
  private var rows: Int { (count + columns - 1) / columns }

  var limit: Double { max(0, Double(rows) * rowHeight + Self.gap - view.height) }

  func frame(of index: Int, scrolled: Double) -> Rect {
    let (row, column) = (index / columns, index % columns)
    let across = margin.width + Double(column) * (extent.width + Self.gap)
    return Rect(
      x: isRightToLeft ? view.maxX - across - extent.width : view.x + across,
      y: view.y + margin.height + Double(row) * rowHeight - scrolled, width: extent.width,
      height: extent.height)
  }

  func title(below frame: Rect) -> Rect {
    Rect(x: frame.x, y: frame.maxY, width: frame.width, height: titleHeight)
  }

  func pages(from top: Double, to bottom: Double, scrolled: Double) -> Range<Int> {
    func row(at y: Double) -> Int {
      Int(saturating: ((y - view.y - margin.height + scrolled) / rowHeight).rounded(.down))
    }
    let first = row(at: top).clamped(to: 0...rows) * columns
    let end = (row(at: bottom).clamped(to: -1...rows) + 1) * columns
    return min(first, count)..<min(max(first, end), count)
  }

  func page(at point: Point, scrolled: Double) -> Int? {
    guard view.contains(point) else { return nil }
    return pages(from: point.y, to: point.y, scrolled: scrolled).first {
      let frame = frame(of: $0, scrolled: scrolled)
      return frame.contains(point) || title(below: frame).contains(point)
    }
  }

  func scroll(revealing index: Int, from scrolled: Double) -> Double {
    let frame = frame(of: index, scrolled: scrolled)
    let bottom = title(below: frame).maxY + Self.gap
    let up = min(0, frame.y - Self.gap - view.y)
    let down = max(0, bottom - view.maxY)
    return (scrolled + (up < 0 ? up : down)).clamped(to: 0...limit)
  }
}
