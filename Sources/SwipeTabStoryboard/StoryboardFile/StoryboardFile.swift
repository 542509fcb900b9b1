internal import SwipeTabFiles
@_exported public import SwipeTabKit

/// A storyboard file in an app, with the app's own pages, views and actions.
///
/// ```swift
/// let file = try StoryboardFile(path: "shop.json")
/// file.pages["map"] = MapPage()
/// file.views["chart"] = { ChartView() }
/// file.actions["checkout"] = { sender in sender.container.push("receipt") }
/// let tabs = try file.makeContainer(size: Size(width: 480, height: 800))
/// for problem in file.problems { print(problem) }
/// ```
///
/// A container keeps the file that it shows. The file does not keep its containers.
@MainActor public final class StoryboardFile {
  /// The path of the file, or the name that was given to its bytes.
  ///
  /// Diagnostics begin with it.
  public let name: String
  /// The values that the app decides rather than the file.
  ///
  /// A change has an effect from the next reload on.
  public var options: Options

  /// The app's pages and screens that replace pages of the file, by the identifiers in the file.
  ///
  /// The default is empty.
  ///
  /// The app's page draws, has the body, and handles keys. Its own identifier is ignored. The file still provides the
  /// parts that the page does not have. A `Screen` gets its item from the file, and a `TabPage` the missing parts of
  /// its item, such as title, image or badge. The same holds for the navigation bar's title and buttons. If either of
  /// the two locks, hides or disables something, it is locked, hidden or disabled. The file's background is below the
  /// page.
  ///
  /// A tab that a segue registers is found by the identifier of the segue, or else of the page. A page in several
  /// places is one object in all of them. Copies of a page that the user opens show the file's page, so use a view in
  /// the file's body for them.
  ///
  /// A change applies at once to the containers that show the file. O(n) in the file's pages then.
  public var pages: [PageID: any Screen] = [:] {
    didSet { refresh() }
  }
  /// Makes the app's own views for the body elements `{ "view": "chart" }`, by identifier.
  ///
  /// The default is empty. Each screen gets a separate view, which it keeps through reloads. If no closure makes a
  /// view, a frame with its name is shown.
  public var views: [ViewID: () -> any CustomView] = [:]
  /// The actions of buttons, rows, cards and items with `{ "send": "checkout" }`, by message.
  ///
  /// The default is empty. A message is looked up as a whole, then up to its first colon: `{ "send": "add:kettle" }`
  /// calls `add` with the argument `kettle`. Messages without an action go to the container's delegate.
  public var actions: [String: (ActionSender) -> Void] = [:]

  /// The text of the file, or nil if it is read from its path each time.
  private var bytes: [UInt8]?
  /// The scene of the file, without the app's pages.
  private(set) var loaded: StoryboardScene
  /// The text that was read last, or empty if it is very long.
  private(set) var text: [UInt8] = []
  /// The name of the text in diagnostics: in an archive, the name of its storyboard.
  package private(set) var textName: String
  private var shown: [WeakContainer] = []

  private struct WeakContainer {
    weak var container: TabContainer?
  }

  /// Reads a file.
  ///
  /// O(n) in the length of the file.
  ///
  /// - Parameters:
  ///   - path: The path of a regular file, of 64 MiB at most, or of a `.swipetab`, an archive with a storyboard and its
  ///     pictures.
  ///   - options: The values that the app decides rather than the file.
  /// - Throws: All mistakes in the file, or why it cannot be read.
  public init(path: String, options: Options = Options()) throws(StoryboardFileError) {
    (name, self.options) = (path, options)
    textName = try Self.found(path)
    let bytes = try Self.read(textName)
    loaded = try Self.scene(bytes, textName, options)
    keep(bytes)
  }

  /// Reads a file's text, such as one that is built into the app.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, of 64 MiB at most.
  ///   - name: The name in diagnostics. The default is `storyboard`.
  ///   - options: The values that the app decides rather than the file.
  /// - Throws: All mistakes in the text.
  public init(
    bytes: [UInt8], name: String = "storyboard", options: Options = Options()
  ) throws(StoryboardFileError) {
    (self.bytes, self.name, self.options) = (bytes, name, options)
    textName = name
    loaded = try Self.scene(bytes, name, options)
    keep(bytes)
  }

  /// Keeps the text, to find places in it, unless that would take much memory.
  private func keep(_ bytes: [UInt8]) { text = bytes.count <= 4 << 20 ? bytes : [] }

  /// Returns the path of the text: in an archive, the path of its storyboard.
  private static func found(_ path: String) throws(StoryboardFileError) -> String {
    guard PackedFiles.isArchive(path) else { return path }
    do throws(File.Failure) {
      return try PackedFiles.storyboard(in: path)
    } catch {
      let diagnostic = Diagnostic(file: error.path, message: error.reason)
      throw StoryboardFileError(diagnostics: [diagnostic])
    }
  }

