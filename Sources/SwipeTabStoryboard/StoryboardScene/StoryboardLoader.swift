import SwipeTabKit

/// Makes pages from a storyboard file, and collects problems on the way.
@MainActor struct StoryboardLoader {
  private typealias Document = StoryboardDocument

  let document: StoryboardDocument
  private(set) var screens: [PageID: StoryboardPage] = [:]
  private(set) var defaults = ControlDefaults()

  private(set) var localizer: Localizer
  private var found: [Diagnostic] = []

  init(document: StoryboardDocument, locale: String?, startLocale: String?) {
    self.document = document
    localizer = Localizer(strings: document.strings, locale: locale)
    for (id, value) in document.state.declared {
      let start = id == .locale ? startLocale ?? locale ?? document.strings.fallback : nil
      defaults.add(
        id, initially: start.map { .text($0) } ?? value, in: document.state.range(of: id))
    }
    for page in document.pages {
      for element in page.body {
        defaults.add(ScreenBody.Element(element)) { localizer.text($0) }
      }
    }
    for page in document.pages {
      screens[page.id] = StoryboardPage(page, values: values, localizer: &localizer)
    }
  }

  private var values: StateValues {
    let defaults = defaults
    return StateValues(document.state) { defaults.values[$0] }
  }

  mutating func containers() -> [PageID: StoryboardScene.LoadedContainer] {
    var loaded: [PageID: StoryboardScene.LoadedContainer] = [:]
    let pages = Dictionary(document.pages.map { ($0.id, $0) }) { first, _ in first }
    for container in document.containers {
      let storyboard = storyboard(of: container, pages)
      let list = load(storyboard)
      var initial = container.initial
      if let wanted = initial, !list.contains(wanted) {
        // One that the state hides at first may come later.
        if !list.hasHidden(wanted) { found.append(Diagnostic(message: list.missing(wanted))) }
        initial = nil
      }
      let tabs = withMorePage(list, in: container)
      let further = list.allIDs.compactMap { id in
        tabs.index(of: id) == nil
          ? list.index(of: id).flatMap { list.page(at: $0) as? StoryboardPage } : nil
      }
      if let index = initial.flatMap({ list.firstIndex(of: $0) }) {
        initial = .id(list.id(at: index))
      }
      loaded[container.id] = StoryboardScene.LoadedContainer(
        container: container, pages: tabs,
        further: Dictionary(further.map { ($0.id, $0) }) { first, _ in first }, initial: initial)
    }
    return loaded
  }

  /// The tabs of a container: its pages, or the first of them and one that lists the others.
  private mutating func withMorePage(
    _ list: PageList, in container: StoryboardDocument.Container
  ) -> PageList {
    guard let count = container.moreAfter else { return list }
    if list.index(of: "more") != nil {
      found.append(
        Diagnostic(
          severity: .warning,
          message: "\"moreAfter\" has no effect, as a page of the container is called \"more\""))
    }
    return list.withMorePage(after: count, title: localizer.text(BuiltInTexts.more))
  }

  mutating func text(_ text: String) -> String { localizer.text(text) }

  mutating func texts() -> Texts {
    var texts = Texts()
    for (token, text) in BuiltInTexts.single { texts[keyPath: text] = self.text(token) }
    texts.shortcuts = BuiltInTexts.shortcuts.mapValues { localizer.text($0) }
    texts.tabCommands = BuiltInTexts.tabCommands.mapValues { localizer.text($0) }
    texts.editCommands = BuiltInTexts.editCommands.mapValues { localizer.text($0) }
    return texts
  }

  func problems() -> [Diagnostic] {
    let known = document.warnings.map(\.message)
    let tokens = localizer.unknownTokens.filter { token in
      !known.contains { $0.contains(quoted(token)) }
    }
    let place = localizer.locale.map { " in the locale \(quoted($0))" } ?? ""
    let unknownTokens = "there is no string for \(quotedList(tokens))" + place
    let unknownLocale = document.strings.unknownLocale(localizer.locale)
    let messages = [unknownLocale, tokens.isEmpty ? nil : unknownTokens].compactMap(\.self)
    return document.warnings + found
      + messages.map { Diagnostic(severity: .warning, message: $0) }
  }

