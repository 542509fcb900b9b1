import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// The tasks of the program besides showing a container: replays, recordings, the saved state and reloads.
final class App {
  let client: ContainerClient
  private let picturing: Picturing
  private var recorder: Recorder?
  private let player: ReplayPlayer?
  private let printsState: Bool
  var preview: LivePreview?
  var keeper: StateKeeper?
  /// Called when the preview has read all changes, to wait for the next.
  var onPreviewRead: (() -> Void)?
  private var script: ArraySlice<ReplayLine>
  private(set) var failure: Launch.Failure?
  var onFailure: (() -> Void)?
  /// The seconds from each save of the storyboard to its frame.
  var reloads: [Double] = []

  /// The player plays the script and writes state lines, and is nil if neither is needed.
  init(
    container: TabContainer, picturing: Picturing, recorder: Recorder?, player: ReplayPlayer?,
    script: [ReplayLine], printsState: Bool
  ) {
    self.picturing = picturing
    client = ContainerClient(container: container, painter: picturing.frames)
    self.recorder = recorder
    self.player = player
    self.script = script[...]
    self.printsState = printsState
    client.willAdvance = { [weak self] in self?.pass($0) ?? $0 }
    client.willHandle = { [weak self] in self?.note($0) ?? $0 }
    client.willReduceMotion = { [weak self] in self?.noteReducedMotion($0) }
    client.willDraw = { [weak self] in
      guard let self else { return }
      if preview?.advance(to: self.container.time) == true { self.container.redraw() }
    }
    client.didChange = { [weak self] in
      guard let self else { return }
      printNews()
      keeper?.keepIfIdle(self.container)
    }
    client.didWake = { [weak self] in if $0 == WakeCode.file.rawValue { self?.readAgain() } }
    client.drawOver = { [weak self] list in
      guard let self else { return }
      self.picturing.drawOver(self.container, preview: preview, into: &list)
    }
    client.deadline = { [weak self] in self?.nextDeadline(besides: $0) ?? $0 }
  }

  var container: TabContainer { client.container }

  /// Ends a participant's recording at the key for that, and begins the next one from the start.
  func run(_ test: UserTest) {
    client.takeKey = { [weak self] key in
      guard let self, key == UserTest.next else { return false }
      recorder = nil
      test.reset(container)
      do throws(Launch.Failure) {
        recorder = try test.nextRecorder(at: container.time)
      } catch {
        fail(error)
      }
      return true
    }
  }

  // Times and coordinates are rounded to what a recording can store, so that a replay repeats them
  // exactly.

  /// Plays what the replay has until a time, and returns the time to advance to.
  private func pass(_ time: Double) -> Double {
    let time = ReplayWriter.representable(time)
    while let line = script.first, line.time <= time, failure == nil {
      script.removeFirst()
      play(line)
    }
    return time
  }

  /// Records an event, and returns it as a replay has it.
  private func note(_ event: InputEvent) -> InputEvent {
    let event = event.representable
    write { () throws(File.Failure) in
      try recorder?.noteAnswer(in: container)
      try recorder?.note(container.withoutSecrets(event), at: container.time)
    }
    return event
  }

  /// Records that motion is reduced or no longer is, so that a replay moves nothing either.
  private func noteReducedMotion(_ isReduced: Bool) {
    write { () throws(File.Failure) in
      try recorder?.note([.reduceMotion: .flag(isReduced)], at: container.time)
    }
  }

  func adopt(_ look: DesktopFollower.Look) {
    let settings = look.settings(changing: container.configuration)
    write { () throws(File.Failure) in try recorder?.note(settings, at: container.time) }
    container.changeSettings(isBorrowed: true) { settings.apply(to: &$0) }
    printNews()
  }

  private func readAgain() {
    preview?.notice(at: container.time)
    onPreviewRead?()
  }

  private func nextDeadline(besides deadline: Double?) -> Double? {
    let deadlines = [deadline, script.first?.time, preview?.due].compactMap(\.self)
    // Slightly later, so that rounding down to what a recording can store does not miss it.
    return deadlines.min().map { $0 + 0.000_001 }
  }

  func finish() {
    write { () throws(File.Failure) in try keeper?.save(container) }
    if printsState { printState() }
  }

  func picture(to file: String) {
    do throws(Diagnostic) {
      try picturing.picture(of: container, to: file)
    } catch {
      fail(picturing.failure(error))
    }
  }

  func print(_ bytes: [UInt8]) { write { () throws(File.Failure) in try Output.write(bytes) } }

  private func play(_ line: ReplayLine) {
    do throws(Diagnostic) {
      if let output = try player?.play(line) { print(output) }
    } catch {
      fail(picturing.failure(error))
    }
  }

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
