import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// The program while its window is open: passes input to the container, plays a replay, draws.
final class App: LoopClient {
  let container: TabContainer
  private let client: ContainerClient
  private let picturing: Picturing
  private let recorder: Recorder?
  private let player: ReplayPlayer?
  private let printsState: Bool
  /// Watches the storyboard's file; nil if that is not asked for.
  var preview: LivePreview?
  /// Follows the desktop's settings; nil if the options leave none of them open.
  var desktop: DesktopFollowing?
  /// Saves the state for the next run; nil if that is not asked for.
  var keeper: StateKeeper?
  /// Called when the preview has read all changes, to wait for the next.
  var onPreviewRead: (() -> Void)?
  private var script: ArraySlice<ReplayLine>
  /// The failure that ends the program: a mistake in the replay, or output that cannot be written.
  private(set) var failure: Launch.Failure?
  /// Called when the program must end because of a failure.
  var onFailure: (() -> Void)?
  /// Called whenever nothing moves and everything is drawn.
  var onRest: (() -> Void)?
  /// The seconds from each save of the storyboard to its frame.
  var reloads: [Double] = []

  /// Makes the program's core.
  ///
  /// The player plays the script's lines at their times and writes state lines; nil if neither is
  /// needed.
  init(
    container: TabContainer, picturing: Picturing, recorder: Recorder?, player: ReplayPlayer?,
    script: [ReplayLine], printsState: Bool
  ) {
    self.container = container
    self.picturing = picturing
    client = ContainerClient(container: container, painter: picturing.frames)
    self.recorder = recorder
    self.player = player
    self.script = script[...]
    self.printsState = printsState
    client.drawOver = { [unowned self] list in
      self.picturing.drawOver(self.container, preview: self.preview, into: &list)
    }
  }

  // Times and coordinates are rounded to what a recording can store, so that a replay repeats them
  // exactly.

  @discardableResult
  func handle(_ event: InputEvent, at time: Double) -> Bool {
    advance(to: time)
    let event = event.representable
    write { () throws(File.Failure) in
      try recorder?.note(container.withoutSecrets(event), at: container.time)
    }
    let isUsed = client.handle(event, at: container.time)
    printNews()
    keeper?.keepIfIdle(container)
    return isUsed
  }

  func repeats(_ key: KeyPress) -> Bool { client.repeats(key) }

  func takeOpeningSize(_ size: Size, scale: Double, at time: Double) {
    advance(to: time)
    let isStill = container.configuration.reducesMotion
    if !isStill { reduceMotion(true) }
    handle(.resize(size, scale: scale), at: time)
    if !isStill { reduceMotion(false) }
  }

  /// Reduces motion or no longer does, and records it, so that a replay moves nothing either.
  private func reduceMotion(_ isReduced: Bool) {
    var settings = ReplayCommand.Settings.none
    settings.reducesMotion = isReduced
    write { () throws(File.Failure) in try recorder?.note(settings, at: container.time) }
    container.configuration.reducesMotion = isReduced
  }

  func isEmptyBar(at point: Point) -> Bool { client.isEmptyBar(at: point) }

  var pointerShape: PointerShape { client.pointerShape }

  var textCaret: Rect? { client.textCaret }

  var isComposing: Bool { client.isComposing }

  func didRest() {
    client.didRest()
    onRest?()
  }

  func wake(_ code: Int, at time: Double) {
    if code == WakeCode.desktop.rawValue { return followDesktop(at: time) }
    preview?.notice(at: time)
    onPreviewRead?()
    advance(to: time)
  }

  /// Adopts the desktop's settings, and records what has changed.
  func followDesktop(at time: Double) {
    advance(to: time)
    guard let desktop, let settings = desktop.changes() else { return }
    write { () throws(File.Failure) in try recorder?.note(settings, at: container.time) }
    keeper?.borrowed.formUnion(settings.desktopSettings)
    desktop.apply(settings)
    printNews()
  }

  func advance(to time: Double) {
    let time = ReplayWriter.representable(time)
    while let line = script.first, line.time <= time, failure == nil {
      script.removeFirst()
      play(line)
    }
    client.advance(to: time)
    if preview?.advance(to: time) == true { container.redraw() }
    printNews()
    keeper?.keepIfIdle(container)
  }

  var nextDeadline: Double? {
    let deadlines = [client.nextDeadline, script.first?.time, preview?.due].compactMap(\.self)
    // Slightly later, so that rounding down to what a recording can store does not miss it.
    return deadlines.min().map { $0 + 0.000_001 }
  }

  /// How even the motion of drags was, as drawn.
  var steps: StepStatistics { client.steps }

  var needsFrame: Bool { client.needsFrame }

  func draw(into frame: WindowScreen.Frame) -> [PixelRect] { client.draw(into: frame) }

  /// Saves and prints the state at the end, if asked for.
  func finish() {
    write { () throws(File.Failure) in try keeper?.save(container) }
    if printsState { printState() }
  }

  /// Writes a picture of what is on screen to a file.
  func picture(to file: String) {
    do throws(Diagnostic) {
      try picturing.picture(of: container, to: file)
    } catch {
      fail(picturing.failure(error))
    }
  }

  /// Writes to standard output.
  func print(_ bytes: [UInt8]) { write { () throws(File.Failure) in try Output.write(bytes) } }

  private func play(_ line: ReplayLine) {
    do throws(Diagnostic) {
      if let output = try player?.play(line) { print(output) }
    } catch {
      fail(picturing.failure(error))
    }
  }

  /// Runs `body`, which writes output, and ends the program if that fails.
  private func write(_ body: () throws(File.Failure) -> Void) {
    do throws(File.Failure) {
      try body()
    } catch {
      fail(Launch.Failure(unwritten: error))
    }
  }

  /// Ends the program with a failure; failures after the first are only reported.
  private func fail(_ next: Launch.Failure) {
    if let failure {
      if failure.lines != next.lines { next.lines.forEach(Output.writeError) }
    } else {
      failure = next
      onFailure?()
    }
  }

  /// Prints a state line at each rest that follows events.
  private func printNews() {
    guard printsState, container.phase == .resting, player?.hasNews == true else { return }
    printState()
  }

  private func printState() {
    guard let player else { return }
    write { () throws(File.Failure) in try recorder?.noteState(at: container.time) }
    print(player.state())
  }
}
