import SwipeTabKit

extension StoryboardDecoder {
  /// Reports cycles of pushes that cannot be left, and warns about pushed pages that show no way back.
  ///
  /// A page shows a way back if it has the navigation bar or a button that pops. Escape and the swipe from the edge
  /// still go back, but nothing on the screen shows it.
  func checkPushes(among containers: [StoryboardDocument.Container]) {
    let hidesBar = containers.allSatisfy { $0.settings.hidesNavigationBar }
    var graph = PushGraph<JSONCursor>()
    for page in pages where !page.showsWayBack(whereBarShows: !hidesBar) {
      graph.trapped.insert(page.id)
    }
    for container in containers where container.settings.hidesNavigationBar {
      graph.trapped.insert(container.id)
      for tab in container.allTabs {
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

  private func report(_ graph: PushGraph<JSONCursor>) {
    let circles = graph.circles()
    for circle in circles {
      circle.place.report(
        "pushes in a circle without a way back (\(circle.names)); show a navigation bar or add a \"pop\""
      )
    }
    guard circles.isEmpty else { return }
    for id in graph.pushed {
      places[id]?.report(
        "\(quoted(id.rawValue)) is pushed and shows no way back: no navigation bar and no \"pop\"",
        severity: .warning)
    }
  }
}
