/// A calculation with the values of controls: a condition such as `seats > 2`, or a number such as `-amount * 2`.
///
/// ```swift
/// let hasSeats = Formula(parsing: "seats > 0")
/// let isHeld = hasSeats?.holds { container.value(of: $0) }
/// ```
public struct Formula: Sendable, Hashable, CustomStringConvertible {
  package indirect enum Node: Sendable, Hashable {
    case literal(ControlValue, written: String)
    case name(ControlID)
    case not(Node)
    case negative(Node)
    case operation(Operator, Node, Node)
    case call(Function, [Node])
    // Several conditions of which all must hold; where they are forbidden, none may hold.
    case all([Node])
  }

  package enum Operator: String, Sendable, Hashable, CaseIterable {
    case or
    case and
    case equal = "="
    case unequal = "!="
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
    // Whether all words of the second text are in the first one, whatever case and accents.
    case contains
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"

    package var isOrder: Bool { [.less, .atMost, .greater, .atLeast].contains(self) }
    package var isArithmetic: Bool { precedence > 2 }

    var precedence: Int {
      switch self {
      case .or: 0
      case .and: 1
      case .equal, .unequal, .less, .atMost, .greater, .atLeast, .contains: 2
      case .plus, .minus: 3
      case .times, .over: 4
      }
    }
  }

  package enum Function: String, Sendable, Hashable, CaseIterable {
    case length, number, round, min, max

    package var argumentCount: Int { self == .min || self == .max ? 2 : 1 }
    package var takesText: Bool { self == .length || self == .number }
  }

  package let root: Node
  /// The formula as text, such as `loggedIn and not seats > 2`.
  public let description: String

  package init(_ root: Node, _ description: String) {
    (self.root, self.description) = (root, description)
  }

  /// Reads a formula.
  ///
  /// It has names of values, numbers, texts in single quotes, `true`, `false` and parentheses. It also has the operators `+`,
  /// `-`, `*`, `/`, `=`, `!=`, `<`, `<=`, `>`, `>=`, `contains`, `not`, `and` and `or`, and the functions `length`, `number`,
  /// `round`, `min` and `max`.
  ///
  /// A minus between two values has spaces around it, because names can contain hyphens. After `=` and `!=`, a
  /// name without a value is a text, such as the name of an option. Returns nil for a text that is not a formula.
  ///
  /// - Parameter text: The formula, such as `loggedIn`, `amount > balance - 10` or `plan = pro`.
  public init?(parsing text: String) {
    guard let formula = try? Formula(reading: text) else { return nil }
    self = formula
  }

  package init(reading text: some StringProtocol) throws(FormulaMistake) {
    var parser = FormulaParser(String(text))
    root = try parser.formula()
    description = text.trimmed
  }

  // MARK: Conditions

  package func and(_ other: Formula?) -> Formula { other.map { .all([self, $0]) } ?? self }

  package static func all(_ formulas: [Formula]) -> Formula {
    let parts = formulas.flatMap { formula in
      if case .all(let nodes) = formula.root { nodes } else { [formula.root] }
    }
    return Formula(.all(parts), formulas.map(\.description).joined(separator: " and "))
  }

  package static func requiring(_ condition: Formula?, unless other: Formula?) -> Formula? {
    let forbidden = other?.noneOf
    return condition?.and(forbidden) ?? forbidden
  }

  package var noneOf: Formula {
    guard case .all(let nodes) = root else { return Formula(.not(root), "not \(description)") }
    return Formula(.all(nodes.map { .not($0) }), "none of \(description)")
  }

  /// Whether the formula is true with the values that `value` returns for controls.
  ///
  /// A value is true that is on, a text that is not blank, or a number except 0. `value` returns nil for controls
  /// without a value. The result is false if the formula has no result, such as a division by 0.
  public func holds(_ value: (ControlID) -> ControlValue?) -> Bool {
    (try? result(value)).map(\.isTrue) ?? false
  }

  // MARK: Names

  // The number of a formula without names, or nil.
  package var fixed: Double? {
    if case .literal(let value, _) = root { value.number } else { nil }
  }

  package static func belongsToName(_ character: Character) -> Bool {
    character.isASCII
      ? character.isLetter || character.isNumber || "_-.".contains(character)
      : !character.isWhitespace
  }

  package var names: [ControlID] {
    var (names, waiting): ([ControlID], [Node]) = ([], [root])
    while let node = waiting.popLast() {
      if case .name(let name) = node { names.append(name) }
      waiting += node.inner.reversed()
    }
    return names
  }
}

extension Formula? {
  package func holds(with result: (Formula) -> ControlValue?) -> Bool {
    map { result($0).isTrue } ?? true
  }
}

extension Formula.Node {
  package var inner: [Formula.Node] {
    switch self {
    case .literal, .name: []
    case .not(let node), .negative(let node): [node]
    case .operation(_, let one, let other): [one, other]
    case .call(_, let nodes), .all(let nodes): nodes
    }
  }
}

extension Formula: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a formula of a number.
  public init(_ number: Double) {
    let text = DecimalText.text(number)
    self.init(.literal(.number(number), written: text), text)
  }

  /// Makes a formula of a number.
  public init(floatLiteral number: Double) { self.init(number) }
  /// Makes a formula of a whole number.
  public init(integerLiteral number: Int) { self.init(Double(number)) }
}

extension StringProtocol {
  package var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.reversed().drop(while: \.isWhitespace).count))
  }
}
