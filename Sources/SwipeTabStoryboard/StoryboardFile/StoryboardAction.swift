import SwipeTabKit

/// An action that buttons, rows, cards and items can have: the key, and how its value is read.
struct StoryboardAction: Sendable {
  let name: String
  let read: @Sendable (StoryboardDecoder, JSONCursor) -> ScreenAction?

  static let all: [StoryboardAction] = [
    one("push") { $0.read(.id).map { .push($0) } },
    one("select") { cursor in
      cursor.read(.tab).map { tab in
        switch tab {
        case .id(let id): .select(id)
        case .index(let index): .selectIndex(index)
        }
      }
    },
    one("toggle") { $0.read(.id).map { .toggle($0) } },
    one("on") { $0.read(.id).map { .set($0, to: .flag(true)) } },
    one("off") { $0.read(.id).map { .set($0, to: .flag(false)) } },
    each("set", { _ in .stateValue }) { .set($0, to: $1) },
    each("step", { $0.formula() }) { .add($1, to: $0) },
    one("next") { $0.read(.setting).map { .step($0, by: 1) } },
    one("previous") { $0.read(.setting).map { .step($0, by: -1) } },
    one("copySettings") { $0.read(.true).map { .copySettings } },
    one("pop") { $0.read(.true).map { .pop } },
    one("popToRoot") { $0.read(.true).map { .popToRoot } },
    one("present") { $0.read(.id).map { .present($0) } },
    one("dismiss") { $0.read(.true).map { .dismiss } },
    one("replace") { $0.read(.id).map { .replace($0) } },
    one("root") { $0.read(.id).map { .root($0) } },
    one("open") { $0.read(.address).map { .open($0) } },
    StoryboardAction(name: "toast") { $1.read($0.toast).map { .toast($0) } },
    one("send") { $0.read(.message).map { .send($0) } },
    StoryboardAction(name: "do") { decoder, cursor in
      guard let actions = cursor.array() else { return nil }
      if actions.isEmpty { cursor.report("expected an action at least, found none") }
      return .sequence(actions.compactMap { $0.read(decoder.guardedAction) })
    },
  ]

  private static func one(
    _ name: String, _ read: @escaping @Sendable (JSONCursor) -> ScreenAction?
  ) -> StoryboardAction {
    StoryboardAction(name: name) { decoder, cursor in
      read(cursor).map { decoder.note($0, at: cursor) }
    }
  }

  private static func each<Value>(
    _ name: String, _ shape: @escaping @Sendable (StoryboardDecoder) -> JSONShape<Value>,
    _ action: @escaping @Sendable (ControlID, Value) -> ScreenAction
  ) -> StoryboardAction {
    StoryboardAction(name: name) { decoder, cursor in
      guard let members = cursor.dictionary() else { return nil }
      if members.isEmpty { cursor.report("expected the name of a value at least, found none") }
      let actions = members.compactMap { key, name, value in
        value.read(shape(decoder)).map { decoder.note(action(ControlID(name), $0), at: key) }
      }
      return actions.count == 1 ? actions.first : .sequence(actions)
    }
  }
}

extension StoryboardDecoder {
  /// An action in a separate object, which may have a condition.
  var guardedAction: JSONShape<ScreenAction> {
    JSONShape { [self] cursor in
      let keys = StoryboardKeys.actionObject + StoryboardKeys.conditions
      guard let object = cursor.object(keys: keys) else { return nil }
      let condition = condition(object)
      return action(object, isRequired: true).map { action in
        condition.map { .when($0, action) } ?? action
      }
    }
  }

  var toast: JSONShape<Toast> {
    JSONShape { [self] cursor in
      if cursor.value.kind == .string { return cursor.read(text).map { Toast($0) } }
      guard cursor.value.kind == .object else {
        return cursor.mismatch(expected: "a text or an object")
      }
      guard let object = cursor.object(keys: StoryboardKeys.toast) else { return nil }
      let title = object.required("title", text)
      let seconds = object.optional("seconds", .number(in: 0...3600))
      let button = object.optional("button", toastButton)
      guard let title else { return nil }
      let toast = Toast(title, duration: seconds ?? Toast("").duration)
      return button.map { toast.action($0.title, $0.action) } ?? toast
    }
  }

  private var toastButton: JSONShape<(title: String, action: ScreenAction)> {
    JSONShape { [self] cursor in
      let keys = ["title"] + StoryboardKeys.actionObject
      guard let object = cursor.object(keys: keys) else { return nil }
      let title = object.required("title", text)
      guard let action = action(object, isRequired: true), let title else { return nil }
      return (title, action)
    }
  }

  /// The action that loads a page again, and the time for which the spinner shows before it.
  var refreshAction: JSONShape<DelayedAction> {
    JSONShape { [self] cursor in
      guard let object = cursor.object(keys: StoryboardKeys.delayed) else { return nil }
      let seconds = object.optional("seconds", .number(in: 0...3600)) ?? 1
      let condition = condition(object)
      let action = action(object, isRequired: false) ?? .sequence([])
      return DelayedAction(after: seconds, condition.map { .when($0, action) } ?? action)
    }
  }

  var delayedAction: JSONShape<DelayedAction> {
    delayed(StoryboardKeys.delayed, from: 0) { DelayedAction(after: $1, $2) }
  }

  var repeatedAction: JSONShape<DelayedAction> {
    delayed(StoryboardKeys.repeated, from: 0.1) { object, seconds, action in
      DelayedAction(
        every: seconds, untilInput: object.optional("untilInput", .boolean) ?? false, action)
    }
  }

  private func delayed(
    _ keys: [String], from least: Double,
    _ made: @escaping (JSONObject, Double, ScreenAction) -> DelayedAction
  ) -> JSONShape<DelayedAction> {
    JSONShape { [self] cursor in
      guard let object = cursor.object(keys: keys) else { return nil }
      let seconds = object.required("seconds", .number(in: least...3600))
      let condition = condition(object)
      guard let action = action(object, isRequired: true), let seconds else { return nil }
      return made(object, seconds, condition.map { .when($0, action) } ?? action)
    }
  }

  /// Reads the action among the members of an object, and notes the actions in it, whose names are looked up later.
  func action(_ object: JSONObject, isRequired: Bool) -> ScreenAction? {
    let given = StoryboardAction.all.compactMap { row in object[row.name].map { (row, $0) } }
    guard let (row, cursor) = given.first else {
      if isRequired {
        object.reportMissing(
          "expected one of \(quotedList(StoryboardKeys.action, most: .max))",
          anyOf: StoryboardKeys.action)
      }
      return nil
    }
    for (other, cursor) in given.dropFirst() {
      cursor.report(
        "expected one action, found \(quoted(row.name)) and \(quoted(other.name)); "
          + "use \"do\" for several")
    }
    let action = row.read(self, cursor)
    guard let transition = object["transition"] else { return action }
    if !["push", "replace"].contains(row.name) {
      transition.report(
        "\"transition\" says how \"push\" and \"replace\" move, not \(quoted(row.name))")
    }
    return transition.read(.name(among: transitionNames)).flatMap { name in
      action.map { .by(name, $0) }
    }
  }

  private var transitionNames: [String] {
    (PageTransitions.all + plain.ownTransitions).map(\.name)
  }

  func note(_ action: ScreenAction, at cursor: JSONCursor) -> ScreenAction {
    actions.append((action, nil, cursor))
    if case .send(let message) = action { require(.action(message), at: cursor) }
    return action
  }
}
