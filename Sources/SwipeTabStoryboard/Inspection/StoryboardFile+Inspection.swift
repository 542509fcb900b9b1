import SwipeTabKit

extension StoryboardFile {
  /// The places of pages and elements in the text, or nil for a very long text, which is not kept.
  package var places: StoryboardPlaces? {
    StoryboardPlaces(text, file: textName, document: loaded.document)
  }

  /// The values of the state in a container, such as `loggedIn = false, seats = 2`.
  package func stateText(in container: TabContainer) -> String? {
    let names = loaded.document.state.declared.map(\.id)
    guard !names.isEmpty else { return nil }
    return names.map { id in
      switch container.value(of: id) {
      case .flag(let isOn): "\(id) = \(isOn)"
      case .number(let number): "\(id) = \(number.shortText)"
      case .text(let text): "\(id) = \(quoted(text))"
      case nil: "\(id)"
      }
    }.joined(separator: ", ")
  }

  package func unusedAndMissing() throws(StoryboardFileError) -> [Diagnostic] {
    guard let places else { return [] }
    return StoryboardAudit(loaded.document, places).findings()
  }
}
