extension PageList {
  /// For a page inside a container on a page, or on the list of a page *More*, it is that page's.
  package func index(of initial: InitialPage?) throws(ContainerError) -> Int? {
    switch initial {
    case nil:
      return firstToShow
    case .index(let index):
      guard (0..<count).contains(index) else {
        throw .indexOutOfRange(index, count: count)
      }
      return index
    case .id(let id):
      guard let index = index(of: id) ?? index(leadingTo: id) ?? listed(id)?.more else {
        throw .unknownPage(id, nearest: nearestID(to: id))
      }
      return index
    }
  }

  /// The page whose container, or one that it hosts, has another page.
  private func index(leadingTo page: PageID) -> Int? {
    stored?.firstIndex { $0.hosted?.leads(to: page) ?? false }
  }

  /// The most similar identifier, or nil if none is similar, or if there are too many to search.
  package func nearestID(to id: PageID) -> PageID? {
    guard count <= 10_000 else { return nil }
    return NearestName.nearest(to: id.rawValue, in: ids.map(\.rawValue)).map { PageID($0) }
  }
}
