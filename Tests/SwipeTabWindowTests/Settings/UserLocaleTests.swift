import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("The language of the user")
struct UserLocaleTests {
  private func language(_ variables: [String: String]) -> String? {
    UserLocale.language(among: Texts.languages) { variables[$0] }
  }

  @Test("the first variable that is set names it")
  func variables() {
    expectEqual(language(["LANG": "de_DE.UTF-8"]), "de_DE")
    expectEqual(language(["LC_MESSAGES": "pt_BR@x", "LANG": "de_DE.UTF-8"]), "pt_BR")
    expectEqual(language(["LC_ALL": "fr_FR", "LC_MESSAGES": "pt_BR", "LANG": "de_DE"]), "fr_FR")
    expectEqual(language([:]), nil)
    expectEqual(language(["LANG": "eo"]), nil)
  }

  @Test("a list of languages comes first, unless there is no locale")
  func list() {
    expectEqual(language(["LANGUAGE": "eo:ja:de", "LANG": "en_US.UTF-8"]), "ja")
    expectEqual(language(["LANGUAGE": "ja", "LANG": "C.UTF-8"]), nil)
    expectEqual(language(["LANGUAGE": "eo", "LANG": "sv_SE"]), "sv_SE")
  }
}
