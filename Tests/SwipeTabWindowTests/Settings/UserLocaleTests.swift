import Testing

@testable import SwipeTabWindow

@Suite("The language of the user")
struct UserLocaleTests {
  private func language(_ variables: [String: String]) -> String? {
    UserLocale.language(among: Texts.languages) { variables[$0] }
  }

  @Test("the first variable that is set names it")
  func variables() {
    #expect(language(["LANG": "de_DE.UTF-8"]) == "de_DE")
    #expect(language(["LC_MESSAGES": "pt_BR@x", "LANG": "de_DE.UTF-8"]) == "pt_BR")
    #expect(language(["LC_ALL": "fr_FR", "LC_MESSAGES": "pt_BR", "LANG": "de_DE"]) == "fr_FR")
    #expect(language([:]) == nil && language(["LANG": "eo"]) == nil)
  }

  @Test("a list of languages comes first, unless there is no locale")
  func list() {
    #expect(language(["LANGUAGE": "eo:ja:de", "LANG": "en_US.UTF-8"]) == "ja")
    #expect(language(["LANGUAGE": "ja", "LANG": "C.UTF-8"]) == nil)
    #expect(language(["LANGUAGE": "eo", "LANG": "sv_SE"]) == "sv_SE")
  }
}
