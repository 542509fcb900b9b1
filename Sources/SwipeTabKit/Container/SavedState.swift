/// What a person would want to find again: the selected page, what is pushed, where things are scrolled to, what is
/// switched on, and what was set.
///
/// It holds identifiers alone, so that it can be kept while the program does not run and be restored into other pages.
public struct ContainerState: Sendable, Hashable, Codable {
  /// One stack of pushed screens, from below to above.
  public struct Stack: Sendable, Hashable, Codable {
    /// The page whose stack it is; nil for the whole container's.
    public var tab: PageID?
    /// The pushed screens.
    public var screens: [Pushed]

    /// Makes a stack.
    public init(tab: PageID? = nil, screens: [Pushed]) {
      self.tab = tab
      self.screens = screens
    }
  }

  /// One pushed screen.
  public struct Pushed: Sendable, Hashable, Codable {
    /// The screen.
    public var id: PageID
    /// The states of a container on it, in an array of one; empty if it is no `ContainerScreen`.
    public var container: [ContainerState]

    /// Makes a pushed screen.
    public init(_ id: PageID, container: ContainerState? = nil) {
      self.id = id
      self.container = container.map { [$0] } ?? []
    }
  }

  /// The selected page; nil without pages.
  public var selected: PageID?
  /// All pages in order, so that the nearest one that remains can be found; empty if there are more than 1000.
  public var pages: [PageID]
  /// The stacks, that of the whole container first, then by page.
  public var stacks: [Stack]
  /// What screens remember; of a hosted container the outermost one has it.
  public var screens: [PageID: ScreenState]
  /// What was switched on or off.
  public var toggles: [PageID: Bool]
  /// What sliders and choices hold.
  public var values: [PageID: ControlValue]
  /// What was set while the container ran.
  public var settings: [ContainerSetting: ControlValue]

  /// Makes a state.
  public init(
    selected: PageID? = nil, pages: [PageID] = [], stacks: [Stack] = [],
    screens: [PageID: ScreenState] = [:], toggles: [PageID: Bool] = [:],
    values: [PageID: ControlValue] = [:], settings: [ContainerSetting: ControlValue] = [:]
  ) {
    self.selected = selected
    self.pages = pages
    self.stacks = stacks
    self.screens = screens
    self.toggles = toggles
    self.values = values
    self.settings = settings
  }
}

extension TabContainer {
  /// What there is to find again; what moves counts as where it is going.
  ///
  /// O(n) in the pages and in what screens remember.
  public var state: ContainerState {
    var state = ContainerState(selected: selectedID)
    state.pages = count <= 1000 ? pages.ids : []
    state.stacks = stacks.filter { !$0.value.screens.isEmpty }.map { key, stack in
      ContainerState.Stack(tab: key.tab, screens: stack.screens.map { $0.saved })
    }
    state.stacks.sort { ($0.tab?.rawValue ?? "") < ($1.tab?.rawValue ?? "") }
    state.settings = changedSettings
    guard host == nil else { return state }
    (state.screens, state.toggles, state.values) = (screenStates, toggles, values)
    for (key, scroll) in allBodyScrolls { state.screens.keep(scroll.restingOffset, of: key) }
    return state
  }

  /// Puts a state in the place of the present one, at once and without motion.
  ///
  /// What is not there any more is left out. If that is the selected page, the nearest of its old neighbours that remains
  /// is selected, else nothing changes. A change of selection gives its events, caused by the program.
  public func restore(_ state: ContainerState) {
    perform {
      stopScrolls()
      dismiss(animated: false)
      if host == nil {
        screenStates = state.screens
        for (toggle, isOn) in state.toggles { setToggle(toggle, isOn: isOn) }
        for (control, value) in state.values { setValue(value, of: control) }
      }
      // Before the stacks, as they depend on the model of navigation.
      for setting in ContainerSetting.allCases {
        if let value = state.settings[setting] { set(setting, to: value) }
      }
      if let index = nearestIndex(to: state) { choose(index, cause: .program, animated: false) }
      restoreStacks(state.stacks)
      touch()
    }
  }

