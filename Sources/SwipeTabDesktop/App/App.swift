import SwipeTabKit

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
  /// What ended the replay, if something in it was wrong.
  private(set) var failure: Diagnostic?
  /// Called when the replay has failed.
  var onFailure: (() -> Void)?

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
    recorder?.note(event, at: container.time)
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

  func draw(into frame: Screen.Frame) -> [PixelRect] {
    drawnRevision = container.revision
    return picturing.paint(container, preview: preview, into: frame)
  }

  /// Prints and keeps the state at the end, if that was asked for.
  func finish() {
    if printsState { printState() }
    keeper?.keep(container)
  }

  private func play(_ line: ReplayLine) {
    do throws(Diagnostic) {
      if let output = try player?.play(line) { Output.write(output) }
    } catch {
      failure = error
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
    recorder?.noteState(at: container.time)
    Output.write(player.state())
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
