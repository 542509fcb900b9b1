import SwipeTabKit

/// The kinds of replay lines, with the keys and the parsing of each.
enum ReplayVerb: String, CaseIterable {
  case press, move, release, cancel, wheel, key, resize, select, push, pop, set, pages, state,
    expect
  case item, picture, animation, options, activate, overview, assist, text, compose, pan, lift

  var keys: [String] {
    switch self {
    case .press, .move, .release, .cancel: ["x", "y", "device", "pointer", "button"]
    case .wheel: ["dx", "dy", "x", "y", "shift"]
    case .pan: ["dx", "dy", "x", "y"]
    case .key: ["key"]
    case .resize: ["w", "h", "scale"]
    case .select: ["page", "animated"]
    case .push: ["page"]
    case .set: ContainerSetting.written.map(\.rawValue) + ["hidden", "values"]
    case .pages: ["ids"]
    case .picture: ["file"]
    case .animation: ["file", "seconds"]
    case .options: ["arguments"]
    case .activate: ["label"]
    case .assist: ["id", "action", "number", "text"]
    case .text: ["text"]
    case .compose: ["text", "caret"]
    case .state: ["accessibility", "details"]
    case .expect: StateLine.keys
    case .item:
      ["page", "title", "badge", "enabled", "swipe", "loading", "attention", "badgeColor"]
    case .pop, .overview, .lift: []
    }
  }

  func read(_ object: JSONObject) -> ReplayCommand? {
    switch self {
    case .press, .move, .release, .cancel: return pointer(object).map { .input($0) }
    case .wheel: return wheel(object).map { .input($0) }
    case .pan: return pan(object).map { .input($0) }
    case .lift: return .input(.panEnd)
    case .key: return object.required("key", .key).map { .input(.key($0)) }
    case .resize: return resize(object).map { .input($0) }
    case .text: return object.required("text", .string).map { .input(.text($0)) }
    case .compose:
      let caret = object.optional("caret", .integer(in: 0...100_000)) ?? 0
      return object.required("text", .string).map { .input(.composition($0, caret: caret)) }
    case .select:
      let animated = object.optional("animated", .boolean) ?? true
      return object.required("page", .pageReference).map { .select($0, animated: animated) }
    case .push: return object.required("page", .text).map { .push(PageID($0)) }
    case .pop: return .pop
    case .overview: return .overview
    case .set: return set(object)
    case .pages:
      return object.required("ids", .array(of: .text)).map { .pages($0.map { PageID($0) }) }
    case .item: return item(object)
    case .state:
      let accessibility = object.optional("accessibility", .boolean) ?? false
      let details = object.optional("details", .boolean) ?? false
      return .state(accessibility: accessibility, details: details)
    case .expect: return .expect(object.cursor.value)
    case .picture: return object.required("file", .pictureFile).map { .picture(file: $0) }
    case .animation:
      let seconds = object.optional("seconds", .number(in: 0.1...60)) ?? 2
      return object.required("file", .pictureFile).map { .animation(file: $0, seconds: seconds) }
    case .activate: return object.required("label", .string).map { .activate(label: $0) }
    case .assist: return assist(object).map { .input(.accessibility($0)) }
    case .options:
      return object.required("arguments", .array(of: .string)).map { .options(arguments: $0) }
    }
  }

  private func pointer(_ object: JSONObject) -> InputEvent? {
    let device = object.optional("device", .one(of: Contact.Device.self)) ?? .mouse
    let contact = Contact(device: device, pointer: object.optional("pointer", .integer) ?? 0)
    let button = object.optional("button", .integer(in: 1...32)) ?? 1
    if self == .cancel {
      _ = object.optional("x", .number)
      _ = object.optional("y", .number)
      return .cancel(contact)
    }
    let x = object.required("x", .number)
    let y = object.required("y", .number)
    guard let x, let y else { return nil }
    let point = Point(x: x, y: y)
    switch self {
    case .press: return .press(contact, at: point, button: button)
    case .release: return .release(contact, at: point, button: button)
    default: return .move(contact, to: point)
    }
  }

  private func wheel(_ object: JSONObject) -> InputEvent? {
    let dx = object.required("dx", .number)
    let dy = object.required("dy", .number)
    let x = object.required("x", .number)
    let y = object.required("y", .number)
    let shift = object.optional("shift", .boolean) ?? false
    guard let dx, let dy, let x, let y else { return nil }
    return .wheel(dx: dx, dy: dy, at: Point(x: x, y: y), shift: shift)
  }

