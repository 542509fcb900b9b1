import SwipeTabKit

/// A container whose tabs are not resolved yet.
struct StoryboardContainerDraft {
  var container: StoryboardDocument.Container
  var segues: [(segue: StoryboardDocument.Segue, cursor: JSONCursor)] = []
  var ids: [(id: PageID, cursor: JSONCursor)] = []
  var pages: [(id: PageID, cursor: JSONCursor)] = []
  var additions: [(id: PageID, cursor: JSONCursor)] = []
  var accessory: (id: PageID, cursor: JSONCursor)?
  /// The number of further tabs that could not be read.
  var unreadable = 0
  var initial: (tab: InitialPage, cursor: JSONCursor)?
  /// Whether it sets the position of its toolbar.
  var placesToolbar = false
}

extension StoryboardDecoder {
  /// Reads the containers of the file: the containers in its list, or the one that the file itself describes.
  func readContainers(_ file: JSONObject) {
    let settings = settings(file)
    guard let list = file["containers"] else {
      let container = StoryboardDocument.Container(id: "", settings: settings)
      containers = [draft(file, StoryboardContainerDraft(container: container))]
      return
    }
    for key in StoryboardKeys.tabs {
      file[key]?.report("\(quoted(key)) belongs into a container, as \"containers\" lists them")
    }
    let cursors = list.array() ?? []
    if cursors.isEmpty { list.report("expected a container at least, found none") }
    for cursor in cursors {
      guard let object = cursor.object(keys: StoryboardKeys.container) else { continue }
      let id: PageID? = object.required("id", .id)
      let own = self.settings(object)
      var container = StoryboardDocument.Container(
        id: id ?? "", settings: settings.overridden(by: own))
      container.item = item(object, id: id)
      container.swipeLock = object.optional("swipeLock", .swipeLock) ?? []
      var draft = draft(object, StoryboardContainerDraft(container: container))
      draft.placesToolbar = own.options[.toolbar] != nil
      if let id, let place = object["id"], define(id, at: place) { containers.append(draft) }
    }
  }

  private func draft(
    _ object: JSONObject, _ empty: StoryboardContainerDraft
  ) -> StoryboardContainerDraft {
    var draft = empty
    let segues = object["segues"]?.array() ?? []
    let ids = object["ids"]?.array() ?? []
    let pages = object["pages"]?.array() ?? []
    draft.segues = segues.compactMap(segue)
    draft.ids = ids.compactMap { cursor in cursor.read(.id).map { ($0, cursor) } }
    draft.pages = pages.compactMap { cursor in pageOrID(cursor).map { ($0, cursor) } }
    draft.additions = (object["add"]?.array() ?? []).compactMap { cursor in
      pageOrID(cursor).map { ($0, cursor) }
    }
    draft.unreadable =
      segues.count + ids.count + pages.count
      - (draft.segues.count + draft.ids.count + draft.pages.count)
    draft.container.moreAfter = object.optional("moreAfter", .integer(in: 1...1000))
    if let cursor = object["accessory"] {
      draft.accessory = pageOrID(cursor).map { ($0, cursor) }
    }
    if let cursor = object["initial"] { draft.initial = cursor.read(.tab).map { ($0, cursor) } }
    for (key, name, value) in object["when"]?.dictionary() ?? [] {
      let condition = condition(name, at: key)
      guard let changes = value.object(keys: StoryboardKeys.settings) else { continue }
      let settings = self.settings(changes)
      guard let condition else { continue }
      draft.container.variants.append(
        StoryboardDocument.Variant(condition: condition, settings: settings))
    }
    return draft
  }

  /// A page defined at this value, or the identifier of one defined elsewhere.
  private func pageOrID(_ cursor: JSONCursor) -> PageID? {
    cursor.value.kind == .string ? cursor.read(.id) : page(cursor)
  }

  private func segue(
    _ cursor: JSONCursor
  ) -> (segue: StoryboardDocument.Segue, cursor: JSONCursor)? {
    guard let object = cursor.object(keys: StoryboardKeys.segue) else { return nil }
    let id: PageID? = object.required("id", .id)
    let kind = object.optional("kind", .one(of: StoryboardDocument.Segue.Kind.self)) ?? .show
    let page = object["page"] == nil ? id : object.optional("page", .id)
    guard let id, let page else { return nil }
    let segue = StoryboardDocument.Segue(id: id, kind: kind, page: page)
    return (segue, object["page"] ?? object["id"] ?? cursor)
  }

  // MARK: Settings

  func settings(_ object: JSONObject) -> StoryboardDocument.Settings {
    let tuning = object["tuning"].flatMap { $0.object(keys: StoryboardKeys.tuning) }
    var settings = StoryboardDocument.Settings()
    for setting in ContainerSetting.inStoryboards {
      let place = ContainerSetting.tuning.contains(setting) ? tuning : object
      settings.options[setting] = place?.optional(setting.rawValue, .written(setting, in: plain))
    }
    settings.sortsNaturally = object.optional("naturalOrder", .boolean)
    return settings
  }
}
