extension TabContainer {
  // MARK: Layout

  /// Where everything lies but for the position; made when it is asked for after a change.
  var layout: ContainerLayout { context.layout }

  /// Lays everything out at the present moment.
  func makeLayout() -> ContainerLayout {
    ContainerLayout(
      size: size, configuration: configuration, count: count, hasTitles: hasTitles,
      canAdd: canAdd, hostRoom: hostRoom,
      naturalWidth: { self.naturalWidth(ofItem: $0) })
  }

  /// Whether an item has a title, which a bar at a side asks; of very many items the first ones count.
  private var hasTitles: Bool {
    guard configuration.toolbarEdge.axis == .vertical else { return true }
    return (0..<min(count, TabBarLayout.measuredCount)).contains {
      page(at: $0).item.title != nil
    }
  }

  /// Lays out the toolbar anew after an item's title, image or badge changed; pages stay as they are.
  ///
  /// A page whose item was hidden, or is no more, is left out or shown by a reload of the pages. O(n) in the pages.
  public func reloadItems() {
    if let list = catalog.reread { setPages(list) } else { remeasureItems() }
  }

  /// Lays out the toolbar anew.
  func remeasureItems() {
    titleWidths.removeAll(keepingCapacity: true)
    badgeWidths.removeAll(keepingCapacity: true)
    context.invalidateLayout()
  }

  private func naturalWidth(ofItem index: Int) -> Double {
    let item = page(at: index).item
    let style = ItemStyle(titles: configuration.titles, isIconOnly: false)
    return style.naturalWidth(of: item, measurer) + closeRoom(ofItem: index)
  }

  /// Draws anew; to be called after a page or screen would answer something else.
  public func redraw() {
    sheets.place()
    noteChange()
  }

  // MARK: Scroll

  /// How far the toolbar is scrolled from its leading end, in points.
  var toolbarScroll: Double {
    let items = layout.items
    guard items.isScrolling else { return 0 }
    if let scroll = reordering.scroll { return scroll }
    let way = pager.distance(from: toolbarOffset.position, to: position)
    return (centeredScroll + toolbarOffset.distance(after: way))
      .clamped(to: 0...items.maximumScroll)
  }

  /// Scrolls the toolbar by a distance in points, towards its trailing end; it selects nothing.
  func scrollToolbar(by distance: Double) { setToolbarScroll(toolbarScroll + distance) }

  func setToolbarScroll(_ scroll: Double) {
    let items = layout.items
    let wanted = scroll.clamped(to: 0...items.maximumScroll)
    toolbarOffset = ToolbarOffset(distance: wanted - centeredScroll, position: position)
    noteChange()
  }

  /// Scrolls the toolbar as little as brings an item into view whole.
  func revealItem(_ index: Int) {
    let items = layout.items
    guard items.isScrolling, index < items.count else { return }
    let (start, length) = items.span(at: index)
    let room = items.bounds.extent(along: items.axis)
    let scroll = toolbarScroll
    if start < scroll {
      setToolbarScroll(start)
    } else if start + length > scroll + room {
      setToolbarScroll(start + length - room)
    }
  }

  // MARK: Places

  /// What stands at a place in the toolbar: a page's item, or More.
  func item(atPlace place: Int) -> TabItem {
    place == layout.items.moreIndex ? moreMenu.item : page(at: place).item
  }

  /// What is pointed at at a place in the toolbar.
  func target(atPlace place: Int) -> BarTarget {
    place == layout.items.moreIndex ? .more : .item(pages.id(at: place))
  }

  /// The place of a toolbar item; nil for what is none.
  func place(of target: BarTarget?) -> Int? {
    switch target {
    case .item(let id):
      pages.index(of: id).flatMap { $0 < layout.items.count ? $0 : nil }
    case .more: layout.items.moreIndex
    case nil, .row, .leading, .trailing, .close, .add: nil
    }
  }

  // MARK: Pointing

  /// Whether a bar, or the list that is open beside it, lies there.
  func isOnBar(_ point: Point) -> Bool {
    guard !areBarsCovered else { return false }
    return (!isCovered && reachableToolbar?.contains(point) ?? false)
      || (reachableNavigationBar?.contains(point) ?? false)
      || (moreMenu.layout?.frame.contains(point) ?? false)
  }

  /// What can be activated in a bar there.
  func barTarget(at point: Point) -> BarTarget? {
    guard !areBarsCovered else { return nil }
    if let list = moreMenu.layout { return list.page(at: point).map { .row(pages.id(at: $0)) } }
    let layout = layout
    if let target = navigationTarget(at: point) { return target }
    if !isCovered, let toolbar = reachableToolbar, toolbar.contains(point) {
      return editTarget(at: onToolbar(point))
        ?? layout.items.item(at: onToolbar(point), scroll: toolbarScroll).map {
          target(atPlace: $0)
        }
    }
    return nil
  }

  /// Does what an item or button is for.
  func activate(_ target: BarTarget, cause: Cause) {
    switch target {
    case .item(let id):
      activateItem(id, cause: cause)
    case .more: moreMenu.toggle(cause: cause)
    case .row(let id): moreMenu.choose(id, cause: cause)
    case .close(let id): close(id)
    case .add: addPage(cause: cause)
    case .leading, .trailing:
      guard let action = navigationButton(target)?.action else { return }
      carryOut(action)
    }
  }

  /// Does what a tap or a key on a page's item, or on its row in the More list, leads to.
  ///
  /// A listener may select, push, pop or change the pages while it is asked; then its change stands and this one is
  /// dropped.
  func activateItem(_ id: PageID, cause: Cause) {
    guard let index = pages.index(of: id), catalog.isEnabled(index) else { return }
    guard context.consent.toActivate(id, cause: cause) == .yes else { return }
    if let action = page(at: index).item.action { return carryOut(action, from: id) }
    choose(index, cause: cause)
  }
}
