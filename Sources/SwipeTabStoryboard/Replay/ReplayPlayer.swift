public import SwipeTabKit

/// Plays recorded input on a container, and returns its state for lines that request it.
///
/// ```swift
/// let player = ReplayPlayer(container: tabs)
/// let states = try player.play(
///   """
///   {"t":0.1,"do":"key","key":"ctrl+tab"}
///   {"t":2,"do":"state"}
///   """)
/// ```
///
/// A line is a JSON object with a time in seconds, `t`, and a verb, `do`. The container is advanced to the time, and
/// then the line is performed. Lines are those that the program `SwipeTabDesktop` records. A line of `options` is
/// skipped.
@MainActor public final class ReplayPlayer {
  /// Writes a picture of the container to a file, for a line `{"do":"picture","file":"a.png"}`.
  ///
  /// Throws the reason if it cannot.
  ///
  /// Nil, the default, skips such lines.
  public var onPicture: ((String) throws(Diagnostic) -> Void)?

  /// Begins an animated picture or throws why it cannot, where nil skips such lines.
  package var onAnimation: ((String, Double) throws(Diagnostic) -> Void)?

  private let original: PageList
  private let container: TabContainer
  private var events: [(event: ContainerEvent, path: [PageID])] = []
  /// The changes by `item` lines, so that pages keep them when a `pages` line brings them back.
  private var changes: [PageID: ItemChange] = [:]
  private var wasHandled = false
  private var reader: ReplayReader

  /// Makes a player for a container, and listens to its events.
  ///
  /// The current `onEvent` of the container still gets them.
  ///
  /// A container without a clipboard gets an empty one, so that menus have the same commands as in the window of the
  /// recording.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - name: The name of the lines in diagnostics. The default is `replay`.
  public init(container: TabContainer, name: String = "replay") {
    self.container = container
    original = container.pages
    reader = ReplayReader(name: name)
    if container.onCopy == nil { container.onCopy = { _ in } }
    if container.onPaste == nil { container.onPaste = {} }
    if container.onPasteSelection == nil { container.onPasteSelection = {} }
    let listener = container.onEvent
    container.onEvent = { [weak self] event in
      if let self { events.append((event, self.container.eventPath)) }
      listener?(event)
    }
  }

  /// Plays lines, one or more of them.
  ///
  /// - Parameter lines: The lines, with a line ending between them. Blank lines are skipped. Times must not decrease,
  ///   also from one call to the next.
  /// - Returns: The requested state lines, without their line endings. Each ends with the events since the last.
  /// - Throws: The mistake in a line, with its number counted over all calls, or why a picture could not be written. The
  ///   lines before it have been played.
  @discardableResult
  public func play(_ lines: String) throws(Diagnostic) -> [String] {
    var states: [String] = []
    for bytes in lines.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard bytes.count <= ReplayReader.longestLine else { throw reader.mistakeOfLongLine }
      guard let line = try reader.read(Array(bytes)), let state = try play(line) else { continue }
      states.append(String(decoding: state.dropLast(), as: UTF8.self))
    }
    return states
  }

  /// Advances to a line's time and executes it, and returns the text for standard output.
  package func play(_ line: ReplayLine) throws(Diagnostic) -> [UInt8]? {
    container.advance(to: line.time)
    switch line.command {
    case .input(let event): wasHandled = container.handle(event)
    case .select(let page, let animated): select(page, animated: animated)
    case .push(let page): container.push(page)
    case .pop: container.pop()
    case .overview: container.shownContainer.toggleOverview()
    case .activate(let label): container.activate(label: label)
    case .set(let settings, let hidden, let values):
      container.apply(settings)
      for (id, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        container.setValue(value, of: id)
      }
      if let hidden { container.shownContainer.setHidden(hidden) }
    case .pages(let ids): setPages(ids)
    case .item(let page, let change): self.change(page, change)
    case .picture(let file): try onPicture?(file)
    case .animation(let file, let seconds): try onAnimation?(file, seconds)
    case .expect(let part): try expect(part)
    case .options: break
    case .state(let accessibility, let details):
      return state(accessibility: accessibility, details: details)
    }
    return nil
  }

  /// The current state line, with the events since the previous one or the last expectation.
  package func state(accessibility: Bool = false, details: Bool = false) -> [UInt8] {
    defer { events.removeAll(keepingCapacity: true) }
    return StateLine.bytes(
      of: container, events: events, accessibility: accessibility,
      handled: details ? wasHandled : nil)
  }

  /// Compares the current state with a part of it, and throws a difference with its place.
  private func expect(_ part: JSONValue) throws(Diagnostic) {
    defer { events.removeAll(keepingCapacity: true) }
    let names = part.members?.compactMap { $0.key.string } ?? []
    let line = StateLine.bytes(
      of: container, events: events, accessibility: names.contains("accessibility"),
      handled: wasHandled)
    let state: JSONDocument
    do throws(JSONError) {
      state = try JSONReader.parse(line)
    } catch {
      throw error.diagnostic(file: reader.name)
    }
    let mistakes = JSONMistakes(in: part.document, file: reader.name)
    StateExpectation(mistakes: mistakes).compareState(part, with: state.root)
    if let difference = mistakes.diagnostics().first { throw difference }
  }

  /// Whether there are events that no state line has reported yet.
  package var hasNews: Bool { !events.isEmpty }

  private func select(_ page: ReplayCommand.PageReference, animated: Bool) {
    let shown = container.shownContainer
    switch page {
    case .index(let index): shown.select(index: index, animated: animated)
    case .id(let id): shown.select(id, animated: animated)
    }
  }

  private func change(_ page: PageID, _ change: ItemChange) {
    guard container.shownContainer.changeItem(of: page, change) else { return }
    changes[page] = changes[page]?.followed(by: change) ?? change
  }

  /// The storyboard that the container shows, all of whose pages a `pages` line may use.
  private var scene: StoryboardScene? { container.prescription?.origin as? StoryboardScene }

  private func page(_ id: PageID) -> (any TabPage)? {
    let page = scene?.page(id) ?? original.index(of: id).map { original.page(at: $0) }
    guard let change = changes[id] else { return page }
    return page?.changed(by: change)
  }

  private func unknown(_ id: PageID) -> String {
    let known = Set(scene?.screens.keys.map(\.self) ?? [])
      .union(original.count <= 10_000 ? original.ids : [])
    let names = known.map(\.rawValue).sorted()
    return quoted(id.rawValue) + NearestName.hint(for: id.rawValue, in: names)
  }

  /// Shows pages of the storyboard or of the start, but only warns if an identifier is unknown or repeated.
  private func setPages(_ ids: [PageID]) {
    var pages: [any TabPage] = []
    for id in ids {
      guard let page = page(id) else { return container.warn("there is no page \(unknown(id))") }
      pages.append(page)
    }
    let list = Result { () throws(PageListError) in try PageList(pages) }
    switch list {
    case .success(let list): container.shownContainer.setPages(list)
    case .failure(let error): container.warn(error.problems.joined(separator: "; "))
    }
  }
}

extension TabContainer {
  package func apply(_ settings: [ContainerSetting: ControlValue]) {
    changeSettings { settings.apply(to: &$0) }
  }
}
