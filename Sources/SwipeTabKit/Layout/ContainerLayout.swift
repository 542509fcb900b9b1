/// The rectangles of bars and pages, independent of the position.
///
/// It is a class so that its many readers do not copy its many values. It is immutable, except that `fold` moves a
/// toolbar at a side in place while it changes from a list to images.
final class ContainerLayout {
  let bounds: Rect
  /// The navigation bar with the safe-area inset above it, or nil if it is hidden or the hosting container's.
  let navigationBar: Rect?
  /// The navigation bar's rectangle if it is shown over any page, or empty if the hosting container shows it.
  let navigationPlace: Rect
  let navigationRoom: NavigationRoom
  let reservesNavigationBar: Bool
  /// The toolbar with the safe-area inset behind it, or the capsule or panel that floats, or nil while hidden.
  private(set) var toolbar: Rect?
  let barRadius: Double?
  var glass: GlassShape? {
    toolbar.flatMap { bar in barRadius.map { GlassShape(frame: bar, radius: $0) } }
  }
  let barTheme: Theme
  private(set) var viewport: Rect
  private(set) var insets: EdgeInsets
  /// The width beside the selected page, along the swipe, in which its neighbors are visible, in whole points.
  ///
  /// At the side of a toolbar that floats over pages, they also go on below that.
  let peek: Double
  private let pagingAxis: Axis
  var pageInsets: EdgeInsets { EdgeInsets { insets[$0] + foldInsets[$0] } }
  /// The rectangle of the selected page when it does not move, unless it hides a bar.
  var pageFrame: Rect { viewport.inset(by: peekInsets(besideToolbar: true)) }
  private func peekInsets(besideToolbar: Bool) -> EdgeInsets {
    guard peek > 0 else { return .zero }
    let panel = besideToolbar ? panelEdge : nil
    return EdgeInsets { $0.axis == pagingAxis ? 0 : peek + ($0 == panel ? bars[$0] : 0) }
  }
  var withoutToolbar: Room {
    room(besideToolbar: false, belowNavigationBar: reservesNavigationBar)
  }
  let navigationContent: Rect
  /// The position of titles in items, `.below` in a bar at a side without titles or enough width beside images.
  let titles: ContainerConfiguration.Titles
  private(set) var items: TabBarLayout
  private(set) var addButton: Rect?
  /// The rectangle of the view above the toolbar, while that is in its place, or nil without one.
  private(set) var accessory: Rect?
  private let accessoryRoom: EdgeInsets
  private(set) var collapseButton: Rect?
  private(set) var panelHeading: Rect?
  /// Whether the button that collapses the toolbar is at the end of a row, rather than below the images.
  let isCollapseButtonAtEnd: Bool
  /// The insets of the navigation bar beside a panel, which is as high as the container.
  private(set) var besideNavigation: EdgeInsets
  let isCollapsed: Bool
  /// The progress of a toolbar at a side from a list to images, in `0...1`, or 0 when it does not move.
  private(set) var foldShare = 0.0
  /// The width that the toolbar loses when it is collapsed, or 0 if it is, or cannot collapse.
  private let foldLength: Double
  /// The additional insets at both sides, while pages are laid out for another width than the current one.
  private var foldInsets = EdgeInsets.zero
  private var bars: EdgeInsets
  /// The thickness of the toolbar with the space around a floating one, or 0 while it is hidden.
  private(set) var toolbarThickness: Double
  let toolbarEdge: Edge
  /// The edges of bars that pages do not run under although others are translucent, as 1, or else 0.
  ///
  /// These are a sidebar, and bars above and below cards. An array would be allocated in each frame of a sidebar that
  /// collapses.
  private let besideEdges: EdgeInsets
  private let panelEdge: Edge?
  private let isOnTop: Bool
  private let safeArea: EdgeInsets
  private let isTranslucent: Bool

