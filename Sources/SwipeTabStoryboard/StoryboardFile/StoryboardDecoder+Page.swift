import SwipeTabKit

extension StoryboardDecoder {
  /// Reads a page and stores it by its identifier, or nil if that is missing or taken.
  func page(_ cursor: JSONCursor) -> PageID? {
    guard let object = cursor.object(keys: StoryboardKeys.page) else { return nil }
    let id: PageID? = object.required("id", .id)
    var page = StoryboardDocument.Page(id: id ?? "")
    page.item = item(object, id: id)
    // An item's action runs on whichever page is selected then, so it belongs to no page.
    let start = actions.count
    page.navigationTitle = object.optional("navigationTitle", text)
    page.leadingButtons = object.optional("leading", .array(of: barButton)) ?? []
    page.trailingButtons = object.optional("trailing", .array(of: barButton)) ?? []
    let endOfBar = actions.count
    readBackground(object["background"], of: &page)
    page.header = object.optional("header", header)
    page.body = body(object, of: id)
    page.swipeLock = object.optional("swipeLock", .swipeLock) ?? []
    page.showsToolbar = object.optional("toolbarVisibility", .one(of: Self.visibilities))
    page.showsNavigationBar = object.optional(
      "navigationBarVisibility", .one(of: Self.visibilities))
    page.allowsDismissal = object.optional("allowsDismissal", .boolean) ?? true
    page.delayedAction = object.optional("after", delayedAction)
    if let every = object.optional("every", repeatedAction) {
      if object["after"] != nil {
        object["every"]?.report("expected \"after\" or \"every\", found both")
      }
      page.delayedAction = every
    }
    page.refreshAction = object.optional("onRefresh", refreshAction)
    page.tapAction = object.optional("onTap", guardedAction)
    if let id, let cursor = object["detail"], let detail = cursor.read(JSONShape<PageID>.id) {
      details.append((id, detail, cursor))
    }
    let form = object.optional("presentation", .one(of: SheetStyle.Form.self)) ?? .automatic
    page.sheetStyle = SheetStyle(
      object.optional("sheet", .one(of: SheetStyle.Height.self)) ?? .fitted, as: form,
      hasTitleBar: object.optional("sheetTitle", .boolean) ?? false)
    if form == .full || form == .alert {
      object["sheet"]?.report(
        "\"sheet\" has no effect, as the presentation is \(quoted(form.rawValue))",
        severity: .warning)
    }
    page.canBeTab = object.optional("tab", .boolean) ?? true
    let firstReachable = page.showsNavigationBar == false ? endOfBar : start
    for index in firstReachable..<actions.count { actions[index].page = id }
    guard let id, let place = object["id"], define(id, at: place) else { return nil }
    if !page.canBeTab { obstacles[id] = "it says \"tab\": false" }
    pages.append(page)
    pageIDs.insert(id)
    return id
  }

  private func body(_ page: JSONObject, of id: PageID?) -> [StoryboardDocument.Element] {
    let start = requirements.count
    views.removeAll(keepingCapacity: true)
    let body = page.optional("body", .array(of: element)) ?? []
    for index in start..<requirements.count { requirements[index].requirement.page = id }
    return body
  }

  func require(_ kind: StoryboardRequirement.Kind, at cursor: JSONCursor) {
    requirements.append((StoryboardRequirement(kind: kind), cursor))
  }

  func define(_ id: PageID, at cursor: JSONCursor) -> Bool {
    if let first = places[id] {
      mistakes.report("duplicate ID \(quoted(id.rawValue))", at: cursor.value, first: first.value)
      return false
    }
    ids.append(id)
    places[id] = cursor
    return true
  }

  private static let visibilities: KeyValuePairs<String, Bool> = ["shown": true, "hidden": false]

  // MARK: Items

  /// Reads a page's item from the item's object, or else from the page's members.
  func item(_ page: JSONObject, id: PageID?) -> TabItem? {
    guard let cursor = page["item"] else { return item(page, id) }
    for key in StoryboardKeys.item {
      page[key]?.report("\(quoted(key)) stands beside \"item\", but belongs into it")
    }
    guard let object = cursor.object(keys: StoryboardKeys.item) else {
      if let id { obstacles[id] = "" }
      return nil
    }
    return item(object, id)
  }

  private func item(_ object: JSONObject, _ id: PageID?) -> TabItem? {
    var item = TabItem(title: "")
    // A blank title means no title on the item, but it is not a mistake in the file.
    let title = object.optional("title", text)
    item.title = title
    item.image = object.optional("image", image)
    item.selectedImage = object.optional("selectedImage", image)
    let label = object.optional("label", text)
    item.label = label ?? item.title ?? ""
    item.hint = object.optional("hint", text)
    item.identifier = object.optional("identifier", .string)
    item.badge = object.optional("badge", .badge)
    if case .text(let badge) = item.badge, let cursor = object["badge"] {
      note(badge, at: cursor)
    }
    item.badgeLabel = object.optional("badgeLabel", text)
    item.badgeColor = object.optional("badgeColor", .color)
    item.isHidden = object.optional("hidden", .boolean) ?? false
    item.isClosable = object.optional("closable", .boolean) ?? true
    item.isPinned = object.optional("pinned", .boolean) ?? false
    item.section = object.optional("section", text)
    item.isLoading = object.optional("loading", .boolean) ?? false
    item.needsAttention = object.optional("attention", .boolean) ?? false
    item.isEnabled = object.optional("enabled", .boolean) ?? true
    item.rendering = object.optional("rendering", .one(of: TabItem.Rendering.self)) ?? .automatic
    item.look = object.optional("look", look) ?? TabItem.Look()
    item.selectedLook = object.optional("selectedLook", look)
    item.animation = object.optional("animation", animation)
    item.action = object.optional("action", guardedAction)
    item.menuEntries = object.optional("menu", .array(of: menuEntry)) ?? []
    item.condition = condition(object)
    // An invalid value has already been reported, so that it is not reported as missing too.
    let isWrong =
      (object["title"] != nil && title == nil) || (object["image"] != nil && item.image == nil)
      || (object["label"] != nil && label == nil)
    guard let obstacle = isWrong ? "" : Self.obstacle(to: item, hasLabel: label != nil) else {
      return item
    }
    if let id { obstacles[id] = obstacle }
    if item.condition != nil, !isWrong {
      for key in StoryboardKeys.conditions {
        object[key]?.report("\(quoted(key)) hides a tab, which this page is not: \(obstacle)")
      }
    }
    return nil
  }