  private func pan(_ object: JSONObject) -> InputEvent? {
    let dx = object.required("dx", .number)
    let dy = object.required("dy", .number)
    let x = object.required("x", .number)
    let y = object.required("y", .number)
    guard let dx, let dy, let x, let y else { return nil }
    return .pan(dx: dx, dy: dy, at: Point(x: x, y: y))
  }

  private func resize(_ object: JSONObject) -> InputEvent? {
    let width = object.required("w", .number(in: 1...16384))
    let height = object.required("h", .number(in: 1...16384))
    let scale = object.optional("scale", .number(in: 0.5...8)) ?? 1
    guard let width, let height else { return nil }
    return .resize(Size(width: width, height: height), scale: scale)
  }

  private func assist(_ object: JSONObject) -> AccessibilityRequest? {
    let id = object.required("id", .string)
    let action = object.required("action", .one(of: AssistAction.self))
    let text = object.optional("text", .string)
    let number =
      action == .set && object["text"] == nil
      ? object.required("number", .number) : object.optional("number", .number)
    guard let id, let action else { return nil }
    switch action {
    case .activate: return AccessibilityRequest(.activate, of: id)
    case .focus: return AccessibilityRequest(.focus, of: id)
    case .set:
      if let text { return AccessibilityRequest(.setText(text), of: id) }
      return number.map { AccessibilityRequest(.setNumber($0), of: id) }
    }
  }

  private func item(_ object: JSONObject) -> ReplayCommand? {
    let page = object.required("page", .text)
    let change = ItemChange(
      title: object.optional("title", .text), badge: object.optional("badge", .badge),
      isEnabled: object.optional("enabled", .boolean),
      swipeLock: object.optional("swipe", .openDirections),
      isLoading: object.optional("loading", .boolean),
      needsAttention: object.optional("attention", .boolean),
      badgeColor: object.optional("badgeColor", .color))
    return page.map { .item(PageID($0), change) }
  }

  private func set(_ object: JSONObject) -> ReplayCommand {
    let settings = ContainerSetting.written.reduce(into: [:]) { settings, setting in
      settings[setting] = object.optional(setting.rawValue, .written(setting))
    }
    let hidden = object.optional("hidden", .array(of: .string))?.map { PageID($0) }
    let values = object["values"]?.dictionary()?.reduce(into: [:]) { values, member in
      values[ControlID(member.name)] = member.value.read(.stateValue)
    }
    return .set(settings, hidden: hidden, values: values ?? [:])
  }
}

/// The names of the requests of assistive technology.
enum AssistAction: String, CaseIterable {
  case activate, focus, set
}

extension JSONShape<String> {
  static var pictureFile: Self {
    Self { cursor in
      guard let name = cursor.read(.string) else { return nil }
      guard !PictureFile.isNameInReplay(name) else { return name }
      cursor.report("expected \(PictureFile.replayExpectation), found \(quotedWhole(name))")
      return nil
    }
  }
}

extension JSONShape<KeyPress> {
  static var key: Self {
    Self { cursor in
      guard let name = cursor.value.string else {
        return cursor.mismatch(expected: "the name of a key")
      }
      guard let press = KeyNames.parse(name) else {
        let hint = KeyNames.nearest(to: name).map { "; did you mean \(quoted($0))?" } ?? ""
        cursor.report(
          "expected the name of a key such as \"ctrl+tab\", found \(quoted(name))\(hint)")
        return nil
      }
      return press
    }
  }
}

extension JSONShape<ReplayCommand.PageReference> {
  static var pageReference: Self {
    Self { cursor in
      switch cursor.value.kind {
      case .number: cursor.read(JSONShape<Int>.integer).map { .index($0) }
      case .string: cursor.value.string.map { .id(PageID($0)) }
      default: cursor.mismatch(expected: "a page's index or identifier")
      }
    }
  }
}

extension JSONShape<SwipeLock> {
  /// The directions in which swiping may leave a page: the complement of the lock.
  static var openDirections: Self {
    one(of: ["both": [], "forward": .backward, "backward": .forward, "none": .both])
  }
}
