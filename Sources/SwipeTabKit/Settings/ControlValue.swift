/// What a setting or a control holds.
public enum ControlValue: Sendable, Hashable {
  /// A number, in the unit of its scale.
  case number(Double)
  /// One of a few names.
  case name(String)
  /// On or off.
  case flag(Bool)

  /// The number; nil if it is none.
  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The name; nil if it is none.
  public var name: String? {
    guard case .name(let name) = self else { return nil }
    return name
  }

  /// Whether it is on; nil if it is no flag.
  public var flag: Bool? {
    guard case .flag(let flag) = self else { return nil }
    return flag
  }
}
