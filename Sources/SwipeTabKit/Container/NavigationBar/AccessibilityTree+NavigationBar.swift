extension AccessibilityTree {
  var navigationNode: AccessibilityNode? {
    guard let bar = container.parts.presentation.reachableNavigationBar,
      let content = container.parts.navigationBar.content
    else { return nil }
    let id = prefix + "navigation"
    let title = AccessibilityNode(
      id: "\(id)/title", role: .heading, label: content.title,
      bounds: inNavigationBar(container.parts.presentation.navigationContent))
    let heading = content.title.isBlank ? [] : [shown(title)].compactMap(\.self)
    return shown(
      AccessibilityNode(
        id: id, role: .navigation, label: content.title, bounds: bar,
        children: buttonNodes(content.leading, "\(id)/leading", isLeading: true) + heading
          + buttonNodes(content.trailing, "\(id)/trailing", isLeading: false)))
  }

  private func buttonNodes(
    _ buttons: BarButtons, _ id: String, isLeading: Bool
  ) -> [AccessibilityNode] {
    buttons.indices.compactMap { index in
      let target: BarTarget = isLeading ? .leading(index) : .trailing(index)
      let frame = container.parts.navigationBar.frame(index, of: buttons, isLeading: isLeading)
      return shown(
        AccessibilityNode(
          id: "\(id)/\(index)", role: .button, label: buttons[index].label,
          bounds: inNavigationBar(frame), isEnabled: buttons[index].action != nil),
        doing: .bar(target), focusing: buttons[index].action == nil ? nil : .bar(target))
    }
  }

  private func inNavigationBar(_ rect: Rect) -> Rect {
    rect.offsetBy(x: 0, y: container.parts.presentation.navigationShift)
  }
}