  /// The first page or screen of a state that there is none of any more; nil if all are there.
  ///
  /// O(n) in the screens of the state, each of which is made to see whether it can be.
  public func missing(in state: ContainerState) -> PageID? {
    if let selected = state.selected, pages.index(of: selected) == nil { return selected }
    for stack in state.stacks {
      if let tab = stack.tab, pages.index(of: tab) == nil { return tab }
      for pushed in stack.screens {
        guard let screen = makeScreen?(pushed.id) ?? root.makeScreen?(pushed.id) else {
          return pushed.id
        }
        if let hosted = screen as? ContainerScreen, let state = pushed.container.first,
          let missing = hosted.container.missing(in: state)
        {
          return missing
        }
      }
    }
    return nil
  }

  /// The page that was selected, or the nearest one that remains; of two as near, the later one.
  private func nearestIndex(to state: ContainerState) -> Int? {
    guard let selected = state.selected else { return nil }
    if let index = pages.index(of: selected) { return index }
    guard let old = state.pages.firstIndex(of: selected) else { return nil }
    for distance in 1..<max(state.pages.count, 2) {
      for place in [old + distance, old - distance] where state.pages.indices.contains(place) {
        if let index = pages.index(of: state.pages[place]) { return index }
      }
    }
    return count > 0 ? min(old, count - 1) : nil
  }

  private func restoreStacks(_ saved: [ContainerState.Stack]) {
    abandonBack()
    for key in stacks.keys { dropStack(key) }
    for stack in saved {
      let key = stack.tab.map { StackKey.tab($0) } ?? .container
      guard isStackOfPresent(key) else { continue }
      for pushed in stack.screens {
        guard let screen = makeScreen?(pushed.id) ?? root.makeScreen?(pushed.id) else { continue }
        put(screen, onto: key)
        if let state = pushed.container.first, let hosted = screen as? ContainerScreen {
          hosted.container.restore(state)
        }
      }
    }
  }

  /// Whether a stack can hold screens in the present model of navigation.
  private func isStackOfPresent(_ key: StackKey) -> Bool {
    switch key {
    case .container: configuration.navigation == .continuous && host == nil && count > 0
    case .tab(let id): configuration.navigation == .perTab && pages.index(of: id) != nil
    }
  }

  private func dropStack(_ key: StackKey) {
    guard var stack = stacks[key] else { return }
    for page in stack.pop(to: 0) { emit(.popped(page)) }
    letGoHosted(of: stack)
    stacks[key] = nil
  }

  /// Pushes a screen without motion.
  private func put(_ screen: any Screen, onto key: StackKey) {
    if let screen = screen as? ContainerScreen { adopt(screen) }
    var stack = stacks[key] ?? NavigationStack()
    stack.set(stack.screens + [screen])
    stacks[key] = stack
    emit(.pushed(screen.id))
  }

  /// What is scrolling here and in hosted containers.
  private var allBodyScrolls: [(ScrollKey, BodyScroll)] {
    var all = bodyScrolls.map { ($0.key, $0.value) }
    forEachHosted { all += $0.allBodyScrolls }
    return all
  }
}

extension Screen {
  fileprivate var saved: ContainerState.Pushed {
    ContainerState.Pushed(id, container: (self as? ContainerScreen)?.container.state)
  }
}

extension StackKey {
  fileprivate var tab: PageID? {
    guard case .tab(let id) = self else { return nil }
    return id
  }
}

extension [PageID: ScreenState] {
  /// Notes how far something is scrolled.
  mutating func keep(_ offset: Double, of key: ScrollKey) {
    var state = self[key.screen] ?? ScreenState()
    if let strip = key.strip { state.strips[strip] = offset } else { state.offset = offset }
    self[key.screen] = state
  }
}
