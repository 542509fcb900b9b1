@testable import SwipeTabKit

/// What a container shows, as a person would see it.
@MainActor struct StateReader {
  let container: TabContainer

  init(_ container: TabContainer) { self.container = container }

  /// The pages in view with their rectangles, in reading order.
  var visiblePages: [(id: PageID, frame: Rect)] {
    guard let places = container.parts.pager.visibleSlots else { return [] }
    return places.map { place in
      (
        container.pages.id(at: container.parts.pager.scroll.page(at: place)),
        container.parts.presentation.frame(atSlot: place)
      )
    }
  }

  /// A toolbar item's rectangle, wherever the toolbar is scrolled.
  func frame(ofItem index: Int) -> Rect { container.parts.toolbar.geometry.frame(ofItem: index) }

  func middle(ofItem index: Int) -> Point {
    let frame = frame(ofItem: index)
    return Point(x: frame.midX, y: frame.midY)
  }
}
