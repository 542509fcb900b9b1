/// The current positions of bars, pages and screens, for hit tests, painting and accessibility.
///
/// The hidden fraction of a bar follows from the position, the depth of pushed screens and the scroll offsets of
/// bodies. For example, a bar is half hidden half way to a page that hides it.
@MainActor final class Presentation {
  let context: ContainerContext
  private let standing: Standing
  let catalog: PageCatalog
  let pager: Pager
  let hostedPages: HostedPages
  let stacks: NavigationStacks
  private let sides: Sides
  let navigator: Navigator
  let bars: BarHider
  let accessoryPlace: AccessoryPlace
  private let peeking: PeekingPages

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog, _ pager: Pager,
    _ hostedPages: HostedPages, _ stacks: NavigationStacks, _ sides: Sides, _ navigator: Navigator,
    _ bars: BarHider, _ accessoryPlace: AccessoryPlace, _ peeking: PeekingPages
  ) {
    (self.context, self.standing, self.catalog, self.pager) = (context, standing, catalog, pager)
    (self.hostedPages, self.stacks, self.sides) = (hostedPages, stacks, sides)
    (self.navigator, self.bars, self.accessoryPlace) = (navigator, bars, accessoryPlace)
    self.peeking = peeking
  }

  // MARK: The toolbar

  /// The hidden fraction, from 0, in its place, to 1, out of view.
  var toolbarHiding: Double {
    let moving = context.barHiding
    return moving < 1 ? max(moving, toolbarHidingAtEdge) : moving
  }

  private var toolbarHidingAtEdge: Double {
    pager.visibleSlots.map { shown in mixedOverPages(shown) { toolbarShare($0) } } ?? 0
  }

  private func toolbarShare(_ screen: ScreenTraits) -> Double {
    screen.hidesToolbar ? 1 : bars.toolbarShare(of: screen.id)
  }

  /// The fraction by which the page at a slot and the screens over it hide a bar, each by `share`.
  func hiding<Value: Mixable>(
    atSlot slot: Int, _ share: @MainActor (ScreenTraits) -> Value
  ) -> Value {
    let page = catalog.page(at: pager.scroll.page(at: slot)).traits
    let own = share(page)
    return navigator.stack(ofPage: page.id)?.mixed(over: own, share) ?? own
  }

  func mixedOverPages<Value: Mixable>(
    _ shown: ClosedRange<Int>, _ share: @MainActor (ScreenTraits) -> Value
  ) -> Value {
    let near = hiding(atSlot: shown.lowerBound, share)
    guard shown.lowerBound != shown.upperBound else { return near }
    return .mixed(
      near, hiding(atSlot: shown.upperBound, share), pager.scroll.slot - Double(shown.lowerBound))
  }

  /// The current rectangle, or nil if half of it or more is hidden, because then it takes no input.
  var reachableToolbar: Rect? {
    guard let toolbar = toolbarFrame, toolbarHiding < 0.5 else { return nil }
    let shift = toolbarShift
    return toolbar.offsetBy(x: shift.x, y: shift.y)
  }

  // What a bar's absence ends is ended when the pages rest, or else it would depend on the frames.
  var isPassing: Bool { pager.phase == .settling }

  var keepsToolbar: Bool {
    context.layout.toolbar != nil && (isPassing || toolbarHiding < 1 && toolbarShrinking < 1)
  }

  /// The rectangle for those who read it, which is its place on the way from one edge to another.
  var readableToolbar: Rect? {
    reachableToolbar
      ?? (context.barHiding > 0 && toolbarHidingAtEdge < 0.5 ? toolbarFrame : nil)
  }

  /// A toolbar moves only between its place and its edge, so for other points no screen is checked.
  func toolbarContains(_ point: Point) -> Bool {
    guard var place = context.layout.toolbar else { return false }
    if context.configuration.hidesOnScroll == .shrink { place = place.union(shrunkToolbar) }
    let isNear =
      switch context.configuration.toolbarEdge {
      // It can be lower than its place, below a navigation bar for which no space is reserved.
      case .top: point.y < place.maxY + context.layout.navigationRoom.height
      case .bottom: point.y >= place.y
      case .left: point.x < place.maxX
      case .right: point.x >= place.x
      }
    return isNear && reachableToolbar?.contains(onToolbar(point)) ?? false
  }

  /// A finger that misses a floating toolbar by a little must not press the page there.
  func onToolbar(_ point: Point) -> Point {
    guard let bar = reachableToolbar, context.layout.bounds.contains(point) else { return point }
    var place = point
    switch context.configuration.toolbarEdge {
    case .top: place.y = max(place.y, bar.y)
    case .bottom: place.y = min(place.y, bar.maxY.nextDown)
    case .left: place.x = max(place.x, bar.x)
    case .right: place.x = min(place.x, bar.maxX.nextDown)
    }
    return place
  }

  var toolbarShift: Point { toolbarShift(hiding: toolbarHiding) }

  func toolbarShift(hiding: Double) -> Point {
    let distance = context.snap(hiding * context.layout.toolbarThickness)
    let pushed = context.snap(toolbarPush * Self.longestPush * context.direction)
    return switch context.layout.toolbarEdge {
    case .top: Point(x: pushed, y: toolbarRise - distance)
    case .bottom: Point(x: pushed, y: distance)
    case .left: Point(x: -distance, y: 0)
    case .right: Point(x: distance, y: 0)
    }
  }

  private static let longestPush = 6.0
  /// The distance of the pages past an end at which the push is complete, in pages.
  private static let fullPush = 0.25

  /// The push from −1, before the first page, to 1, behind the last, or 0 without a capsule or with reduced motion.
  var toolbarPush: Double {
    guard context.layout.barRadius != nil, context.configuration.toolbarEdge.axis == .horizontal,
      !context.configuration.reducesMotion, pager.scroll.ring == nil, catalog.count > 0
    else { return 0 }
    let position = pager.scroll.position
    let over = min(position, max(0, position - Double(catalog.count - 1)))
    return (over / Self.fullPush).clamped(to: -1...1)
  }

  /// The viewport is larger while the page or a screen over it hides a bar.
  func viewport(atSlot slot: Int) -> Rect {
    context.layout.room(
      besideToolbar: hiding(atSlot: slot) { $0.hidesToolbar ? 1 : 0 } == 0,
      belowNavigationBar: hiding(atSlot: slot) { navigationHidden(by: $0) } == 0,
      isOfPages: true
    ).viewport
  }

  /// The drawing context enlarged by the bars that `screen` hides.
  func roomy(
    _ page: PageContext, for screen: ScreenTraits, overToolbar: Bool = false
  ) -> PageContext {
    let layout = context.layout
    let usual = overToolbar ? layout.withoutToolbar.viewport : layout.pageFrame
    let room = room(for: screen, overToolbar: overToolbar)
    var page = page
    page.frame = page.frame.grown(as: usual, to: room.viewport)
    page.insets = room.pageInsets
    return page
  }

  /// A pushed container decides for its pages, because the bar titles these, and one on a page follows the host.
  private var showsNavigationBarOfHost: Bool {
    guard standing.page != nil else { return true }
    return standing.host?.part(Presentation.self).showsNavigationBar ?? true
  }

  // MARK: The navigation bar

  /// Whether the navigation bar shows over screens that do not decide it themselves.
  var showsNavigationBar: Bool {
    ContainerLayout.shows(context.configuration.navigationBarVisibility, catalog.count)
      && showsNavigationBarOfHost
  }

  func shows(over screen: ScreenTraits) -> Bool { screen.showsNavigationBar ?? showsNavigationBar }

  /// The fraction by which a screen's setting hides the navigation bar, without scrolling.
  func navigationHidden(by screen: ScreenTraits) -> Double {
    if let hosted = screen.hosted, !screen.isStandalone {
      return hosted.part(Presentation.self).navigationHiding
    }
    return shows(over: screen) ? 0 : 1
  }

  var navigationHiding: Double {
    guard catalog.count > 0 else { return showsNavigationBar ? 0 : 1 }
    return mixedOverScreens { max(navigationHidden(by: $0), bars.navigationShare(of: $0.id)) }
  }

  /// The vertical offset of the navigation bar, at most 0, rounded to whole pixels.
  var navigationShift: Double { navigationShift(hiding: navigationHiding) }

  func navigationShift(hiding: Double) -> Double {
    -context.snap(hiding * context.layout.navigationPlace.height)
  }

  /// The current rectangle, or nil if the bar belongs to a host, is covered, or is at least half hidden.
  var reachableNavigationBar: Rect? {
    guard standing.host == nil, !navigator.areBarsCovered, navigationHiding < 0.5 else {
      return nil
    }
    return navigationFrame.offsetBy(x: 0, y: navigationShift)
  }

  /// The rectangle of the bar while it shows: beside a panel, as far as that is in view.
  var navigationFrame: Rect {
    let (place, panel) = (context.layout.navigationPlace, context.layout.besideNavigation)
    guard panel != .zero else { return place }
    let covered = navigator.coveringStack?.depth.clamped(to: 0...1) ?? 0
    let share = 1 - max(toolbarHiding, covered)
    return place.inset(by: EdgeInsets { context.snap(panel[$0] * share) })
  }

  /// The part of `navigationFrame` for title and buttons.
  var navigationContent: Rect {
    let layout = context.layout
    guard layout.besideNavigation != .zero else { return layout.navigationContent }
    return layout.navigationContent.intersection(navigationFrame)
  }

  func navigationBarContains(_ point: Point) -> Bool {
    point.y < context.layout.navigationPlace.maxY
      && reachableNavigationBar?.contains(point) ?? false
  }

  /// The vertical offset that the navigation bar gives to a toolbar below it, rounded to whole pixels.
  var toolbarRise: Double {
    guard context.configuration.toolbarEdge == .top, context.layout.toolbar != nil else { return 0 }
    let (room, height) = (
      context.layout.navigationRoom.height, context.layout.navigationPlace.height
    )
    // A page that hides the bar keeps the safe area free; scrolling moves both bars out of view.
    let distance = mixedOverScreens {
      max(navigationHidden(by: $0) * room, bars.navigationShare(of: $0.id) * height)
    }
    return -context.snap(distance - (context.layout.reservesNavigationBar ? 0 : room))
  }

  func mixedOverScreens<Value: Mixable>(_ share: @MainActor (ScreenTraits) -> Value) -> Value {
    guard let shown = pager.visibleSlots else { return .nothing }
    let below = mixedOverPages(shown, share)
    return navigator.coveringStack?.mixed(over: below, share) ?? below
  }

  // MARK: Room

  /// `overToolbar` is true if the screen covers the toolbar.
  func room(for screen: ScreenTraits, overToolbar: Bool) -> Room {
    // A hosted container insets its pages itself.
    let showsBar = screen.hosted != nil || shows(over: screen)
    guard !overToolbar else {
      return context.layout.room(besideToolbar: false, belowNavigationBar: showsBar)
    }
    return context.layout.pageRoom(
      besideToolbar: !screen.hidesToolbar, belowNavigationBar: showsBar)
  }

  // MARK: Screens

  /// The drawing context of a page in a rectangle; `amount` is how selected it looks, in `0...1`.
  func pageContext(amount: Double, in frame: Rect) -> PageContext {
    PageContext(
      frame: frame, insets: context.layout.pageInsets, theme: context.pageTheme,
      amount: amount,
      isRightToLeft: context.configuration.isRightToLeft)
  }

  func frontContext(of screen: ScreenTraits) -> PageContext {
    let isOverToolbar =
      !navigator.pushedScreens.isEmpty && context.configuration.navigation == .continuous
    let page = pageContext(in: room(for: screen, overToolbar: isOverToolbar))
    return navigator.hasSides ? page.side(.detail) : page
  }

  var listFrame: Rect? {
    guard let list = sides.listInFront else { return nil }
    return Rect(
      x: list.standing.origin.x, y: list.standing.origin.y, width: list.size.width,
      height: list.size.height)
  }

  /// The space of a pushed screen along the x axis: the pages' space, or the part beside a list.
  var screenSpan: (start: Double, width: Double) {
    let viewport = context.restingLayout.viewport
    guard let list = listFrame else { return (viewport.x, viewport.width) }
    let start = context.configuration.isRightToLeft ? viewport.x : list.maxX
    return (start, max(0, viewport.width - list.width))
  }

  func pageContext(in room: Room) -> PageContext {
    PageContext(
      frame: room.viewport, insets: room.pageInsets, theme: context.pageTheme,
      amount: 1,
      isRightToLeft: context.configuration.isRightToLeft)
  }

  /// The drawing context of a screen that covers the toolbar but not the navigation bar.
  var coveringContext: PageContext { pageContext(in: context.layout.withoutToolbar) }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    guard let places = peeking.drawnSlots, let shown = pager.visibleSlots else { return }
    let frames = places.map { frame(atSlot: $0) }
    promise((1...2).contains(shown.count), "\(shown.count) pages are in view")
    promise(
      places.count <= shown.count + 2 * context.peekCount, "\(places.count) pages are drawn")
    for place in places {
      promise(peeking.spot(drawnAt: place) != nil, "no page is drawn at slot \(place)")
    }
    // Other transitions let pages overlap.
    guard context.configuration.transition is SlideTransition else { return }
    for (frame, next) in zip(frames, frames.dropFirst()) {
      let axis = context.pagingAxis
      let way = next.start(along: axis) - frame.start(along: axis)
      let extent = context.layout.pageFrame.extent(along: axis) + context.configuration.pageSpacing
      let gap = context.pageDirection * way - extent
      promise(abs(gap) < 1e-6, "pages in view lie \(gap) apart")
    }
  }
}

