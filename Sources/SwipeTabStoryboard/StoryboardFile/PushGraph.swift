import SwipeTabKit

/// What pushes what, among pages and containers that show no way back.
struct PushGraph {
  /// A circle of pushes: a few of its members in order, and the push that closes it.
  struct Circle {
    var ids: [PageID]
    var cursor: JSONCursor
  }

  private struct Push {
    var target: PageID
    /// Where the file says so; nil from a container to its own tabs.
    var cursor: JSONCursor?
  }

  /// Those that show no way back; all others are left out of the graph.
  var trapped: Set<PageID> = []
  /// Those of them that are pushed, in the order of the file.
  private(set) var pushed: [PageID] = []
  private var isPushed: Set<PageID> = []
  private var pushes: [PageID: [Push]] = [:]
  private var origins: [PageID] = []

  /// Adds a push.
  mutating func add(from origin: PageID, to target: PageID, at cursor: JSONCursor?) {
    guard trapped.contains(target) else { return }
    if cursor != nil, isPushed.insert(target).inserted { pushed.append(target) }
    guard trapped.contains(origin) else { return }
    if pushes[origin] == nil { origins.append(origin) }
    pushes[origin, default: []].append(Push(target: target, cursor: cursor))
  }

  /// The circles, up to a hundred of them, found by a walk in depth that needs no recursion.
  ///
  /// O(n) in the pushes.
  func circles() -> [Circle] {
    var walk = Walk()
    for origin in origins where walk.depths[origin] == nil {
      walk.enter(origin, at: nil)
      while let step = walk.path.last, walk.circles.count < 100 {
        let next = pushes[step.id] ?? []
        guard step.taken < next.count else {
          walk.leave()
          continue
        }
        walk.take(next[step.taken])
      }
    }
    return walk.circles
  }

  /// Where a walk in depth stands.
  private struct Walk {
    /// The way from where it began: who, how many of its pushes were taken, and the push that led there.
    var path: [(id: PageID, taken: Int, cursor: JSONCursor?)] = []
    /// The place on the path of what is on it, and nil for what was left.
    var depths: [PageID: Int?] = [:]
    var circles: [Circle] = []

    mutating func enter(_ id: PageID, at cursor: JSONCursor?) {
      depths[id] = .some(path.count)
      path.append((id, 0, cursor))
    }

    mutating func leave() {
      depths[path.removeLast().id] = .some(nil)
    }

    /// Goes along a push, unless that closes a circle or leads where the walk was.
    mutating func take(_ push: Push) {
      path[path.count - 1].taken += 1
      switch depths[push.target] {
      case nil: enter(push.target, at: push.cursor)
      case .some(nil): break
      case .some(let depth?):
        // From a container to its tab no push leads, but one led to the container.
        guard let cursor = push.cursor ?? path.last?.cursor else { break }
        let ids = path[depth...].prefix(6).map(\.id)
        circles.append(Circle(ids: ids + [push.target], cursor: cursor))
      }
    }
  }
}
