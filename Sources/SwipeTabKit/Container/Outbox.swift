/// A queue of events and other reports that are delivered when the outermost transaction ends.
@MainActor final class Outbox {
  /// A report to deliver.
  enum Entry {
    /// An event of this container, or of the one that a path of pages and screens leads to.
    case event(ContainerEvent, from: [PageID] = [])
    /// A screen of this container, or of the one that a path leads to, came into view or went out of it.
    case sight(any Screen, isInView: Bool, from: [PageID])
    /// A page or screen has entered a stage; the screen itself is nil in the containers around its own.
    case stage(PageID, PageStage, of: (any Screen)?)
    case swiped(to: PageID)
    case message(String, sender: PageID)
    case action(ActionHandler)
  }

  private var entries: [Entry] = []
  /// Passes entries on to the container around this one.
  private var passOn: (Entry) -> Void = { _ in }
  private var isDelivering = false
  private var depth = 0

  /// Sets the function that passes entries on to the container around this one.
  func connect(passOn: @escaping (Entry) -> Void) { self.passOn = passOn }

  /// Appends an entry, and passes it on to the container around this one.
  func append(_ entry: Entry) {
    entries.append(entry)
    passOn(entry)
  }

  /// Counts the start of a transaction; `endChange()` counts its end.
  func beginChange() { depth += 1 }

  /// Whether exactly one transaction is running, so that no other encloses it.
  var isOutermostChange: Bool { depth == 1 }

  /// Whether no transaction is running.
  var isIdle: Bool { depth == 0 }

  /// Counts the end of a transaction.
  func endChange() { depth -= 1 }

  /// Passes all entries to `tell` in order, including entries that are appended during the delivery.
  ///
  /// A nested call does nothing.
  ///
  /// - Parameters:
  ///   - tell: A closure that receives each entry.
  ///   - finish: Called when no entry is left, until it has nothing to report: it returns whether it reported anything.
  ///   - stop: Called if reports cause more entries endlessly. The remaining entries wait for the next delivery.
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
