package import SwipeTabKit

extension StoryboardDocument {
  /// The values that conditions, actions and texts can name: those of `state` and of controls.
  package struct State: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case flag
      case number(ClosedRange<Double>)
      case text
      case option([ScreenBody.Choice.Option])
    }

    /// The names of `state`, in the order of the file, with the values that they begin with.
    package private(set) var declared: [(id: ControlID, value: ControlValue)] = []
    package private(set) var kinds: [ControlID: Kind] = [:]
    package private(set) var names: [ControlID] = []

    /// The texts of secure fields, which no other text shows.
    package private(set) var secrets: Set<ControlID> = []
    /// The texts in the file with which conditions compare secrets.
    package private(set) var answers: [ControlID: Set<String>] = [:]
    /// The formulas that know more of secrets than their lengths and whether they are such a text.
    package private(set) var readers: [Formula] = []

    mutating func note(_ formula: Formula) {
      func isSecret(_ node: Formula.Node) -> Bool {
        Formula(node, "").names.contains(where: secrets.contains)
      }
      var (isReader, waiting) = (false, [formula.root])
      while let node = waiting.popLast() {
        switch node {
        case .operation(let sign, .name(let id), let other)
        where (sign == .equal || sign == .unequal) && secrets.contains(id):
          switch other {
          case .literal(_, let text): answers[id, default: []].insert(text)
          case .name(let word) where kinds[word] == nil:
            answers[id, default: []].insert(word.rawValue)
          default: isReader = true
          }
        case .call(.length, _): break
        case .operation(.contains, _, _), .call(.number, _): isReader = isReader || isSecret(node)
        default: waiting += node.inner
        }
      }
      if isReader { readers.append(formula) }
    }

    func range(of id: ControlID) -> ClosedRange<Double>? {
      if case .number(let range) = kinds[id] { range } else { nil }
    }

    mutating func declare(
      _ id: ControlID, _ value: ControlValue, in range: ClosedRange<Double>,
      among names: [String] = []
    ) {
      declared.append((id, value))
      switch value {
      case .text where !names.isEmpty:
        add(id, .option(names.map { ScreenBody.Choice.Option($0) }))
      case .flag: add(id, .flag)
      case .number: add(id, .number(range))
      case .text: add(id, .text)
      }
    }

    /// Adds the value of a control, unless it is the value of a setting.
    mutating func add(_ control: ElementControl) {
      guard let id = control.id else { return }
      switch control.shape {
      case .flag: add(id, .flag)
      case .number(let scale): add(id, .number(scale.range))
      case .text(let isSecret):
        add(id, .text)
        if isSecret { secrets.insert(id) }
      case .option(let options): add(id, .option(options))
      }
    }

    private mutating func add(_ id: ControlID, _ kind: Kind) {
      if kinds[id] == nil { names.append(id) }
      kinds[id] = kinds[id] ?? kind
    }

    package static func == (one: State, other: State) -> Bool {
      one.kinds == other.kinds && one.names == other.names
        && one.declared.map(\.value) == other.declared.map(\.value)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(names) }
  }
}