  /// Computes the layout of bars and pages.
  ///
  /// `hostRoom` is the space that pages gain without the host's navigation bar, or nil for the outermost container.
  /// `accessory` is the height of the view above the toolbar. `held` are lengths that tabs keep from an earlier layout.
  init(
    size: Size, configuration: ContainerConfiguration, count: Int, pinned: Int = 0,
    heads: [Int] = [],
    hasTitles: Bool = true, canAdd: Bool = false, hostRoom: NavigationRoom? = nil,
    held: HeldLength? = nil, accessory: Double = 0,
    wish: ((Int?) -> ItemWish)? = nil, naturalWidth: (Int) -> Double
  ) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let safe = configuration.safeArea
    let isAtSide = configuration.toolbarEdge.axis == .vertical
    let side =
      isAtSide ? configuration.sideToolbar(hasTitles: hasTitles, in: size.width) : nil
    titles = side?.titles ?? configuration.titles
    let floats = configuration.toolbarStyle != .plain
    let hasDots = configuration.toolbarStyle == .dots
    let canAdd = canAdd && !hasDots
    let isPanel = floats && isAtSide && !hasDots && hostRoom == nil
    barTheme = floats ? configuration.theme.onGlass : configuration.theme
    var bars = EdgeInsets.zero
    if let hostRoom {
      (navigationPlace, navigationContent, navigationRoom) = (.zero, .zero, hostRoom)
      (navigationBar, reservesNavigationBar) = (nil, true)
    } else {
      let height = min(size.height, safe.top + configuration.effectiveNavigationBarHeight)
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
    var across = 0.0
    if count > 0 || canAdd, Self.shows(configuration.toolbarVisibility, count) {
      let edge = configuration.toolbarEdge
      let free = isPanel ? bounds : bounds.inset(by: bars)
      var clear = EdgeInsets { $0 == .top && bars.top > 0 && !isPanel ? 0 : safe[$0] }
      let wanted =
        hasDots
        ? configuration.toolbarWidth.flatMap { isAtSide ? $0 : nil }
          ?? configuration.effectiveToolbarHeight
        : side?.width ?? configuration.effectiveToolbarHeight
      let around = floats ? FloatingBar.space(at: edge, clear: clear[edge]) : clear[edge]
      let thickness = min(
        edge.axis == .horizontal ? free.height : free.width, wanted + around)
      let band = free.band(at: edge, thickness: thickness)
      // Items avoid the safe areas at the screen edges, but not at the edge towards the pages.
      clear[edge.opposite] = 0
      let bar =
        floats
        ? FloatingBar.frame(
          in: band, at: edge, safe: clear, count: count + (canAdd ? 1 : 0), configuration) : band
      content = floats ? FloatingBar.content(of: bar, at: edge) : bar.inset(by: clear)
      bars[edge] += thickness
      across = thickness
      toolbar = bar
      besideNavigation = EdgeInsets { isPanel && $0 == edge ? thickness : 0 }
      if configuration.isSidebar {
        content = content.inset(by: EdgeInsets(top: Self.sidebarMargin))
      }
    } else {
      (toolbar, besideNavigation) = (nil, .zero)
    }
    (toolbarEdge, toolbarThickness) = (configuration.toolbarEdge, across)
    let (edge, swipe) = (configuration.toolbarEdge, configuration.pagingAxis)
    let (areCards, hasSidebar) = (configuration.hasCardsBetweenBars, configuration.isSidebar)
    let isBelowNavigation = navigationBar != nil
    besideEdges = EdgeInsets {
      let cutsCards = areCards && $0.axis == swipe
      // What floats is over cards too, unless the navigation bar is above it.
      guard $0 == edge, floats else { return cutsCards || ($0 == edge && hasSidebar) ? 1 : 0 }
      return cutsCards && $0 == .top && isBelowNavigation ? 1 : 0
    }
    panelEdge =
      floats && isAtSide && !hasDots && toolbar != nil && configuration.pagesRunUnderBars
      ? configuration.toolbarEdge : nil
    barRadius =
      floats
      ? toolbar.map { FloatingBar.radius(of: $0, at: configuration.toolbarEdge, hasDots: hasDots) }
      : nil
    let axis = configuration.toolbarEdge.axis
    let length = min(Self.addButtonLength, content.extent(along: axis))
    let end: Edge =
      axis == .vertical ? .bottom : configuration.isRightToLeft ? .left : .right
    let canCollapse = side?.canCollapse ?? false && !hasDots && toolbar != nil
    isCollapsed = canCollapse && configuration.sidebarState == .collapsed
    foldLength =
      canCollapse && !isCollapsed
      ? max(0, (side?.width ?? 0) - ContainerConfiguration.collapsedWidth) : 0
    let startsSection = heads.first == 0
    if canCollapse, floats {
      // The button is in the row of the heading, at the end.
      let head = FloatingBar.head(of: content, height: length)
      let button =
        isCollapsed
        ? head : head.band(at: configuration.isRightToLeft ? .left : .right, thickness: length)
      collapseButton = button
      isCollapseButtonAtEnd = !isCollapsed
      let isMirrored = configuration.isRightToLeft
      panelHeading =
        isCollapsed || !startsSection
        ? nil
        : head.inset(
          by: isMirrored ? EdgeInsets(left: button.width) : EdgeInsets(right: button.width))
      content = content.inset(by: EdgeInsets(top: head.height))
    } else {
      collapseButton = canCollapse ? content.band(at: .bottom, thickness: length) : nil
      (isCollapseButtonAtEnd, panelHeading) = (false, nil)
      if canCollapse { content = content.inset(by: EdgeInsets(bottom: length)) }
    }
    let heads = canCollapse && floats && startsSection ? Array(heads.dropFirst()) : heads
    let addRoom = canAdd && toolbar != nil ? content.band(at: end, thickness: length) : nil
    if addRoom != nil { content = content.inset(by: EdgeInsets { $0 == end ? length : 0 }) }
    self.bounds = bounds
    self.bars = bars
    isOnTop = toolbar != nil && configuration.toolbarEdge == .top
    (safeArea, isTranslucent) = (safe, configuration.pagesRunUnderBars)
    let isBelowBar = configuration.toolbarEdge == .top
    self.accessory = Self.accessoryFrame(
      height: accessory, isAtTop: isBelowBar,
      in: bounds.inset(by: EdgeInsets { max(bars[$0], safe[$0]) }))
    let taken = accessory > 0 ? accessory + AccessoryMetrics.gap : 0
    accessoryRoom = EdgeInsets { $0 == (isBelowBar ? .top : .bottom) ? taken : 0 }
    let room = Room(
      bounds, bars: bars, safeArea: safe, accessory: accessoryRoom, isTranslucent: isTranslucent,
      beside: besideEdges)
    (viewport, insets) = (room.viewport, room.insets)
    pagingAxis = configuration.pagingAxis
    let panel = panelEdge
    peek = configuration.peek(
      in: room.viewport.inset(by: EdgeInsets { $0 == panel ? bars[$0] : 0 }))
    // A collapsed one has its images where they are beside titles.
    var lengths = ItemLengths(configuration, titles: isCollapsed ? .beside : titles)
    if addRoom != nil { lengths.isPacked = true }
    let items = TabBarLayout(
      bounds: content, count: toolbar == nil ? 0 : count, pinned: toolbar == nil ? 0 : pinned,
      heads: titles == .beside || isCollapsed ? heads : [],
      headLength: configuration.textScale.grown(32, by: 16),
      layout: configuration.itemLayout,
      overflow: configuration.overflow, axis: axis,
      lengths: lengths, isRightToLeft: configuration.isRightToLeft, held: held,
      wish: wish, naturalWidth: naturalWidth)
    self.items = items
    addButton = addRoom.map(items.behindLast)
  }

