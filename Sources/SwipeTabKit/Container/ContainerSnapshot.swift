/// The visible state of a container at one time, in names and numbers; a state line prints it.
///
/// With hosted containers, title and buttons belong to the only navigation bar. The stack contains the screens of the
/// outer container, then the screens of the inner one. Position, pages, toolbar and focus belong to the container whose
/// pages are visible, see `TabContainer.shownContainer`. Rectangles are in points, from the outermost container's top
/// left corner.
@MainActor package struct ContainerSnapshot: Sendable, Hashable {
  /// A page in view.
  package struct VisiblePage: Sendable, Hashable {
    /// Its identifier.
    package let id: PageID
    /// Its rectangle.
    package let frame: Rect
  }

  /// An item of the toolbar.
  package struct Item: Sendable, Hashable {
    /// The identifier of its page; `more` for the More item.
    package let id: String
    /// The content of the item.
    package let item: TabItem
    /// Its rectangle.
    package let frame: Rect
    /// Whether its page is selected.
    ///
    /// For the More item it is whether the selected page has no separate item.
    package let isSelected: Bool
    /// The selection of its look while the position moves, in `0...1`.
    package let amount: Double
  }

  /// The toolbar; a hidden or covered one has no items and no indicator.
  package struct Toolbar: Sendable, Hashable {
    /// Its rectangle, or nil while it is hidden or covered.
    package let frame: Rect?
    /// Its position in the container.
    package let position: ContainerConfiguration.ToolbarPosition
    /// Its scroll offset from the leading end, in points.
    package let scroll: Double
    /// Its items, in order.
    package let items: [Item]
    /// The indicator of the selected item, or nil without an indicator.
    package let indicator: Rect?
  }

  /// The content of the navigation bar; a hidden bar has no title and no buttons.
  package struct Navigation: Sendable, Hashable {
    /// The title.
    package let title: String?
    /// The labels of the leading buttons.
    package let leading: [String]
    /// The labels of the trailing buttons.
    package let trailing: [String]
    /// The pushed screens and the presented one, from back to front.
    package let stack: [PageID]
  }

  /// A value of the state of a storyboard.
  package struct StateValue: Sendable, Hashable {
    /// Its name.
    package let id: ControlID
    /// The value.
    package let value: ControlValue
  }

  /// The time, in seconds.
  package let time: Double
  /// Whether the pages rest, are dragged or settle.
  package let phase: Phase
  /// The position in pages; with cyclic paging, a position that rounds to a whole lap is 0.
  package let position: Double
  /// The velocity in pages per second.
  package let velocity: Double
  /// The index of the selected page, or nil without pages.
  package let selection: Int?
  /// The selected page, or nil without pages.
  package let selectedID: PageID?
  /// The number of pages.
  package let count: Int
  /// All pages in order; with more than 100 pages, only those in view.
  package let pages: [PageID]
  /// The pages in view.
  package let visiblePages: [VisiblePage]
  /// The toolbar.
  package let toolbar: Toolbar
  /// The navigation bar.
  package let navigation: Navigation
  /// The values at the top of a storyboard, in its order.
  package let state: [StateValue]
  /// The identifier of the toolbar item with the focus, or nil without one.
  package let focus: String?
  /// The name of the hovered element, or nil if none is hovered.
  ///
  /// Items and rows have the name of their page, and the More item is `more`. Buttons of the navigation bar have side
  /// and index, as in `leading/0`. Body elements have screen, element and part, as in `home/2/1`.
  package let hovered: String?
  /// The tooltip on screen, or nil if none is shown.
  package let tooltip: String?
}

extension ContainerSnapshot {
  /// The number of pages above which only those in view are listed.
  private static let mostListed = 100
  /// The identifier of the More item.
  private static let moreID = "more"

  /// Takes a snapshot of an outermost container.
  ///
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
    pages = Self.listedPages(of: container).map { container.pages.id(at: $0) }
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
    return container.parts.drawnSlots?.map { container.parts.page(drawnAt: $0) }
      ?? []
  }

  private static func listedItems(of container: TabContainer) -> [Int] {
    let items = container.parts.context.layout.items
    guard container.count > mostListed else { return Array(0..<items.count) }
    return Array(0..<items.stuck) + items.visibleItems(scroll: container.parts.toolbar.scroll)
  }

  private static func visiblePages(of container: TabContainer) -> [VisiblePage] {
    container.parts.drawnSlots?.map { place in
      VisiblePage(
        id: container.pages.id(at: container.parts.page(drawnAt: place)),
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
      id: isMore ? moreID : container.pages.id(at: index).rawValue,
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

  /// The screens pushed on a container, then those on the hosted container in front, then the presented screen.
  private static func pushedScreens(of container: TabContainer) -> [PageID] {
    let own = container.pushedScreens.map(\.id)
    let inner = container.parts.navigator.frontHosted.map { pushedScreens(of: $0.door) } ?? []
    return own + inner + (container.presentedScreen.map { [$0.id] } ?? [])
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
  /// Converts a rectangle of this container to the coordinates of the outermost one.
  fileprivate func onRoot(_ rect: Rect) -> Rect {
    rect.offsetBy(x: parts.standing.originOnRoot.x, y: parts.standing.originOnRoot.y)
  }

  /// Converts a rectangle in the toolbar's layout to its current place, in the coordinates of the outermost container.
  fileprivate func onRoot(toolbar rect: Rect) -> Rect {
    onRoot(parts.toolbar.shown(rect))
  }
}
