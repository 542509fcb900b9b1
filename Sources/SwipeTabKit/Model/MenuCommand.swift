/// A command of an open menu.
enum MenuCommand: Sendable, Hashable {
  /// A command of the menu of a tab.
  case tab(TabCommand)
  /// A command of the menu of a text field.
  case edit(EditCommand)

  /// The name that identifiers end in.
  var name: String {
    switch self {
    case .tab(let command): command.rawValue
    case .edit(let command): command.rawValue
    }
  }
}

extension ContainerConfiguration {
  /// The title of a command, as it was given or in English.
  func title(of command: MenuCommand) -> String {
    switch command {
    case .tab(let command):
      tabCommandTitles[command] ?? (command == .close ? closeTitle : command.title)
    case .edit(let command): editCommandTitles[command] ?? command.title
    }
  }
}
