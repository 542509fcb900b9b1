extension ContainerPainter {
  /// The length of the zones at the toolbar's ends in which items fade.
  private static let fadeLength = 24.0
  /// The length of the shade over an end behind which more items follow.
  private static let shadeLength = 10.0
  /// The growth of a capsule at the strongest push, as a fraction of its length.
  private static let pushedGrowth = 0.02
  private static let liftedScale = 1.03
  private static let separatorMargin = 11.0

  func drawToolbarInPlace(_ drawing: inout Drawing) {
    let hiding = presentation.toolbarHiding
    guard hiding < 1 else { return }
    let origin = presentation.toolbarShift(hiding: hiding)
    guard origin != .zero else { return drawToolbar(&drawing) }
    let shift = DrawTransform(scale: 1, origin: origin)
    drawing.transformed(by: shift) { drawToolbar(&$0) }
  }

  private func drawToolbar(_ drawing: inout Drawing) {
    guard let bar = context.layout.toolbar else { return }
    drawing.begin(layer: Layer.toolbar)
    guard presentation.toolbarShrinking == 0 else { return drawShrinkingToolbar(&drawing) }
    drawBarGround(&drawing, bar)
    drawToolbarItems(&drawing, in: context.layout.items.bounds)
  }

  func drawBarGround(_ drawing: inout Drawing, _ bar: Rect) {
    if let radius = context.layout.barRadius {
      // A capsule that is pushed past an end gets longer too.
      let more = context.snap(abs(presentation.toolbarPush) * Self.pushedGrowth * bar.width / 2)
      brush.drawGlass(
        &drawing, bar.inset(by: EdgeInsets(left: -more, right: -more)), radius: radius,
        context.layout.barTheme)
    } else {
      brush.drawBar(
        &drawing, toolbarGround(bar), context.configuration.theme.toolbar,
        at: context.layout.toolbarEdge)
    }
  }

  /// The background of a plain toolbar; at a side it also takes the place of a hidden navigation bar above.
  private func toolbarGround(_ bar: Rect) -> Rect {
    guard context.layout.toolbarEdge.axis == .vertical,
      bar.y >= context.layout.navigationPlace.height
    else { return bar }
    return bar.inset(by: EdgeInsets(top: presentation.navigationShift))
  }

  /// Paints the items, with indicators, focus and the button that adds a page, clipped to a rectangle.
  func drawToolbarItems(_ drawing: inout Drawing, in room: Rect) {
    var geometry = toolbar.geometry
    let outer = drawing.clip
    drawing.clip = room
    copyEdges(&drawing)
    let offset = takeSubpixelOffset(of: &geometry)
    let lifted = parts.reordering.liftedIndex
    let isShrunk = presentation.toolbarShrinking > 0
    let isOnPinned = isIndicatorOnPinned(geometry)
    if isOnPinned {
      drawing.clip = isShrunk ? room : outer
      drawIndicator(&drawing, geometry, below: true)
      drawing.clip = room
    }
    drawing.offset(by: offset, pixel: context.pixel) {
      if !isOnPinned { drawIndicator(&$0, geometry, below: true) }
      drawItems(&$0, geometry, without: lifted)
      if lifted == nil, !isOnPinned { drawIndicator(&$0, geometry, below: false) }
    }
    drawEdges(&drawing, geometry)
    drawing.clip = isShrunk ? room : outer
    for index in 0..<context.layout.items.stuck where index != lifted {
      drawItemInPlace(&drawing, index, geometry)
    }
    if lifted == nil, isOnPinned { drawIndicator(&drawing, geometry, below: false) }
    let isFocusOnPinned = (parts.toolbarFocus.item ?? .max) < context.layout.items.stuck
    drawing.clip = room
    if let lifted, lifted < catalog.count {
      // The carried item does not fade at the ends.
      drawing.offset(by: offset, pixel: context.pixel) {
        $0.begin(layer: Layer.liftedItem)
        let frame = geometry.frame(ofItem: lifted)
        let middle = Point(x: frame.midX, y: frame.midY)
        let lift = parts.reordering.lift
        $0.transformed(by: DrawTransform(scale: mix(1, Self.liftedScale, lift), about: middle)) {
          $0.transformed(opacity: lift) { drawLifted(&$0, frame) }
          drawItem(&$0, lifted, geometry)
        }
        drawIndicator(&$0, geometry, below: false)
      }
    }
    // The button that adds a page is beside the items.
    let target = parts.toolbarFocus.target
    let isFocusBeside = target == .add || target == .collapse || isFocusOnPinned
    if isFocusBeside { drawing.clip = outer }
    drawFocus(&drawing, geometry)
    drawing.clip = outer
    drawAddButton(&drawing)
    drawCollapseButton(&drawing)
    drawPanelHeading(&drawing)
  }

  private func drawPanelHeading(_ drawing: inout Drawing) {
    guard let room = context.layout.panelHeading, let section = toolbar.item(at: 0).section else {
      return drawing.skip()
    }
    let inner = context.layout.unfolded(room).inset(
      by: EdgeInsets(left: ItemStyle.padding, right: ItemStyle.padding))
    let outer = drawing.clip
    drawing.clip = outer.intersection(room)
    drawing.opacity = context.layout.titleOpacity
    drawing.text(
      section, in: inner, style: Self.panelHeadingStyle, context.layout.barTheme.text,
      alignment: context.configuration.isRightToLeft ? .right : .left)
    (drawing.opacity, drawing.clip) = (1, outer)
  }

  private static let panelHeadingStyle = TextStyle(size: 17, weight: .bold)

  /// Scrolls items that move with slow pages to whole pixels, and returns how far beside these they are.
  private func takeSubpixelOffset(of geometry: inout TabBarGeometry) -> Point {
    guard pager.isBetweenPixels, geometry.layout.isScrolling else { return .zero }
    let exact = geometry.scroll
    geometry.scroll = context.snap(exact)
    let axis = geometry.axis
    return Point(context.direction(along: axis) * (geometry.scroll - exact), along: axis)
  }

  /// Whether the indicator is on an item that does not scroll, or on its way from there to the next one.
  private func isIndicatorOnPinned(_ geometry: TabBarGeometry) -> Bool {
    let stuck = context.layout.items.stuck
    return stuck > 0 && geometry.travel.map { $0.from < stuck } ?? false
  }

  private func drawItems(
    _ drawing: inout Drawing, _ geometry: TabBarGeometry, without lifted: Int?
  ) {
    drawClosedItems(&drawing)
    // The app's view of an item may change the pages; the next frame then draws them.
    let layout = context.layout
    for index in parts.reordering.itemsInView where index != lifted {
      guard context.layout === layout else { return }
      drawItemInPlace(&drawing, index, geometry)
    }
    for index in layout.items.itemsAround(scroll: geometry.scroll) where index != lifted {
      guard context.layout === layout else { return }
      drawItemInPlace(&drawing, index, geometry)
    }
  }

  /// Paints the heading above an item that begins a section, or a line in a collapsed toolbar.
  private func drawHeading(
    _ drawing: inout Drawing, above index: Int, _ geometry: TabBarGeometry
  ) {
    guard let frame = context.layout.items.heading(above: index, scroll: geometry.scroll),
      let section = toolbar.item(at: index).section
    else { return }
    let theme = context.layout.barTheme
    let collapsed =
      context.layout.isCollapsed ? 1 : max(0, 2 * context.layout.foldShare - 1)
    // There is nothing above the first item from which a line could separate it.
    if collapsed > 0, index > 0 {
      let line = frame.inset(by: EdgeInsets(top: frame.height / 2, left: 12, right: 12))
      drawing.opacity = collapsed
      drawing.fill(line.band(at: .top, thickness: context.hairline), theme.separator)
      drawing.opacity = 1
    }
    guard !context.layout.isCollapsed else { return }
    let padding = ItemStyle.padding
    drawing.opacity = context.layout.titleOpacity
    drawing.text(
      section,
      in: context.layout.unfolded(frame).inset(
        by: EdgeInsets(top: 8, left: padding, right: padding)),
      style: Self.headingStyle, theme.tint,
      alignment: context.configuration.isRightToLeft ? .right : .left)
    drawing.opacity = 1
  }

  /// Paints the line after a tab, unless the tab or the next one is selected, hovered or carried.
  private func drawSeparator(
    _ drawing: inout Drawing, after index: Int, _ geometry: TabBarGeometry
  ) {
    let lifted = parts.reordering.liftedIndex
    var opacity = 1.0
    for tab in index...min(index + 1, geometry.count - 1) {
      opacity *= 1 - geometry.amount(ofItem: tab)
      if tab == lifted || brush.hovered == toolbar.target(at: tab) { opacity = 0 }
    }
    guard opacity > 0 else { return drawing.skip() }
    let frame = geometry.frame(ofItem: index).inset(
      by: EdgeInsets(top: Self.separatorMargin, bottom: Self.separatorMargin))
    let end = context.configuration.isRightToLeft ? Edge.left : .right
    drawing.opacity = opacity
    drawing.fill(
      frame.band(at: end, thickness: context.hairline), context.layout.barTheme.separator)
    drawing.opacity = 1
  }

  private static let headingStyle = TextStyle(size: 12, weight: .bold)

  /// Paints an item, fainter while the toolbar shrinks to another one.
  private func drawItemInPlace(
    _ drawing: inout Drawing, _ index: Int, _ geometry: TabBarGeometry
  ) {
    drawing.begin(layer: Layer.item, index: index)
    drawHeading(&drawing, above: index, geometry)
    if context.layout.items.isTabs { drawSeparator(&drawing, after: index, geometry) }
    guard presentation.toolbarShrinking > 0 else { return drawItem(&drawing, index, geometry) }
    let opacity = mix(presentation.shrinkingOpacity, 1, geometry.amount(ofItem: index))
    let shift = toolbar.meetingShift(ofItem: index, geometry)
    drawing.transformed(by: .translation(x: shift, y: 0), opacity: opacity) {
      drawItem(&$0, index, geometry)
    }
  }

  /// Between the last page and the first of a ring, one indicator shrinks while a second one grows.
  private func drawIndicator(
    _ drawing: inout Drawing, _ geometry: TabBarGeometry, below: Bool
  ) {
    drawing.begin(layer: below ? Layer.indicatorBelow : Layer.indicatorAbove)
    context.configuration.animator.forEachPart { animator in
      drawMark(&drawing, animator.shownIndicator(in: geometry), below: below)
      let second = geometry.beyondEnds.flatMap { animator.shownIndicator(in: $0) }
      drawMark(&drawing, second, below: below)
    }
  }

  private var edgeStrips: (start: Rect, end: Rect) {
    let (bounds, length) = (context.layout.items.bounds, Self.fadeLength)
    return context.layout.items.axis == .horizontal
      ? (bounds.band(at: .left, thickness: length), bounds.band(at: .right, thickness: length))
      : (bounds.band(at: .top, thickness: length), bounds.band(at: .bottom, thickness: length))
  }

  /// Whether items fade at the ends: in a toolbar that scrolls, and shows all items.
  private var fadesEdges: Bool {
    context.layout.items.isScrolling && presentation.toolbarShrinking == 0
  }

  private func copyEdges(_ drawing: inout Drawing) {
    guard fadesEdges else { return drawing.skip(2) }
    drawing.copy(edgeStrips.start, buffer: 0)
    drawing.copy(edgeStrips.end, buffer: 1)
  }

  /// Blends items at an end into the copied background if more items follow there.
  private func drawEdges(_ drawing: inout Drawing, _ geometry: TabBarGeometry) {
    let items = context.layout.items
    drawing.begin(layer: Layer.toolbarEdges)
    guard fadesEdges else { return }
    let goesAround = items.goesAround(at: geometry.scroll)
    let before = goesAround ? max(0, items.period - geometry.scroll) : geometry.scroll
    let after = abs(items.maximumScroll - geometry.scroll)
    let isHorizontal = items.axis == .horizontal
    let isMirrored = isHorizontal && context.configuration.isRightToLeft
    let (lower, upper) = isMirrored ? (after, before) : (before, after)
    drawing.blendCopy(
      edgeStrips.start, buffer: 0, from: min(1, lower / Self.fadeLength), to: 0,
      isHorizontal: isHorizontal)
    drawing.blendCopy(
      edgeStrips.end, buffer: 1, from: 0, to: min(1, upper / Self.fadeLength),
      isHorizontal: isHorizontal)
    drawShade(&drawing, at: isHorizontal ? .left : .top, hidden: lower)
    drawShade(&drawing, at: isHorizontal ? .right : .bottom, hidden: upper)
    drawUnseen(&drawing, isMirrored: isMirrored)
  }

  /// Darkens an end that may be between two images, where fading would not be visible.
  private func drawShade(_ drawing: inout Drawing, at edge: Edge, hidden: Double) {
    guard hidden > 0 else { return drawing.skip() }
    let band = context.layout.items.bounds.band(at: edge, thickness: Self.shadeLength)
    // A shade on a dark bar is hardly seen.
    let isDark = context.configuration.theme.toolbar.luminance < 0.2
    let dark = Color.black.opacity((isDark ? 0.5 : 0.14) * min(1, hidden / Self.fadeLength))
    let isAtStart = edge == .left || edge == .top
    drawing.gradient(
      band, from: isAtStart ? dark : .clear, to: isAtStart ? .clear : dark,
      isHorizontal: edge.axis == .vertical)
  }

  private func drawFocus(_ drawing: inout Drawing, _ geometry: TabBarGeometry) {
    drawing.begin(layer: Layer.focus)
    let focus = parts.toolbarFocus
    guard let frame = focus.frame,
      !(parts.standing.root?.part(FocusRing.self).isHidden ?? false),
      !parts.sheets.isOpen,
      !parts.sheets.isBelowOuterSheet
    else { return }
    let color = context.configuration.theme.focus
    switch focus.target {
    case .item, .more:
      guard let item = focus.item else { return }
      // The ring is outside of the shape if the item is large enough, or else inside.
      let shape = shape(ofItem: item, geometry)
      let around = shape.frame.inset(by: -2)
      let fits = around.intersection(frame.inset(by: 1)) == around
      drawing.ring(
        fits ? around : shape.frame.inset(by: 2),
        radius: max(0, shape.radius + (fits ? 2 : -2)), width: 2, color)
    default: drawing.ring(frame.inset(by: 1), radius: 6, width: 2, color)
    }
  }
}
