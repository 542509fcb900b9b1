extension TabContainer {
  /// Changes the item of a page.
  ///
  /// An unknown page, or an item that would lack its text, causes a `warning` event and changes nothing.
  ///
  /// O(n) in the pages, unless the list is generated.
  ///
  /// - Returns: Whether the change was made.
  @discardableResult
  public func changeItem(of page: PageID, _ change: ItemChange) -> Bool {
    transaction {
      let problems: [String]
      switch parts.context.ask({ pages.changing(page, by: change) }) {
      case nil:
        parts.context.emit(.warning(parts.catalog.unknown(page)))
        return false
      case .success(let list):
        parts.catalog.replace(with: list)
        parts.context.invalidateLayout()
        return true
      case .failure(let error): problems = error.problems
      }
      parts.context.emit(.warning(problems.joined(separator: "; ")))
      return false
    }
  }
}
