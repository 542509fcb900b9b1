import SwipeTabKit

/// The places of a board's screens on the page, in the page's pixels.
struct ExportLayout {
  let card: (width: Int, height: Int)
  let origins: [(x: Int, y: Int)]
  let width: Int
  let height: Int
  private let scale: Double

  private static let margin = 48
  private static let caption = 34
  /// The space beside a screen, for arrows, and below it, for its links.
  private static let gap = (x: 104, y: 84)

  init(_ board: ExportBoard) {
    let size = (
      width: board.size.width + 2 * board.inset, height: board.size.height + 2 * board.inset
    )
    let scale = min(440 / size.width, 560 / size.height, 1)
    let card = (
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded())
    )
    (self.scale, self.card) = (scale, card)
    let places = board.places
    let step = (x: card.width + Self.gap.x, y: card.height + Self.caption + Self.gap.y)
    origins = places.map { (Self.margin + $0.column * step.x, Self.margin + $0.row * step.y) }
    width = (origins.map(\.x).max() ?? 0) + card.width + Self.margin
    height = (origins.map(\.y).max() ?? 0) + step.y
  }

  struct Arrow {
    var line: String
    var head: String
    var start: Point
  }

  /// The arrow for a link to a screen further to the right, or nil for other links.
  func arrow(from index: Int, to target: Int, in board: ExportBoard) -> Arrow? {
    let (from, to) = (origins[index], origins[target])
    guard to.x > from.x else { return nil }
    let frame = board.screens[index].shots.first?.spot(to: target)?.frame
    let middle = frame?.midY ?? board.size.height
    let inset = frame == nil ? 0 : board.inset
    // An arrow begins at the end of the element, or at the edge of the screen if the element is out of view.
    let edge = frame?.maxX.clamped(to: 0...board.size.width) ?? board.size.width
    let start = Point(
      x: Double(from.x) + (board.inset + edge) * scale,
      y: Double(from.y + Self.caption) + (middle + inset) * scale)
    // Arrows between neighbors end where they began, as far as the screen reaches.
    let top = Double(to.y + Self.caption)
    let end = Point(
      x: Double(to.x) - 3,
      y: start.y.clamped(to: top + Double(card.height) * 0.12...top + Double(card.height) * 0.88))
    let reach = max(40, min(160, (end.x - start.x) / 2))
    func text(_ point: Point) -> String { Self.text(point.x) + " " + Self.text(point.y) }
    let first = Point(x: start.x + reach, y: start.y)
    let last = Point(x: end.x - reach, y: end.y)
    let tip = Point(x: end.x - 7, y: end.y)
    return Arrow(
      line: "M\(text(start)) C\(text(first)) \(text(last)) \(text(tip))",
      head: "M\(text(end)) l-11 -5.5 l0 11 z", start: start)
  }

  private static func text(_ number: Double) -> String {
    DecimalText.text((number * 100).rounded() / 100)
  }
}
