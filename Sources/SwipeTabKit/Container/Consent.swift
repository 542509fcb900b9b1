/// Answers questions that a container asks before it acts.
@MainActor protocol ContainerListener: AnyObject {
  /// Whether there is a delegate or a closure to ask before a page is selected.
  var decidesSelection: Bool { get }
  func allowsSelecting(_ page: PageID, cause: Cause) -> Bool
  func allowsActivating(_ page: PageID, cause: Cause) -> Bool
  func allowsClosing(_ page: PageID) -> Bool
}

/// Asks the listener for consent, and notices what the listener changes while it is asked.
///
/// A listener that is asked may do anything before it answers. If it selects, pushes, pops or changes the pages, its
/// change stands, and the action that it was asked about is dropped. If it only changes what something looks like, such
/// as a badge, its answer counts.
@MainActor final class Consent {
  /// The outcome of a question.
  enum Answer: Sendable, Hashable {
    /// The listener agreed, or there is none.
    case yes
    /// The listener refused.
    case no
    /// The listener selected, pushed, popped or changed the pages itself.
    case overtaken
  }

  private unowned var listener: (any ContainerListener)?
  /// How many times the selection, the list of pages or a stack has changed.
  private var decisions = 0

  private enum Question: Hashable {
    case select(PageID)
    case activate(PageID)
    case close(PageID)
  }

  /// The questions that the listener is being asked.
  private var asked: [Question] = []

  /// Sets the listener; the reference is unowned.
  func ask(_ listener: any ContainerListener) { self.listener = listener }

  /// Counts a change of the selection, of the list of pages or of a stack.
  func noteDecision() { decisions += 1 }

  /// Asks whether a page may be selected.
  func toSelect(_ page: PageID, cause: Cause) -> Answer {
    guard listener?.decidesSelection == true else { return .yes }
    return answer(to: .select(page)) { $0.allowsSelecting(page, cause: cause) }
  }

  /// Asks whether a page's item may be activated: select its page, or perform its action.
  func toActivate(_ page: PageID, cause: Cause) -> Answer {
    answer(to: .activate(page)) { $0.allowsActivating(page, cause: cause) }
  }

  /// Asks whether a page may be closed.
  func toClose(_ page: PageID) -> Answer {
    answer(to: .close(page)) { $0.allowsClosing(page) }
  }

  private func answer(
    to question: Question, _ ask: (any ContainerListener) -> Bool
  ) -> Answer {
    // A listener that is asked about something and does it has decided; asked again, it would do the same without end.
    guard !asked.contains(question) else { return .yes }
    asked.append(question)
    defer { asked.removeLast() }
    let before = decisions
    let isAllowed = listener.map(ask) ?? true
    guard decisions == before else { return .overtaken }
    return isAllowed ? .yes : .no
  }
}
