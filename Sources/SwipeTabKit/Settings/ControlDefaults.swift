/// The initial values of controls, by identifier.
///
/// Controls with the same identifier have the same value. Their initial value is the first control's initial value.
package struct ControlDefaults: Sendable, Hashable {
  /// The values of controls.
  package private(set) var values: [ControlID: ControlValue] = [:]

  /// The values at the top of a storyboard, in its order.
  package private(set) var state: [ControlID] = []

  /// The names of the options of choices, by the identifier of the choice.
  private var options: [ControlID: Set<String>] = [:]
  /// The numbers that controls can have, where there are limits.
  private var ranges: [ControlID: ClosedRange<Double>] = [:]

  /// Makes the defaults of toggles.
  package init(toggles: [ControlID: Bool] = [:]) { values = toggles.mapValues { .flag($0) } }

  /// Whether a toggle is on at first.
  package func isOn(_ toggle: ControlID) -> Bool { values[toggle]?.flag ?? false }

  /// Adds a value at the top of a storyboard.
  ///
  /// A number may have a range.
  package mutating func add(
    _ id: ControlID, initially value: ControlValue, in range: ClosedRange<Double>? = nil
  ) {
    if values[id] == nil { state.append(id) }
    values[id] = values[id] ?? value
    ranges[id] = ranges[id] ?? range
  }

  /// Adds the control of an element, and the controls of elements in it.
  ///
  /// `text` replaces their initial texts.
  package mutating func add(
    _ element: ScreenBody.Element, text: (String) -> String = { $0 }
  ) {
    for control in element.controls { add(control, text) }
  }

  private mutating func add(_ control: ElementControl, _ text: (String) -> String) {
    guard case .value(let id, let value) = control.source else { return }
    if case (.text, .text(let initial)) = (control.shape, value) {
      values[id] = values[id] ?? .text(text(initial))
    }
    values[id] = values[id] ?? value
    if let names = control.shape.options?.map(\.name) {
      options[id, default: []].formUnion(names)
    }
    // Controls of one value can have different ranges, of which the widest counts.
    if let range = control.shape.scale?.range {
      ranges[id] =
        ranges[id].map {
          min($0.lowerBound, range.lowerBound)...max($0.upperBound, range.upperBound)
        } ?? range
    }
  }

  /// Whether a control may have a value: every one may but one of options, which has no such option.
  func allows(_ value: ControlValue, of control: ControlID) -> Bool {
    options[control].map { value.text.map($0.contains) ?? false } ?? true
  }

  /// The numbers that a control can have; all if nothing limits them.
  func range(of control: ControlID) -> ClosedRange<Double> {
    ranges[control] ?? -.infinity ... .infinity
  }
}
