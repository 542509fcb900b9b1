/// An option: its storage, its allowed values, its written form, and its description.
///
/// `ContainerSetting.row` has the table. Everything that reads, writes or lists options follows from it: controls,
/// saved states, storyboards, `set` lines of replays, the command line, settings as Swift, the schema, the manual page
/// and the articles on options.
struct SettingRow: Sendable {
  typealias Options = ContainerConfiguration

  /// The property of `ContainerConfiguration` that stores it, as in Swift: `tuning.spring.stiffness`.
  var property: String
  var kind: ContainerSetting.Kind
  var range: ClosedRange<Double>?
  var shown: @Sendable (Options) -> ControlValue
  /// The value from which the option can be made again.
  var stored: @Sendable (Options) -> ControlValue
  /// Stores a value, or returns false and changes nothing if the option does not allow it.
  var set: @Sendable (ControlValue, inout Options) -> Bool
  /// Swift source of the value, or nil if another option's source has it.
  var source: @Sendable (Options) -> String?
  /// Replaces a number that no layout or motion can have.
  var repair: @Sendable (inout Options) -> Void = { _ in }
  /// The form of a value in JSON, or nil for an option that JSON does not have.
  var form: ContainerSetting.Form?
  /// The description in Markdown, whose first sentence is short, without range and default, which the row has.
  var help = ""
  /// The option's name in words, or nil for the words that it is made of.
  var title: String?
  /// The names of the values that an app has added to the options, or nil if it cannot add any.
  var ownNames: (@Sendable (Options) -> [String])?
  /// Whether the option applies to a container together with all that it hosts.
  var isShared = false
  var isInStoryboards = true
  var commandLine: ContainerSetting.CommandLine?

  func described(_ help: String) -> SettingRow { with { $0.help = help } }

  func titled(_ title: String) -> SettingRow { with { $0.title = title } }

  func shared() -> SettingRow { with { $0.isShared = true } }

  func notInStoryboards() -> SettingRow { with { $0.isInStoryboards = false } }

  func onCommandLine(_ way: ContainerSetting.CommandLine = .given) -> SettingRow {
    with { $0.commandLine = way }
  }

  private func with(_ change: (inout SettingRow) -> Void) -> SettingRow {
    var row = self
    change(&row)
    return row
  }
}

extension SettingRow {
  typealias Path<Value> = WritableKeyPath<ContainerConfiguration, Value> & Sendable

  static func flag(_ property: String, _ path: Path<Bool>) -> SettingRow {
    let value: @Sendable (Options) -> ControlValue = { .flag($0[keyPath: path]) }
    return SettingRow(
      property: property, kind: .flag, shown: value, stored: value,
      set: { value, options in
        guard let isOn = value.flag else { return false }
        options[keyPath: path] = isOn
        return true
      },
      source: { $0[keyPath: path] ? "true" : "false" }, form: .flag)
  }

  /// A number in a range, where `infinity` is a name because JSON has no such number; a control offers the scale's.
  static func number(
    _ property: String, _ path: Path<Double>, in range: ClosedRange<Double>, _ scale: NumberScale
  ) -> SettingRow {
    let value: @Sendable (Options) -> ControlValue = { .number($0[keyPath: path]).withoutInfinity }
    return SettingRow(
      property: property, kind: .number(scale), range: range, shown: value, stored: value,
      set: { value, options in
        guard let number = value.number(in: range) else { return false }
        options[keyPath: path] = number
        return true
      },
      source: { $0[keyPath: path].swiftSource },
      repair: { options in
        options[keyPath: path] =
          options[keyPath: path].usable(in: range) ?? Options()[keyPath: path]
      }, form: .number(range))
  }

  /// A length, or none, for which the container chooses one; `chosen` is this length for a control.
  static func length(
    _ property: String, _ path: Path<Double?>, in range: ClosedRange<Double>,
    _ scale: NumberScale, chosen: @escaping @Sendable (Options) -> Double
  ) -> SettingRow {
    SettingRow(
      property: property, kind: .number(scale), range: range,
      shown: { .number(chosen($0)) },
      stored: { $0[keyPath: path].map { .number($0) } ?? .text("automatic") },
      set: { value, options in
        let number = value.number(in: range)
        guard number != nil || value == .text("automatic") else { return false }
        options[keyPath: path] = number
        return true
      },
      source: { $0[keyPath: path].map(\.swiftSource) ?? "nil" },
      repair: { options in
        options[keyPath: path] = options[keyPath: path].flatMap { $0.usable(in: range) }
      }, form: .number(range))
  }

