extension ScreenBody {
  /// Cells of equal width in rows, with as many cells in a row as fit.
  ///
  /// ```swift
  /// ScreenBody([.grid(ScreenBody.Grid(cellWidth: 140, albums.map { .image(ScreenBody.Picture($0)) }))])
  /// ```
  public struct Grid: Sendable, Hashable {
    /// The least width of a cell, in points, at least 1.
    ///
    /// The default is 160.
    ///
    /// A cell is never narrower than the longest word of its labels and buttons. Without a wide layout, a
    /// grid may be wider than other elements, if that gives more cells a place in a row.
    public var cellWidth: Double { didSet { cellWidth = Self.usable(cellWidth) } }
    /// The cells in reading order, one element each.
    public var elements: [Element]

    /// Makes a grid.
    ///
    /// `cellWidth` is the least width of a cell, in points.
    public init(cellWidth: Double = 160, _ elements: [Element] = []) {
      (self.cellWidth, self.elements) = (Self.usable(cellWidth), elements)
    }

    private static func usable(_ width: Double) -> Double { width.isFinite ? max(1, width) : 160 }
  }
}

extension ScreenBody.Element {
  /// Makes a grid element of a body: cells of equal width, with as many in a row as fit.
  public static func grid(_ grid: ScreenBody.Grid) -> Self { Self(grid) }
}

extension ScreenBody.Grid: ElementGroup {
  /// The element's name in storyboards and in the inspector, `grid`.
  public static var name: String { "grid" }
  private static let widest = 1280.0

  /// The column, and in a wide page more, if that gives more cells a place in a row.
  public func room(in room: ElementRoom) -> ElementRoom {
    let cells = Double(elements.count)
    let wish = cells * cellWidth + max(0, cells - 1) * BodyMetrics.gap
    let most = room.width + 2 * max(0, room.bleed - BodyMetrics.margin)
    let width = min(most, max(room.width, min(wish, Self.widest)))
    var own = room
    (own.x, own.width) = (room.x - (width - room.width) / 2, width)
    return own
  }

  /// The columns that replace the element: one for each cell.
  public var columns: [ScreenBody.Column]? { elements.map { ScreenBody.Column([$0]) } }

  /// As many cells as fit, at least one.
  public func columnCount(in width: Double, word: Double) -> Int? {
    let least = max(cellWidth, word)
    return max(1, Int(saturating: ((width + BodyMetrics.gap) / (least + BodyMetrics.gap))))
  }

  /// The height is 0, because the cells replace the element.
  public func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(0) }
  /// Paints nothing, because the element's columns are painted in its place.
  public func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {}
}

// MARK: Storyboards

extension ScreenBody.Grid: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"Cells of the same width in rows, as many as fit. For example { "cellWidth": 140, "items": ["One", "Two", "Three"] }."#
  }
  /// The form of its value in storyboards: an object, or only its cells.
  public static var form: ElementForm { .object(short: keys[0]) }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The cells in reading order, one element each. A `column` is a cell with several elements. For example ["One", "Two"]."#:
        ElementKey("items", .elements).required,
      "The least width of a cell in points. The default is 160. A cell is never narrower than the longest word in it. For example 120.":
        ElementKey("cellWidth", .length),
    ]) + [.enabled]

  /// Returns the element with its texts replaced: the texts of the cells.
  public func withTexts(_ replaced: (String) -> String) -> Self {
    Self(cellWidth: cellWidth, elements.map { $0.withTexts(replaced) })
  }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let width = keys.number("cellWidth")
    guard let elements = keys.elements("items") else { return nil }
    self.init(cellWidth: width ?? 160, elements)
  }
}
