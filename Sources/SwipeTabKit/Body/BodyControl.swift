/// A part of a body that shows a value and changes it: a switch, slider, choice or text field.
struct BodyControl: Sendable {
  /// The kind of control.
  enum Kind: Sendable {
    case slider(NumberScale)
    case choice([ScreenBody.Choice.Option])
    case toggle
    case field(ScreenBody.Field)

    /// A value as this control shows it: another slider of its name may have a wider range, and a restored state a value
    /// of another kind.
    func shown(_ value: ControlValue, initially: ControlValue) -> ControlValue {
      guard case .slider(let scale) = self else { return value }
      guard let number = value.number, number.isFinite else { return initially }
      return .number(number.clamped(to: scale.range))
    }
  }

  /// Where the value is stored.
  enum Source: Sendable, Hashable {
    /// In the container under an identifier, with its initial value.
    case value(PageID, initially: ControlValue)
    /// In the container's configuration.
    case setting(ContainerSetting)
    /// In the container as a switch, with its initial state.
    case toggle(PageID, initially: Bool)
  }

  var title: String
  var kind: Kind
  var source: Source

  /// The identifier under which the container stores the value; nil for a setting.
  var id: PageID? {
    switch source {
    case .value(let id, _), .toggle(let id, _): id
    case .setting: nil
    }
  }

  /// Whether it is one part, as no choice is.
  var isOnePart: Bool { if case .choice = kind { false } else { true } }
}

extension ScreenBody.Element {
  /// The element's control; nil if it has none.
  var control: BodyControl? {
    switch self {
    case .slider(let slider):
      BodyControl(
        title: slider.title, kind: .slider(slider.scale),
        source: .value(slider.id, initially: .number(slider.number)))
    case .choice(let choice):
      BodyControl(
        title: choice.title, kind: .choice(choice.options),
        source: .value(choice.id, initially: .name(choice.selected)))
    case .toggle(let toggle):
      BodyControl(
        title: toggle.title, kind: .toggle, source: .toggle(toggle.id, initially: toggle.isOn))
    case .field(let field):
      BodyControl(
        title: field.title, kind: .field(field),
        source: .value(field.id, initially: .name(field.text)))
    case .setting(let shown):
      shown.kind.map {
        BodyControl(title: shown.title, kind: $0, source: .setting(shown.setting))
      }
    default: nil
    }
  }
}

extension ScreenBody.Setting {
  /// The kind of control that changes the setting; nil for a text.
  fileprivate var kind: BodyControl.Kind? {
    switch setting.kind {
    case .number(let scale): .slider(scale)
    case .choice(let names):
      .choice(names.map { ScreenBody.Choice.Option($0, title: $0.inWords) })
    case .flag: .toggle
    case .text: nil
    }
  }
}
