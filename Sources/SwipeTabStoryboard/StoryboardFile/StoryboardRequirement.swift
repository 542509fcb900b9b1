package import SwipeTabKit

/// A view or an action that a storyboard names and a program provides.
package struct StoryboardRequirement: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case view(ViewID)
    case action(String)
  }

  package var kind: Kind
  /// The page whose body names it, or nil for an item or a button of a navigation bar.
  package var page: PageID?
  /// The location in the file, as a warning that the program does not have it.
  package var warning: Diagnostic

  init(kind: Kind) {
    self.kind = kind
    let message =
      switch kind {
      case .view(let id): "the program has no view \(quoted(id.rawValue))"
      case .action(let name): "the program has no action \(quoted(name))"
      }
    warning = Diagnostic(severity: .warning, message: message)
  }
}

extension StoryboardDecoder {
  /// The requirements with their locations, in the order of the file: at most a thousand, and each once for a page.
  func locatedRequirements(
    in json: JSONDocument, file: String
  ) -> [StoryboardRequirement] {
    var seen: Set<StoryboardRequirement> = []
    let inOrder = requirements.sorted { $0.cursor.value.index < $1.cursor.value.index }
      .filter { seen.insert($0.requirement).inserted }
      .prefix(JSONMistakes.limit)
    let places = JSONMistakes(in: json, file: file)
    for (requirement, _, cursor) in inOrder {
      places.report(requirement.warning.message, at: cursor.value, severity: .warning)
    }
    return zip(inOrder, places.diagnostics()).map { needed, warning in
      var requirement = needed.requirement
      requirement.warning = warning
      return requirement
    }
  }
}
