/// The icons that every app has without any file.
///
/// `Tab("Inbox", icon: "bell")` finds `bell` here unless one of `WindowOptions.iconFolders` has a
/// picture of that name.
nonisolated public enum BuiltInIcons {
  /// The names of all icons, in alphabetical order.
  public static let names = table.keys.sorted()

  static func source(of name: String) -> [UInt8]? {
    guard let text = table[name] else { return nil }
    return text.withUTF8Buffer { Array($0) }
  }
}
