import SwipeTabKit

extension StoryboardDecoder {
  /// An element of a page's body: a text alone, or an object with one key for its kind.
  var element: JSONShape<StoryboardDocument.Element> {
    JSONShape { [self] cursor in
      if cursor.value.kind == .string { return cursor.read(label).map { .label($0) } }
      if cursor.value.members?.contains(where: { $0.key.isString("view") }) == true {
        return cursor.read(view).map { .view($0) }
      }
      guard let object = cursor.object(keys: StoryboardKeys.kinds) else { return nil }
      let kinds = StoryboardKeys.element.filter { object[$0] != nil }
      guard let kind = kinds.first, let content = object[kind] else {
        // An unknown key has already been reported.
        if cursor.value.members?.first(where: { _ in true }) == nil {
          cursor.report("expected one of \(quotedList(StoryboardKeys.kinds))")
        }
        return nil
      }
      for other in kinds.dropFirst() {
        object[other]?.report(
          "expected one element in an object, found \(quoted(kind)) and \(quoted(other))")
      }
      return element(kind, content)
    }
  }

  private func element(_ kind: String, _ cursor: JSONCursor) -> StoryboardDocument.Element? {
    switch kind {
    case "label": cursor.read(label).map { .label($0) }
    case "image": cursor.read(picture).map { .image($0) }
    case "button": cursor.read(button).map { .button($0) }
    case "list": cursor.read(.array(of: row)).map { .list($0) }
    case "strip": cursor.read(strip).map { .strip($0) }
    case "toggle": cursor.read(toggle).map { .toggle($0) }
    case "slider": cursor.read(slider).map { .slider($0) }
    case "choice": cursor.read(choice).map { .choice($0) }
    case "field": cursor.read(field).map { .field($0) }
    case "setting": cursor.read(setting).map { .setting($0) }
    case "row": cursor.read(group).map { .group($0) }
    case "column": cursor.read(column).map { .group(StoryboardDocument.Group(columns: [$0])) }
    case "code": cursor.read(.one(of: ["settings": .settingsSource]))
    default: cursor.read(Self.spacer).map { .spacer($0) }
    }
  }

  private var label: JSONShape<StoryboardDocument.Label> {
    JSONShape { [self] cursor in
      if cursor.value.kind == .string {
        return cursor.read(text).map { StoryboardDocument.Label(text: $0, alignment: alignment) }
      }
      guard let object = cursor.object(keys: StoryboardKeys.label) else { return nil }
      let text = object.required("text", text)
      var label = StoryboardDocument.Label(text: text ?? "")
      label.style = object.optional("style", .one(of: StoryboardDocument.Label.Style.self)) ?? .body
      label.alignment =
        object.optional("align", .one(of: StoryboardDocument.Label.Alignment.self))
        ?? (label.style == .code ? .leading : alignment)
      label.color = object.optional("color", .color)
      label.size = object.optional("size", .number(in: 4...200))
      label.weight = object.optional("weight", .one(of: StoryboardDocument.Label.Weight.self))
      return text == nil ? nil : label
    }
  }

  private var button: JSONShape<StoryboardDocument.Button> {
    JSONShape { [self] cursor in
      guard let object = cursor.object(keys: StoryboardKeys.button) else { return nil }
      let title = object.required("title", text)
      var button = StoryboardDocument.Button(label: title ?? "")
      button.image = object.optional("image", image)
      button.style =
        object.optional("style", .one(of: StoryboardDocument.Button.Style.self)) ?? .filled
      button.action = action(object, isRequired: true)
      return title == nil ? nil : button
    }
  }

  private var row: JSONShape<StoryboardDocument.Row> {
    JSONShape { [self] cursor in
      if cursor.value.kind == .string {
        return cursor.read(text).map { StoryboardDocument.Row(title: $0) }
      }
      guard let object = cursor.object(keys: StoryboardKeys.row) else { return nil }
      let title = object.required("title", text)
      var row = StoryboardDocument.Row(title: title ?? "")
      row.subtitle = object.optional("subtitle", text)
      row.image = object.optional("image", image)
      row.picture = object.optional("picture", rowPicture)
      row.action = action(object, isRequired: false)
      return title == nil ? nil : row
    }
  }

  private var strip: JSONShape<StoryboardDocument.Strip> {
    JSONShape { [self] cursor in
      if cursor.value.kind == .array {
        return cursor.read(.array(of: card)).map { StoryboardDocument.Strip(cards: $0) }
      }
      guard let object = cursor.object(keys: StoryboardKeys.strip) else { return nil }
      let cards = object.required("cards", .array(of: card))
      var strip = StoryboardDocument.Strip(cards: cards ?? [])
      strip.height = object.optional("height", .length) ?? strip.height
      strip.cardWidth = object.optional("cardWidth", .length) ?? strip.cardWidth
      return cards == nil ? nil : strip
    }
  }

  private var card: JSONShape<StoryboardDocument.Card> {
    JSONShape { [self] cursor in
      if cursor.value.kind == .string {
        return cursor.read(text).map { StoryboardDocument.Card(title: $0) }
      }
      guard let object = cursor.object(keys: StoryboardKeys.card) else { return nil }
      if object["title"] == nil, object["image"] == nil, object["picture"] == nil {
        cursor.report("expected the key \"title\", \"image\" or \"picture\"")
      }
      if object["picture"] != nil {
        object["image"]?.report("expected an image or a picture, found both")
      }
      var card = StoryboardDocument.Card()
      card.title = object.optional("title", text)
      card.image = object.optional("image", image)
      card.picture = object.optional("picture", cardPicture)
      card.background = object.optional("background", background)
      card.action = action(object, isRequired: false)
      return card
    }
  }

  private var toggle: JSONShape<StoryboardDocument.Toggle> {
    JSONShape { [self] cursor in
      guard let object = cursor.object(keys: StoryboardKeys.toggle) else { return nil }
      let id = object.required("id", .id)
      let title = object.required("title", text)
      let isOn = object.optional("on", .boolean) ?? false
      if let id, let place = object["id"] {
        if let first = toggles[id] {
          mistakes.report(
            "duplicate toggle \(quoted(id.rawValue))", at: place.value, first: first.value)
        } else {
          toggleIDs.append(id)
          toggles[id] = place
        }
      }
      guard let id, let title else { return nil }
      return StoryboardDocument.Toggle(id: id, title: title, isOn: isOn)
    }
  }

  /// A custom view, whose identifier no other view of the page has.
  private var view: JSONShape<ScreenBody.View> {
    JSONShape { [self] cursor in
      guard let object = cursor.object(keys: StoryboardKeys.view) else { return nil }
      let id = object.required("view", .id)
      let height = object.optional("height", .length)
      let isEdgeToEdge = object.optional("edgeToEdge", .boolean) ?? false
      let isFocusable = object.optional("focusable", .boolean) ?? false
      guard let id, let place = object["view"] else { return nil }
      if let first = views[id] {
        mistakes.report(
          "duplicate view \(quoted(id.rawValue)) on a page", at: place.value, first: first.value)
        return nil
      }
      views[id] = place
      require(.view(id), at: place)
      return ScreenBody.View(
        id, height: height, isEdgeToEdge: isEdgeToEdge, isFocusable: isFocusable)
    }
  }

  /// A length, or nil for an equal share of the height that is left.
  private static var spacer: JSONShape<Double?> {
    JSONShape { cursor in
      switch cursor.value.kind {
      case .string: cursor.read(.one(of: ["flexible": nil]))
      case .number: cursor.read(.length).map { .some($0) }
      default: cursor.mismatch(expected: "a number of points or \"flexible\"")
      }
    }
  }
}
