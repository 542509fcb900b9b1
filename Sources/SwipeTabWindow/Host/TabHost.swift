public import CSDL2
public import SwipeTabKit

/// Shows a container inside an `SDL_Renderer` that the program already has, such as the renderer of a game.
///
/// ```swift
/// let host = try TabHost(renderer: renderer, container: container)
/// while isRunning {
///   while SDL_PollEvent(&event) != 0 {
///     if !host.handle(event) { game.handle(event) }
///   }
///   host.advance(to: seconds)
///   game.draw()
///   host.draw()
///   SDL_RenderPresent(renderer)
/// }
/// ```
///
/// A program that sleeps when nothing moves does so while `needsFrame` is false, until `nextDeadline` or an event. All
/// calls are on the main thread.
///
/// The container is drawn over the frame of your program. If `Theme.background` is clear or translucent, your picture
/// shows through the pages.
public final class TabHost {
  /// The options of a host.
  ///
  /// Every property has a default.
  public struct Options: Sendable, Hashable {
    /// The rectangle for the container, in the renderer's coordinates.
    ///
    /// With nil, the default, it is the whole output.
    public var frame: Rect?
    /// The renderer's units per point, in `0.5...8`.
    ///
    /// With nil, the default, it is the system's scale.
    public var scale: Double?
    /// The folders with the program's pictures, in order.
    ///
    /// The default is empty.
    public var iconFolders: [AssetPath] = []
    /// The font file for texts, or nil, the default, for the system's font.
    public var font: AssetPath?
    /// The font file for bold texts.
    ///
    /// With nil, the default, the file beside ``font`` with a matching name is used.
    public var boldFont: AssetPath?

    /// Makes options with the defaults of all properties.
    public init() {}
  }

  /// The container, for options, events and everything that this type does not offer.
  public var container: TabContainer { client.container }
  /// The rectangle for the container, in the renderer's coordinates, or nil for the whole output.
  public var frame: Rect? {
    didSet { if frame != oldValue { place() } }
  }

  private let client: ContainerClient
  private let content: AppContent
  private let tasks = MainQueue()
  private let surface: HostSurface
  private var input = HostInput()
  private let requestedScale: Double?
  private var isDrawing = false

  /// Makes a host, and gives the container the size of its frame.
  ///
  /// - Parameters:
  ///   - renderer: An `SDL_Renderer`, which must outlive the host.
  ///   - container: The container to show.
  ///   - options: The options.
  /// - Throws: `WindowError` if the font cannot be used.
  public convenience init(
    renderer: OpaquePointer, container: TabContainer, options: Options = Options()
  ) throws(WindowError) {
    try self.init(renderer, container, AppContent(container: container, tabs: nil), options)
  }

  /// Makes a host with tabs that are declared, as in `SwipeTabApp`.
  ///
  /// ```swift
  /// let host = try TabHost(renderer: renderer) {
  ///   Tab("Settings", icon: "gear") { Toggle("Sound", isOn: game.hasSound) { game.hasSound = $0 } }
  /// }
  /// ```
  ///
  /// When observable state has changed, `advance(to:)` builds the tabs and pages again that read it.
  ///
  /// - Parameters:
  ///   - renderer: An `SDL_Renderer`, which must outlive the host.
  ///   - options: The options of the host.
  ///   - configuration: The options of the container. The default is `app`.
  ///   - tabs: Builds the tabs, and again when observable state that it read has changed.
  /// - Throws: `WindowError` if the font cannot be used, or two tabs have one identifier.
  public convenience init(
    renderer: OpaquePointer, options: Options = Options(),
    configuration: ContainerConfiguration = .app,
    @TabBuilder tabs: @escaping @MainActor () -> [Tab]
  ) throws(WindowError) {
    let container = TabContainer.showing(
      .empty, configuration, size: Size(width: 0, height: 0))
    let content = AppContent(container: container, tabs: tabs)
    if let failure = content.failure { throw failure }
    try self.init(renderer, container, content, options)
  }