extension Rect {
  /// The rectangle with each edge moved by the distance between the same edges of `other` and `room`.
  func grown(as other: Rect, to room: Rect) -> Rect {
    Rect(
      x: x + room.x - other.x, y: y + room.y - other.y, width: width + room.width - other.width,
      height: height + room.height - other.height)
  }
}

/// A property of screens that is interpolated while they move.
protocol Mixable {
  static var nothing: Self { get }
  static func mixed(_ near: Self, _ far: Self, _ share: Double) -> Self
}

extension Double: Mixable {
  static var nothing: Double { 0 }
  static func mixed(_ near: Double, _ far: Double, _ share: Double) -> Double {
    mix(near, far, share)
  }
}

extension Color: Mixable {
  static var nothing: Color { .clear }
  static func mixed(_ near: Color, _ far: Color, _ share: Double) -> Color {
    near.mixed(with: far, share: share)
  }
}

extension NavigationStack {
  /// The value of each screen, interpolated by the depth; `below` is that of what is below all screens.
  func mixed<Value: Mixable>(
    over below: Value, _ share: @MainActor (ScreenTraits) -> Value
  ) -> Value {
    guard !layers.isEmpty else { return below }
    func value(_ layer: Int) -> Value {
      guard layer >= 0 else { return below }
      return share(layers[min(layer, layers.count - 1)].traits)
    }
    let lower = depth.rounded(.down)
    let layer = Int(saturating: lower)
    // At rest one is asked: containers inside each other ask on, and two questions each would be a power of two.
    let near = value(layer - 1)
    return depth == lower ? near : .mixed(near, value(layer), depth - lower)
  }
}
