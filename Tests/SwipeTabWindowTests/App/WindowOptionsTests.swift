import Glibc
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Window options")
@MainActor
struct WindowOptionsTests {
  @Test("nonsense values are refused all at once, before a window opens")
  func nonsense() {
    var options = WindowOptions()
    expect(options.problems.isEmpty)
    options.size = Size(width: .nan, height: 100)
    options.minimumSize = Size(width: 10, height: 0)
    options.scale = 9
    options.applicationID = " "
    let app = SwipeTabApp("Test", options: options) { Tab("A") {} }
    let expected = [
      "size: nan × 100.0 is not in 1...16384 points",
      "minimumSize: 10.0 × 0.0 is not in 1...16384 points",
      "scale: 9.0 is not in 0.5...8 pixels per point",
      "applicationID: \" \" is empty or has a control character",
    ]
    #expect(throws: WindowError.options(expected)) { try app.run() }
  }

  @Test("a limit of open files is named, and not the display")
  func fileLimit() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      // A timer of the runtime that comes later would not get its own files then, which ends the process.
      try? await Task.sleep(for: .milliseconds(1))
      while dup(0) >= 0 {}
      let app = SwipeTabApp("Test") { Tab("A") {} }
      let limit = sysconf(Int32(_SC_OPEN_MAX))
      #expect(throws: WindowError.fileLimit(limit)) { try app.run() }
    }
  }

  @Test("a misspelled folder or file gives the nearest name")
  func misspelled() throws {
    let root = String(#filePath).split(separator: "/Tests/")[0]
    var options = WindowOptions()
    options.iconFolders = ["\(root)/Assets/icon"]
    options.windowIcon = "\(root)/Assets/app/swipetab-65.png"
    expectEqual(options.problems.count, 2)
    expect(options.problems[0].hasSuffix("did you mean \"icons\"?"))
    expect(options.problems[1].hasSuffix("did you mean \"swipetab-64.png\"?"))
  }

  @Test("a folder or file is named whole, however long its path is")
  func longPaths() {
    let folder = "missing/" + String(repeating: "Bundle.resources/", count: 20) + "Icons"
    var options = WindowOptions()
    options.iconFolders = [.path(folder)]
    options.windowIcon = "\(folder)/app.png"
    expectEqual(
      options.problems,
      [
        "iconFolders: there is no folder \"\(folder)\"",
        "windowIcon: no readable file \"\(folder)/app.png\"",
      ])
  }

  @Test("errors say what to do and have an exit code")
  func errors() {
    expect("\(WindowError.noDisplay)".contains("set DISPLAY or WAYLAND_DISPLAY"))
    expectEqual(WindowError.noDisplay.exitCode, 69)
    expectEqual(WindowError.options(["a", "b"]).description, "WindowOptions.a\nWindowOptions.b")
    expectEqual(WindowError.options([]).exitCode, 65)
  }

  @Test("without a display the process ends with a message and 69")
  func noDisplay() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(69), observing: [\.standardErrorContent]
    ) { @MainActor in
      for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { unsetenv(name) }
      SwipeTabApp("Test") { Tab("A") {} }.runOrExit()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(message.contains("there is no display"))
  }

  @Test("a file that is no font is named")
  func font() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      var options = WindowOptions()
      options.font = #filePath
      let app = SwipeTabApp("Test", options: options) { Tab("A") {} }
      #expect {
        try app.run()
      } throws: { error in
        guard case WindowError.font(let path, let reason) = error else { return false }
        return path == #filePath && reason.contains("not a font")
      }
    }
  }
}
