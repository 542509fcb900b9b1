/// The positions of a strip's cards, in points from the top and the leading edge of the strip's content.
///
/// In a wide layout they are rows of a grid, unless there are too many. Otherwise the first card is aligned with the column of the other elements, however wide the screen is.
public struct CardLayout: ElementLayout {
  let count: Int
  let cardWidth: Double
  let margin: Double
  private let isPaged: Bool
  /// The number of cards in a row of a grid, or nil in a strip that scrolls.
  private let columns: Int?
  let cardHeight: Double
  let lines: Int
  let titleHeight: Double

  /// The most cards whose titles are measured, so that long ones wrap.
  static let measuredCount = 100

  private static let mostInGrid = 24

  /// Lays a strip out in a room; cards grow with their texts up to its width.
  init(_ strip: ScreenBody.Strip, in room: ElementRoom) {
    let (texts, widest) = (room.texts, room.width)
    (count, isPaged, margin) = (strip.cards.count, strip.isPaged, room.bleed)
    let wanted = max(strip.cardWidth, min(strip.cardWidth * texts.scale, widest))
    let isGrid = room.isWide && !strip.isPaged && (1...Self.mostInGrid).contains(count)
    columns =
      isGrid ? Self.columns(of: count, wanted, in: widest, least: 4 / texts.scale) : nil
    cardWidth =
      columns.map { max(1, (widest + Self.usualGap) / Double($0) - Self.usualGap) }
      ?? (strip.isPaged ? max(1, widest) : wanted)
    let (style, inner) = (Self.style, cardWidth - 2 * Self.padding)
    var most = 1
    if strip.cards.count <= Self.measuredCount {
      for title in strip.cards.lazy.compactMap(\.title) {
        most = max(most, texts.lineCount(of: title, style, width: inner, limit: 3))
      }
    }
    lines = most
    let more = texts.height(ofMoreLines: most, style)
    titleHeight = texts.grown(Self.usualTitleHeight, by: 18) + more
    cardHeight =
      texts.grown(strip.height, by: 18) + more + Self.pictureGrowth(of: strip, width: cardWidth)
  }

  /// Four to six columns, but three for up to three cards.
  private static func columns(
    of count: Int, _ wanted: Double, in width: Double, least: Double
  ) -> Int {
    let fitting = Int(saturating: (width + usualGap) / (wanted + usualGap))
    return min(fitting.clamped(to: Int(saturating: least)...6), max(3, count))
  }

  private static let usualGap = 12.0
  private static let usualTitleHeight = 28.0
  static let pictureGap = 4.0

  /// The height that the pictures of cards get in addition, so that wider cards show as much of them.
  private static func pictureGrowth(of strip: ScreenBody.Strip, width: Double) -> Double {
    guard !strip.isPaged, strip.cardWidth > 0, width > strip.cardWidth,
      strip.cards.prefix(measuredCount).contains(where: { $0.picture != nil })
    else { return 0 }
    let usual = max(0, strip.height - usualTitleHeight - 2 * pictureGap)
    return (usual * (width / strip.cardWidth - 1)).rounded()
  }

  static let style = TextStyle(size: 15, weight: .bold)
  /// The space between cards; in a paged strip so wide that no other card shows beside one.
  private var gap: Double { isPaged ? max(Self.usualGap, margin) : Self.usualGap }
  static let padding = 10.0

  /// The card at a point.
  public func part(at point: Point) -> Int? {
    guard let columns else { return card(at: point.x) }
    let row = Int(saturating: (point.y / (cardHeight + gap)).rounded(.down))
    guard let column = card(at: point.x), column < columns else { return nil }
    let index = row * columns + column
    return index < count && frame(ofCard: index).contains(point) ? index : nil
  }
  /// The rectangle of a card.
  public func frame(ofPart part: Int, in size: Size) -> Rect? { frame(ofCard: part) }

  func frame(ofCard index: Int) -> Rect {
    let row = columns.map { index / $0 } ?? 0
    return Rect(
      x: start(ofCard: index - row * (columns ?? 0)), y: Double(row) * (cardHeight + gap),
      width: cardWidth, height: cardHeight)
  }
  /// The height of all rows.
  public var height: Double {
    let rows = columns.map { (count + $0 - 1) / $0 } ?? 1
    return Double(rows) * (cardHeight + gap) - gap
  }
  /// Cards are parts.
  public var hasParts: Bool { true }
  /// The width of all cards.
  public var scrolledWidth: Double? { columns == nil ? width : nil }

  /// The distance from card to card, if the strip is paged.
  public var pageStep: Double? { isPaged ? step : nil }

  var width: Double { max(0, Double(count) * step - gap) + 2 * margin }

  private var step: Double { cardWidth + gap }

  func start(ofCard index: Int) -> Double { margin + Double(index) * step }

  func card(at x: Double) -> Int? {
    let number = ((x - margin) / step).rounded(.down)
    guard number >= 0, number < Double(count) else { return nil }
    let index = Int(saturating: number)
    return x < start(ofCard: index) + cardWidth ? index : nil
  }

  func cards(from start: Double, to end: Double) -> Range<Int> {
    guard columns == nil else { return 0..<count }
    let limits = 0...Double(count)
    let first = ((start - margin) / step).rounded(.down).clamped(to: limits)
    let last = ((end - margin) / step).rounded(.up).clamped(to: limits)
    return Int(saturating: first)..<Int(saturating: max(first, last))
  }
}