  /// Slides the toolbar of another layout out of view, and gives pages its space; items keep their rectangles.
  init(_ other: ContainerLayout, toolbarHiddenBy distance: Double) {
    bounds = other.bounds
    (navigationBar, navigationPlace) = (other.navigationBar, other.navigationPlace)
    (navigationRoom, navigationContent) = (other.navigationRoom, other.navigationContent)
    reservesNavigationBar = other.reservesNavigationBar
    (toolbar, toolbarEdge) = (other.toolbar, other.toolbarEdge)
    (barRadius, barTheme) = (other.barRadius, other.barTheme)
    (besideEdges, panelEdge) = (other.besideEdges, other.panelEdge)
    toolbarThickness = other.toolbarThickness
    (titles, items, addButton) = (other.titles, other.items, other.addButton)
    (collapseButton, isCollapsed) = (other.collapseButton, other.isCollapsed)
    foldLength = other.foldLength
    (panelHeading, isCollapseButtonAtEnd) = (other.panelHeading, other.isCollapseButtonAtEnd)
    besideNavigation = other.besideNavigation
    (isOnTop, safeArea, isTranslucent) = (other.isOnTop, other.safeArea, other.isTranslucent)
    (accessory, accessoryRoom) = (other.accessory, other.accessoryRoom)
    var bars = other.bars
    bars[toolbarEdge] -= distance.clamped(to: 0...toolbarThickness)
    self.bars = bars
    let room = Room(
      bounds, bars: bars, safeArea: safeArea, accessory: accessoryRoom,
      isTranslucent: isTranslucent, beside: besideEdges)
    (viewport, insets) = (room.viewport, room.insets)
    (peek, pagingAxis) = (other.peek, other.pagingAxis)
  }

