import CSDL2
import Glibc
import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

/// Takes down what the loop asks of it, and ends the loop when it has drawn or heard enough.
@MainActor
private final class Recorder: LoopClient {
  var calls: [String] = []
  var inputs: [InputEvent] = []
  var times: [Double] = []
  var inputTimes: [InputEvent: Double] = [:]
  var needsFrame = true
  var nextDeadline: Double?
  var framesToDraw = 1
  var changes = true
  var onWake: (Int) -> Void = { _ in }
  var onRest: () -> Void = {}

  /// Whether it uses the keys that it gets.
  var usesKeys = true
  var emptyBar: Point?
  var repeatingKeys: Set<KeyPress> = []
  var isComposing = false
  let pointerShape = PointerShape.arrow
  let textCaret: Rect? = nil

  func handle(_ event: InputEvent, at time: Double) -> Bool {
    inputs.append(event)
    times.append(time)
    inputTimes[event] = time
    return usesKeys
  }

  func repeats(_ key: KeyPress) -> Bool { repeatingKeys.contains(key) }

  var openingSizes: [Size] = []

  func takeOpeningSize(_ size: Size, scale: Double, at time: Double) { openingSizes.append(size) }

  func isEmptyBar(at point: Point) -> Bool { point == emptyBar }

  func didRest() {}

  var drags: [Point?] = []
  var drops: [Drop] = []

  func hoverDrop(at point: Point?, time: Double) { drags.append(point) }

  func takeDrop(files: [String], text: String?, at point: Point, time: Double) {
    drops.append(Drop(on: "", .page(at: point), files: files, text: text))
  }

  func wake(_ code: Int, at time: Double) {
    times.append(time)
    onWake(code)
  }

  func noteVisibility(_ isVisible: Bool) {}

  func advance(to time: Double) {
    times.append(time)
    if !needsFrame { onRest() }
  }

  func draw(into frame: WindowScreen.Frame) -> [PixelRect] {
    calls.append(frame.isNew ? "draw all" : "draw")
    framesToDraw -= 1
    needsFrame = framesToDraw > 0
    return changes ? [PixelRect(x: 0, y: 0, width: frame.width, height: 1)] : []
  }
}

@Suite("EventLoop")
struct EventLoopTests {
  @MainActor
  private static func loop(_ client: Recorder) throws -> EventLoop<Recorder> {
    EventLoop(screen: try WindowScreen(window: WindowScreenTests.window()), client: client)
  }

