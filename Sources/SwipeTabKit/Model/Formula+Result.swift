extension Formula {
  // It is nil for a name alone that has no value.
  package func result(
    _ value: (ControlID) -> ControlValue?
  ) throws(FormulaMistake) -> ControlValue? {
    try root.result(value)
  }

  package func number(_ value: (ControlID) -> ControlValue?) throws(FormulaMistake) -> Double {
    try root.number(value)
  }
}

extension Formula.Node {
  fileprivate typealias Values = (ControlID) -> ControlValue?

  fileprivate func result(_ value: Values) throws(FormulaMistake) -> ControlValue? {
    switch self {
    case .literal(let literal, _): return literal
    case .name(let name): return value(name)
    case .not(let node): return .flag(try !node.result(value).isTrue)
    case .negative(let node): return .number(-(try node.number(value)))
    case .all(let nodes):
      for node in nodes {
        let isTrue = try node.result(value).isTrue
        if !isTrue { return .flag(false) }
      }
      return .flag(true)
    case .call(let function, let nodes): return .number(try function.result(nodes, value))
    case .operation(let sign, let one, let other):
      guard sign.isArithmetic else { return .flag(try sign.holds(one, other, value)) }
      return .number(try sign.number(one.number(value), other.number(value)))
    }
  }

  fileprivate func number(_ value: Values) throws(FormulaMistake) -> Double {
    if let number = try result(value)?.number { return number }
    if case .name(let name) = self {
      let problem = value(name) == nil ? "there is no value \(quoted(name.rawValue))" : nil
      throw FormulaMistake(problem ?? "\(quoted(name.rawValue)) is not a number")
    }
    throw FormulaMistake("a part of it is not a number")
  }

  fileprivate func text(_ value: Values) throws(FormulaMistake) -> String? {
    if case .literal(_, let written) = self { return written }
    return try result(value)?.written
  }
}

extension Formula.Function {
  fileprivate func result(
    _ nodes: [Formula.Node], _ value: Formula.Node.Values
  ) throws(FormulaMistake) -> Double {
    switch self {
    case .length: return Double(try nodes[0].text(value)?.count ?? 0)
    // A field that is still empty is no mistake.
    case .number: return Double(try nodes[0].text(value)?.trimmed ?? "").finite ?? 0
    case .round: return try nodes[0].number(value).rounded()
    case .min: return Swift.min(try nodes[0].number(value), try nodes[1].number(value))
    case .max: return Swift.max(try nodes[0].number(value), try nodes[1].number(value))
    }
  }
}

extension Formula.Operator {
  fileprivate func number(_ one: Double, _ other: Double) throws(FormulaMistake) -> Double {
    let result =
      switch self {
      case .plus: one + other
      case .minus: one - other
      case .times: one * other
      default: one / other
      }
    guard result.isFinite else {
      throw FormulaMistake(other == 0 ? "it divides by 0" : "its number is too large")
    }
    // This way ten tenths are exactly 1.
    let rounded = (result * 1_000_000_000).rounded() / 1_000_000_000
    return rounded.isFinite ? rounded : result
  }

  fileprivate func holds(
    _ one: Formula.Node, _ other: Formula.Node, _ value: Formula.Node.Values
  ) throws(FormulaMistake) -> Bool {
    switch self {
    case .or, .and:
      let isTrue = try one.result(value).isTrue
      return isTrue == (self == .or) ? isTrue : try other.result(value).isTrue
    case .equal: return try Self.areEqual(one, other, value)
    case .unequal: return try !Self.areEqual(one, other, value)
    case .contains:
      let text = (try one.text(value) ?? "").searched
      let words = (try other.text(value) ?? "").split(whereSeparator: \.isWhitespace)
      return words.allSatisfy { text.contains(String($0).searched) }
    default:
      guard let a = try one.result(value)?.number, let b = try other.result(value)?.number else {
        return false
      }
      return self == .less ? a < b : self == .atMost ? a <= b : self == .greater ? a > b : a >= b
    }
  }

  private static func areEqual(
    _ one: Formula.Node, _ other: Formula.Node, _ value: Formula.Node.Values
  ) throws(FormulaMistake) -> Bool {
    guard let first = try one.result(value) else { return false }
    var text = try other.text(value)
    if text == nil, case .name(let word) = other { text = word.rawValue }
    guard let number = first.number else { return first.written == text }
    return text.flatMap { Double($0) } == number
  }
}

extension ControlValue {
  fileprivate var written: String {
    switch self {
    case .number(let number): DecimalText.text(number)
    case .text(let text): text
    case .flag(let isOn): "\(isOn)"
    }
  }
}

extension ControlValue? {
  package var isTrue: Bool {
    switch self {
    case .flag(let isOn): isOn
    case .text(let text): !text.isBlank
    case .number(let number): number != 0
    case nil: false
    }
  }
}

extension Double? {
  fileprivate var finite: Double? { flatMap { $0.isFinite ? $0 : nil } }
}
