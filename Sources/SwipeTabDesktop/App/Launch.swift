import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Prepares a run: from the command line to a container.
struct Launch {
  /// Why the program ends early: messages for standard error, and the exit code.
  struct Failure: Error {
    var lines: [String]
    var code: ExitCode

    init(_ message: String, _ code: ExitCode) { (lines, self.code) = ([message], code) }

    /// Makes the failure whose messages are among the output already.
    init(_ code: ExitCode) { (lines, self.code) = ([], code) }

    init(_ error: StoryboardFileError) {
      (lines, code) = (error.diagnostics.map(\.description), .wrongData)
    }

    init(unwritten failure: File.Failure) { self.init(failure.description, .cannotWrite) }

    init(_ error: ContainerError) {
      self.init("SwipeTabDesktop: \(OptionsError.noSuchPage(error.description))", .wrongUsage)
    }

    init(_ error: WindowError) {
      switch error {
      case .noDisplay: self.init(noWindow: "there is no display")
      case .noWindow(let reason): self.init(noWindow: reason)
      case .font(let path, let reason):
        self.init("font: \(FontError(path: path, reason: reason))", .wrongData)
      case .fileLimit: self.init("SwipeTabDesktop: \(error)", .unavailable)
      case .alreadyRunning, .options, .pages: self.init(error.description, .wrongData)
      }
    }

    private init(noWindow reason: String) {
      let advice = "set DISPLAY or WAYLAND_DISPLAY, or use --headless"
      self.init("SwipeTabDesktop: no window can be opened, \(reason); \(advice)", .unavailable)
    }

    init(_ diagnostic: Diagnostic) { self.init(diagnostic.description, .wrongData) }
  }

  var options: Options
  var script: ReplayScript?
  var opener: StoryboardOpener?
  private(set) var usedFiles = UsedFiles()

  init(options: Options) { self.options = options }

  /// Parses the options, and those at the start of a recording, which the command line overrides.
  init(arguments: [String]) throws(Failure) {
    options = try Self.options(arguments)
    guard options.answer == nil else { return }
    if let replay = options.replay {
      let (script, recorded) = try Self.script(replay)
      self.script = script
      if let recorded {
        options = try Self.options(recorded + arguments, mayRepeatStoryboard: true)
      }
    }
    usedFiles = try filesInUse()
    if options.greetsVisitors { options.settings[.swipeHint] = .number(1.2) }
  }

  private static func options(
    _ arguments: [String], mayRepeatStoryboard: Bool = false
  ) throws(Failure) -> Options {
    do throws(OptionsError) {
      return try Options(arguments: arguments, mayRepeatStoryboard: mayRepeatStoryboard)
    } catch {
      throw Failure("SwipeTabDesktop: \(error)", .wrongUsage)
    }
  }

  private static func script(
    _ path: String
  ) throws(Failure) -> (script: ReplayScript, recorded: [String]?) {
    let script: ReplayScript
    do throws(File.Failure) {
      script = try ReplayScript(path: path)
    } catch {
      throw Failure(error.description, .wrongData)
    }
    do throws(Diagnostic) {
      return (script, try script.recordedArguments())
    } catch {
      throw Failure(error)
    }
  }

  /// The folder that the replay may write pictures into: its own, or the working folder if it comes from a stream.
  var replayFolder: String {
    guard let replay = options.replay, replay != "-", File.inherited(replay) == nil else {
      return "."
    }
    return File.split(replay).directory
  }

  /// The files that are read and recorded; refuses an output that would overwrite one of them.
  private func filesInUse() throws(Failure) -> UsedFiles {
    var files = UsedFiles()
    files.add((try storyboard())?.path, as: "the storyboard")
    files.add(options.replay.map { $0 == "-" ? "/dev/stdin" : $0 }, as: "the replay")
    files.add(options.fontFile, as: "the font")
    if options.restores { files.add(StateFile.path(for: options), as: "the state that is kept") }
    let outputs = [
      ("--record", options.record), ("--picture", options.picture),
      ("--animation", options.animation), ("--pack", options.pack),
    ]
    for (option, path) in outputs {
      if let path, let role = files.role(of: path) {
        let error = OptionsError.overwritten(option: option, path: path, role: role)
        throw Failure("SwipeTabDesktop: \(error)", .wrongUsage)
      }
      if option == "--record" { files.add(path, as: "the recording") }
    }
    return files
  }

