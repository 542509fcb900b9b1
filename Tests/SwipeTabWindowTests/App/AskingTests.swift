import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Questions")
@MainActor
struct AskingTests {
  private let answers: [Answer] = [.destructive("Delete all"), .cancel("Keep")]

  private func app() -> SwipeTabApp {
    let app = SwipeTabApp("Test") { Tab("A") { Label("Text") } }
    app.container.configuration.reducesMotion = true
    return app
  }

  /// Asks, does something once the question is there, and returns the answer.
  private func answer(
    in app: SwipeTabApp, _ answers: [Answer], _ act: (SwipeTabApp) -> Void
  ) async -> Answer {
    async let answer = app.ask("Delete all?", "200 episodes", answers)
    while app.container.presentedScreen?.id != "delete-all" { await Task.yield() }
    act(app)
    app.update()
    return await answer
  }

  @Test("the answer of the button that was pressed comes back, and the sheet goes")
  func pressed() async {
    let app = app()
    let answer = await answer(in: app, answers) { $0.container.activate(label: "Delete all") }
    expectEqual(answer, .destructive("Delete all"))
    expectEqual(answer.role, .destructive)
    expect(app.container.presentedScreen == nil)
  }

  @Test("Escape, the program and the end of the window cancel, and Enter is what is mostly wanted")
  func others() async {
    let rows: [(name: String, answers: [Answer], act: (SwipeTabApp) -> Void, answer: Answer)] = [
      ("Escape", answers, { $0.container.handle(.key(KeyPress(.escape))) }, .cancel("Keep")),
      ("the program", answers, { $0.dismiss() }, .cancel("Keep")),
      ("without an answer that cancels", [Answer("Yes")], { $0.dismiss() }, .cancel("")),
      (
        "Enter", [Answer("No"), .default("Yes")], { $0.container.handle(.key(KeyPress(.enter))) },
        .default("Yes")
      ),
      ("the window is closed", answers, { $0.content.endSelections() }, .cancel("Keep")),
    ]
    for (name, answers, act, expected) in rows {
      let found = await answer(in: app(), answers, act)
      expectEqual(found, expected, "\(name)")
    }
  }

  @Test("a form on a sheet comes back after a question, and does not count as gone")
  func form() async {
    let app = app()
    var isGone = 0
    app.present(
      Page("Form", id: "form") { Field("Name", text: "Ada") { _ in } }.onDismiss { isGone += 1 })
    app.update()
    _ = await answer(in: app, answers) { $0.container.activate(label: "Keep") }
    app.update()
    expectEqual(app.container.presentedScreen?.id, "form")
    expectEqual(isGone, 0)
    app.dismiss()
    app.update()
    expectEqual(isGone, 1)
  }

  @Test("the answers are buttons with a role")
  func picture() async throws {
    let app = app()
    _ = await answer(in: app, answers) { app in
      let tree = app.container.accessibilityTree()
      expectEqual(tree.first { $0.label == "200 episodes" }?.role, .text)
      expectEqual(tree.first { $0.label == "Keep" }?.role, .button)
      app.dismiss()
    }
  }
}
