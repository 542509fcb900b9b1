/// Builds the accessibility nodes of a container, and of the containers hosted on its screens.
@MainActor struct AccessibilityTree {
  typealias Scope = NodeExtent

  let container: TabContainer
  let scope: Scope
  let prefix: String
  let level: Int

  init(container: TabContainer, scope: Scope = .inView, prefix: String = "", level: Int = 0) {
    (self.container, self.scope, self.prefix, self.level) = (container, scope, prefix, level)
  }

  /// The tree of an outermost container, which asks screens for much; they change nothing meanwhile.
  static func root(of container: TabContainer, _ scope: Scope) -> AccessibilityNode {
    container.context.ask { AccessibilityTree(container: container, scope: scope).root }
  }

  var nodes: NodeScope {
    NodeScope(
      context: container.context, standing: container.standing, extent: scope, prefix: prefix,
      level: level, hasFocus: { container.focusedPart == $0 },
      dialog: { dialog(of: $0, in: $1, at: $2) })
  }

  var root: AccessibilityNode {
    AccessibilityNode(
      id: prefix + "container", role: .group,
      label: container.parts.navigator.frontScreen?.navigationTitle ?? "",
      bounds: nodes.onRoot(container.parts.context.layout.bounds),
      children: frontmost ?? parts)
  }

  /// The nodes in front of everything else, and of the messages over these.
  private var frontmost: [AccessibilityNode]? {
    let nodes = nodes
    let overlaid = container.parts.context.interactions.overlaid
    for index in overlaid.indices.reversed() {
      if let node = overlaid[index].node(in: nodes) {
        return [node] + added(by: overlaid[(index + 1)...])
      }
    }
    return nil
  }

  private func added(by interactions: ArraySlice<any OverlayInteraction>) -> [AccessibilityNode] {
    let nodes = nodes
    return interactions.compactMap { $0.addedNode(in: nodes) }
  }

  private var parts: [AccessibilityNode] {
    let commandMenu = container.parts.commandMenu.menuNode(in: nodes)
    let added = added(by: container.parts.context.interactions.overlaid[...])
    if container.parts.navigator.areBarsCovered {
      return [frontNode, commandMenu].compactMap(\.self) + added
    }
    let isBarThere =
      !container.parts.navigator.isCovered && container.parts.presentation.readableToolbar != nil
    let bar = isBarThere ? [tabListNode, addNode, collapseNode] : []
    let position = container.parts.context.configuration.toolbarPosition
    let front = [frontNode] + peekingNodes
    let content =
      switch position {
      case .top: bar + surfaceNodes + front
      case .leading: bar + front + surfaceNodes
      case .bottom, .trailing: front + surfaceNodes + bar
      }
    return ([navigationNode] + content + [commandMenu]).compactMap(\.self) + added
  }

  // MARK: Nodes

  func shown(_ node: AccessibilityNode) -> AccessibilityNode? { nodes.shown(node) }

  func shown(
    _ node: AccessibilityNode, doing part: AccessibilityTarget.Part?,
    focusing focusPart: AccessibilityTarget.Part? = nil
  ) -> AccessibilityNode? { nodes.shown(node, doing: part, focusing: focusPart) }

  var isEverything: Bool { nodes.isEverything }

  // MARK: Front screen

  private var frontNode: AccessibilityNode? {
    guard let screen = container.parts.navigator.frontScreen,
      let selected = container.parts.pager.selectedIndex
    else {
      return nil
    }
    let layout = container.parts.context.layout
    let bounds =
      container.parts.navigator.areBarsCovered
      ? layout.bounds
      : container.parts.presentation.frontContext(of: ScreenTraits(screen)).safeFrame
    let isPanel = !container.parts.navigator.isCovered && layout.toolbar != nil
    guard isPanel || container.parts.sides.listInFront != nil else {
      return screenNode(screen, at: bounds)
    }
    let id = "\(prefix)panel/\(container.parts.catalog.id(at: selected))"
    let isPushed = !container.parts.navigator.pushedScreens.isEmpty
    return shown(
      AccessibilityNode(
        id: id, role: .tabPanel, label: container.parts.catalog.item(at: selected).label,
        bounds: container.parts.presentation.listFrame.map { $0.union(bounds) } ?? bounds,
        children: [listNode].compactMap(\.self)
          + (isPushed ? [screenNode(screen, at: bounds)].compactMap(\.self) : screenContent(id))))
  }

