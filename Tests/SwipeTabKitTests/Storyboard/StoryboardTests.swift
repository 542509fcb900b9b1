import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("A storyboard made in code")
@MainActor struct StoryboardTests {
  private func storyboard(_ ids: PageID...) -> Storyboard {
    var storyboard = Storyboard()
    for id in ids { storyboard.define(id) { Fixture.page(id) } }
    storyboard.ids = ids
    return storyboard
  }

  @Test("what is wrong is thrown, or left out where loading is lenient")
  func problems() throws {
    var storyboard = storyboard("b", "a")
    storyboard.ids.append("nowhere")
    let error = #expect(throws: StoryboardError.self) { try storyboard.load() }
    expectEqual(error?.problems, [.unknown("nowhere", nearest: nil)])
    let loaded = try storyboard.load(.lenient)
    expectEqual(loaded.pages.ids, ["a", "b"])
    expectEqual(loaded.problems, error?.problems)
  }

  @Test("a page that is registered twice is listed once, which strict loading allows")
  func twice() throws {
    var storyboard = storyboard("b", "a")
    storyboard.ids.append("b")
    let loaded = try storyboard.load()
    expectEqual(loaded.pages.ids, ["a", "b"])
    expectEqual(loaded.problems, [.registeredTwice("b")])
  }

  @Test("numbers are in their order where that is asked for, whatever zeros they begin with")
  func order() throws {
    var storyboard = storyboard("a10", "a009", "a9", "a2", "b1", "a")
    try expectEqual(storyboard.load().pages.ids, ["a", "a009", "a10", "a2", "a9", "b1"])
    storyboard.order = .natural
    try expectEqual(storyboard.load().pages.ids, ["a", "a2", "a009", "a9", "a10", "b1"])
  }
}
