import SwipeTabKit

/// The keys of each kind of object in a storyboard file, from which the JSON Schema is written.
enum StoryboardKeys {
  static let actions = Array(action.names.dropLast())
  static let besideInRow = conditions.names + ElementKey.inRow.map(\.name)

  static let conditions = Record<Formula?>("conditions", nil) {
    "The keys of everything that is visible only in some states."
    #"It is visible only while this condition is true. A hidden tab keeps its place, and an action is omitted. For example "loggedIn", "seats > 2", ["loggedIn", "plan = pro"]."#
    Key("if", .condition) { $0 = $1 }
    #"It is visible only while this condition is false. In a list, all conditions must be false. For example "loggedIn", ["loggedIn", "seats = 0"]."#
    Key("unless", .condition) { condition, forbidden, _ in
      condition = .requiring(condition, unless: forbidden)
    }
  }

  /// The file, whose larger parts are read in an order of their own.
  static let document = Record("document", (isLenient: false, font: StoryboardFont?.none)) {
    "Pages, the containers whose tabs they are, and the options of these containers. Settings at the top are the defaults of all containers."
    Key(tabs.rows) { _, _ in true }
    Key(settings.rows) { _, _ in true }
    #"The place of this schema, for editors. For example "storyboard.schema.json"."#
    Key("$schema", .string) { _, _, _ in }
    #"The containers of a file with several. Then `pages`, `segues`, `ids`, `add`, `initial`, `accessory` and `when` are keys of the containers. For example [{ "id": "shop", "pages": [{ "id": "home", "title": "Home" }] }]."#
    part(
      "containers", ##""type": "array", "items": { "$ref": "#/$defs/container" }, "minItems": 1"##)
    #"Pages that are not tabs themselves. Actions push or present them, or `segues` and `ids` register them as tabs. For example [{ "id": "detail", "navigationTitle": "Details" }]."#
    part("screens", ##""type": "array", "items": { "$ref": "#/$defs/page" }"##)
    #"The ID of the container or page that is shown first. The default is the first container. For example "shop"."#
    part("root", ##""$ref": "#/$defs/id""##)
    #"Values by name: true or false, numbers and texts, as they are at the start. Conditions use them, actions change them, and texts show them by their names in braces. For example { "loggedIn": false, "seats": { "value": 2, "from": 1, "to": 6 } }."#
    part(
      "state",
      ##""type": "object", "propertyNames": { "pattern": "\\S" }, "additionalProperties": { "anyOf": [{ "$ref": "#/$defs/stateValue" }, { "$ref": "#/$defs/stateNumber" }] }"##
    )
    #"The texts of tokens, by language and by token. A text with a number in braces can have forms for it. A language that lacks a text takes it from its shorter form (pt for pt-BR), then from `locale`. For example { "en": { "SLUG-HOME": "Home" }, "ja": { "SLUG-HOME": "ホーム" } }."#
    part(
      "strings",
      ##""type": "object", "propertyNames": { "pattern": "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$" }, "additionalProperties": { "type": "object", "propertyNames": { "pattern": "^SLUG-" }, "additionalProperties": { "anyOf": [{ "$ref": "#/$defs/string" }, { "$ref": "#/$defs/plural" }] } }"##
    )
    #"The language that is shown first, and that provides texts that other languages lack. The default is the first language of `strings`. For example "en"."#
    part("locale", #""type": "string""#)
    "Whether mistakes are omitted and reported instead of refusing the file. The default is false. For example true."
    Key("lenient", .boolean) { $0.isLenient = $1 }
    #"The font of all texts, a file in the folder of the storyboard. By default it is the system's font, or without a window the built-in font. Bold texts use the file that `bold` names, or the file beside the font with a matching name, such as Brand-Bold.ttf. The font is read at the start. For example "fonts/Brand.ttf"."#
    Key("font", .font) { $0.font = $1 }
  }

  private static func part<Value>(_ name: String, _ schema: String) -> Key<Value> {
    Key([KeyRow(name: name, schema: { schema })]) { _, _ in true }
  }
}
