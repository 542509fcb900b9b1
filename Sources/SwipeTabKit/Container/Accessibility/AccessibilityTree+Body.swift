extension AccessibilityTree {
  /// The nodes of the header and of the body's elements, in reading order, of which none are in view during a move.
  func bodyNodes(_ prefix: String) -> [AccessibilityNode] {
    (headerNode(prefix).map { [$0] } ?? []) + elementNodes(prefix)
  }

  private func headerNode(_ prefix: String) -> AccessibilityNode? {
    guard let (header, frame) = container.parts.headers.front, !header.title.isBlank else {
      return nil
    }
    var node = AccessibilityNode(
      id: "\(prefix)/header", role: .heading, label: header.title, bounds: frame)
    node.hint = header.subtitle
    return shown(node)
  }

  private func elementNodes(_ prefix: String) -> [AccessibilityNode] {
    guard
      let shown = isEverything
        ? container.parts.bodies.shownFrontBody : container.parts.bodies.frontBody
    else {
      return []
    }
    let offset = container.parts.scroller.offset(
      of: ScrollKey(screen: shown.screen), limit: shown.limit)
    let (view, top) = (shown.context.safeFrame, shown.top(offset: offset))
    let range =
      isEverything
      ? shown.body.leaves.indices
      : shown.layout.leaves(from: view.y - top, to: view.maxY - top)
    let nodes = nodes
    return range.flatMap { index in
      let item = shown.layout.items[index]
      let reader = ElementReader(
        nodes: nodes, surroundings: container.parts, shownBody: shown, index: index,
        frame: shown.placed(item.frame, offset: offset), view: view, id: "\(prefix)/\(index)")
      return item.laid.nodes(for: reader)
    }
  }
}
