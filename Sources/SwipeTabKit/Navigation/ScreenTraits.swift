/// A screen's identifier and wishes about the bars, read from it once.
///
/// It is passed around instead of the screen: converting a page to `any Screen` may allocate on the
/// heap, which no frame may do.
struct ScreenTraits {
  let id: PageID
  /// Whether the toolbar hides while the screen is in front.
  let hidesToolbar: Bool
  /// Whether the navigation bar shows, or nil to follow the container's options.
  let showsNavigationBar: Bool?
  /// Whether the screen has a header with a title that scrolls away.
  let hasLargeTitle: Bool
  /// The hosted container, or nil if the screen is no container screen.
  let hosted: (any ContainerNode)?
  /// Whether the hosted container covers the bars with its own.
  let isStandalone: Bool
}

extension ScreenTraits {
  /// Reads the traits of a screen.
  @MainActor init(_ screen: some Screen) { self = screen.traits }
}

extension Screen {
  /// The screen's traits; unlike a call of an initializer, this copies no page that is a large value.
  var traits: ScreenTraits {
    let (hosting, header) = (hosting, header)
    return ScreenTraits(
      id: id, hidesToolbar: hidesToolbar, showsNavigationBar: showsNavigationBar,
      hasLargeTitle: header.map { $0.collapsed == 0 && !$0.title.isBlank } ?? false,
      hosted: hosting?.container, isStandalone: hosting?.isStandalone ?? false)
  }
}
