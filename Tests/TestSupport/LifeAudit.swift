@testable import SwipeTabKit

/// Compares the screens that were told to come into view and to go with those that are in view, at any depth.
///
/// A screen is a path: the pages and screens that show its container, and its own identifier.
@MainActor final class LifeAudit {
  private unowned let container: TabContainer
  private var told: [[PageID]: Int]
  private var problems: [String] = []

  /// Begins with the screens that are in view now.
  init(_ container: TabContainer) {
    self.container = container
    told = Self.inView(container)
  }

  /// Notes an event that the container tells now.
  func note(_ event: ContainerEvent) {
    switch event {
    case .pageAppeared(let id):
      let path = container.eventPath + [id]
      for count in 1..<path.count where told[Array(path.prefix(count))] == nil {
        problems.append("\(path) appears before what it is on")
      }
      told[path, default: 0] += 1
    case .pageDisappeared(let id):
      let path = container.eventPath + [id]
      guard let count = told[path] else { return problems.append("\(path) goes and never came") }
      told[path] = count > 1 ? count - 1 : nil
      if count == 1, let left = told.keys.first(where: { $0.starts(with: path) }) {
        problems.append("\(path) goes before \(left), which is on it")
      }
    default: break
    }
  }

  /// The identifiers of the screens that were told to be in view.
  var ids: Set<PageID> { Set(told.keys.compactMap(\.last)) }

  /// What is broken now, one sentence each.
  var broken: [String] {
    let seen = Self.inView(container)
    return problems + (seen == told ? [] : ["told \(told), in view \(seen)"])
  }

  private static func inView(_ container: TabContainer) -> [[PageID]: Int] {
    var paths: [[PageID]: Int] = [:]
    var seen: Set<ObjectIdentifier> = []
    for screen in container.parts.lifeCycle.screensInView {
      paths[[screen.id], default: 0] += 1
      // One container may be on a screen that comes and on another one that goes.
      guard let hosted = screen.hosted?.door, hosted.parts.standing.surroundings === container,
        seen.insert(ObjectIdentifier(hosted)).inserted
      else { continue }
      for (path, count) in inView(hosted) { paths[[screen.id] + path, default: 0] += count }
    }
    return paths
  }
}
