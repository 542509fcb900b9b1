import SwipeTabStoryboard
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabWindow
@testable import TestSupport

@Suite("User tests")
@MainActor struct UserTestTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func container() throws -> TabContainer {
    let pages = ["a", "b"].map { id in
      ColorPage(id: PageID(id), item: TabItem(title: id), color: .red)
    }
    return try TabContainer(pages: PageList(pages), size: Size(width: 390, height: 800))
  }

  private func app(_ container: TabContainer, _ test: UserTest) throws -> App {
    let painter = DisplayListPainter(
      text: TextRenderer(font: StrokeFont()), icons: IconStore())
    let app = App(
      container: container, picturing: Picturing(painter: painter),
      recorder: try test.nextRecorder(at: 0), player: nil, script: [], printsState: false)
    app.run(test)
    return app
  }

  private func lines(_ number: Int) throws -> [String] {
    let text = try File.read(folder.path + "/test/participant-\(number).jsonl")
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("Ctrl+R begins another recording from the start, whose times begin at 0")
  func next() throws {
    let container = try container()
    let test = UserTest(
      in: folder.path + "/test", arguments: { ["--pages", "3"] }, from: container.state)
    let app = try app(container, test)
    app.client.handle(.key(try #require(KeyPress(named: "ctrl+tab"))), at: 1)
    app.client.advance(to: 5)
    expectEqual(container.selectedIndex, 1)
    app.client.handle(.key(UserTest.next), at: 10)
    expectEqual(container.selectedIndex, 0)
    expect(container.isIdle)
    app.client.handle(.key(try #require(KeyPress(named: "ctrl+tab"))), at: 12)
    expectEqual(container.selectedIndex, 1)
    let (first, second) = (try lines(1), try lines(2))
    expect(first.count == 2 && first[0].contains("--pages") && first[1].contains(#""t":1,"#))
    expect(second.count == 2 && second[0] == first[0] && second[1].contains(#""t":2,"#))
  }

  @Test("no recording is written over")
  func files() throws {
    let container = try container()
    func test() -> UserTest {
      UserTest(in: folder.path + "/test", arguments: { [] }, from: container.state)
    }
    _ = try test().nextRecorder(at: 0)
    let before = try lines(1)
    _ = try test().nextRecorder(at: 0)
    try expectEqual(lines(1), before)
    try expectEqual(lines(2).count, 1)
  }

  @Test("a folder that cannot be made ends the program with a message")
  func failure() throws {
    let container = try container()
    let test = UserTest(in: "/dev/null/test", arguments: { [] }, from: container.state)
    #expect(throws: Launch.Failure.self) { try test.nextRecorder(at: 0) }
  }

  @Test(
    "it is a way to run in a window, and nothing else goes with it",
    arguments: ["--headless", "--restore", "--record=r", "--replay=r", "--watch"])
  func conflicts(other: String) {
    #expect(throws: OptionsError.self) {
      try Options(arguments: ["x.json", "--user-test", "f", other])
    }
  }
}
