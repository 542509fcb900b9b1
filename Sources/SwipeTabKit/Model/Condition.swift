/// A condition on the values of controls: a switch that is on, or a comparison such as `seats > 2`.
///
/// ```swift
/// let hasSeats = Condition(parsing: "seats > 0")
/// let isHeld = hasSeats?.holds { container.value(of: $0) }
/// ```
public struct Condition: Sendable, Hashable, CustomStringConvertible {
  /// The operator of a comparison.
  package enum Comparison: String, Sendable, Hashable, CaseIterable {
    case equal = "="
    case unequal = "!="
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
    /// Whether a text is found in the operand, whatever case and accents; an empty one is. Only filters have it.
    case isFound = "~"

    /// Whether it compares order, which only numbers have.
    package var isOrder: Bool { self != .equal && self != .unequal && self != .isFound }
  }

  /// A requirement of one control.
  package struct Clause: Sendable, Hashable {
    package var control: ControlID
    /// The comparison of its value with `operand`, or nil for a switch that is on, or a text that is not blank.
    package var comparison: Comparison?
    /// The number, or the name of an option, which is empty without a comparison.
    package var operand = ""
    package var isNegated = false
  }

  package private(set) var clauses: [Clause]

  package init(all clauses: [Clause]) { self.clauses = clauses }

  /// Reads a condition.
  ///
  /// It is the name of a switch, or a comparison: a name, one of `=`, `!=`, `<`, `<=`, `>`, `>=`, and a number or the
  /// name of an option.
  ///
  /// A name alone requires a switch that is on, or a text that is not blank. Returns nil for a text that is not a
  /// condition.
  ///
  /// - Parameter text: The condition, such as `loggedIn`, `seats >= 2` or `plan = pro`.
  public init?(parsing text: String) {
    let signs = "<>=!"
    let name = text.prefix { !signs.contains($0) }
    let sign = text[name.endIndex...].prefix { signs.contains($0) }
    let operand = Self.trimmed(text[sign.endIndex...])
    guard !String(name).isBlank else { return nil }
    var clause = Clause(control: ControlID(Self.trimmed(name)))
    if !sign.isEmpty {
      guard let comparison = Comparison(rawValue: String(sign)), !operand.isEmpty else {
        return nil
      }
      (clause.comparison, clause.operand) = (comparison, operand)
    }
    clauses = [clause]
  }

  package static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    let length = start.reversed().drop(while: \.isWhitespace).count
    return String(start.prefix(length))
  }

  package func and(_ other: Condition?) -> Condition {
    other.map { Condition(all: clauses + $0.clauses) } ?? self
  }

  /// The condition that one condition is true and every requirement of another is false, for `if` and `unless`.
  package static func requiring(_ condition: Condition?, unless other: Condition?) -> Condition? {
    let forbidden = other?.noneOf
    return condition?.and(forbidden) ?? forbidden
  }

  package var noneOf: Condition {
    Condition(
      all: clauses.map { clause in
        var negated = clause
        negated.isNegated.toggle()
        return negated
      })
  }

  /// Returns whether it is true with the values that `value` returns for controls.
  ///
  /// `value` returns nil for controls without a value.
  public func holds(_ value: (ControlID) -> ControlValue?) -> Bool {
    clauses.allSatisfy { $0.matches(value($0.control)) != $0.isNegated }
  }

  /// The requirements as text, such as `loggedIn and not seats > 2`.
  public var description: String {
    clauses.map { clause in
      let comparison = clause.comparison.map { " \($0.rawValue) \(clause.operand)" } ?? ""
      return (clause.isNegated ? "not " : "") + clause.control.rawValue + comparison
    }.joined(separator: " and ")
  }
}

extension Condition.Clause {
  /// Whether a value fulfills the clause, before negation.
  fileprivate func matches(_ value: ControlValue?) -> Bool {
    guard let comparison else {
      return switch value {
      case .flag(let isOn): isOn
      case .text(let text): !text.isBlank
      case .number(let number): number != 0
      case nil: false
      }
    }
    if comparison == .isFound {
      let wanted = (value?.text ?? "").split(whereSeparator: \.isWhitespace)
      let text = operand.searched
      return wanted.allSatisfy { text.contains(String($0).searched) }
    }
    switch value {
    case .number(let number): return Double(operand).map { comparison.holds(number, $0) } ?? false
    case .text(let text): return comparison.holds(text == operand)
    case .flag(let isOn): return comparison.holds("\(isOn)" == operand)
    case nil: return comparison.holds(false)
    }
  }
}

extension Condition.Comparison {
  fileprivate func holds(_ a: Double, _ b: Double) -> Bool {
    switch self {
    case .equal: a == b
    case .unequal: a != b
    case .less: a < b
    case .atMost: a <= b
    case .greater: a > b
    case .atLeast: a >= b
    case .isFound: false
    }
  }

  /// Whether it holds between values without an order, of which is known whether they are equal.
  fileprivate func holds(_ areEqual: Bool) -> Bool {
    switch self {
    case .equal: areEqual
    case .unequal: !areEqual
    default: false
    }
  }
}
