import SwipeTabKit

/// A graph of actions that lead from pages and containers to others, each with its place in a file.
struct PushGraph<Place> {
  /// A cycle of pushes: its members in order, and the place of the push that closes it.
  struct Circle {
    var ids: [PageID]
    var place: Place

    var names: String {
      let shown = ids.count > 7 ? ids.prefix(6) + ids.suffix(1) : ids[...]
      return shown.map { quoted($0.rawValue) }.joined(separator: ", ")
    }
  }

  private struct Push {
    var target: PageID
    /// The place is nil for the link from a container to its own tabs.
    var place: Place?
  }

  /// The pages and containers that the graph is about, such as those that show no way back; others are not in it.
  var trapped: Set<PageID> = []
  private(set) var pushed: [PageID] = []
  private var isPushed: Set<PageID> = []
  private var pushes: [PageID: [Push]] = [:]
  private var origins: [PageID] = []

  mutating func add(from origin: PageID, to target: PageID, at place: Place?) {
    guard trapped.contains(target) else { return }
    if place != nil, isPushed.insert(target).inserted { pushed.append(target) }
    guard trapped.contains(origin) else { return }
    if pushes[origin] == nil { origins.append(origin) }
    pushes[origin, default: []].append(Push(target: target, place: place))
  }

  /// The cycles, at most a hundred, found by a depth-first search without recursion.
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

  /// The state of a depth-first search.
  private struct Walk {
    /// The path from the start: each node, how many of its pushes were followed, and the push that led there.
    var path: [(id: PageID, taken: Int, place: Place?)] = []
    /// The index in the path of each node on it, or nil for nodes that are done.
    var depths: [PageID: Int?] = [:]
    var circles: [Circle] = []

    mutating func enter(_ id: PageID, at place: Place?) {
      depths[id] = .some(path.count)
      path.append((id, 0, place))
    }

    mutating func leave() {
      depths[path.removeLast().id] = .some(nil)
    }

    mutating func take(_ push: Push) {
      path[path.count - 1].taken += 1
      switch depths[push.target] {
      case nil: enter(push.target, at: push.place)
      case .some(nil): break
      case .some(let depth?):
        // The link from a container to its tab has no location, so the push to the container is
        // used.
        guard let place = push.place ?? path.last?.place else { break }
        circles.append(Circle(ids: path[depth...].map(\.id) + [push.target], place: place))
      }
    }
  }
}