  // MARK: Registration

  private mutating func storyboard(
    of container: StoryboardDocument.Container, _ pages: [PageID: StoryboardDocument.Page]
  ) -> Storyboard {
    var storyboard = Storyboard()
    storyboard.order = container.settings.sortsNaturally == true ? .natural : .plain
    storyboard.segues = container.segues.map { Segue($0.id, kind: $0.kind.registered) }
    storyboard.ids = container.ids
    var defined: Set<PageID> = []
    for segue in container.segues where defined.insert(segue.id).inserted {
      guard let page = pages[segue.page] else { continue }
      define(page, as: segue.id, in: &storyboard)
    }
    // The other pages by their own identifiers, so that suggestions for a missing one include them.
    for page in document.pages where defined.insert(page.id).inserted {
      define(page, as: page.id, in: &storyboard)
    }
    for id in container.ids where defined.insert(id).inserted {
      guard let tab = containerTab(id) else { continue }
      storyboard.define(id) { tab }
    }
    storyboard.generated = container.pages.compactMap { id in
      if let tab = containerTab(id) { return tab }
      guard let page = screens[id], pages[id]?.isTab == true else {
        found.append(Diagnostic(message: StoryboardProblem.unknown(id, nearest: nil).description))
        return nil
      }
      return page
    }
    return storyboard
  }

  private mutating func containerTab(_ id: PageID) -> ContainerTab? {
    guard let container = document.container(id), let item = container.item else { return nil }
    return ContainerTab(
      id: id, item: item, swipeLock: container.swipeLock, values: values, localizer: &localizer)
  }

  private mutating func define(
    _ page: StoryboardDocument.Page, as id: PageID, in storyboard: inout Storyboard
  ) {
    guard page.isTab else { return storyboard.define(screen: id) }
    let made =
      id == page.id
      ? screens[id] ?? StoryboardPage(page, localizer: &localizer)
      : StoryboardPage(page, id: id, values: values, localizer: &localizer)
    storyboard.define(id) { made }
  }

  private mutating func load(_ storyboard: Storyboard) -> PageList {
    // Leniently in any case, so that every problem is known before anything is refused.
    guard let loaded = try? storyboard.load(.lenient) else { return .empty }
    found += loaded.problems.map { problem in
      Diagnostic(
        severity: document.isLenient ? .warning : problem.severity, message: problem.description)
    }
    return loaded.pages
  }
}

extension StoryboardDocument.Page {
  fileprivate var isTab: Bool { canBeTab && item != nil }
}

extension StoryboardDocument.Segue.Kind {
  fileprivate var registered: Segue.Kind {
    switch self {
    case .show: .show
    case .modal: .modal
    case .custom: .custom
    }
  }
}

extension PageList {
  fileprivate func firstIndex(of page: InitialPage) -> Int? {
    switch page {
    case .index(let index): index
    case .id(let id): self.index(of: id)
    }
  }

  fileprivate func contains(_ page: InitialPage) -> Bool {
    switch page {
    case .index(let index): (0..<count).contains(index)
    case .id(let id): index(of: id) != nil
    }
  }

  fileprivate func hasHidden(_ page: InitialPage) -> Bool {
    let hidden = (allStored ?? []).filter { $0.item.isHidden && $0.item.condition != nil }
    return switch page {
    case .index: !hidden.isEmpty
    case .id(let id): hidden.contains { $0.id == id }
    }
  }

  fileprivate func missing(_ page: InitialPage) -> String {
    switch page {
    case .index(let index): ContainerError.indexOutOfRange(index, count: count).description
    case .id(let id): ContainerError.unknownPage(id, nearest: nearestID(to: id)).description
    }
  }
}
