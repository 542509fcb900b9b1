/// The layout of a menu: one row for each command, at the pointer or beside the element that the menu belongs to.
struct CommandMenuLayout: Sendable, Hashable {
  static let padding = 6.0
  static let margin = 18.0
  private static let (image, gap) = (20.0, 10.0)
  /// The space for check mark, badge and close button beside the title of a page.
  static let besideTitle = 140.0
  static let (style, keyStyle) = (TextStyle(size: 15), TextStyle(size: 13))
  private static let keyGap = 28.0

  enum Place: Sendable, Hashable {
    case point(Point)
    /// The corner of the pages next to the More item.
    case corner(Rect, Edge)
  }

  let commands: [MenuCommand]
  let frame: Rect
  let rowHeight: Double
  private let isRightToLeft: Bool
  /// The width that images take before all titles, or 0 if no command has one.
  private let indent: Double
  private let keysWidth: Double

  /// The menu opens below a point if it fits there; the layout is nil if it does not fit at all.
  init?(
    commands: [MenuCommand], hasImages: Bool = false, titleWidth: Double, keysWidth: Double = 0,
    leastWidth: Double = 140,
    at place: Place, bounds: Rect, isRightToLeft: Bool, rowHeight: Double
  ) {
    let room = Self.room(for: place, in: bounds)
    let height = Double(commands.count) * rowHeight + 2 * Self.padding
    guard height <= room.height else { return nil }
    (self.isRightToLeft, self.rowHeight) = (isRightToLeft, rowHeight)
    indent = hasImages ? Self.image + Self.gap : 0
    let plain = max(titleWidth.rounded(.up) + indent + 40, leastWidth)
    // Keys are not shown where titles would be cut for them.
    let keys = keysWidth > 0 ? keysWidth.rounded(.up) + Self.keyGap : 0
    let width = min(plain + keys <= room.width ? plain + keys : plain, room.width)
    self.keysWidth = width > plain ? keysWidth.rounded(.up) : 0
    let (x, y) =
      switch place {
      case .point(let anchor):
        (
          isRightToLeft ? anchor.x - width : anchor.x,
          anchor.y + height <= room.maxY ? anchor.y : anchor.y - height
        )
      case .corner(_, let edge):
        (
          (edge.axis == .vertical ? edge == .left : isRightToLeft) ? room.x : room.maxX - width,
          edge == .top ? room.y : room.maxY - height
        )
      }
    frame = Rect(
      x: x.clamped(to: room.x...max(room.x, room.maxX - width)),
      y: y.clamped(to: room.y...max(room.y, room.maxY - height)), width: width, height: height)
    self.commands = commands
  }

  private static func room(for place: Place, in bounds: Rect) -> Rect {
    if case .corner(let pages, _) = place { pages.inset(by: 8) } else { bounds.inset(by: padding) }
  }

  func row(at index: Int) -> Rect {
    Rect(
      x: frame.x, y: frame.y + Self.padding + Double(index) * rowHeight, width: frame.width,
      height: rowHeight)
  }

  func keys(at index: Int) -> Rect? {
    guard keysWidth > 0 else { return nil }
    let row = row(at: index)
    return Rect(
      x: isRightToLeft ? row.x + Self.margin : row.maxX - Self.margin - keysWidth, y: row.y,
      width: keysWidth, height: row.height)
  }

  func title(at index: Int) -> Rect {
    let end = Self.margin + (keysWidth > 0 ? keysWidth + Self.keyGap - 4 : 0)
    let start = Self.margin + indent
    return row(at: index).inset(
      by: EdgeInsets(left: isRightToLeft ? end : start, right: isRightToLeft ? start : end))
  }

  func image(at index: Int) -> Rect {
    let row = row(at: index)
    let x = isRightToLeft ? row.maxX - Self.margin - Self.image : row.x + Self.margin
    return Rect(x: x, y: row.midY - Self.image / 2, width: Self.image, height: Self.image)
  }

  func closeButton(at index: Int) -> Rect {
    let (row, side) = (row(at: index), 24.0)
    let x = isRightToLeft ? row.x + 12 : row.maxX - 12 - side
    return Rect(x: x, y: row.midY - side / 2, width: side, height: side)
  }

  func index(at point: Point) -> Int? { commands.indices.first { row(at: $0).contains(point) } }
}
