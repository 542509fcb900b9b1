extension ContainerState {
  /// Whether the state lists the pages; a state of more than 1000 pages does not.
  fileprivate var hasPages: Bool { !pages.isEmpty || listed != nil || selected == nil }
}

extension TabContainer {
  package var hasEditablePages: Bool {
    parts.editing.isAllowed
  }

  /// The origin of the container's pages, or otherwise its current pages.
  var pageSource: PageSource {
    if let origin = prescription?.origin { return origin.rootPageSource }
    return PageSource(pages.allStored ?? [], listed: prescription?.pages)
  }

  /// The pages of the container on a page or screen, asked of the outermost container.
  func pageSource(of hosted: TabContainer, on screen: PageID) -> PageSource {
    guard hosted.prescription?.origin == nil,
      let source = prescription?.origin?.pageSource(ofContainer: screen)
    else { return hosted.pageSource }
    return source
  }

  /// Pages that the source has got since then are inserted where it lists them; unknown pages are omitted.
  func restorePages(of state: ContainerState, from source: PageSource) {
    guard parts.editing.isAllowed, state.hasPages, pages.allStored != nil else { return }
    let merge = PageMerge(
      old: state.listed ?? source.listed, new: source.listed,
      present: state.pages.filter { source.page($0) != nil },
      keepsClosed: configuration.allowsClosing)
    guard var list = pageList(merge.merged, from: source) else { return }
    // A container without pages, to which the user cannot add one, would stay empty forever.
    if list.count == 0, !configuration.allowsClosing || !parts.editing.canAdd {
      guard let all = pageList(source.listed, from: source) else { return }
      list = all
    }
    guard list.allIDs != pages.allIDs else { return }
    setPages(list, preferring: nearestIndex(to: state, in: parts.catalog.hiding(in: list)))
  }

  private func pageList(_ ids: [PageID], from source: PageSource) -> PageList? {
    try? parts.catalog.list(of: ids.compactMap { source.page($0) })
  }

  /// The page that the state selected, or its nearest remaining neighbor, the later of two.
  func nearestIndex(to state: ContainerState, in list: PageList) -> Int? {
    guard let selected = state.selected else { return nil }
    if let index = list.index(of: selected) { return index }
    guard let old = state.pages.firstIndex(of: selected) else { return nil }
    for distance in 1..<max(state.pages.count, 2) {
      for place in [old + distance, old - distance] where state.pages.indices.contains(place) {
        if let index = list.index(of: state.pages[place]) { return index }
      }
    }
    return list.count > 0 ? min(old, list.count - 1) : nil
  }
}