  /// The node of the list on the selected page, which its own container shows, or nil if the page is not split.
  private var listNode: AccessibilityNode? {
    guard let hosted = container.parts.sides.listInFront,
      let frame = container.parts.presentation.listFrame,
      let page = container.parts.pager.selectedIndex
    else { return nil }
    let screen = container.parts.catalog.page(at: page)
    return region("list", screen, hosted, at: frame, level: AccessibilityTarget.listLevel)
  }

  private var surfaceNodes: [AccessibilityNode?] {
    let surfaces = container.parts.context.interactions.surfaced
    return surfaces.indices.map { index in
      guard let screen = surfaces[index].screen, let hosted = surfaces[index].hosted,
        let frame = surfaces[index].frame
      else { return nil }
      return region(
        surfaces[index].name, screen, hosted, at: frame,
        level: AccessibilityTarget.level(ofSurface: index))
    }
  }

  /// The node of a screen beside the pages, in a container of its own.
  private func region(
    _ name: String, _ screen: any Screen, _ hosted: any ContainerNode, at frame: Rect,
    level inner: Int
  ) -> AccessibilityNode? {
    let id = "\(prefix)\(name)/\(screen.id)"
    let tree = AccessibilityTree(
      container: hosted.door, scope: scope, prefix: id, level: level + inner)
    let menu = [hosted.door.parts.commandMenu.menuNode(in: tree.nodes)].compactMap(\.self)
    return shown(
      AccessibilityNode(
        id: id, role: .region, label: screen.accessibilityName, bounds: frame,
        children: tree.bodyNodes(id) + menu))
  }

  private func screenNode(_ screen: any Screen, at bounds: Rect) -> AccessibilityNode? {
    let id = "\(prefix)screen/\(screen.id)"
    return shown(
      AccessibilityNode(
        id: id, role: .region, label: screen.accessibilityName, bounds: bounds,
        children: screenContent(id)))
  }

  private func screenContent(_ id: String) -> [AccessibilityNode] {
    container.parts.navigator.frontHosted.map { [inner($0.door, id + "/").root] } ?? bodyNodes(id)
  }

  func dialog(
    of screen: any Screen, in hosted: any ContainerNode, at frame: Rect
  ) -> AccessibilityNode? {
    let id = "\(prefix)dialog/\(screen.id)"
    let menu = [hosted.door.parts.commandMenu.menuNode(in: inner(hosted.door, id + "/").nodes)]
      .compactMap(\.self)
    return shown(
      AccessibilityNode(
        id: id, role: .dialog, label: screen.dialogName, bounds: frame,
        children: inner(hosted.door, id).bodyNodes(id) + menu))
  }

  private func inner(_ hosted: TabContainer, _ prefix: String) -> AccessibilityTree {
    AccessibilityTree(container: hosted, scope: scope, prefix: prefix, level: level + 1)
  }
}

extension Screen {
  fileprivate var accessibilityName: String {
    navigationTitle.isBlank ? id.rawValue : navigationTitle
  }

  /// The name of the screen on a sheet, which shows no title: its title, or else its first text.
  fileprivate var dialogName: String {
    guard navigationTitle.isBlank else { return navigationTitle }
    let texts = (body?.leaves ?? []).lazy.compactMap { $0.as(ScreenBody.Label.self)?.text }
    return texts.first { !$0.isBlank } ?? id.rawValue
  }
}
