extension TabContainer {
  /// An input event that a recording may contain, with a dot for each character for a secure text field.
  package func withoutSecrets(_ event: InputEvent) -> InputEvent {
    if case .accessibility(let request) = event { return .accessibility(withoutSecrets(request)) }
    let fields = deepestFront.parts.fields
    guard fields.isSecure, !coversFields else { return event }
    switch event {
    case .text(let text): return .text(fields.masked(text))
    case .composition(let text, let caret):
      return .composition(TextEditor.maskedComposition(text), caret: caret)
    case .key(let key): return .key(key.withoutLetter)
    default: return event
    }
  }

  /// The secure field with the focus, its text, and its node for assistive technology.
  package var secureEntry: (field: ControlID, text: String, node: String)? {
    let parts = deepestFront.parts
    guard let field = parts.fields.secureField, !coversFields,
      let node = accessibilityTree().first(where: { $0.isFocused && $0.isSecure })
    else { return nil }
    return (field.id, parts.standing.memory.text(of: field), node.id)
  }

  private func withoutSecrets(_ request: AccessibilityRequest) -> AccessibilityRequest {
    guard case .setText(let text) = request.action,
      let node = accessibilityTree().first(where: { $0.id == request.id }), node.isSecure,
      let target = node.target, case .body(let field) = target.part,
      let fields = container(inwards: target.level)?.parts.fields
    else { return request }
    return AccessibilityRequest(
      .setText(fields.masked(text, in: field, replacesAll: true)), of: request.id)
  }
}

extension KeyPress {
  /// The press of a key that types nothing, for one whose letter comes as a text; digits with Alt stay, to select tabs.
  fileprivate var withoutLetter: KeyPress {
    let hasAlt = modifiers.contains(.alt)
    guard !modifiers.contains(.control) else { return self }
    switch key {
    case .space where !hasAlt: break
    case .character(let letter) where !hasAlt || letter.wholeNumberValue == nil: break
    default: return self
    }
    return KeyPress(.character(TextEditor.dot), modifiers: modifiers.intersection(.alt))
  }
}
