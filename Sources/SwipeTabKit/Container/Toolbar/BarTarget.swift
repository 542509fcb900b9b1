/// An element of a bar that can be pressed or hovered.
enum BarTarget: Sendable, Hashable {
  /// A toolbar item, by its page.
  case item(PageID)
  /// The More item, which opens the list of pages without a separate item.
  case more
  /// A row of the More list, by its page.
  case row(PageID)
  /// A command of the open menu.
  case command(MenuCommand)
  /// The close button on an item, by the item's page.
  case close(PageID)
  /// The button that adds a page.
  case add
  /// The button that collapses a toolbar at a side and brings it back.
  case collapse
  /// A leading button of the navigation bar, by its index from the outside.
  case leading(Int)
  /// A trailing button of the navigation bar, by its index from the outside.
  case trailing(Int)

  /// Whether the target is a page's item or the close button on one.
  var isOnItem: Bool {
    switch self {
    case .item, .close: true
    case .more, .row, .command, .add, .collapse, .leading, .trailing: false
    }
  }
}
