/// An element that a storyboard can have, by its name and keys.
///
/// A storyboard reads it from the value beside its name, as `{ "toggle": { "id": "wifi", "title": "Wi-Fi" } }` is read into
/// `ScreenBody.Toggle`. The decoder, the JSON Schema and the words of the fuzzers follow from `keys`.
public protocol KeyedElement: BodyElement {
  /// The element's description, in sentences, the last of which may have examples as in ``ElementKey/summary``.
  static var summary: String { get }
  /// The keys of its object.
  static var keys: [ElementKey] { get }
  /// The form of the value beside the name.
  ///
  /// The default is an object.
  static var form: ElementForm { get }
  /// Makes the element from a storyboard's keys.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  ///
  /// Read all keys before returning, so that all mistakes are reported.
  init?(_ keys: ElementKeys)
  /// Returns the element with its visible parts, such as rows whose condition is true, and with the numbers of its formulas.
  ///
  /// `result` returns the value of a formula, or nil if it has none. The result is nil if the element has parts and none of
  /// them is visible. By default it is the element itself.
  func shown(with result: (Formula) -> ControlValue?) -> Self?
  /// Returns the element with its texts for users replaced.
  ///
  /// By default these are the texts at `texts`.
  func withTexts(_ replaced: (String) -> String) -> Self
  /// The places of its texts for users.
  ///
  /// The default is empty.
  static var texts: [WritableKeyPath<Self, String>] { get }
}

extension KeyedElement {
  /// The default: an object.
  public static var form: ElementForm { .object(short: nil) }
  /// The default: the element itself, which has no parts with conditions and no formulas.
  public func shown(with result: (Formula) -> ControlValue?) -> Self? { self }
  /// The default: the element has no texts for users.
  public static var texts: [WritableKeyPath<Self, String>] { [] }
  /// The default: the texts at `texts` are replaced.
  public func withTexts(_ replaced: (String) -> String) -> Self {
    Self.texts.reduce(into: self) { $0[keyPath: $1] = replaced($0[keyPath: $1]) }
  }
}

/// A key of an element, or of an object in one.
public struct ElementKey: Sendable {
  /// The name, such as `title`.
  public let name: String
  /// The values that it takes.
  public let shape: KeyShape
  /// The key's description, in sentences.
  ///
  /// The last one may begin with `For example` and go on with values in JSON, which the JSON Schema has as examples.
  public let summary: String
  /// Whether the key is required.
  public let isRequired: Bool

  /// Makes an optional key.
  public init(_ name: String, _ shape: KeyShape, _ summary: String = "") {
    self.init(name, shape, summary, isRequired: false)
  }

  private init(_ name: String, _ shape: KeyShape, _ summary: String, isRequired: Bool) {
    (self.name, self.shape, self.summary, self.isRequired) = (name, shape, summary, isRequired)
  }

  /// This key as a required one.
  public var required: ElementKey { ElementKey(name, shape, summary, isRequired: true) }

  /// Returns keys, each with the sentences that describe it.
  package static func list(_ keys: KeyValuePairs<String, ElementKey>) -> [ElementKey] {
    keys.map { summary, key in
      ElementKey(key.name, key.shape, summary, isRequired: key.isRequired)
    }
  }

  /// The key of an action, of which an object has one among all that there are.
  public static let action = ElementKey("action", .action, "The action of a tap.")

  /// The key of elements that can be disabled.
  ///
  /// The code that puts the element into a body reads it.
  public static let enabled = ElementKey(
    "enabled", .flag,
    "Whether the user can use it. Otherwise it is pale, and taps and keys have no effect. The default is true. For example false."
  )

  package static let inRow = list([
    "For an element in a row: the width in points, in place of a weight. For example 120.":
      ElementKey("width", .length),
    "For an element in a row: the part of the remaining width, in proportion to the others, from 0 to 1000. The default is 1, and 0 for buttons with the style `icon`, which are as wide as they are. For example 2.":
      ElementKey("weight", .number(0...1000)),
    #"For an element in a row: its vertical position if it is lower than the others. The default is the row's. For example "top"."#:
      ElementKey("align", .name(["top", "center", "bottom"])),
  ])

  package static let conditions = list([
    #"It is visible only while this condition is true. A hidden tab keeps its place, and an action is omitted. For example "loggedIn", "seats > 2", ["loggedIn", "plan = pro"]."#:
      ElementKey("if", .condition),
    #"It is visible only while this condition is false. In a list, all conditions must be false. For example "loggedIn", ["loggedIn", "seats = 0"]."#:
      ElementKey("unless", .condition),
  ])
}

/// The form of an element's value, or of an object's value in an element.
public enum ElementForm: Sendable {
  /// An object, or only the value of one key in place of the object.
  case object(short: ElementKey?)
  /// The value of the first key, never an object with it.
  case value
  /// An object that has the other keys beside the element's own name.
  case beside
}

