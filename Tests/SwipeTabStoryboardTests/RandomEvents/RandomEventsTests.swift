import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Whatever happens in whatever order, no promise is broken: 90,000 events from fixed seeds, and thrice as many in a
/// thorough look.
@Suite("Random events")
@MainActor struct RandomEventsTests {
  /// Each run is short enough that what breaks a promise can be read.
  private static let eventsPerRun = 1_000

  @Test(
    "no promise is broken",
    arguments: [(0, 3), (1, 3), (2, 4), (3, 5), (5, 5), (8, 10), (40, 40)])
  func promises(pages: Int, mostPages: Int) throws {
    try expectPromises(seeds: 10, pages: pages, mostPages: mostPages)
  }

  @Test("no promise is broken while screens come and go in the same frame", arguments: [1, 3, 5])
  func hurries(pages: Int) throws {
    try expectPromises(seeds: 7, pages: pages, mostPages: 5, hurries: true)
  }

  private func expectPromises(
    seeds: UInt64, pages: Int, mostPages: Int, hurries: Bool = false
  ) throws {
    for seed in Seeds.first(seeds) {
      let run = try RandomRun(
        seed: seed, pages: pages, mostPages: mostPages, hurries: hurries)
      guard let broken = try run.run(Self.eventsPerRun) else { continue }
      let again = try RandomRun(
        seed: seed, pages: pages, mostPages: mostPages, hurries: hurries, keepsLines: true)
      _ = try again.run(Self.eventsPerRun)
      let lines = again.lines.suffix(60).joined(separator: "\n")
      Issue.record("seed \(seed), \(pages) pages: \(broken)\nafter:\n\(lines)")
      return
    }
  }
}
