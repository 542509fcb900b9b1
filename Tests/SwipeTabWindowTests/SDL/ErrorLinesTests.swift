import Glibc
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("What libraries write to standard error") struct ErrorLinesTests {
  @Test("is kept back, line by line, and later lines are not")
  func caught() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let (value, lines) = ErrorLines.caught {
        Output.writeError("one")
        Output.writeError("")
        Output.writeError("two")
        return 5
      }
      expectEqual(value, 5)
      expectEqual(lines, ["one", "two"])
      Output.writeError("three")
    }
    expectEqual(result?.standardErrorContent, Array("three\n".utf8))
  }

  @Test("of a display that is not there becomes part of the one message")
  func message() {
    expect("\(SDLError.last(from: "SDL_Init", adding: ["a", "b"]))".hasSuffix(" (a; b)"))
  }
}
