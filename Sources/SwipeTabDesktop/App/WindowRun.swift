import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Runs the program in a window.
struct WindowRun {
  var launch: Launch
  /// The program's start on the monotonic clock, in nanoseconds.
  var start: Int

  init(launch: Launch, start: Int) {
    (self.launch, self.start) = (launch, start)
    self.launch.opener = StoryboardOpener.offered(launch.options)
  }

  func run() throws(Launch.Failure) {
    let options = launch.options
    // Starts the watch first, so that no save is missed.
    let watch = try watch()
    let (scene, mistakes) = try launch.watchedScene()
    // A file that is invalid from the start has no pages to restore or to save.
    let keeper = mistakes.isEmpty ? StateKeeper.open(options) : nil
    let session = try open(
      scene, size: keeper?.size ?? options.size, place: keeper?.windowPlace)
    let (window, icons) = (session.window, session.icons)
    if options.userTest != nil { session.fillScreen() }
    let stage = options.userTest == nil ? nil : stage(session)
    let size = stage.map { Size(width: $0.frame.width, height: $0.frame.height) } ?? window.size
    let container = try launch.container(
      scene, size: size, scale: window.scale, measurer: session.font.rasterizer)
    let listener = container.onEvent
    container.onEvent = { event in
      listener?(event)
      if case .warning(let text) = event { Output.writeError("warning: \(text)") }
    }
    keeper?.restore(container)
    keeper?.place = { window.place }
    let picturing = Picturing(
      painter: session.painter, usedFiles: launch.usedFiles, replayFolder: launch.replayFolder)
    if let frame = options.frame { picturing.device = frame }
    picturing.inspector = Inspector(of: container)
    picturing.inspector?.onCopy = { [weak container] path in
      let words = Self.copy(path, told: "\(path) is on the clipboard.")
      container?.shownContainer.show(Toast([words]))
    }
    container.onCopy = { [weak container] text in
      guard let container else { return }
      let words = Self.copy(text)
      // Text that users copy from a text field is shown selected in it.
      if container.textCaret == nil { container.shownContainer.show(Toast([words])) }
    }
    for diagnostic in mistakes + scene.warnings { Output.writeError(diagnostic.description) }
    var recorded = options
    // The font of the storyboard is there again where the recording is played.
    if FontFiles(options, else: scene.font) == FontFiles(named: options) {
      recorded.font = session.font.path
    }
    let player = player(container, picturing)
    let test = options.userTest.map {
      UserTest(
        in: $0,
        arguments: { [container, recorded] in
          recorded.recorded(size: container.size, scale: container.scale)
        }, from: container.state)
    }
    let recorder: Recorder?
    if let test {
      recorder = try test.nextRecorder(at: 0)
    } else {
      recorder = try Recorder.open(recorded, size: window.size, scale: window.scale)
    }
    let app = App(
      container: container, picturing: picturing, recorder: recorder,
      player: player, script: try script(),
      printsState: options.printsState)
    app.keeper = keeper
    if options.printsStatistics { app.client.steps = StepStatistics() }
    if let test, let stage { show(app, test, on: stage) }
    let runner = WindowRunner(app.client, in: session, following: options.followedSettings)
    runner.adopt = { [weak app] in app?.adopt($0) }
    offerToOpen(in: container, runner)
    let loop = runner.loop
    app.onFailure = { [weak loop] in loop?.stop() }
    // A replay's player has given the container an empty clipboard.
    container.onPaste = { [weak loop] in loop?.requestPaste() }
    container.onPasteSelection = { [weak loop] in loop?.requestSelection() }
    let face = WindowFace(container, session, title: title(of: scene))
    runner.didShowFirstFrame = {
      icons.preload(scene.pictures)
      face.update()
      app.client.onRest = { face.update() }
    }
    runner.onDisplayLoss = { leaveWithoutDisplay(app, loop.statistics) }
    if let frames = options.freeFrames {
      let statistics = runner.whileConnected {
        FreeRun(screen: session.screen, app: app).run(frames: frames)
      }
      DisplayConnection.onLoss = nil
      return try leave(app, statistics)
    }
    if let watch {
      app.preview = try preview(watch, mistakes, of: container, picturing, icons)
    }
    let watching = app.preview.map {
      DescriptorWatch(descriptor: $0.descriptor, code: WakeCode.file.rawValue)
    }
    if let watching { app.onPreviewRead = { [weak watching] in watching?.resume() } }
    if options.printsStatistics, let preview = app.preview {
      loop.didShowFrame = { [weak app] in
        if let delay = preview.takeDelay() { app?.reloads.append(delay) }
      }
    }
    runner.run()
    withExtendedLifetime(watching) { app.finish() }
    DisplayConnection.onLoss = nil
    try leave(app, loop.statistics)
  }

  private func stage(_ session: WindowSession) -> ContainerStage {
    var stage = UserTest.stage(session.painter, size: launch.options.givenSize)
    stage.fit(in: session.window.size, scale: session.window.scale)
    return stage
  }

  private func show(_ app: App, _ test: UserTest, on stage: ContainerStage) {
    app.run(test)
    app.client.stage = stage
    let over = app.client.drawOver
    app.client.drawOver = { [weak container = app.container] list in
      over?(&list)
      guard let container else { return }
      DeviceFrame.phone.coverCorners(of: container.size, in: &list)
    }
  }

