/// The layout of a menu: one row for each command, at the pointer or beside what the menu belongs to.
struct CommandMenuLayout: Sendable, Hashable {
  /// The space around the menu and above its first and below its last row, in points.
  static let padding = 6.0
  /// The style of its titles.
  static let style = TextStyle(size: 15)

  /// The commands from top to bottom.
  let commands: [MenuCommand]
  /// The menu's rectangle, in points on the container.
  let frame: Rect
  /// A row's height, in points.
  let rowHeight: Double

  /// Computes the layout of a menu that opens from a point, below it where there is room; nil if it does not fit.
  init?(
    commands: [MenuCommand], titleWidth: Double, from anchor: Point, bounds: Rect,
    isRightToLeft: Bool, textScale: Double
  ) {
    let room = bounds.inset(by: Self.padding)
    let rows = Double(commands.count)
    let wished = textScale.grown(36, by: 20)
    let height = min(rows * wished + 2 * Self.padding, room.height)
    rowHeight = (height - 2 * Self.padding) / max(rows, 1)
    guard !commands.isEmpty, rowHeight >= textScale.grown(20, by: 20) else { return nil }
    let width = min(max(titleWidth.rounded(.up) + 40, 140), room.width)
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

  /// The command whose row is at a point; nil outside the rows.
  func command(at point: Point) -> MenuCommand? {
    commands.indices.first { row(at: $0).contains(point) }.map { commands[$0] }
  }
}
