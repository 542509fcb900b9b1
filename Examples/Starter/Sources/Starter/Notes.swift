import Observation

/// The model of the app.
///
/// A page that reads a value is made again when the value changes.
@Observable
final class Notes {
  var texts: [String] = []
  var draft = ""
  var isSorted = false

  var shown: [String] { isSorted ? texts.sorted() : texts }

  func keepDraft() {
    guard !draft.isEmpty else { return }
    texts.append(draft)
    draft = ""
  }
}
