import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import StoryboardTestSupport

@Suite("Storyboard scene")
@MainActor struct StoryboardSceneTests {
  @Test("registered pages are sorted, pages in the list follow in their order")
  func order() throws {
    let scene = try SceneFixture.scene(
      """
      { "screens": [{"id": "controller2", "title": "2"}, {"id": "controller10", "title": "10"}],
        "segues": [{"id": "controller2", "kind": "modal"}], "ids": ["controller10"],
        "pages": [{"id": "z", "title": "Z"}, {"id": "made", "title": "Made"}] }
      """)
    expectEqual(scene.pages.ids, ["controller10", "controller2", "z", "made"])
    let natural = try SceneFixture.scene(
      """
      { "pages": [{"id": "p10", "title": "10"}], "screens": [{"id": "p9", "title": "9"}],
        "ids": ["p10", "p9"], "naturalOrder": true, "lenient": true }
      """)
    expectEqual(natural.pages.ids, ["p9", "p10"])
  }

  @Test("a segue's identifier is its tab's, whatever page it leads to")
  func segueName() throws {
    let scene = try SceneFixture.scene(
      """
      { "screens": [{"id": "page", "title": "Page", "navigationTitle": "Long"}],
        "segues": [{"id": "first", "page": "page"}, {"id": "second", "page": "page"}] }
      """)
    expectEqual(scene.pages.ids, ["first", "second"])
    expectEqual(scene.pages.page(at: 1).navigationTitle, "Long")
  }

  @Test("settings become options, and toggles that are on change them")
  func settings() throws {
    let text = """
      { "pages": [{"id": "a", "title": "A", "body": [
          {"toggle": {"id": "top", "title": "Top", "on": true}}]}],
        "toolbar": "bottom", "titles": "beside", "animator": "underline", "transition": "depth",
        "items": {"width": 80, "gap": 4}, "toolbarHeight": 60, "translucent": false,
        "theme": "dark", "colors": {"tint": "#010203"}, "navigation": "perTab", "rtl": true,
        "distantSelection": "scrollThrough", "toolbarVisibility": "hiddenWithSinglePage",
        "stripHandOver": "sameContact",
        "when": {"top": {"toolbar": "top"}} }
      """
    let fixture = try SceneFixture(text)
    let options = fixture.container.configuration
    expectEqual(options.toolbarPosition, .top)
    expectEqual(options.titles, .beside)
    expectEqual(options.animator.name, "underline")
    expect(options.transition is DepthTransition)
    expectEqual(options.itemLayout, .centered(width: 80, gap: 4))
    expectEqual(options.toolbarHeight, 60)
    expect(!options.isTranslucent)
    expectEqual(options.theme.appearance, .dark)
    expectEqual(options.theme.tint, Color(rgb: 0x010203))
    expectEqual(options.navigation, .perTab)
    expect(options.isRightToLeft)
    expectEqual(options.distantSelection, .scrollThrough)
    expectEqual(options.toolbarVisibility, .hiddenWithSinglePage)
    expectEqual(options.stripHandOver, .sameContact)
    fixture.activate("Top")
    expectEqual(fixture.container.configuration.toolbarPosition, .bottom)
    expectEqual(fixture.container.selectedID, "a")
  }

  @Test("the program's own options go over the file's")
  func adjust() throws {
    let fixture = try SceneFixture(
      #"{ "pages": [{"id": "a", "title": "A"}], "toolbar": "top" }"#
    ) { $0.toolbarPosition = .bottom }
    expectEqual(fixture.container.configuration.toolbarPosition, .bottom)
  }

