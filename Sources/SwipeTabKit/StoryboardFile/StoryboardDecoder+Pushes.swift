/// Finding out where pushing leads.
extension StoryboardDecoder {
  /// Reports pushes in a circle that cannot be left, and warns of pushed pages that show no way back.
  ///
  /// A page shows a way back if the navigation bar is over it, as that has a back button, or if a button of its own
  /// pops. A circle of pushes is a mistake when no page in it shows one: whoever is in it only gets deeper. Escape and the
  /// swipe from the edge still lead back, but nothing on the screen says so.
  func checkPushes(among containers: [StoryboardDocument.Container]) {
    let hidesBar = containers.allSatisfy { $0.settings.navigationBarVisibility == .hidden }
    var graph = PushGraph()
    for page in pages where !page.showsWayBack(whereBarShows: !hidesBar) {
      graph.trapped.insert(page.id)
    }
    for container in containers where container.settings.navigationBarVisibility == .hidden {
      graph.trapped.insert(container.id)
      for tab in container.segues.map(\.page) + container.ids + container.pages {
        graph.add(from: container.id, to: tab, at: nil)
      }
    }
    guard !graph.trapped.isEmpty else { return }
    for pending in actions {
      guard case .push(let target) = pending.action, let page = pending.page else { continue }
      graph.add(from: page, to: target, at: pending.cursor)
    }
    report(graph)
  }

  private func report(_ graph: PushGraph) {
    let circles = graph.circles()
    for circle in circles {
      let names = circle.ids.map { quoted($0.rawValue) }.joined(separator: ", ")
      circle.cursor.report(
        "pushes in a circle without a way back (\(names)); show a navigation bar or add a \"pop\"")
    }
    guard circles.isEmpty else { return }
    for id in graph.pushed {
      places[id]?.report(
        "\(quoted(id.rawValue)) is pushed and shows no way back: no navigation bar and no \"pop\"",
        severity: .warning)
    }
  }
}

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
      walk.enter(origin)
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
    var path: [(id: PageID, taken: Int)] = []
    /// The place on the path of what is on it, and nil for what was left.
    var depths: [PageID: Int?] = [:]
    var circles: [Circle] = []

    mutating func enter(_ id: PageID) {
      depths[id] = .some(path.count)
      path.append((id, 0))
    }

    mutating func leave() {
      depths[path.removeLast().id] = .some(nil)
    }

    /// Goes along a push, unless that closes a circle or leads where the walk was.
    mutating func take(_ push: Push) {
      path[path.count - 1].taken += 1
      switch depths[push.target] {
      case nil: enter(push.target)
      case .some(nil): break
      case .some(let depth?):
        guard let cursor = push.cursor else { break }
        let ids = path[depth...].prefix(6).map(\.id)
        circles.append(Circle(ids: ids + [push.target], cursor: cursor))
      }
    }
  }
}