  // MARK: Container

  /// The storyboard file to read, or nil for pages made in code.
  func storyboard() throws(Failure) -> StoryboardSource? {
    if let path = options.storyboard { return StoryboardSource(path: path, options: options) }
    guard options.pages == nil, let name = (options.demo ?? .standard).storyboard else {
      return nil
    }
    guard let assets = AssetLocator.folder() else {
      throw Failure(
        "SwipeTabDesktop: the demos' files are not there; name their folder in SWIPETAB_ASSETS",
        .unavailable)
    }
    let file = options.hasTutorialColors ? "toptal" : name
    return StoryboardSource(path: "\(assets)/storyboards/\(file).json", options: options)
  }

  func file() throws(Failure) -> StoryboardFile? {
    guard let source = try storyboard() else { return nil }
    switch Result(catching: { () throws(StoryboardFileError) in try source.read() }) {
    case .success(let file): return file
    case .failure(let error): throw Failure(error)
    }
  }

  func scene() throws(Failure) -> Scene { try scene(of: try file()) }

  /// A nil file stands for pages made in code, and with a nil `root` the storyboard decides.
  func scene(of file: StoryboardFile?, showing root: PageID? = nil) throws(Failure) -> Scene {
    guard let file else { return try checked(try builtIn()) }
    return try checked(StoryboardSource.scene(file, showing: root))
  }

  /// The scene for a window that watches the file, and the mistakes in the file, which do not prevent the start.
  func watchedScene() throws(Failure) -> (scene: Scene, mistakes: [Diagnostic]) {
    guard options.watches, let source = try storyboard(), source.exists else {
      return (try scene(), [])
    }
    switch Result(catching: { () throws(StoryboardFileError) in try source.read() }) {
    case .success(let scene): return (try checked(StoryboardSource.scene(scene)), [])
    case .failure(let error):
      var empty = Scene(
        title: "SwipeTab", pages: .empty, configuration: ContainerConfiguration(), initial: nil)
      options.apply(to: &empty.configuration)
      return (empty, error.diagnostics)
    }
  }

  /// Applies the command line to a scene.
  private func checked(_ scene: Scene) throws(Failure) -> Scene {
    var scene = scene
    if options.demo == .animators { scene.drawsSpring() }
    scene.showsFirstSteps()
    if options.demo == .harness { scene.log = SelectionWords(locale: options.locale) }
    if let page = options.page { scene.initial = page }
    if options.demo == .browser {
      scene.reloadsPages()
      scene.followsAddresses()
    }
    try check(scene)
    return scene
  }

  /// Refuses an initial page that does not exist, before anything is shown.
  private func check(_ scene: Scene) throws(Failure) {
    do throws(ContainerError) {
      _ = try scene.pages.index(of: scene.initial)
    } catch {
      throw Failure(error)
    }
  }

  private func builtIn() throws(Failure) -> Scene {
    do throws(PageListError) {
      return switch options.demo {
      case .coordinators: try ShopDemo.scene(options)
      case .mdv: try WorkshopDemo.scene(options)
      case .gallery: try GalleryDemo(options: options, opener: opener).scene()
      default: generated()
      }
    } catch {
      throw Failure(error.description, .wrongData)
    }
  }

  private func generated() -> Scene {
    var scene = GeneratedPages.scene(options.pages ?? 1)
    options.apply(to: &scene.configuration)
    return scene
  }

  func container(
    _ scene: Scene, size: Size, scale: Double, measurer: any TextMeasuring
  ) throws(Failure) -> TabContainer {
    do throws(ContainerError) {
      let container = try TabContainer(
        pages: scene.pages, configuration: scene.configuration, initial: scene.initial,
        size: size, scale: scale, measurer: measurer)
      scene.install(container)
      if let words = scene.log { SelectionLog(words: words).listen(to: container) }
      return container
    } catch {
      throw Failure(error)
    }
  }
}
