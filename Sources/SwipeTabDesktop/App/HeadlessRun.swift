import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Runs the program without a window: plays a replay as fast as possible.
struct HeadlessRun {
  var launch: Launch

  func run() throws(Launch.Failure) {
    let options = launch.options
    let font = try font()
    let scene = try launch.scene()
    let keeper = StateKeeper.open(options)
    let size = keeper?.size ?? options.size
    let container = try launch.container(
      scene, size: size, scale: options.scale ?? 1, measurer: font)
    keeper?.restore(container)
    let painter = DisplayListPainter(
      text: TextRenderer(font: font),
      icons: IconStore(folders: IconFolders.beside(options.storyboard)))
    let picturing = Picturing(painter: painter, usedFiles: launch.usedFiles)
    if let frame = options.frame { picturing.device = frame }
    picturing.inspector = Inspector(of: container)
    let player = ReplayPlayer(container: container)
    player.onPicture = { (file: String) throws(Diagnostic) in
      try picturing.picture(of: container, to: file)
    }
    let recorder = try Recorder.open(options, size: size, scale: options.scale ?? 1)
    let animations = Animations(of: container, picturing: picturing)
    player.onAnimation = { (file: String, seconds: Double) throws(Diagnostic) in
      try animations.begin(file, seconds: seconds)
    }
    try begin(animations, picturing)
    try play(player, recorder, picturing, animations)
    try finish(animations, container, picturing)
    keeper?.save(container)
    if options.printsState { try print(player.state()) }
    guard let file = options.picture else { return }
    do throws(Diagnostic) {
      try picturing.picture(of: container, to: file)
    } catch {
      throw picturing.failure(error)
    }
  }

  /// The font in the given file, the system's if it is asked for, or the built-in one.
  private func font() throws(Launch.Failure) -> any LineRasterizer {
    do throws(WindowError) {
      let options = launch.options
      let font: WindowFont =
        options.usesSystemFont
        ? try .system(nil)
        : try .builtIn(options.fontFile) {
          Output.writeError("warning: \($0); --font system draws with this machine's fonts")
        }
      return font.rasterizer
    } catch {
      throw Launch.Failure(error)
    }
  }

  /// Plays the replay line by line as lines arrive.
  private func play(
    _ player: ReplayPlayer, _ recorder: Recorder?, _ picturing: Picturing,
    _ animations: Animations
  ) throws(Launch.Failure) {
    while true {
      let output: [UInt8]?
      let line: ReplayLine
      do throws(Diagnostic) {
        guard let next = try launch.script?.next() else { return }
        line = next
        try animations.advance(to: line.time)
        output = try player.play(line)
      } catch {
        throw picturing.failure(error)
      }
      do throws(File.Failure) {
        try recorder?.note(line)
        if let output { try Output.write(output) }
      } catch {
        throw Launch.Failure(unwritten: error)
      }
    }
  }

  /// Begins the animation of the whole run, if one is asked for.
  private func begin(_ animations: Animations, _ picturing: Picturing) throws(Launch.Failure) {
    guard let file = launch.options.animation else { return }
    do throws(Diagnostic) {
      try animations.begin(file)
    } catch {
      throw picturing.failure(error)
    }
  }

  /// Writes the animations; that of a whole run without a replay swipes through the tabs first.
  private func finish(
    _ animations: Animations, _ container: TabContainer, _ picturing: Picturing
  ) throws(Launch.Failure) {
    do throws(Diagnostic) {
      if launch.options.animation != nil, launch.script == nil {
        for (time, event) in TabTour(of: container).events {
          try animations.advance(to: time)
          container.advance(to: time)
          container.handle(event)
        }
      }
      try animations.finish()
    } catch {
      throw picturing.failure(error)
    }
  }

  private func print(_ line: [UInt8]) throws(Launch.Failure) {
    do throws(File.Failure) {
      try Output.write(line)
    } catch {
      throw Launch.Failure(unwritten: error)
    }
  }
}
