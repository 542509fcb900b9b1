extension TabContainer {
  /// Selects a page by its identifier.
  ///
  /// - Parameters:
  ///   - page: The page; an unknown one gives a `warning` event and changes nothing.
  ///   - animated: Whether the pages move there; by default they do.
  /// - Returns: Whether the selection changed. The page selected already changes nothing and gives no event.
  @discardableResult
  public func select(_ page: PageID, animated: Bool = true) -> Bool {
    transaction {
      guard let index = pages.index(of: page) else {
        emit(.warning(catalog.unknown(page)))
        return false
      }
      return pager.go(to: index, cause: .program, animated: animated)
    }
  }

  /// Selects a page by its index; one that is not there changes nothing and gives a `warning` event.
  @discardableResult
  public func select(index: Int, animated: Bool = true) -> Bool {
    transaction {
      guard (0..<count).contains(index) else {
        let error = ContainerError.noInitialIndex(index, count: count)
        emit(.warning(error.description))
        return false
      }
      return pager.go(to: index, cause: .program, animated: animated)
    }
  }

  /// Selects a page as a tap or a key does; choosing the selected one again goes back to its beginning.
  @discardableResult
  func choose(_ index: Int, steps: Int? = nil, cause: Cause) -> Bool {
    guard index == selectedIndex else { return pager.go(to: index, steps: steps, cause: cause) }
    emit(.reselected(SelectionChange(from: selectedID, to: selectedID, cause: cause)))
    if configuration.popsToRootOnReselect, popScreens(to: 0, animated: true) { return false }
    if configuration.scrollsToTopOnReselect { bodies.scrollToTop() }
    return false
  }

  /// Puts the position where something outside says, as a finger would.
  func follow(_ position: Double) { transaction { pager.follow(position) } }
}

extension TabContainer {
  var scroll: ScrollPosition { pager.scroll }
  var selectedIndex: Int? { pager.selection }
  var visibleRange: ClosedRange<Int>? { pager.visiblePlaces }
  var direction: Double { context.direction }
  var pagingAxis: Axis { context.pagingAxis }
  var pageDirection: Double { context.pageDirection }
  var pageExtent: Double { context.pageExtent }
  func page(at index: Int) -> any TabPage { catalog.page(at: index) }
  func noteChange() { context.noteChange() }

  /// The toolbar's scroll that the position asks for, in points.
  ///
  /// From the last page to the first it runs back over the whole bar.
  var centeredScroll: Double {
    let items = layout.items
    let position = items.itemPosition(position)
    let last = Double(items.count - 1)
    guard scroll.ring != nil, position > last else { return items.scroll(centering: position) }
    return mix(
      items.scroll(centering: last), items.scroll(centering: 0), min(1, position - last))
  }
}

extension TabContainer: ContainerListener {
  var decidesSelection: Bool { shouldSelect != nil || delegate != nil }

  func allowsSelecting(_ page: PageID, cause: Cause) -> Bool {
    shouldSelect?(page, cause) ?? true
      && delegate?.container(self, shouldSelect: page, cause: cause) ?? true
  }

  func allowsActivating(_ page: PageID, cause: Cause) -> Bool {
    delegate?.container(self, shouldActivate: page, cause: cause) ?? true
  }

  func allowsClosing(_ page: PageID) -> Bool {
    delegate?.container(self, shouldClose: page) ?? true
  }
}

extension ToolbarOffset {
  /// Forgets what a person scrolled once the pages rest elsewhere.
  mutating func settle(at position: Double) {
    if position != self.position { self = ToolbarOffset(distance: 0, position: position) }
  }
}
