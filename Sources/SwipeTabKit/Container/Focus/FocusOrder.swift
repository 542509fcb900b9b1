/// The order of the Tab key through the elements of all containers with common bars.
///
/// It is the reading order, as a circle that begins at the toolbar of the pages in front.
@MainActor final class FocusOrder {
  private let context: ContainerContext
  private let standing: Standing
  private let pager: Pager
  private let sides: Sides
  private let navigator: Navigator
  private let presentation: Presentation
  private let sheets: SheetPresenter
  private let navigationBar: NavigationBar

  init(
    _ context: ContainerContext, _ standing: Standing, _ pager: Pager, _ sides: Sides,
    _ navigator: Navigator, _ presentation: Presentation, _ sheets: SheetPresenter,
    _ navigationBar: NavigationBar
  ) {
    (self.context, self.standing, self.pager, self.sides) = (context, standing, pager, sides)
    (self.navigator, self.presentation) = (navigator, presentation)
    (self.sheets, self.navigationBar) = (sheets, navigationBar)
  }

  enum Section {
    case buttons
    case toolbar(any ContainerNode)
    /// A surface, or the list beside a detail, in its own container.
    case beside(any ContainerNode)
    case body
    case toast(any ContainerNode)
  }

  // MARK: Containers

  /// This container and those hosted on its front screens with the same bars, the outermost first.
  var chain: [any ContainerNode] {
    guard let own = standing.container else { return [] }
    return [own] + (inner(of: own)?.part(FocusOrder.self).chain ?? [])
  }

  /// The container with the frontmost screen: the one on the sheet, if one is open.
  var frontmost: (any ContainerNode)? {
    if let sheet = sheets.open { return sheet.container }
    guard let hosted = navigator.frontHosted else { return standing.container }
    return hosted.part(FocusOrder.self).frontmost
  }

  /// The container with a part of a body: one beside the pages, or the frontmost.
  func owner(of target: BodyTarget) -> (any ContainerNode)? {
    beside(withScreen: target.screen) ?? frontmost
  }

  private func beside(withScreen screen: PageID) -> (any ContainerNode)? {
    guard !sheets.isOpen, !navigator.areBarsCovered else { return nil }
    if !navigator.isCovered {
      for surface in context.interactions.surfaced where surface.screen?.id == screen {
        return surface.hosted
      }
    }
    if pager.selectedID == screen, let list = sides.listInFront { return list }
    guard let hosted = navigator.frontHosted, hosted.standing.coveredHost == nil else { return nil }
    return hosted.part(FocusOrder.self).beside(withScreen: screen)
  }

  /// Whether no page moves that the container, or one around it, is on.
  func rests(_ container: any ContainerNode) -> Bool {
    if sides.isList(container) { return pager.scroll.isResting }
    guard navigator.isHostedOnPage, let hosted = navigator.frontHosted,
      container.standing.isOn(hosted)
    else { return true }
    return pager.scroll.isResting && hosted.part(FocusOrder.self).rests(container)
  }

  var frontScreen: (any Screen)? { frontmost?.part(Navigator.self).frontScreen }

  /// Whether the toolbar can get the focus, which one hidden by scrolling can because it comes back.
  private var hasToolbar: Bool {
    !navigator.isCovered && context.layout.toolbar != nil
      && navigator.frontTraits?.hidesToolbar != true
  }

  /// The containers whose toolbars can get the focus, the outermost first, or none below a sheet.
  var toolbars: [any ContainerNode] {
    guard !sheets.isOpen, !navigator.areBarsCovered else { return [] }
    return chain.filter { $0.part(FocusOrder.self).hasToolbar }
  }

  func isReachable(_ container: any ContainerNode) -> Bool {
    toolbars.contains { $0 === container }
  }

  // MARK: Stops

  var focusedInToolbar: FocusStop? {
    sheets.isOpen ? nil : focusedBelowSheet
  }

  var focusedBelowSheet: FocusStop? {
    guard !navigator.areBarsCovered else { return nil }
    let own = standing.container.flatMap { focusedToolbar(from: $0) }
    return own.map { .toolbar($0.target, of: ObjectIdentifier($0.container)) }
  }

  var hasTwoFocusedToolbars: Bool {
    // Most containers have no other on a page, which is cheaper to find out than the focus.
    guard navigator.frontHosted != nil, focusedInToolbar != nil, let own = standing.container,
      let outer = focusedToolbar(from: own)?.container, let inner = inner(of: outer)
    else { return false }
    return focusedToolbar(from: inner) != nil
  }

  // It uses no array, because each frame calls it.
  private func focusedToolbar(
    from outermost: any ContainerNode
  ) -> (container: any ContainerNode, target: BarTarget)? {
    var container: (any ContainerNode)? = outermost
    while let own = container {
      if let target = own.part(ToolbarFocus.self).target, own.part(FocusOrder.self).hasToolbar {
        return (own, target)
      }
      container = inner(of: own)
    }
    return nil
  }

  private func inner(of container: any ContainerNode) -> (any ContainerNode)? {
    let hosted = container.part(Navigator.self).frontHosted
    return hosted?.standing.coveredHost == nil ? hosted : nil
  }

  func isThere(_ stop: FocusStop) -> Bool {
    switch stop {
    case .toolbar(let target, let id):
      toolbars.contains {
        ObjectIdentifier($0) == id && $0.part(ToolbarFocus.self).isThere(target)
      }
    case .button(let target, let screen):
      !sheets.isOpen && !navigator.areBarsCovered
        && screen == frontmost?.part(Navigator.self).frontID
        && presentation.reachableNavigationBar != nil
        && navigationBar.button(target)?.action != nil
    case .toast(let id): toaster(of: id)?.hasButton == true
    case .part(let target):
      !(navigator.areBarsCovered && !sheets.isOpen)
        && owner(of: target)?.part(BodyTargets.self).isStop(target) == true
    }
  }

