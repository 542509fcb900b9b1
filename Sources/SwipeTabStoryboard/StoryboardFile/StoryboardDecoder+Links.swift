import SwipeTabKit

/// Resolves identifiers after the whole file has been read.
extension StoryboardDecoder {
  private typealias Container = StoryboardDocument.Container

  /// Reports tabs that cannot be resolved, and returns at least one container even if none is valid.
  func resolvedContainers() -> [StoryboardDocument.Container] {
    guard !containers.isEmpty else { return [Container(id: "")] }
    return placingToolbars(of: containers.map(resolved))
  }

  /// Puts inner containers' toolbars at the top unless the file sets their positions, so that no two are at the bottom.
  private func placingToolbars(of resolved: [Container]) -> [Container] {
    let tabs = Set(resolved.flatMap(\.allTabs))
    return zip(resolved, containers).map { container, draft in
      guard tabs.contains(container.id), !draft.placesToolbar else { return container }
      var container = container
      container.settings.options[.toolbar] = .text(
        ContainerConfiguration.ToolbarPosition.top.rawValue)
      return container
    }
  }

  private func resolved(_ draft: StoryboardContainerDraft) -> Container {
    var container = draft.container
    var tabs: [PageID: JSONCursor] = [:]
    for (segue, cursor) in draft.segues
    where register(segue.id, page: segue.page, at: cursor, in: &tabs) {
      container.segues.append(segue)
    }
    for (id, cursor) in draft.ids
    where registerTab(id, of: container.id, at: cursor, in: &tabs) {
      container.ids.append(id)
    }
    for (id, cursor) in draft.pages
    where registerTab(id, of: container.id, at: cursor, in: &tabs) {
      container.pages.append(id)
    }
    var additions: [PageID: JSONCursor] = [:]
    for (id, cursor) in draft.additions
    where register(id, page: id, at: cursor, in: &additions) {
      container.additions.append(id)
    }
    if let (id, cursor) = draft.accessory {
      if pageIDs.contains(id) {
        container.accessory = id
      } else {
        reportMissing(id, "page", among: pages.lazy.map(\.id), at: cursor)
      }
    }
    if let (tab, cursor) = draft.initial {
      container.initial = initial(tab, of: draft, tabs: tabs, at: cursor)
    }
    return container
  }

  /// Returns false if it cannot be a tab, or is one already.
  private func registerTab(
    _ id: PageID, of container: PageID, at cursor: JSONCursor,
    in tabs: inout [PageID: JSONCursor]
  ) -> Bool {
    guard isContainer(id) else { return register(id, page: id, at: cursor, in: &tabs) }
    if let circle = containerTabs.circle(adding: id, to: container) {
      let names = circle.map { quoted($0.rawValue) }.joined(separator: ", ")
      cursor.report("a container cannot be a tab inside itself (\(names))")
      return false
    }
    guard canBeTab(id, "container", at: cursor), isFree(id, at: cursor, in: &tabs) else {
      return false
    }
    containerTabs.add(id, to: container)
    return true
  }

  private func isContainer(_ id: PageID) -> Bool { containers.contains { $0.container.id == id } }

  private func register(
    _ id: PageID, page: PageID, at cursor: JSONCursor, in tabs: inout [PageID: JSONCursor]
  ) -> Bool {
    guard pageIDs.contains(page) else {
      if isContainer(page) {
        let rule = "which is a tab by its ID in \"pages\" or \"ids\" alone"
        cursor.report("\(quoted(page.rawValue)) is a container, \(rule)")
      } else {
        reportMissing(page, "page", among: pages.lazy.map(\.id), at: cursor)
      }
      return false
    }
    return canBeTab(page, "page", at: cursor) && isFree(id, at: cursor, in: &tabs)
  }

  private func canBeTab(_ id: PageID, _ noun: String, at cursor: JSONCursor) -> Bool {
    guard let obstacle = obstacles[id] else { return true }
    if !obstacle.isEmpty {
      obstacles[id] = ""
      cursor.report("\(noun) \(quoted(id.rawValue)) cannot be a tab: \(obstacle)")
    }
    return false
  }

  private func isFree(
    _ id: PageID, at cursor: JSONCursor, in tabs: inout [PageID: JSONCursor]
  ) -> Bool {
    if let first = tabs[id] {
      report(
        "\(quoted(id.rawValue)) is registered twice and makes one tab", at: cursor.value,
        first: first.value, severity: .warning)
      return false
    }
    tabs[id] = cursor
    return true
  }

