import SwipeTabKit

/// An item that draws itself: three bars that rise as its page comes.
nonisolated final class LevelsItem: TabItemView {
  private var label = ""

  func configure(_ item: TabItem) { label = item.label }

  func draw(in drawing: inout Drawing, context: TabItemContext) {
    let (frame, tint) = (context.frame, context.tint)
    let isBeside = context.titles == .beside
    let isMirrored = context.isRightToLeft
    let side = min(24, frame.height - 8)
    let room = isBeside ? frame.midY + side / 2 : frame.midY
    let start = isBeside ? self.start(in: frame, side, isMirrored) : frame.midX - side / 2
    for (index, rest) in [0.45, 0.75, 0.3].enumerated() {
      let height = (side - 4) * (rest + (1 - rest) * context.amount * (index == 1 ? 1 : 0.7))
      let bar = Rect(
        x: start + 3 + 7 * Double(index), y: room - 2 - height, width: 4, height: height)
      drawing.roundedRect(bar, radius: 2, tint)
    }
    let text =
      isBeside
      ? isMirrored
        ? Rect(x: frame.x, y: frame.y, width: start - Self.gap - frame.x, height: frame.height)
        : Rect(
          x: start + side + Self.gap, y: frame.y, width: frame.maxX - start - side - Self.gap,
          height: frame.height)
      : Rect(x: frame.x, y: room - 3, width: frame.width, height: min(27, frame.maxY - room + 3))
    drawing.text(
      label, in: text, style: isBeside ? Self.besideStyle : TextStyle(size: 11), tint,
      alignment: isBeside ? (isMirrored ? .right : .left) : .center)
  }
  /// The space between the bars and the label beside them, in points.
  private static let gap = 6.0

  /// Where the bars begin that have their label beside them: at the start of a rail, else so that both are in the
  /// middle.
  private func start(in frame: Rect, _ side: Double, _ isMirrored: Bool) -> Double {
    let isOnRail = frame.width > 3.5 * frame.height
    let width = FixedTextMeasurer().width(of: label, style: Self.besideStyle)
    let both = side + Self.gap + width
    let free = isOnRail ? 12 : max(4, (frame.width - both) / 2)
    return isMirrored ? frame.maxX - free - side : frame.x + free
  }

  private static let besideStyle = TextStyle(size: 14)
}
