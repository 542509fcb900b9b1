/// The state of a container to save and restore: the selected page, pushed screens, scroll offsets, control values and
/// changed settings.
///
/// It names pages and screens by identifier only, so it can be stored in a file and restored later.
public struct ContainerState: Sendable, Hashable, Codable {
  /// A stack of pushed screens, the topmost last.
  public struct Stack: Sendable, Hashable, Codable {
    /// The page that owns the stack, or nil for the stack of the whole container.
    public var tab: PageID?
    /// The pushed screens.
    public var screens: [Pushed]

    /// Makes a stack.
    public init(tab: PageID? = nil, screens: [Pushed]) {
      self.tab = tab
      self.screens = screens
    }
  }

  /// A pushed screen.
  public struct Pushed: Sendable, Hashable, Codable {
    /// The screen's identifier.
    public var id: PageID
    /// The state of the container on the screen, as an array with one element.
    ///
    /// It is empty if the screen shows no container.
    public var container: [ContainerState]

    /// Makes a pushed screen.
    public init(_ id: PageID, container: ContainerState? = nil) {
      self.id = id
      self.container = container.map { [$0] } ?? []
    }
  }

  /// The selected page, or nil without pages.
  public var selected: PageID?
  /// All pages in order, including hidden ones.
  ///
  /// It is empty if there are more than 1000.
  ///
  /// Restoring uses it to find pages that were moved, closed or opened, and the nearest remaining neighbor of a missing
  /// page.
  public var pages: [PageID]
  /// The pages that the storyboard listed, or nil without a storyboard, or with more than 1000 pages.
  ///
  /// It distinguishes pages that the user closed from pages that the storyboard has gained since. If it is nil, a page
  /// missing from `pages` counts as closed, if pages can be closed at all.
  public var listed: [PageID]?
  /// The pages that are pinned, or nil unless the user or the program has pinned or released one.
  public var pinned: [PageID]?
  /// The stacks: first the stack of the whole container, then the stacks of pages.
  public var stacks: [Stack]
  /// The states of the containers that pages show, by page.
  public var containers: [PageID: ContainerState]
  /// The scroll offsets of screens.
  ///
  /// It is empty for a hosted container, because the outermost one stores them.
  public var screens: [PageID: ScreenState]
  /// The values of controls that were changed, by identifier.
  public var values: [ControlID: ControlValue]
  /// The settings that were changed while the container ran.
  public var settings: [ContainerSetting: ControlValue]

  /// Makes a state.
  public init(
    selected: PageID? = nil, pages: [PageID] = [], listed: [PageID]? = nil, pinned: [PageID]? = nil,
    stacks: [Stack] = [], containers: [PageID: ContainerState] = [:],
    screens: [PageID: ScreenState] = [:], values: [ControlID: ControlValue] = [:],
    settings: [ContainerSetting: ControlValue] = [:]
  ) {
    self.selected = selected
    self.pages = pages
    self.listed = listed
    self.pinned = pinned
    self.stacks = stacks
    self.containers = containers
    self.screens = screens
    self.values = values
    self.settings = settings
  }

  /// Reads a state.
  ///
  /// Missing values are empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    selected = try values.decodeIfPresent(PageID.self, forKey: .selected)
    pages = try values.decodeIfPresent([PageID].self, forKey: .pages) ?? []
    listed = try values.decodeIfPresent([PageID].self, forKey: .listed)
    pinned = try values.decodeIfPresent([PageID].self, forKey: .pinned)
    stacks = try values.decodeIfPresent([Stack].self, forKey: .stacks) ?? []
    containers =
      try values.decodeIfPresent([PageID: ContainerState].self, forKey: .containers) ?? [:]
    screens = try values.decodeIfPresent([PageID: ScreenState].self, forKey: .screens) ?? [:]
    self.values = try values.decodeIfPresent([ControlID: ControlValue].self, forKey: .values) ?? [:]
    settings =
      try values.decodeIfPresent([ContainerSetting: ControlValue].self, forKey: .settings) ?? [:]
  }
}

