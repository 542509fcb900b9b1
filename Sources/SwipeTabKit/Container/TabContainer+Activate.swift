extension TabContainer {
  /// Activates what has a label, as a tap on it would: a button of the navigation bar or an item of the toolbar.
  ///
  /// - Parameter label: The label, as people know it; none of that name gives a `warning` event.
  /// - Returns: Whether there was something to activate.
  @discardableResult
  public func activate(label: String) -> Bool {
    perform {
      guard let target = barTarget(label: label) else {
        let hint = NearestName.hint(for: label, in: activeLabels)
        emit(.warning("there is nothing labelled \(quoted(label))\(hint)"))
        return false
      }
      activate(target, cause: .tap)
      return true
    }
  }

  private func barTarget(label: String) -> BarTarget? {
    if let content = navigationContent, layout.navigationBar != nil {
      if let index = content.leading.firstIndex(where: { $0.label == label }) {
        return .leading(index)
      }
      if let index = content.trailing.firstIndex(where: { $0.label == label }) {
        return .trailing(index)
      }
    }
    guard !isCovered, layout.toolbar != nil else { return nil }
    let index = listedItems.first { page(at: $0).item.label == label }
    return index.map { .item(pages.id(at: $0)) }
  }

  /// What can be activated now, by label.
  private var activeLabels: [String] {
    let buttons = navigationContent.map { $0.leading + $0.trailing } ?? []
    return buttons.map(\.label) + (isCovered ? [] : listedItems.map { page(at: $0).item.label })
  }

  /// The items that can be looked through: all, or those in view of a long list.
  private var listedItems: Range<Int> {
    count <= 1000 ? 0..<count : layout.items.visibleItems(scroll: toolbarScroll)
  }
}
