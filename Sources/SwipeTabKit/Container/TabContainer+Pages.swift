extension TabContainer {
  /// Replaces the list of pages in one step, in any phase.
  ///
  /// The selection follows its page; if that is gone, it goes to the nearest page that remains, else to the page at
  /// the same index. A settle goes on where what is in view remains; a drag ends. O(n) in both lists.
  ///
  /// - Parameter list: The new pages; one equal to the present list changes nothing.
  public func setPages(_ list: PageList) {
    setPages(list, preferring: nil)
  }

  /// Replaces the list of pages in one step, and selects a page by its index rather than the one that would be.
  func setPages(_ list: PageList, preferring index: Int?) {
    transaction {
      if !hiddenPages.isEmpty {
        let known = Set(list.allIDs)
        hiddenPages = hiddenPages.filter { known.contains($0.key) }
      }
      replace(pages, with: hiddenPages.isEmpty ? list : list.hiding(hiddenPages), preferring: index)
      attachPages()
    }
  }

  /// Inserts a page before the one at an index.
  ///
  /// - Throws: `PageListError` if its identifier is taken or its item lacks a text; nothing changes then.
  /// - Precondition: `index` is in `0...count`.
  public func insert(_ page: any TabPage, at index: Int) throws(PageListError) {
    precondition((0...count).contains(index), "index \(index) of \(count) pages")
    var list = allPages
    list.insert(page, at: placeAmongAll(of: index, in: list))
    setPages(try PageList(list))
  }

  /// Removes a page; one that is not there changes nothing and gives a `warning` event.
  public func remove(_ page: PageID) {
    var list = allPages
    guard let index = list.firstIndex(where: { $0.id == page }) else { return warn(page) }
    list.remove(at: index)
    apply(list)
  }

  /// Moves a page so that it stands at an index of the new order; the selection stays with its page.
  ///
  /// - Precondition: `index` is in `0..<count`.
  public func move(_ page: PageID, to index: Int) {
    precondition((0..<count).contains(index), "index \(index) of \(count) pages")
    guard let old = pages.index(of: page) else { return warn(page) }
    var list = allPages
    // The page that will follow it keeps its place among the hidden ones.
    let next = index < old ? index : index + 1
    let place = placeAmongAll(of: next, in: list)
    let from = placeAmongAll(of: old, in: list)
    list.insert(list[from], at: place)
    list.remove(at: from < place ? from : from + 1)
    apply(list)
  }

  /// Puts a page in the place of another, whose identifier it may keep.
  ///
  /// - Throws: `PageListError` if its identifier is taken or its item lacks a text; nothing changes then.
  public func replace(_ page: PageID, with other: any TabPage) throws(PageListError) {
    var list = allPages
    guard let index = list.firstIndex(where: { $0.id == page }) else { return warn(page) }
    list[index] = other
    setPages(try PageList(list))
  }

  /// All pages in order, those too that are hidden.
  private var allPages: [any TabPage] {
    pages.allStored ?? (0..<count).map { pages.page(at: $0) }
  }

  /// Where the page at an index stands among all; behind the last for the index behind the last.
  private func placeAmongAll(of index: Int, in list: [any TabPage]) -> Int {
    guard list.count > count else { return index }
    guard index < count else { return list.count }
    let id = pages.id(at: index)
    return list.firstIndex { $0.id == id } ?? list.count
  }

  private func warn(_ page: PageID) {
    transaction { emit(.warning(unknownPage(page))) }
  }

  /// Applies a list made of pages that were valid before.
  private func apply(_ list: [any TabPage]) {
    if let list = try? PageList(list) { setPages(list) }
  }

  // MARK: Hidden pages

  /// Leaves a page out of the toolbar and of the paging, or shows it again in its place, whatever its item says.
  ///
  /// That is a new list of pages: what is selected goes to the nearest page that shows if it was hidden. It holds until the
  /// page is removed. O(n) in the pages.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the page is left out.
  ///   - page: The page; one that is not there changes nothing and gives a `warning` event, and so does a generated list.
  public func setHidden(_ isHidden: Bool, page: PageID) {
    guard pages.allStored != nil, pages.allIDs.contains(page) else { return warn(page) }
    transaction {
      hiddenPages[page] = isHidden
      setPages(pages)
    }
  }

  /// Hides those pages and shows all others, in one step.
  package func setHidden(_ hidden: [PageID]) {
    let known = Set(pages.allIDs)
    transaction {
      for page in hidden where !known.contains(page) { warn(page) }
      let hidden = Set(hidden)
      hiddenPages = known.reduce(into: [:]) { $0[$1] = hidden.contains($1) }
      setPages(pages)
    }
  }

  // MARK: The step

  private func replace(_ old: PageList, with new: PageList, preferring index: Int?) {
    let oldIDs = old.ids
    let isSame =
      oldIDs.count == new.count && !oldIDs.indices.contains { oldIDs[$0] != new.id(at: $0) }
    pageCache.removeAll(keepingCapacity: true)
    if isSame {
      pages = new
      remeasureItems()
      return
    }
    let selected = selectedID
    let newIndex = index ?? survivor(of: selectedIndex, oldIDs, in: new)
    let isKept = newIndex != nil && selected == newIndex.map { new.id(at: $0) }
    let velocity = scroll.placeVelocity(at: time)
    let wasMoving = !scroll.isResting
    interrupt(.pages(keepsSelection: isKept))
    context.consent.noteDecision()
    emit(.pagesChanged)
    let carries =
      wasMoving && isKept
      && scroll.renumber(
        lastPage: max(0, oldIDs.count - 1),
        ring: configuration.isCyclic ? Ring(count: new.count) : nil
      ) { new.index(of: oldIDs[$0]) }
    let shownIDs = shown.map { [oldIDs[$0.near], oldIDs[$0.far]] } ?? []
    pages = new
    // An index of the old list must not be looked up in the new one.
    selectedIndex = newIndex
    shown = nil
    context.dropLayout()
    clearGoneTargets()
    noteChange()
    if carries, let newIndex {
      selectedIndex = newIndex
      carryOn(to: newIndex, shownIDs: shownIDs, velocity: velocity)
    } else {
      restAfterReload(on: newIndex, from: selected, isKept: isKept, shownIDs: shownIDs)
    }
  }

  /// The new index of the selected page, or of the nearest old page that remains; the later one of two as near.
  private func survivor(of index: Int?, _ oldIDs: [PageID], in new: PageList) -> Int? {
    guard new.count > 0 else { return nil }
    guard let index else { return 0 }
    for distance in 0..<max(oldIDs.count, 1) {
      for place in [index + distance, index - distance] where oldIDs.indices.contains(place) {
        if let found = new.index(of: oldIDs[place]), distance == 0 || !new.isPassedOver(found) {
          return found
        }
      }
    }
    return min(index, new.count - 1)
  }

  /// Lets the settle go on among the new indices.
  private func carryOn(to index: Int, shownIDs: [PageID], velocity: Double) {
    keepShown(shownIDs)
    dropGone(shownIDs)
    // Past an end a page may have got a neighbour that shows at once.
    showPlace()
    travel(to: index, velocity: velocity)
  }

  /// Puts the pages at rest and tells of a selection that had to change.
  private func restAfterReload(
    on index: Int?, from selected: PageID?, isKept: Bool, shownIDs: [PageID]
  ) {
    if isKept {
      selectedIndex = index
    } else if selected != nil || index != nil {
      change(to: index, id: index.map { pages.id(at: $0) }, from: selected, cause: .reload)
    }
    keepShown(shownIDs)
    dropGone(shownIDs)
    guard let index else {
      scroll.rest(on: 0)
      return completeRest()
    }
    settleAtOnce(index)
  }

  /// Of the pages that were in view, those that remain still are.
  private func keepShown(_ shownIDs: [PageID]) {
    let stayed = shownIDs.compactMap { pages.index(of: $0) }
    if let near = stayed.first, let far = stayed.last { shown = ShownPages(near: near, far: far) }
  }

  /// Tells that pages which are gone are no longer in view.
  private func dropGone(_ shownIDs: [PageID]) {
    var told: Set<PageID> = []
    for id in shownIDs where pages.index(of: id) == nil && told.insert(id).inserted {
      givingWay.remove(id)
      guard outOfSight.remove(id) == nil else { continue }
      life.disappear(id)
      collectStages()
      emit(.pageDisappeared(id))
    }
    life.release { pages.index(of: $0) != nil }
  }

  private func clearGoneTargets() {
    for key in stacks.keys {
      if case .tab(let id) = key, pages.index(of: id) == nil { stacks.store(nil, key) }
    }
    if let focus, pages.index(of: focus) == nil { self.focus = nil }
    dropHiddenFocus()
    if case .target(let target, _) = contacts.drive?.role, let id = target.page,
      pages.index(of: id) == nil
    {
      contacts.drive = nil
    }
  }

  // MARK: Life

  /// Where a page is in its life.
  public func stage(of page: PageID) -> PageStage { life.stage(of: page) }

  /// Lets pages go, or makes them, by the retention policy.
  func applyRetention() {
    guard let selectedIndex else { return life.release { _ in false } }
    switch configuration.retention {
    case .visited: break
    case .all:
      if pages.stored != nil { for index in 0..<count { life.create(pages.id(at: index)) } }
    case .current:
      life.release { $0 == pages.id(at: selectedIndex) }
    case .near(let distance):
      life.release { id in
        pages.index(of: id).map {
          self.distance(from: Double($0), to: Double(selectedIndex)) <= Double(distance)
        } ?? false
      }
    }
  }
}
