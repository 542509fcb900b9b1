/// The value of a setting or a control.
public enum ControlValue: Sendable, Hashable, Codable {
  /// A number, in the unit of its scale.
  case number(Double)
  /// The text of a text field, or the name of the chosen option of a choice or a setting.
  case text(String)
  /// On or off.
  case flag(Bool)

  /// The number, or nil for another kind of value.
  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The text or name, or nil for another kind of value.
  public var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// Whether it is on, or nil for another kind of value.
  public var flag: Bool? {
    guard case .flag(let flag) = self else { return nil }
    return flag
  }

  /// Decodes a single number, string or Boolean.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let isOn = try? container.decode(Bool.self) {
      self = .flag(isOn)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Encodes a single number, string or Boolean.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .flag(let isOn): try container.encode(isOn)
    }
  }
}
