/// The initial values of controls by identifier, where the first control with an identifier decides.
package struct ControlDefaults: Sendable, Hashable {
  package private(set) var values: [ControlID: ControlValue] = [:]

  /// The values at the top of a storyboard, in its order.
  package private(set) var state: [ControlID] = []

  private var options: [ControlID: Set<String>] = [:]
  private var ranges: [ControlID: ClosedRange<Double>] = [:]

  package init(toggles: [ControlID: Bool] = [:]) { values = toggles.mapValues { .flag($0) } }

  package func isOn(_ toggle: ControlID) -> Bool { values[toggle]?.flag ?? false }

  /// Adds a value at the top of a storyboard.
  package mutating func add(
    _ id: ControlID, initially value: ControlValue, in range: ClosedRange<Double>? = nil
  ) {
    if values[id] == nil { state.append(id) }
    values[id] = values[id] ?? value
    ranges[id] = ranges[id] ?? range
  }

  /// Adds the controls of an element and of those in it; `text` replaces their initial texts.
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
    if values[id] == nil, let formula = control.initial, let scale = control.shape.scale,
      let number = try? formula.number({ values[$0] })
    {
      values[id] = .number(number.clamped(to: scale.range))
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

  func range(of control: ControlID) -> ClosedRange<Double> {
    ranges[control] ?? -.infinity ... .infinity
  }
}
