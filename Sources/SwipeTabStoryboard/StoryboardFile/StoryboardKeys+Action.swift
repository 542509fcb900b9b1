import SwipeTabKit

/// An action in an object of its own, with the values of the keys beside it.
struct ActionDraft: Sendable {
  var title = ""
  var seconds = 0.0
  var untilInput = false
  var action = ScreenAction.sequence([])
  var condition: Formula?

  var guarded: ScreenAction { condition.map { .when($0, action) } ?? action }
}

extension StoryboardKeys {
  /// The actions, of which an object has one, and the transition beside it.
  static let action = Record<ScreenAction?>("action", nil) {
    "The action of a button, a row or a card. An object has one of these keys, and may have `transition` beside it. `do` performs several."
    #"Pushes this page or container, with a way back. In `continuous` navigation it covers the toolbar, in `perTab` only the tab. For example "detail"."#
    Key("push", .id) { .push($0) }
    #"Selects this tab, by its ID or by its index, counted from 0. For example "search", 0."#
    Key("select", .tab) { tab in
      switch tab {
      case .id(let id): .select(id)
      case .index(let index): .selectIndex(index)
      }
    }
    #"Switches the toggle with this ID, or this value of `state`, on or off. For example "darkMode"."#
    Key("toggle", .id) { .toggle($0) }
    #"Switches the toggle with this ID, or this value of `state`, on. For example "loggedIn"."#
    Key("on", .id) { .set($0, to: .flag(true)) }
    #"Switches the toggle with this ID, or this value of `state`, off. For example "loggedIn"."#
    Key("off", .id) { .set($0, to: .flag(false)) }
    #"Sets values by name: values of `state`, and of toggles, sliders, choices and fields. For example { "seats": 2, "plan": "pro" }."#
    Key("set", each: .stateValue) { .set($0, to: $1) }
    #"Adds to numbers by name, which stay in their ranges. Each is a number or a formula of one. For example { "seats": 1 }, { "balance": "-amount" }."#
    Key("step", each: .formula()) { .add($1, to: $0) }
    #"Changes this setting to its next option, and after the last to the first. A number grows by a step of its scale. For example "animator"."#
    Key("next", .setting) { .step($0, by: 1) }
    #"Changes this setting to its previous option. A number shrinks by a step of its scale. For example "theme"."#
    Key("previous", .setting) { .step($0, by: -1) }
    "Copies all settings that were changed to the clipboard, as Swift source. Only `true`. For example true."
    Key("copySettings", .true) { .copySettings }
    "Goes back by one screen. Only `true`. For example true."
    Key("pop", .true) { .pop }
    "Goes back over all pushed screens. Only `true`. For example true."
    Key("popToRoot", .true) { .popToRoot }
    #"Presents this page as a sheet over everything, until it is dismissed. For example "offer"."#
    Key("present", .id) { .present($0) }
    "Dismisses the sheet that is presented. Only `true`. For example true."
    Key("dismiss", .true) { .dismiss }
    #"Shows this page or container in place of the pushed page in front, to which the user cannot go back. Without a pushed page it has the effect of `root`. For example "welcome"."#
    Key("replace", .id) { .replace($0) }
    #"Shows this page or container in place of everything, without a way back, as after a login. For example "main"."#
    Key("root", .id) { .root($0) }
    #"Opens this address in the program that the desktop uses for it. For example "https://example.org", "mailto:ada@example.org"."#
    Key("open", .address) { .open($0) }
    #"Shows this message for a while at the bottom of the pages. An object can give it a button, such as *Undo*. For example "Copied", { "title": "Deleted", "button": { "title": "Undo", "on": "shown" } }."#
    Key("toast", .later(toast.shape.or("a text", { Toast($0) }))) { .toast($0) }
    #"Sends this message to the program that shows the file. The text after the first colon is its argument. For example "checkout", "add:kettle"."#
    Key("send", .message) { .send($0) }
    #"Performs these actions in order. Each may have an `if` or `unless`, which is checked when its turn comes. For example [{ "on": "loggedIn" }, { "dismiss": true }]."#
    Key("do", .array(of: .later(.guardedAction)).filled(with: "an action")) { .sequence($0) }
    #"The transition with which the screen of `push` or `replace` comes and goes. The default is the option `pushTransition`. For example "fade"."#
    Key("transition", .transition) { action, name, _ in action = action.map { .by(name, $0) } }
  }

  static let guardedAction = Record("itemAction", ActionDraft()) {
    "One action."
    Key(action: \.action)
    Key(conditions, \.condition)
  }

  static let delayed = Record("delayed", ActionDraft()) {
    "One action, and the time until it is performed."
    "The time in seconds, from 0 to 3600. It is 0 or at least a frame, 1/60 s. For example 2."
    Key("seconds", .number(in: 0...3600), isRequired: true) { $0.seconds = $1 }
    Key(action: \.action)
    Key(conditions, \.condition)
  }

  static let repeated = Record("repeated", ActionDraft()) {
    "One action, and the time between its repetitions."
    "The time in seconds, from 0.1 to 3600. For example 1."
    Key("seconds", .number(in: 0.1...3600), isRequired: true) { $0.seconds = $1 }
    Key(action: \.action)
    Key(conditions, \.condition)
    "Whether a press, a key or the wheel ends it. The default is false. For example true."
    Key("untilInput", .boolean) { $0.untilInput = $1 }
  }