  /// Places everything as in the whole `list`, narrowed by `share` on its way to images; `goal` is its end, 0 or 1.
  ///
  /// Pages follow with their edge, but are laid out only once, for their final space. Until then, this layout is in the
  /// middle of their current space.
  func fold(_ list: ContainerLayout, share: Double, to goal: Double, pixel: Double) {
    func snap(_ value: Double) -> Double { (value / pixel).rounded() * pixel }
    let distance = snap(share * list.foldLength)
    let inner = toolbarEdge.opposite
    let less = EdgeInsets { $0 == inner ? distance : 0 }
    foldShare = share
    toolbar = list.toolbar?.inset(by: less)
    toolbarThickness = list.toolbarThickness - distance
    items = list.items.inset(by: less)
    addButton = list.addButton?.inset(by: less)
    panelHeading = list.panelHeading?.inset(by: less)
    collapseButton = list.collapseButton?.inset(by: less)
    if isCollapseButtonAtEnd, let button = list.collapseButton {
      // On its way to the line of the images.
      let collapsed = list.items.bounds.inset(
        by: EdgeInsets { $0 == inner ? list.foldLength : 0 })
      collapseButton = button.offsetBy(x: snap(share * (collapsed.midX - button.midX)), y: 0)
    }
    bars[toolbarEdge] = list.bars[toolbarEdge] - distance
    if list.besideNavigation != .zero { besideNavigation[toolbarEdge] = toolbarThickness }
    accessory = Self.accessoryFrame(
      height: list.accessory?.height ?? 0, isAtTop: (list.accessory?.y ?? 0) < bounds.midY,
      in: bounds.inset(by: EdgeInsets { max(bars[$0], safeArea[$0]) }))
    let room = room(besideToolbar: true, belowNavigationBar: reservesNavigationBar)
    (viewport, insets) = (room.viewport, room.insets)
    let missing = distance - goal * list.foldLength
    let half = snap(missing / 2)
    foldInsets = EdgeInsets(left: half, right: missing - half)
  }

  var titleOpacity: Double { max(0, 1 - 2 * foldShare) }

  /// A rectangle in a list with the length in the whole list, so that the list's edge cuts texts in it.
  func unfolded(_ frame: Rect) -> Rect {
    guard foldShare > 0 else { return frame }
    let more = foldShare * foldLength
    return frame.inset(
      by: items.isRightToLeft ? EdgeInsets(left: -more) : EdgeInsets(right: -more))
  }

  var accessoryWidth: Double {
    Self.accessoryWidth(in: bounds.inset(by: EdgeInsets { max(bars[$0], safeArea[$0]) }))
  }

  private static func accessoryWidth(in area: Rect) -> Double {
    max(0, min(area.width - 2 * AccessoryMetrics.gap, AccessoryMetrics.width))
  }

  private static func accessoryFrame(height: Double, isAtTop: Bool, in area: Rect) -> Rect? {
    guard height > 0 else { return nil }
    let (gap, width) = (AccessoryMetrics.gap, accessoryWidth(in: area))
    return Rect(
      x: area.midX - width / 2, y: isAtTop ? area.y + gap : area.maxY - gap - height, width: width,
      height: height)
  }

  static let sidebarMargin = 8.0

  /// The middle of the width that a toolbar at a side leaves for titles, or nil if the navigation bar is beside it.
  var middleBesideSidebar: Double? {
    guard toolbar != nil, toolbarEdge.axis == .vertical, besideNavigation == .zero else {
      return nil
    }
    return bounds.inset(by: EdgeInsets { $0 == toolbarEdge ? bars[$0] : 0 }).midX
  }

  static let addButtonLength = 44.0

  /// The space of pages, and of screens pushed over a page alone; neighbors of the page peek beside it.
  func pageRoom(besideToolbar: Bool, belowNavigationBar: Bool) -> Room {
    room(besideToolbar: besideToolbar, belowNavigationBar: belowNavigationBar, isOfPages: true)
      .narrowed(by: peekInsets(besideToolbar: besideToolbar))
  }

