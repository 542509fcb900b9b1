/// A screen's identifier and wishes about the bars, read from it once.
///
/// It is passed around instead of the screen: converting a page to `any Screen` may allocate on the
/// heap, which no frame may do.
struct ScreenTraits {
  let id: PageID
  /// Whether the toolbar hides while the screen is in front.
  let hidesToolbar: Bool
  /// Whether the navigation bar shows; nil to follow the container's options.
  let showsNavigationBar: Bool?
  /// The hosted container; nil if the screen is no container screen.
  let hosted: TabContainer?
  /// Whether the hosted container covers the bars with its own.
  let isStandalone: Bool

  /// Reads the traits of a screen.
  init(_ screen: some Screen) {
    id = screen.id
    hidesToolbar = screen.hidesToolbar
    showsNavigationBar = screen.showsNavigationBar
    let container = screen as? ContainerScreen
    hosted = container?.container
    isStandalone = container?.isStandalone ?? false
  }
}
