extension TabContainer {
  /// Drags the pages to a position, like a finger.
  ///
  /// Use it for tests, and for your own controls.
  ///
  /// The pages stay there, even at a whole number, until `endDrag(velocity:)` or until something else moves them. A
  /// press catches them, and a selection replaces the drag. A drag by a contact ends. No swipe events are sent, and
  /// swipe locks are ignored.
  ///
  /// - Parameter position: The position in pages: 1.25 is a quarter of the way from page 1 to page 2. It is clamped to
  ///   one page past an end. With `isCyclic`, the pages take the shorter way. A number that is not finite changes
  ///   nothing.
  public func drag(to position: Double) {
    transaction { parts.pager.drag(to: position) }
  }

  /// Ends a drag by `drag(to:)`: the pages settle by position and velocity, like after a swipe.
  ///
  /// Without a drag, nothing happens.
  ///
  /// If they settle on another page, it is selected with the cause `program`. As for the drag, swipe locks do not count.
  ///
  /// - Parameter velocity: The velocity in pages per second, positive towards the next page. The default is 0.
  public func endDrag(velocity: Double = 0) {
    transaction { parts.pager.endDrag(atPagesPerSecond: velocity) }
  }

  // MARK: Steps

  /// Selects the page after the selected one that can be selected, or after the last the first, as Ctrl+Tab does.
  ///
  /// - Parameter animated: Whether the pages move there. The default is true.
  /// - Returns: Whether the selection changed, or why not. It is `alreadySelected` if there is no other page.
  @discardableResult
  public func selectNext(animated: Bool = true) -> SelectionResult {
    select(stepping: 1, animated: animated)
  }

  /// Selects the page before the selected one that can be selected, or before the first the last.
  ///
  /// - Parameter animated: Whether the pages move there. The default is true.
  /// - Returns: Whether the selection changed, or why not. It is `alreadySelected` if there is no other page.
  @discardableResult
  public func selectPrevious(animated: Bool = true) -> SelectionResult {
    select(stepping: -1, animated: animated)
  }

  private func select(stepping step: Int, animated: Bool) -> SelectionResult {
    transaction {
      guard let selected = parts.pager.selectedIndex,
        let next = parts.catalog.next(from: selected, by: step, .key)
      else { return .alreadySelected }
      return parts.pager.go(
        to: next.index, steps: next.steps, cause: .program, animated: animated)
    }
  }
}
