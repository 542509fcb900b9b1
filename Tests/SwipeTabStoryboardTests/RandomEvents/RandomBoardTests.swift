import Testing

@testable import StoryboardTestSupport
@testable import TestSupport

/// Storyboards made from the schema: 40 of them, and 2,000 in a thorough look.
@Suite("Random storyboards")
@MainActor struct RandomBoardTests {
  @Test("a board runs to the same end again and at each frame rate, and is reloaded there and back")
  func boards() throws {
    let run = try BoardRun()
    var shown = 0
    let seeds = Seeds.first(40, thorough: 2_000)
    for seed in seeds {
      var texts: [String] = []
      let result = try run.run(seed) { texts.append($0) }
      shown += result.isShown ? 1 : 0
      guard let wrong = result.wrong else { continue }
      Issue.record("seed \(seed): \(wrong)\n\(texts.joined(separator: "\n\n"))")
      return
    }
    expectGreater(shown, seeds.count / 2, "only \(shown) of \(seeds.count) boards can be shown")
  }
}
