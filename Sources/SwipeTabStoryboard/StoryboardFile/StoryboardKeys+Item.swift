import SwipeTabKit

extension StoryboardKeys {
  static let item = Record("item", TabItem(title: "")) {
    "The item for a page in the toolbar."
    #"The text of the item in the toolbar. Like every visible text it may be a token, such as SLUG-HOME, which `strings` replaces by a text in the language. It is required unless there is an `image`. For example "Home", "SLUG-HOME"."#
    Key("title", .userText) { $0.title = $1 }
    #"The name of the image of the item, without ending: `house` is house.svg, house.png or house.jpg beside the file or in its folder `icons`, or one of the built-in icons. By default there is no image. For example "house"."#
    Key("image", .image) { $0.image = $1 }
    #"The name of the image while the item is selected. The default is `image`. For example "house-filled"."#
    Key("selectedImage", .image) { $0.selectedImage = $1 }
    #"The name of the item for assistive technology and for tests. The default is `title`. An image without a title needs a label. For example "Your account"."#
    Key("label", .userText) { $0.label = $1 }
    #"The effect of a tap on the item, in words. It is shown in the tooltip after half a second, and read aloud. The default is empty. For example "Opens the mailbox"."#
    Key("hint", .userText) { $0.hint = $1 }
    #"A name for tests, which is not visible. The default is the ID of the page. For example "tab-home"."#
    Key("identifier", .string) { $0.identifier = $1 }
    #"A badge on the item: a short text, a number (0 shows nothing, more than 99 shows as 99+), or true for a dot. By default the item has no badge. For example 3, "new", true."#
    Key("badge", .badge) { item, badge, cursor in
      item.badge = badge
      if case .text(let text) = badge { cursor.decoder.note(text, at: cursor) }
    }
    #"The badge in words for assistive technology. The default is the badge's text. For example "3 unread messages"."#
    Key("badgeLabel", .userText) { $0.badgeLabel = $1 }
    ##"The color of the badge, drawn opaque. Its text gets a legible color. The default is the theme's color. For example "#15803D"."##
    Key("badgeColor", .color) { $0.badgeColor = $1 }
    "Whether taps and keys may select it. If it is false, the item is pale. The default is true. For example false."
    Key("enabled", .boolean) { $0.isEnabled = $1 }
    "Whether the page is omitted from the toolbar and from paging. The default is false. For example true."
    Key("hidden", .boolean) { $0.isHidden = $1 }
    "Whether this page may be closed, if `close` allows closing. The default is true. For example false."
    Key("closable", .boolean) { $0.isClosable = $1 }
    #"The heading of the item's section in a toolbar at a side with titles beside images. It is above the first item of the section. The default is empty, for no section. For example "Library"."#
    Key("section", .userText) { $0.section = $1 }
    "Whether the page is pinned. A pinned page is before all others, and cannot be closed. As the tab of a browser, its item shows only its image and does not scroll away. The default is false. For example true."
    Key("pinned", .boolean) { $0.isPinned = $1 }
    "Whether the page loads. A spinner then turns in place of the image. The default is false. For example true."
    Key("loading", .boolean) { $0.isLoading = $1 }
    "Whether the page wants attention. While it is not selected, a dot with a glow is on its item. The default is false. For example true."
    Key("attention", .boolean) { $0.needsAttention = $1 }
    #"The colors of its images. With `template` they have the tint, with `original` their own colors. With `automatic`, the default, only the selected image has its own colors. For example "original"."#
    Key("rendering", .one(of: TabItem.Rendering.self)) { $0.rendering = $1 }
    #"The sizes of its image and title. By default they have the bar's sizes. For example { "titleSize": 13, "imageSize": 28 }."#
    Key("look", look.shape) { $0.look = $1 }
    #"The sizes of its image and title while it is more than half selected. The default is `look`. For example { "titleWeight": "bold" }."#
    Key("selectedLook", look.shape) { $0.selectedLook = $1 }
    #"The motion of its image when the item is selected, or tapped while it is selected. It is `bounce`, `turn`, or images one after the other. With reduced motion the image does not move. By default it does not move either. For example "bounce", { "frames": ["heart", "star"] }."#
    Key("animation", animation) { $0.animation = $1 }
    #"The action of taps and keys on the item, in place of selecting its page. Swipes skip such a page. For example { "present": "offer" }."#
    Key("action", .guardedAction) { $0.action = $1 }
    #"Entries in the menu of the tab, above the container's entries. The default is empty. For example [{ "title": "Mute", "image": "bell", "send": "mute" }]."#
    Key("menu", .array(of: menuEntry.shape)) { $0.menuEntries = $1 }
    Key(conditions, \.condition)
  }

  static let menuEntry = Record("menuEntry", TabItem.MenuEntry("", action: .sequence([]))) {
    "An entry in the menu of a tab."
    #"The text of the entry. For example "Mute"."#
    Key("title", .userText, isRequired: true) { $0.title = $1 }
    #"The name of the image before the text. By default there is no image. For example "bell"."#
    Key("image", .image) { $0.image = $1 }
    #"The purpose of the entry. The only role, `destructive`, has the color of warnings. By default an entry has no role. For example "destructive"."#
    Key("role", .one(of: ["destructive": true])) { $0.isDestructive = $1 }
    "Whether it can be chosen. If it is false, the entry is pale. The default is true. For example false."
    Key("enabled", .boolean) { $0.isEnabled = $1 }
    Key(action: \.action)
    Key(conditions, \.condition)
  }

