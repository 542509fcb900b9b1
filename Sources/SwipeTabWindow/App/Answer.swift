public import SwipeTabKit

/// An answer that the user can give to a question of `SwipeTabApp.ask(_:_:_:)`.
nonisolated public struct Answer: Sendable, Hashable {
  /// The title of its button.
  public var title: String
  /// The purpose of the answer, such as `.cancel`, or nil if it has no special purpose.
  public var role: ScreenBody.Button.Role?

  /// Makes an answer.
  ///
  /// The default role is nil, for no special purpose.
  public init(_ title: String, role: ScreenBody.Button.Role? = nil) {
    (self.title, self.role) = (title, role)
  }

  /// An answer that deletes or throws away, in the color of warnings.
  public static func destructive(_ title: String) -> Answer { Answer(title, role: .destructive) }
  /// The answer that changes nothing.
  ///
  /// Escape, a click beside the question and a pull down also give it.
  public static func cancel(_ title: String) -> Answer { Answer(title, role: .cancel) }
  /// The recommended answer.
  ///
  /// Enter also gives it.
  public static func `default`(_ title: String) -> Answer { Answer(title, role: .default) }
}

/// A question on a sheet, and who waits for the answer.
final class Question {
  let answers: [Answer]
  private var didEnd: ((Answer) -> Void)?

  init(_ answers: [Answer], didEnd: @escaping (Answer) -> Void) {
    (self.answers, self.didEnd) = (answers, didEnd)
  }

  /// Nil counts as the answer that changes nothing.
  func end(_ answer: Answer? = nil) {
    guard let didEnd else { return }
    self.didEnd = nil
    didEnd(answer ?? answers.first { $0.role == .cancel } ?? .cancel(""))
  }
}

extension SwipeTabApp {
  /// Asks a question on a sheet, and returns the answer.
  ///
  /// ```swift
  /// let answers: [Answer] = [.destructive("Delete all"), .cancel("Keep")]
  /// if await app.ask("Delete all?", "200 episodes", answers).role == .destructive { library.deleteAll() }
  /// ```
  ///
  /// A sheet that is presented already comes back afterwards. An answer with the role `cancel` is also given by Escape,
  /// a click beside the sheet, a pull down, and closing the window. If no answer in `answers` has that role, these
  /// return `.cancel("")`.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The explanation below the title. The default is empty, which shows no explanation.
  ///   - answers: The answers, from top to bottom. There must be at least one.
  /// - Returns: The answer.
  /// - Precondition: There is an answer.
  public func ask(_ title: String, _ message: String = "", _ answers: [Answer]) async -> Answer {
    await content.ask(title, message, answers)
  }
}

extension AppContent {
  func ask(_ title: String, _ message: String, _ answers: [Answer]) async -> Answer {
    precondition(
      !answers.isEmpty, "the question \(quoted(title)) has no answer: expected one at least")
    return await withCheckedContinuation { continuation in
      ask(title, message, answers) { continuation.resume(returning: $0) }
    }
  }

  func ask(
    _ title: String, _ message: String, _ answers: [Answer], then: @escaping (Answer) -> Void
  ) {
    var id: PageID?
    let question = Question(answers) { [weak self] answer in
      if let self, let id { takeAway(id) }
      then(answer)
    }
    let page = Page(title) {
      Label(title).style(.title)
      if !message.isEmpty { Label(message) }
      for answer in answers {
        Button(answer.title) { question.end(answer) }
          .style(answer.role == .cancel ? .plain : .filled).role(answer.role)
      }
    }.onDismiss { question.end() }
    id = present(page)
    wait(for: question)
  }
}