  @Test("it draws while there is something to draw, all of it first, and then rests")
  func frames() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      client.framesToDraw = 3
      let loop = try EventLoopTests.loop(client)
      var first: [Int] = []
      loop.didShowFirstFrame = { first.append($0) }
      client.onRest = { loop.stop() }
      loop.run()
      expectEqual(client.calls, ["draw all", "draw", "draw"])
      expectEqual(loop.statistics.frames, 3)
      expectEqual(first.count, 1)
      expectEqual(client.times, client.times.sorted())
    }
  }

  @Test("motion advances by whole periods")
  func even() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      client.framesToDraw = 5
      let loop = try EventLoopTests.loop(client)
      client.onRest = { loop.stop() }
      loop.run()
      let period = 1 / loop.window.refreshRate
      for (earlier, later) in zip(client.times, client.times.dropFirst()) {
        let periods = (later - earlier) / period
        expectGreater(periods, 0.5)
        expect(near(periods, periods.rounded(), within: 1e-3))
      }
    }
  }

  @Test("a size that the window gets while it opens differs from one that it gets later")
  func opening() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      let loop = try EventLoopTests.loop(client)
      loop.didShowFirstFrame = { _ in SDL_SetWindowSize(loop.window.handle, 400, 200) }
      client.onRest = {
        if client.inputs.contains(.resize(Size(width: 320, height: 200), scale: 1)) {
          loop.stop()
        } else if client.inputs.isEmpty, !client.openingSizes.isEmpty {
          EventLoopTests.push(SDLK_a, KMOD_NONE)
          SDL_SetWindowSize(loop.window.handle, 320, 200)
        }
      }
      loop.run()
      expectEqual(client.openingSizes, [Size(width: 400, height: 200)])
    }
  }

  @Test("a size that changes and comes back at once takes the pixels with it")
  func sizeAndBack() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      let loop = try EventLoopTests.loop(client)
      loop.didShowFirstFrame = { _ in
        SDL_SetWindowSize(loop.window.handle, 320, 200)
        SDL_SetWindowSize(loop.window.handle, 300, 200)
      }
      client.onRest = { loop.stop() }
      loop.run()
      expect(client.openingSizes.isEmpty)
      expectEqual(client.calls, ["draw all", "draw all"])
    }
  }

  @Test(
    "an input method begins anew where what it composes is shown nowhere", arguments: [true, false])
  func lostComposition(isShown: Bool) async {
    await #expect(processExitsWith: .success) { @MainActor [isShown] in
      let client = Recorder()
      client.isComposing = isShown
      let loop = try EventLoopTests.loop(client)
      loop.didShowFirstFrame = { _ in
        var event = SDL_Event()
        event.type = SDL_TEXTEDITING.rawValue
        event.edit.text.0 = CChar(UInt8(ascii: "n"))
        SDL_PushEvent(&event)
      }
      client.onRest = { if client.inputs.contains(.composition("n", caret: 0)) { loop.stop() } }
      loop.run()
      expectEqual(loop.composition, isShown ? "n" : "")
    }
  }

  private static func pushText(_ text: String, as type: SDL_EventType) {
    var event = SDL_Event()
    event.type = type.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array(text.utf8)) }
    SDL_PushEvent(&event)
  }

  @Test("what an input method inserts when it is reset, the client has kept already")
  func keptComposition() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      let loop = try EventLoopTests.loop(client)
      loop.didShowFirstFrame = { _ in EventLoopTests.pushText("한글", as: SDL_TEXTEDITING) }
      client.onRest = {
        guard client.inputs.contains(.composition("한글", caret: 0)) else { return }
        for text in ["한", "글", "한글"] { EventLoopTests.pushText(text, as: SDL_TEXTINPUT) }
        client.onRest = { loop.stop() }
      }
      loop.run()
      // The last one is typed.
      expectEqual(client.inputs, [.composition("한글", caret: 0), .text("한글")])
    }
  }

  @Test("a frame without a change is not shown and not counted")
  func unchanged() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      client.framesToDraw = 4
      let loop = try EventLoopTests.loop(client)
      loop.didShowFirstFrame = { _ in client.changes = false }
      client.onRest = { loop.stop() }
      loop.run()
      expectEqual(client.calls.count, 4)
      expectEqual(loop.statistics.frames, 1)
    }
  }

  private static func push(
    _ code: SDL_KeyCode, _ held: SDL_Keymod, isRepeat: Bool = false,
    _ type: SDL_EventType = SDL_KEYDOWN
  ) {
    var event = SDL_Event()
    event.type = type.rawValue
    event.key.repeat = isRepeat ? 1 : 0
    event.key.keysym.scancode = SDL_Scancode(code.rawValue)
    event.key.keysym.sym = Int32(bitPattern: code.rawValue)
    event.key.keysym.mod = UInt16(held.rawValue)
    SDL_PushEvent(&event)
  }

  /// Presses Ctrl with plus twice and with Q, and returns the zoom at the end and the widths of changed sizes.
  @MainActor
  private static func pressWindowKeys(isUsed: Bool) throws -> (zoom: Int, widths: [Double]) {
    let client = Recorder()
    client.usesKeys = isUsed
    let loop = try loop(client)
    loop.didShowFirstFrame = { _ in
      push(SDLK_KP_PLUS, KMOD_LCTRL)
      push(SDLK_EQUALS, KMOD_LCTRL)
      push(SDLK_q, KMOD_LCTRL)
    }
    client.onRest = { if isUsed, client.inputs.count >= 3 { loop.stop() } }
    loop.run()
    let widths = client.inputs.compactMap { input -> Double? in
      if case .resize(let size, _) = input { size.width } else { nil }
    }
    return (loop.window.zoom, widths)
  }

  @Test("a key that the client does not use is for the window")
  func windowKeys() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (zoom, widths) = try EventLoopTests.pressWindowKeys(isUsed: false)
      expectEqual(zoom, 125)
      expectEqual(widths.last, 240)
    }
    await #expect(processExitsWith: .success) { @MainActor in
      let (zoom, widths) = try EventLoopTests.pressWindowKeys(isUsed: true)
      expectEqual(zoom, 100)
      expect(widths.isEmpty)
    }
  }

  @Test("a key that is held down does again what the client repeats, and zooms again")
  func heldKeys() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      client.usesKeys = false
      client.repeatingKeys = [KeyPress(.left)]
      let loop = try EventLoopTests.loop(client)
      loop.didShowFirstFrame = { _ in
        for (code, held) in [
          (SDLK_LEFT, KMOD_NONE), (SDLK_w, KMOD_LCTRL), (SDLK_F11, KMOD_NONE),
          (SDLK_EQUALS, KMOD_LCTRL),
        ] {
          for isRepeat in [false, true, true] {
            EventLoopTests.push(code, held, isRepeat: isRepeat)
          }
          EventLoopTests.push(code, held, SDL_KEYUP)
        }
        EventLoopTests.push(SDLK_q, KMOD_LCTRL)
      }
      loop.run()
      let keys = client.inputs.compactMap { if case .key(let key) = $0 { key } else { nil } }
      let plus = KeyPress(.character("+"), modifiers: .control)
      expectEqual(
        keys,
        [
          KeyPress(.left), KeyPress(.left), KeyPress(.left),
          KeyPress(.character("w"), modifiers: .control), KeyPress(.f11), plus, plus, plus,
          KeyPress(.character("q"), modifiers: .control),
        ])
      expect(loop.window.isFullScreen)
      expectEqual(loop.window.zoom, 150)
    }
  }

  @Test("a double click on an empty part of a bar shows the window on the whole screen")
  func doubleClick() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      client.emptyBar = Point(x: 20, y: 10)
      let loop = try EventLoopTests.loop(client)
      loop.didShowFirstFrame = { _ in
        for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
          var event = SDL_Event()
          event.type = type.rawValue
          (event.button.button, event.button.clicks) = (1, 2)
          (event.button.x, event.button.y) = (20, 10)
          SDL_PushEvent(&event)
        }
      }
      client.onRest = { if loop.window.isFullScreen { loop.stop() } }
      loop.run()
      expect(loop.window.isFullScreen)
    }
  }

  @Test("input that came together is read in its order before one frame")
  func input() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      let loop = try EventLoopTests.loop(client)
      loop.didShowFirstFrame = { _ in
        var press = SDL_Event()
        press.type = SDL_MOUSEBUTTONDOWN.rawValue
        press.button.button = 1
        SDL_PushEvent(&press)
        for x in 1...100 {
          var event = SDL_Event()
          event.type = SDL_MOUSEMOTION.rawValue
          event.motion.x = Int32(x)
          SDL_PushEvent(&event)
        }
        client.onRest = { loop.stop() }
      }
      loop.run()
      let moves = (1...100).map { InputEvent.move(.mouse, to: Point(x: Double($0), y: 0)) }
      expectEqual(client.inputs, [.press(.mouse, at: .zero)] + moves)
      expectEqual(client.calls, ["draw all"])
      expectEqual(client.times, client.times.sorted())
    }
  }

  /// Moves the mouse to an x, which a compositor reports in milliseconds.
  private static func pushReportedMove(to x: Int) {
    let report = CSDL_PointerReport(
      time: UInt32(x) &- 70, type: SDL_MOUSEMOTION.rawValue, x: Int32(x), y: 0)
    var event = SDL_Event()
    CSDL_WriteReport(&event, Int32(WakeCode.report.rawValue), report)
    SDL_PushEvent(&event)
    var motion = SDL_Event()
    motion.type = SDL_MOUSEMOTION.rawValue
    motion.motion.x = Int32(x)
    SDL_PushEvent(&motion)
  }

  @Test("input that came together happened when the compositor says, however much it is")
  func reportedInput() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      let loop = try EventLoopTests.loop(client)
      // What is read at once sets the clocks; the first motion may only say where the pointer is.
      loop.didShowFirstFrame = { _ in (0...1).forEach(EventLoopTests.pushReportedMove) }
      client.onRest = {
        usleep(150_000)
        for x in 2...130 {
          // A key moves the reports from even places of the queue to odd ones.
          if x == 50 { EventLoopTests.push(SDLK_a, KMOD_NONE) }
          EventLoopTests.pushReportedMove(to: x)
        }
        client.onRest = { loop.stop() }
      }
      loop.run()
      let times = (2...130).map { client.inputTimes[.move(.mouse, to: Point(x: Double($0), y: 0))] }
      let steps = zip(times, times.dropFirst()).map { ($1 ?? 0) - ($0 ?? 0) }
      expect(steps.allSatisfy { near($0, 0.001, within: 1e-4) })
      expect(client.inputs.contains { if case .key = $0 { true } else { false } })
      expectEqual(client.times, client.times.sorted())
    }
  }

  @Test("closing the window ends it")
  func quit() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      let loop = try EventLoopTests.loop(client)
      loop.didShowFirstFrame = { _ in
        var event = SDL_Event()
        event.type = SDL_QUIT.rawValue
        SDL_PushEvent(&event)
      }
      loop.run()
      expect(client.inputs.isEmpty)
    }
  }

  @Test("a termination signal ends it")
  func signal() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      let loop = try EventLoopTests.loop(client)
      // Not raise: the test's thread takes no signals, the process does.
      loop.didShowFirstFrame = { _ in kill(getpid(), SIGTERM) }
      loop.run()
      expectEqual(loop.statistics.frames, 1)
    }
  }

  @Test("the end of its terminal ends it as well")
  func hangup() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      let loop = try EventLoopTests.loop(client)
      loop.didShowFirstFrame = { _ in kill(getpid(), SIGHUP) }
      loop.run()
      expectEqual(loop.statistics.frames, 1)
    }
  }

  @Test("a signal that is ignored from outside stays so")
  func ignoredHangup() async {
    await #expect(processExitsWith: .success) { @MainActor in
      Glibc.signal(SIGHUP, SIG_IGN)
      let client = Recorder()
      client.framesToDraw = 5
      let loop = try EventLoopTests.loop(client)
      loop.didShowFirstFrame = { _ in
        kill(getpid(), SIGHUP)
        client.onRest = { loop.stop() }
      }
      loop.run()
      expectEqual(loop.statistics.frames, 5)
    }
  }

  @Test("a deadline wakes it though nothing happens")
  func deadline() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let client = Recorder()
      let loop = try EventLoopTests.loop(client)
      loop.didShowFirstFrame = { _ in
        let deadline = (client.times.last ?? 0) + 0.1
        client.nextDeadline = deadline
        client.onRest = { if let now = client.times.last, now >= deadline { loop.stop() } }
      }
      loop.run()
      expectEqual(client.calls.count, 1)
    }
  }

  @Test("a descriptor with something to read wakes it, once for each time it is resumed")
  func descriptor() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      let client = Recorder()
      let loop = try EventLoopTests.loop(client)
      let watch = try #require(DescriptorWatch(descriptor: ends[0], code: 7))
      var codes: [Int] = []
      client.onWake = { code in
        codes.append(code)
        var byte: UInt8 = 0
        read(ends[0], &byte, 1)
        if codes.count == 3 { loop.stop() } else { watch.resume() }
      }
      loop.didShowFirstFrame = { _ in write(ends[1], "abc", 3) }
      loop.run()
      expectEqual(codes, [7, 7, 7])
    }
  }

  @Test("a program that is started from here gets no descriptor but the standard ones")
  func inheritedDescriptors() async {
    await #expect(processExitsWith: .success) { @MainActor in
      func inheritable() -> [String] {
        (3..<256).filter { fcntl($0, F_GETFD) & FD_CLOEXEC == 0 }
          .map { "\($0) \(File.resolved("/proc/self/fd/\($0)") ?? "")" }
      }
      // Those that this process was started with.
      let before = inheritable()
      let client = Recorder()
      let loop = try EventLoopTests.loop(client)
      let watch = try #require(DescriptorWatch(descriptor: STDIN_FILENO, code: 7))
      let bus = BusThread { [] }
      loop.didShowFirstFrame = { _ in loop.stop() }
      let (after, _) = ErrorLines.caught { inheritable() }
      loop.run()
      expectEqual(after, before)
      withExtendedLifetime((watch, bus)) {}
    }
  }
}
