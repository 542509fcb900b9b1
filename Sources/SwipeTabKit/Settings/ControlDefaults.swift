/// The initial values of controls, by identifier.
///
/// Controls with one identifier share their value, so that they begin alike too, with that of the first one.
package struct ControlDefaults: Sendable, Hashable {
  /// The values of controls.
  package private(set) var values: [ControlID: ControlValue] = [:]

  /// The names of the options of choices, by the identifier of the choice.
  private var options: [ControlID: Set<String>] = [:]

  /// Makes the defaults of toggles.
  package init(toggles: [ControlID: Bool] = [:]) { values = toggles.mapValues { .flag($0) } }

  /// Whether a toggle is on at first.
  package func isOn(_ toggle: ControlID) -> Bool { values[toggle]?.flag ?? false }

  /// Adds the controls of a body.
  package mutating func add(_ body: ScreenBody) {
    for control in body.leaves.lazy.compactMap(\.base.control) {
      guard case .value(let id, let value) = control.source else { continue }
      values[id] = values[id] ?? value
      if let names = control.shape.options?.map(\.name) {
        options[id, default: []].formUnion(names)
      }
    }
  }

  /// Whether a control may have a value: every one may but one of options, which has no such option.
  func allows(_ value: ControlValue, of control: ControlID) -> Bool {
    options[control].map { value.text.map($0.contains) ?? false } ?? true
  }
}
