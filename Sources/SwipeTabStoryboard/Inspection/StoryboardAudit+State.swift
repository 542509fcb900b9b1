import SwipeTabKit

extension StoryboardAudit {
  func reportState() {
    let changes = StateChanges(document)
    for (id, value) in document.state.declared {
      if case .text(let text) = value, text == "true" || text == "false" {
        report(
          "\(quoted(id.rawValue)) is a text, which is on unless it is blank; write \(text) without quotes",
          at: declaration(of: id))
      }
      for scale in changes.scales[id] ?? [] {
        guard let range = document.state.range(of: id), range.isBounded, range != scale else {
          continue
        }
        report(
          "\(quoted(id.rawValue)) goes from \(range.text), and its slider from \(scale.text)",
          at: declaration(of: id))
      }
    }
    reportConditions(changes)
  }

  private func declaration(of id: ControlID) -> JSONValue? {
    member("state", of: places.json.root)?.members?.first { $0.key.isString(id.rawValue) }?.key
  }

  private func reportConditions(_ changes: StateChanges) {
    var waiting = [places.json.root]
    while let value = waiting.popLast() {
      for member in value.members.map(Array.init) ?? [] {
        let isCondition = member.key.isString("if") || member.key.isString("unless")
        for text in isCondition ? member.value.elements.map(Array.init) ?? [member.value] : [] {
          if let formula = text.string.flatMap(Formula.init(parsing:)), !changes.mayFulfil(formula)
          {
            report(formula.impossibility, at: text)
          }
        }
        waiting.append(member.value)
      }
      waiting += value.elements.map(Array.init) ?? []
    }
  }

  // MARK: Tabs

  func reportPushedTabs() {
    // A page for new tabs has no other way to open one that is there.
    let tabs = Set(
      document.containers.filter { $0.id == document.root }.flatMap {
        $0.segues.map(\.page) + $0.ids + $0.pages
      })
    for page in document.pages where tabs.contains(page.id) {
      for action in page.actions {
        guard case .push(let target) = action, tabs.contains(target),
          let place = places.pages[page.id].flatMap({ key("push", of: target.rawValue, in: $0) })
        else { continue }
        report(#"\#(quoted(target.rawValue)) is a tab; "select" leads to it"#, at: place)
      }
    }
  }
}

private struct StateChanges {
  /// All values that a control can have, unless it is one of those that the user or a step changes.
  private var values: [ControlID: [ControlValue]] = [:]
  private var changing: Set<ControlID> = []
  private(set) var scales: [ControlID: [ClosedRange<Double>]] = [:]

  init(_ document: StoryboardDocument) {
    for (id, value) in document.state.declared { values[id] = [value] }
    for page in document.pages {
      for control in page.body.flatMap({ ScreenBody.Element($0).controls }) {
        guard let id = control.id else { continue }
        changing.insert(id)
        if case .number(let scale) = control.shape { scales[id, default: []].append(scale.range) }
      }
      for action in page.actions {
        switch action {
        case .set(let id, let value): values[id, default: []].append(value)
        case .toggle(let id), .add(_, let id): changing.insert(id)
        default: continue
        }
      }
    }
  }

  /// Whether a formula is true with some of the values that its names can have, unless there are too many of them.
  func mayFulfil(_ formula: Formula) -> Bool {
    let names = Set(formula.names)
    guard changing.isDisjoint(with: names) else { return true }
    var all: [[ControlID: ControlValue]] = [[:]]
    for name in names {
      guard let values = values[name] else { continue }
      all = values.flatMap { value in all.map { $0.merging([name: value]) { $1 } } }
      guard all.count <= 1000 else { return true }
    }
    return all.contains { values in formula.holds { values[$0] } }
  }
}

extension Formula {
  fileprivate var impossibility: String {
    switch root {
    case .name(let name): Self.impossibility(of: name, "on")
    case .operation(.equal, .name(let name), let .literal(_, wish)):
      Self.impossibility(of: name, wish)
    case .operation(.equal, .name(let name), .name(let wish)):
      Self.impossibility(of: name, wish.rawValue)
    default: "no action makes \(quoted(description)) true"
    }
  }

  private static func impossibility(of name: ControlID, _ wish: String) -> String {
    "nothing sets \(quoted(name.rawValue)) to \(quoted(wish)), so this is never true"
  }
}

extension ClosedRange<Double> {
  fileprivate var isBounded: Bool { lowerBound.isFinite || upperBound.isFinite }
  fileprivate var text: String { "\(lowerBound.shortText) to \(upperBound.shortText)" }
}