extension TabContainer {
  /// The current state, to be saved.
  ///
  /// Motion counts as finished.
  ///
  /// O(n) in the pages, the screens and their scroll offsets.
  public var state: ContainerState {
    var state = ContainerState(selected: selectedID)
    let listed = prescription?.pages
    if max(count, listed?.count ?? 0) <= 1000 {
      (state.pages, state.listed) = (pages.allIDs, listed)
    }
    if !parts.catalog.pinned.isEmpty {
      state.pinned = pages.ids.prefix(parts.catalog.pinnedCount).map(\.self)
    }
    state.stacks = parts.stacks.keys.compactMap { key in
      let screens = parts.stacks[key]?.screens.map { $0.saved } ?? []
      return screens.isEmpty ? nil : ContainerState.Stack(tab: key.tab, screens: screens)
    }
    for page in pages.allStored ?? [] {
      if let hosted = page.hosted { state.containers[page.id] = hosted.door.state }
    }
    state.settings = changedSettings
    guard parts.standing.host == nil else { return state }
    let memory = parts.standing.memory
    keepSecrets(in: memory)
    saveViewStates()
    (state.screens, state.values) = (memory.screens, memory.savedValues)
    for (key, scroll) in allBodyScrolls { state.screens.keep(scroll.restingOffset, of: key) }
    noteLayouts(in: &state.screens)
    return state
  }

  /// Notes which values belong to secure fields, because such a field may not have been shown yet.
  private func keepSecrets(in memory: SharedMemory) {
    let stacked = parts.stacks.keys.flatMap { parts.stacks[$0]?.screens ?? [] }
    for screen in stacked + (pages.allStored ?? []) where screen.isReady {
      for leaf in screen.asked({ $0.body })?.leaves ?? [] {
        guard let control = leaf.base.control, control.shape == .text(isSecret: true) else {
          continue
        }
        control.id.map(memory.keepSecret)
      }
    }
    parts.hosted.forEach { $0.door.keepSecrets(in: memory) }
  }

  /// Restores a state at once, without motion.
  ///
  /// If the user can move, close or add pages, the list of pages is restored too. Pages that the user opened are made
  /// again from the storyboard's `add`. Pages that the storyboard has gained since are inserted at their place in its
  /// list. An empty list is restored only if the user can both close and add pages. Otherwise the list does not change,
  /// and neither does a generated list.
  ///
  /// Pages and screens that no longer exist are omitted. If the selected page no longer exists, its nearest remaining
  /// neighbor is selected. If no page remains, the selection does not change. A change of selection causes its events,
  /// with the cause `program`, or `reload` if the list changes too.
  public func restore(_ state: ContainerState) {
    // All else is in what it shows.
    if let root = state.values[.root] ?? value(of: .root).map({ _ in .text("") }) {
      setValue(root, of: .root)
    }
    restore(state, from: pageSource)
  }

  private func restore(_ state: ContainerState, from source: PageSource) {
    transaction {
      parts.context.interrupt(.state)
      dismiss(animated: false)
      if parts.standing.host == nil {
        parts.standing.memory.replaceScreens(state.screens)
        forgetLayouts()
        restoreViewStates()
        for (control, value) in state.values { setValue(value, of: control) }
      }
      // Settings come first: pages depend on whether they may be closed, stacks on the navigation option.
      for setting in ContainerSetting.allCases {
        if let value = state.settings[setting] { setValue(value, of: setting) }
      }
      restorePages(of: state, from: source)
      // Pages that were made again for that have the values that a storyboard begins with.
      if parts.standing.host == nil {
        for control in state.values.keys { prescription?.didChange?(control) }
      }
      restorePins(of: state)
      if let index = nearestIndex(to: state, in: pages) {
        parts.pager.go(to: index, cause: .program, animated: false)
      }
      parts.pager.endDragAtOnce()
      parts.context.finishMotion()
      restoreStacks(state.stacks)
      for page in pages.stored ?? [] {
        guard let state = state.containers[page.id] else { continue }
        parts.hostedPages.hosted(on: page.id)?.door.restoreHosted(state, on: page.id)
      }
      parts.context.noteChange()
    }
  }

  /// The first page or screen of a state that no longer exists, or nil if all exist.
  ///
  /// Pages that the user can open count as existing. O(n) in the pages and screens of the state. It makes each screen
  /// to find out whether it exists.
  public func missing(in state: ContainerState) -> PageID? {
    if let other = state.values[.root]?.text, value(of: .root)?.text != other {
      // What is in it is not there yet.
      return made(PageID(other)) == nil ? PageID(other) : nil
    }
    return missing(in: state, from: pageSource, on: root)
  }

