/// Asks listeners, and knows whether they decided something themselves meanwhile.
///
/// A listener that is asked may do anything before it answers. If it selects, pushes, pops or changes the pages, its
/// change stands, and what it was asked about is dropped. If it only changes what something looks like, such as a badge,
/// its answer counts.
final class Consent {
  /// What became of a question.
  enum Answer: Sendable, Hashable {
    /// It may be done.
    case yes
    /// It was refused.
    case no
    /// The listener decided something else itself.
    case overtaken
  }

  /// How many times the selection, the list of pages or a stack has changed.
  private(set) var decisions = 0

  /// Counts a change of the selection, of the list of pages or of a stack.
  func noteDecision() { decisions += 1 }

  /// Asks a question, and says whether the answer still counts.
  func answer(to question: () -> Bool) -> Answer {
    let before = decisions
    let isAllowed = question()
    guard decisions == before else { return .overtaken }
    return isAllowed ? .yes : .no
  }
}
