/// Shows the lists of split pages beside the screens that they open, where both have room.
///
/// Each list has a container of its own, so that its elements respond beside the screen in front. The stacks of screens
/// are the same as in a narrow window.
@MainActor final class SideLists: WatchingInteraction {
  private let context: ContainerContext
  private let standing: Standing
  private let catalog: PageCatalog
  private let pager: Pager
  private let sides: Sides
  private let presentation: Presentation
  private let lifeCycle: LifeCycle
  private var layout: ContainerLayout?
  private var hasWarned = false

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog, _ pager: Pager,
    _ sides: Sides, _ presentation: Presentation, _ lifeCycle: LifeCycle
  ) {
    (self.context, self.standing, self.catalog, self.pager) = (context, standing, catalog, pager)
    (self.sides, self.presentation, self.lifeCycle) = (sides, presentation, lifeCycle)
  }

  func changeEnded() {
    if layout !== context.restingLayout {
      layout = context.restingLayout
      update()
    } else if !sides.isEmpty {
      for place in sides.all { self.place(place, adoptsOptions: false) }
    }
  }

  // MARK: Coming and going

  /// Whether pages may be split: each has its own stack, and the container is wide enough.
  private var hasRoom: Bool {
    context.configuration.navigation == .perTab && catalog.count > 0
      && context.restingLayout.hasRoomForSides
  }

  /// Warns once of a page whose detail cannot be shown, because all pages have one stack.
  private func warn() {
    guard !hasWarned, context.configuration.navigation == .continuous,
      let page = catalog.pages.stored?.first(where: { $0.asked { $0.detail } != nil })
    else { return }
    hasWarned = true
    context.emit(
      .warning(
        "the page \(quoted(page.id.rawValue)) has a detail, which needs the navigation perTab"))
  }

  private func update() {
    warn()
    let before = sides.all
    var places: [Sides.Place] = []
    for page in hasRoom ? catalog.pages.stored ?? [] : [] {
      guard let detail = page.asked({ $0.detail }), page.asked({ $0.hosting }) == nil else {
        continue
      }
      let old = before.first { $0.id == page.id }
      guard let list = old?.list ?? made(for: page) else { continue }
      let isSame = old.map { ($0.page as AnyObject) === (page as AnyObject) } ?? true
      if !isSame, let pages = try? PageList([ListPage(wrapped: page)]) { list.setPages(pages) }
      standing.attach(detail)
      places.append(
        Sides.Place(page: page, id: page.id, detail: detail, list: list, opened: old?.opened))
    }
    guard !before.isEmpty || !places.isEmpty else { return }
    let selected = pager.selectedID
    let hadSides = before.contains { $0.id == selected }
    // Content that a contact scrolls or presses now belongs to another container.
    if hadSides != places.contains(where: { $0.id == selected }) { context.interrupt(.push) }
    sides.put(places)
    for place in before where !places.contains(where: { $0.list === place.list }) {
      place.list.leaveHost()
    }
    for place in before { lifeCycle.release(place.detail.id) }
    for place in places { self.place(place, adoptsOptions: true) }
  }

  private func made(for page: any TabPage) -> (any ContainerNode)? {
    (try? PageList([ListPage(wrapped: page)])).flatMap {
      standing.container?.makeBare(of: $0, on: page.id)
    }
  }

  // MARK: Place

  private func place(_ place: Sides.Place, adoptsOptions: Bool) {
    let list = place.list
    let room = presentation.room(for: ScreenTraits(place.page), overToolbar: false)
    let context = presentation.pageContext(in: room).side(.list)
    let size = Size(width: context.frame.width, height: context.frame.height)
    list.standing.move(to: Point(x: context.frame.x, y: context.frame.y))
    if list.size != size || list.context.scale != self.context.scale {
      list.handle(.resize(size, scale: self.context.scale))
    }
    guard adoptsOptions || list.configuration.safeArea != context.insets else { return }
    var configuration = list.configuration
    configuration.theme = self.context.configuration.theme
    configuration.safeArea = context.insets
    // These options decide whether bodies fade below bars.
    configuration.toolbarStyle = self.context.configuration.toolbarStyle
    configuration.isTranslucent = self.context.configuration.isTranslucent
    configuration.takeManners(of: self.context.configuration)
    list.configuration = configuration
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    for place in sides.all {
      promise(catalog.index(of: place.id) != nil, "the list of \(place.id) outlives its page")
      promise(place.list.standing.host === standing.container, "the list of \(place.id) is lost")
    }
  }
}

/// The only page of a list's container: the split page without the parts that belong to bars.
private struct ListPage: TabPage, ForwardingScreen {
  let wrapped: any Screen

  var item: TabItem { TabItem(title: wrapped.id.rawValue) }
  var navigationTitle: String { wrapped.navigationTitle }
  var hidesToolbar: Bool { false }
  var showsNavigationBar: Bool? { nil }
  var delayedAction: DelayedAction? { nil }
  var hosting: Hosting? { nil }
}
