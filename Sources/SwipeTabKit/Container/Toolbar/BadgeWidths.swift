/// The measured widths of badges on items, kept because every frame needs them.
final class BadgeWidths {
  private let context: ContainerContext
  private var known: [Int: (text: String, width: Double)] = [:]

  init(context: ContainerContext) {
    self.context = context
  }

  /// The width of a badge with a text, in points; 0 for a dot or no badge.
  ///
  /// `index` is the item's, or a negative number for the item of a closed page.
  func width(of item: TabItem, _ index: Int) -> Double {
    guard let text = item.badge?.text, !text.isEmpty else { return 0 }
    if let known = known[index], known.text == text { return known.width }
    let width = BadgeStyle.width(of: item, context.measurer, context.configuration.textScale)
    if known.count >= 256 { removeAll() }
    known[index] = (text, width)
    return width
  }

  func removeAll() {
    known.removeAll(keepingCapacity: true)
  }
}
