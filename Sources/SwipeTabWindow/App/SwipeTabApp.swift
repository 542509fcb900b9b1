import Glibc
@_exported public import SwipeTabKit

/// An app whose window shows swipeable tabs.
///
/// ```swift
/// import SwipeTabWindow
///
/// try SwipeTabApp("Hello") {
///   Tab("Red", icon: "heart") { Background(.red) }
///   Tab("Blue", icon: "star") { Background(.blue) }
///   Tab("Yellow", icon: "bell") { Background(.yellow) }.badge(2)
/// }.run()
/// ```
///
/// The closure of tabs, and the closure of each tab's content, run again when observable state that they read has
/// changed, at most once per frame:
///
/// ```swift
/// @Observable final class Model { var unread = 2 }
/// let model = Model()
/// try SwipeTabApp("Mail") {
///   Tab("Inbox", icon: "bell") { Button("Read all") { model.unread = 0 } }.badge(model.unread)
/// }.run()
/// ```
///
/// The app runs on the main actor. While its window is open, tasks of the main actor run too.
public final class SwipeTabApp {
  /// The container that shows the tabs.
  ///
  /// Use it for everything that this type does not offer: events, options, refusing changes, the delegate.
  public let container: TabContainer
  /// Called before the process ends because the display or the window is lost.
  ///
  /// It is also called if the process was asked to end and the display does not answer. The default is nil.
  ///
  /// It must not use the window. The process then ends with exit code 69, in the last case after at most 0.8 seconds.
  public var onDisplayLoss: (() -> Void)?

  /// Makes a page by its identifier, so that a restored state brings back the pages that were pushed.
  ///
  /// The default is nil.
  ///
  /// ```swift
  /// app.makePage = { id in model.song(id.rawValue).map { songPage($0) } }
  /// ```
  ///
  /// The container also calls it for actions such as `ScreenAction.push`. Give pages an `id` from which they can be
  /// made. This closure replaces `TabContainer.makeScreen`.
  public var makePage: ((PageID) -> Page?)? {
    didSet { content.makeScreens(with: makePage) }
  }
  /// Makes the tab that the user adds, if `ContainerConfiguration.allowsAdding` is true.
  ///
  /// With nil, the default, the user cannot add tabs.
  ///
  /// The new tab comes after all others and is selected. If the closure returns nil, no tab is added. The closure of
  /// tabs may declare the new tab from then on, with the same identifier. This closure replaces
  /// `TabContainer.makeNewPage`.
  public var makeNewTab: (() -> Tab?)? {
    didSet { content.makeNewPages(with: makeNewTab) }
  }

  /// The view above a toolbar at the bottom, or below a toolbar at the top, such as the strip of a music player.
  ///
  /// The default is nil, which shows no view.
  ///
  /// ```swift
  /// app.accessory = Page("Now playing") {
  ///   Columns {
  ///     Column { Label(model.title) }
  ///     Column { Button("Pause") { model.pause() } }
  ///   }
  /// }
  /// ```
  ///
  /// Its content is built again when observable state that it read has changed. ``Page/inline(content:)`` gives it a
  /// shorter content for the place beside a toolbar that has shrunk. This property replaces `TabContainer.accessory`,
  /// which describes the layout and motion of the view.
  public var accessory: Page? {
    didSet { content.showAccessory(accessory) }
  }

  /// Called with the caret's rectangle, in points, when a text field gets the focus and whenever the caret moves.
  ///
  /// It is called with nil when no field has the focus any more. The default is nil.
  ///
  /// Use it to show an on-screen keyboard for touch. Pass typed text to `container.handle(.text(_:))`, and set
  /// ``coveredHeight`` to keep the field in view.
  public var onTextInput: ((Rect?) -> Void)?

