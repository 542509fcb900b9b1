/// The layout of a menu: one row for each command, at the pointer or beside the element that the menu belongs to.
struct CommandMenuLayout: Sendable, Hashable {
  /// The space around the menu and above its first and below its last row, in points.
  static let padding = 6.0
  /// The space before and after the content of a row, in points.
  static let margin = 18.0
  /// The size of an image, and the space after it, in points.
  private static let (image, gap) = (20.0, 10.0)
  /// The style of its titles, and the style of keys.
  static let (style, keyStyle) = (TextStyle(size: 15), TextStyle(size: 13))
  /// The space between a title and keys, in points.
  private static let keyGap = 28.0

  /// The commands from top to bottom.
  let commands: [MenuCommand]
  /// The menu's rectangle, in points on the container.
  let frame: Rect
  /// A row's height, in points.
  let rowHeight: Double
  private let isRightToLeft: Bool
  /// The width that images take before all titles, in points.
  ///
  /// It is 0 if no command has one.
  private let indent: Double
  /// The width of the longest keys, in points.
  ///
  /// It is 0 if none are shown.
  private let keysWidth: Double

  /// Computes the layout of a menu that opens from a point, below it if it fits there.
  ///
  /// Returns nil if it does not fit at all.
  init?(
    commands: [MenuCommand], titleWidth: Double, keysWidth: Double = 0, from anchor: Point,
    bounds: Rect,
    isRightToLeft: Bool, textScale: Double
  ) {
    let room = bounds.inset(by: Self.padding)
    let rows = Double(commands.count)
    let wished = textScale.grown(36, by: 20)
    let height = min(rows * wished + 2 * Self.padding, room.height)
    rowHeight = (height - 2 * Self.padding) / max(rows, 1)
    guard !commands.isEmpty, rowHeight >= textScale.grown(20, by: 20) else { return nil }
    self.isRightToLeft = isRightToLeft
    indent = commands.contains { $0.image != nil } ? Self.image + Self.gap : 0
    let plain = max(titleWidth.rounded(.up) + indent + 40, 140)
    // Keys are not shown where titles would be cut for them.
    let keys = keysWidth > 0 ? keysWidth.rounded(.up) + Self.keyGap : 0
    let width = min(plain + keys <= room.width ? plain + keys : plain, room.width)
    self.keysWidth = width > plain ? keysWidth.rounded(.up) : 0
    let x = isRightToLeft ? anchor.x - width : anchor.x
    let y = anchor.y + height <= room.maxY ? anchor.y : anchor.y - height
    frame = Rect(
      x: x.clamped(to: room.x...max(room.x, room.maxX - width)),
      y: y.clamped(to: room.y...max(room.y, room.maxY - height)), width: width, height: height)
    self.commands = commands
  }

  /// The row at an index, in points on the container.
  func row(at index: Int) -> Rect {
    Rect(
      x: frame.x, y: frame.y + Self.padding + Double(index) * rowHeight, width: frame.width,
      height: rowHeight)
  }

  /// The rectangle of the keys in a row, or nil where none are shown.
  func keys(at index: Int) -> Rect? {
    guard keysWidth > 0 else { return nil }
    let row = row(at: index)
    return Rect(
      x: isRightToLeft ? row.x + Self.margin : row.maxX - Self.margin - keysWidth, y: row.y,
      width: keysWidth, height: row.height)
  }

  /// The rectangle of the title in a row.
  func title(at index: Int) -> Rect {
    let end = Self.margin + (keysWidth > 0 ? keysWidth + Self.keyGap - 4 : 0)
    let start = Self.margin + indent
    return row(at: index).inset(
      by: EdgeInsets(left: isRightToLeft ? end : start, right: isRightToLeft ? start : end))
  }

  /// The rectangle of the image in a row.
  func image(at index: Int) -> Rect {
    let row = row(at: index)
    let x = isRightToLeft ? row.maxX - Self.margin - Self.image : row.x + Self.margin
    return Rect(x: x, y: row.midY - Self.image / 2, width: Self.image, height: Self.image)
  }

  /// Returns the command whose row is at a point, or nil outside the rows.
  func command(at point: Point) -> MenuCommand? {
    commands.indices.first { row(at: $0).contains(point) }.map { commands[$0] }
  }
}
