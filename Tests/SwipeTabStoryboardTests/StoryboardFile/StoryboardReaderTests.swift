import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

@Suite("Storyboard reader")
struct StoryboardReaderTests {
  private typealias Document = StoryboardDocument

  private static let simple = """
    {
      "pages": [
        { "id": "red", "title": "Red", "image": "ic_music", "background": "red" },
        { "id": "blue", "title": "Blue", "image": "ic_play", "background": "blue" },
        { "id": "yellow", "title": "Yellow", "image": "ic_star", "background": "#FFCB0580" }
      ],
      "initial": 1
    }
    """
  private static let pageMembers = """
    "navigationTitle": "Title", "swipeLock": "forward", "tab": true,
    "toolbarVisibility": "hidden", "navigationBarVisibility": "shown", "allowsDismissal": false,
    "leading": [{"title": "Back", "popToRoot": true}],
    "trailing": [{"title": "Next", "image": "next", "push": "a"}],
    "background": {"from": "black", "to": "#FFFFFF", "direction": "diagonal"}
    """
  private static let bodyMembers = """
    "body": [
      "Hello",
      {"label": "There"},
      {"label": {"text": "T", "style": "title", "align": "leading", "color": "red"}},
      {"image": "i"},
      {"image": {"name": "i", "label": "L", "width": 20, "height": 10.5}},
      {"image": {"name": "i", "template": true}}, {"image": {"name": "i", "color": "red"}},
      {"button": {"title": "B", "select": 0}},
      {"button": {"title": "B", "style": "plain", "image": "i", "toggle": "t"}},
      {"list": ["one", {"title": "two", "subtitle": "s", "image": "i", "select": "a"}]},
      {"strip": ["card"]},
      {"strip": {"cards": [{"image": "i", "background": "blue", "pop": true}],
        "height": 80, "cardWidth": 60}},
      {"toggle": {"id": "t", "title": "T"}}, {"toggle": {"id": "u", "title": "U", "on": true}},
      {"spacer": 12}, {"spacer": "flexible"}, {"view": "chart"},
      {"view": "map", "height": 200, "edgeToEdge": true, "focusable": true},
      {"button": {"title": "B", "send": "add:kettle"}},
      {"label": {"text": "S", "size": 20, "weight": "bold"}},
      {"image": {"name": "p", "width": "full", "mode": "fill", "corners": 12}},
      {"image": {"name": "p", "rendering": "template", "color": "red"}},
      {"list": [{"title": "R", "picture": "p"},
        {"title": "R", "picture": {"name": "p", "width": 80, "mode": "fit", "corners": 0}}]},
      {"strip": [{"picture": "p"},
        {"title": "C", "picture": {"name": "p", "label": "L", "mode": "fit", "rendering": "original"}}]},
      {"row": [{"image": {"name": "p", "width": 40}}, "Beside", {"spacer": 30}, {"spacer": "flexible"},
        {"column": {"items": ["Up", {"label": "Down"}], "weight": 2}}]},
      {"row": {"items": [{"column": {"items": [], "width": 50}}, {"row": ["In"]}], "align": "top"}},
      {"column": ["One", {"image": {"name": "p", "width": "full", "height": 90}}]}
    ]
    """
  private static let withContainers = """
    {
      "screens": [
        {"id": "select", "title": "Select", "body": [
          {"toggle": {"id": "onTop", "title": "On top"}},
          {"button": {"title": "Hybrid", "push": "hybrid"}}]},
        {"id": "controller1", "title": "TAB 1"}, {"id": "plain"}
      ],
      "root": "select", "theme": "dark", "toolbarHeight": 60,
      "containers": [
        {"id": "hybrid", "segues": [
           {"id": "controller1", "kind": "modal"}, {"id": "second", "page": "controller1"}],
         "pages": ["select", {"id": "inline", "title": "In"}], "initial": "inline",
         "toolbarHeight": 50, "when": {"onTop": {"toolbar": "top"}}},
        {"id": "other", "ids": ["inline"], "theme": "light"}
      ]
    }
    """
  private static let withSettings = """
    {
      "toolbar": "top", "adaptive": "sidebar", "adaptiveWidth": 500, "titles": "beside",
      "items": {"width": 70}, "maximumItemWidth": 120, "overflow": "more",
      "reorder": true, "close": true, "toolbarHeight": 50, "toolbarVisibility": "hiddenWithSinglePage",
      "navigationBarHeight": 40, "navigationBarVisibility": "shown", "translucent": false,
      "blur": 4, "hideOnScroll": "bars", "stripHandOver": "sameContact", "animator": "pill",
      "transition": "zoom-out", "theme": "dark",
      "colors": {"tint": "red", "selectedTint": "#010203"}, "navigation": "perTab",
      "rtl": true, "paging": "vertical", "cyclic": true, "distantSelection": "scrollThrough", "naturalOrder": true
    }
    """
  private static let withStrings = """
    {
      "strings": {"ja": {"SLUG-A": "あ"}, "en": {"SLUG-A": "A", "SLUG-B": "B"}},
      "locale": "en",
      "pages": [{"id": "a", "title": "SLUG-A", "hint": "SLUG-B", "body": ["SLUG-A"]}]
    }
    """
  /// Files without a mistake.
  static let texts = [
    simple, withContainers, withSettings, withStrings, onePage(pageMembers), onePage(bodyMembers),
    "{}", #"{"pages":[{"id":"a","image":"i","label":"L"}]}"#,
    #"{"screens":[{"id":"a","item":{}}],"$schema":"s","lenient":false,"root":"a"}"#,
    onePage(#""body":[{"strip":{"paged":true,"height":90,"cards":["A",{"title":"B"}]}}]"#),
    onePage(hotSpotMembers),
    onePage(
      #""body":[{"field":{"id":"f","title":"F","required":true,"keyboard":"email"}},{"field":{"id":"g","title":"G","lines":4,"secure":false}},{"button":{"title":"Go","pop":true}}]"#
    ),
  ]

  private static let hotSpotMembers =
    #""body":[{"image":{"name":"i","size":[390,844],"hotSpots":[{"frame":[10,20,30,40],"label":"L","pop":true}]}},"#
    + #"{"image":{"name":"i","hotSpots":[{"frame":[0,0.5,1,0.5],"label":"M","toggle":"t","unless":"t"}]}},{"toggle":{"id":"t","title":"T"}}]"#

  private static func onePage(_ members: String) -> String {
    #"{"pages":[{"id":"a","title":"A",\#(members)}]}"#
  }

  private func read(_ text: String) throws -> StoryboardDocument {
    try StoryboardReader.read(Array(text.utf8), file: "f")
  }

  /// The only page of a file with one page.
  private func page(_ members: String) throws -> StoryboardDocument.Page {
    let document = try read(Self.onePage(members))
    expectEqual(document.warnings, [])
    return try #require(document.pages.first)
  }

  @Test("three colored tabs are a list of pages")
  func simple() throws {
    let document = try read(
      Self.simple)
    expectEqual(document.warnings, [])
    expectEqual(document.root, "")
    expect(!document.isLenient)
    expectEqual(document.pages.map(\.id), ["red", "blue", "yellow"])
    expectEqual(document.pages[0].item, TabItem(title: "Red", image: "ic_music"))
    expectEqual(document.pages[1].background, .color(.blue))
    expectEqual(
      document.pages[2].background, .color(Color(red: 0xFF, green: 0xCB, blue: 0x05, alpha: 0x80)))
    let container = try #require(document.container(""))
    expectEqual(container.pages, ["red", "blue", "yellow"])
    expectEqual(container.initial, .index(1))
    expectEqual(container.settings, Document.Settings())
    expectEqual(document.page("blue"), document.pages[1])
    expectEqual(document.page("green"), nil)
  }

  @Test("no pages are an ordinary file")
  func empty() throws {
    let document = try read("{}")
    expectEqual(document.pages, [])
    expectEqual(document.warnings, [])
    expectEqual(document.containers, [Document.Container(id: "")])
  }

  @Test("an item is what its keys say, in itself or in the page")
  func items() throws {
    let rows: [(name: String, members: String, change: (inout TabItem) -> Void)] = [
      ("no key that says anything", #""enabled":true"#, { _ in }),
      ("a badge with a text", #""badge":"new""#, { $0.badge = .text("new") }),
      ("a badge with a number", #""badge":120"#, { $0.badge = .count(120) }),
      ("a dot", #""badge":true"#, { $0.badge = .dot }),
      (
        "the color of badges", ##""badgeColor":"#15803D""##,
        { $0.badgeColor = Color(rgb: 0x15803D) }
      ),
      ("an animation by its name", #""animation":"bounce""#, { $0.animation = BounceAnimation() }),
      ("another one", #""animation":"turn""#, { $0.animation = TurnAnimation() }),
      (
        "images one after the other", #""animation":{"frames":["a","b"],"perSecond":24}"#,
        { $0.animation = FramesAnimation(["a", "b"], perSecond: 24) }
      ),
      (
        "a page that is pinned, loads, wants attention, and begins a section",
        #""pinned":true,"loading":true,"attention":true,"section":"Library""#,
        {
          ($0.isPinned, $0.isLoading, $0.needsAttention) = (true, true, true)
          $0.section = "Library"
        }
      ),
      (
        "entries in its menu",
        #""menu":[{"title":"Mute","image":"bell","send":"mute"},{"title":"B","enabled":false,"pop":true}]"#,
        {
          $0.menuEntries = [
            TabItem.MenuEntry("Mute", image: "bell", action: .send("mute")),
            TabItem.MenuEntry("B", isEnabled: false, action: .pop),
          ]
        }
      ),
      (
        "looks with sizes, a weight and insets, one for the selected item",
        """
        "look":{"titleSize":13,"imageSize":28,"imageInsets":{"top":6,"bottom":-6}},
        "selectedLook":{"titleWeight":"bold","titleInsets":{"left":2}}
        """,
        {
          $0.look = TabItem.Look(
            titleSize: 13, imageSize: 28, imageInsets: EdgeInsets(top: 6, bottom: -6))
          $0.selectedLook = TabItem.Look(titleWeight: .bold, titleInsets: EdgeInsets(left: 2))
        }
      ),
      (
        "its own texts, images and states",
        """
        "image":"i","selectedImage":"s","label":"L","hint":"H","badge":3,"enabled":false,
        "rendering":"original","identifier":"x"
        """,
        {
          $0 = TabItem(
            title: "A", image: "i", selectedImage: "s", label: "L", hint: "H", badge: .count(3),
            isEnabled: false, rendering: .original)
          $0.identifier = "x"
        }
      ),
    ]
    for (name, members, change) in rows {
      var item = TabItem(title: "A")
      change(&item)
      try expectEqual(page(members).item, item, "\(name)")
      let inside = try read(#"{"pages":[{"id":"a","item":{"title":"A",\#(members)}}]}"#)
      expectEqual(inside.pages.first?.item, item, "\(name), in the item")
    }
  }

  @Test("an image without a title has a label")
  func label() throws {
    let document = try read(#"{"pages":[{"id":"a","image":"i","label":"L"}]}"#)
    expectEqual(document.pages.first?.item, TabItem(image: "i", label: "L"))
  }

  @Test("a page has a title, buttons, a background, locks and bars of its own")
  func pages() throws {
    let page = try page(
      Self.pageMembers)
    expectEqual(page.navigationTitle, "Title")
    expectEqual(page.swipeLock, .forward)
    expect(page.canBeTab)
    expectEqual(page.showsToolbar, false)
    expectEqual(page.showsNavigationBar, true)
    expect(!page.allowsDismissal)
    expectEqual(page.leadingButtons, [Document.Button(label: "Back", action: .popToRoot)])
    expectEqual(
      page.trailingButtons, [Document.Button(label: "Next", image: "next", action: .push("a"))])
    expectEqual(page.background, .gradient(from: .black, to: .white, .diagonal))
  }

  @Test("a page without anything has the defaults")
  func defaults() throws {
    let page = try page(#""body":[]"#)
    expectEqual(page, Document.Page(id: "a", item: TabItem(title: "A")))
    let plain = try self.page(#""background":{"from":"red","to":"blue"}"#)
    expectEqual(plain.background, .gradient(from: .red, to: .blue, .down))
  }

  @Test("a body has labels, images, buttons, lists, strips, toggles and space")
  func bodies() throws {
    let page = try page(
      Self.bodyMembers)
    let expected: [ScreenBody.Element] = [
      .label(.init("Hello")), .label(.init("There")),
      .label(.init("T", style: .title, alignment: .leading, color: .red)),
      .image(.init("i")), .image(.init("i", label: "L", width: 20, height: 10.5)),
      .image(.init("i", rendering: .template())), .image(.init("i", rendering: .template(.red))),
      .button(.init("B", action: .selectIndex(0))),
      .button(.init("B", image: "i", style: .plain, action: .toggle("t"))),
      .list([.init("one"), .init("two", subtitle: "s", image: "i", action: .select("a"))]),
      .strip(.init([.init("card")])),
      .strip(
        .init(
          [.init(nil, image: "i", fill: .color(.blue), action: .pop)], height: 80, cardWidth: 60)),
      .toggle(.init("t", title: "T")), .toggle(.init("u", title: "U", isOn: true)),
      .spacer(12), .spacer(nil), .view(.init("chart")),
      .view(.init("map", height: 200, isEdgeToEdge: true, isFocusable: true)),
      .button(.init("B", action: .send("add:kettle"))),
    ]
    expectEqual(Array(page.body.prefix(expected.count)), expected.map { .one($0) })
    expectEqual(Array(page.body.dropFirst(expected.count)), Self.picturesAndGroups)
  }

  private static let picturesAndGroups: [StoryboardDocument.Element] = {
    let photo = ScreenBody.Picture("p", width: 56, height: 56, fit: .fill, cornerRadius: 8)
    let wide = ScreenBody.Picture("p", width: 80)
    func text(_ text: String) -> StoryboardDocument.Element {
      .one(.label(.init(text, alignment: .leading)))
    }
    return [
      .one(.label(.init("S", size: 20, weight: .bold))),
      .one(.image(.init("p", width: 10_000, height: 200, fit: .fill, cornerRadius: 12))),
      .one(.image(.init("p", rendering: .template(.red)))),
      .one(.list([.init("R", picture: photo), .init("R", picture: wide)])),
      .one(
        .strip(
          .init([
            .init(nil, picture: .init("p", fit: .fill)),
            .init("C", picture: .init("p", label: "L")),
          ]))),
      .group(
        .init(columns: [
          .init(elements: [.one(.image(.init("p", width: 40)))], width: 40),
          .init(elements: [text("Beside")]), .init(elements: [], width: 18),
          .init(elements: [], weight: 0),
          .init(elements: [text("Up"), text("Down")], weight: 2),
        ])),
      .group(
        .init(
          columns: [
            .init(elements: [], width: 50),
            .init(elements: [.group(.init(columns: [.init(elements: [text("In")])]))]),
          ], alignment: .top)),
      .group(
        .init(columns: [
          .init(elements: [
            text("One"), .one(.image(.init("p", width: 10_000, height: 90))),
          ])
        ])),
    ]
  }()

  @Test("what a program provides is listed once for each page, in the order of the file")
  func requirements() throws {
    let document = try read(
      #"""
      {"pages": [
        {"id": "a", "title": "A", "body": [{"view": "v"}, {"button": {"title": "B", "send": "s"}},
           {"button": {"title": "C", "send": "s"}}],
         "trailing": [{"title": "T", "send": "t"}]},
        {"id": "b", "title": "B", "body": [{"view": "v"}], "action": {"send": "t"}}]}
      """#)
    expectEqual(
      document.requirements.map(\.warning.description),
      [
        #"f:2:47: warning: the program has no view "v" (at $.pages[0].body[0].view)"#,
        #"f:2:87: warning: the program has no action "s" (at $.pages[0].body[1].button.send)"#,
        #"f:4:40: warning: the program has no action "t" (at $.pages[0].trailing[0].send)"#,
        #"f:5:47: warning: the program has no view "v" (at $.pages[1].body[0].view)"#,
      ])
    expectEqual(document.requirements.map(\.page), ["a", "a", nil, "b"])
    expectEqual(document.warnings, [])
  }

  @Test("a container registers pages by segues and identifiers, and appends others")
  func containers() throws {
    let document = try read(
      Self.withContainers)
    expectEqual(document.warnings, [])
    expectEqual(document.root, "select")
    expectEqual(document.pages.map(\.id), ["select", "controller1", "plain", "inline"])
    expectEqual(document.page("plain")?.item, nil)
    let hybrid = try #require(document.container("hybrid"))
    expectEqual(
      hybrid.segues,
      [
        Document.Segue(id: "controller1", kind: .modal, page: "controller1"),
        Document.Segue(id: "second", page: "controller1"),
      ])
    expectEqual(hybrid.pages, ["select", "inline"])
    expectEqual(hybrid.initial, .id("inline"))
    expectEqual(hybrid.settings.options, [.toolbarHeight: .number(50), .theme: .text("dark")])
    let onTop = try #require(Formula(parsing: "onTop"))
    expectEqual(
      hybrid.variants,
      [
        .init(condition: onTop, settings: .init(options: [.toolbar: .text("top")]))
      ])
    let other = try #require(document.container("other"))
    expectEqual(other.ids, ["inline"])
    expectEqual(other.initial, nil)
    expectEqual(other.settings.options, [.toolbarHeight: .number(60), .theme: .text("light")])
  }

  @Test("settings are read, each by its key")
  func settings() throws {
    let document = try read(
      Self.withSettings)
    let options: [ContainerSetting: ControlValue] = [
      .toolbar: .text("top"), .adaptive: .text("sidebar"), .adaptiveWidth: .number(500),
      .titles: .text("beside"), .items: .text("centered 70.0 10.0"),
      .maximumItemWidth: .number(120), .overflow: .text("more"), .reorder: .flag(true),
      .close: .flag(true), .toolbarHeight: .number(50),
      .toolbarVisibility: .text("hiddenWithSinglePage"), .navigationBarHeight: .number(40),
      .navigationBarVisibility: .text("shown"), .translucent: .flag(false), .blur: .number(4),
      .hideOnScroll: .text("bars"), .stripHandOver: .text("sameContact"),
      .animator: .text("pill"), .transition: .text("zoom-out"), .theme: .text("dark"),
      .colors: .colors([.tint: .red, .selectedTint: Color(rgb: 0x010203)]),
      .navigation: .text("perTab"), .paging: .text("vertical"), .cyclic: .flag(true),
      .rtl: .flag(true), .distantSelection: .text("scrollThrough"),
    ]
    let expected = Document.Settings(options: options, sortsNaturally: true)
    expectEqual(document.containers.first?.settings, expected)
    // Overriding by nothing changes nothing, and everything overrides nothing.
    expectEqual(expected.overridden(by: .init()), expected)
    expectEqual(Document.Settings().overridden(by: expected), expected)
    for (items, text) in [
      (#""centered""#, "centered 76.0 10.0"), (#""tabs""#, "tabs 100.0"),
      (#"{"shortest":80}"#, "tabs 80.0"),
    ] {
      let settings = try read(#"{"items":\#(items)}"#).containers.first?.settings
      expectEqual(settings?.options, [.items: .text(text)])
    }
  }

  @Test("a color overrides that color alone, and other settings as a whole")
  func overriding() throws {
    let document = try read(
      #"""
      { "colors": {"tint": "#010203", "text": "red", "tintsSelectedImages": true}, "blur": 3,
        "containers": [{"id": "a", "colors": {"tint": "blue"}, "blur": 4}] }
      """#)
    var configuration = ContainerConfiguration()
    try #require(document.containers.first).settings.options.apply(to: &configuration)
    expectEqual(configuration.theme.tint, .blue)
    expectEqual(configuration.theme.text, .red)
    expect(configuration.theme.tintsSelectedImages)
    expectEqual(configuration.barBlur, 4)
  }

  @Test("every color of a theme has a name")
  func themeColors() {
    var theme = Theme.light
    for name in ThemeColor.allCases { theme[keyPath: name.keyPath] = .clear }
    expectEqual(theme.background, .clear)
    expectEqual(theme.focus, .clear)
    expectEqual(theme.badgeText, .clear)
    expectEqual(Set(ThemeColor.allCases.map(\.keyPath)).count, ThemeColor.allCases.count)
  }

  @Test("texts come from tables by locale")
  func strings() throws {
    let document = try read(
      Self.withStrings)
    expectEqual(document.warnings, [])
    expectEqual(document.strings.text(for: "SLUG-A", locale: "ja-JP"), "あ")
    expectEqual(document.strings.text(for: "SLUG-B", locale: "ja"), "B")
    expectEqual(document.pages.first?.item?.label, "SLUG-A")
  }

  @Test("a lenient file drops what is wrong and says so")
  func lenient() throws {
    let document = try read(
      """
      {
        "lenient": true, "colour": 1,
        "screens": [
          {"id": "controller0", "title": "TAB 0"}, {"id": "controller4", "title": "4", "tab": false},
          {"id": "controller7", "title": ""}
        ],
        "segues": [{"id": "controller0"}, {"id": "controller4"}, {"id": "controller7"},
          {"id": "controller9"}],
        "ids": ["controller0"],
        "pages": [{"title": "no id"}, {"id": "b", "title": "B", "background": "blu", "badge": -1}],
        "initial": 2
      }
      """)
    let container = try #require(document.containers.first)
    expectEqual(container.segues.map(\.id), ["controller0"])
    expectEqual(container.ids, [])
    expectEqual(container.pages, ["b"])
    expectEqual(container.initial, nil)
    expectEqual(document.page("b")?.item?.badge, nil)
    expectEqual(
      document.warnings.map(\.description),
      [
        #"f:2:20: warning: unknown key "colour"; did you mean "colors"? (at $.colour)"#,
        #"f:7:44: warning: page "controller4" cannot be a tab: it says "tab": false (at $.segues[1].id)"#,
        #"f:7:67: warning: page "controller7" cannot be a tab: it has neither a title nor an image (at $.segues[2].id)"#,
        #"f:8:12: warning: there is no page "controller9"; did you mean "controller0"? (at $.segues[3].id)"#,
        #"f:9:11: warning: "controller0" is registered twice and makes one tab, first at 7:21 (at $.ids[0])"#,
        #"f:10:13: warning: expected the key "id" (at $.pages[0])"#,
        #"f:10:73: warning: expected the name of a color, #RRGGBB or #RRGGBBAA, found "blu"; did you mean "blue"? (at $.pages[1].background)"#,
        #"f:10:89: warning: expected a whole number of at least 0, found -1 (at $.pages[1].badge)"#,
      ])
  }

  @Test("a lenient file without a container that can be read has an empty one")
  func noContainer() throws {
    let document = try read(#"{"lenient":true,"containers":[{"ids":[]}],"root":"a"}"#)
    expectEqual(document.containers, [Document.Container(id: "")])
    expectEqual(document.root, "")
    expectEqual(document.warnings.count, 2)
  }

  @Test("a text that is not JSON, or too much of it, is refused by its first mistake")
  func notJSON() {
    let deep = String(repeating: "[", count: 10_000)
    let wide = "[" + String(repeating: "1,", count: 1_000_000) + "1]"
    let cases = [
      ("", "f:1:1: expected a value, found the end of the text"),
      ("pages: []", "f:1:1: expected a value, found 'pages'"),
      ("{\n  \"pages\": [,]\n}", "f:2:13: expected a value or ']', found ','"),
      (deep, "f:1:65: expected at most 64 levels of nesting, found one more"),
      (wide, "f:1:2000000: expected at most 1000000 values and keys, found one more"),
      ("[]", "f:1:1: expected an object, found an array"),
    ]
    for (text, message) in cases {
      do {
        _ = try read(text)
        Issue.record("the text was read")
      } catch {
        expectEqual("\(error)", message)
      }
    }
    expectEqual(StoryboardReader.limits.size, 64 << 20)
  }

  @Test(
    "what a decoder collects does not keep it after it has ended",
    arguments: ["museum", "player", "news", "photos", "bank", "browser", "animators"])
  func ended(name: String) throws {
    let file = "Assets/storyboards/\(name).json"
    let json = try JSONReader.parse(PackageFile.bytes(file), limits: StoryboardReader.limits)
    weak var kept: StoryboardDecoder?
    do {
      let decoder = StoryboardDecoder(
        in: json, file: file, images: .unchecked, kinds: StoryboardElements(),
        plain: ContainerConfiguration())
      kept = decoder
      expect(decoder.document(JSONCursor(json.root, mistakes: decoder)) != nil)
      decoder.end()
    }
    expect(kept == nil)
  }
}
