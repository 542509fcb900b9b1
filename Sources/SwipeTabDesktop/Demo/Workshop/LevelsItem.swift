import SwipeTabKit

/// An item that draws its image itself: three bars that rise as its page comes.
final class LevelsItem: TabItemView {
  private var title: String?

  func configure(_ item: TabItem) { title = item.title }

  func draw(in drawing: inout Drawing, context: TabItemContext) {
    if let frame = context.imageFrame {
      for (index, rest) in [0.45, 0.75, 0.3].enumerated() {
        let share = rest + (1 - rest) * context.amount * (index == 1 ? 1 : 0.7)
        let height = (frame.height - 4) * share
        let bar = Rect(
          x: frame.midX - 9 + 7 * Double(index), y: frame.maxY - 2 - height, width: 4,
          height: height)
        drawing.roundedRect(bar, radius: 2, context.tint)
      }
    }
    guard let title, let frame = context.titleFrame else { return }
    drawing.text(
      title, in: frame, style: context.titleStyle, context.tint, alignment: context.titleAlignment)
  }
}
