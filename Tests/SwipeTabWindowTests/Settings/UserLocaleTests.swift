import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("The language of the user")
struct UserLocaleTests {
  @Test("the first variable that is set names it; a list comes first, unless there is no locale")
  func variables() {
    let rows: [(variables: [String: String], language: String?)] = [
      (["LANG": "de_DE.UTF-8"], "de_DE"), (["LC_MESSAGES": "pt_BR@x", "LANG": "de_DE"], "pt_BR"),
      (["LC_ALL": "fr_FR", "LC_MESSAGES": "pt_BR", "LANG": "de_DE"], "fr_FR"), ([:], nil),
      (["LANG": "eo"], nil), (["LANGUAGE": "eo:ja:de", "LANG": "en_US.UTF-8"], "ja"),
      (["LANGUAGE": "ja", "LANG": "C.UTF-8"], nil), (["LANGUAGE": "eo", "LANG": "sv_SE"], "sv_SE"),
    ]
    for (variables, language) in rows {
      let found = UserLocale.language(among: Texts.languages) { variables[$0] }
      expectEqual(found, language, "\(variables)")
    }
  }
}
