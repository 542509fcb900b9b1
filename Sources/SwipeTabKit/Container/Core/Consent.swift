/// Answers questions that a container asks before an action.
@MainActor protocol ContainerListener: AnyObject {
  var decidesSelection: Bool { get }
  func allowsSelecting(_ page: PageID, cause: Cause) -> Bool
  func allowsActivating(_ page: PageID, cause: Cause) -> Bool
  func allowsClosing(_ page: PageID) -> Bool
}

/// Asks the listener for consent, and notices changes that the listener makes before it answers.
///
/// If it selects, pushes, pops or changes the pages, its change is kept, and the action in question is dropped. If it
/// only changes a look, such as a badge, its answer counts.
@MainActor final class Consent {
  enum Answer: Sendable, Hashable {
    case yes
    case no
    /// The listener selected, pushed, popped or changed the pages itself.
    case superseded
  }

  private weak var listener: (any ContainerListener)?
  /// The number of changes of the selection, the list of pages and the stacks.
  private var decisions = 0

  private enum Question: Hashable {
    case select(PageID)
    case activate(PageID)
    case close(PageID)
  }

  private var asked: [Question] = []

  func ask(_ listener: any ContainerListener) { self.listener = listener }

  func noteDecision() { decisions += 1 }

  func toSelect(_ page: PageID, cause: Cause) -> Answer {
    guard listener?.decidesSelection == true else { return .yes }
    return answer(to: .select(page)) { $0.allowsSelecting(page, cause: cause) }
  }

  /// Asks whether an item may be activated: select its page, or perform its action.
  func toActivate(_ page: PageID, cause: Cause) -> Answer {
    answer(to: .activate(page)) { $0.allowsActivating(page, cause: cause) }
  }

  func toClose(_ page: PageID) -> Answer {
    answer(to: .close(page)) { $0.allowsClosing(page) }
  }

  private func answer(
    to question: Question, _ ask: (any ContainerListener) -> Bool
  ) -> Answer {
    // A listener that performs the action in question has decided. Asking again would cause an infinite recursion.
    guard !asked.contains(question) else { return .yes }
    asked.append(question)
    defer { asked.removeLast() }
    let before = decisions
    let isAllowed = listener.map(ask) ?? true
    guard decisions == before else { return .superseded }
    return isAllowed ? .yes : .no
  }
}
