/// Performs the actions of buttons and items.
@MainActor final class Actions {
  private let context: ContainerContext
  private let standing: Standing
  private let catalog: PageCatalog
  private let pager: Pager
  private let hostedPages: HostedPages
  private let sides: Sides
  private let navigator: Navigator
  private let settings: SettingsStore
  private let values: ControlValues
  private let itemAnimations: ItemAnimations

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog, _ pager: Pager,
    _ hostedPages: HostedPages, _ sides: Sides, _ navigator: Navigator, _ settings: SettingsStore,
    _ values: ControlValues, _ items: ItemAnimations
  ) {
    (self.context, self.standing, self.catalog, self.pager) = (context, standing, catalog, pager)
    (self.hostedPages, self.sides, self.navigator) = (hostedPages, sides, navigator)
    (self.settings, self.values, itemAnimations) = (settings, values, items)
  }

  // MARK: Actions

  func perform(_ action: ScreenAction, from sender: PageID) {
    if let host = standing.host,
      host.part(SheetPresenter.self).isOnSheet(standing.container)
    {
      return host.transaction {
        host.part(Actions.self).performFromSheet(action, sender: sender)
      }
    }
    if let host = standing.host, host.context.interactions.hasSurface(standing.container) {
      return host.transaction { host.part(Actions.self).perform(action, from: sender) }
    }
    if sides.isListOfHost, let host = standing.host, let page = standing.page {
      return host.transaction {
        host.part(Actions.self).perform(action, fromListOf: page)
      }
    }
    switch action {
    case .push(let id): push(id, animated: true)
    case .pop: pop(animated: true)
    case .popToRoot: popToRoot(animated: true)
    case .present(let id): present(id, animated: true)
    case .dismiss: dismiss(animated: true)
    case .select(let id): select(id, animated: true)
    case .selectIndex(let index): select(index: index, animated: true)
    case .toggle(let id): values.toggle(id)
    case .set(let id, let value): values.setValue(value, of: id)
    case .add(let formula, let id):
      if let number = result(formula, of: sender)?.number { values.add(number, to: id) }
    case .step(let setting, let steps): settings.step(setting, by: steps)
    case .copySettings: standing.outermost?.onCopy?(SettingsSource.text(of: context.configuration))
    case .open(let url): standing.outermost?.onOpen?(url)
    case .replace(let id) where navigator.isOpening: push(id, animated: true)
    case .replace(let id): replace(id)
    case .root(let id): showRoot(id)
    case .toast(let toast): standing.root?.show(toast)
    case .send(let message): context.outbox.append(.message(message, sender: sender))
    case .perform(let handler):
      let later = navigator.openingLater
      context.outbox.append(
        .action(later.map { ActionHandler($0 { handler.closure() }) } ?? handler))
    case .sequence, .by, .when: unfold(action, from: sender) { perform($0, from: sender) }
    }
  }

  func perform(_ action: ScreenAction, fromListOf page: PageID) {
    navigator.opening(by: action, on: page) { perform(action, from: page) }
  }

  /// Performs the parts of an action whose conditions hold.
  private func unfold(
    _ action: ScreenAction, from sender: PageID, _ perform: (ScreenAction) -> Void
  ) {
    switch action {
    case .sequence(let actions): for action in actions { perform(action) }
    case .by(let name, let action): by(name) { perform(action) }
    case .when(let condition, let action):
      if result(condition, of: sender).isTrue { perform(action) }
    default: perform(action)
    }
  }

  private func result(_ formula: Formula, of sender: PageID) -> ControlValue? {
    do {
      return try formula.result(standing.memory.value)
    } catch {
      context.emit(.warning(error.message(on: sender, formula)))
      return nil
    }
  }

  /// Performs a push with a named transition, in place of the option's transition.
  private func by(_ name: String, _ perform: () -> Void) {
    let named =
      PageTransitions.named(name) ?? context.configuration.ownTransitions.first { $0.name == name }
    navigator.coming(by: named, perform)
  }

  /// An action of the sheet's screen that leads elsewhere dismisses the sheet first.
  private func performFromSheet(_ action: ScreenAction, sender: PageID) {
    switch action {
    case .send, .perform, .toggle, .set, .add, .step, .copySettings, .open, .toast:
      perform(action, from: sender)
    case .sequence, .by, .when:
      unfold(action, from: sender) { performFromSheet($0, sender: sender) }
    // After a dismissal among several actions, they go on below the sheet.
    case .pop: pop(animated: true)
    case .popToRoot: if !dismissAll() { popToRoot(animated: true) }
    case .dismiss: dismiss(animated: true)
    case .present: perform(action, from: sender)
    case .push, .replace, .root, .select, .selectIndex:
      dismissAll()
      guard let container = container(leadingOn: action) else { return }
      container.transaction {
        container.part(Actions.self).perform(action, from: sender)
      }
    }
  }

  /// The container below a sheet in which its action continues: the innermost in front, or that with the page.
  private func container(leadingOn action: ScreenAction) -> (any ContainerNode)? {
    if let hosted = navigator.frontHosted,
      let inner = hosted.part(Actions.self).container(leadingOn: action)
    {
      return inner
    }
    guard case .select(let page) = action, !standing.isOutermost else { return standing.container }
    let isKnown =
      catalog.index(of: page) != nil || hostedPages.page(leadingTo: page) != nil
      || catalog.listed(page) != nil
    return isKnown ? standing.container : nil
  }

  func perform(_ action: ScreenAction) {
    if let hosted = navigator.frontHosted {
      hosted.transaction { hosted.part(Actions.self).perform(action) }
    } else if let sender = navigator.frontScreen {
      perform(action, from: sender.id)
    }
  }

  func perform(_ role: ScreenBody.Button.Role) -> Bool {
    guard let screen = navigator.frontScreen,
      let action = screen.asked({ $0.body })?.action(of: role)
    else {
      return false
    }
    perform(action, from: screen.id)
    return true
  }

  // MARK: Screens

  /// Makes the screen with an identifier; a page on the list of a page *More* needs not be made.
  func knownScreen(_ id: PageID) -> (any Screen)? {
    context.ask { standing.container?.makeScreen?(id) ?? standing.root?.makeScreen?(id) }
      ?? catalog.listed(id)?.page
  }

  /// Makes the screen with an identifier; for an unknown one it emits `warning`.
  func madeScreen(_ id: PageID) -> (any Screen)? {
    if let screen = knownScreen(id) { return screen }
    context.emit(.warning("there is no screen \(quoted(id.rawValue))"))
    return nil
  }

  @discardableResult
  func push(_ id: PageID, animated: Bool) -> Bool {
    guard let screen = madeScreen(id) else { return false }
    navigator.push(screen, animated: animated)
    return true
  }

  /// Shows a screen in place of the one in front, or of the whole content where none is pushed.
  private func replace(_ id: PageID) {
    guard let screen = madeScreen(id) else { return }
    if !navigator.replaceTop(with: screen, animated: true) { showRoot(id) }
  }

  /// Shows another container or page in place of the whole content, found by `ControlID.root`.
  private func showRoot(_ id: PageID) {
    guard let root = standing.root else { return }
    root.transaction {
      _ = root.part(SheetPresenter.self).dismissAll(animated: true)
      root.part(Navigator.self).pop(to: 0, animated: true)
      root.part(ControlValues.self).setValue(.text(id.rawValue), of: .root)
    }
  }

  @discardableResult
  func present(_ id: PageID, animated: Bool) -> Bool {
    guard let screen = madeScreen(id) else { return false }
    present(screen, animated: animated)
    return true
  }

  /// Presents a screen on the outermost container with common bars.
  func present(_ screen: any Screen, animated: Bool) {
    guard let root = standing.root else { return }
    root.transaction { root.part(SheetPresenter.self).present(screen, animated: animated) }
  }

  @discardableResult
  func dismiss(animated: Bool) -> Bool {
    guard let root = standing.root else { return false }
    return root.transaction { root.part(SheetPresenter.self).dismiss(animated: animated) }
  }

  @discardableResult
  func dismissAll() -> Bool {
    guard let root = standing.root else { return false }
    return root.transaction { root.part(SheetPresenter.self).dismissAll(animated: true) }
  }

  /// Dismisses the topmost presented screen, or else pops from the innermost container with pushed screens.
  @discardableResult
  func pop(animated: Bool) -> Bool {
    if let presenter = frontPresenter {
      return presenter.transaction {
        presenter.part(SheetPresenter.self).dismiss(animated: animated)
      }
    }
    guard let container = poppingContainer else { return false }
    let screens = container.part(Navigator.self).pushedScreens
    if screens.isEmpty, let host = container.standing.coveredHost {
      return host.pop(animated: animated)
    }
    return container.transaction {
      container.part(Navigator.self).pop(to: screens.count - 1, animated: animated)
    }
  }

  /// Goes back on behalf of the user, but not from the lowest screen beside a list.
  func goBack(animated: Bool) -> Bool {
    if frontPresenter == nil, let navigator = poppingContainer?.part(Navigator.self),
      navigator.hasSides, !navigator.hasWayBack
    {
      return false
    }
    return pop(animated: animated)
  }

  func goForward(animated: Bool) -> Bool {
    guard let container = forwardContainer else { return false }
    return container.transaction {
      container.part(Navigator.self).goForward(animated: animated)
    }
  }

  /// The innermost container in front that can push a popped screen again, or nil below a sheet.
  var forwardContainer: (any ContainerNode)? {
    guard frontPresenter == nil else { return nil }
    if let inner = innermostForwardContainer { return inner }
    var outer = standing.surroundings
    while let container = outer, container.part(Navigator.self).forwardScreen == nil {
      outer = container.standing.surroundings
    }
    return outer
  }

  private var innermostForwardContainer: (any ContainerNode)? {
    navigator.frontHosted?.part(Actions.self).innermostForwardContainer
      ?? (navigator.forwardScreen == nil ? nil : standing.container)
  }

  @discardableResult
  func popToRoot(animated: Bool) -> Bool {
    guard let root = standing.root else { return false }
    return root.transaction {
      root.part(Navigator.self).pop(to: 0, animated: animated)
    }
  }

  private var frontPresenter: (any ContainerNode)? {
    if let root = standing.root, root.part(SheetPresenter.self).isOpen { return root }
    return navigator.frontHosted?.part(Actions.self).frontPresenter
  }

  private var poppingContainer: (any ContainerNode)? {
    if let hosted = innermostHostedWithScreens { return hosted }
    var container = standing.container
    while let inner = container, inner.part(Navigator.self).pushedScreens.isEmpty,
      let host = inner.standing.host
    {
      container = host
    }
    return container
  }

  private var innermostHostedWithScreens: (any ContainerNode)? {
    guard let hosted = navigator.frontHosted else { return nil }
    return hosted.part(Actions.self).innermostHostedWithScreens
      ?? (hosted.part(Navigator.self).pushedScreens.isEmpty ? nil : hosted)
  }

  // MARK: Selection

  /// Selects a page with the cause `program`; one on the list of a page *More* is pushed there.
  @discardableResult
  func select(_ page: PageID, animated: Bool) -> SelectionResult {
    if let index = catalog.index(of: page) {
      return pager.go(to: index, cause: .program, animated: animated)
    }
    if let outer = hostedPages.page(leadingTo: page) {
      return select(page, inside: outer, animated: animated)
    }
    guard let more = catalog.listed(page)?.more, let screen = knownScreen(page) else {
      if let host = standing.host, standing.page != nil {
        return host.transaction {
          host.part(Actions.self).select(page, animated: animated)
        }
      }
      context.emit(.warning(catalog.unknown(page)))
      return .unknown
    }
    let result = pager.go(to: more, cause: .program, animated: animated)
    guard result == .selected || result == .alreadySelected else { return result }
    let depth = navigator.pushedScreens.lastIndex { $0.id == page }
    // While the pages move to More, its screens are already in place.
    let isAnimated = animated && result == .alreadySelected
    if let depth {
      return navigator.pop(to: depth + 1, animated: isAnimated) ? .selected : result
    }
    navigator.pop(to: 0, animated: false)
    navigator.push(screen, animated: isAnimated)
    return .selected
  }

  /// Selects a page of the container on a page, and that page too.
  private func select(
    _ page: PageID, inside outer: PageID, animated: Bool
  ) -> SelectionResult {
    guard let index = catalog.index(of: outer), let hosted = hostedPages.hosted(on: outer)
    else { return .unknown }
    let result = pager.go(to: index, cause: .program, animated: animated)
    guard result == .selected || result == .alreadySelected else { return result }
    // While the pages move there, the page inside is already in place.
    let inner = hosted.transaction {
      hosted.part(Actions.self).select(
        page, animated: animated && result == .alreadySelected)
    }
    return inner == .alreadySelected ? result : inner
  }

  @discardableResult
  func select(index: Int, animated: Bool) -> SelectionResult {
    guard (0..<catalog.count).contains(index) else {
      let error = ContainerError.indexOutOfRange(index, count: catalog.count)
      context.emit(.warning(error.description))
      return .unknown
    }
    return pager.go(to: index, cause: .program, animated: animated)
  }

  /// Selects a page as a tap or a key does; if it is selected, its screens are popped, or it scrolls to its top.
  @discardableResult
  func choose(_ index: Int, steps: Int? = nil, cause: Cause) -> Bool {
    guard index == pager.selectedIndex else {
      return pager.go(to: index, steps: steps, cause: cause).isSelected
    }
    let page = pager.selectedID
    context.emit(.reselected(SelectionChange(from: page, to: page, cause: cause)))
    itemAnimations.begin()
    let configuration = context.configuration
    if configuration.popsToRootOnReselect, popAll() { return false }
    if configuration.scrollsToTopOnReselect { scrollToTop() }
    return false
  }

  private func popAll() -> Bool {
    if navigator.pop(to: navigator.leastDepth, animated: true) { return true }
    guard let hosted = navigator.frontHosted else { return false }
    return hosted.transaction { hosted.part(Actions.self).popAll() }
  }

  func scrollToTop() {
    context.interrupt(.top)
    if let list = sides.listInFront {
      list.transaction { list.part(Actions.self).scrollToTop() }
    }
    guard let hosted = navigator.frontHosted else { return }
    hosted.transaction { hosted.part(Actions.self).scrollToTop() }
  }

  /// Selects the page of an item or More row, or performs the item's action.
  ///
  /// The listener may itself select, push, pop or change the pages. Then its change stays, and the activation is
  /// dropped.
  func activateItem(_ page: PageID, cause: Cause) {
    guard let index = catalog.index(of: page), catalog.isEnabled(index),
      context.consent.toActivate(page, cause: cause) == .yes
    else { return }
    if let action = catalog.item(at: index).action { return perform(action, from: page) }
    choose(index, cause: cause)
  }
}