  /// The space of pages and screens, where `isOfPages` is false for screens over everything, which are no cards.
  func room(besideToolbar: Bool, belowNavigationBar: Bool, isOfPages: Bool = false) -> Room {
    var (bounds, bars, safe) = (bounds, bars, safeArea)
    let standsBelow = besideToolbar && isOnTop
    let own = standsBelow ? bars.top : reservesNavigationBar ? navigationPlace.height : 0
    if !besideToolbar { bars = .zero }
    bars.top = own
    if belowNavigationBar, !reservesNavigationBar {
      bars.top = standsBelow ? own + navigationRoom.inset : navigationPlace.height
    } else if !belowNavigationBar, reservesNavigationBar {
      bars.top = standsBelow ? max(0, own - navigationRoom.inset) : 0
      // A hosted container's safe area includes the host's navigation bar.
      if navigationPlace.height == 0 { safe.top = max(0, safe.top - navigationRoom.inset) }
      bounds.y -= navigationRoom.above
      bounds.height += navigationRoom.above
    }
    return Room(
      bounds, bars: bars, safeArea: safe, accessory: besideToolbar ? accessoryRoom : .zero,
      isTranslucent: isTranslucent, beside: isOfPages || besideToolbar ? besideEdges : .zero,
      fold: besideToolbar ? foldInsets : .zero)
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

/// A viewport of pages, and the insets that bars and safe areas cover inside it.
struct Room: Sendable, Hashable {
  let viewport: Rect
  let insets: EdgeInsets
  /// The insets for which pages are laid out: those of the final space while a toolbar at a side collapses or expands.
  let pageInsets: EdgeInsets

  /// Pages run under translucent bars, but for those where `beside` is 1, and always under the view above the toolbar.
  init(
    _ bounds: Rect, bars: EdgeInsets, safeArea safe: EdgeInsets, accessory: EdgeInsets,
    isTranslucent: Bool, beside: EdgeInsets, fold: EdgeInsets = .zero
  ) {
    let insets: EdgeInsets
    if isTranslucent {
      viewport = bounds.inset(by: EdgeInsets { beside[$0] * bars[$0] })
      insets = EdgeInsets {
        accessory[$0] + (bars[$0] > 0 && beside[$0] > 0 ? 0 : max(bars[$0], safe[$0]))
      }
    } else {
      viewport = bounds.inset(by: bars)
      insets = EdgeInsets { accessory[$0] + (bars[$0] == 0 ? safe[$0] : 0) }
    }
    self.insets = insets
    pageInsets = EdgeInsets { insets[$0] + fold[$0] }
  }

  private init(viewport: Rect, insets: EdgeInsets, pageInsets: EdgeInsets) {
    (self.viewport, self.insets, self.pageInsets) = (viewport, insets, pageInsets)
  }

  func narrowed(by distances: EdgeInsets) -> Room {
    guard distances != .zero else { return self }
    func narrowed(_ insets: EdgeInsets) -> EdgeInsets {
      EdgeInsets { max(0, insets[$0] - distances[$0]) }
    }
    return Room(
      viewport: viewport.inset(by: distances), insets: narrowed(insets),
      pageInsets: narrowed(pageInsets))
  }
}

extension ContainerConfiguration {
  /// Whether pages are cards beside neighbors that peek, so that bars must not cut their round corners.
  ///
  /// Bars that may hide are over cards, which are as long with a bar as without it. On a backdrop no page is a card.
  fileprivate var hasCardsBetweenBars: Bool {
    guard pageExtent < 1, hidesOnScroll == .never, backdrop == nil else { return false }
    let beside = transition.shown(at: 1)
    return transition.leavesPagesSideBySide && (beside.scale < 1 || beside.cornerRadius > 0)
  }

  /// The distance of the selected page from each end of a viewport along the swipe, in whole points.
  fileprivate func peek(in viewport: Rect) -> Double {
    guard pageExtent < 1 else { return 0 }
    return ((1 - pageExtent) / 2 * viewport.extent(along: pagingAxis)).rounded()
  }
}

/// The space that pages gain when the navigation bar hides.
struct NavigationRoom: Sendable, Hashable {
  /// The space above the container, for the host's bar.
  var above: Double
  /// The reduction of the inset at the container's top.
  var inset: Double

  var height: Double { above + inset }
}
