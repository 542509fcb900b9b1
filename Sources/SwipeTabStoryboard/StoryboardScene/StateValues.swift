import SwipeTabKit

/// The values of a storyboard's state while a page is made, and which of them the page depends on.
final class StateValues {
  let state: StoryboardDocument.State
  private let value: (ControlID) -> ControlValue?
  /// The values that were read, or nil for those that do not exist.
  private(set) var read: [ControlID: ControlValue?] = [:]
  private(set) var mistakes: [(Formula, FormulaMistake)] = []

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

  func result(_ formula: Formula) -> ControlValue? { result(formula) { self[$0] } }

  // A text shows dots for secrets.
  func shownResult(_ formula: Formula) -> ControlValue? {
    result(formula) { id in
      let value = self[id]
      guard state.secrets.contains(id), let text = value?.text else { return value }
      return .text(String(repeating: "•", count: text.count))
    }
  }

  private func result(
    _ formula: Formula, _ value: (ControlID) -> ControlValue?
  ) -> ControlValue? {
    do {
      return try formula.result(value)
    } catch {
      if !mistakes.contains(where: { $0.0 == formula }) { mistakes.append((formula, error)) }
      return nil
    }
  }

  func holds(_ condition: Formula?) -> Bool { condition.holds(with: result) }
}
