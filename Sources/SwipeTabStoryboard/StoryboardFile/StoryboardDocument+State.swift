package import SwipeTabKit

extension StoryboardDocument {
  /// The values that conditions, actions and texts of the file can name: the values of `state`, and of its controls.
  package struct State: Sendable, Hashable {
    /// The kind of a value.
    package enum Kind: Sendable, Hashable {
      /// On or off.
      case flag
      /// A number, in a range that may be infinite.
      case number(ClosedRange<Double>)
      /// A text.
      case text
      /// One of the options of a choice.
      case option([ScreenBody.Choice.Option])
    }

    /// The names of `state`, in the order of the file, with the values that they begin with.
    package private(set) var declared: [(id: ControlID, value: ControlValue)] = []
    /// The kind of each value.
    package private(set) var kinds: [ControlID: Kind] = [:]
    /// The names of all values, in the order of the file.
    package private(set) var names: [ControlID] = []

    /// The texts of secure fields, which no other text shows.
    package private(set) var secrets: Set<ControlID> = []

    /// The range of a number, or nil for another value.
    func range(of id: ControlID) -> ClosedRange<Double>? {
      if case .number(let range) = kinds[id] { range } else { nil }
    }

    /// Adds a value of `state`.
    mutating func declare(_ id: ControlID, _ value: ControlValue, in range: ClosedRange<Double>) {
      declared.append((id, value))
      switch value {
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
