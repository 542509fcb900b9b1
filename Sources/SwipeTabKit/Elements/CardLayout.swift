/// The positions of a strip's cards, in points from the leading edge of the strip's content.
///
/// The first card is aligned with the column of the other elements, however wide the screen is.
public struct CardLayout: ElementLayout {
  let count: Int
  let cardWidth: Double
  let margin: Double
  private let isPaged: Bool

  /// The height of each card.
  public let height: Double
  let lines: Int
  let titleHeight: Double

  /// The most cards whose titles are measured, so that long ones wrap.
  static let measuredCount = 100

  /// Lays a strip out between margins; cards grow with their texts up to `widest`.
  init(_ strip: ScreenBody.Strip, margin: Double, widest: Double, texts: TextSizes) {
    (count, isPaged) = (strip.cards.count, strip.isPaged)
    cardWidth =
      strip.isPaged
      ? max(1, widest) : max(strip.cardWidth, min(strip.cardWidth * texts.scale, widest))
    self.margin = margin
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
    height =
      texts.grown(strip.height, by: 18) + more + Self.pictureGrowth(of: strip, width: cardWidth)
  }

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
  private var gap: Double { isPaged ? max(12, margin) : 12 }
  static let padding = 10.0

  /// The card at a point.
  public func part(at point: Point) -> Int? { card(at: point.x) }
  /// The rectangle of a card.
  public func frame(ofPart part: Int, in size: Size) -> Rect? {
    Rect(x: start(ofCard: part), y: 0, width: cardWidth, height: size.height)
  }
  /// Cards are parts.
  public var hasParts: Bool { true }
  /// The width of all cards.
  public var scrolledWidth: Double? { width }

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
    let limits = 0...Double(count)
    let first = ((start - margin) / step).rounded(.down).clamped(to: limits)
    let last = ((end - margin) / step).rounded(.up).clamped(to: limits)
    return Int(saturating: first)..<Int(saturating: max(first, last))
  }
}
