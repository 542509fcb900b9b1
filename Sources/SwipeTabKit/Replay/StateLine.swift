/// Writes the state of a container as one line of JSON, its keys in a fixed order.
///
/// Of containers within each other it tells what a person sees: title and buttons are those of the one navigation bar,
/// and the stack is the outer one's followed by the inner one's; position, pages, toolbar and focus are those of the
/// container whose pages show, see `TabContainer.shownContainer`. All rectangles count from the outermost one's corner.
package enum StateLine {
  /// With more pages than this, only those on screen are listed.
  private static let mostListed = 100
  /// What the item is called that stands for all pages without one.
  private static let moreID = "more"

  /// The line, with its end.
  ///
  /// - Parameters:
  ///   - outermost: The container.
  ///   - events: What is told under `events`.
  ///   - accessibility: Whether the accessibility tree follows; by default it does not.
  ///   - handled: Whether the last input was used, which ends the line behind what is hovered and its tooltip; nil, the
  ///     default, to leave all three out.
  /// - Returns: The line in UTF-8.
  package static func bytes(
    of outermost: TabContainer, events: [ContainerEvent], accessibility: Bool = false,
    handled: Bool? = nil
  ) -> [UInt8] {
    var writer = JSONWriter()
    let container = outermost.shownContainer
    let scope = Scope(container, mostListed: mostListed)
    writer.object { writer in
      writer.member("t", outermost.time)
      writer.member("phase", container.phase.rawValue)
      writer.member("position", position(of: container))
      writer.member("velocity", container.velocity)
      writer.key("selected")
      selected(container, &writer)
      writer.member("count", container.count)
      writer.key("pages")
      writer.array(scope.pages.map { container.pages.id(at: $0).rawValue })
      writer.key("visiblePages")
      visiblePages(container, &writer)
      writer.key("toolbar")
      toolbar(container, scope, &writer)
      writer.key("navigation")
      navigation(outermost, &writer)
      writer.member("focus", focus(container))
      writer.key("events")
      writer.array { writer in for event in events { event.write(to: &writer) } }
      if accessibility {
        writer.key("accessibility")
        writer.node(outermost.accessibilityTree())
      }
      guard let handled else { return }
      writer.member("hover", outermost.hoveredID)
      writer.member("tooltip", outermost.tooltipText)
      writer.member("handled", handled)
    }
    writer.newline()
    return writer.bytes
  }

  /// The position; where pages go round, one that is rounded to a whole round is 0.
  private static func position(of container: TabContainer) -> Double {
    let isRound = container.scroll.ring.map { container.position > Double($0.count) - 5e-7 }
    return isRound ?? false ? 0 : container.position
  }

  /// Which pages are listed.
  private struct Scope {
    var pages: [Int]
    var items: [Int]

    init(_ container: TabContainer, mostListed: Int) {
      if container.count <= mostListed {
        pages = Array(0..<container.count)
        items = Array(0..<container.layout.items.count)
      } else {
        pages = container.visibleRange?.map { container.scroll.page(at: $0) } ?? []
        items = Array(container.layout.items.visibleItems(scroll: container.toolbarScroll))
      }
    }
  }

  private static func selected(_ container: TabContainer, _ writer: inout JSONWriter) {
    guard let index = container.selection, let id = container.selectedID else {
      return writer.null()
    }
    writer.object { writer in
      writer.member("index", index)
      writer.member("id", id.rawValue)
    }
  }

  private static func visiblePages(_ container: TabContainer, _ writer: inout JSONWriter) {
    writer.array { writer in
      guard let shown = container.visibleRange else { return }
      for place in shown {
        let id = container.pages.id(at: container.scroll.page(at: place))
        writer.object { writer in
          writer.member("id", id.rawValue)
          writer.key("frame")
          writer.rect(container.frame(atPlace: place), on: container)
        }
      }
    }
  }

  private static func toolbar(
    _ container: TabContainer, _ scope: Scope, _ writer: inout JSONWriter
  ) {
    let toolbar = container.isCovered ? nil : container.reachableToolbar
    let isVisible = toolbar != nil
    let geometry = container.barGeometry
    writer.object { writer in
      writer.member("visible", isVisible)
      writer.member("position", container.configuration.toolbarPosition.rawValue)
      writer.key("frame")
      if let frame = toolbar {
        writer.rect(frame, on: container)
      } else {
        writer.rect(.zero)
      }
      writer.member("scroll", container.toolbarScroll)
      writer.key("items")
      writer.array { writer in
        guard isVisible else { return }
        for index in scope.items { item(container, index, geometry, &writer) }
      }
      writer.key("indicator")
      let mark = isVisible ? container.configuration.animator.indicator(in: geometry) : nil
      if let mark { writer.rect(mark.frame, onToolbarOf: container) } else { writer.null() }
    }
  }

  private static func item(
    _ container: TabContainer, _ index: Int, _ geometry: TabBarGeometry,
    _ writer: inout JSONWriter
  ) {
    let item = container.item(atPlace: index)
    let hidden = container.layout.items.hiddenPages
    let isMore = index == container.layout.items.moreIndex
    let isSelected =
      isMore
      ? container.selection.map(hidden.contains) ?? false : index == container.selection
    writer.object { writer in
      writer.member("id", isMore ? moreID : container.pages.id(at: index).rawValue)
      writer.member("title", item.title)
      writer.member("label", item.label)
      writer.member("badge", item.badge == .dot ? "•" : item.badge?.text)
      writer.key("frame")
      writer.rect(geometry.frame(ofItem: index), onToolbarOf: container)
      writer.member("selected", isSelected)
      writer.member("enabled", item.isEnabled)
      writer.member("amount", geometry.amount(ofItem: index))
    }
  }

  /// The identifier of the item with the focus.
  private static func focus(_ container: TabContainer) -> String? {
    let isOnMore = container.focusedItem.map { $0 == container.layout.items.moreIndex } ?? false
    return isOnMore ? moreID : container.focus?.rawValue
  }

  private static func navigation(_ container: TabContainer, _ writer: inout JSONWriter) {
    let content = container.navigationContent
    writer.object { writer in
      writer.member("title", content?.title)
      writer.key("leading")
      writer.array((content?.leading ?? []).map(\.label))
      writer.key("trailing")
      writer.array((content?.trailing ?? []).map(\.label))
      writer.key("stack")
      writer.array(container.allPushedScreens.map(\.id.rawValue))
    }
  }
}

