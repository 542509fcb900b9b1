/// A command of an open menu.
enum MenuCommand: Sendable, Hashable {
  case tab(TabCommand)
  case own(TabItem.MenuEntry)
  case edit(EditCommand)
  /// A page without an item in the toolbar.
  case page(PageID)

  /// The name that identifiers end in.
  var name: String {
    switch self {
    case .tab(let command): command.rawValue
    case .own(let entry): entry.title
    case .edit(let command): command.rawValue
    case .page(let page): page.rawValue
    }
  }

  var image: String? {
    if case .own(let entry) = self { entry.image } else { nil }
  }

  var isDestructive: Bool {
    if case .own(let entry) = self { entry.isDestructive } else { false }
  }

  /// The number of the group; a line separates groups.
  var group: Int {
    switch self {
    case .own, .page: 0
    case .tab(.reload), .tab(.pin), .tab(.unpin): 1
    case .tab(.moveLeft), .tab(.moveRight), .tab(.moveToStart), .tab(.moveToEnd): 2
    case .tab(.reopen), .tab(.closeOthers), .tab(.close): 3
    case .edit(.cut), .edit(.copy), .edit(.paste): 4
    case .edit(.selectAll): 5
    }
  }

  /// The keys that do the same, as keyboards name them.
  var keys: String? {
    switch self {
    case .tab(.moveLeft), .tab(.moveToStart): "Ctrl+Shift+PgUp"
    case .tab(.moveRight), .tab(.moveToEnd): "Ctrl+Shift+PgDn"
    case .tab(.reopen): "Ctrl+Shift+T"
    case .tab(.close): "Ctrl+W"
    case .edit(.cut): "Ctrl+X"
    case .edit(.copy): "Ctrl+C"
    case .edit(.paste): "Ctrl+V"
    case .edit(.selectAll): "Ctrl+A"
    case .own, .page, .tab(.reload), .tab(.pin), .tab(.unpin), .tab(.closeOthers): nil
    }
  }
}

extension Texts {
  func title(of command: MenuCommand) -> String {
    switch command {
    case .tab(let command):
      tabCommands[command] ?? (command == .close ? close : command.title)
    case .own(let entry): entry.title
    case .edit(let command): editCommands[command] ?? command.title
    case .page(let page): page.rawValue
    }
  }
}
