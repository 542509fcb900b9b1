import SwipeTabFiles

/// The language of messages, as the environment names it.
nonisolated enum UserLocale {
  /// The locale, such as `de_DE`, or `C` if there is no locale.
  static func name(_ variable: (String) -> String? = Environment.text) -> String {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variable($0) }.first ?? "C"
    return String(name.prefix { $0 != "." && $0 != "@" })
  }

  /// The known language that messages should be in.
  ///
  /// `LANGUAGE` has a list of languages, the best one first. It counts only if there is a locale (GNU gettext manual,
  /// section 2.3.3).
  static func language(
    among known: [String], _ variable: (String) -> String? = Environment.text
  ) -> String? {
    let name = name(variable)
    guard name != "C", name != "POSIX" else { return nil }
    let list = variable("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
    return (list + [name]).first { known.contains(Texts.language(of: $0)) }
  }
}

extension SwipeTabApp {
  /// Returns the language among an app's languages that the user reads best, by the variables `LANGUAGE`, `LC_ALL`,
  /// `LC_MESSAGES` and `LANG`.
  ///
  /// - Parameter known: The languages that the app has texts in, as in BCP 47, such as `en` and `de`.
  /// - Returns: An element of `known`, or nil if the user reads no language in it.
  nonisolated public static func userLanguage(among known: [String]) -> String? {
    UserLocale.language(among: known).map { Texts.language(of: $0) }
  }
}
