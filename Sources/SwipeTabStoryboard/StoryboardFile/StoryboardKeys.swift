import SwipeTabKit

/// The keys of each kind of object in a storyboard file, as in the JSON Schema.
enum StoryboardKeys {
  static let action = StoryboardAction.all.map(\.name)
  static let actionObject = action + ["transition"]
  static let conditions = ElementKey.conditions.map(\.name)
  static let number = ["value", "from", "to"]

  static let item =
    [
      "title", "image", "selectedImage", "label", "hint", "identifier", "badge", "badgeLabel",
      "badgeColor", "enabled", "hidden", "closable", "section", "pinned", "loading", "attention",
      "rendering",
      "look", "selectedLook",
      "animation", "action", "menu",
    ] + conditions
  static let menuEntry = ["title", "image", "role", "enabled"] + actionObject + conditions
  static let look = ["titleSize", "titleWeight", "imageSize", "imageInsets", "titleInsets"]
  static let frames = ["frames", "perSecond"]
  static let page =
    ["id", "item"] + item + [
      "navigationTitle", "leading", "trailing", "background", "header", "body", "swipeLock",
      "toolbarVisibility", "navigationBarVisibility", "allowsDismissal", "after", "every", "onTap",
      "onRefresh", "detail", "sheet", "sheetTitle", "presentation", "tab",
    ]
  static let header = [
    "title", "subtitle", "image", "focus", "background", "expanded", "collapsed",
  ]
  static let barButton = ["title", "image"] + actionObject + conditions
  static let toast = ["title", "seconds", "button"]
  static let delayed = ["seconds"] + actionObject + conditions
  static let repeated = delayed + ["untilInput"]
  static let pagePicture = ["image", "color"]
  static let gradient = ["from", "to", "direction"]

  static let group = ["items", "align", "breaksBelow"]
  static let column = ["items", "weight", "width"]
  static let inRow = ElementKey.inRow.map(\.name)
  static let besideInRow = conditions + inRow

  static let settings =
    ContainerSetting.inStoryboards.filter { !ContainerSetting.tuning.contains($0) }.map(\.rawValue)
    + ["tuning", "naturalOrder"]
  static let tuning = ContainerSetting.inStoryboards.filter(ContainerSetting.tuning.contains).map(
    \.rawValue)
  static let itemLayout = ["width", "gap", "shortest"]
  static let themeColors = ThemeColor.allCases.map(\.rawValue)
  static let colors =
    themeColors + ["tintsSelectedImages"] + Theme.Appearance.allCases.map(\.rawValue)
  static let font = ["regular", "bold"]
  static let insets = ["top", "left", "bottom", "right"]
  static let segue = ["id", "kind", "page"]
  static let tabs = ["pages", "segues", "ids", "add", "initial", "moreAfter", "accessory", "when"]
  static let container = ["id", "item"] + item + ["swipeLock"] + tabs + settings
  static let document =
    tabs + settings + [
      "$schema", "containers", "screens", "root", "state", "strings", "locale", "lenient", "font",
    ]
}