  @Test("a locale without texts and tokens without one are told once")
  func unknownLocale() throws {
    let text = #"""
      {"pages": [{"id": "a", "title": "SLUG-A"}, {"id": "b", "title": "SLUG-B", "label": "SLUG-C"}],
       "strings": {"ja": {"SLUG-A": "あ"}, "en": {"SLUG-B": "B", "SLUG-C": "C"}}}
      """#
    try expectEqual(SceneFixture.scene(text, locale: "en").problems.map(\.description), [])
    try expectEqual(
      SceneFixture.scene(text, locale: "ja-JP").problems.map(\.description),
      [
        #"warning: there is no string for "SLUG-B" or "SLUG-C" in the locale "ja-JP""#
      ])
    try expectEqual(
      SceneFixture.scene(text, locale: "xx").problems.map(\.description),
      [
        #"warning: there are no strings for the locale "xx", those for "ja" show instead"#,
        #"warning: there is no string for "SLUG-B" or "SLUG-C" in the locale "xx""#,
      ])
    let plain = #"{"pages": [{"id": "a", "title": "A"}]}"#
    try expectEqual(SceneFixture.scene(plain, locale: "de").problems, [])
    try expectEqual(
      SceneFixture.scene(plain, locale: "jp").problems.map(\.description),
      [
        #"warning: there are no strings for the locale "jp", those for "en" show instead; did you mean "ja"?"#
      ])
  }

  @Test("texts everywhere are in the locale, and its direction is the container's")
  func locale() throws {
    let text = """
      { "pages": [{"id": "a", "title": "SLUG-A", "hint": "SLUG-H", "navigationTitle": "SLUG-N",
          "trailing": [{"title": "SLUG-T", "pop": true}],
          "body": ["SLUG-L", {"button": {"title": "SLUG-B", "pop": true}},
            {"list": [{"title": "SLUG-R", "subtitle": "SLUG-S"}]}, {"strip": ["SLUG-C"]},
            {"toggle": {"id": "t", "title": "SLUG-O"}}]}],
        "strings": { "en": {"SLUG-A": "A"},
          "he": {"SLUG-A": "א", "SLUG-H": "h", "SLUG-N": "n", "SLUG-T": "t", "SLUG-L": "l",
            "SLUG-B": "b", "SLUG-R": "r", "SLUG-S": "s", "SLUG-C": "c", "SLUG-O": "o"} } }
      """
    let scene = try SceneFixture.scene(text, locale: "he")
    let page = scene.pages.page(at: 0)
    expectEqual(page.item.title, "א")
    expectEqual(page.item.hint, "h")
    expectEqual(page.navigationTitle, "n")
    expectEqual(page.trailingButtons.map(\.label), ["t"])
    expectEqual(
      page.body?.elements,
      [
        .label(ScreenBody.Label("l")), .button(ScreenBody.Button("b", action: .pop)),
        .list([ScreenBody.Row("r", subtitle: "s")]),
        .strip(ScreenBody.Strip([ScreenBody.Card("c")])),
        .toggle(ScreenBody.Toggle("t", title: "o")),
      ])
    expect(scene.configuration.isRightToLeft)
    expect(scene.problems.isEmpty)
    let english = try SceneFixture.scene(text)
    expect(!english.configuration.isRightToLeft)
    let tokens = ["H", "N", "T", "L", "B", "R", "S", "C", "O"].map { "SLUG-" + $0 }
    expectEqual(
      english.problems.map(\.description),
      [
        "warning: there is no string for \(quotedList(tokens))"
      ])
  }

  @Test("an unknown token is reported once, by reader or scene")
  func unknownToken() throws {
    let scene = try SceneFixture.scene(
      #"{ "pages": [{"id": "a", "title": "SLUG-X"}, {"id": "b", "title": "SLUG-X"}] }"#)
    expectEqual(scene.problems.count, 1)
    expectEqual(scene.pages.page(at: 0).item.title, "SLUG-X")
  }

  @Test("a lenient file drops what is wrong, says so, and shows the rest")
  func lenient() throws {
    let scene = try SceneFixture.scene(
      """
      { "lenient": true, "pages": [{"id": "a", "title": "A"}, {"id": "b"}], "ids": ["nope"],
        "initial": "b" }
      """)
    expectEqual(scene.pages.ids, ["a"])
    expectEqual(scene.initial, nil)
    expect(!scene.problems.isEmpty)
    expect(scene.problems.allSatisfy { $0.severity == .warning })
  }

  @Test("a strict document whose registrations are wrong is refused with every problem")
  func strict() {
    var document = StoryboardDocument(root: "main")
    document.pages = [StoryboardDocument.Page(id: "screen")]
    var container = StoryboardDocument.Container(id: "main")
    container.ids = ["screen", "missing"]
    container.initial = .index(3)
    document.containers = [container]
    #expect {
      _ = try StoryboardScene.make(document)
    } throws: { error in
      (error as? StoryboardFileError)?.diagnostics.map(\.message) == [
        "no page \"missing\" is defined",
        "screen \"screen\" has no item, so it cannot be a tab",
        "there is no page 3: there are no pages",
      ]
    }
  }

  @Test("a page says what lies below its body, which decides on the color of its texts")
  func backdrop() throws {
    let scene = try SceneFixture.scene(
      """
      { "pages": [{"id": "a", "title": "A", "background": "navy", "body": ["Text"],
        "swipeLock": "forward", "toolbarVisibility": "hidden", "allowsDismissal": false},
        {"id": "b", "title": "B"}] }
      """)
    let page = scene.pages.page(at: 0)
    expectEqual(page.swipeLock, .forward)
    expect(page.hidesToolbar)
    expect(!page.allowsDismissal)
    expect(scene.pages.page(at: 1).allowsDismissal)
    let backdrop = try #require(page.body?.backdrop)
    expectEqual(BodyPalette(theme: .light, backdrop: backdrop).text, .white)
    expectEqual(BodyPalette(theme: .light, backdrop: nil).text, Theme.light.text)
  }
}
