/// A command of the menu of a text field, which the secondary mouse button, the Menu key and Shift+F10 open.
///
/// The menu has only the commands that apply to the field. `ContainerConfiguration.texts.editCommands` translates them.
public enum EditCommand: String, Sendable, Hashable, CaseIterable {
  /// Copies the selected text to the clipboard and deletes it.
  case cut
  /// Copies the selected text to the clipboard.
  case copy
  /// Inserts the clipboard's text, if `TabContainer.onPaste` is set.
  case paste
  /// Selects the whole text.
  case selectAll

  /// The title in English.
  public var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .selectAll: "Select all"
    }
  }
}