  private func offerToOpen(in container: TabContainer, _ runner: WindowRunner) {
    guard let opener = launch.opener else { return }
    opener.chooser = runner.files
    opener.listen(to: container)
    SDLLibrary.takeDrops(true)
    if let path = launch.options.storyboard { opener.note(path) }
  }

  private func title(of scene: Scene) -> String {
    if let file = launch.options.storyboard {
      let name = File.split(file).name
      let plain = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
      return WindowFace.title(of: plain.isBlank ? scene.title : plain)
    }
    guard launch.options.pages == nil else { return scene.title }
    return WindowFace.title(of: (launch.options.demo ?? .standard).title)
  }

  private func open(
    _ scene: Scene, size: Size, place: WindowPlace?
  ) throws(Launch.Failure) -> WindowSession {
    var options = WindowOptions()
    options.size = size
    options.scale = launch.options.scale
    options.applicationID = "swipetab"
    options.iconFolders = IconFolders.beside(launch.options.storyboard).map(AssetPath.path)
    let font = FontFiles(launch.options, else: scene.font)
    options.font = font.map { .path($0.regular) }
    options.boldFont = font?.bold.map(AssetPath.path)
    options.followedSettings = launch.options.followedSettings
    options.present = WindowOptions.Present(launch.options.present)
    do throws(WindowError) {
      return try WindowSession(title: title(of: scene), options: options, place: place) {
        Output.writeError("warning: \($0)")
      }
    } catch {
      throw Launch.Failure(error)
    }
  }

  private static func copy(_ text: String, told: String? = nil) -> String {
    do throws(SDLError) {
      try Clipboard.set(text)
      return told ?? "\(text.split(separator: "\n").count) lines of Swift are on the clipboard."
    } catch {
      return "Nothing was copied: \(error)"
    }
  }

  private func player(
    _ container: TabContainer, _ picturing: Picturing
  ) -> ReplayPlayer? {
    guard launch.script != nil || launch.options.printsState else { return nil }
    let player = ReplayPlayer(container: container, name: launch.options.replay ?? "-")
    player.onAnimation = { (file: String, _) throws(Diagnostic) in
      throw Diagnostic(file: file, message: "animations are drawn without a window: add --headless")
    }
    player.onPicture = { (file: String) throws(Diagnostic) in
      try picturing.picture(of: container, to: try picturing.path(ofReplayed: file))
    }
    return player
  }

  private func script() throws(Launch.Failure) -> [ReplayLine] {
    var lines: [ReplayLine] = []
    do throws(Diagnostic) {
      while let line = try launch.script?.next() { lines.append(line) }
    } catch {
      throw Launch.Failure(error)
    }
    return lines
  }

  private func watch() throws(Launch.Failure) -> FileWatch? {
    guard launch.options.watches, let source = try launch.storyboard() else { return nil }
    do throws(File.Failure) {
      // The pictures in an archive change with it.
      let folders = IconFolders.beside(launch.options.storyboard)
      return try FileWatch(
        path: source.path, pictureFolders: folders.filter { PackedFiles.split($0 + "/") == nil })
    } catch {
      throw Launch.Failure(error.description, .wrongData)
    }
  }

  private func preview(
    _ watch: FileWatch, _ mistakes: [Diagnostic], of container: TabContainer,
    _ picturing: Picturing, _ icons: IconStore
  ) throws(Launch.Failure) -> LivePreview? {
    guard let source = try launch.storyboard() else { return nil }
    let preview = LivePreview(watch: watch, mistakes: mistakes) {
      do throws(StoryboardFileError) {
        let warnings = try source.reload(into: container)
        icons.removeAll()
        icons.preload(StoryboardFile.shown(in: container)?.scene.document.images ?? [])
        picturing.frames.forget()
        picturing.inspector?.refresh()
        for warning in warnings { Output.writeError(warning.description) }
        return LivePreview.Reading()
      } catch {
        return LivePreview.Reading(
          mistakes: error.diagnostics, patience: StoryboardSource.patience(with: error))
      }
    }
    preview.onMistakes = { for mistake in $0 { Output.writeError(mistake.description) } }
    return preview
  }

  private func leave(_ app: App, _ statistics: FrameStatistics) throws(Launch.Failure) {
    if let file = launch.options.picture { app.picture(to: file) }
    printStatistics(statistics, of: app)
    if let failure = app.failure { throw failure }
  }

  private func leaveWithoutDisplay(_ app: App, _ statistics: FrameStatistics) {
    app.finish()
    printStatistics(statistics, of: app)
    app.failure?.lines.forEach(Output.writeError)
    if let file = launch.options.picture {
      Output.writeError("SwipeTabDesktop: the picture \(quotedWhole(file)) was not written")
    }
  }

  private func printStatistics(_ statistics: FrameStatistics, of app: App) {
    guard launch.options.printsStatistics else { return }
    let json = statistics.json(
      start: start, processorTime: MonotonicClock.processorTime,
      steps: app.client.steps ?? StepStatistics(),
      reloads: launch.options.watches ? app.reloads : nil)
    app.print(Array((json + "\n").utf8))
  }
}
