import SwipeTabKit

/// A container whose tabs are not resolved yet.
struct StoryboardContainerDraft {
  typealias Located<Content> = (content: Content, cursor: JSONCursor)

  var container = StoryboardDocument.Container(id: "")
  var segues: [Located<StoryboardDocument.Segue>] = []
  var ids: [Located<PageID>] = []
  var pages: [Located<PageID>] = []
  var additions: [Located<PageID>] = []
  var accessory: Located<PageID>?
  /// The number of further tabs that could not be read.
  var unreadable = 0
  var initial: Located<InitialPage>?
  var placesToolbar = false
}

extension StoryboardKeys {
  static let tabs = Record("tabs", StoryboardContainerDraft()) {
    "The pages that are the tabs of a container."
    #"The tabs in the given order, after the tabs that `segues` and `ids` register. Each is a page, or the ID of a page elsewhere in the file. The ID of another container makes tabs inside a tab. That container needs a title or an image, and its toolbar is at the top by default. For example [{ "id": "home", "title": "Home", "image": "house" }, "search"]."#
    Key("pages", .array(of: .located(.page.defined(as: "tab")))) { $0.pages = $1 }
    #"Pages registered as tabs by segues. They are sorted by ID together with `ids`. For example [{ "id": "toMusic", "page": "music" }]."#
    Key("segues", .array(of: .segue)) { $0.segues = $1 }
    #"Pages, or other containers, registered as tabs by their IDs. They are sorted together with `segues`. For example ["films", "books"]."#
    Key("ids", .array(of: .located(.id))) { $0.ids = $1 }
    #"Pages that the user can add, by a button at the end of the toolbar or Ctrl+T. The first page that is not open is added, or else a copy of the last. For example [{ "id": "new", "title": "New tab" }]."#
    Key("add", .array(of: .located(.page.defined(as: "tab")))) { $0.additions = $1 }
    #"The tab that is shown first, by ID or index. An index counts all pages of the file, also hidden ones. The default is the first tab. For example "search", 1."#
    Key("initial", .located(.tab)) { $0.initial = $1 }
    #"The number of tabs before the tab "More", a screen that lists all other pages and pushes the chosen one, as in UITabBarController. It needs at least two pages to list. Its ID is `more`. It is usually combined with `"navigation": "perTab"`, so that the bar stays. For example 4."#
    Key("moreAfter", .integer(in: 1...1000)) { $0.container.moreAfter = $1 }
    #"The page whose body is above a toolbar at the bottom, or below a toolbar at the top, such as the strip of a music player. It is the page's ID or the page itself. It moves with a toolbar that hides or shrinks. For example "player", { "id": "player", "body": [{ "label": "Blue in Green" }] }."#
    Key("accessory", .located(.page)) { $0.accessory = $1 }
    #"Settings that apply only in some states, by the condition. A condition is the ID of a toggle that is on, or a comparison. For example { "dark": { "theme": "dark" } }."#
    Key("when", .variants) { $0.container.variants = $1 }
    Key { object, draft in
      let given = ["segues", "ids", "pages"].compactMap { object[$0]?.value.elements }
      let readable = draft.segues.count + draft.ids.count + draft.pages.count
      draft.unreadable = given.joined().reduce(0) { count, _ in count + 1 } - readable
    }
  }

  static let container = Record("container", StoryboardContainerDraft()) {
    "A swipeable tab container. It is shown first, pushed by a button, or a tab of another container."
    #"The ID of the container, for `push`, `root` and the `pages` of another container. It must be unique among pages and containers. For example "shop"."#
    Key("id", .id, isRequired: true) { $0.container.id = $1 }
    #"The item for the container in the toolbar of another container that lists it in `pages` or `ids`. Its keys may also be in the container itself, but not in both. For example { "title": "News", "image": "bell" }."#
    Key(item: \.container.item, of: \.container.id)
    Key("swipeLock", .swipeLock) { $0.container.swipeLock = $1 }.described(in: page.name)
    Key(tabs, \.self)
    Key(settings, \.container.settings)
  }

  static let segue = Record("segue", StoryboardDocument.Segue(id: "", page: "")) {
    "A named link from a container to a page, which becomes a tab of this ID."
    #"The ID of the segue, which is also its tab's ID. For example "toMusic"."#
    Key("id", .id, isRequired: true) { $0.id = $1 }
    #"The kind of the segue in the original. It is kept, and has no effect. The default is `show`. For example "modal"."#
    Key("kind", .one(of: StoryboardDocument.Segue.Kind.self)) { $0.kind = $1 }
    #"The ID of the target page. The default is the segue's ID. For example "music"."#
    Key("page", .id) { $0.page = $1 }
  }

