/// Generated pages that were used lately, by index.
///
/// There are few of them, so a search through their indices is faster than a hash table.
struct PageCache {
  private static let capacity = 256

  private var indices: [Int] = []
  private var pages: [any TabPage] = []

  subscript(_ index: Int) -> (any TabPage)? {
    guard let place = indices.firstIndex(of: index) else { return nil }
    return pages[place]
  }

  /// Keeps a page, and discards all others first if there are too many.
  mutating func insert(_ page: any TabPage, at index: Int) {
    if let place = indices.firstIndex(of: index) {
      pages[place] = page
      return
    }
    if indices.count >= Self.capacity { removeAll() }
    indices.append(index)
    pages.append(page)
  }

  mutating func remove(_ index: Int) {
    guard let place = indices.firstIndex(of: index) else { return }
    indices.remove(at: place)
    pages.remove(at: place)
  }

  mutating func removeAll() {
    indices.removeAll(keepingCapacity: true)
    pages.removeAll(keepingCapacity: true)
  }
}
