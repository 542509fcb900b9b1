package import SwipeTabKit

extension TabContainer {
  // The text of the secure field with the focus, if the storyboard compares the field with that text.
  package var publicAnswer: AccessibilityRequest? {
    guard let scene = prescription?.origin as? StoryboardScene,
      !scene.document.state.answers.isEmpty, let entry = secureEntry,
      scene.document.state.answers[entry.field]?.contains(entry.text) == true
    else { return nil }
    return AccessibilityRequest(.setText(entry.text), of: entry.node)
  }

  // The formulas of the storyboard that a replay cannot answer, because they read more of secure fields than a recording has.
  package var unansweredFormulas: [Formula] {
    (prescription?.origin as? StoryboardScene)?.document.state.readers ?? []
  }
}
