import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Runs the program without a window: plays a replay as fast as possible.
struct HeadlessRun {
  var launch: Launch
  /// The program's start on the monotonic clock, in nanoseconds.
  var start = MonotonicClock.now
  /// Whether only expectations count: neither states nor pictures are written.
  var isTest = false

  func run() throws(Launch.Failure) {
    let options = launch.options
    let scene = try launch.scene()
    let font = try font(scene)
    let keeper = StateKeeper.open(options)
    let size = keeper?.size ?? options.size
    let container = try launch.container(
      scene, size: size, scale: options.scale ?? 1, measurer: font)
    keeper?.restore(container)
    let painter = DisplayListPainter(
      text: TextRenderer(font: font),
      icons: IconStore(folders: IconFolders.beside(options.storyboard)) {
        Output.writeError("warning: \($0)")
      })
    let picturing = Picturing(
      painter: painter, usedFiles: launch.usedFiles, replayFolder: launch.replayFolder)
    if let frame = options.frame { picturing.device = frame }
    picturing.inspector = Inspector(of: container)
    let player = ReplayPlayer(container: container, name: launch.options.replay ?? "-")
    let recorder = try Recorder.open(options, size: size, scale: options.scale ?? 1)
    if options.drawsHands { picturing.hands = DrawnHands() }
    let animations = Animations(
      of: container, picturing: picturing, speed: options.animationSpeed)
    if !isTest {
      player.onPicture = { (file: String) throws(Diagnostic) in
        try picturing.picture(of: container, to: try picturing.path(ofReplayed: file))
      }
      player.onAnimation = { (file: String, seconds: Double) throws(Diagnostic) in
        try animations.begin(try picturing.path(ofReplayed: file), seconds: seconds)
      }
    }
    try begin(animations, picturing)
    try play(container, player, recorder, picturing, animations)
    try finish(animations, container, picturing)
    try leave(container, player, picturing, keeper)
  }

  /// Writes the requested output at the end, as much of it as possible, and throws the first failure.
  private func leave(
    _ container: TabContainer, _ player: ReplayPlayer, _ picturing: Picturing,
    _ keeper: StateKeeper?
  ) throws(Launch.Failure) {
    let options = launch.options
    var failures: [Launch.Failure] = []
    func write(_ body: () throws(File.Failure) -> Void) {
      do throws(File.Failure) {
        try body()
      } catch {
        failures.append(Launch.Failure(unwritten: error))
      }
    }
    write { () throws(File.Failure) in try keeper?.save(container) }
    if options.printsState {
      write { () throws(File.Failure) in try Output.write(player.state()) }
    }
    if let file = options.picture {
      do throws(Diagnostic) {
        try picturing.picture(of: container, to: file)
      } catch {
        failures.append(picturing.failure(error))
      }
    }
    if options.printsStatistics {
      let statistics = picturing.statistics.json(
        start: start, processorTime: MonotonicClock.processorTime, steps: StepStatistics())
      write { () throws(File.Failure) in try Output.write(statistics + "\n") }
    }
    for failure in failures.dropFirst() where failure.lines != failures[0].lines {
      failure.lines.forEach(Output.writeError)
    }
    if let first = failures.first { throw first }
  }

  private func font(_ scene: Scene) throws(Launch.Failure) -> any LineRasterizer {
    do throws(WindowError) {
      let options = launch.options
      let files = FontFiles(options, else: scene.font)
      let font: WindowFont =
        options.usesSystemFont
        ? try .system(nil)
        : try .builtIn(files?.regular, bold: files?.bold) {
          Output.writeError("warning: \($0); --font system draws with this machine's fonts")
        }
      return font.rasterizer
    } catch {
      throw Launch.Failure(error)
    }
  }

  private func play(
    _ container: TabContainer, _ player: ReplayPlayer, _ recorder: Recorder?,
    _ picturing: Picturing, _ animations: Animations
  ) throws(Launch.Failure) {
    while true {
      let output: [UInt8]?
      let line: ReplayLine
      do throws(Diagnostic) {
        guard let next = try launch.script?.next() else { return }
        line = next
        try animations.advance(to: line.time)
        container.advance(to: line.time)
      } catch {
        throw picturing.failure(error)
      }
      try write { () throws(File.Failure) in try recorder?.note(line, in: container) }
      if case .input(let event) = line.command { animations.note(event) }
      do throws(Diagnostic) {
        output = try player.play(line)
      } catch {
        throw picturing.failure(error)
      }
      if let output, !isTest { try write { () throws(File.Failure) in try Output.write(output) } }
    }
  }

  private func begin(_ animations: Animations, _ picturing: Picturing) throws(Launch.Failure) {
    guard let file = launch.options.animation else { return }
    do throws(Diagnostic) {
      try animations.begin(file)
    } catch {
      throw picturing.failure(error)
    }
  }

  /// Without a replay, the animation of the whole run first swipes through the tabs.
  private func finish(
    _ animations: Animations, _ container: TabContainer, _ picturing: Picturing
  ) throws(Launch.Failure) {
    do throws(Diagnostic) {
      if launch.options.animation != nil, launch.script == nil {
        for (time, event) in TabTour(of: container).events {
          try animations.advance(to: time)
          container.advance(to: time)
          animations.note(event)
          container.handle(event)
        }
      }
      try animations.finish()
    } catch {
      throw picturing.failure(error)
    }
  }

  private func write(_ body: () throws(File.Failure) -> Void) throws(Launch.Failure) {
    do throws(File.Failure) {
      try body()
    } catch {
      throw Launch.Failure(unwritten: error)
    }
  }
}
