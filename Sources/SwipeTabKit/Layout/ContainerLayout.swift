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
    var bars = EdgeInsets.zero
    if Self.shows(configuration.navigationBarVisibility, count) {
      let height = min(size.height, safe.top + configuration.navigationBarHeight)
      navigationBar = Rect(x: 0, y: 0, width: size.width, height: height)
      navigationContent = Rect(
        x: safe.left, y: min(height, safe.top), width: max(0, size.width - safe.left - safe.right),
        height: max(0, height - safe.top))
      bars.top = height
    } else {
      navigationBar = nil
      navigationContent = .zero
    }
    withoutToolbar = Room(bounds, bars: bars, configuration)
    var content = Rect.zero
    if count > 0, Self.shows(configuration.toolbarVisibility, count) {
      let edge = configuration.toolbarEdge
      let free = bounds.inset(by: bars)
      var clear = EdgeInsets { $0 == .top && bars.top > 0 ? 0 : safe[$0] }
      let wanted =
        edge.axis == .horizontal
        ? configuration.effectiveToolbarHeight : configuration.effectiveToolbarWidth
      let thickness = min(
        edge.axis == .horizontal ? free.height : free.width, wanted + clear[edge])
      let bar = free.strip(at: edge, thickness: thickness)
      // Items keep clear of what lies at the edges, but not on the pages' side.
      clear[edge.opposite] = 0
      content = bar.inset(by: clear)
      bars[edge] += thickness
      toolbar = bar
    } else {
      toolbar = nil
    }
    self.bounds = bounds
    let room = Room(bounds, bars: bars, configuration)
    (viewport, insets) = (room.viewport, room.insets)
    items = TabBarLayout(
      bounds: content, count: toolbar == nil ? 0 : count, layout: configuration.itemLayout,
      overflow: configuration.overflow, axis: configuration.toolbarEdge.axis,
      lengths: ItemLengths(configuration), isRightToLeft: configuration.isRightToLeft,
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

  /// The room between bars that take so many points at each edge.
  init(_ bounds: Rect, bars: EdgeInsets, _ configuration: ContainerConfiguration) {
    let safe = configuration.safeArea
    if configuration.pagesRunUnderBars {
      viewport = bounds
      insets = EdgeInsets { max(bars[$0], safe[$0]) }
    } else {
      viewport = bounds.inset(by: bars)
      insets = EdgeInsets { bars[$0] == 0 ? safe[$0] : 0 }
    }
  }
}
