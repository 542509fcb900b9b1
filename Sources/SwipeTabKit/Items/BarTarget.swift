/// An element of a bar that can be pressed or hovered.
enum BarTarget: Sendable, Hashable {
  case item(PageID)
  /// The More item, which opens the list of pages without a separate item.
  case more
  case command(MenuCommand)
  case close(PageID)
  case add
  case collapse
  /// A leading button of the navigation bar, by its index from the outside.
  case leading(Int)
  case trailing(Int)

  var isOnItem: Bool {
    switch self {
    case .item, .close: true
    case .more, .command, .add, .collapse, .leading, .trailing: false
    }
  }
}
