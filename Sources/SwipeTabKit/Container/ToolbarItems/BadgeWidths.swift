@MainActor final class BadgeWidths {
  private let context: ContainerContext
  private var widths = ItemWidths<String>()

  init(context: ContainerContext) {
    self.context = context
  }

  /// The width of a badge with a text, which is 0 for a dot; `index` is negative for the item of a closed page.
  func width(of item: TabItem, _ index: Int) -> Double {
    guard let text = item.badge?.text, !text.isEmpty else { return 0 }
    if let known = widths.width(ofItem: index, text) { return known }
    let width = BadgeStyle.width(of: item, context.measurer, context.configuration.textScale)
    widths.keep(width, ofItem: index, text)
    return width
  }

  func removeAll() { widths.removeAll() }
}
