/// Where bars and pages lie, in points, without knowing the position.
struct ContainerLayout: Sendable, Hashable {
  /// The whole container.
  let bounds: Rect
  /// The navigation bar with the safe-area inset above it; nil while hidden.
  let navigationBar: Rect?
  /// The toolbar with the safe-area inset behind it; nil while hidden.
  let toolbar: Rect?
  /// What pages show through.
  let viewport: Rect
  /// The space inside the viewport that bars and safe areas cover.
  let insets: EdgeInsets
  /// What pages that hide the toolbar show through.
  let withoutToolbar: Room
  /// The part of the navigation bar that titles and buttons lie in.
  let navigationContent: Rect
  /// The toolbar's items; empty while it is hidden.
  let items: TabBarLayout

  init(
    size: Size, configuration: ContainerConfiguration, count: Int,
    naturalWidth: (Int) -> Double
  ) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let safe = configuration.safeArea
    var (top, bottom) = (0.0, 0.0)
    if Self.shows(configuration.navigationBarVisibility, count) {
      let height = min(size.height, safe.top + configuration.navigationBarHeight)
      navigationBar = Rect(x: 0, y: 0, width: size.width, height: height)
      navigationContent = Rect(
        x: safe.left, y: min(height, safe.top), width: max(0, size.width - safe.left - safe.right),
        height: max(0, height - safe.top))
      top = height
    } else {
      navigationBar = nil
      navigationContent = .zero
    }
    var content = Rect.zero
    let isOnTop = configuration.toolbarPosition == .top
    let barOnly = top
    if count > 0, Self.shows(configuration.toolbarVisibility, count) {
      let inset = isOnTop ? (top == 0 ? safe.top : 0) : safe.bottom
      let height = min(size.height - top, configuration.effectiveToolbarHeight + inset)
      let y = isOnTop ? top : size.height - height
      toolbar = Rect(x: 0, y: y, width: size.width, height: height)
      content = Rect(
        x: safe.left, y: isOnTop ? y + inset : y,
        width: max(0, size.width - safe.left - safe.right), height: max(0, height - inset))
      if isOnTop { top += height } else { bottom = height }
    } else {
      toolbar = nil
    }
    self.bounds = bounds
    let room = Room(bounds, top: top, bottom: bottom, configuration)
    (viewport, insets) = (room.viewport, room.insets)
    withoutToolbar = Room(bounds, top: barOnly, bottom: 0, configuration)
    items = TabBarLayout(
      bounds: content, count: toolbar == nil ? 0 : count, layout: configuration.itemLayout,
      overflow: configuration.overflow, isRightToLeft: configuration.isRightToLeft,
      naturalWidth: naturalWidth)
  }

  private static func shows(_ visibility: ContainerConfiguration.BarVisibility, _ count: Int)
    -> Bool
  {
    switch visibility {
    case .shown: true
    case .hidden: false
    case .hiddenWithSinglePage: count != 1
    }
  }
}

/// What pages show through, and what bars and safe areas cover of it.
struct Room: Sendable, Hashable {
  let viewport: Rect
  let insets: EdgeInsets

  /// The room between bars that take so many points at the top and at the bottom.
  init(
    _ bounds: Rect, top: Double, bottom: Double, _ configuration: ContainerConfiguration
  ) {
    let safe = configuration.safeArea
    if configuration.isTranslucent {
      viewport = bounds
      insets = EdgeInsets(
        top: max(top, safe.top), left: safe.left, bottom: max(bottom, safe.bottom),
        right: safe.right)
    } else {
      viewport = bounds.inset(by: EdgeInsets(top: top, bottom: bottom))
      insets = EdgeInsets(
        top: top == 0 ? safe.top : 0, left: safe.left, bottom: bottom == 0 ? safe.bottom : 0,
        right: safe.right)
    }
  }
}
