import SwipeTabKit

/// The program without a window: plays a replay as fast as it can.
struct HeadlessRun {
  var launch: Launch

  func run() throws(Launch.Failure) {
    let options = launch.options
    let font = try FontChoice.headless(options.font)
    let scene = try launch.scene()
    let keeper = StateKeeper.open(options)
    let size = keeper?.size ?? options.size
    let container = try launch.container(
      scene, size: size, scale: options.scale ?? 1, measurer: font)
    keeper?.restore(container)
    let painter = DisplayListPainter(
      text: TextRenderer(font: font),
      icons: IconStore(folders: IconFolders.beside(options.storyboard)))
    let picturing = Picturing(painter: painter, log: scene.log(of: container))
    let player = ReplayPlayer(container: container)
    if let library = scene.library { player.library = library }
    player.onPicture = { (file: String) throws(Diagnostic) in
      try picturing.picture(of: container, to: file)
    }
    let recorder = try Recorder.open(options, size: size, scale: options.scale ?? 1)
    do throws(Diagnostic) {
      while let line = try launch.script?.next() {
        recorder?.note(line)
        if let output = try player.play(line) { Output.write(output) }
      }
      if options.printsState { Output.write(player.state()) }
      keeper?.keep(container)
      if let file = options.picture { try picturing.picture(of: container, to: file) }
    } catch {
      throw Launch.Failure(error)
    }
  }
}