  static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ property: String, _ path: Path<Value>
  ) -> SettingRow {
    .coded(
      property, path, names: Value.allCases.map(\.rawValue), text: { $0.rawValue },
      source: { "." + $0.rawValue.inCamelCase }
    ) { text, _ in Value(rawValue: text) }
  }

  static func text(_ property: String, _ path: Path<String>) -> SettingRow {
    .coded(property, path, text: { $0 }, source: { $0.debugDescription }) { text, _ in text }
  }

  static func texts<Key: RawRepresentable<String> & Hashable & Sendable>(
    _ property: String, _ path: Path<[Key: String]>
  ) -> SettingRow {
    .coded(property, path, text: TextList.text, source: TextList.source) { text, _ in
      TextList.read(text)
    }
  }

  static func named<Value: Sendable>(
    _ property: String, _ path: Path<Value>, among builtIn: [Value],
    or own: KeyPath<Options, [Value]> & Sendable, name: @escaping @Sendable (Value) -> String,
    source: @escaping @Sendable (Value) -> String?
  ) -> SettingRow {
    var row = SettingRow.coded(
      property, path, names: builtIn.map(name), text: name, source: source
    ) { _, _ in nil }
    row.set = { value, options in
      let isMeant = { (found: Value) in value == .text(name(found)) }
      guard let found = options[keyPath: own].first(where: isMeant) ?? builtIn.first(where: isMeant)
      else { return false }
      options[keyPath: path] = found
      return true
    }
    row.ownNames = { $0[keyPath: own].map(name) }
    return row
  }

  /// A value that is written as a text, from which `read` makes it again, or nil for a text that is invalid.
  ///
  /// A control offers `names` and shows `name` of the value, by default its text. Without names, the option has no
  /// control. In JSON a value is one of the names, unless `form` is given.
  static func coded<Value: Sendable>(
    _ property: String, _ path: Path<Value>, names: [String] = [],
    form: ContainerSetting.Form? = nil,
    name: (@Sendable (Value) -> String)? = nil, text: @escaping @Sendable (Value) -> String,
    source: @escaping @Sendable (Value) -> String?,
    repair: (@Sendable (Value) -> Value)? = nil,
    read: @escaping @Sendable (String, Value) -> Value?
  ) -> SettingRow {
    var row = SettingRow(
      property: property, kind: names.isEmpty ? .text : .choice(names),
      shown: { .text((name ?? text)($0[keyPath: path])) },
      stored: { .text(text($0[keyPath: path])) },
      set: { value, options in
        guard let value = value.text.flatMap({ read($0, options[keyPath: path]) }) else {
          return false
        }
        options[keyPath: path] = value
        return true
      },
      source: { source($0[keyPath: path]) },
      form: form ?? (names.isEmpty ? nil : .names(names)))
    if let repair { row.repair = { $0[keyPath: path] = repair($0[keyPath: path]) } }
    return row
  }
}

extension ControlValue {
  fileprivate var withoutInfinity: ControlValue { number == .infinity ? .text("infinity") : self }

  /// The number, limited to a range, or nil for NaN and other values.
  fileprivate func number(in range: ClosedRange<Double>) -> Double? {
    if self == .text("infinity"), range.upperBound == .infinity { return .infinity }
    return number.flatMap { $0.isFinite ? $0.clamped(to: range) : nil }
  }
}

extension Double {
  /// The number, limited to a range, or nil for NaN, below 0, and infinity in a finite range.
  fileprivate func usable(in range: ClosedRange<Double>) -> Double? {
    guard self >= 0, isFinite || range.upperBound == .infinity else { return nil }
    return clamped(to: range)
  }

  var swiftSource: String {
    guard isFinite else { return ".infinity" }
    let text = DecimalText.text(self)
    return Double(text) == self ? text : "\(self)"
  }
}

extension String {
  /// The name in camel case: `zoomOut` for `zoom-out`.
  var inCamelCase: String {
    let parts = split(separator: "-")
    return parts.dropFirst().reduce(parts.first.map(String.init) ?? "") { name, part in
      name + part.prefix(1).uppercased() + part.dropFirst()
    }
  }
}