  private static func read(_ path: String) throws(StoryboardFileError) -> [UInt8] {
    do throws(File.Failure) {
      return try File.read(path, limit: StoryboardReader.limits.size)
    } catch {
      let diagnostic = Diagnostic(file: error.path, message: error.reason)
      throw StoryboardFileError(diagnostics: [diagnostic])
    }
  }

  private static func scene(
    _ bytes: [UInt8], _ name: String, _ options: Options
  ) throws(StoryboardFileError) -> StoryboardScene {
    var plain = ContainerConfiguration()
    (plain.ownAnimators, plain.ownTransitions) = (options.animators, options.transitions)
    let document = try StoryboardReader.read(
      bytes, file: name, images: options.images, elements: options.elements, plain: plain)
    return try StoryboardScene.make(
      document, root: options.start.flatMap { document.root(showing: $0) }, locale: options.locale,
      appearance: options.appearance, plain: plain,
      adjust: options.configure)
  }

  // MARK: Showing

  /// Makes a container that shows the file.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels per point. The default is 1.
  ///   - measurer: Measures texts for the layout.
  ///   - initial: The tab that is shown first. With nil, the default, the file decides.
  /// - Returns: The container. It keeps this file.
  /// - Throws: `ContainerError` if there is no tab `initial`.
  public func makeContainer(
    size: Size, scale: Double = 1, measurer: any TextMeasuring = FixedTextMeasurer(),
    initial: InitialPage? = nil
  ) throws(ContainerError) -> TabContainer {
    let scene = scene
    let container = try TabContainer(
      pages: scene.pages, configuration: scene.configuration, initial: initial ?? scene.initial,
      size: size, scale: scale, measurer: measurer)
    connect(container)
    return container
  }

  /// Shows the file in a container that is there already, in one step.
  ///
  /// It replaces the container's pages and configuration, and sets its `makeScreen`, `makeView` and `makeNewPage`. A
  /// container that shows a storyboard already changes as in a reload.
  ///
  /// - Parameters:
  ///   - container: The container. It keeps this file.
  ///   - initial: The tab that is shown first, unless the container shows a storyboard already. With nil, the default,
  ///     the file decides. A tab that does not exist causes a `warning` event.
  public func install(in container: TabContainer, initial: InitialPage? = nil) {
    scene.apply(to: container, initial: initial)
    remember(container)
  }

  /// Reads the file again, and shows it in all its containers.
  ///
  /// A text that was given as bytes is applied again.
  ///
  /// The selection, pushed screens and the user's changes stay, as far as the file still has them. See
  /// `StoryboardFile.pages` and `StoryboardFile.views` for the app's parts. Gestures and motions continue.
  ///
  /// - Throws: All mistakes in the file, or why it cannot be read. Then nothing has changed.
  public func reload() throws(StoryboardFileError) {
    if let bytes { return try show(bytes, named: name) }
    let file = try Self.found(name)
    try show(try Self.read(file), named: file)
  }

  /// Replaces the text of the file, and shows it in all its containers.
  ///
  /// - Parameter bytes: The text in UTF-8. A later `reload()` applies it again and reads no file.
  /// - Throws: All mistakes in the text. Then nothing has changed.
  public func reload(from bytes: [UInt8]) throws(StoryboardFileError) {
    try show(bytes, named: name)
    self.bytes = bytes
  }

  private func show(_ bytes: [UInt8], named name: String) throws(StoryboardFileError) {
    loaded = try Self.scene(bytes, name, options)
    textName = name
    keep(bytes)
    refresh()
  }

  /// Shows the current state of file and pages in the containers that still show this file.
  private func refresh() {
    shown.removeAll { $0.container.flatMap(Self.shown(in:)) !== self }
    guard !shown.isEmpty else { return }
    let scene = scene
    for case let container? in shown.map(\.container) { scene.apply(to: container) }
  }

  // MARK: Inside

  package var scene: StoryboardScene { loaded.replacing(pages, for: self) }

  /// Lets a container that has the pages of `scene` already find everything else.
  package func connect(_ container: TabContainer) {
    scene.install(in: container)
    remember(container)
  }

  private func remember(_ container: TabContainer) {
    guard !shown.contains(where: { $0.container === container }) else { return }
    shown.append(WeakContainer(container: container))
  }

  package static func shown(in container: TabContainer) -> StoryboardFile? {
    (container.prescription?.origin as? StoryboardScene)?.file
  }

  /// Calls the closure that the app has set for a message, and returns false without one.
  func act(_ message: String, from sender: PageID, in container: TabContainer) -> Bool {
    guard let action = action(for: message) else { return false }
    let argument = TextMessage(message, from: sender).argument
    action(ActionSender(container: container, screen: sender, argument: argument))
    return true
  }

  func action(for message: String) -> ((ActionSender) -> Void)? {
    actions[message] ?? actions[message.actionName]
  }
}

extension String {
  var actionName: String { prefix { $0 != ":" }.description }
}
