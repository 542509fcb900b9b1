package import SwipeTabKit

/// Plays replay lines on a container and answers those that ask.
package final class ReplayPlayer {
  /// Writes a picture of the container to a file; throws what keeps it from it.
  package var onPicture: ((String) throws(Diagnostic) -> Void)?
  /// More pages that a `pages` line may choose from, beside those that the container began with.
  package var library: [PageID: any TabPage] = [:]

  private let original: PageList
  private let container: TabContainer
  private var events: [ContainerEvent] = []
  /// What `item` lines have changed, so that pages which come back with a `pages` line keep it.
  private var changes: [PageID: ItemChange] = [:]
  /// Whether the container used the last input.
  private var wasHandled = false

  /// Makes a player of lines on `container`, whose events it listens to.
  package init(container: TabContainer) {
    self.container = container
    original = container.pages
    container.onEvent = { [unowned self] event in events.append(event) }
  }

  /// Moves to a line's moment and does it.
  ///
  /// - Returns: What goes to standard output; nil if it asks for nothing.
  /// - Throws: What keeps a picture from being written.
  package func play(_ line: ReplayLine) throws(Diagnostic) -> [UInt8]? {
    container.advance(to: line.time)
    switch line.command {
    case .input(let event): wasHandled = container.handle(event)
    case .select(let page, let animated): select(page, animated: animated)
    case .push(let page): container.push(page)
    case .pop: container.pop()
    case .activate(let label): container.activate(label: label)
    case .set(let settings):
      container.apply(settings)
      if let hidden = settings.hidden { container.shownContainer.setHidden(hidden) }
    case .pages(let ids): setPages(ids)
    case .item(let page, let change): self.change(page, change)
    case .picture(let file): try onPicture?(file)
    case .options: break
    case .state(let accessibility, let details):
      return state(accessibility: accessibility, details: details)
    }
    return nil
  }

  /// The state line of the present moment, with the events since the last one.
  package func state(accessibility: Bool = false, details: Bool = false) -> [UInt8] {
    defer { events.removeAll(keepingCapacity: true) }
    return StateLine.bytes(
      of: container, events: events, accessibility: accessibility,
      handled: details ? wasHandled : nil)
  }

  /// Whether something happened that no state line has told yet.
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

  private func page(_ id: PageID) -> (any TabPage)? {
    let page = library[id] ?? original.index(of: id).map { original.page(at: $0) }
    guard let change = changes[id] else { return page }
    return page?.changed(by: change)
  }

  /// An identifier that stands for no page, and what was probably meant.
  private func unknown(_ id: PageID) -> String {
    let known = Set(library.keys).union(original.count <= 10_000 ? original.ids : [])
    let names = known.map(\.rawValue).sorted()
    return quoted(id.rawValue) + NearestName.hint(for: id.rawValue, in: names)
  }

  /// Shows pages of the library; one that it lacks, or one named twice, changes nothing and gives a warning.
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
  /// Changes several settings in one step, here and in the containers on pushed screens.
  package func apply(_ settings: ReplayCommand.Settings) {
    changeSettings { settings.apply(to: &$0) }
  }
}

extension ReplayCommand.Settings {
  /// Sets what the line names in a container's options.
  fileprivate func apply(to configuration: inout ContainerConfiguration) {
    if let toolbar { configuration.toolbarPosition = toolbar }
    if let titles { configuration.titles = titles }
    if let animator = animator.flatMap({ Animators.named($0) }) {
      configuration.animator = animator
    }
    if let transition { configuration.transition = transition }
    if let pagingAxis { configuration.pagingAxis = pagingAxis }
    if let isCyclic { configuration.isCyclic = isCyclic }
    if let isRightToLeft { configuration.isRightToLeft = isRightToLeft }
    if let reducesMotion { configuration.reducesMotion = reducesMotion }
    if let navigation { configuration.navigation = navigation }
    if let overflow { configuration.overflow = overflow }
    if let allowsReordering { configuration.allowsReordering = allowsReordering }
    if let allowsClosing { configuration.allowsClosing = allowsClosing }
    if let pagesPerSwipe { configuration.tuning.pagesPerSwipe = pagesPerSwipe }
    if let theme { configuration.theme = .named(theme) }
  }
}
