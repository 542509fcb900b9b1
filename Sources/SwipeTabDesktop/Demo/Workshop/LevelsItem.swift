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
    let start =
      isBeside
      ? (isMirrored ? frame.maxX - 12 - side : frame.x + 12) : frame.midX - side / 2
    for (index, rest) in [0.45, 0.75, 0.3].enumerated() {
      let height = (side - 4) * (rest + (1 - rest) * context.amount * (index == 1 ? 1 : 0.7))
      let bar = Rect(
        x: start + 3 + 7 * Double(index), y: room - 2 - height, width: 4, height: height)
      drawing.roundedRect(bar, radius: 2, tint)
    }
    let text =
      isBeside
      ? frame.inset(
        by: isMirrored
          ? EdgeInsets(left: 8, right: side + 20) : EdgeInsets(left: side + 20, right: 8))
      : Rect(x: frame.x, y: room - 3, width: frame.width, height: min(27, frame.maxY - room + 3))
    drawing.text(
      label, in: text, style: TextStyle(size: isBeside ? 13 : 11), tint,
      alignment: isBeside ? (isMirrored ? .right : .left) : .center)
  }
}
