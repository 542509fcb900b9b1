import Glibc
import Testing

@testable import StoryboardTestSupport
@testable import TestSupport

/// Random calls from everywhere: 60 seeds, and 10,000 in a thorough look.
///
/// A trap would end all tests, so that seeds run in other processes, which write down what they try.
@Suite("Random calls")
struct MonkeyTests {
  private static let seedsPerProcess: UInt64 = Seeds.areThorough ? 500 : 60

  @Test(
    "no call traps or breaks a promise, whatever its arguments and wherever it comes from",
    arguments: Seeds.areThorough ? UInt64(0)..<20 : 0..<1)
  func calls(part: UInt64) async throws {
    let folder = try TemporaryFolder()
    let report = folder.file("report")
    let first = part * Self.seedsPerProcess + 1
    let seeds = first..<first + Self.seedsPerProcess
    let result = await #expect(processExitsWith: .success) {
      [report = report as String, seeds = seeds as Range<UInt64>] in
      try await MainActor.run { try Monkey.run(seeds, report: report) }
    }
    guard result == nil else { return }
    let text = try PackageFile.bytes(report)
    Issue.record("\(String(decoding: text, as: UTF8.self))")
  }
}
