import CSDL2
import SwipeTabKit

/// Runs a client in a window: waits, reads input, advances time, draws.
///
/// At rest it sleeps until something happens. While anything changes it wakes once per frame, reads
/// all input right before drawing, and draws at most one frame per period of the display.
package final class EventLoop<Client: LoopClient> {
  package let window: Window
  package let screen: WindowScreen
  package let client: Client
  package private(set) var statistics: FrameStatistics
  /// Called after the first frame, with its time in nanoseconds, for work that a start need not wait for.
  package var didShowFirstFrame: ((Int) -> Void)?
  package var accessibility: AccessibilityLink?
  package var didShowFrame: (() -> Void)?

  package var shortcuts = Set<Shortcut>.all

  /// When the client's time began, apart from the time in which the program was stopped.
  private var start = MonotonicClock.now
  private var clock: FrameClock
  private var timeline = EventTimeline()
  private var reports = PointerReports()
  private var translator = EventTranslator()
  private var isRunning = false
  private var isTrimmed = false
  /// Whether another program destroyed the window, after which SDL must not be used.
  package private(set) var hasLostWindow = false
  /// The position of a drag from another program over the window, if it is known.
  private var dragPlace: Point?
  private var hasNewGeometry = false
  private var hasActed = false
  /// The nanoseconds after the first frame in which a window may still be moved to its place.
  private static var openingTime: Int { 250_000_000 }
  /// The zoom that a key has requested, in percent, or nil if no key has since it was last set.
  private var requestedZoom: Int?
  private(set) var composition = ""
  /// The text that an input method composed when it was last reset, as long as it may still insert it.
  private var lostComposition = ""
  private var wantsPaste = false
  private var wantsSelection = false
  private let batch = UnsafeMutableBufferPointer<SDL_Event>.allocate(capacity: 64)

  package init(screen: WindowScreen, client: Client) {
    (window, self.screen, self.client) = (screen.window, screen, client)
    clock = FrameClock(refreshRate: window.refreshRate)
    statistics = FrameStatistics(path: screen.path, refreshRate: window.refreshRate)
    adoptGeometry()
  }

  isolated deinit { batch.deallocate() }

  package func run() {
    isRunning = true
    while isRunning {
      let wake =
        clock.due ?? client.nextDeadline.map { start + Int(saturating: $0 * 1_000_000_000) }
      waitForWork()
      start += FrameClock.lostTime(at: MonotonicClock.now, wake: wake)
      let time = clock.frameTime(at: MonotonicClock.now)
      readEvents(until: time)
      if hasLostWindow { return }
      drawFrame(at: time)
      showInputState()
      accessibility?.publish()
    }
  }

  package func stop() { isRunning = false }

  /// Types the text of the clipboard after the current event.
  package func requestPaste() { wantsPaste = true }

  /// Types the text selected in any program into the field with the focus, after the current event.
  package func requestSelection() { wantsSelection = true }

  private func seconds(_ time: Int) -> Double { Double(time - start) / 1_000_000_000 }

  private func showInputState() {
    let (shape, caret) = (client.pointerShape, client.textCaret)
    DisplayWait.during {
      window.show(shape)
      window.setTextCaret(caret)
    }
    resetLostComposition()
  }

  /// Notes what an input method does, and returns whether it inserts text that the client has kept already.
  private func noteComposition(in input: InputEvent) -> Bool {
    switch input {
    case .composition(let text, _):
      composition = text
      if !text.isEmpty { lostComposition = "" }
    case .text(let text):
      composition = ""
      // SDL divides long texts.
      let isKept = !text.isEmpty && lostComposition.hasPrefix(text)
      lostComposition = isKept ? String(lostComposition.dropFirst(text.count)) : ""
      return isKept
    case .key: lostComposition = ""
    default: break
    }
    return false
  }

  /// Resets the input method once its text is not shown any more, because it would continue in the next field.
  ///
  /// The client has kept the text then, and some input methods, such as that for Korean, insert it when they are reset.
  private func resetLostComposition() {
    guard !composition.isEmpty, !client.isComposing else { return }
    (composition, lostComposition) = ("", composition)
    DisplayWait.during { window.resetComposing() }
  }

  // MARK: Waiting

  /// Sleeps until the next frame is due, or, if nothing moves, until input or a deadline.
  ///
  /// After a frame it ignores input until the next frame could be drawn: one wake-up per frame, not
  /// one per event.
  private func waitForWork() {
    if let due = clock.due {
      if screen.isPaced { return waitForDisplay(due: due) }
      if !timeline.hasDeviceTimes, !translator.contacts.isEmpty { listen(until: due) }
      MonotonicClock.sleep(until: due)
      return pumpEvents()
    }
    if window.isVisible, client.needsFrame || screen.needsRefresh || screen.needsPixels {
      if screen.isReady { return pumpEvents() }
      screen.wakeWhenReady()
    }
    guard let deadline = client.nextDeadline else {
      trimOnce()
      awaitEvent(milliseconds: nil)
      return
    }
    let milliseconds = (deadline - seconds(MonotonicClock.now)) * 1000
    awaitEvent(
      milliseconds: Int32(saturating: min(max(milliseconds.rounded(.up), 0), 3_600_000)))
  }

  private func pumpEvents() { DisplayWait.during { SDL_PumpEvents() } }

  /// Sleeps until there is an event, for some milliseconds or without a limit, and returns whether there is one.
  @discardableResult
  private func awaitEvent(milliseconds: Int32?) -> Bool {
    DisplayWait.during { SDL_WaitEventTimeout(nil, milliseconds ?? -1) != 0 }
  }

  /// Frees memory that only the start needed, when the program rests for the first time and everything is drawn.
  private func trimOnce() {
    guard !isTrimmed, statistics.frames > 0, !client.needsFrame else { return }
    isTrimmed = true
    #if !DEBUG
      CSDL_TrimMemory()
    #endif
  }

  /// Sleeps until the next frame is due and the display wants one, which may take long for a hidden window.
  private func waitForDisplay(due: Int) {
    let patience = 100_000_000
    let isHeld = !translator.contacts.isEmpty || translator.isPanning
    let isListening = isHeld && !(reports.isComplete && !translator.contacts.hasFingers)
    if !isListening { MonotonicClock.sleep(until: due + clock.nap) }
    pumpEvents()
    var now = MonotonicClock.now
    let wasReady = screen.isReady
    while isRunning, now < due || !screen.isReady, now < due + patience {
      screen.wait(until: now < due ? due : due + patience)
      pumpEvents()
      now = MonotonicClock.now
      if isListening { readEvents(until: min(now, due)) }
    }
    if screen.isReady { clock.didAwaitDisplay(until: now, wasReady: wasReady) }
  }

  /// Reads input when it arrives, because only then its time is known.
  private func listen(until due: Int) {
    while isRunning {
      let now = MonotonicClock.now
      let milliseconds = (due - now) / 1_000_000
      guard milliseconds > 0, awaitEvent(milliseconds: Int32(milliseconds)) else { return }
      readEvents(until: min(MonotonicClock.now, due))
    }
  }

  // MARK: Input

  /// Passes on all input that has arrived, none of it later than `limit`.
  private func readEvents(until limit: Int) {
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    translator.keyboard = .current
    let now = MonotonicClock.now
    var held = 0
    repeat {
      let space = UnsafeMutableBufferPointer(rebasing: batch[held...])
      let read = SDL_PeepEvents(space.baseAddress, Int32(space.count), SDL_GETEVENT, first, last)
      let count = held + max(Int(read), 0)
      // An event may be explained by the one after it, so the last of a full batch waits for the next batch.
      held = count == batch.count ? 1 : 0
      for index in 0..<count - held {
        self.read(batch[index], before: batch[(index + 1)..<count], now: now, limit: limit)
      }
      if held > 0 { batch[0] = batch[count - 1] }
    } while held > 0
  }

  private func read(
    _ event: SDL_Event, before following: Slice<PointerReports.Events>, now: Int, limit: Int
  ) {
    guard event.type != SDL_SYSWMEVENT.rawValue else {
      var (event, time) = (event, UInt32(0))
      if CSDL_TellsEnd(&event, window.handle) {
        hasLostWindow = true
        return stop()
      }
      noteDrag(event, limit: limit)
      var report = CSDL_KeyReport()
      if CSDL_GetKeyReport(&event, &report) { translator.note(report) }
      let isTimed = CSDL_GetDeviceTime(&event, &time)
      return timeline.note(deviceMilliseconds: isTimed ? time : nil, now: now)
    }
    if window.library.driver != .x11 {
      guard !reports.note(event) else { return }
      timeline.note(deviceMilliseconds: reports.time(of: event, before: following), now: now)
    }
    translator.translate(event, before: following.first) { handle($0, limit: limit) }
    withUnsafePointer(to: event) { CSDL_FreeLongComposition($0) }
    switch SDL_EventType(event.type) {
    case SDL_DROPFILE, SDL_DROPTEXT: SDL_free(event.drop.file)
    default: break
    }
    // This comes after the loop above, because it changes the translator that the loop used.
    if hasNewGeometry { updateGeometry(limit: limit) }
  }

  private func noteDrag(_ event: SDL_Event, limit: Int) {
    var (event, x, y) = (event, Int32(0), Int32(0))
    switch CSDL_GetDragReport(&event, window.handle, &x, &y) {
    case CSDL_DragMoved: dragPlace = window.place(x: x, y: y)
    case CSDL_DragLeft where dragPlace != nil: dragPlace = nil
    default: return
    }
    client.hoverDrop(at: dragPlace, time: seconds(timeline.time(limit: limit)))
  }

  private func handle(_ event: WindowEvent, limit: Int) {
    defer { pasteIfRequested(limit: limit) }
    switch event {
    case .input(let input):
      if noteComposition(in: input) { return }
      holdMouse(for: input)
      forgetText(at: input)
      hasActed = hasActed || input.isAction
      let isUsed = client.handle(input, at: seconds(timeline.time(limit: limit)))
      if !isUsed, case .key(let key) = input {
        WindowCommand(key).map { perform($0, limit: limit) }
      }
      if input.isAction { accessibility?.noteAction() }
    case .repeated(let key):
      // A repeat without an effect is not even recorded, so that a replay can treat each of its keys as a press.
      if client.repeats(key) || WindowCommand(key)?.repeats == true {
        handle(.input(.key(key)), limit: limit)
      }
    case .wake(WakeCode.accessibility.rawValue): passRequests(limit: limit)
    case .wake(WakeCode.text.rawValue): type(Clipboard.takeLate(), limit: limit)
    case .wake(WakeCode.frame.rawValue): break  // The next iteration draws.
    case .wake(let code): client.wake(code, at: seconds(timeline.time(limit: limit)))
    case .dropped(let files, let text):
      client.takeDrop(
        files: files, text: text, at: dragPlace ?? window.pointerPlace,
        time: seconds(timeline.time(limit: limit)))
      dragPlace = nil
    case .resized:
      // The drawn pixels may be lost with the old size, even if the new size is the same in the end.
      screen.forgetPixels()
      noteGeometry()
    case .displayChanged: noteGeometry()
    case .placed(let isNewlyMaximized):
      window.notePlace(isNewlyMaximized: isNewlyMaximized)
      // Some window managers report the frame only now.
      if isOpening { DisplayWait.during { window.fitOpening() } }
    case .doubleClick(let point):
      if client.isEmptyBar(at: point) { perform(.toggleFullScreen, limit: limit) }
    case .keyboard(let isHere):
      if isHere { DisplayWait.during { window.renewComposing() } }
      // A title bar that libdecor draws, and with it where the window takes input, changes with the next frame only.
      if window.library.driver == .wayland { screen.requestRefresh() }
    case .exposed: screen.requestRefresh()
    case .pixelsLost: screen.forgetPixels()
    case .quit:
      hasLostWindow = window.hasLostDisplay
      stop()
    }
  }

  private func pasteIfRequested(limit: Int) {
    if wantsPaste { perform(.paste, limit: limit) }
    if wantsSelection { type(Clipboard.read(.selected, for: window), limit: limit) }
    (wantsPaste, wantsSelection) = (false, false)
  }

  private func passRequests(limit: Int) {
    for request in accessibility?.takeRequests() ?? [] {
      client.handle(.accessibility(request), at: seconds(timeline.time(limit: limit)))
      accessibility?.noteAction()
    }
  }

  /// Drops a text that is still to be pasted at what may lead to another field.
  private func forgetText(at input: InputEvent) {
    switch input {
    case .press: Clipboard.forgetLate()
    case .key(let key) where [.tab, .enter, .escape].contains(key.key): Clipboard.forgetLate()
    default: break
    }
  }

  private func type(_ text: String?, limit: Int) {
    guard client.textCaret != nil, let text else { return }
    client.handle(.text(text), at: seconds(timeline.time(limit: limit)))
  }

  private func perform(_ command: WindowCommand, limit: Int) {
    guard command.shortcut.map({ shortcuts.contains($0) }) ?? true else { return }
    switch command {
    case .toggleFullScreen: DisplayWait.during { window.toggleFullScreen() }
    case .quit: stop()
    case .paste:
      guard client.textCaret != nil else { return }
      type(Clipboard.read(.copied, for: window), limit: limit)
    case .zoom(let zoom): requestedZoom = zoom.next(from: requestedZoom ?? window.zoom)
    }
    if requestedZoom != nil { hasNewGeometry = true }
  }

  /// Captures the mouse, so that drags continue outside the window.
  private func holdMouse(for event: InputEvent) {
    switch event {
    case .press(.mouse, _, _): CSDL_HoldMouse(true)
    case .release(.mouse, _, _), .cancel(.mouse): CSDL_HoldMouse(false)
    default: break
    }
  }

  // MARK: Geometry

  private func noteGeometry() {
    window.notePlace()
    hasNewGeometry = true
  }

  private func updateGeometry(limit: Int) {
    hasNewGeometry = false
    let (size, scale) = (window.pixelSize, window.scale)
    window.setZoom(requestedZoom ?? window.zoom)
    requestedZoom = nil
    adoptGeometry()
    guard size != window.pixelSize || scale != window.scale else { return }
    let time = seconds(timeline.time(limit: limit))
    if isOpening {
      client.takeOpeningSize(window.size, scale: window.scale, at: time)
    } else {
      client.handle(.resize(window.size, scale: window.scale), at: time)
    }
  }

  /// Whether a new size belongs to the window's opening: tiling window managers give it right after the first frame.
  private var isOpening: Bool {
    if hasActed { return false }
    guard let first = statistics.firstFrame else { return true }
    return MonotonicClock.now - first < Self.openingTime
  }

  private func adoptGeometry() {
    clock.setRefreshRate(window.refreshRate)
    statistics.refreshRate = window.refreshRate
    translator.unitsPerPoint = window.unitsPerPoint
    translator.size = window.size
  }

  // MARK: Drawing

  private func drawFrame(at time: Int) {
    timeline.pass(time)
    client.noteVisibility(window.isVisible)
    client.advance(to: seconds(time))
    let canDraw = window.isVisible && screen.isReady
    guard canDraw, client.needsFrame || screen.needsPixels else {
      if canDraw, screen.needsRefresh { DisplayWait.during { screen.refresh() } }
      statistics.rest()
      client.didRest()
      return clock.rest()
    }
    clock.didDraw(at: time)
    guard let frame = DisplayWait.during({ screen.lock() }) else { return }
    let changed = client.draw(into: frame)
    let isPresented = !changed.isEmpty || screen.needsRefresh
    let drawn = MonotonicClock.now
    if isPresented { DisplayWait.during { screen.present(changed) } }
    let shown = MonotonicClock.now
    if screen.mayWait { clock.didWait(shown - drawn, until: shown) }
    let isFirst = isPresented && statistics.frames == 0
    statistics.turn(at: shown, isPresented: isPresented)
    if isFirst, let time = statistics.firstFrame { didShowFirstFrame?(time) }
    if isPresented { didShowFrame?() }
  }
}

extension InputEvent {
  /// Whether the user does something with the event, not only on the way to something.
  fileprivate var isAction: Bool {
    switch self {
    case .press, .release, .key, .text: true
    default: false
    }
  }
}
