/// Events that were told while the container was at work, until it has finished.
final class Outbox {
  /// One thing to tell.
  enum Entry {
    case event(ContainerEvent)
    case stage(PageID, PageStage)
    case swiped(to: PageID)
    case message(String, sender: PageID)
  }

  private var entries: [Entry] = []
  private var isDelivering = false
  private var depth = 0

  /// Puts an entry behind the others.
  func append(_ entry: Entry) { entries.append(entry) }

  /// Begins a change; each one ends with `endChange`.
  func beginChange() { depth += 1 }

  /// Whether the change that is going on is not a part of another.
  var isOutermostChange: Bool { depth == 1 }

  /// Whether no change is going on.
  var isIdle: Bool { depth == 0 }

  /// Ends a change.
  func endChange() { depth -= 1 }

  /// Hands out all entries in order, those too that come while it does; nothing where that is going on already.
  func deliver(_ tell: (Entry) -> Void) {
    guard !isDelivering, !entries.isEmpty else { return }
    isDelivering = true
    var index = 0
    while index < entries.count {
      tell(entries[index])
      index += 1
    }
    entries.removeAll(keepingCapacity: true)
    isDelivering = false
  }
}
