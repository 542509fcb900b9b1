import Glibc
import Testing

@testable import StoryboardTestSupport
@testable import TestSupport

/// Random calls from everywhere: 60 seeds, and 10,000 in a thorough look.
///
/// A trap would end all tests, so that seeds run in another process, which writes down what it tries.
@Suite("Random calls")
struct MonkeyTests {
  private static let parts: [ClosedRange<UInt64>] = {
    let seeds = Seeds.first(60, thorough: 10_000)
    return stride(from: seeds.lowerBound, through: seeds.upperBound, by: 500).map {
      $0...min($0 + 499, seeds.upperBound)
    }
  }()

  @Test(
    "no call traps or breaks a promise, whatever its arguments and wherever it comes from",
    .serialized, arguments: parts)
  func calls(seeds: ClosedRange<UInt64>) async throws {
    let folder = try TemporaryFolder()
    let report = folder.file("report")
    let result = await #expect(processExitsWith: .success) {
      [
        report = report as String, first = seeds.lowerBound as UInt64,
        last = seeds.upperBound as UInt64
      ] in
      try await MainActor.run { try Monkey.run(first...last, report: report) }
    }
    guard result == nil else { return }
    Issue.record("\(String(decoding: try PackageFile.bytes(report), as: UTF8.self))")
  }
}