  /// Reports an initial tab that does not exist or is hidden, and returns nil.
  private func initial(
    _ tab: InitialPage, of draft: StoryboardContainerDraft, tabs: [PageID: JSONCursor],
    at cursor: JSONCursor
  ) -> InitialPage? {
    let declared = draft.segues.map(\.content.id) + (draft.ids + draft.pages).map(\.content)
    switch tab {
    case .id(let id):
      if tabs[id] != nil {
        guard hiddenTabs(of: draft).contains(id) else { return tab }
        cursor.report(
          "page \(quoted(id.rawValue)) is hidden; another one shows first", severity: .warning)
        return nil
      }
      // A tab that was refused has already been reported; also below.
      if !declared.contains(id) { reportMissing(id, "tab", among: declared, at: cursor) }
    case .index(let index):
      let hidden = hiddenTabs(of: draft)
      let shown = hidden.isEmpty ? tabs.count : tabs.keys.count { !hidden.contains($0) }
      if index < shown { return tab }
      if index < tabs.count {
        cursor.report(
          "only \(shown) of \(tabs.count) tabs are not hidden; another one shows first than "
            + "number \(index)", severity: .warning)
        return nil
      }
      if index >= Set(declared).count + draft.unreadable {
        reportIndex(index, count: tabs.count, at: cursor)
      }
    }
    return nil
  }

  private func hiddenTabs(of draft: StoryboardContainerDraft) -> Set<PageID> {
    let hidden = Set(pages.lazy.filter { $0.item?.isHidden ?? false }.map(\.id))
      .union(containers.lazy.map(\.container).filter { $0.item?.isHidden ?? false }.map(\.id))
    guard !hidden.isEmpty else { return [] }
    let segues = draft.segues.lazy.map(\.content).filter { hidden.contains($0.page) }.map(\.id)
    let others = (draft.ids + draft.pages).lazy.map(\.content).filter { hidden.contains($0) }
    return Set(segues).union(others)
  }

  // MARK: Second sides

  func resolveDetails() {
    let plain = Dictionary(pages.map { ($0.id, $0) }) { first, _ in first }
    for (id, detail, cursor) in details {
      guard let index = pages.firstIndex(where: { $0.id == id }) else { continue }
      guard let page = plain[detail] else {
        reportMissing(detail, "page", among: pages.lazy.map(\.id), at: cursor)
        continue
      }
      guard detail != id else {
        cursor.report("a page cannot be beside itself")
        continue
      }
      pages[index].detail = [page]
    }
  }

  // MARK: The root

  func root(_ cursor: JSONCursor?, among containers: [StoryboardDocument.Container]) -> PageID {
    let first = containers.first?.id ?? ""
    guard let cursor, let id = cursor.read(JSONShape<PageID>.id) else { return first }
    guard places[id] == nil else { return id }
    reportMissing(id, "page or container", among: ids, at: cursor)
    return first
  }

  // MARK: Actions

  func checkActions(among containers: [StoryboardDocument.Container]) {
    let tabs = containers.map { $0.segues.map(\.id) + $0.ids + $0.pages + $0.additions }
    let tabIDs = Set(tabs.joined())
    let count = tabs.map(\.count).max() ?? 0
    for (action, _, _, cursor) in actions {
      switch action {
      case .push(let id) where places[id] == nil, .replace(let id) where places[id] == nil,
        .root(let id) where places[id] == nil:
        reportMissing(id, "page or container", among: ids, at: cursor)
      case .present(let id) where !pageIDs.contains(id):
        reportMissing(id, "page", among: pages.lazy.map(\.id), at: cursor)
      case .select(let id) where !tabIDs.contains(id):
        // A page that was refused as a tab has already been reported.
        guard obstacles[id] != "" else { continue }
        guard obstacles[id] == nil else {
          let name = quoted(id.rawValue)
          cursor.report("there is no tab \(name); \"push\" leads to the screen \(name)")
          continue
        }
        reportMissing(id, "tab", among: tabs.joined(), at: cursor)
      case .selectIndex(let index) where index >= count:
        reportIndex(index, count: count, at: cursor)
      case .toggle(let id): checkToggle(id, at: cursor)
      default: continue
      }
    }
  }

  // MARK: Words

  func reportMissing<ID: Identifier>(
    _ id: ID, _ noun: String, among known: some Sequence<ID>, at cursor: JSONCursor
  ) {
    let names = known.lazy.map(\.rawValue)
    cursor.report(
      "there is no \(noun) \(quoted(id.rawValue))\(NearestName.hint(for: id.rawValue, in: names))")
  }

  private func reportIndex(_ index: Int, count: Int, at cursor: JSONCursor) {
    cursor.report(
      count == 0
        ? "there is no tab \(index), as there are no tabs"
        : "expected the index of a tab from 0 to \(count - 1), found \(index)")
  }
}