/// The values that a key takes.
public indirect enum KeyShape: Sendable {
  /// A text for users, or the token of one.
  case text
  /// A text that is not shown to users.
  case string
  /// The name of an image.
  case image
  /// An identifier.
  case id(KeyUse)
  /// True or false.
  case flag
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// An array of numbers in a range, with a given count.
  case numbers(Int, ClosedRange<Double>)
  /// A length in points, or a name in its place.
  case length(or: String?)
  /// One of several names.
  case name([String])
  /// A color.
  case color
  /// A color or a gradient.
  case fill
  /// One of the keys of actions, in the object itself.
  case action
  /// An object with one of the keys of actions.
  case actionObject
  /// A condition on the values of controls, or several that must all hold.
  case condition
  /// A number in a range, or a formula of one.
  case formula(ClosedRange<Double>)
  /// Elements.
  case elements
  /// An object with the given keys.
  case object([ElementKey], ElementForm)
  /// An array of objects with the given keys.
  case objects([ElementKey], ElementForm)

  /// A length in points.
  public static var length: Self { .length(or: nil) }
}

/// The kind of thing that an identifier names.
public enum KeyUse: Sendable, Hashable {
  /// A control.
  ///
  /// Controls with the same identifier have the same value.
  case control
  /// A toggle, unique in its file, to which actions refer.
  case toggle
  /// A custom view, unique on its page.
  case view
}

/// The value of a key, as plain data.
public enum KeyValue {
  /// A text, a name or an identifier.
  case text(String)
  /// True or false.
  case flag(Bool)
  /// A number or length.
  case number(Double)
  /// Several numbers.
  case numbers([Double])
  /// A color.
  case color(Color)
  /// A color or a gradient.
  case fill(PageFill)
  /// An action.
  case action(ScreenAction)
  /// A condition on the values of controls, or a formula of a number.
  case formula(Formula)
  /// Elements.
  case elements([ScreenBody.Element])
  /// An object.
  case object(ElementKeys)
  /// An array of objects.
  case objects([ElementKeys])
}

/// The source of keys, such as an object of a storyboard file.
package protocol KeySource {
  /// Whether the element is in a row or column of others.
  var isInGroup: Bool { get }
  func has(_ key: String) -> Bool
  /// The value of a key, in its row's shape or a given one, or nil if it is missing or wrong, which is reported.
  func value(_ key: String, as shape: KeyShape?) -> KeyValue?
  /// Reports a mistake at the value of a key, or at the whole object, which repeats another.
  func report(_ message: String, at key: String?, repeating first: (any KeySource)?)
}

/// The values of an element's keys in a storyboard.
///
/// A key that is not among the element's rows is a programmer's mistake, and stops the program.
public struct ElementKeys {
  private let source: any KeySource

  package init(_ source: any KeySource) { self.source = source }

  /// Whether the element is in a row or column of others, where texts begin at the leading edge.
  public var isInGroup: Bool { source.isInGroup }
  /// Returns whether the element has a key.
  public func has(_ key: String) -> Bool { source.has(key) }
  /// Reports a mistake at the value of a key, or by default at the whole object.
  public func report(_ message: String, at key: String? = nil) {
    source.report(message, at: key, repeating: nil)
  }
  /// Reports that the object repeats another one.
  public func report(_ message: String, repeating first: ElementKeys) {
    source.report(message, at: nil, repeating: first.source)
  }

