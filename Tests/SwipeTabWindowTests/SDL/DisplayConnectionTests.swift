import CSDL2
import Glibc
import Testing

@testable import TestSupport

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
    expectEqual(lines.suffix(2), ["\(Output.programName): \(message)", "tidied"])
  }

  @Test(
    "a display that never answers keeps no program from ending, whose state is saved if it is whole",
    arguments: [true, false])
  func silence(isInClient: Bool) async throws {
    let result = try await #require(
      processExitsWith: .exitCode(69), observing: [\.standardErrorContent]
    ) { @MainActor [isInClient] in
      DisplayConnection.onLoss = { Output.writeError("tidied") }
      DisplayWait.watchEndSignals()
      DisplayWait.during(isInClient: isInClient) { () -> Void in
        kill(getpid(), SIGTERM)
        while true { pause() }
      }
    }
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let message = "\(Output.programName): ended without the display, which does not answer"
    let expected = isInClient ? [message] : [message, "tidied"]
    expectEqual(Array(lines.suffix(expected.count)), expected)
  }

  @Test("a program that never comes back to its loop ends by the signal", arguments: [false, true])
  func endless(waits: Bool) async {
    for number in [SIGTERM, SIGINT, SIGHUP] {
      await #expect(processExitsWith: .signal(number)) {
        @MainActor [number = number as Int32, waits] in
        DisplayWait.watchEndSignals()
        kill(getpid(), number)
        while true { if waits { DisplayWait.during { _ = usleep(1000) } } }
      }
    }
  }

  @Test("a program that works, and waits for no display, has more than a second to end")
  func work() async {
    await #expect(processExitsWith: .success) { @MainActor in
      DisplayWait.watchEndSignals()
      for _ in 0..<24 {
        kill(getpid(), SIGTERM)
        DisplayWait.during { _ = usleep(1000) }
        usleep(50_000)
      }
      expectEqual(SDL_HasEvent(SDL_QUIT.rawValue), SDL_FALSE)
      SDL_PumpEvents()
      expectEqual(SDL_HasEvent(SDL_QUIT.rawValue), SDL_TRUE)
    }
  }

  @Test("once SDL has ended a signal has its default effect")
  func forgotten() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { @MainActor in
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      do { _ = try SDLLibrary(applicationID: "test", applicationName: "Test") }
      kill(getpid(), SIGTERM)
    }
  }

  @Test(
    "the name of a program is the last component of its path",
    arguments: [
      ("/usr/bin/demo", "demo"), ("./my app", "my app"), ("demo", "demo"), ("", "SwipeTab"),
      (nil, "SwipeTab"),
    ] as [(String?, String)])
  func name(path: String?, name: String) {
    expectEqual(Output.programName(startedAs: path), name)
  }
}
