/// Finds the custom views of a container's screens, and connects each to its host.
@MainActor final class CustomViews {
  private let context: ContainerContext
  private let standing: Standing

  private struct Key: Hashable {
    var screen: PageID
    var view: ViewID
  }

  private struct Entry {
    var view: any CustomView
    var host: ViewHost
    /// Whether `TabContainer.makeView` made it, so that it is kept here.
    var isMade: Bool
  }

  private var entries: [Key: Entry] = [:]
  private weak var hovered: (any CustomView)?
  private var requests = 0

  init(_ context: ContainerContext, _ standing: Standing) {
    (self.context, self.standing) = (context, standing)
  }

  /// A counter that grows whenever a view requests another height.
  var generation: Int { requests }

  /// The screen's view, or a view made by the container.
  func view(_ id: ViewID, of screen: some Screen) -> (any CustomView)? {
    let key = Key(screen: screen.id, view: id)
    if let own = context.ask({ screen.customView(id) }) {
      if let entry = entries[key], entry.view === own { return own }
      return attach(own, key, isMade: false)
    }
    if let entry = entries[key], entry.isMade { return entry.view }
    let make = standing.container?.makeView ?? standing.root?.makeView
    return context.ask { make?(id) }.map { attach($0, key, isMade: true) }
  }

  func find(in body: ScreenBody, of screen: some Screen) {
    for (_, place) in body.views { _ = view(place.id, of: screen) }
  }

  func noteSizes(_ layout: BodyLayout, of body: ScreenBody, on screen: PageID) {
    for (leaf, view) in body.views {
      let frame = layout.items[leaf].frame
      entries[Key(screen: screen, view: view.id)]?.host.size = Size(
        width: frame.width, height: frame.height)
    }
  }

  func known(_ id: ViewID, on screen: PageID) -> (any CustomView)? {
    entries[Key(screen: screen, view: id)]?.view
  }

  func view(ofElement index: Int, in body: ScreenBody, of screen: some Screen) -> (any CustomView)?
  {
    body.view(ofElement: index).flatMap { view($0.id, of: screen) }
  }

  // MARK: Heights

  func height(of id: ViewID, on screen: PageID, width: Double) -> Double? {
    guard let view = known(id, on: screen) else { return nil }
    let measurer = context.measurer
    guard let owner = standing.container?.owner ?? standing.root?.owner else {
      return view.height(forWidth: width, measurer: measurer)
    }
    var height: Double?
    owner.trackHeight { height = view.height(forWidth: width, measurer: measurer) }
    return height
  }

  func measureAgain() { requests += 1 }

  private func attach(_ view: any CustomView, _ key: Key, isMade: Bool) -> any CustomView {
    let host = ViewHost(context: context, standing: standing) { [weak self] in self?.measureAgain()
    }
    entries[key] = Entry(view: view, host: host, isMade: isMade)
    if let saved = standing.memory.savedState(ofView: key.view, on: key.screen) {
      context.ask { view.restore(saved) }
    }
    context.ask { view.attach(to: host) }
    return view
  }

  func prune(isGone: (PageID) -> Bool) {
    guard !entries.isEmpty else { return }
    for key in entries.keys where isGone(key.screen) {
      saveState(of: key)
      entries[key] = nil
    }
  }

  // MARK: Hover

  func hover(_ view: (any CustomView)?, at point: Point) {
    if let left = hovered, left !== view {
      hovered = nil
      context.tell(left, .hovered(nil))
    }
    guard let view, context.ask({ view.wantsHover }) else { return }
    hovered = view
    context.tell(view, .hovered(point))
  }

  // MARK: Saved states

  func saveStates() {
    for key in entries.keys { saveState(of: key) }
  }

  private func saveState(of key: Key) {
    guard let entry = entries[key] else { return }
    let state = context.ask { entry.view.savedState }
    standing.memory.saveState(state, ofView: key.view, on: key.screen)
  }

  /// Restores the states of the views that are there already; others get theirs when they come.
  func restoreStates() {
    for (key, entry) in entries {
      if let saved = standing.memory.savedState(ofView: key.view, on: key.screen) {
        context.ask { entry.view.restore(saved) }
      }
    }
    requests += 1
  }
}
