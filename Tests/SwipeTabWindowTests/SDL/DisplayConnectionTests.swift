import Testing

@testable import SwipeTabWindow

@Suite("Lost display")
struct DisplayConnectionTests {
  @Test("ends the program with 69 and a message under its own name")
  func loss() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(69), observing: [\.standardErrorContent]
    ) { @MainActor in
      DisplayConnection.onLoss = { Output.writeError("tidied") }
      DisplayConnection.lose()
    }
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n")
    let message = "the window is gone, as the display ended or another program closed it"
    #expect(lines.suffix(2) == ["\(Output.programName): \(message)", "tidied"])
  }

  @Test(
    "the name of a program is the last component of its path",
    arguments: [
      ("/usr/bin/demo", "demo"), ("./my app", "my app"), ("demo", "demo"), ("", "SwipeTab"),
      (nil, "SwipeTab"),
    ] as [(String?, String)])
  func name(path: String?, name: String) {
    #expect(Output.programName(startedAs: path) == name)
  }
}
