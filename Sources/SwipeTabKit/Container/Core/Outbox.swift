/// A queue of events and other reports that are delivered when the outermost transaction ends.
@MainActor final class Outbox {
  enum Entry {
    /// An event of this container, or of the one that a path of pages and screens leads to.
    case event(ContainerEvent, from: [PageID] = [])
    case sight(any Screen, isInView: Bool, from: [PageID])
    /// A page or screen has entered a stage; the screen itself is nil in the containers around its own.
    case stage(PageID, PageStage, of: (any Screen)?)
    case swiped(to: PageID)
    case message(String, sender: PageID)
    case action(ActionHandler)
    case view(any CustomView, ViewEvent)
  }

  private var entries: [Entry] = []
  private var passOn: (Entry) -> Void = { _ in }
  private var isDelivering = false
  private var depth = 0

  func connect(passOn: @escaping (Entry) -> Void) { self.passOn = passOn }

  func append(_ entry: Entry) {
    entries.append(entry)
    passOn(entry)
  }

  func beginChange() { depth += 1 }

  var isOutermostChange: Bool { depth == 1 }

  var isIdle: Bool { depth == 0 }

  func endChange() { depth -= 1 }

  /// Passes all entries to `tell`, including those that are appended meanwhile; a nested call does nothing.
  ///
  /// `finish` is called when no entry is left, until it returns that it reported nothing. `stop` is called if reports
  /// cause more entries endlessly. The remaining entries wait for the next delivery.
  func deliver(_ tell: (Entry) -> Void, finish: () -> Bool, stop: () -> Void) {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    var rounds = Rounds()
    repeat {
      var index = 0
      while index < entries.count {
        let count = entries.count
        tell(entries[index])
        index += 1
        guard entries.count == count || rounds.begin() else {
          entries.removeFirst(index)
          return stop()
        }
      }
      entries.removeAll(keepingCapacity: true)
      guard finish() else { return }
      guard rounds.begin() else { return stop() }
    } while true
  }
}
