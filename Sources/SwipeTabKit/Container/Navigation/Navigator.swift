/// Pushes and pops screens, and finds the screen in front.
@MainActor final class Navigator: AdaptingInteraction {
  private let context: ContainerContext
  private let standing: Standing
  private let catalog: PageCatalog
  private let pager: Pager
  private let stacks: NavigationStacks
  private let hostedPages: HostedPages
  private let sides: Sides
  private var wasPerTab = false

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog, _ pager: Pager,
    _ stacks: NavigationStacks, _ hostedPages: HostedPages, _ sides: Sides
  ) {
    (self.context, self.standing, self.catalog, self.pager) = (context, standing, catalog, pager)
    (self.stacks, self.hostedPages, self.sides) = (stacks, hostedPages, sides)
    wasPerTab = isPerTab
  }

  // MARK: Stacks

  /// Whether each page has its own stack; without pages there is one for the whole container.
  private var isPerTab: Bool {
    context.configuration.navigation == .perTab && pager.selectedIndex != nil
  }

  var activeKey: StackKey {
    guard isPerTab, let page = pager.selectedID else { return .container }
    return .tab(page)
  }

  var activeStack: NavigationStack? { stacks.isEmpty ? nil : stacks[activeKey] }

  func key(ofPage page: PageID) -> StackKey { isPerTab ? .tab(page) : .container }

  /// A page's own stack, or nil if it has no screens, or if one stack serves the whole container.
  func stack(ofPage page: PageID) -> NavigationStack? {
    isPerTab && !stacks.isEmpty ? stacks[.tab(page)] : nil
  }

  /// The stack of the whole container, or nil if each page has its own stack.
  var coveringStack: NavigationStack? { isPerTab ? nil : stacks[.container] }

  /// The screens pushed over the selected page or over the container; the topmost is last.
  var pushedScreens: [any Screen] { activeStack?.screens ?? [] }

  func page(holding screen: PageID) -> PageID? {
    func holds(_ key: StackKey) -> Bool {
      stacks[key]?.screens.contains { $0.id == screen } ?? false
    }
    if holds(activeKey) { return pager.selectedID }
    for case .tab(let page) in stacks.keys where holds(.tab(page)) { return page }
    return nil
  }

  // MARK: In front

  var isCovered: Bool { !(coveringStack?.screens.isEmpty ?? true) || isCoveredOnHost }

  private var isCoveredOnHost: Bool {
    guard let host = standing.host?.part(Navigator.self) else { return false }
    let isInFront =
      sides.isListOfHost ? !host.areBarsCovered : host.frontHosted === standing.container
    return !isInFront || host.isCoveredOnHost
  }

  /// Whether a pushed screen hides the toolbar, so that nothing shows that there are other pages.
  var hidesOtherPages: Bool {
    isPerTab && activeStack?.screens.last?.traits.hidesToolbar ?? false
  }

  var frontScreen: (any Screen)? {
    activeStack?.screens.last ?? sides.detailInFront
      ?? pager.selectedIndex.map { catalog.page(at: $0) }
  }

  var frontBody: ScreenBody? { frontScreen?.asked { $0.body } }

  /// The title in front, read in each frame without a conversion to `any Screen`, which may allocate memory.
  var frontTitle: String? {
    if let screen = activeStack?.screens.last { return screen.asked { $0.navigationTitle } }
    if let title = sides.detailInFront?.asked({ $0.navigationTitle }), !title.isBlank {
      return title
    }
    guard let index = pager.selectedIndex else { return nil }
    return context.ask { catalog.page(at: index).navigationTitle }
  }

  var frontID: PageID? {
    activeStack?.screens.last?.id ?? sides.detailInFront?.id ?? pager.selectedID
  }

  var frontDelayedAction: DelayedAction? {
    if let screen = activeStack?.screens.last { return screen.asked { $0.delayedAction } }
    guard let index = pager.selectedIndex else { return nil }
    return context.ask { catalog.page(at: index).delayedAction }
  }

  // A page that is a large value would be copied into memory as a screen that is asked.
  var frontLeadingButtons: [BarButton]? {
    if let screen = activeStack?.screens.last { return screen.asked { $0.leadingButtons } }
    guard let index = pager.selectedIndex else { return nil }
    return context.ask { catalog.page(at: index).leadingButtons }
  }

  var frontTrailingButtons: [BarButton]? {
    if let screen = activeStack?.screens.last { return screen.asked { $0.trailingButtons } }
    guard let index = pager.selectedIndex else { return nil }
    return context.ask { catalog.page(at: index).trailingButtons }
  }

  var frontTraits: ScreenTraits? {
    if let screen = activeStack?.screens.last { return screen.traits }
    if let detail = sides.detailInFront { return detail.traits }
    guard let index = pager.selectedIndex else { return nil }
    return catalog.page(at: index).traits
  }

  var frontHosted: (any ContainerNode)? {
    if let screen = activeStack?.screens.last { return screen.hosted }
    return selectedHosted
  }

  private var selectedHosted: (any ContainerNode)? {
    guard !hostedPages.isEmpty, let page = pager.selectedID else { return nil }
    return hostedPages.hosted(on: page)
  }

  /// Whether the container in front is that on the selected page, which moves with the pages.
  var isHostedOnPage: Bool { activeStack?.screens.isEmpty ?? true && selectedHosted != nil }

  var areBarsCovered: Bool { frontHosted?.standing.coveredHost != nil }

  /// The hosted container whose pages are shown, or would be without the screens that cover them.
  var shownHosted: (any ContainerNode)? {
    if let stack = activeStack, stack.hasHosted {
      for screen in stack.screens.reversed() {
        if let hosted = screen.hosted {
          return hosted.part(Navigator.self).shownHosted ?? hosted
        }
      }
    }
    guard let hosted = selectedHosted else { return nil }
    return hosted.part(Navigator.self).shownHosted ?? hosted
  }

  var stackedScreens: [any Screen] {
    var all: [any Screen] = []
    forEachStacked { screen, _ in all.append(screen) }
    return all
  }

  func forEachStacked(_ body: (any Screen, [PageID]) -> Void) {
    hostedPages.forEach { page, hosting in
      hosting.container?.forEachWithin { body($0, [page] + $1) }
    }
    for key in stacks.keys {
      for screen in stacks[key]?.screens ?? [] {
        body(screen, [])
        screen.hosted?.forEachWithin { body($0, [screen.id] + $1) }
      }
    }
  }

  // MARK: Sides

  /// Whether the selected page is split, so that its screens are beside its list.
  var hasSides: Bool { sides.listInFront != nil }

  /// The number of pushed screens that the user cannot go back from, which is 1 beside a list.
  var leastDepth: Int { hasSides ? 1 : 0 }

  var hasWayBack: Bool { pushedScreens.count > leastDepth }

  /// Whether an action of the list of a page has opened the lowest screen beside it.
  func isOpen(_ action: ScreenAction, on page: PageID) -> Bool {
    guard sides.has(page), let screen = stack(ofPage: page)?.screens.first?.id else { return false }
    return action.opens(screen) || sides.hasOpened(screen, by: action, on: page)
  }

  /// The action of a list that is being performed, and its page.
  private var opening: (action: ScreenAction, page: PageID)?

  /// Performs an action of a list: the first screen that it pushes replaces all screens beside the list.
  func opening(by action: ScreenAction, on page: PageID, _ perform: () -> Void) {
    let before = opening
    opening = (action, page)
    perform()
    opening = before
  }

  /// Wraps a closure, so that it later runs as part of the list's current action, if there is one.
  var openingLater: ((@escaping () -> Void) -> () -> Void)? {
    guard let opening else { return nil }
    return { [weak self] closure in
      {
        guard let self else { return closure() }
        self.opening(by: opening.action, on: opening.page, closure)
      }
    }
  }

  /// Whether an action of a list is being performed that has not pushed a screen yet.
  var isOpening: Bool { opening != nil }

  /// Replaces all screens beside a list by one, if an action of the list is being performed.
  private func open(_ screen: any Screen) -> Bool {
    guard let opening else { return false }
    self.opening = nil
    guard sides.has(opening.page) else { return false }
    set([screen], on: key(ofPage: opening.page), animated: false)
    sides.note(opening.action, opening: screen.id, on: opening.page)
    return true
  }

  // MARK: Push and pop

  /// The transition of screens that come now, of which the outermost container's is used.
  private var ownTransition: (any PageTransition)?

  private var transition: (any PageTransition)? {
    standing.root?.part(Navigator.self).ownTransition
  }

  func coming(by transition: (any PageTransition)?, _ perform: () -> Void) {
    guard let navigator = standing.root?.part(Navigator.self) else { return perform() }
    let before = navigator.ownTransition
    navigator.ownTransition = transition
    perform()
    navigator.ownTransition = before
  }

  /// Shows a screen in place of the topmost one, here or else on a host, if one is pushed.
  func replaceTop(with screen: any Screen, animated: Bool) -> Bool {
    if standing.host != nil, !isPerTab || pushedScreens.isEmpty {
      guard let host = standing.host else { return false }
      return host.transaction {
        host.part(Navigator.self).replaceTop(with: screen, animated: animated)
      }
    }
    guard !pushedScreens.isEmpty, standing.mayShow(screen) else { return false }
    context.interrupt(.push)
    // Vetoes of what was interrupted may have changed the stack, as in `push`.
    let key = activeKey
    guard !pushedScreens.isEmpty, var stack = stacks[key] else { return false }
    let kept = stack.screens.count - 1
    stack.replaceTop(with: screen, by: transition)
    stacks.store(stack, key, kept: kept)
    stacks.settle(key, animated: animated)
    return true
  }

  func push(_ screen: any Screen, animated: Bool) {
    guard standing.mayShow(screen) else { return }
    if let host = standing.host, !isPerTab {
      return push(screen, onto: host, animated: animated)
    }
    guard pager.selectedIndex != nil else {
      return context.emit(.warning("there is no page to push onto"))
    }
    guard !open(screen) else { return }
    guard hasRoom(for: screen, over: pushedScreens) else { return }
    context.interrupt(.push)
    guard pager.selectedIndex != nil, standing.mayShow(screen) else { return }
    let key = activeKey
    var stack = stacks[key] ?? NavigationStack()
    let count = stack.screens.count
    stack.push(screen, by: transition)
    stacks.store(stack, key, kept: count)
    stacks.settle(key, animated: animated)
  }

  // More come only from a container that pushes itself endlessly.
  private static let mostContainers = 100

  private func hasRoom(for screen: some Screen, over below: [any Screen]) -> Bool {
    guard screen.hosted != nil,
      standing.depth + below.count(where: { $0.hosted != nil }) >= Self.mostContainers
    else { return true }
    context.emit(
      .warning(
        "the screen \(quoted(screen.id.rawValue)) is not pushed: "
          + "\(Self.mostContainers) containers lie over each other already"))
    return false
  }

  /// Pushes a screen onto the stack of the host: over the page with this container, even if another is selected.
  private func push(_ screen: any Screen, onto host: any ContainerNode, animated: Bool) {
    let outer = host.part(Navigator.self)
    guard let page = standing.page, outer.isPerTab, outer.pager.selectedID != page else {
      return host.push(screen, animated: animated)
    }
    host.transaction {
      outer.set(outer.screens(ofPage: page) + [screen], ofPage: page, animated: animated)
    }
  }

  @discardableResult
  func pop(to count: Int, animated: Bool) -> Bool {
    guard (0..<pushedScreens.count).contains(count) else { return false }
    context.interrupt(.pop)
    let key = activeKey
    guard var stack = stacks[key], stack.screens.count > count else { return false }
    stack.pop(to: count)
    stacks.store(stack, key, kept: count)
    stacks.settle(key, animated: animated)
    return true
  }

  var forwardScreen: (any Screen)? {
    pager.selectedIndex == nil ? nil : stacks.forwardScreen(on: activeKey)
  }

  func goForward(animated: Bool) -> Bool {
    guard let screen = forwardScreen, standing.mayShow(screen) else { return false }
    stacks.goForward(on: activeKey) { push(screen, animated: animated) }
    return true
  }

  /// The place of the screens over a hosted container: on a stack of its host, above the screen with the container.
  private struct HostStack {
    var host: any ContainerNode
    var key: StackKey
    /// The screens up to the one with this container.
    var below: [any Screen]
  }

  /// The stack of the host that holds what this container pushes, or nil if it holds that itself.
  private var hostStack: HostStack? {
    guard !isPerTab, let host = standing.host, let own = standing.container else { return nil }
    if let page = standing.page {
      let key = host.part(Navigator.self).key(ofPage: page)
      return HostStack(host: host, key: key, below: [])
    }
    let stacks = host.part(NavigationStacks.self)
    for key in stacks.keys {
      let screens = stacks[key]?.screens ?? []
      if let index = screens.lastIndex(where: { $0.hosted === own }) {
        return HostStack(host: host, key: key, below: Array(screens[...index]))
      }
    }
    return nil
  }

  func screens(ofPage page: PageID) -> [any Screen] {
    guard let stack = hostStack else { return stacks[key(ofPage: page)]?.screens ?? [] }
    return Array(
      (stack.host.part(NavigationStacks.self)[stack.key]?.screens ?? []).dropFirst(
        stack.below.count))
  }

  func set(_ screens: [any Screen], ofPage page: PageID, animated: Bool) {
    guard let stack = hostStack else {
      return set(screens, on: key(ofPage: page), animated: animated)
    }
    stack.host.transaction {
      stack.host.part(Navigator.self).set(
        stack.below + screens, on: stack.key, animated: animated)
    }
  }

  private func set(_ screens: [any Screen], on key: StackKey, animated: Bool) {
    let screens = screens.reduce(into: [any Screen]()) { kept, screen in
      if standing.mayShow(screen), hasRoom(for: screen, over: kept) { kept.append(screen) }
    }
    let (old, new) = (stacks[key]?.screens.map(\.id) ?? [], screens.map(\.id))
    guard old != new else { return }
    if key == activeKey, abs(old.count - new.count) == 1 {
      if new.starts(with: old), let top = screens.last { return push(top, animated: animated) }
      if old.starts(with: new) {
        pop(to: new.count, animated: animated)
        return
      }
    }
    if key == activeKey { context.interrupt(screens.isEmpty ? .pop : .push) }
    var stack = stacks[key] ?? NavigationStack()
    let kept = zip(stack.screens, screens).prefix { $0.id == $1.id }.count
    stack.set(Array(stack.screens.prefix(kept) + screens.dropFirst(kept)))
    stacks.store(stack, key)
  }

  // MARK: Options

  /// Moves screens to the other kind of stack when the navigation option changes, or the first pages come.
  func yield(to interruption: Interruption) {
    guard [.layout, .newPages].contains(interruption), isPerTab != wasPerTab else { return }
    wasPerTab.toggle()
    guard let page = pager.selectedID else { return }
    if isPerTab {
      stacks.carry(.container, to: .tab(page))
    } else {
      stacks.carry(.tab(page), to: .container)
    }
  }
}
