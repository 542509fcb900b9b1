/// Where bars and pages lie, in points, without knowing the position.
///
/// It never changes. As an object it is not copied by all those who read one of its many values.
final class ContainerLayout: Sendable {
  /// The whole container.
  let bounds: Rect
  /// The navigation bar with the safe-area inset above it; nil while the options hide it, or a host has it.
  let navigationBar: Rect?
  /// Where the bar stands when it shows, be it over some pages alone; empty where a host has it.
  let navigationPlace: Rect
  /// What is free for pages without the bar: above the container, and of its safe area.
  let navigationRoom: NavigationRoom
  /// Whether frames and insets leave room for the bar.
  let reservesNavigationBar: Bool
  /// The toolbar with the safe-area inset behind it; nil while hidden.
  let toolbar: Rect?
  /// What pages show through.
  let viewport: Rect
  /// The space inside the viewport that bars and safe areas cover.
  let insets: EdgeInsets
  /// What pages that hide the toolbar show through.
  var withoutToolbar: Room {
    room(besideToolbar: false, belowNavigationBar: reservesNavigationBar)
  }
  /// The part of the navigation bar that titles and buttons lie in.
  let navigationContent: Rect
  /// Where items have their titles: below images at a side where no item has any, as then images alone are in the middle.
  let titles: ContainerConfiguration.Titles
  /// The toolbar's items; empty while it is hidden.
  let items: TabBarLayout
  /// Where the button that adds a page lies, at the end of the toolbar; nil without one.
  let addButton: Rect?
  /// How much both bars take at each edge.
  private let bars: EdgeInsets
  private let isOnTop: Bool
  private let safeArea: EdgeInsets
  private let isTranslucent: Bool

  /// Lays bars and pages out.
  ///
  /// `hasTitles` says whether an item has a title, and `hostRoom` what is free for pages without the bar of the container
  /// that hosts this one; nil for the outermost.
  init(
    size: Size, configuration: ContainerConfiguration, count: Int, hasTitles: Bool = true,
    canAdd: Bool = false, hostRoom: NavigationRoom? = nil, naturalWidth: (Int) -> Double
  ) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let safe = configuration.safeArea
    let isAtSide = configuration.toolbarEdge.axis == .vertical
    titles = isAtSide && !hasTitles ? .below : configuration.titles
    var bars = EdgeInsets.zero
    if let hostRoom {
      (navigationPlace, navigationContent, navigationRoom) = (.zero, .zero, hostRoom)
      (navigationBar, reservesNavigationBar) = (nil, true)
    } else {
      let height = min(size.height, safe.top + configuration.navigationBarHeight)
      let place = Rect(x: 0, y: 0, width: size.width, height: height)
      let isShown = Self.shows(configuration.navigationBarVisibility, count)
      navigationPlace = place
      navigationContent = Rect(
        x: safe.left, y: min(height, safe.top), width: max(0, size.width - safe.left - safe.right),
        height: max(0, height - safe.top))
      navigationRoom = NavigationRoom(above: 0, inset: max(0, height - safe.top))
      (navigationBar, reservesNavigationBar) = (isShown ? place : nil, isShown)
      if isShown { bars.top = height }
    }
    var content = Rect.zero
    if count > 0 || canAdd, Self.shows(configuration.toolbarVisibility, count) {
      let edge = configuration.toolbarEdge
      let free = bounds.inset(by: bars)
      var clear = EdgeInsets { $0 == .top && bars.top > 0 ? 0 : safe[$0] }
      let wanted =
        edge.axis == .horizontal
        ? configuration.effectiveToolbarHeight : configuration.toolbarWidth(titles: titles)
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
    let axis = configuration.toolbarEdge.axis
    let length = min(Self.addButtonLength, content.extent(along: axis))
    if canAdd, toolbar != nil {
      let end: Edge =
        axis == .vertical ? .bottom : configuration.isRightToLeft ? .left : .right
      addButton = content.strip(at: end, thickness: length)
      content = content.inset(by: EdgeInsets { $0 == end ? length : 0 })
    } else {
      addButton = nil
    }
    self.bounds = bounds
    self.bars = bars
    isOnTop = toolbar != nil && configuration.toolbarEdge == .top
    (safeArea, isTranslucent) = (safe, configuration.pagesRunUnderBars)
    let room = Room(bounds, bars: bars, safeArea: safe, isTranslucent: isTranslucent)
    (viewport, insets) = (room.viewport, room.insets)
    items = TabBarLayout(
      bounds: content, count: toolbar == nil ? 0 : count, layout: configuration.itemLayout,
      overflow: configuration.overflow, axis: axis,
      lengths: ItemLengths(edge: configuration.toolbarEdge, titles: titles),
      isRightToLeft: configuration.isRightToLeft,
      naturalWidth: naturalWidth)
  }

  /// How much of the toolbar the button takes that adds a page, in points.
  static let addButtonLength = 44.0

  /// What pages and screens show through, beside the toolbar or over it, with or without the navigation bar.
  func room(besideToolbar: Bool, belowNavigationBar: Bool) -> Room {
    var (bounds, bars, safe) = (bounds, bars, safeArea)
    let standsBelow = besideToolbar && isOnTop
    let own = standsBelow ? bars.top : reservesNavigationBar ? navigationPlace.height : 0
    if !besideToolbar { bars = .zero }
    bars.top = own
    if belowNavigationBar, !reservesNavigationBar {
      bars.top = standsBelow ? own + navigationRoom.inset : navigationPlace.height
    } else if !belowNavigationBar, reservesNavigationBar {
      bars.top = standsBelow ? max(0, own - navigationRoom.inset) : 0
      // Of a hosted container the bar is a part of what the host keeps clear.
      if navigationPlace.height == 0 { safe.top = max(0, safe.top - navigationRoom.inset) }
      bounds.y -= navigationRoom.above
      bounds.height += navigationRoom.above
    }
    return Room(bounds, bars: bars, safeArea: safe, isTranslucent: isTranslucent)
  }

  static func shows(_ visibility: ContainerConfiguration.BarVisibility, _ count: Int)
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
  init(_ bounds: Rect, bars: EdgeInsets, safeArea safe: EdgeInsets, isTranslucent: Bool) {
    if isTranslucent {
      viewport = bounds
      insets = EdgeInsets { max(bars[$0], safe[$0]) }
    } else {
      viewport = bounds.inset(by: bars)
      insets = EdgeInsets { bars[$0] == 0 ? safe[$0] : 0 }
    }
  }
}

/// What becomes free for pages when the navigation bar goes out of their way, in points.
struct NavigationRoom: Sendable, Hashable {
  /// Above the container: where the host's bar stood.
  var above: Double
  /// Inside it: by how much less at the top is covered.
  var inset: Double

  var height: Double { above + inset }
}
