package import SwipeTabKit

/// Writes a container's state as a line of JSON in a fixed order; `ContainerSnapshot` documents the content.
@MainActor package enum StateLine {
  /// The keys besides the time, in order, of which the last four are written on request.
  nonisolated static let keys = [
    "phase", "position", "velocity", "selected", "count", "pages", "visiblePages", "toolbar",
    "navigation", "state",
    "focus", "events", "accessibility", "hover", "tooltip", "handled",
  ]

  /// Returns the line with its line ending.
  ///
  /// Each event has the path to its container. Without `handled`, the hovered element and its tooltip are omitted too.
  package static func bytes(
    of outermost: TabContainer, events: [(event: ContainerEvent, path: [PageID])],
    accessibility: Bool = false, handled: Bool? = nil
  ) -> [UInt8] {
    let snapshot = ContainerSnapshot(of: outermost)
    return JSONWriter.line {
      $0.object { writer in
        snapshot.write(to: &writer)
        writer.key("events")
        writer.array { writer in
          for (event, path) in events { event.write(from: path, to: &writer) }
        }
        if accessibility {
          writer.key("accessibility")
          writer.node(outermost.accessibilityTree())
        }
        guard let handled else { return }
        writer.member("hover", snapshot.hovered)
        writer.member("tooltip", snapshot.tooltip)
        writer.member("handled", handled)
      }
    }
  }
}

extension ContainerSnapshot {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("t", time)
    writer.member("phase", phase.rawValue)
    writer.member("position", position)
    writer.member("velocity", velocity)
    writer.key("selected")
    writeSelected(to: &writer)
    writer.member("count", count)
    writer.key("pages")
    writer.array(pages.map(\.rawValue))
    writer.key("visiblePages")
    writer.array { writer in for page in visiblePages { page.write(to: &writer) } }
    writer.key("toolbar")
    toolbar.write(to: &writer)
    writer.key("navigation")
    navigation.write(to: &writer)
    if !state.isEmpty {
      writer.key("state")
      writer.object { writer in
        for value in state { writer.member(value.id.rawValue, value.value) }
      }
    }
    writer.member("focus", focus)
  }

  private func writeSelected(to writer: inout JSONWriter) {
    guard let selection, let selectedID else { return writer.null() }
    writer.object { writer in
      writer.member("index", selection)
      writer.member("id", selectedID.rawValue)
    }
  }
}

extension ContainerSnapshot.VisiblePage {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id.rawValue)
      writer.key("frame")
      writer.rect(frame)
    }
  }
}

extension ContainerSnapshot.Toolbar {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("visible", frame != nil)
      writer.member("position", position.rawValue)
      writer.key("frame")
      writer.rect(frame ?? .zero)
      writer.member("scroll", scroll)
      writer.key("items")
      writer.array { writer in for item in items { item.write(to: &writer) } }
      writer.key("indicator")
      if let indicator { writer.rect(indicator) } else { writer.null() }
    }
  }
}

extension ContainerSnapshot.Item {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("title", item.title)
      writer.member("label", item.label)
      writer.member("badge", item.badge == .dot ? "•" : item.badge?.text)
      writer.key("frame")
      writer.rect(frame)
      writer.member("selected", isSelected)
      writer.member("enabled", item.isEnabled)
      writer.member("amount", amount)
    }
  }
}

extension ContainerSnapshot.Navigation {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", title)
      writer.key("leading")
      writer.array(leading)
      writer.key("trailing")
      writer.array(trailing)
      writer.key("stack")
      writer.array(stack.map(\.rawValue))
    }
  }
}

extension JSONWriter {
  mutating func rect(_ rect: Rect) { array(rect.x, rect.y, rect.width, rect.height) }
}

extension ContainerEvent {
  /// Writes the path too if the container is inside another one.
  func write(from path: [PageID], to writer: inout JSONWriter) {
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
      guard !path.isEmpty else { return }
      writer.key("in")
      writer.array(path.map(\.rawValue))
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
