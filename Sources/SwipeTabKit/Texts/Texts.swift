/// All texts of the library that users see or hear: names of buttons, titles of commands and shortcuts.
///
/// The texts of pages and items are the app's own.
///
/// ```swift
/// configuration.texts = Texts(language: "de")
/// configuration.texts.more = "Weiteres"
/// ```
public struct Texts: Sendable, Hashable {
  /// The label of the back button.
  ///
  /// It is "Back" in English.
  public var back = "Back"
  /// The title of the item that opens the list of pages without a separate item.
  ///
  /// It is "More" in English.
  public var more = "More"
  /// The label of the button that closes a page, followed by the label of its item.
  ///
  /// It is "Close" in English.
  public var close = "Close"
  /// The label of the button that adds a page.
  ///
  /// It is "New tab" in English.
  public var add = "New tab"
  /// The text that is read aloud for an item whose page loads.
  ///
  /// It is "Loading" in English.
  public var loading = "Loading"
  /// The text that is read aloud for an item that wants attention.
  ///
  /// It is "Needs attention" in English.
  public var attention = "Needs attention"
  /// The label of the button that collapses and expands a toolbar at a side.
  ///
  /// It is "Sidebar" in English.
  public var sidebar = "Sidebar"
  /// The message below a required field that is empty.
  ///
  /// It is "Fill in this field" in English.
  public var required = "Fill in this field"
  /// The message below a field that has cut a text, because it was longer than the field takes.
  ///
  /// It is "The text was too long and was cut" in English.
  public var cut = "The text was too long and was cut"
  /// The titles of shortcuts on the sheet that F1 presents.
  ///
  /// Missing titles are in English.
  ///
  /// Without an entry, the title of `Shortcut.back` is the text `back`, and the title of `Shortcut.add` is the text
  /// `add`.
  public var shortcuts: [Shortcut: String] = [:]
  /// The titles of the commands in the menu of a tab.
  ///
  /// Missing titles are in English.
  ///
  /// Without an entry, the title of `TabCommand.close` is the text `close`.
  public var tabCommands: [TabCommand: String] = [:]
  /// The titles of the commands in the menu of a text field.
  ///
  /// Missing titles are in English.
  public var editCommands: [EditCommand: String] = [:]
  /// The language that the texts follow, or nil if they are the same in every language.
  private var followed: String?

  /// Makes the English texts.
  public init() {}

  /// Makes the texts of a language, or of a locale such as `pt-BR` or `de_DE.UTF-8`.
  ///
  /// If it is not one of `languages`, the texts are English.
  public init(language: String) { take(language: Self.language(of: language)) }

  /// Texts in the language of the container, `TabContainer.language`, which a window sets to the user's language.
  ///
  /// Texts that you change in it stay in every language.
  public static var automatic: Texts {
    var texts = Texts()
    texts.followed = "en"
    return texts
  }

  func following(_ language: String) -> Texts {
    let language = Self.language(of: language)
    guard let followed, followed != language else { return self }
    let (before, after) = (Texts(language: followed), Texts(language: language))
    var texts = self
    for text in Self.single where self[keyPath: text] == before[keyPath: text] {
      texts[keyPath: text] = after[keyPath: text]
    }
    texts.shortcuts = Self.changed(shortcuts, before.shortcuts, after.shortcuts)
    texts.tabCommands = Self.changed(tabCommands, before.tabCommands, after.tabCommands)
    texts.editCommands = Self.changed(editCommands, before.editCommands, after.editCommands)
    texts.followed = language
    return texts
  }

  /// The current values of these texts, for a container that follows another container's language.
  var settled: Texts {
    var texts = self
    texts.followed = nil
    return texts
  }

  private static var single: [WritableKeyPath<Texts, String>] {
    [\.back, \.more, \.close, \.add, \.loading, \.attention, \.sidebar, \.required, \.cut]
  }

  /// The titles of the new language, except for those that were changed.
  private static func changed<Key>(
    _ titles: [Key: String], _ before: [Key: String], _ after: [Key: String]
  ) -> [Key: String] {
    after.merging(titles.filter { before[$0.key] != $0.value }) { $1 }
  }

  package static func language(of locale: String) -> String {
    String(locale.prefix { $0 != "-" && $0 != "_" && $0 != "." && $0 != "@" }).lowercased()
  }
}

extension Texts {
  func title(of shortcut: Shortcut) -> String {
    if let title = shortcuts[shortcut] { return title }
    return switch shortcut {
    case .add: add
    case .back: back
    default: shortcut.title
    }
  }
}
