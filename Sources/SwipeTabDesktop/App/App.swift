import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// The program while its window is open: hands input to the container, plays a replay, draws.
final class App: LoopClient {
  let container: TabContainer
  private let picturing: Picturing
  private let recorder: Recorder?
  private let player: ReplayPlayer?
  private let printsState: Bool
  /// Follows the storyboard's file; nil if it is not watched.
  var preview: LivePreview?
  /// Keeps what is on screen for the next run; nil if that is not asked for.
  var keeper: StateKeeper?
  /// Called when what the preview waits on has been read, to wait again.
  var onPreviewRead: (() -> Void)?
  private var script: ArraySlice<ReplayLine>
  private var drawnRevision = -1
  /// What the program ends with: something in the replay is wrong, or output cannot be written.
  private(set) var failure: Launch.Failure?
  /// Called when the program has to end because of a failure.
  var onFailure: (() -> Void)?
  /// How long each save of the storyboard took to be seen, in seconds.
  var reloads: [Double] = []

  /// Makes the program's core.
  ///
  /// The player plays the script's lines at their times and writes state lines; it is nil if neither is wanted.
  init(
    container: TabContainer, picturing: Picturing, recorder: Recorder?, player: ReplayPlayer?,
    script: [ReplayLine], printsState: Bool
  ) {
    self.container = container
    self.picturing = picturing
    self.recorder = recorder
    self.player = player
    self.script = script[...]
    self.printsState = printsState
  }

  // Moments and places are those that a recording can hold, so that a replay repeats them to the bit.

  func handle(_ event: InputEvent, at time: Double) {
    advance(to: time)
    let event = event.representable
    if event.isNewDeed { picturing.notice = "" }
    write { () throws(File.Failure) in try recorder?.note(event, at: container.time) }
    container.handle(event)
    printNews()
    keeper?.keepIfIdle(container)
  }

  func wake(_ code: Int, at time: Double) {
    preview?.notice(at: time)
    onPreviewRead?()
    advance(to: time)
  }

  func advance(to time: Double) {
    let time = ReplayWriter.representable(time)
    while let line = script.first, line.time <= time, failure == nil {
      script.removeFirst()
      play(line)
    }
    container.advance(to: time)
    if preview?.advance(to: time) == true { container.redraw() }
    printNews()
    keeper?.keepIfIdle(container)
  }

  var nextDeadline: Double? {
    let deadlines = [container.nextDeadline, script.first?.time, preview?.due].compactMap(\.self)
    // A moment later, so that rounding down to what a recording can hold does not miss it.
    return deadlines.min().map { $0 + 0.000_001 }
  }

  var needsFrame: Bool { container.isMoving || container.revision != drawnRevision }

  func draw(into frame: WindowScreen.Frame) -> [PixelRect] {
    drawnRevision = container.revision
    return picturing.paint(container, preview: preview, into: frame)
  }

  /// Keeps and prints the state at the end, if that was asked for.
  func finish() {
    keeper?.keep(container)
    if printsState { printState() }
  }

  /// Writes a picture of what is on screen.
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

  /// Does what writes output.
  private func write(_ body: () throws(File.Failure) -> Void) {
    do throws(File.Failure) {
      try body()
    } catch {
      fail(Launch.Failure(unwritten: error))
    }
  }

  /// Ends the program with a failure; another one that follows it is only told.
  private func fail(_ next: Launch.Failure) {
    if let failure {
      if failure.lines != next.lines { next.lines.forEach(Output.complain) }
    } else {
      failure = next
      onFailure?()
    }
  }

  /// Prints a state line at each rest that something has led to.
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

extension InputEvent {
  /// Whether it begins something new, so that what was said about the last thing is out of date.
  fileprivate var isNewDeed: Bool {
    switch self {
    case .press, .key, .wheel: true
    default: false
    }
  }
}
