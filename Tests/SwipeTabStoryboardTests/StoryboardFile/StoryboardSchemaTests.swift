import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// The JSON Schema that editors use and the decoder say the same.
@Suite("Storyboard schema")
struct StoryboardSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(try PackageFile.bytes("Assets/schema/storyboard.schema.json"))
  }

  static let objects: [(path: String, keys: [String])] = [
    ("properties", StoryboardKeys.document),
    ("$defs/container/properties", StoryboardKeys.container),
    ("$defs/settings/properties", StoryboardKeys.settings),
    ("$defs/tabs/properties", StoryboardKeys.tabs),
    ("dependentSchemas/containers/properties", StoryboardKeys.tabs),
    ("$defs/segue/properties", StoryboardKeys.segue),
    ("$defs/itemLayout/properties", StoryboardKeys.itemLayout),
    ("$defs/colors/properties", StoryboardKeys.colors),
    ("$defs/themeColors/properties", StoryboardKeys.themeColors),
    ("properties/font/anyOf/1/properties", StoryboardKeys.font),
    ("$defs/insets/properties", StoryboardKeys.insets),
    ("$defs/shifts/properties", StoryboardKeys.insets),
    ("$defs/look/properties", StoryboardKeys.look),
    ("$defs/frames/properties", StoryboardKeys.frames),
    ("$defs/page/properties", StoryboardKeys.page), ("$defs/item/properties", StoryboardKeys.item),
    ("$defs/page/dependentSchemas/item/properties", StoryboardKeys.item),
    ("$defs/barButton/properties", StoryboardKeys.barButton),
    ("$defs/gradient/properties", StoryboardKeys.gradient),
    ("$defs/pagePicture/properties", StoryboardKeys.pagePicture),
    ("$defs/header/properties", StoryboardKeys.header),
    ("$defs/action/properties", StoryboardKeys.actionObject),
    ("$defs/itemAction/properties", StoryboardKeys.actionObject + StoryboardKeys.conditions),
    ("$defs/delayed/properties", StoryboardKeys.delayed),
    ("$defs/repeated/properties", StoryboardKeys.repeated),
    ("$defs/refresh/properties", StoryboardKeys.delayed),
    ("$defs/toast/properties", StoryboardKeys.toast),
    ("$defs/toastButton/properties", ["title"] + StoryboardKeys.actionObject),
    ("$defs/conditions/properties", StoryboardKeys.conditions),
    ("$defs/stateNumber/properties", StoryboardKeys.number),
    ("$defs/plural/properties", names(of: PluralForm.self)),
    ("$defs/menuEntry/properties", StoryboardKeys.menuEntry),
    (
      "$defs/element/anyOf/1/properties",
      StoryboardElements().insideNames + StoryboardKeys.conditions + StoryboardKeys.inRow
    ),
    ("$defs/view/properties", names(of: ScreenBody.View.keys + ElementKey.conditions)),
    ("$defs/label/properties", names(of: ScreenBody.Label.keys)),
    ("$defs/picture/properties", names(of: ScreenBody.Picture.keys)),
    ("$defs/cardPicture/properties", names(of: ScreenBody.Picture.cardKeys)),
    ("$defs/hotSpot/properties", names(of: ScreenBody.HotSpot.keys)),
    ("$defs/group/properties", StoryboardKeys.group),
    ("$defs/column/properties", StoryboardKeys.column),
    ("$defs/button/properties", names(of: ScreenBody.Button.keys)),
    ("$defs/row/properties", names(of: ScreenBody.Row.keys)),
    ("$defs/strip/properties", names(of: ScreenBody.Strip.keys)),
    ("$defs/card/properties", names(of: ScreenBody.Card.keys)),
    ("$defs/toggle/properties", names(of: ScreenBody.Toggle.keys)),
    ("$defs/slider/properties", names(of: ScreenBody.Slider.keys)),
    ("$defs/choice/properties", names(of: ScreenBody.Choice.keys)),
    ("$defs/field/properties", names(of: ScreenBody.Field.keys)),
    ("$defs/progress/properties", names(of: ScreenBody.Progress.keys)),
    ("$defs/section/properties", names(of: ScreenBody.Section.keys)),
    ("$defs/grid/properties", names(of: ScreenBody.Grid.keys)),
    ("$defs/list/properties", names(of: ScreenBody.List.keys)),
    ("$defs/link/properties", names(of: ScreenBody.Link.keys)),
    ("$defs/divider/properties", names(of: ScreenBody.Divider.keys)),
    ("$defs/option/properties", names(of: ScreenBody.Choice.Option.keys)),
    ("$defs/setting/properties", names(of: ScreenBody.Setting.keys)),
    ("$defs/tuning/properties", StoryboardKeys.tuning),
  ]

  private static func names(of keys: [ElementKey]) -> [String] {
    StoryboardKeySource.names(of: keys)
  }

  @Test("an article tells of every key")
  func articles() throws {
    let text = try [
      "Sources/SwipeTabStoryboard/SwipeTabStoryboard.docc/StoryboardKeys.md",
      "Sources/SwipeTabKit/SwipeTabKit.docc/Options.md",
    ].flatMap { try PackageFile.lines($0) }.joined(separator: "\n")
    let missing = Set(Self.objects.flatMap(\.keys)).filter { !text.contains("`\($0)`") }
    expectEqual(missing, [])
  }

  @Test("an object has the same keys in both", arguments: objects)
  func keys(path: String, keys: [String]) throws {
    let members = try #require(schema.value(at: path)?.members)
    expectEqual(members.compactMap { $0.key.string }.sorted(), keys.sorted())
  }

  @Test("every object of the schema with fixed keys is compared")
  func allObjects() throws {
    let definitions = try #require(schema.value(at: "$defs")?.members)
    let fixed = definitions.filter { $0.value["properties"] != nil }.compactMap { $0.key.string }
    let compared = Set(Self.objects.map { $0.path.split(separator: "/").dropFirst().first ?? "" })
    for name in fixed { expect(compared.contains(name[...]), "\(name)") }
  }

  /// The properties of all objects with fixed keys, with the names of their objects.
  private func properties() throws -> [(name: String, value: JSONValue)] {
    let definitions = Array(try #require(schema.value(at: "$defs")?.members))
    let objects = definitions.map { ($0.key.string ?? "", $0.value) } + [("", schema.root)]
    let elements = try #require(schema.value(at: "$defs/element/anyOf/1"))
    return (objects + [("element", elements)]).flatMap { name, object in
      object["properties"]?.members.map(Array.init)?.map { member in
        ("\(name).\(member.key.string ?? "")", member.value)
      } ?? []
    }
  }

  @Test("every key says what it does, with an example that is right")
  func manual() throws {
    let properties = try properties()
    expectGreater(properties.count, 250)
    for (name, value) in properties {
      // A reference to another key has the words of that one.
      if value["$ref"]?.string?.contains("/properties/") == true { continue }
      let words = value["$ref"]?.string == "#/$defs/pictureRendering" ? nil : value
      guard let words else { continue }
      let description = words["description"]?.string ?? ""
      expectGreater(description.count, 10, "\(name)")
      expect(description.hasSuffix("."), "\(name)")
      let examples = words["examples"]?.elements.map(Array.init) ?? []
      expect(!examples.isEmpty, "\(name)")
      for example in examples { try expect(schema.accepts(example, value), "\(name)") }
    }
  }

  private typealias Document = StoryboardDocument

  static let choices: [(path: String, names: [String])] = [
    ("$defs/item/properties/rendering/enum", names(of: TabItem.Rendering.self)),
    ("$defs/gradient/properties/direction/enum", names(of: PageFill.Direction.self)),
    ("$defs/label/properties/style/enum", names(of: ScreenBody.Label.Style.self)),
    ("$defs/label/properties/align/enum", names(of: ScreenBody.Label.Alignment.self)),
    ("$defs/label/properties/weight/enum", ["regular", "bold"]),
    ("$defs/picture/properties/mode/enum", ["fit", "fill"]),
    ("$defs/cardPicture/properties/mode/enum", ["fit", "fill"]),
    ("$defs/pictureRendering/enum", ["original", "template"]),
    ("$defs/group/properties/align/enum", names(of: Document.Group.Alignment.self)),
    ("$defs/button/properties/style/enum", names(of: ScreenBody.Button.Style.self)),
    ("$defs/button/properties/role/enum", names(of: ScreenBody.Button.Role.self)),
    ("$defs/choice/properties/style/enum", names(of: ScreenBody.Choice.Style.self)),
    ("$defs/field/properties/keyboard/enum", names(of: ScreenBody.Field.Keyboard.self)),
    ("$defs/page/properties/sheet/enum", names(of: SheetStyle.Height.self)),
    ("$defs/page/properties/presentation/enum", names(of: SheetStyle.Form.self)),
    ("$defs/segue/properties/kind/enum", names(of: Document.Segue.Kind.self)),
    ("$defs/settingName/enum", ContainerSetting.shownByControls.map(\.rawValue)),
    ("$defs/color/anyOf/0/enum", ColorText.names.map(\.key)),
    ("$defs/action/properties/transition/enum", PageTransitions.all.map(\.name)),
  ]

  private static func names<Value: CaseIterable & RawRepresentable<String>>(
    of type: Value.Type
  ) -> [String] {
    type.allCases.map(\.rawValue)
  }

  @Test("a list of names is the same in both", arguments: choices)
  func lists(path: String, names: [String]) {
    expectEqual(schema.names(at: path), names)
  }

  /// What only a look at the whole file can find; the schema may let it pass.
  static let deeperMistakes = [
    "there is no", "there are no", "duplicate", "expected the index", "cannot be a tab",
    "registered twice", "another one shows first", "is a number", "is no number", "is on or off",
    "is not on or off", "is a choice", "has no option", "is a text", "is not in the range",
    "number of at least", "hides a tab", "without control characters",
    "says how", "greater than \"from\"", "expected the name of a value, or a comparison",
    "or a formula such as", "expected a condition, found a number", "expected a number, found \"",
    "expected a number, found a condition", "expected the key \"error\"", "found both",
    "unknown key \"weight\"", "unknown key \"width\"", "unknown key \"align\"",
  ]

  private func check(_ text: String, mistakes: [String]) throws {
    let document = try JSONReader.parse(Array(text.utf8))
    let plain = mistakes.filter { mistake in
      !Self.deeperMistakes.contains { mistake.contains($0) }
    }
    let isAccepted = try schema.accepts(document.root)
    if !plain.isEmpty { expect(!isAccepted, "\(text)") }
    if mistakes.isEmpty { expect(isAccepted, "\(text)") }
  }

  @Test("what the decoder refuses in a page or a file, the schema does")
  func mistakes() throws {
    let pages = StoryboardMistakeTests.pages.map {
      (text: #"{"pages":[{"id":"a","title":"A",\#($0.members)}]}"#, mistakes: $0.mistakes)
    }
    for (text, mistakes) in pages + StoryboardMistakeTests.files {
      try check(text, mistakes: mistakes)
    }
  }

  @Test("what the decoder reads, the schema accepts", arguments: StoryboardReaderTests.texts)
  func accepted(text: String) throws {
    let document = try StoryboardReader.read(Array(text.utf8), file: "f")
    expectEqual(document.warnings, [])
    try check(text, mistakes: [])
  }
}