  /// The first missing page or screen, for a container that may not yet be on a screen of the outermost one.
  private func missing(
    in state: ContainerState, from source: PageSource, on outermost: TabContainer
  ) -> PageID? {
    func isGone(_ page: PageID) -> Bool {
      pages.index(of: page) == nil && !isHiddenByState(page)
        && (!parts.editing.isAllowed || source.page(page) == nil)
    }
    if let selected = state.selected, isGone(selected) { return selected }
    for stack in state.stacks {
      if let tab = stack.tab, isGone(tab) { return tab }
      for pushed in stack.screens {
        guard let screen = made(pushed.id) ?? outermost.made(pushed.id) else {
          return pushed.id
        }
        if let hosting = screen.asked({ $0.hosting }), let hosted = hosting.container?.door,
          let state = pushed.container.first,
          let missing = hosted.missing(
            in: state, from: outermost.pageSource(of: hosted, on: screen.id),
            on: hosting.isStandalone ? hosted : outermost)
        {
          return missing
        }
      }
    }
    for page in pages.allStored ?? [] {
      if let state = state.containers[page.id], let hosted = page.hosted?.door,
        let missing = hosted.missing(
          in: state, from: outermost.pageSource(of: hosted, on: page.id), on: outermost)
      {
        return missing
      }
    }
    return nil
  }

  private func made(_ screen: PageID) -> (any Screen)? {
    parts.context.ask { makeScreen?(screen) }
  }

  /// Whether a page is hidden only as long as its condition does not hold.
  private func isHiddenByState(_ page: PageID) -> Bool {
    pages.allStored?.contains { $0.id == page && $0.item.condition != nil } ?? false
  }

  private func restoreHosted(_ state: ContainerState, on screen: PageID) {
    restore(state, from: root.pageSource(of: self, on: screen))
  }

  private func restoreStacks(_ saved: [ContainerState.Stack]) {
    for key in parts.stacks.keys { parts.stacks.store(nil, key) }
    parts.stacks.dropForward { _ in true }
    for stack in saved {
      let key = stack.tab.map { StackKey.tab($0) } ?? .container
      guard isStackOfPresent(key) else { continue }
      for pushed in stack.screens {
        guard let screen = parts.actions.knownScreen(pushed.id) else { continue }
        put(screen, onto: key)
        if let state = pushed.container.first, let hosted = screen.hosted?.door {
          hosted.restoreHosted(state, on: screen.id)
        }
      }
    }
  }

  private func isStackOfPresent(_ key: StackKey) -> Bool {
    switch key {
    case .container:
      configuration.navigation == .continuous && parts.standing.host == nil
    case .tab(let id): configuration.navigation == .perTab && pages.index(of: id) != nil
    }
  }

  private func put(_ screen: any Screen, onto key: StackKey) {
    var stack = parts.stacks[key] ?? NavigationStack()
    stack.set(stack.screens + [screen])
    parts.stacks.store(stack, key)
  }

  private func saveViewStates() {
    parts.views.saveStates()
    parts.hosted.forEach { $0.door.saveViewStates() }
  }

  private func restoreViewStates() {
    parts.views.restoreStates()
    parts.hosted.forEach { $0.door.restoreViewStates() }
  }

  /// Lays bodies out again, because restored offsets may be of other layouts.
  private func forgetLayouts() {
    parts.bodies.forgetLayouts()
    parts.hosted.forEach { $0.door.forgetLayouts() }
  }

  private func noteLayouts(in screens: inout [PageID: ScreenState]) {
    parts.bodies.noteLayouts(in: &screens)
    parts.hosted.forEach { $0.door.noteLayouts(in: &screens) }
  }

  private var allBodyScrolls: [(ScrollKey, BodyScroll)] {
    var all = parts.scroller.moving.map { ($0.key, $0.value) }
    parts.hosted.forEach { all += $0.door.allBodyScrolls }
    return all
  }
}

extension Screen {
  fileprivate var saved: ContainerState.Pushed {
    ContainerState.Pushed(id, container: hosted?.door.state)
  }
}

extension StackKey {
  fileprivate var tab: PageID? {
    guard case .tab(let id) = self else { return nil }
    return id
  }
}

extension [PageID: ScreenState] {
  mutating func keep(_ offset: Double, of key: ScrollKey) {
    var state = self[key.screen] ?? ScreenState()
    if let strip = key.strip { state.strips[strip] = offset } else { state.offset = offset }
    self[key.screen] = state
  }
}