  func toaster(of id: ObjectIdentifier) -> Toaster? {
    guard sheets.isOpen || !navigator.areBarsCovered else { return nil }
    // In front of a sheet are only the messages of the container that presents it.
    let chain = sheets.isOpen ? standing.container.map { [$0] } ?? [] : chain
    return chain.first { ObjectIdentifier($0) == id }?.part(Toaster.self)
  }

  private var buttons: [BarTarget] {
    guard !sheets.isOpen, presentation.reachableNavigationBar != nil,
      let content = navigationBar.content
    else { return [] }
    return
      (content.leading.indices.map { .leading($0) }
      + content.trailing.indices.reversed().map { .trailing($0) })
      .filter { navigationBar.button($0)?.action != nil }
  }

  private var sections: [Section] {
    let hasButton = standing.container?.part(Toaster.self).hasButton ?? false
    let toast = standing.container.flatMap { hasButton ? [Section.toast($0)] : nil } ?? []
    if sheets.isOpen { return [.body] + toast }
    let hosted = navigator.frontHosted.flatMap {
      $0.standing.coveredHost == nil ? $0.part(FocusOrder.self).sections : nil
    }
    let inner = (sides.listInFront.map { [Section.beside($0)] } ?? []) + (hosted ?? [.body])
    let bar = standing.container.flatMap { hasToolbar ? [Section.toolbar($0)] : nil } ?? []
    let surfaces = context.interactions.surfaced.compactMap { surface in
      surface.frame == nil ? nil : surface.hosted.map { Section.beside($0) }
    }
    if context.configuration.toolbarPosition == .top { return bar + surfaces + inner + toast }
    return context.configuration.toolbarPosition == .leading
      ? bar + inner + surfaces + toast : inner + surfaces + bar + toast
  }

  /// The sections as a circle that begins at the innermost toolbar.
  private var circle: [Section] {
    let sections = [.buttons] + sections
    let containers = sections.map { section in
      if case .toolbar(let container) = section {
        container
      } else {
        Optional<any ContainerNode>.none
      }
    }
    guard let innermost = toolbars.last,
      let start = containers.firstIndex(where: { $0 === innermost })
    else { return sections }
    return Array(sections[start...] + sections[..<start])
  }

  /// The stop after or before another one, which from nil is the first or the last.
  func stop(after stop: FocusStop?, by step: Int) -> FocusStop? {
    let circle = circle
    var index = step > 0 ? 0 : circle.count - 1
    if let stop {
      guard let own = circle.firstIndex(where: { holds(stop, in: $0) }) else {
        return self.stop(after: nil, by: step)
      }
      if let next = next(after: stop, by: step, in: circle[own]) { return next }
      index = own + step
    }
    while circle.indices.contains(index) {
      if let first = next(after: nil, by: step, in: circle[index]) { return first }
      index += step
    }
    return nil
  }

  /// The stop where a new screen begins: in its body, or else in the bars.
  var firstOfScreen: FocusStop? {
    if let first = next(after: nil, by: 1, in: .body) { return first }
    if !sheets.isOpen, let list = sides.listInFront,
      let first = next(after: nil, by: 1, in: .beside(list))
    {
      return first
    }
    if let first = next(after: nil, by: 1, in: .buttons) { return first }
    return toolbars.last.flatMap { next(after: nil, by: 1, in: .toolbar($0)) }
  }

  private func holds(_ stop: FocusStop, in section: Section) -> Bool {
    switch (stop, section) {
    case (.toolbar(_, let id), .toolbar(let container)): ObjectIdentifier(container) == id
    case (.part(let target), .beside(let container)): owner(of: target) === container
    case (.part(let target), .body): owner(of: target) === frontmost
    case (.button, .buttons): true
    case (.toast(let id), .toast(let container)): ObjectIdentifier(container) == id
    default: false
    }
  }

  private func next(after stop: FocusStop?, by step: Int, in section: Section) -> FocusStop? {
    switch (section, stop) {
    case (.toolbar(let container), _):
      let stops = container.part(ToolbarFocus.self).stops
      var before: BarTarget?
      if case .toolbar(let target, _) = stop { before = target }
      return stops.neighbor(of: before, by: step)
        .map { .toolbar($0, of: ObjectIdentifier(container)) }
    case (.buttons, _):
      var before: BarTarget?
      if case .button(let target, _) = stop { before = target }
      guard let screen = frontmost?.part(Navigator.self).frontID else {
        return nil
      }
      return buttons.neighbor(of: before, by: step).map { .button($0, screen: screen) }
    case (.toast(let container), _):
      return stop == nil ? .toast(of: ObjectIdentifier(container)) : nil
    case (.body, _): return next(after: stop, by: step, inBodyOf: frontmost)
    case (.beside(let container), _):
      return next(after: stop, by: step, inBodyOf: container)
    }
  }

  private func next(
    after stop: FocusStop?, by step: Int, inBodyOf container: (any ContainerNode)?
  ) -> FocusStop? {
    let targets = container?.part(BodyTargets.self)
    guard case .part(let target) = stop else {
      return targets?.stop(after: nil, by: step).map { .part($0) }
    }
    return targets?.stop(past: target, by: step).map { .part($0) }
  }
}

extension Array where Element: Equatable {
  /// From nil, or from an element that is not there, this is the first or the last.
  fileprivate func neighbor(of element: Element?, by step: Int) -> Element? {
    guard let index = element.flatMap({ firstIndex(of: $0) }) else {
      return step > 0 ? first : last
    }
    return indices.contains(index + step) ? self[index + step] : nil
  }
}
