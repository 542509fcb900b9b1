/// The visible state of a container at one time, in names and numbers; a state line prints it.
///
/// With hosted containers, title and buttons belong to the only navigation bar. Position, pages, toolbar and focus
/// belong to the container whose pages are visible, see `TabContainer.shownContainer`. Rectangles are relative to the
/// outermost container's top left corner.
@MainActor package struct ContainerSnapshot: Sendable, Hashable {
  package struct VisiblePage: Sendable, Hashable {
    package let id: PageID
    package let frame: Rect
  }

  package struct Item: Sendable, Hashable {
    /// The identifier of the page, or `more` for the More item.
    package let id: String
    package let item: TabItem
    package let frame: Rect
    /// For the More item it is whether the selected page has no separate item.
    package let isSelected: Bool
    /// The selection of its look while the position moves, in `0...1`.
    package let amount: Double
  }

  /// A hidden or covered toolbar has no items and no indicator.
  package struct Toolbar: Sendable, Hashable {
    package let frame: Rect?
    package let position: ContainerConfiguration.ToolbarPosition
    package let scroll: Double
    package let items: [Item]
    package let indicator: Rect?
  }

  /// The content of the navigation bar, which is empty for a hidden bar.
  package struct Navigation: Sendable, Hashable {
    package let title: String?
    package let leading: [String]
    package let trailing: [String]
    /// The pushed screens and the presented one, from back to front.
    package let stack: [PageID]
  }

  package struct StateValue: Sendable, Hashable {
    package let id: ControlID
    package let value: ControlValue
  }

  package let time: Double
  package let phase: Phase
  /// The position in pages; with cyclic paging, a position that rounds to a whole lap is 0.
  package let position: Double
  package let velocity: Double
  package let selection: Int?
  package let selectedID: PageID?
  package let count: Int
  /// All pages in order, or with more than 100 pages only those in view.
  package let pages: [PageID]
  package let visiblePages: [VisiblePage]
  package let toolbar: Toolbar
  package let navigation: Navigation
  package let state: [StateValue]
  package let focus: String?
  /// Items and rows are named by their page, bar buttons as in `leading/0`, and body elements as in `home/2/1`.
  package let hovered: String?
  package let tooltip: String?
}

extension ContainerSnapshot {
  private static let mostListed = 100
  private static let moreID = "more"

  /// O(n) in the pages, items and screens that it lists.
  package init(of outermost: TabContainer) {
    let container = outermost.shownContainer
    time = outermost.time
    phase = container.phase
    position = Self.position(of: container)
    velocity = container.velocity
    selection = container.selectedIndex
    selectedID = container.selectedID
    count = container.count
    pages = Self.listedPages(of: container).map { container.parts.catalog.id(at: $0) }
    visiblePages = Self.visiblePages(of: container)
    toolbar = Self.toolbar(of: container)
    navigation = Self.navigation(of: outermost)
    let memory = outermost.parts.standing.memory
    state = memory.defaults.state.compactMap { id in
      memory.value(of: id).map { StateValue(id: id, value: $0) }
    }
    focus = Self.focus(of: container)
    hovered = outermost.parts.hover.name
    tooltip = outermost.parts.hover.text
  }

  private static func position(of container: TabContainer) -> Double {
    let isRound = container.parts.pager.scroll.ring.map {
      container.position > Double($0.count) - 5e-7
    }
    return isRound ?? false ? 0 : container.position
  }

  private static func listedPages(of container: TabContainer) -> [Int] {
    guard container.count > mostListed else { return Array(0..<container.count) }
    return container.parts.peeking.drawnSlots?.map { container.parts.peeking.page(drawnAt: $0) }
      ?? []
  }

  private static func listedItems(of container: TabContainer) -> [Int] {
    let items = container.parts.context.layout.items
    guard container.count > mostListed else { return Array(0..<items.count) }
    return Array(0..<items.stuck) + items.visibleItems(scroll: container.parts.toolbar.scroll)
  }

  private static func visiblePages(of container: TabContainer) -> [VisiblePage] {
    container.parts.peeking.drawnSlots?.map { place in
      VisiblePage(
        id: container.parts.catalog.id(at: container.parts.peeking.page(drawnAt: place)),
        frame: container.onRoot(container.parts.presentation.frame(atSlot: place)))
    } ?? []
  }

  private static func toolbar(of container: TabContainer) -> Toolbar {
    let frame =
      container.parts.navigator.isCovered ? nil : container.parts.presentation.reachableToolbar
    let geometry = container.parts.toolbar.geometry
    let items = frame == nil ? [] : listedItems(of: container)
    let mark = frame == nil ? nil : container.configuration.animator.shownIndicator(in: geometry)
    return Toolbar(
      frame: frame.map { container.onRoot($0) },
      position: container.parts.context.configuration.toolbarPosition,
      scroll: container.parts.toolbar.scroll,
      items: items.map { item($0, of: container, geometry) },
      indicator: mark.map { container.onRoot(toolbar: $0.frame) })
  }

  private static func item(
    _ index: Int, of container: TabContainer, _ geometry: TabBarGeometry
  ) -> Item {
    let hidden = container.parts.context.layout.items.hiddenPages
    let isMore = index == container.parts.context.layout.items.moreIndex
    return Item(
      id: isMore ? moreID : container.parts.catalog.id(at: index).rawValue,
      item: container.parts.toolbar.item(at: index),
      frame: container.onRoot(toolbar: geometry.frame(ofItem: index)),
      isSelected: isMore
        ? container.selectedIndex.map(hidden.contains) ?? false : index == container.selectedIndex,
      amount: geometry.amount(ofItem: index))
  }

  private static func navigation(of container: TabContainer) -> Navigation {
    let content = container.parts.navigationBar.content
    return Navigation(
      title: content?.title, leading: content?.leading.map(\.label) ?? [],
      trailing: content?.trailing.map(\.label) ?? [],
      stack: pushedScreens(of: container))
  }

  /// The screens of a container, then those on the hosted container in front, then the presented screens.
  private static func pushedScreens(of container: TabContainer) -> [PageID] {
    let own = container.pushedScreens.map(\.id)
    let inner = container.parts.navigator.frontHosted.map { pushedScreens(of: $0.door) } ?? []
    return own + inner + container.presentedScreens.map(\.id)
  }

  private static func focus(of container: TabContainer) -> String? {
    let isOnMore =
      container.parts.toolbarFocus.item.map {
        $0 == container.parts.context.layout.items.moreIndex
      } ?? false
    return isOnMore ? moreID : container.focus?.rawValue
  }
}

extension TabContainer {
  fileprivate func onRoot(_ rect: Rect) -> Rect {
    rect.offsetBy(x: parts.standing.originOnRoot.x, y: parts.standing.originOnRoot.y)
  }

  fileprivate func onRoot(toolbar rect: Rect) -> Rect {
    onRoot(parts.toolbar.shown(rect))
  }
}
