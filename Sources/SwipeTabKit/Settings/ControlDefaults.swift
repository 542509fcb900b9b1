/// The initial values of controls, by name.
///
/// Controls of one name share their value, so that they begin alike too, with that of the first one.
package struct ControlDefaults: Sendable, Hashable {
  /// The values of toggles, sliders, choices and text fields.
  package private(set) var values: [PageID: ControlValue] = [:]

  /// The names of the options of choices.
  private var options: [PageID: Set<String>] = [:]

  /// Makes the defaults of toggles.
  package init(toggles: [PageID: Bool] = [:]) { values = toggles.mapValues { .flag($0) } }

  /// Whether a toggle is on at first.
  package func isOn(_ toggle: PageID) -> Bool { values[toggle]?.flag ?? false }

  /// Adds the controls of a body.
  package mutating func add(_ body: ScreenBody) {
    for control in body.leaves.lazy.compactMap(\.control) {
      switch control.source {
      case .toggle(let toggle, let isOn): values[toggle] = values[toggle] ?? .flag(isOn)
      case .value(let id, let value):
        values[id] = values[id] ?? value
        if case .choice(let names) = control.kind {
          options[id, default: []].formUnion(names.map(\.name))
        }
      case .setting: break
      }
    }
  }

  /// Whether a control may have a value: every one but a choice may, which then has no such option.
  func allows(_ value: ControlValue, of control: PageID) -> Bool {
    options[control].map { value.name.map($0.contains) ?? false } ?? true
  }
}
