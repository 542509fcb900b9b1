extension TabContainer {
  /// Activates what has a label, as a tap on it would: a button of the navigation bar, an item of the toolbar, or
  /// something on the screen in front.
  ///
  /// What is scrolled out of view is found too; of a toolbar or More list with more than 1000 pages only what is in
  /// view.
  ///
  /// - Parameter label: The label, as people know it; none of that name gives a `warning` event.
  /// - Returns: Whether there was something to activate.
  @discardableResult
  public func activate(label: String) -> Bool {
    transaction {
      let nodes = activatableNodes { $0 == label }
      if let target = nodes.first(where: { $0.label == label })?.target {
        activate(target)
        return true
      }
      let hint = NearestName.hint(for: label, in: activatableLabels)
      parts.context.emit(.warning("there is nothing labelled \(quoted(label))\(hint)"))
      return false
    }
  }

  /// The labels of what can be activated now, with at most 1000 rows and cards.
  private var activatableLabels: [String] {
    var count = 0
    let nodes = activatableNodes { _ in
      count += 1
      return count <= 1000
    }
    return nodes.map(\.label)
  }
}
