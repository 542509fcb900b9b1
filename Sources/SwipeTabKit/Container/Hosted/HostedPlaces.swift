/// Gives hosted containers their size, position, safe area and shared settings.
@MainActor final class HostedPlaces {
  private let context: ContainerContext
  private let standing: Standing
  private let catalog: PageCatalog

  init(_ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog) {
    (self.context, self.standing, self.catalog) = (context, standing, catalog)
  }

  func adopt(_ hosting: Hosting, on screen: PageID, isPage: Bool = false) {
    guard let own = standing.container, let hosted = hosting.container else { return }
    // At once, so that what listeners hear of the one does not come before the other.
    hosted.transaction {
      if hosted.standing.surroundings !== own { hosted.leaveHost() }
      hosted.standing.enter(
        own, on: screen, isStandalone: hosting.isStandalone && !isPage,
        page: isPage ? screen : nil)
    }
    hosted.measurer = context.plainMeasurer
    hosted.adoptSharedSettings()
    place(hosting)
    hosted.context.finishBar()
  }

  func tellPushed(_ hosted: any ContainerNode, on screen: PageID) {
    hosted.forEachWithin { context.emit(.pushed($0.id), from: [screen] + $1) }
  }

  func tellPopped(_ hosted: any ContainerNode, on screen: PageID) {
    var events: [(ContainerEvent, [PageID])] = []
    hosted.forEachWithin { events.append((.popped($0.id), [screen] + $1)) }
    for (event, path) in events.reversed() { context.emit(event, from: path) }
  }

  func place(_ hosting: Hosting) {
    guard let hosted = hosting.container else { return }
    if hosting.isStandalone, hosted.standing.page == nil {
      place(standalone: hosted)
    } else {
      place(hosted)
    }
  }

  /// Gives a standalone container the whole size, because it covers the bars.
  private func place(standalone hosted: any ContainerNode) {
    hosted.standing.move(to: .zero)
    hosted.handle(.resize(context.size, scale: context.scale))
    var shared = hosted.configuration.shared
    shared.safeArea = context.configuration.safeArea
    shared.textScale = context.configuration.textScale
    shared.texts = shared.texts.following(context.language)
    give(shared, to: hosted)
  }

  private func place(_ hosted: any ContainerNode) {
    let isBeside = isBesideToolbar(hosted)
    let isOnPage = hosted.standing.page != nil || context.configuration.navigation == .perTab
    let room = room(besideToolbar: isBeside, belowNavigationBar: true, isOnPage: isOnPage)
    let frame = room.viewport
    hosted.standing.move(to: Point(x: frame.x, y: frame.y))
    hosted.handle(.resize(Size(width: frame.width, height: frame.height), scale: context.scale))
    let without = self.room(
      besideToolbar: isBeside, belowNavigationBar: false, isOnPage: isOnPage)
    hosted.standing.setRoom(
      NavigationRoom(
        above: frame.y - without.viewport.y, inset: room.insets.top - without.insets.top))
    var shared = hosted.configuration.shared
    shared.safeArea = room.insets
    shared.reducesMotion = context.configuration.reducesMotion
    shared.textScale = context.configuration.textScale
    shared.texts = shared.texts.following(context.language)
    if hosted.standing.page != nil { inherit(&shared, by: hosted.standing) }
    give(shared, to: hosted)
  }

  private func give(_ shared: ContainerConfiguration.Shared, to hosted: any ContainerNode) {
    if hosted.configuration.shared != shared { hosted.configuration.shared = shared }
  }

  private func inherit(_ shared: inout ContainerConfiguration.Shared, by hosted: Standing) {
    let own = context.configuration
    shared.theme = hosted.inherited(own.theme, insteadOf: shared.theme)
    shared.isRightToLeft = own.isRightToLeft
    shared.texts = own.texts.settled
  }

  /// Whether it is on a page that shows it, or on a screen pushed over a page.
  private func isBesideToolbar(_ hosted: any ContainerNode) -> Bool {
    guard let page = hosted.standing.page else {
      return context.configuration.navigation == .perTab
    }
    return catalog.index(of: page).map { !catalog.page(at: $0).asked { $0.hidesToolbar } } ?? true
  }

  /// The space below the navigation bar, or including the bar's space for pages that hide it.
  private func room(besideToolbar: Bool, belowNavigationBar: Bool, isOnPage: Bool) -> Room {
    let layout = context.isFolding ? context.layout : context.restingLayout
    return isOnPage
      ? layout.pageRoom(besideToolbar: besideToolbar, belowNavigationBar: belowNavigationBar)
      : layout.room(besideToolbar: besideToolbar, belowNavigationBar: belowNavigationBar)
  }
}

extension ContainerConfiguration {
  /// The options that a hosted container has from the one around it.
  fileprivate struct Shared: Equatable {
    var safeArea: EdgeInsets
    var theme: Theme
    var isRightToLeft: Bool
    var reducesMotion: Bool
    var textScale: Double
    var texts: Texts
  }

  fileprivate var shared: Shared {
    get {
      Shared(
        safeArea: safeArea, theme: theme, isRightToLeft: isRightToLeft,
        reducesMotion: reducesMotion, textScale: textScale, texts: texts)
    }
    set {
      (safeArea, theme, isRightToLeft) = (newValue.safeArea, newValue.theme, newValue.isRightToLeft)
      (reducesMotion, textScale) = (newValue.reducesMotion, newValue.textScale)
      texts = newValue.texts
    }
  }
}
