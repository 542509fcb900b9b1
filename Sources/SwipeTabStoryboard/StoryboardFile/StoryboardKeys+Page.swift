import SwipeTabKit

extension StoryboardKeys {
  static let page = Record("page", StoryboardDocument.Page(id: "")) {
    "One screen."
    #"The ID of the page, by which links, tests and saved states find it. It must be unique among pages and containers. For example "home"."#
    Key("id", .id, isRequired: true) { $0.id = $1 }
    #"The item for the page in the toolbar. Its keys may also be in the page itself, but not in both. For example { "title": "Home", "image": "house" }."#
    Key(item: \.item, of: \.id)
    #"The title in the navigation bar. The default is the item's title. For example "Trips"."#
    Key("navigationTitle", .userText) { $0.navigationTitle = $1 }
    #"Buttons at the start of the navigation bar, after the back button. The default is empty. For example [{ "title": "Menu", "image": "list", "present": "menu" }]."#
    Key("leading", .array(of: barButton.shape).within(.bar)) { $0.leadingButtons = $1 }
    #"Buttons at the end of the navigation bar. The default is empty. For example [{ "title": "Add", "image": "plus", "push": "new" }]."#
    Key("trailing", .array(of: barButton.shape).within(.bar)) { $0.trailingButtons = $1 }
    ##"The background of the page: a color, a gradient, or a picture that covers it. The default is the theme's color. For example "blue", { "from": "#FFFFFF", "to": "#C9DCF2" }, { "image": "hall", "color": "#202020" }."##
    Key("background", like: background) { page, cursor in
      guard cursor.value.members?.contains(where: { $0.key.isString("image") }) == true else {
        return cursor.read(.fill).map { page.background = $0 }
      }
      return cursor.object(keys: pagePicture.names).map { _ = pagePicture.read($0, into: &page) }
    }
    #"The header above the body, which collapses while the page scrolls. It is a large title, or an object with a picture, heights and more. For example "Albums", { "title": "Kind of Blue", "image": "cover", "expanded": 240 }."#
    Key("header", header.shape.or("a title", { StoryboardDocument.Header(title: $0) })) {
      $0.header = $1
    }
    #"The elements of the page from top to bottom. The page scrolls if they do not fit. The default is empty. For example ["Hello", { "button": { "title": "Go on", "push": "next" } }]."#
    Key("body", .array(of: .element).within(.body)) { $0.body = $1 }
    #"The directions in which a swipe cannot leave the page: `forward`, `backward`, `both` or `none`, the default. The key `swipe` of a replay is the opposite. It names the directions in which a swipe can leave. For example "forward"."#
    Key("swipeLock", .swipeLock) { $0.swipeLock = $1 }
    #"Whether the toolbar is shown while this page is in front. By default the container decides. For example "hidden"."#
    Key("toolbarVisibility", .visibility) { $0.showsToolbar = $1 }
    #"Whether the navigation bar is shown while this page is in front. By default the container decides. For example "hidden"."#
    Key("navigationBarVisibility", .visibility) { $0.showsNavigationBar = $1 }
    "Whether Escape, a tap beside it or a pull downwards dismisses the page while it is a sheet. The default is true. An action can always dismiss it. For example false."
    Key("allowsDismissal", .boolean) { $0.allowsDismissal = $1 }
    #"An action that is performed once the page has been in front for a time. A press, a key or the wheel cancels it until the page comes to the front again. By default there is no action. For example { "seconds": 2, "replace": "welcome" }."#
    Key("after", .delayedAction) { $0.delayedAction = $1 }
    #"An action that is performed again and again while the page is in front, as for a timer. With `untilInput` a press, a key or the wheel ends it until the page comes to the front again. A page has `after` or `every`. For example { "seconds": 1, "step": { "rest": -1 }, "if": "rest > 0" }."#
    Key("every", .repeatedAction) { $0.delayedAction = $1 }
    #"The action of a tap beside the page's elements, such as anywhere on the view above the toolbar. The page's title is its name for assistive technology. By default such a tap has no effect. For example { "present": "player" }."#
    Key("onTap", .guardedAction) { $0.tapAction = $1 }
    #"The action when the user pulls the page down at its top, or presses F5 or Ctrl+R. A spinner shows before it, as if the page loaded something. By default these have no effect. For example { "seconds": 1.5, "step": { "mails": 1 } }."#
    Key("onRefresh", .refreshAction) { $0.refreshAction = $1 }
    #"The page that is shown beside this page until the user opens another. If a tab is at least 720 points wide, its content is a list at the leading edge. The pages that its rows push are beside the list. In a narrower tab they are pushed over it. The navigation must be `perTab`. By default the page has the whole width. For example "nothing-chosen"."#
    Key("detail", .id) { page, detail, cursor in
      cursor.decoder.details.append((page.id, detail, cursor))
    }
    #"The height of the page while it is a sheet. With `fitted`, the default, it has the height of its body. With `half` it has half of the container's height, and with `full` the whole height. For example "half"."#
    Key("sheet", .one(of: SheetStyle.Height.self)) { $0.sheetStyle.height = $1 }
    "Whether a bar above the body has the title, the buttons and a close button while the page is a sheet. The default is false. For example true."
    Key("sheetTitle", .boolean) { $0.sheetStyle.hasTitleBar = $1 }
    #"The form of the page after `present`. `automatic`, the default, is a `sheet` in a container narrower than 500 points, and a `card` in any other. A `card` is in the middle, and a `sheet` at the bottom edge. `full` fills the container. An `alert` is a small card that a tap beside it does not dismiss. For example "sheet"."#
    Key("presentation", .one(of: SheetStyle.Form.self)) { $0.sheetStyle.form = $1 }
    "Whether the page may be a tab. The default is true. For example false."
    Key("tab", .boolean) { $0.canBeTab = $1 }
    Key { object, page in
      if object["after"] != nil, page.delayedAction?.repeats == true {
        object["every"]?.report("expected \"after\" or \"every\", found both")
      }
      let form = page.sheetStyle.form
      if form == .full || form == .alert {
        object["sheet"]?.report(
          "\"sheet\" has no effect, as the presentation is \(quoted(form.rawValue))",
          severity: .warning)
      }
    }
  }

