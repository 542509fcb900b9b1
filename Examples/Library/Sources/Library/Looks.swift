import SwipeTabWindow

/// A bead below the selected item, which stretches on the way to the next.
struct BeadAnimator: TabBarAnimator {
  let name = "bead"

  func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let item = bar.elasticFrame({ bar.contentFrame(ofItem: $0) }) else { return nil }
    let bead = Rect(x: item.midX - 10, y: item.y, width: 20, height: item.height)
    return Indicator(frame: bar.line(along: bead, thickness: 5), radius: 2.5)
  }
}

/// An item whose background fills from the bottom when it is selected.
final class GaugeItem: TabItemView {
  private var item = TabItem(title: "")

  func configure(_ item: TabItem) { self.item = item }
  func setState(_ state: TabItemState) {}

  func draw(in drawing: inout Drawing, context: TabItemContext) {
    let field = context.frame.inset(by: 8)
    let height = field.height * context.amount
    drawing.roundedRect(
      Rect(x: field.x, y: field.maxY - height, width: field.width, height: height), radius: 8,
      context.theme.selectedTint.opacity(0.2))
    let text = item.badgeValue.map { "\(item.label) · \($0)" } ?? item.label
    drawing.text(text, in: field, style: TextStyle(size: 14), context.tint)
  }
}
