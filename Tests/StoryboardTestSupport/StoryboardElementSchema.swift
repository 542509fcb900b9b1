@testable import SwipeTabKit
@testable import SwipeTabStoryboard

/// The part of the JSON Schema of storyboards for the elements of pages.
enum StoryboardElementSchema {
  static let definitions: [StoryboardSchema.Definition] =
    [
      ("element", element),
      ("elements", ##"{ "type": "array", "items": { "$ref": "#/$defs/element" } }"##),
    ]
    + ElementKinds.all.filter { !isPlain($0.form) }.map { kind in
      object(
        kind.name == "image" ? "picture" : kind.name, kind.summary,
        kind.keys + (isBeside(kind.form) ? ElementKey.conditions : []))
    } + parts.map { object($0.name, $0.words, $0.keys) }

  /// The objects in elements.
  private static let parts: [(name: String, words: String, keys: [ElementKey])] = [
    ("hotSpot", "A part of a picture that can be tapped.", ScreenBody.HotSpot.keys),
    ("row", "A line of a list.", ScreenBody.Row.keys),
    ("rowPicture", "A picture in a row of a list.", ScreenBody.Picture.rowKeys),
    ("card", "A card of a strip.", ScreenBody.Card.keys),
    ("cardPicture", "A picture as wide as its card.", ScreenBody.Picture.cardKeys),
    ("option", "One of the names of a choice.", ScreenBody.Choice.Option.keys),
  ]

  /// Rules between the keys of elements, which are code and not in their tables.
  private static let rules: [String: String] = {
    let template =
      ##"{ "anyOf": [{ "properties": { "template": { "const": true }, "rendering": { "const": "template" } } }, { "properties": { "color": false } }] }, { "not": { "required": ["template", "rendering"] } }"##
    return [
      "picture":
        ##""allOf": [\##(template), { "not": { "required": ["edgeToEdge", "width"] } }, { "anyOf": [{ "properties": { "height": { "type": "number" } } }, { "properties": { "hotSpots": false } }] }, { "anyOf": [{ "required": ["size"] }, { "properties": { "hotSpots": { "items": { "properties": { "frame": { "items": { "maximum": 1 } } } } } } }] }]"##,
      "rowPicture": ##""allOf": [\##(template)]"##,
      "cardPicture":
        ##""anyOf": [{ "properties": { "rendering": { "const": "template" } } }, { "properties": { "color": false } }]"##,
      "row": ##""allOf": [{ "$ref": "#/$defs/oneActionOrNone" }]"##,
      "strip": ##""not": { "required": ["paged", "cardWidth"] }"##,
      "card":
        ##""anyOf": [{ "required": ["title"] }, { "required": ["image"] }, { "required": ["picture"] }], "allOf": [{ "$ref": "#/$defs/oneActionOrNone" }, { "not": { "required": ["image", "picture"] } }]"##,
      "field":
        ##""anyOf": [{ "properties": { "lines": { "maximum": 1 } } }, { "properties": { "secure": { "const": false }, "search": { "const": false } } }]"##,
    ]
  }()

  private static func object(
    _ name: String, _ words: String, _ keys: [ElementKey]
  ) -> StoryboardSchema.Definition {
    (name, StoryboardSchema.object(name, words, rows(keys, of: name), rules[name]))
  }

  /// Any element: a text, an object with one element beside its conditions, or a view.
  private static let element: String = {
    let keys =
      rows(ElementKey.inRow + ElementKey.conditions, of: "element")
      + ElementKinds.all.filter { !isBeside($0.form) }.map { kind in
        KeyRow(name: kind.name, words: kind.summary, schema: { value(of: kind) })
      }
      + [
        group(StoryboardKeys.group, named: StoryboardElements.row),
        group(StoryboardKeys.column, named: StoryboardElements.column),
      ]
    let views = ElementKinds.all.filter { isBeside($0.form) }.map {
      ##"{ "$ref": "#/$defs/\##($0.name)" }"##
    }
    return
      ##"{ "description": "A part of a page: a text, or an object with one key that names the kind of element.", "anyOf": [{ "type": "string" }, { "type": "object", "properties": { \##(StoryboardSchema.properties(keys)) }, \##(oneElement), "additionalProperties": false }, \##(views.joined(separator: ", "))] }"##
  }()

  private static let oneElement =
    #""anyOf": [{ "properties": { "if": false, "unless": false }, "minProperties": 1, "maxProperties": 1 }, { "required": ["if"], "properties": { "unless": false }, "minProperties": 2, "maxProperties": 2 }, { "required": ["unless"], "properties": { "if": false }, "minProperties": 2, "maxProperties": 2 }, { "required": ["if", "unless"], "minProperties": 3, "maxProperties": 3 }]"#

  private static func group<Value>(_ record: Record<Value>, named name: String) -> KeyRow {
    KeyRow(name: name, words: record.words) {
      ##""anyOf": [{ "$ref": "#/$defs/elements" }, { "$ref": "#/$defs/\##(record.name)" }]"##
    }
  }

  private static func isBeside(_ form: ElementForm) -> Bool {
    if case .beside = form { true } else { false }
  }

  /// Whether the value is that of a key, never an object.
  private static func isPlain(_ form: ElementForm) -> Bool {
    if case .value = form { true } else { false }
  }

  private static func value(of kind: any KeyedElement.Type) -> String {
    let reference = kind.name == "image" ? "picture" : kind.name
    return switch kind.form {
    case .value: schema(kind.keys[0].shape, of: kind.name)
    case .object(let short?): either(short, or: reference, of: kind.name)
    case .object, .beside: ##""$ref": "#/$defs/\##(reference)""##
    }
  }

  private static func either(_ short: ElementKey, or name: String, of owner: String) -> String {
    ##""anyOf": [{ \##(schema(short.shape, of: owner)) }, { "$ref": "#/$defs/\##(name)" }]"##
  }

  private static func rows(_ keys: [ElementKey], of owner: String) -> [KeyRow] {
    keys.flatMap { key -> [KeyRow] in
      if case .action = key.shape { return StoryboardKeys.action.rows }
      var row = KeyRow(name: key.name, words: key.summary, isRequired: key.isRequired) {
        schema(key.shape, of: owner)
      }
      if owner == "list", key.name == "filter" { row.schema = JSONShape<ControlID>.id.schema }
      let pictures = ScreenBody.Picture.keys
      if StoryboardKeys.conditions.names.contains(key.name) {
        row.home = StoryboardKeys.conditions.name
      } else if key.summary == ElementKey.enabled.summary, owner != "button" {
        row.home = "button"
      } else if owner.hasSuffix("Picture"), pictures.contains(where: { $0.summary == key.summary })
      {
        row.home = "picture"
      }
      return [row]
    }
  }

  private static func schema(_ shape: KeyShape, of owner: String) -> String {
    func name(of keys: [ElementKey]) -> String {
      parts.first { $0.keys.map(\.name) == keys.map(\.name) }?.name ?? StoryboardKeys.menuEntry.name
    }
    func object(_ keys: [ElementKey], _ form: ElementForm) -> String {
      if case .object(let short?) = form { return either(short, or: name(of: keys), of: owner) }
      return ##""$ref": "#/$defs/\##(name(of: keys))""##
    }
    return switch shape {
    case .text, .string: JSONShape<String>.string.schema()
    case .image: JSONShape<String>.image.schema()
    case .id: JSONShape<ControlID>.id.schema()
    case .flag: JSONShape<Bool>.boolean.schema()
    case .number(let range): JSONShape<Double>.number(in: range).schema()
    case .integer(let range): JSONShape<Int>.integer(in: range).schema()
    case .numbers(let count, let range): JSONShape<[Double]>.numbers(count, in: range).schema()
    case .length(nil): JSONShape<Double>.length.schema()
    case .length(let name?):
      ##""anyOf": [{ "$ref": "#/$defs/length" }, { "const": "\##(name)" }]"##
    case .name(let names) where names == ContainerSetting.shownByControls.map(\.rawValue):
      JSONShape<ContainerSetting>.setting.schema()
    case .name(let names): JSONShape<Int>.choice(among: names).schema()
    case .color: JSONShape<Color>.color.schema()
    case .fill: JSONShape<PageFill>.fill.schema()
    case .actionObject: JSONShape<ScreenAction>.guardedAction.schema()
    case .condition: JSONShape<Formula>.condition.schema()
    case .formula(let range): JSONShape<Formula>.formula(in: range).schema()
    case .elements: ##""$ref": "#/$defs/elements""##
    case .object(let keys, let form): object(keys, form)
    case .objects(let keys, let form):
      #""type": "array", "items": { \#(object(keys, form)) }"#
        + (owner == "choice" ? #", "minItems": 1"# : "")
    case .action: ""
    }
  }
}