  /// The height at the bottom of the window that a keyboard covers, in points.
  ///
  /// The default is 0.
  ///
  /// The toolbar and the pages end above it, and the field with the focus stays in view.
  public var coveredHeight = 0.0 {
    didSet {
      coveredHeight = coveredHeight.isFinite ? max(0, coveredHeight) : 0
      guard coveredHeight != oldValue else { return }
      container.changeSettings(isBorrowed: true) {
        $0.safeArea.bottom += coveredHeight - oldValue
      }
    }
  }

  /// Whether the window is in full screen.
  ///
  /// Without a window, it is whether the window will open in full screen.
  public var isFullScreen: Bool {
    get { hold?.isFullScreen ?? (options.display == .fullScreen) }
    set {
      options.display = newValue ? .fullScreen : .window
      hold?.isFullScreen = newValue
    }
  }

  /// The desktop's settings that the app follows.
  ///
  /// It can be changed while the window is open. Its first value is the value in the options.
  ///
  /// ```swift
  /// app.followedSettings.remove(.appearance)     // a theme of the person's choice
  /// app.container.configuration.theme = .dark
  /// app.followedSettings.insert(.appearance)     // and the desktop's again
  /// ```
  public var followedSettings: DesktopSettings.Parts {
    get { options.followedSettings }
    set {
      options.followedSettings = newValue
      follow?(newValue)
    }
  }

  let title: String
  private var options: WindowOptions
  private(set) var files: FileChooser?
  /// Follows other settings of the desktop while a window is open.
  private var follow: ((DesktopSettings.Parts) -> Void)?
  private var hold: WindowHold?
  let content: AppContent
  private var saves: [(path: String, action: () -> Void)] = []
  /// Whether an app of the process runs, because SDL has one queue of events for all windows.
  private static var isRunning = false
  var stop: (() -> Void)?

  /// Makes an app whose tabs are built by a closure.
  ///
  /// - Parameters:
  ///   - title: The text of the window's title bar.
  ///   - options: The options of the window.
  ///   - configuration: The options of the container. The default is `app`, with a floating toolbar, a lens behind the
  ///     selected item, and pages that lift off as sheets.
  ///   - tabs: Builds the tabs, and again when observable state that it read has changed.
  public init(
    _ title: String, options: WindowOptions = WindowOptions(),
    configuration: ContainerConfiguration = .app,
    @TabBuilder tabs: @escaping @MainActor () -> [Tab]
  ) {
    (self.title, self.options) = (title, options)
    container = .showing(.empty, configuration, size: options.size)
    content = AppContent(container: container, tabs: tabs)
    container.shortcuts = options.shortcuts
  }

  /// Makes an app with a list of pages.
  ///
  /// - Parameters:
  ///   - title: The text of the window's title bar.
  ///   - options: The options of the window.
  ///   - configuration: The options of the container. The default is `app`.
  ///   - pages: The pages.
  public init(
    _ title: String, options: WindowOptions = WindowOptions(),
    configuration: ContainerConfiguration = .app, pages: PageList
  ) {
    (self.title, self.options) = (title, options)
    container = .showing(pages, configuration, size: options.size)
    content = AppContent(container: container, tabs: nil)
    container.shortcuts = options.shortcuts
  }

  /// Builds the tabs and the visible pages again whose observable state has changed.
  ///
  /// The window calls it before each frame.
  ///
  /// Call it in tests. They need no window: they pass input and the time to `container`, and then check its state.
  /// After the call, controls of pages that have come into view have the app's values.
  public func update() { content.update() }

  /// Calls a closure each time that a file was saved while the window is open, such as a storyboard.
  ///
  /// The file need not exist, but its folder must when the window opens.
  ///
  /// ```swift
  /// app.onSave(of: "cafe.json") { try? file.reload() }
  /// ```
  public func onSave(of path: String, perform action: @escaping () -> Void) {
    saves.append((path, action))
  }

