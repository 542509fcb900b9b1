import SwipeTabKit

extension StoryboardFile {
  /// The warnings about the file, and about the parts that the app has set.
  ///
  /// They come in this order:
  ///
  /// 1. problems of the file itself, such as texts that a locale lacks, and for a lenient file the omitted mistakes;
  /// 2. views and actions that the file names and the app has not set, with their places in the file;
  /// 3. pages, views and actions that the app has set and the file does not name, with the nearest name in the file.
  ///
  /// O(n) in the file's pages, views and actions.
  public var problems: [Diagnostic] { loaded.problems + missing + unused }

  // MARK: What the app lacks

  private var missing: [Diagnostic] {
    var told: Set<StoryboardRequirement.Kind> = []
    return loaded.document.requirements.compactMap { requirement in
      // The app's page has its own body.
      if let page = requirement.page, pages[page] != nil { return nil }
      guard let hint = hint(for: requirement.kind), told.insert(requirement.kind).inserted else {
        return nil
      }
      var warning = requirement.warning
      warning.message += hint
      return warning
    }
  }

  private func hint(for kind: StoryboardRequirement.Kind) -> String? {
    switch kind {
    case .view(let id):
      guard views[id] == nil else { return nil }
      return NearestName.hint(for: id.rawValue, in: views.keys.map(\.rawValue).sorted())
    case .action(let message):
      guard action(for: message) == nil else { return nil }
      return NearestName.hint(for: message.actionName, in: actions.keys.sorted())
    }
  }

  // MARK: What the file lacks

  private var unused: [Diagnostic] {
    let document = loaded.document
    let segues = document.containers.flatMap { $0.segues.map(\.id.rawValue) }
    var found = unknown(
      "page", pages.keys.map(\.rawValue), among: document.pages.map(\.id.rawValue) + segues)
    // More of them are not listed.
    guard document.requirements.count < JSONMistakes.limit else { return found }
    var (viewNames, messages) = ([String](), [String]())
    for requirement in document.requirements {
      switch requirement.kind {
      case .view(let id): viewNames.append(id.rawValue)
      case .action(let message): messages += [message.actionName, message]
      }
    }
    found += unknown("view", views.keys.map(\.rawValue), among: viewNames)
    found += unknown("action", Array(actions.keys), among: messages)
    return found
  }

  private func unknown(_ noun: String, _ given: [String], among known: [String]) -> [Diagnostic] {
    let all = Set(known)
    return given.sorted().filter { !all.contains($0) }.map { id in
      let hint = NearestName.hint(for: id, in: known)
      return Diagnostic(
        file: name, severity: .warning, message: "the file has no \(noun) \(quoted(id))\(hint)")
    }
  }
}