  static let refresh = Record("refresh", ActionDraft(seconds: 1)) {
    "The action that loads a page again, and the time before it."
    "The time that a spinner shows before the action, in seconds, from 0 to 3600. The default is 1. For example 2."
    Key("seconds", .number(in: 0...3600)) { $0.seconds = $1 }
    Key(action.rows) { object, draft in
      draft.action = object.cursor.decoder.action(object, isRequired: false) ?? .sequence([])
      return true
    }
    Key(conditions, \.condition)
  }

  static let toast = Record("toast", Toast("")) {
    "A message over the pages, which fades after a time."
    #"The text of the message. For example "Deleted"."#
    Key("title", .userText, isRequired: true) { toast, title, _ in toast = Toast(title) }
    "The time that the message shows, in seconds, from 0 to 3600. The default is 5. For example 2."
    Key("seconds", .number(in: 0...3600)) { $0.duration = $1 }
    #"A button beside the message. By default the message has no button. For example { "title": "Undo", "on": "shown" }."#
    Key("button", toastButton.shape) { toast, button, _ in
      toast = toast.action(button.title, button.action)
    }
  }

  static let toastButton = Record("toastButton", ActionDraft()) {
    "The button of a message."
    #"The text of the button. For example "Undo"."#
    Key("title", .userText, isRequired: true) { $0.title = $1 }
    Key(action: \.action)
  }
}

extension Key {
  /// The action among the keys of an object, which is not valid without one.
  init(action path: WritableKeyPath<Value, ScreenAction> & Sendable) {
    self.init(StoryboardKeys.action.rows) { object, value in
      object.cursor.decoder.action(object).map { value[keyPath: path] = $0 } != nil
    }
  }

  init(action path: WritableKeyPath<Value, ScreenAction?> & Sendable) {
    self.init(StoryboardKeys.action.rows) { object, value in
      value[keyPath: path] = object.cursor.decoder.action(object)
      return true
    }
  }
}

extension Key<ScreenAction?> {
  fileprivate init<Content>(
    _ name: String, _ shape: JSONShape<Content>,
    action: @escaping @Sendable (Content) -> ScreenAction
  ) {
    self.init(name, shape) { $0 = $2.decoder.noted(action($1), at: $2) }
  }

  /// An action for each member of an object.
  fileprivate init<Content>(
    _ name: String, each shape: JSONShape<Content>,
    action: @escaping @Sendable (ControlID, Content) -> ScreenAction
  ) {
    let object = JSONShape<ScreenAction>(
      #""type": "object", "additionalProperties": { \#(shape.schema()) }, "minProperties": 1"#
    ) { cursor in
      guard let members = cursor.dictionary() else { return nil }
      if members.isEmpty { cursor.report("expected the name of a value at least, found none") }
      let actions = members.compactMap { key, name, value in
        value.read(shape).map { cursor.decoder.noted(action(ControlID(name), $0), at: key) }
      }
      return actions.count == 1 ? actions.first : .sequence(actions)
    }
    self.init(name, object) { $0 = $1 }
  }
}

extension JSONShape<ScreenAction> {
  static var guardedAction: Self { StoryboardKeys.guardedAction.shape.map(\.guarded) }
}

extension JSONShape<DelayedAction> {
  static var delayedAction: Self {
    StoryboardKeys.delayed.shape.map { DelayedAction(after: $0.seconds, $0.guarded) }
  }

  static var repeatedAction: Self {
    StoryboardKeys.repeated.shape.map {
      DelayedAction(every: $0.seconds, untilInput: $0.untilInput, $0.guarded)
    }
  }

  static var refreshAction: Self {
    StoryboardKeys.refresh.shape.map { DelayedAction(after: $0.seconds, $0.guarded) }
  }
}

extension JSONShape<String> {
  fileprivate static var transition: Self {
    let common = name(among: PageTransitions.all.map(\.name))
    return Self(common.schema()) { cursor in
      let own = cursor.decoder.plain.ownTransitions
      return cursor.read(
        own.isEmpty ? common : .name(among: (PageTransitions.all + own).map(\.name)))
    }
  }
}

extension StoryboardDecoder {
  func action(_ object: JSONObject, isRequired: Bool = true) -> ScreenAction? {
    let given = zip(StoryboardKeys.actions, StoryboardKeys.action.keys).filter {
      object[$0.0] != nil
    }
    guard let (name, key) = given.first else {
      if isRequired {
        let names = StoryboardKeys.actions
        object.reportMissing("expected one of \(quotedList(names, most: .max))", anyOf: names)
      }
      return nil
    }
    for (other, _) in given.dropFirst() {
      object[other]?.report(
        "expected one action, found \(quoted(name)) and \(quoted(other)); use \"do\" for several")
    }
    var action: ScreenAction?
    _ = key.read(object, &action)
    if !["push", "replace"].contains(name) {
      object["transition"]?.report(
        "\"transition\" says how \"push\" and \"replace\" move, not \(quoted(name))")
    }
    _ = StoryboardKeys.action.keys.last?.read(object, &action)
    return action
  }

  /// Keeps the action until all identifiers are known.
  func noted(_ action: ScreenAction, at cursor: JSONCursor) -> ScreenAction {
    actions.append((action, nil, area, cursor))
    if case .send(let message) = action { require(.action(message), at: cursor) }
    return action
  }

  func require(_ kind: StoryboardRequirement.Kind, at cursor: JSONCursor) {
    requirements.append((StoryboardRequirement(kind: kind), area, cursor))
  }
}
