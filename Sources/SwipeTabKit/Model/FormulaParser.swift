// Why a text is not a formula, or why a formula has no result.
package struct FormulaMistake: Error, Hashable {
  package let message: String

  init(_ message: String) { self.message = message }

  package func message(on page: PageID, _ formula: Formula) -> String {
    "\(quoted(formula.description)) on \(quoted(page.rawValue)) has no result: \(message)"
  }
}

struct FormulaParser {
  private enum Token: Hashable {
    case word(String)
    case text(String)
    case sign(String)
  }

  private let text: String
  private var tokens: ArraySlice<Token> = []
  private var depth = 0
  private static let deepest = 50
  private static let signs: Set = [
    "!=", "<=", ">=", "=", "<", ">", "+", "-", "*", "/", "(", ")", ",",
  ]
  private static let meant = [
    "&&": "and", "||": "or", "!": "not", "==": "=", "=>": ">=", "=<": "<=", "<>": "!=", "\"": "'",
  ]
  private static let keywords: Set = ["and", "or", "not", Formula.Operator.contains.rawValue]

  init(_ text: String) { self.text = text }

  mutating func formula() throws(FormulaMistake) -> Formula.Node {
    tokens = try read()[...]
    // The tree is walked by calls in calls.
    guard tokens.count <= 500 else { throw FormulaMistake("it is too long") }
    let node = try operation(above: 0)
    if let token = tokens.first { throw unexpected(token) }
    return node
  }

  // MARK: Tokens

  private func read() throws(FormulaMistake) -> [Token] {
    var (tokens, rest): ([Token], Substring) = ([], text[...])
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first else { return tokens }
      if first == "'" {
        let inside = rest.dropFirst().prefix { $0 != "'" }
        guard inside.endIndex < rest.endIndex else {
          throw FormulaMistake("the text after ' has no end")
        }
        tokens.append(.text(String(inside)))
        rest = rest[inside.endIndex...].dropFirst()
      } else if first != "-" && Formula.belongsToName(first) {
        var word = rest.prefix(while: Formula.belongsToName)
        while word.last == "-" { word.removeLast() }
        tokens.append(.word(String(word)))
        rest = rest[word.endIndex...]
      } else {
        let sign = "<>=!&|".contains(first) ? rest.prefix { "<>=!&|".contains($0) } : rest.prefix(1)
        guard Self.signs.contains(String(sign)) else {
          let meant = Self.meant[String(sign)].map { "; use \(quoted($0))" } ?? ""
          throw FormulaMistake("\(quoted(String(sign))) is not part of formulas\(meant)")
        }
        tokens.append(.sign(String(sign)))
        rest = rest[sign.endIndex...]
      }
    }
  }

  private func unexpected(_ token: Token) -> FormulaMistake {
    switch token {
    case .word(let text), .sign(let text): FormulaMistake("\(quoted(text)) is out of place")
    case .text(let text): FormulaMistake("'\(text)' is out of place")
    }
  }

  // MARK: Grammar

  private mutating func operation(above least: Int) throws(FormulaMistake) -> Formula.Node {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw FormulaMistake("it is too deep") }
    var node = try operand(above: least)
    while let sign = nextOperator, sign.precedence >= least {
      tokens.removeFirst()
      let isComparison = sign.precedence == Formula.Operator.equal.precedence
      node = .operation(sign, node, try operation(above: sign.precedence + 1))
      // Numbers are not compared with the answer of a comparison.
      if isComparison, let token = tokens.first,
        nextOperator?.precedence == sign.precedence
      {
        throw unexpected(token)
      }
    }
    return node
  }

  private var nextOperator: Formula.Operator? {
    switch tokens.first {
    case .word(let word): Formula.Operator(rawValue: word)
    case .sign(let sign): Formula.Operator(rawValue: sign)
    case .text, nil: nil
    }
  }

  private mutating func operand(above least: Int) throws(FormulaMistake) -> Formula.Node {
    guard let token = tokens.popFirst() else { throw FormulaMistake("a value is missing") }
    switch token {
    case .text(let text): return .literal(.text(text), written: text)
    case .sign("("):
      let node = try operation(above: 0)
      guard tokens.popFirst() == .sign(")") else { throw FormulaMistake("\")\" is missing") }
      return node
    case .sign("-"): return .negative(try operation(above: Formula.Operator.times.precedence + 1))
    case .word("not") where least <= Formula.Operator.equal.precedence:
      return .not(try operation(above: Formula.Operator.equal.precedence))
    case .word(let word) where !Self.keywords.contains(word): return try value(word)
    case .word, .sign: throw unexpected(token)
    }
  }

  private mutating func value(_ first: String) throws(FormulaMistake) -> Formula.Node {
    if tokens.first == .sign("(") { return try call(first) }
    var words = [first]
    while case .word(let word) = tokens.first, !Self.keywords.contains(word) {
      words.append(word)
      tokens.removeFirst()
    }
    let name = words.joined(separator: " ")
    if name == "true" || name == "false" { return .literal(.flag(name == "true"), written: name) }
    if name.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }), let number = Double(name),
      number.isFinite
    {
      return .literal(.number(number), written: name)
    }
    return .name(ControlID(name))
  }

  private mutating func call(_ name: String) throws(FormulaMistake) -> Formula.Node {
    let names = Formula.Function.allCases.map(\.rawValue)
    guard let function = Formula.Function(rawValue: name) else {
      throw FormulaMistake(
        "there is no function \(quoted(name))\(NearestName.hint(for: name, in: names))")
    }
    var arguments: [Formula.Node] = []
    repeat {
      tokens.removeFirst()
      arguments.append(try operation(above: 0))
    } while tokens.first == .sign(",")
    guard tokens.popFirst() == .sign(")") else { throw FormulaMistake("\")\" is missing") }
    guard arguments.count == function.argumentCount else {
      throw FormulaMistake(
        "\(quoted(name)) has \(function.argumentCount) values in parentheses, not \(arguments.count)"
      )
    }
    return .call(function, arguments)
  }
}