  private init(
    _ renderer: OpaquePointer, _ container: TabContainer, _ content: AppContent,
    _ options: Options
  ) throws(WindowError) {
    let font = try WindowFont.system(options.font?.resolved, bold: options.boldFont?.resolved)
    let icons = IconStore(folders: options.iconFolders.map(\.resolved)) {
      Output.writeError("warning: \($0)")
    }
    let painter = DisplayListPainter(text: TextRenderer(font: font.rasterizer), icons: icons)
    client = ContainerClient(
      container: container, painter: FramePainter(painter: painter, isTransparent: true))
    self.content = content
    client.willDraw = { content.update() }
    client.wantsFrame = { content.hasWork }
    content.wakesLoop = true
    surface = HostSurface(renderer: renderer)
    requestedScale = options.scale
    frame = options.frame
    container.measurer = font.rasterizer
    container.userLanguage = UserLocale.language(among: Texts.languages)
    place()
  }

  /// Passes an SDL event to the container.
  ///
  /// Returns whether the container used it.
  ///
  /// A press outside of the frame is not used, and takes the focus from the text field that has it. Events of the
  /// window are never used up, as the program needs them too. Advance to the event's time before.
  @discardableResult
  public func handle(_ event: SDL_Event) -> Bool {
    var isUsed = false
    for event in input.translate(event) {
      switch event {
      case .input(let event):
        if let event = input.local(event) {
          isUsed = client.handle(event, at: container.time) || isUsed
        } else if case .press = event {
          container.clearFocus()
        }
      case .repeated(let key):
        isUsed =
          client.repeats(key) && client.handle(.key(key), at: container.time) || isUsed
      case .resized, .displayChanged: place()
      case .pixelsLost: surface.forget()
      case .dropped(let files, let text):
        isUsed = container.drop(files: files, text: text, at: input.pointer) || isUsed
      case .placed, .doubleClick, .keyboard, .exposed, .wake, .quit: break
      }
    }
    return isUsed
  }

  /// Advances the container to a time, in seconds on a clock of the program's choice, and runs the tasks of the main
  /// actor that wait.
  ///
  /// The container lives through all the time that it is given. A clock that stands still while the program pauses keeps
  /// pages with `autoplay` from turning all at once afterwards.
  public func advance(to seconds: Double) {
    container.advance(to: seconds)
    tasks?.drain()
    client.advance(to: seconds)
  }

  /// Asks a question on a sheet, and returns the answer, as `SwipeTabApp.ask(_:_:_:)` does.
  ///
  /// - Precondition: There is an answer.
  public func ask(_ title: String, _ message: String = "", _ answers: [Answer]) async -> Answer {
    await content.ask(title, message, answers)
  }

  /// Whether the container moves, or looks different from how it was last drawn.
  public var needsFrame: Bool { surface.hasPixels && client.needsFrame }

  /// The time when the container must be advanced even if nothing moves, in seconds, or nil for never.
  public var nextDeadline: Double? { client.nextDeadline }

  /// Copies the container to its frame in the renderer.
  ///
  /// Only changes since the last call are painted. The rest is in a texture. A call by a view that is being drawn does
  /// nothing.
  public func draw() {
    guard !isDrawing, let frame = surface.lock() else { return }
    isDrawing = true
    defer { isDrawing = false }
    surface.upload(client.draw(into: frame))
    surface.copy()
  }

  private func place() {
    let output = surface.outputSize
    let frame = frame ?? Rect(x: 0, y: 0, width: output.width, height: output.height)
    let scale = surface.scale(requested: requestedScale)
    surface.frame = frame
    input.place(frame, scale: scale, unitsPerWindowUnit: surface.unitsPerWindowUnit, output)
    let size = Size(width: frame.width / scale, height: frame.height / scale)
    container.handle(.resize(size, scale: scale))
  }
}
