/// What a screen says about the bars, and which it is, as read from it once.
///
/// It is handed about in its place: a page that becomes a value of type `any Screen` is copied to the heap, which no frame
/// may do.
struct ScreenTraits {
  let id: PageID
  /// Whether the toolbar makes room for it.
  let hidesToolbar: Bool
  /// Whether the navigation bar shows over it; nil for as the container's options say.
  let showsNavigationBar: Bool?
  /// The container on it; nil for a screen that is none.
  let hosted: TabContainer?
  /// Whether that container covers the bars with its own.
  let isStandalone: Bool

  /// Reads a screen.
  init(_ screen: some Screen) {
    id = screen.id
    hidesToolbar = screen.hidesToolbar
    showsNavigationBar = screen.showsNavigationBar
    let container = screen as? ContainerScreen
    hosted = container?.container
    isStandalone = container?.isStandalone ?? false
  }
}
