import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Texts of the library")
@MainActor
struct TextsTests {
  private static func tabs() throws -> TabContainer {
    try TabContainer(
      pages: try PageList([ColorPage(id: "a", item: TabItem(title: "A"), color: .red)]),
      size: Size(width: 400, height: 600))
  }

  @Test(
    "every language has a text for everything, and they differ from the English ones",
    arguments: Texts.languages)
  func complete(language: String) {
    let texts = Texts(language: language)
    let single = [
      texts.back, texts.more, texts.close, texts.add, texts.loading, texts.attention, texts.sidebar,
      texts.required, texts.cut,
    ]
    expectEqual(Set(single).count, single.count)
    expect(!single.contains(where: \.isBlank))
    guard language != "en" else { return expectEqual(texts, Texts()) }
    expectEqual(texts.shortcuts.count, Shortcut.allCases.count - 2)
    expectEqual(texts.tabCommands.count, TabCommand.allCases.count - 1)
    expectEqual(texts.editCommands.count, EditCommand.allCases.count)
    for shortcut in Shortcut.allCases { expectNotEqual(texts.title(of: shortcut), shortcut.title) }
  }

  @Test("a locale has the texts of its language, an unknown one those of English")
  func locales() {
    for locale in ["de", "de-AT", "de_CH.UTF-8", "DE", "de@euro"] {
      expectEqual(Texts(language: locale).back, "Zurück", "\(locale)")
    }
    for locale in ["", "eo", "-", "_DE", "C"] { expectEqual(Texts(language: locale), Texts()) }
  }

  @Test("they follow the language of the container, or else the user's")
  func automatic() throws {
    let tabs = try Self.tabs()
    expectEqual(tabs.configuration.texts.back, "Back")
    expectEqual(tabs.language, nil)
    tabs.userLanguage = "ja_JP"
    expectEqual(tabs.configuration.texts, Texts.automatic.following("ja"))
    expectEqual(tabs.configuration.texts.back, "戻る")
    tabs.language = "de"
    expectEqual(tabs.configuration.texts.back, "Zurück")
    expectEqual(tabs.configuration.texts.title(of: Shortcut.next), "Nächster Tab")
    tabs.configuration = ContainerConfiguration()
    expectEqual(tabs.configuration.texts.back, "Zurück", "new options follow too")
    tabs.language = nil
    expectEqual(tabs.configuration.texts.back, "戻る")
    tabs.language = "eo"
    expectEqual(tabs.configuration.texts, Texts.automatic.following("eo"))
    expectEqual(tabs.configuration.texts.back, "Back")
  }

  @Test("what an app has changed in them stays in every language")
  func changed() throws {
    let tabs = try Self.tabs()
    tabs.configuration.texts.more = "Weiteres"
    tabs.configuration.texts.shortcuts[.quit] = "Ende"
    tabs.configuration.texts.tabCommands[.close] = "Weg damit"
    for language in ["de", "fr", "en"] {
      tabs.language = language
      let texts = tabs.configuration.texts
      expectEqual(texts.more, "Weiteres")
      expectEqual(texts.back, Texts(language: language).back)
      expectEqual(texts.title(of: Shortcut.quit), "Ende")
      expectEqual(texts.title(of: .tab(.close)), "Weg damit")
    }
    tabs.configuration.texts = Texts(language: "it")
    tabs.language = "sv"
    expectEqual(tabs.configuration.texts, Texts(language: "it"), "texts of one language stay")
  }

  @Test("a container on a screen, and the sheet of shortcuts, have those of the container around")
  func inside() throws {
    let (outer, inner) = (try Self.tabs(), try Self.tabs())
    outer.language = "de"
    outer.push(ContainerScreen(id: "inner", container: inner), animated: false)
    expectEqual(inner.configuration.texts.back, "Zurück")
    outer.language = "fr"
    expectEqual(inner.configuration.texts.back, "Retour")
    outer.handle(.key(KeyPress(.f1)))
    outer.advance(to: 2)
    let sheet = try #require(outer.presentedScreen)
    expect(
      sheet.navigationTitle == Texts(language: "fr").title(of: Shortcut.help) || sheet.body != nil)
    expectNotEqual(outer.accessibilityTree().first { $0.label == "Fermer" }, nil)
  }
}
