/// A command of an open menu.
enum MenuCommand: Sendable, Hashable {
  /// A command of the menu of a tab.
  case tab(TabCommand)
  /// An app's own entry in the menu of a tab.
  case own(TabItem.MenuEntry)
  /// A command of the menu of a text field.
  case edit(EditCommand)

  /// The name that identifiers end in.
  var name: String {
    switch self {
    case .tab(let command): command.rawValue
    case .own(let entry): entry.title
    case .edit(let command): command.rawValue
    }
  }

  /// Whether it can be chosen.
  var isEnabled: Bool {
    if case .own(let entry) = self { entry.isEnabled } else { true }
  }

  /// The image before the title; nil for none.
  var image: String? {
    if case .own(let entry) = self { entry.image } else { nil }
  }

  /// Whether it has the color of warnings.
  var isDestructive: Bool {
    if case .own(let entry) = self { entry.isDestructive } else { false }
  }

  /// Whether it is an app's own entry.
  var isOwn: Bool {
    if case .own = self { true } else { false }
  }
}