extension JSONWriter {
  /// A rectangle as `[x,y,w,h]`.
  mutating func rect(_ rect: Rect) { array(rect.x, rect.y, rect.width, rect.height) }

  /// A rectangle of a container, as it lies on the outermost one.
  fileprivate mutating func rect(_ rect: Rect, on container: TabContainer) {
    let origin = container.originOnRoot
    self.rect(rect.offsetBy(x: origin.x, y: origin.y))
  }

  /// A rectangle of a toolbar, wherever that has moved.
  fileprivate mutating func rect(_ rect: Rect, onToolbarOf container: TabContainer) {
    let shift = container.toolbarShift
    self.rect(rect.offsetBy(x: shift.x, y: shift.y), on: container)
  }
}

extension ContainerEvent {
  /// Writes the event as an object.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch self {
      case .willSelect(let change): change.write("willSelect", to: &writer)
      case .didSelect(let change): change.write("didSelect", to: &writer)
      case .superseded(let change): change.write("superseded", to: &writer)
      case .reselected(let change): change.write("reselected", to: &writer)
      case .vetoed(let change): change.write("vetoed", to: &writer)
      case .swipeBegan(let page): writer.event("swipeBegan", "from", page)
      case .swipeEnded(let page): writer.event("swipeEnded", "target", page)
      case .swipeCancelled: writer.member("event", "swipeCancelled")
      case .pageAppeared(let page): writer.event("pageAppeared", "page", page)
      case .pageDisappeared(let page): writer.event("pageDisappeared", "page", page)
      case .pushed(let page): writer.event("pushed", "page", page)
      case .popped(let page): writer.event("popped", "page", page)
      case .pagesChanged: writer.member("event", "pagesChanged")
      case .warning(let message):
        writer.member("event", "warning")
        writer.member("message", message)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func event(_ name: String, _ key: String, _ page: PageID?) {
    member("event", name)
    member(key, page?.rawValue)
  }
}

extension SelectionChange {
  fileprivate func write(_ name: String, to writer: inout JSONWriter) {
    writer.member("event", name)
    writer.member("from", from?.rawValue)
    writer.member("to", to?.rawValue)
    writer.member("cause", cause.rawValue)
  }
}