  /// Returns the value of a key for a text or a name.
  ///
  /// It is nil if the key is missing or wrong.
  public func text(_ key: String) -> String? {
    if case .text(let text) = source.value(key, as: nil) { text } else { nil }
  }
  /// Returns the identifier of a control.
  ///
  /// It is nil if the key is missing or wrong.
  public func control(_ key: String) -> ControlID? { text(key).map { ControlID($0) } }
  /// Returns the identifier of a custom view.
  ///
  /// It is nil if the key is missing or wrong.
  public func view(_ key: String) -> ViewID? { text(key).map { ViewID($0) } }
  /// A case of an enumeration, by its raw value.
  public func name<Name: RawRepresentable<String>>(_ key: String, _ type: Name.Type) -> Name? {
    text(key).flatMap { Name(rawValue: $0) }
  }
  /// Returns true or false, or nil if the key is missing or wrong.
  public func flag(_ key: String) -> Bool? {
    if case .flag(let flag) = source.value(key, as: nil) { flag } else { nil }
  }
  /// Returns a number or length.
  ///
  /// `range` narrows the key's range.
  public func number(_ key: String, in range: ClosedRange<Double>? = nil) -> Double? {
    if case .number(let number) = source.value(key, as: range.map { .number($0) }) {
      number
    } else {
      nil
    }
  }
  /// Returns an array of numbers, with the count that the key requires.
  public func numbers(_ key: String) -> [Double]? {
    if case .numbers(let numbers) = source.value(key, as: nil) { numbers } else { nil }
  }
  /// A length or the name in its place, or nil if neither is there.
  public func length(_ key: String) -> (length: Double?, isNamed: Bool)? {
    switch source.value(key, as: nil) {
    case .number(let length): (length, false)
    case .text: (nil, true)
    default: nil
    }
  }
  /// Returns one of a few names.
  ///
  /// `names` narrows the key's names.
  public func name(_ key: String, among names: [String]) -> String? {
    if case .text(let name) = source.value(key, as: .name(names)) { name } else { nil }
  }
  /// Returns a color, or nil if the key is missing or wrong.
  public func color(_ key: String) -> Color? {
    if case .color(let color) = source.value(key, as: nil) { color } else { nil }
  }
  /// Returns a color or a gradient, or nil if the key is missing or wrong.
  public func fill(_ key: String) -> PageFill? {
    if case .fill(let fill) = source.value(key, as: nil) { fill } else { nil }
  }
  /// The action of the object's keys of actions.
  public func action() -> ScreenAction? {
    if case .action(let action) = source.value(ElementKey.action.name, as: nil) {
      action
    } else {
      nil
    }
  }
  /// Returns an action in a separate object.
  public func action(_ key: String) -> ScreenAction? {
    if case .action(let action) = source.value(key, as: nil) { action } else { nil }
  }
  /// The condition for being visible, from the keys of conditions, or nil for always.
  package func condition() -> Formula? {
    Formula.requiring(formula("if"), unless: formula("unless"))
  }
  /// Returns a condition or a formula of a number, or nil if the key is missing or wrong.
  ///
  /// `range` narrows the range of a number.
  public func formula(_ key: String, in range: ClosedRange<Double>? = nil) -> Formula? {
    if case .formula(let formula) = source.value(key, as: range.map { .formula($0) }) {
      formula
    } else {
      nil
    }
  }
  /// Returns an array of elements, or nil if the key is missing or wrong.
  public func elements(_ key: String) -> [ScreenBody.Element]? {
    if case .elements(let elements) = source.value(key, as: nil) { elements } else { nil }
  }
  /// Returns the keys of an object, or nil if the key is missing or wrong.
  public func object(_ key: String) -> ElementKeys? {
    if case .object(let object) = source.value(key, as: nil) { object } else { nil }
  }
  /// Returns the keys of each object in an array, or nil if the key is missing or wrong.
  public func objects(_ key: String) -> [ElementKeys]? {
    if case .objects(let objects) = source.value(key, as: nil) { objects } else { nil }
  }
}

extension ElementGroup where Self: KeyedElement {
  /// Returns the group with its visible elements, or nil if no element is visible.
  public func shown(with result: (Formula) -> ControlValue?) -> Self? {
    var copy = self
    copy.elements = elements.compactMap { $0.shown(with: result) }
    return copy.elements.isEmpty && !elements.isEmpty ? nil : copy
  }
}

extension ScreenBody.Element {
  /// The element with its visible parts, or nil if it is not visible itself.
  package func shown(with result: (Formula) -> ControlValue?) -> Self? {
    guard condition.holds(with: result) else { return nil }
    if let columns = self.as(ScreenBody.Columns.self) {
      return columns.shown(with: result).map { replaced(by: $0) }
    }
    func left(_ keyed: some KeyedElement) -> Self? {
      keyed.shown(with: result).map { replaced(by: $0) }
    }
    guard let keyed = base as? any KeyedElement else { return self }
    return left(keyed)
  }

  package func withTexts(_ replaced: (String) -> String) -> Self {
    if var columns = self.as(ScreenBody.Columns.self) {
      columns.items = columns.items.map { column in
        var copy = column
        copy.elements = column.elements.map { $0.withTexts(replaced) }
        return copy
      }
      return self.replaced(by: columns)
    }
    func replacing(_ keyed: some KeyedElement) -> Self {
      self.replaced(by: keyed.withTexts(replaced))
    }
    return (base as? any KeyedElement).map { replacing($0) } ?? self
  }

  /// Another element that can be used and shows when this one does.
  private func replaced(by element: some BodyElement) -> Self {
    var copy = Self(element).disabled(!isEnabled)
    copy.condition = condition
    return copy
  }

  /// The actions of its parts, of Enter in it, and of the elements in it.
  package var actions: [ScreenAction] {
    if let columns { return columns.flatMap { $0.elements.flatMap(\.actions) } }
    if let field = self.as(ScreenBody.Field.self) {
      return [field.submitAction].compactMap(\.self)
    }
    return (0..<base.partCount).compactMap { part in
      if case .perform(let action) = base.tap(onPart: part) { action } else { nil }
    }
  }

  package var controls: [ElementControl] {
    columns?.flatMap { $0.elements.flatMap(\.controls) } ?? [base.control].compactMap(\.self)
  }

  /// The number of elements in its columns, at any depth, or 1 without columns.
  package var leafCount: Int {
    columns?.reduce(0) { $1.elements.reduce($0) { $0 + $1.leafCount } } ?? 1
  }

  package var showsView: Bool {
    columns?.contains { $0.elements.contains(where: \.showsView) } ?? (base is ScreenBody.View)
  }
}
