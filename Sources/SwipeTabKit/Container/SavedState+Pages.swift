extension ContainerState {
  /// Whether the state says which pages there were; one of more than 1000 does not.
  fileprivate var hasPages: Bool { !pages.isEmpty || listed != nil || selected == nil }
}

extension TabContainer {
  /// Whether a person can change which pages there are, or their order.
  package var hasEditablePages: Bool {
    parts.editing.isAllowed
  }

  /// Where the pages come from: the origin that the container follows, or else what it has.
  var pageSource: PageSource {
    if let origin = prescription?.origin { return origin.rootPageSource }
    return PageSource(pages.allStored ?? [], listed: prescription?.pages)
  }

  /// Where the pages of a container on a screen come from, seen from the outermost container.
  func pageSource(of screen: ContainerScreen) -> PageSource {
    let hosted = screen.container
    guard hosted.prescription?.origin == nil,
      let source = prescription?.origin?.pageSource(ofContainer: screen.id)
    else { return hosted.pageSource }
    return source
  }

  /// Moves, closes and opens pages as they were in a state, in one step, where a person can do so.
  ///
  /// What the source has gained since stands in its place, and what nobody knows any more is left out.
  func restorePages(of state: ContainerState, from source: PageSource) {
    guard parts.editing.isAllowed, state.hasPages, pages.allStored != nil else { return }
    let merge = PageMerge(
      old: state.listed ?? source.listed, new: source.listed,
      present: state.pages.filter { source.page($0) != nil },
      keepsClosed: configuration.allowsClosing)
    guard var list = pageList(merge.merged, from: source) else { return }
    // Nobody could ever get out of a container without pages that takes none.
    if list.count == 0, !configuration.allowsClosing || !parts.editing.canAdd {
      guard let all = pageList(source.listed, from: source) else { return }
      list = all
    }
    guard list.allIDs != pages.allIDs else { return }
    setPages(list, preferring: nearestIndex(to: state, in: parts.catalog.hiding(in: list)))
  }

  private func pageList(_ ids: [PageID], from source: PageSource) -> PageList? {
    try? PageList(ids.compactMap { source.page($0) })
  }

  /// The index in a list of the page that was selected, or of the nearest one that remains; of two as near, the later one.
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
