extension StoryboardScene {
  /// Lets a container make the pages that a person can add to it.
  func installAdditions(of id: PageID, in container: TabContainer) {
    guard let additions = containers[id]?.container.additions, !additions.isEmpty else {
      container.makeNewPage = nil
      return
    }
    let templates = additions.compactMap { screens[$0] }
    container.makeNewPage = { [unowned container] in
      self.addition(to: container, from: templates)
    }
  }

  /// The first page of some that a container does not have, or else a copy of the last under a new identifier.
  private func addition(
    to container: TabContainer, from templates: [StoryboardPage]
  ) -> StoryboardPage? {
    let taken = Set(container.pages.allIDs)
    if let page = templates.first(where: { !taken.contains($0.id) }) { return page }
    guard let last = templates.last else { return nil }
    var number = 2
    func id() -> PageID { PageID("\(last.id)-\(number)") }
    while taken.contains(id()) || screens[id()] != nil { number += 1 }
    return last.copy(as: id())
  }
}