  /// Opens the window, and returns when it was closed by the user or by `close()`.
  ///
  /// - Throws: `WindowError`. Then no window was opened. While this app or another one of the process runs, it is
  ///   `WindowError.alreadyRunning`.
  public func run() throws(WindowError) {
    guard !Self.isRunning else { throw .alreadyRunning }
    let problems = options.problems
    guard problems.isEmpty else { throw .options(problems) }
    if let failure = content.failure { throw failure }
    Output.prepare()
    Self.isRunning = true
    defer { Self.isRunning = false }
    try open()
    // Only when the window is gone, as the display may not let it go.
    DisplayConnection.onLoss = nil
  }

  private func open() throws(WindowError) {
    let session = try WindowSession(title: title, options: options) {
      Output.writeError("warning: \($0)")
    }
    container.userLanguage = UserLocale.language(among: Texts.languages)
    run(session)
  }

  private func run(_ session: WindowSession) {
    let window = session.window
    let hold = WindowHold(window, options)
    self.hold = hold
    container.measurer = session.font.rasterizer
    let client = ContainerClient(
      container: container, painter: FramePainter(painter: session.painter))
    client.takeOpeningSize(window.size, scale: window.scale, at: 0)
    var takesDrops = false
    client.willHandle = { [container] event in
      hold.note(event, at: container.time)
      return event
    }
    client.deadline = { hold.deadline(with: $0) }
    client.willDraw = { [content, container, weak self] in
      content.update()
      hold.advance(to: container.time)
      hold.note(caret: container.textCaret, self?.onTextInput)
      guard takesDrops != (container.onDrop != nil) else { return }
      takesDrops.toggle()
      SDLLibrary.takeDrops(takesDrops)
    }
    client.wantsFrame = { [content] in content.hasWork }
    let saved = saves.compactMap { SavedFile($0.path, $0.action) }
    client.didWake = { if WakeCode(rawValue: $0) == .file { saved.forEach { $0.notice() } } }
    let runner = WindowRunner(client, in: session, following: options.followedSettings)
    runner.didShowFirstFrame = { [options] in
      if let icon = options.windowIcon { session.setIcon(icon.resolved) }
    }
    runner.onDisplayLoss = { [weak self] in self?.onDisplayLoss?() }
    content.onWarning = { Output.writeError("warning: \($0)") }
    stop = { [weak runner] in runner?.loop.stop() }
    runner.loop.shortcuts = container.shortcuts
    follow = { [weak runner] in runner?.follow($0) }
    files = runner.files
    content.wakesLoop = true
    runner.run()
    content.wakesLoop = false
    content.endSelections()
    content.onWarning = nil
    (stop, follow, files) = (nil, nil, nil)
    hold.end()
    self.hold = nil
  }

  /// Opens the window like `run()`.
  ///
  /// If the window cannot be opened, it writes the reason to standard error and ends the process with
  /// `WindowError.exitCode`.
  ///
  /// An error that `try` throws at a program's top level looks like a crash instead.
  public func runOrExit() {
    do throws(WindowError) {
      try run()
    } catch {
      for line in error.description.split(separator: "\n") {
        Output.writeError("\(Output.programName): \(line)")
      }
      exit(error.exitCode)
    }
  }

  /// Closes the window, so that `run()` returns.
  ///
  /// Without a window nothing happens.
  public func close() { stop?() }
}

extension TabContainer {
  static func showing(
    _ pages: PageList, _ configuration: ContainerConfiguration, size: Size
  ) -> TabContainer {
    do throws(ContainerError) {
      return try TabContainer(pages: pages, configuration: configuration, size: size)
    } catch {
      preconditionFailure("without an initial page there is nothing to refuse: \(error)")
    }
  }
}

extension ContainerConfiguration {
  /// The options of an app: a toolbar of glass that floats, with a lens behind the selected item, and pages that lift off as
  /// sheets.
  nonisolated public static var app: ContainerConfiguration {
    var configuration = ContainerConfiguration()
    configuration.toolbarStyle = .floating
    configuration.barBlur = 24
    configuration.animator = LensAnimator()
    configuration.transition = .lift
    configuration.listsWindowShortcuts = true
    return configuration
  }
}
