/// The value that an element shows and changes: its storage, and its allowed values.
public struct ElementControl: Sendable {
  enum Source: Sendable, Hashable {
    /// Stored in the container under an identifier, with its initial value.
    case value(ControlID, initially: ControlValue)
    case setting(ContainerSetting)
  }

  /// The title for users.
  public let title: String
  /// The values that the control can have.
  public let shape: ValueShape
  let source: Source
  // The formula of its initial value in a storyboard.
  var initial: Formula?

  /// Makes a control whose value the container stores.
  ///
  /// - Parameters:
  ///   - title: The title for users.
  ///   - id: The identifier under which the container stores the value. Controls with the same identifier change
  ///     together.
  ///   - shape: The values that it can have.
  ///   - value: The initial value.
  public init(_ title: String, id: ControlID, _ shape: ValueShape, initially value: ControlValue) {
    self.init(title, shape, .value(id, initially: value))
  }

  init(_ title: String, _ shape: ValueShape, _ source: Source) {
    (self.title, self.shape, self.source) = (title, shape, source)
  }

  /// The identifier under which the container stores the value, or nil for a setting.
  public var id: ControlID? {
    if case .value(let id, _) = source { id } else { nil }
  }

  var isSetting: Bool { id == nil }

  /// Whether the control is one part, unlike a choice, which has one for each option.
  var isOnePart: Bool { shape.options == nil }
}

/// The values that a control can have.
public enum ValueShape: Sendable, Hashable {
  /// Numbers of a scale.
  case number(NumberScale)
  /// The names of a few options.
  case option([ScreenBody.Choice.Option])
  /// On or off.
  case flag
  /// A text, which is secret or not.
  case text(isSecret: Bool)

  var scale: NumberScale? {
    if case .number(let scale) = self { scale } else { nil }
  }

  var options: [ScreenBody.Choice.Option]? {
    if case .option(let options) = self { options } else { nil }
  }

  /// A value in this control's range, which a control of the same name may exceed, or the initial one for another kind.
  func shown(_ value: ControlValue, initially: ControlValue) -> ControlValue {
    switch (self, value) {
    case (.number(let scale), .number(let number)) where number.isFinite:
      .number(number.clamped(to: scale.range))
    case (.option, .text), (.text, .text), (.flag, .flag): value
    default: initially
    }
  }

  /// The value after a number of steps on a scale or among options, or nil for other shapes and values.
  func value(_ steps: Int, after value: ControlValue) -> ControlValue? {
    switch (self, value) {
    case (.number(let scale), .number(let number)):
      return .number(scale.number(steps, after: number))
    case (.option(let options), .text(let name)):
      guard !options.isEmpty else { return nil }
      let index = options.firstIndex { $0.name == name } ?? 0
      return .text(options[(index + steps).clamped(to: 0...options.count - 1)].name)
    default: return nil
    }
  }
}
