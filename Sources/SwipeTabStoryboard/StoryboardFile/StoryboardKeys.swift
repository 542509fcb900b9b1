import SwipeTabKit

/// The keys of each kind of object in a storyboard file, as in the JSON Schema.
enum StoryboardKeys {
  static let action = [
    "push", "select", "toggle", "next", "previous", "copySettings", "pop", "popToRoot", "present",
    "dismiss", "send",
  ]

  static let item = [
    "title", "image", "selectedImage", "label", "hint", "identifier", "badge", "badgeLabel",
    "enabled", "hidden", "closable", "rendering", "action",
  ]
  static let page =
    ["id", "item"] + item + [
      "navigationTitle", "leading", "trailing", "background", "body", "swipeLock",
      "toolbarVisibility", "navigationBarVisibility", "allowsDismissal", "tab",
    ]
  static let barButton = ["title", "image"] + action
  static let gradient = ["from", "to", "direction"]

  static let element = [
    "label", "image", "button", "list", "strip", "toggle", "slider", "choice", "field", "setting",
    "code", "spacer", "row", "column",
  ]
  /// A custom view, which is the one element whose options stand beside its name.
  static let view = ["view", "height", "edgeToEdge", "focusable"]
  static let kinds = element + ["view"]
  static let group = ["items", "align"]
  static let column = ["items", "weight", "width"]
  static let label = ["text", "style", "align", "color", "size", "weight"]
  static let picture = [
    "name", "label", "width", "height", "mode", "corners", "background", "rendering", "template",
    "color",
  ]
  /// A picture whose size and corners are those of its card.
  static let cardPicture = ["name", "label", "mode", "rendering", "color"]
  static let button = ["title", "image", "style"] + action
  static let row = ["title", "subtitle", "image", "picture"] + action
  static let strip = ["cards", "height", "cardWidth"]
  static let card = ["title", "image", "picture", "background"] + action
  static let toggle = ["id", "title", "on"]
  static let slider = ["id", "title", "from", "to", "step", "unit", "value"]
  static let choice = ["id", "title", "options", "value"]
  static let field = ["id", "title", "placeholder", "value", "secure", "compact", "limit"]
  static let option = ["name", "title"]
  static let setting = ["name", "title"]

  static let settings =
    ContainerSetting.inStoryboards.filter { !ContainerSetting.tuning.contains($0) }.map(\.rawValue)
    + ["tuning", "naturalOrder"]
  static let tuning = ContainerSetting.inStoryboards.filter(ContainerSetting.tuning.contains).map(
    \.rawValue)
  static let itemLayout = ["width", "gap", "shortest"]
  static let colors = ThemeColor.allCases.map(\.rawValue) + ["tintsSelectedImages"]
  static let insets = ["top", "left", "bottom", "right"]
  static let segue = ["id", "kind", "page"]
  static let tabs = ["pages", "segues", "ids", "add", "initial", "moreAfter", "when"]
  static let container = ["id"] + tabs + settings
  static let document =
    tabs + settings + [
      "$schema", "containers", "screens", "root", "strings", "locale", "lenient",
    ]
}