  static let look = Record("look", TabItem.Look()) {
    "The sizes of an item's image and title, and where they are moved to."
    "The size of the title, in points, from 4 to 64. The default is 11 below an image, 14 beside an image, and 15 without an image. For example 13."
    Key("titleSize", .number(in: TabItem.Look.titleSizes)) { $0.titleSize = $1 }
    #"The weight of the title. The default is `regular`. For example "bold"."#
    Key("titleWeight", .one(of: ["regular": .regular, "bold": .bold])) { $0.titleWeight = $1 }
    "The width and height of the image, in points, from 4 to 128. The default is 24, or 26 without a title, or 20 on the tab of a browser. For example 28."
    Key("imageSize", .number(in: TabItem.Look.imageSizes)) { $0.imageSize = $1 }
    #"The insets of the image in its place. The default is 0. For example { "top": 6, "bottom": -6 }."#
    Key("imageInsets", shifts.shape) { $0.imageInsets = $1 }
    #"The insets of the title in its place. The default is 0. For example { "top": -2, "bottom": 2 }."#
    Key("titleInsets", shifts.shape) { $0.titleInsets = $1 }
  }

  static let shifts = Record("shifts", EdgeInsets.zero) {
    "A length in points for each edge, negative to extend beyond it. A missing edge has 0."
    "The inset at the top edge, in points, from -200 to 200. The default is 0. For example 6."
    Key("top", shift) { $0.top = $1 }
    "The inset at the left edge, in points, from -200 to 200. The default is 0. For example 2."
    Key("left", shift) { $0.left = $1 }
    "The inset at the bottom edge, in points, from -200 to 200. The default is 0. For example -6."
    Key("bottom", shift) { $0.bottom = $1 }
    "The inset at the right edge, in points, from -200 to 200. The default is 0. For example -2."
    Key("right", shift) { $0.right = $1 }
  }
  private static let shift = JSONShape<Double>.number(in: -200...200)

  private static let animation = frames.shape.map { $0 as any ItemAnimation }.or(
    .one(of: ["bounce": .bounce, "turn": .turn]))

  static let frames = Record("frames", FramesAnimation([])) {
    "Images that an item shows one after the other."
    #"The names of the images. For example ["heart", "star"]."#
    Key("frames", .array(of: .image), isRequired: true) { $0.images = $1 }
    "The number of images per second, from 1 to 60. The default is 12. For example 24."
    Key("perSecond", .number(in: 1...60)) { $0.perSecond = $1 }
  }
}

extension Key {
  /// The item of a page or container, from its own object or from among the keys of the page.
  init(
    item path: WritableKeyPath<Value, TabItem?> & Sendable, of id: KeyPath<Value, PageID> & Sendable
  ) {
    let item = StoryboardKeys.item
    self.init([KeyRow(name: "item", schema: item.shape.schema)] + item.rows) { object, value in
      var place: JSONObject? = object
      if let cursor = object["item"] {
        for key in item.names {
          object[key]?.report("\(quoted(key)) stands beside \"item\", but belongs into it")
        }
        place = cursor.object(keys: item.names)
      }
      let decoder = object.cursor.decoder
      guard let place else {
        decoder.obstacles[value[keyPath: id]] = ""
        return true
      }
      value[keyPath: path] = decoder.within(.item) { decoder.item(place, value[keyPath: id]) }
      return true
    }
  }
}

extension StoryboardDecoder {
  fileprivate func item(_ object: JSONObject, _ id: PageID) -> TabItem? {
    var item = TabItem(title: "")
    _ = StoryboardKeys.item.read(object, into: &item)
    let label = object["label"]
    if label == nil { item.label = item.title ?? "" }
    // An invalid value has already been reported, so that it is not reported as missing too.
    let isWrong =
      (object["image"] != nil && item.image == nil)
      || [object["title"], label].contains { $0.map { $0.value.kind != .string } ?? false }
    guard let obstacle = isWrong ? "" : Self.obstacle(to: item, hasLabel: label != nil) else {
      return item
    }
    obstacles[id] = obstacle
    if item.condition != nil, !isWrong {
      for key in StoryboardKeys.conditions.names {
        object[key]?.report("\(quoted(key)) hides a tab, which this page is not: \(obstacle)")
      }
    }
    return nil
  }

  /// Why a page with this item cannot be a tab, as a sentence.
  private static func obstacle(to item: TabItem, hasLabel: Bool) -> String? {
    let hasTitle = item.title.map { !$0.isBlank } ?? false
    let hasImage = item.image.map { !$0.isBlank } ?? false
    if !hasTitle && !hasImage { return "it has neither a title nor an image" }
    guard item.label.isBlank else { return nil }
    return hasLabel ? "its label is blank" : "it has an image and no title, and so needs a label"
  }
}
