import SwipeTabKit

/// Which containers of a file are tabs of which others.
struct ContainerGraph {
  private var insides: [PageID: [PageID]] = [:]

  mutating func add(_ inner: PageID, to outer: PageID) { insides[outer, default: []].append(inner) }

  /// Returns the path from a container back to itself if `inner` became a tab of `outer`.
  func circle(adding inner: PageID, to outer: PageID) -> [PageID]? {
    var seen: Set<PageID> = [inner]
    var paths = [[outer, inner]]
    while let path = paths.popLast() {
      guard let last = path.last, last != outer else { return path }
      for next in insides[last] ?? [] where next == outer || seen.insert(next).inserted {
        paths.append(path + [next])
      }
    }
    return nil
  }
}
