import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

/// The closures and tasks of tabs and pages follow what is in view.
@Suite("Closures and tasks of screens that come and go")
@MainActor
struct ScreenLifeTests {
  @MainActor private final class Log {
    var lines: [String] = []
    var running: Set<String> = []

    func follow<Screen: ModifiableScreen>(_ name: String, _ screen: Screen) -> Screen {
      screen.onAppear { self.lines.append("+" + name) }
        .onDisappear { self.lines.append("-" + name) }
        .task {
          self.running.insert(name)
          while !Task.isCancelled { await Task.yield() }
          self.running.remove(name)
        }
    }

    /// Lets tasks begin and end, as long as others run than should.
    func settle(on names: Set<String>) async {
      for _ in 0..<10_000 where running != names { await Task.yield() }
    }
  }

  @Test("every screen in view runs its tasks, and no other does, whatever brought it there")
  func tasks() async {
    let log = Log()
    let app = SwipeTabApp("Test") {
      log.follow("A", Tab("A") { Label("A") })
      log.follow("B", Tab("B") { Label("B") })
      Tab("C", bar: .top) {
        log.follow("C1", Tab("C1") { Label("C1") })
        log.follow("C2", Tab("C2") { Label("C2") })
      }
    }
    app.container.configuration.reducesMotion = true
    app.container.configuration.navigation = .perTab
    func page(_ name: String) -> Page { log.follow(name, Page(name) { Label(name) }) }
    let steps: [(String, [String], Set<String>, () -> Void)] = [
      ("start", ["+A"], ["A"], {}),
      ("push", ["+P", "-A"], ["P"], { app.push(page("P")) }),
      ("another tab", ["+B", "-P"], ["B"], { app.container.select("b") }),
      ("back", ["+P", "-B"], ["P"], { app.container.select("a") }),
      ("push over it", ["+Q", "-P"], ["Q"], { app.push(page("Q")) }),
      ("pop", ["+P", "-Q"], ["P"], { app.pop() }),
      ("a card", ["+S"], ["P", "S"], { app.present(page("S")) }),
      (
        "full sheet", ["+F", "-P", "-S"], ["F"], { app.present(page("F").sheet(.full, as: .full)) }
      ),
      ("dismiss", ["+P", "+S", "-F"], ["P", "S"], { app.dismiss() }),
      ("dismiss the card", ["-S"], ["P"], { app.dismiss() }),
      ("tabs inside", ["+C1", "-P"], ["C1"], { app.container.select("c") }),
      ("a tab inside", ["+C2", "-C1"], ["C2"], { app.container.select("c2") }),
      (
        "from there", ["+A", "-C2"], ["A"],
        {
          app.container.setScreens([], ofPage: "a")
          app.container.select("a")
        }
      ),
      ("the window closes", ["-A"], [], { app.content.endSelections() }),
    ]
    for (name, lines, running, change) in steps {
      change()
      app.update()
      await log.settle(on: running)
      expectEqual(log.running, running, "\(name)")
      expectEqual(log.lines, lines, "\(name)")
      log.lines = []
    }
  }
}
