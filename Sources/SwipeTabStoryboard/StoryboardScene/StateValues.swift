import SwipeTabKit

/// The values of a storyboard's state while a page is made, and which of them the page depends on.
final class StateValues {
  let state: StoryboardDocument.State
  private let value: (ControlID) -> ControlValue?
  /// The values that were read, or nil for those that do not exist.
  private(set) var read: [ControlID: ControlValue?] = [:]

  init(
    _ state: StoryboardDocument.State = StoryboardDocument.State(),
    value: @escaping (ControlID) -> ControlValue? = { _ in nil }
  ) {
    (self.state, self.value) = (state, value)
  }

  subscript(_ id: ControlID) -> ControlValue? {
    let found = value(id)
    read[id] = .some(found)
    return found
  }

  func holds(_ condition: Condition?) -> Bool { condition.map { $0.holds { self[$0] } } ?? true }
}
