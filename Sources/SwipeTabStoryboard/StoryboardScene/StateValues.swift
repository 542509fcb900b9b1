import SwipeTabKit

/// The values of a storyboard's state while a page is made, and which of them the page depends on.
final class StateValues {
  /// The kind of each value.
  let state: StoryboardDocument.State
  private let value: (ControlID) -> ControlValue?
  /// The values that were read.
  ///
  /// A value that does not exist is nil.
  private(set) var read: [ControlID: ControlValue?] = [:]

  /// Makes values that `value` returns for names.
  init(
    _ state: StoryboardDocument.State = StoryboardDocument.State(),
    value: @escaping (ControlID) -> ControlValue? = { _ in nil }
  ) {
    (self.state, self.value) = (state, value)
  }

  /// The value of a name, or nil if it does not exist.
  subscript(_ id: ControlID) -> ControlValue? {
    let found = value(id)
    read[id] = .some(found)
    return found
  }

  /// Whether a condition holds.
  ///
  /// Without a condition it returns true.
  func holds(_ condition: Condition?) -> Bool { condition.map { $0.holds { self[$0] } } ?? true }
}