  static let settings = Record("settings", StoryboardDocument.Settings()) {
    "The look and behavior of a container."
    options(
      ContainerSetting.inStoryboards.filter { !ContainerSetting.tuning.contains($0) }, \.options)
    #"Thresholds of gestures and motion. For example { "stiffness": 200, "dampingRatio": 0.8 }."#
    Key("tuning", tuning.shape) { settings, options, _ in
      settings.options.merge(options) { $1 }
    }
    "Whether numbers in the IDs of registered pages are sorted by their value, so that page2 is before page10. The default is false. For example true."
    Key("naturalOrder", .boolean) { $0.sortsNaturally = $1 }
  }

  static let tuning = Record<[ContainerSetting: ControlValue]>("tuning", [:]) {
    "Thresholds of gestures and motion."
    options(ContainerSetting.inStoryboards.filter(ContainerSetting.tuning.contains), \.self)
  }

  /// The keys of options, which have their own table.
  private static func options<Value>(
    _ settings: [ContainerSetting],
    _ path: WritableKeyPath<Value, [ContainerSetting: ControlValue]> & Sendable
  ) -> Key<Value> {
    Key(settings.map { KeyRow(name: $0.rawValue) }) { object, value in
      let plain = object.cursor.decoder.plain
      for setting in settings {
        value[keyPath: path][setting] = object.optional(
          setting.rawValue, .written(setting, in: plain))
      }
      return true
    }
  }
}

extension JSONShape {
  fileprivate static func located<Content>(_ shape: JSONShape<Content>) -> Self
  where Value == StoryboardContainerDraft.Located<Content> {
    Self(shape.schema()) { cursor in shape.read(cursor).map { ($0, cursor) } }
  }
}

extension JSONShape<PageID> {
  /// A page defined at this value, or the identifier of one defined elsewhere.
  fileprivate static var page: Self {
    Self("\"anyOf\": [{ \(id.schema()) }, { \(StoryboardKeys.page.shape.schema()) }]") { cursor in
      cursor.value.kind == .string ? cursor.read(.id) : cursor.decoder.page(cursor)
    }
  }
}

extension JSONShape<StoryboardContainerDraft.Located<StoryboardDocument.Segue>> {
  fileprivate static var segue: Self {
    Self(StoryboardKeys.segue.shape.schema()) { cursor in
      var segue = StoryboardDocument.Segue(id: "", page: "")
      guard let object = cursor.object(keys: StoryboardKeys.segue.names),
        StoryboardKeys.segue.read(object, into: &segue)
      else { return nil }
      if object["page"] == nil { segue.page = segue.id }
      guard !segue.page.rawValue.isEmpty else { return nil }
      return (segue, object["page"] ?? object["id"] ?? cursor)
    }
  }
}

extension JSONShape<[StoryboardDocument.Variant]> {
  fileprivate static var variants: Self {
    let settings = StoryboardKeys.settings.shape
    return Self("\"type\": \"object\", \"additionalProperties\": { \(settings.schema()) }") {
      cursor in
      cursor.dictionary()?.compactMap { key, name, value in
        let condition = cursor.decoder.condition(name, at: key)
        guard let settings = value.read(settings), let condition else { return nil }
        return StoryboardDocument.Variant(condition: condition, settings: settings)
      }
    }
  }
}

extension StoryboardDecoder {
  /// Reads the containers of the file: the containers in its list, or the one that the file itself describes.
  func readContainers(_ file: JSONObject) {
    var draft = StoryboardContainerDraft()
    _ = StoryboardKeys.settings.read(file, into: &draft.container.settings)
    guard let list = file["containers"] else {
      _ = StoryboardKeys.tabs.read(file, into: &draft)
      containers = [draft]
      return
    }
    for key in StoryboardKeys.tabs.names {
      file[key]?.report("\(quoted(key)) belongs into a container, as \"containers\" lists them")
    }
    let common = draft.container.settings
    let cursors = list.array() ?? []
    if cursors.isEmpty { list.report("expected a container at least, found none") }
    for cursor in cursors {
      guard let object = cursor.object(keys: StoryboardKeys.container.names) else { continue }
      var draft = StoryboardContainerDraft()
      let isWhole = StoryboardKeys.container.read(object, into: &draft)
      draft.placesToolbar = draft.container.settings.options[.toolbar] != nil
      draft.container.settings = common.overridden(by: draft.container.settings)
      if isWhole, let place = object["id"], define(draft.container.id, at: place) {
        containers.append(draft)
      }
    }
  }
}
