@testable import SwipeTabKit

@MainActor extension Fixture {
  /// Holds the pages at a position, as a finger would.
  func hold(at position: Double) {
    container.transaction { container.parts.pager.hold(at: position) }
  }

  /// What is drawn at the present moment.
  var commands: [DrawCommand] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands
  }

  /// The toolbar's main mark.
  var indicator: Rect? {
    container.configuration.animator.shownIndicator(in: container.parts.toolbar.geometry)?.frame
  }
}