  private var look: JSONShape<TabItem.Look> {
    JSONShape { cursor in
      guard let object = cursor.object(keys: StoryboardKeys.look) else { return nil }
      return TabItem.Look(
        titleSize: object.optional("titleSize", .number(in: TabItem.Look.titleSizes)),
        titleWeight: object.optional("titleWeight", .one(of: ["regular": .regular, "bold": .bold]))
          ?? .regular,
        imageSize: object.optional("imageSize", .number(in: TabItem.Look.imageSizes)),
        imageInsets: object.optional("imageInsets", .shifts) ?? .zero,
        titleInsets: object.optional("titleInsets", .shifts) ?? .zero)
    }
  }

  private var animation: JSONShape<any ItemAnimation> {
    JSONShape { [self] cursor in
      guard cursor.value.kind == .object else {
        return cursor.read(.one(of: ["bounce": .bounce, "turn": .turn]))
      }
      guard let object = cursor.object(keys: StoryboardKeys.frames) else { return nil }
      let images = object.required("frames", .array(of: image))
      let perSecond = object.optional("perSecond", .number(in: 1...60)) ?? 12
      return images.map { FramesAnimation($0, perSecond: perSecond) }
    }
  }

  private var menuEntry: JSONShape<TabItem.MenuEntry> {
    JSONShape { [self] cursor in
      guard let object = cursor.object(keys: StoryboardKeys.menuEntry) else { return nil }
      let title = object.required("title", text)
      let image = object.optional("image", image)
      let role = object.optional("role", .one(of: ["destructive": true]))
      let isEnabled = object.optional("enabled", .boolean) ?? true
      let condition = condition(object)
      guard let action = action(object, isRequired: true), let title else { return nil }
      var entry = TabItem.MenuEntry(title, image: image, isEnabled: isEnabled, action: action)
      (entry.condition, entry.isDestructive) = (condition, role ?? false)
      return entry
    }
  }

  /// Why a page with this item cannot be a tab, as a sentence.
  private static func obstacle(to item: TabItem, hasLabel: Bool) -> String? {
    let hasTitle = item.title.map { !$0.isBlank } ?? false
    let hasImage = item.image.map { !$0.isBlank } ?? false
    if !hasTitle && !hasImage { return "it has neither a title nor an image" }
    guard item.label.isBlank else { return nil }
    return hasLabel ? "its label is blank" : "it has an image and no title, and so needs a label"
  }

  // MARK: Backgrounds and buttons

  private func readBackground(_ cursor: JSONCursor?, of page: inout StoryboardDocument.Page) {
    guard let cursor else { return }
    guard cursor.value.members?.contains(where: { $0.key.isString("image") }) == true,
      let object = cursor.object(keys: StoryboardKeys.pagePicture)
    else {
      page.background = cursor.read(.fill)
      return
    }
    page.backgroundImage = object.required("image", image)
    page.background = object.optional("color", .color).map { .color($0) }
  }

  private var header: JSONShape<StoryboardDocument.Header> {
    JSONShape { [self] cursor in
      if cursor.value.kind == .string {
        return cursor.read(text).map { StoryboardDocument.Header(title: $0) }
      }
      guard cursor.value.kind == .object else {
        return cursor.mismatch(expected: "a title or an object")
      }
      guard let object = cursor.object(keys: StoryboardKeys.header) else { return nil }
      var header = StoryboardDocument.Header()
      header.title = object.optional("title", text)
      header.subtitle = object.optional("subtitle", text)
      header.image = object.optional("image", image)
      header.focus = object.optional("focus", .numbers(2, in: 0...1))
      header.background = object.optional("background", .fill)
      header.expanded = object.optional("expanded", .number(in: PageHeader.heights))
      let most = header.expanded ?? PageHeader("").expanded
      header.collapsed = object.optional("collapsed", .number(in: 0...most))
      return header
    }
  }

  private var barButton: JSONShape<StoryboardDocument.Button> {
    JSONShape { [self] cursor in
      guard let object = cursor.object(keys: StoryboardKeys.barButton) else { return nil }
      let title = object.required("title", text)
      let image = object.optional("image", image)
      let action = action(object, isRequired: true)
      let condition = condition(object)
      return title.map {
        StoryboardDocument.Button(label: $0, image: image, action: action, condition: condition)
      }
    }
  }
}

extension JSONShape<EdgeInsets> {
  /// A length for each edge, negative to go beyond it and 0 if it is missing.
  fileprivate static var shifts: Self {
    Self { cursor in
      guard let object = cursor.object(keys: StoryboardKeys.insets) else { return nil }
      let lengths = StoryboardKeys.insets.map { object.optional($0, .number(in: -200...200)) ?? 0 }
      return EdgeInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
    }
  }
}
