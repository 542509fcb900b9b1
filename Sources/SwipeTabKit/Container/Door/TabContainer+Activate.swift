extension TabContainer {
  /// Activates the element with a label, as a tap does.
  ///
  /// It looks for buttons of the navigation bar, items of the toolbar, and elements of the screen in front. Elements
  /// that are scrolled out of view count. With more than 1000 pages, only items in view count.
  ///
  /// - Parameter label: The element's label. An unknown one causes a `warning` event.
  /// - Returns: Whether an element has that label.
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

  /// The labels of all elements that can be activated now, among them at most 1000 of rows and cards.
  private var activatableLabels: [String] {
    var count = 0
    let nodes = activatableNodes { _ in
      count += 1
      return count <= 1000
    }
    return nodes.map(\.label)
  }
}
