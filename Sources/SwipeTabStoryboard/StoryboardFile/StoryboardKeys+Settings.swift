import SwipeTabKit

extension StoryboardKeys {
  static let itemLayout = Record(
    "itemLayout", (width: Double?.none, gap: 10.0, shortest: Double?.none)
  ) {
    "Items with a given width in the middle of the toolbar. With `shortest` they are tabs as in a browser."
    "The width of an item in points, from 0 to 10,000. For example 76."
    Key("width", .length, isRequired: true) { $0.width = $1 }
    "The space between two items in points, from 0 to 10,000. The default is 10. For example 10."
    Key("gap", .length) { $0.gap = $1 }
    "The least width of a tab in points, from 28 to 10,000. For `tabs` it is 100. Tabs divide the toolbar from its start, each at most `maximumItemWidth` wide. If they would be narrower than this, the toolbar scrolls. For example 90."
    Key("shortest", .number(in: 28...10_000)) { $0.shortest = $1 }
  }

  static let insets = Record("insets", EdgeInsets.zero) {
    "A length in points for each edge. A missing edge has 0."
    "The length at the top, in points, from 0 to 10,000. The default is 0. For example 24."
    Key("top", .length) { $0.top = $1 }
    "The length at the left, in points, from 0 to 10,000. The default is 0. For example 44."
    Key("left", .length) { $0.left = $1 }
    "The length at the bottom, in points, from 0 to 10,000. The default is 0. For example 34."
    Key("bottom", .length) { $0.bottom = $1 }
    "The length at the right, in points, from 0 to 10,000. The default is 0. For example 44."
    Key("right", .length) { $0.right = $1 }
  }

  static let colors = Record("colors", ColorsDraft()) {
    "Colors by their names, some of them for one theme only."
    Key(themeColors, \.common)
    "Whether a selected image that is not `original` is drawn in the selected tint. Otherwise it has its own colors. By default the theme decides. For example true."
    Key("tintsSelectedImages", .boolean) { $0.tintsSelectedImages = $1 }
    ##"The colors of only the light theme, by name. They have priority over the colors beside `light`. For example { "selectedTint": "#8A1C3B" }."##
    Key("light", themeColors.shape) { $0.own[.light] = $1 }
    ##"The colors of only the dark theme, by name. They have priority over the colors beside `dark`. For example { "selectedTint": "#F2A0B5" }."##
    Key("dark", themeColors.shape) { $0.own[.dark] = $1 }
  }

  static let themeColors = Record<[ThemeColor: Color]>("themeColors", [:]) {
    "Colors by their names."
    Key(
      colorUses.map {
        KeyRow(
          name: $0.rawValue,
          words: "The color of \($1). The default is the theme's color. For example \"#2F80ED\".",
          schema: JSONShape<Color>.color.schema)
      }
    ) { object, colors in
      for (name, _) in colorUses { colors[name] = object.optional(name.rawValue, .color) }
      return true
    }
  }

  private static let colorUses: KeyValuePairs<ThemeColor, String> = [
    .background: "pages without a background",
    .toolbar: "the toolbar",
    .navigationBar: "the navigation bar",
    .cell: "rows, cards and controls",
    .separator: "lines between rows and beside bars",
    .selectedTint: "the selected item, buttons and switches",
    .tint: "items that are not selected",
    .navigationTint: "buttons of the navigation bar",
    .control: "the parts of controls that are neither chosen nor filled",
    .text: "texts",
    .secondaryText: "quieter texts, such as captions",
    .badge: "badges",
    .badgeText: "texts on badges",
    .highlight: "hovered and pressed elements",
    .focus: "the ring around the keyboard focus",
  ]

  struct ColorsDraft {
    var common: [ThemeColor: Color] = [:]
    var own: [Theme.Appearance: [ThemeColor: Color]] = [:]
    var tintsSelectedImages: Bool?
  }
}
