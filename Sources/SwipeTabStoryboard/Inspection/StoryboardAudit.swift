import SwipeTabKit

/// Finds missing parts of a storyboard file, and parts that nothing in it uses.
struct StoryboardAudit {
  let document: StoryboardDocument
  let places: StoryboardPlaces
  private let mistakes: JSONMistakes

  init(_ document: StoryboardDocument, _ places: StoryboardPlaces) {
    (self.document, self.places) = (document, places)
    mistakes = JSONMistakes(in: places.json, file: places.file)
  }

  /// Returns warnings in the order of the text, in time linear in its length.
  func findings() -> [Diagnostic] {
    reportUnreachable()
    reportCircles()
    reportSheets()
    reportPushedTabs()
    reportState()
    reportContrast()
    reportStrings()
    return mistakes.diagnostics()
  }

  // MARK: Pages

  private func reportUnreachable() {
    if document.pages.isEmpty {
      report(
        "there is no page, so that nothing is shown", at: member("pages", of: places.json.root))
    }
    let reached = reached()
    for page in document.pages where !reached.contains(page.id) {
      report("nothing leads to the page \(quoted(page.id.rawValue))", at: places.pages[page.id])
    }
    for container in document.containers where !reached.contains(container.id) {
      report(
        "nothing leads to the container \(quoted(container.id.rawValue))",
        at: places.containers[container.id])
    }
  }

  func report(_ message: String, at value: JSONValue?) {
    mistakes.report(message, at: value ?? places.json.root, severity: .warning)
  }

  private func reached() -> Set<PageID> {
    let pages = Dictionary(document.pages.map { ($0.id, $0) }) { first, _ in first }
    let containers = Dictionary(document.containers.map { ($0.id, $0) }) { first, _ in first }
    var reached: Set<PageID> = [document.root]
    var waiting = [document.root]
    while let id = waiting.popLast() {
      let next = (pages[id]?.targets ?? []) + (containers[id]?.allPages ?? [])
      for id in next where reached.insert(id).inserted { waiting.append(id) }
    }
    return reached
  }

  // MARK: Sheets

  /// Reports keys without effect: `dismiss` if nothing presents the page, and a title if nothing else leads to it.
  private func reportSheets() {
    let actions = document.pages.flatMap(\.actions)
    let presented = Set(actions.compactMap { if case .present(let id) = $0 { id } else { nil } })
    let pushed = Set(
      actions.compactMap {
        if case .push(let id) = $0 { id } else if case .replace(let id) = $0 { id } else { nil }
      })
    let tabs = Set(document.containers.flatMap(\.allPages))
    for page in document.pages {
      guard let value = places.pages[page.id] else { continue }
      let name = quoted(page.id.rawValue)
      if !presented.contains(page.id), page.actions.contains(.dismiss) {
        report(
          #""dismiss" does nothing on the page \#(name), as no "present" leads to it"#,
          at: key("dismiss", in: value))
      }
      guard presented.contains(page.id), !pushed.contains(page.id), !tabs.contains(page.id),
        page.leadingButtons.isEmpty, page.trailingButtons.isEmpty,
        page.showsNavigationBar == nil, !page.sheetStyle.hasTitleBar,
        let title = member("navigationTitle", of: value)
      else { continue }
      report(
        #"a presented page shows its title only beside "leading" or "trailing" buttons, "#
          + #"or with "sheetTitle": true"#, at: title)
    }
  }

  /// The place of a key anywhere in a value, with a text as its value if one is given.
  func key(_ name: String, of text: String? = nil, in value: JSONValue) -> JSONValue? {
    var waiting = [value]
    while let value = waiting.popLast() {
      for member in value.members.map(Array.init) ?? [] {
        if member.key.isString(name), text == nil || member.value.string == text {
          return member.key
        }
        waiting.append(member.value)
      }
      waiting += value.elements.map(Array.init) ?? []
    }
    return nil
  }

  // MARK: Strings

  private func reportStrings() {
    guard let strings = member("strings", of: places.json.root) else { return }
    let used = usedTokens()
    var reported: Set<String> = []
    for table in strings.members.map(Array.init) ?? [] {
      let locale = table.key.string ?? ""
      for entry in table.value.members.map(Array.init) ?? [] {
        guard let token = entry.key.string, !used.contains(token) else { continue }
        if BuiltInTexts.tokens.contains(token) { continue }
        if reported.insert(token).inserted {
          report("the string \(quoted(token)) is not used", at: entry.key)
        }
      }
      let missing = used.filter { !hasText($0, locale) && document.strings.has($0) }.sorted()
      guard !missing.isEmpty else { continue }
      let noun = missing.count == 1 ? "text" : "texts"
      report(
        "\(quoted(locale)) lacks \(missing.count) \(noun): \(Self.list(missing))",
        at: table.key)
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).map(quoted).joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }

  private func hasText(_ token: String, _ locale: String) -> Bool {
    document.strings.translation(of: token, in: locale) != nil
      || locale == document.strings.fallback && document.strings.tables[locale]?[token] != nil
  }

  private func usedTokens() -> Set<String> {
    var used: Set<String> = []
    var waiting = [places.json.root]
    while let value = waiting.popLast() {
      if let text = value.string, StringTables.isToken(text) { used.insert(text) }
      waiting += value.elements.map(Array.init) ?? []
      for member in value.members.map(Array.init) ?? []
      where value.index > 0 || !member.key.isString("strings") {
        waiting.append(member.value)
      }
    }
    return used
  }

  func member(_ key: String, of value: JSONValue) -> JSONValue? {
    value.members?.first { $0.key.isString(key) }?.value
  }
}

extension StringTables {
  fileprivate func has(_ token: String) -> Bool { tables.contains { $0.value[token] != nil } }
}

extension StoryboardDocument.Page {
  fileprivate var targets: [PageID] { actions.compactMap(\.target) + detail.map(\.id) }

  package var actions: [ScreenAction] {
    let buttons = (leadingButtons + trailingButtons).compactMap(\.action)
    let all =
      buttons + body.flatMap(\.actions) + [item?.action].compactMap(\.self)
      + (item?.menuEntries ?? []).map(\.action)
      + [delayedAction?.action, refreshAction?.action, tapAction].compactMap(\.self)
    return all.flatMap(\.single)
  }
}

extension ScreenAction {
  /// The page or container that it leads to, or nil if it leads nowhere, or only among tabs.
  var target: PageID? {
    switch self {
    case .push(let id), .present(let id), .select(let id), .replace(let id), .root(let id): id
    default: nil
    }
  }
}
