/// Finds elements of the bars that can be pressed or hovered, and activates them.
@MainActor final class BarTargets {
  private let context: ContainerContext
  private let catalog: PageCatalog
  private let pager: Pager
  private let navigator: Navigator
  private let presentation: Presentation
  private let settings: SettingsStore
  private let actions: Actions
  private let navigationBar: NavigationBar
  private let closeButtons: CloseButtons
  private let toolbar: Toolbar
  private let commandMenu: CommandMenu
  private let itemMotion: ItemMotion
  private let editing: PageEditing

  init(
    _ context: ContainerContext, _ catalog: PageCatalog, _ pager: Pager, _ navigator: Navigator,
    _ presentation: Presentation, _ settings: SettingsStore, _ actions: Actions,
    _ navigationBar: NavigationBar, _ closeButtons: CloseButtons, _ toolbar: Toolbar,
    _ commandMenu: CommandMenu, _ itemMotion: ItemMotion,
    _ editing: PageEditing
  ) {
    (self.context, self.catalog, self.pager, self.navigator) = (context, catalog, pager, navigator)
    (self.presentation, self.settings, self.actions) = (presentation, settings, actions)
    (self.navigationBar, self.closeButtons, self.toolbar) = (navigationBar, closeButtons, toolbar)
    (self.commandMenu, self.itemMotion) = (commandMenu, itemMotion)
    self.editing = editing
  }

  func isOnBar(_ point: Point) -> Bool {
    if commandMenu.layout?.frame.contains(point) ?? false { return true }
    guard !navigator.areBarsCovered else { return false }
    return isOnToolbar(point) || presentation.navigationBarContains(point)
      || context.interactions.surface(at: point) != nil
  }

  func isOnToolbar(_ point: Point) -> Bool {
    presentation.toolbarContains(point) && toolbar.shows(point) && !navigator.isCovered
      && !navigator.areBarsCovered
  }

  func target(at point: Point) -> BarTarget? {
    if commandMenu.isOpen { return commandMenu.target(at: point) }
    guard !navigator.areBarsCovered else { return nil }
    if let target = navigationBar.target(at: point) { return target }
    guard isOnToolbar(point) else { return nil }
    if let shrunk = toolbar.shrunkTarget { return shrunk }
    let place = toolbar.onItems(presentation.onToolbar(point))
    if context.layout.addButton?.contains(place) ?? false { return .add }
    if context.layout.collapseButton?.contains(place) ?? false { return .collapse }
    let (items, scroll) = (context.layout.items, toolbar.scroll)
    let item = items.item(at: place, scroll: scroll)
    // Close buttons are hit at their final place, so that clicks in one place close one page after another.
    if let item, isClose(place, item, items.frame(at: item, scroll: scroll)) { return close(item) }
    if item == nil, context.configuration.toolbarStyle == .dots { return besideDots(place) }
    guard itemMotion.isMoving, item.map({ $0 >= items.stuck }) ?? true else {
      return item.map { toolbar.target(at: $0) }
    }
    return movingTarget(at: place)
  }

  /// The page before or after the selected one, for a point before or after all dots of a page indicator.
  private func besideDots(_ point: Point) -> BarTarget? {
    let items = context.layout.items
    let isAfter = items.distance(to: point) > items.bounds.extent(along: items.axis) / 2
    let next = pager.selectedIndex.flatMap {
      catalog.next(from: $0, by: isAfter ? 1 : -1, .choice)
    }
    return next.map { .item(catalog.id(at: $0.index)) }
  }

  /// The item that is at a point while items come and go, or its close button, unless it goes.
  private func movingTarget(at point: Point) -> BarTarget? {
    guard context.layout.items.bounds.contains(point) else { return nil }
    let geometry = toolbar.geometry
    for item in context.layout.items.visibleItems(
      scroll: toolbar.scroll, margin: itemMotion.margin)
    {
      let frame = geometry.frame(ofItem: item)
      guard frame.contains(point) else { continue }
      return isClose(point, item, frame) ? close(item) : toolbar.target(at: item)
    }
    return nil
  }

  private func isClose(_ point: Point, _ item: Int, _ frame: Rect) -> Bool {
    context.configuration.allowsClosing
      && closeButtons.frame(ofItem: item, frame)?.inset(by: -4).contains(point) ?? false
  }

  private func close(_ item: Int) -> BarTarget { .close(catalog.id(at: item)) }

  func activate(_ target: BarTarget, cause: Cause, byMouse isByMouse: Bool = false) {
    switch target {
    case .item(let page): actions.activateItem(page, cause: cause)
    case .more: commandMenu.toggleMore(cause: cause)
    case .command(let command): commandMenu.choose(command, cause: cause)
    case .close(let page): commandMenu.stayOpen { _ = editing.close(page, byMouse: isByMouse) }
    case .add: _ = editing.add(cause: cause)
    case .collapse: settings.step(.sidebarState, by: context.isCollapsed ? -1 : 1)
    case .leading, .trailing:
      guard let action = navigationBar.button(target)?.action else { return }
      if let page = navigationBar.pageWithSides(of: target) {
        actions.perform(action, fromListOf: page)
      } else {
        actions.perform(action)
      }
    }
  }
}