  static let pagePicture = Record("pagePicture", StoryboardDocument.Page(id: "")) {
    "A picture that covers a page."
    #"The name of the picture. It keeps its proportions, so that two sides may be cut off. For example "hall"."#
    Key("image", .image, isRequired: true) { $0.backgroundImage = $1 }
    ##"The color of the picture behind texts. Texts get a color that is legible on it. It is drawn below the picture, and with high contrast instead of it. The default is the theme's color. For example "#202020"."##
    Key("color", .color) { page, color, _ in page.background = .color(color) }
  }

  private static let background = JSONShape<Void>(
    "\"anyOf\": [{ \(JSONShape<PageFill>.fill.schema()) }, { \(pagePicture.shape.schema()) }]"
  ) { _ in }

  static let header = Record("header", StoryboardDocument.Header()) {
    "The header of a page, which gets lower while the page scrolls down."
    #"The title. The default is the title in the navigation bar. For example "Kind of Blue"."#
    Key("title", .userText) { $0.title = $1 }
    #"A line below the title, which is not visible once the header is collapsed. For example "Miles Davis"."#
    Key("subtitle", .userText) { $0.subtitle = $1 }
    #"The name of a picture that fills the header. For example "cover"."#
    Key("image", .image) { $0.image = $1 }
    "The point of the picture that is as near as possible to the middle of the header, as fractions of its width and height. The default is the middle. For example [0.5, 0.7]."
    Key("focus", .numbers(2, in: 0...1)) { $0.focus = $1 }
    ##"The fill of the header, below a picture: a color or a gradient. The default is the background of the theme. For example "#264653"."##
    Key("background", .fill) { $0.background = $1 }
    "The height at the top of the page, in points. The default is 120. For example 240."
    Key("expanded", .number(in: PageHeader.heights)) { $0.expanded = $1 }
    "The height after the page has scrolled down, in points, at most `expanded`. The default is 52. With 0 the header scrolls away, and the title appears in the navigation bar. For example 0."
    Key("collapsed", like: JSONShape<Double>.number(in: PageHeader.heights)) { header, cursor in
      let most = header.expanded ?? PageHeader("").expanded
      return cursor.read(.number(in: 0...most)).map { header.collapsed = $0 }
    }
  }

  static let barButton = Record("barButton", StoryboardDocument.Button(label: "")) {
    "A button in the navigation bar."
    #"The name of the button, for assistive technology and its tooltip. It is visible if the button has no image. For example "Add"."#
    Key("title", .userText, isRequired: true) { $0.label = $1 }
    #"The name of the image that replaces the title. By default there is no image. For example "plus"."#
    Key("image", .image) { $0.image = $1 }
    Key(action: \.action)
    Key(conditions, \.condition)
  }

  static let gradient = Record(
    "gradient", (from: Color?.none, to: Color?.none, direction: PageFill.Direction.down)
  ) {
    "From one color to another."
    ##"The color at the start. For example "#FFFFFF"."##
    Key("from", .color, isRequired: true) { $0.from = $1 }
    ##"The color at the end. For example "#C9DCF2"."##
    Key("to", .color, isRequired: true) { $0.to = $1 }
    #"The direction of the gradient: `down` (the default), `across` from the start of a line to its end, or `diagonal` from the corner at the top and the start. For example "across"."#
    Key("direction", .one(of: PageFill.Direction.self)) { $0.direction = $1 }
  }
}

extension StoryboardDecoder {
  /// Reads a page and stores it by its identifier, or nil if that is missing or taken.
  func page(_ cursor: JSONCursor) -> PageID? {
    guard let object = cursor.object(keys: StoryboardKeys.page.names) else { return nil }
    var page = StoryboardDocument.Page(id: "")
    let (firstAction, firstRequirement) = (actions.count, requirements.count)
    views.removeAll(keepingCapacity: true)
    guard StoryboardKeys.page.read(object, into: &page) else { return nil }
    for index in firstAction..<actions.count {
      // An item's action runs on whichever page is selected then, so it belongs to no page.
      let isHidden = actions[index].area == .bar && page.showsNavigationBar == false
      if actions[index].area != .item, !isHidden { actions[index].page = page.id }
    }
    for index in firstRequirement..<requirements.count where requirements[index].area == .body {
      requirements[index].requirement.page = page.id
    }
    guard let place = object["id"], define(page.id, at: place) else { return nil }
    if !page.canBeTab { obstacles[page.id] = "it says \"tab\": false" }
    pages.append(page)
    pageIDs.insert(page.id)
    return page.id
  }

  func define(_ id: PageID, at cursor: JSONCursor) -> Bool {
    if let first = places[id] {
      report("duplicate ID \(quoted(id.rawValue))", at: cursor.value, first: first.value)
      return false
    }
    ids.append(id)
    places[id] = cursor
    return true
  }
}
