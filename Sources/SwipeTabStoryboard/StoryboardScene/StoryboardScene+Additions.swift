package import SwipeTabKit

extension StoryboardScene: PageOrigin {
  /// Lets a container make the pages that the user can add to it, except hidden ones.
  func installAdditions(of id: PageID, in container: TabContainer) {
    if id == rootID { container.prescription?.origin = self }
    // A page of the file may have changed since it was closed.
    container.makeClosedPage = { self.pageSource(of: id).page($0.id) ?? $0 }
    let templates = additions(of: id).filter { !$0.item.isHidden }
    guard !templates.isEmpty else {
      container.makeNewPage = nil
      return
    }
    container.makeNewPage = { [weak container] in
      container.flatMap { self.addition(to: $0, from: templates) }
    }
  }

  func installAccessory(of id: PageID, in container: TabContainer) {
    container.accessory = containers[id]?.container.accessory.flatMap { page($0) }
  }

  private func additions(of id: PageID) -> [StoryboardPage] {
    containers[id]?.container.additions.compactMap { screens[$0] } ?? []
  }

  /// The first of the templates that a container lacks, or else a copy of the last.
  private func addition(
    to container: TabContainer, from templates: [StoryboardPage]
  ) -> (any TabPage)? {
    let taken = Set(container.pages.allIDs)
    if let page = templates.first(where: { !taken.contains($0.id) }) { return shown(page) }
    guard let last = templates.last else { return nil }
    var number = 2
    func id() -> PageID { PageID("\(last.id)-\(number)") }
    while taken.contains(id()) || screens[id()] != nil { number += 1 }
    return last.copy(as: id())
  }

  // MARK: Pages added before

  /// Makes a page again that the user may have added, or returns nil if it is not such a page.
  ///
  /// A page that the file now hides also counts.
  func added(_ page: PageID, to container: PageID) -> (any TabPage)? {
    let templates = additions(of: container)
    if let template = templates.first(where: { $0.id == page }) { return shown(template) }
    // A page of the file is not a copy.
    guard screens[page] == nil, let original = page.copied else { return nil }
    return templates.first { $0.id == original }?.copy(as: page)
  }

  func pageList(of id: PageID) -> PageList {
    containers[id]?.pages ?? (id == rootID ? rootPages : .empty)
  }

  package var rootPageSource: PageSource { pageSource(of: rootID) }

  package func pageSource(ofContainer id: PageID) -> PageSource? {
    containers[id] == nil ? nil : pageSource(of: id)
  }

  func pageSource(of id: PageID) -> PageSource {
    let list = filled(pageList(of: id), for: nil)
    return PageSource(list.allStored ?? []) { added($0, to: id) }
  }
}

extension PageID {
  /// The identifier of the original of a copy, such as `new` for `new-2`.
  fileprivate var copied: PageID? {
    guard let dash = rawValue.lastIndex(of: "-") else { return nil }
    let digits = rawValue[rawValue.index(after: dash)...]
    guard let number = Int(digits), number >= 2, String(number) == digits else { return nil }
    return PageID(String(rawValue[..<dash]))
  }
}
