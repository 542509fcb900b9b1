extension TabContainer {
  /// Activates what has a label, as a tap on it would: a button of the navigation bar, an item of the toolbar, or
  /// something on the screen in front.
  ///
  /// - Parameter label: The label, as people know it; none of that name gives a `warning` event.
  /// - Returns: Whether there was something to activate.
  @discardableResult
  public func activate(label: String) -> Bool {
    transaction {
      if activateIfThere(label: label) { return true }
      let hint = NearestName.hint(for: label, in: activeLabels)
      emit(.warning("there is nothing labelled \(quoted(label))\(hint)"))
      return false
    }
  }

  private func activateIfThere(label: String) -> Bool {
    if let sheet = sheets.open {
      return sheet.container.transaction { sheet.container.activateIfThere(label: label) }
    }
    if let target = barTarget(label: label) {
      activate(target, cause: .tap)
      return true
    }
    if let hosted = frontHosted {
      return hosted.transaction { hosted.activateIfThere(label: label) }
    }
    guard let target = bodyTarget(label: label) else { return false }
    activate(target)
    return true
  }

  private func barTarget(label: String) -> BarTarget? {
    if let content = navigationContent, reachableNavigationBar != nil {
      if let index = content.leading.firstIndex(where: { $0.label == label }) {
        return .leading(index)
      }
      if let index = content.trailing.firstIndex(where: { $0.label == label }) {
        return .trailing(index)
      }
    }
    guard !isCovered, reachableToolbar != nil else { return nil }
    if let place = listedItems.first(where: { item(atPlace: $0).label == label }) {
      return target(atPlace: place)
    }
    if canAdd, label == configuration.addTitle { return .add }
    if let place = closableItems.first(where: { closeLabel(ofItem: $0) == label }) {
      return target(atPlace: place).page.map { .close($0) }
    }
    return listedRows.first { page(at: $0).item.label == label }.map { .row(pages.id(at: $0)) }
  }

  /// What can be activated now, by label.
  private var activeLabels: [String] {
    if let sheet = sheets.open { return sheet.container.activeLabels }
    let content = reachableNavigationBar == nil ? nil : navigationContent
    let buttons = content.map { Array($0.leading) + Array($0.trailing) } ?? []
    let isBarThere = !isCovered && reachableToolbar != nil
    var items = isBarThere ? listedItems.map { item(atPlace: $0).label } : []
    if isBarThere {
      items += closableItems.map { closeLabel(ofItem: $0) }
      if canAdd { items.append(configuration.addTitle) }
    }
    let labels = buttons.map(\.label) + items + listedRows.map { page(at: $0).item.label }
    if let hosted = frontHosted { return labels + hosted.activeLabels }
    return labels + (frontScreen?.body?.labels(atMost: 1000) ?? [])
  }

  /// The items that can be looked through: all, or those in view of a long list.
  private var listedItems: Range<Int> {
    let items = layout.items
    return items.count <= 1000 ? 0..<items.count : items.visibleItems(scroll: toolbarScroll)
  }

  /// The items whose pages can be closed, of those that can be looked through.
  private var closableItems: some Sequence<Int> {
    listedItems.lazy.filter { [self] in $0 != layout.items.moreIndex && catalog.mayClose($0) }
  }

  /// The pages whose rows in the More list can be looked through; none while it is closed.
  private var listedRows: Range<Int> {
    guard let list = moreMenu.layout else { return 0..<0 }
    return list.pages.count <= 1000 ? list.pages : list.visiblePages
  }
}
