import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// Actions that lead in a circle: the check names them, and the program goes on.
@Suite("Actions in a circle")
@MainActor struct EndlessActionsTests {
  private static func page(
    _ id: String, _ action: String, of more: String? = nil, seconds: String = "0"
  ) -> String {
    let more = more.map { $0 + "," } ?? ""
    return
      #"{ "id": "\#(id)", "title": "\#(id)", \#(more) "after": { "seconds": \#(seconds), \#(action) } }"#
  }

  private static func board(_ pages: [String], _ screens: [String] = [], more: String = "")
    -> String
  {
    """
    { "pages": [\(pages.joined(separator: ",\n"))],
      "screens": [\(screens.joined(separator: ",\n"))] \(more) }
    """
  }

  /// The pages of each circle as the check names them, and a storyboard.
  private static let circles = [
    (#""a", "a""#, board([page("a", #""present": "a""#)])),
    (#""a", "b", "a""#, board([page("a", #""push": "b""#)], [page("b", #""pop": true"#)])),
    (#""a", "b", "a""#, board([page("a", #""present": "b""#)], [page("b", #""dismiss": true"#)])),
    (
      #""b", "c", "b""#,
      board(
        [page("a", #""push": "b""#)],
        [page("b", #""replace": "c""#), page("c", #""replace": "b""#)])
    ),
    (
      #""b", "c", "b""#,
      board([page("a", #""root": "b""#)], [page("b", #""root": "c""#), page("c", #""root": "b""#)])
    ),
    (
      #""a", "b", "a""#,
      board(
        [page("a", #""select": "b""#), page("b", #""select": "a""#)],
        more: #", "reduceMotion": true"#)
    ),
    (
      #""a", "b", "a""#,
      board(
        [page("a", #""do": [{ "on": "x" }, { "push": "b", "if": "x" }]"#)],
        [page("b", #""do": [{ "off": "x" }, { "pop": true }]"#)],
        more: #", "state": { "x": false }"#)
    ),
    (
      #""a", "b", "c", "d", "a""#,
      board(
        [page("a", #""push": "b""#)],
        [
          page("b", #""replace": "c""#), page("c", #""replace": "d""#), page("d", #""pop": true"#),
        ])
    ),
    (
      #""a", "b", "a""#,
      board(
        [page("a", #""select": 1"#), page("b", #""select": 0"#)], more: #", "reduceMotion": true"#)
    ),
    (
      #""a", "b", "a""#,
      board(
        [
          page("a", #""toggle": "x""#, of: #""unless": "x""#),
          page("b", #""toggle": "x""#, of: #""if": "x""#),
        ],
        more: #", "state": { "x": false }"#)
    ),
    (
      #""a", "b", "a""#,
      board(
        [
          page("a", #""set": { "n": 1 }"#, of: #""if": "n = 0""#),
          page("b", #""set": { "n": 0 }"#, of: #""if": "n = 1""#),
        ], more: #", "state": { "n": 0 }"#)
    ),
  ]

  @Test("after a thousand at one time a warning names page and key, and the program goes on")
  func atOneTime() throws {
    for (names, text) in Self.circles {
      let fixture = try SceneFixture(text)
      fixture.advance(by: 100)
      let warnings = fixture.take().compactMap {
        if case .warning(let text) = $0 { text } else { nil }
      }
      expectEqual(warnings.count, 1, "\(names)")
      expect(warnings.allSatisfy { $0.contains(#""after""#) }, "\(warnings)")
      expectEqual(fixture.container.time, 100, "\(names)")
      expectEqual(fixture.container.checkInvariants(), [], "\(names)")
      expectEqual(fixture.container.nextDeadline, nil, "\(names)")
    }
  }

  @Test("who leaves a circle may come into it again, which ends as soon")
  func again() throws {
    for (names, text) in Self.circles {
      let fixture = try SceneFixture(text)
      fixture.advance(by: 100)
      fixture.container.handle(.key(KeyPress(.escape)))
      fixture.advance(by: 100)
      let pushed = fixture.take().count { if case .pushed = $0 { true } else { false } }
      expect(pushed < 2 * Rounds.most + 2, "\(names): \(pushed)")
      expectEqual(fixture.container.nextDeadline, nil, "\(names)")
    }
  }

  @Test("the check says where a circle closes")
  func check() throws {
    for (names, text) in Self.circles {
      let file = try StoryboardFile(bytes: Array(text.utf8), name: "f")
      let found = try file.unusedAndMissing().map(\.description).filter { $0.contains("circle") }
      expect(found.count == 1 && found[0].contains("(\(names))"), "\(names): \(found)")
      expect(found.allSatisfy { $0.hasPrefix("f:") && $0.contains(".after)") }, "\(found)")
    }
  }

  @Test("delays of less than a frame take a frame")
  func frames() throws {
    let fixture = try SceneFixture(
      Self.board([Self.page("a", #""present": "a""#, seconds: "0.001")]))
    fixture.advance(by: 10)
    let pushed = fixture.take().count { if case .pushed = $0 { true } else { false } }
    expect((590...601).contains(pushed), "\(pushed) in 10 seconds")
  }

  @Test("a container that is pushed on itself is named with its place, and costs no more each time")
  func containers() throws {
    let text = """
      { "containers": [{ "id": "c", "pages": [{ "id": "p", "title": "P",
        "body": [{ "button": { "title": "Home", "push": "c" } }] }] }] }
      """
    let file = try StoryboardFile(bytes: Array(text.utf8), name: "f")
    let found = try file.unusedAndMissing().map(\.description).filter { $0.contains("itself") }
    expect(
      found.count == 1 && found[0].hasPrefix("f:2:") && found[0].contains(#"("c", "p", "c")"#),
      "\(found)")
    // A page that leads back to the container, and screens that lead to each other, are usual.
    for action in [#""popToRoot": true"#, #""root": "c""#] {
      let text = text.replacing(#""push": "c""#, with: action)
      let file = try StoryboardFile(bytes: Array(text.utf8), name: "f")
      try expect(!file.unusedAndMissing().contains { $0.message.contains("itself") }, "\(action)")
    }
  }

  @Test("pages that turn by themselves faster than frames, and refuse to, let time pass")
  func autoplay() throws {
    let fixture = try Fixture { $0.autoplay = .leastNonzeroMagnitude }
    fixture.container.shouldSelect = { _, _ in false }
    fixture.advance(by: 10)
    expectEqual(fixture.container.time, 10, "the time")
  }
}
