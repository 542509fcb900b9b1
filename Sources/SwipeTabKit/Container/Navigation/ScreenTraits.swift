/// A screen's identifier and wishes about the bars, passed around because converting to `any Screen` may allocate,
/// which no frame may do.
struct ScreenTraits {
  let id: PageID
  let hidesToolbar: Bool
  /// Whether the navigation bar shows, or nil to follow the container's options.
  let showsNavigationBar: Bool?
  let hasLargeTitle: Bool
  let hosted: (any ContainerNode)?
  /// Whether the hosted container covers the bars with its own.
  let isStandalone: Bool
}

extension ScreenTraits {
  @MainActor init(_ screen: some Screen) { self = screen.traits }
}

extension Screen {
  /// The screen's traits; unlike a call of an initializer, this copies no page that is a large value.
  var traits: ScreenTraits {
    asked { screen in
      let (hosting, header) = (screen.hosting, screen.header)
      return ScreenTraits(
        id: screen.id, hidesToolbar: screen.hidesToolbar,
        showsNavigationBar: screen.showsNavigationBar,
        hasLargeTitle: header.map { $0.collapsed == 0 && !$0.title.isBlank } ?? false,
        hosted: hosting?.container, isStandalone: hosting?.isStandalone ?? false)
    }
  }
}
