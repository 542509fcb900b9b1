import SwipeTabFiles
import SwipeTabKit

/// The program's own texts, by tokens such as `SLUG-BACK`, which a storyboard's string table overrides.
enum BuiltInTexts {
  static let single: [(token: String, text: WritableKeyPath<Texts, String> & Sendable)] = [
    ("BACK", \.back), ("MORE", \.more), ("CLOSE", \.close), ("NEW-TAB", \.add),
    ("LOADING", \.loading), ("NEEDS-ATTENTION", \.attention), ("SIDEBAR", \.sidebar),
    ("REQUIRED", \.required), ("CUT", \.cut),
  ].map { (StringTables.prefix + $0.0, $0.1) }
  /// The token of the item for all pages that do not fit into the toolbar.
  static let more = StringTables.prefix + "MORE"

  /// The tokens without `back` and `add`, which have the texts of the buttons that do the same.
  static let shortcuts: [Shortcut: String] = tokens(Shortcut.allCases, except: [.back, .add]) {
    "SHORTCUT-" + $0.rawValue.uppercased()
  }
  /// The tokens without `close`, which has the text of the button that does the same.
  static let tabCommands: [TabCommand: String] = tokens(TabCommand.allCases, except: [.close]) {
    "TAB-" + name(of: $0.rawValue)
  }
  static let editCommands: [EditCommand: String] = tokens(EditCommand.allCases) {
    "EDIT-" + name(of: $0.rawValue)
  }

  /// The English texts of controls of options, for which a storyboard provides other languages.
  static let settings: [String: String] = ContainerSetting.shownByControls.reduce(into: [:]) {
    $0.merge($1.controlTexts) { first, _ in first }
  }

  static let tokens =
    single.map(\.token) + shortcuts.values + tabCommands.values + editCommands.values
    + settings.keys

  static func text(for token: String, locale: String) -> String? {
    guard knows(locale) else { return nil }
    if let text = settings[token] { return locale.lowercased().hasPrefix("en") ? text : nil }
    let texts = texts(in: locale)
    if let text = single.first(where: { $0.token == token }) { return texts[keyPath: text.text] }
    if let key = shortcuts.first(where: { $0.value == token })?.key {
      return texts.shortcuts[key] ?? key.title
    }
    if let key = tabCommands.first(where: { $0.value == token })?.key {
      return texts.tabCommands[key] ?? key.title
    }
    if let key = editCommands.first(where: { $0.value == token })?.key {
      return texts.editCommands[key] ?? key.title
    }
    return nil
  }

  static func knows(_ locale: String) -> Bool {
    Texts.languages.contains(Texts.language(of: locale))
  }

  private static let last = Locked<(locale: String, texts: Texts)?>(nil)

  private static func texts(in locale: String) -> Texts {
    last.with { last in
      if let last, last.locale == locale { return last.texts }
      let texts = Texts(language: locale)
      last = (locale, texts)
      return texts
    }
  }

  private static func tokens<Key: Hashable>(
    _ keys: [Key], except left: [Key] = [], _ name: (Key) -> String
  ) -> [Key: String] {
    let keys = keys.filter { !left.contains($0) }
    return Dictionary(
      uniqueKeysWithValues: keys.map { ($0, StringTables.prefix + name($0)) })
  }

  /// A name in camel case as the part of a token, such as `MOVE-TO-START` for `moveToStart`.
  private static func name(of case: String) -> String {
    `case`.map { $0.isUppercase ? "-" + String($0) : $0.uppercased() }.joined()
  }
}
