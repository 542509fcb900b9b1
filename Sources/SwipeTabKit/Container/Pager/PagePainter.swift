/// Paints pages and the screens pushed over them.
@MainActor final class PagePainter {
  let context: ContainerContext
  let standing: Standing
  let catalog: PageCatalog
  let pager: Pager
  let sides: Sides
  let navigator: Navigator
  let presentation: Presentation
  let bodies: BodyPresentation
  let headers: PageHeaders
  let peeking: PeekingPages

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog, _ pager: Pager,
    _ sides: Sides, _ navigator: Navigator, _ presentation: Presentation,
    _ bodies: BodyPresentation, _ headers: PageHeaders, _ peeking: PeekingPages
  ) {
    (self.context, self.standing, self.catalog, self.pager) = (context, standing, catalog, pager)
    (self.sides, self.navigator, self.presentation) = (sides, navigator, presentation)
    (self.bodies, self.headers, self.peeking) = (bodies, headers, peeking)
  }

  private static let shadowWidth = 16.0
  /// The buffer for pixels that a fading page covers; bodies use the first two at the same time.
  private static let fadeBuffer = 2
  /// The reduction of the pages, as a fraction, at which the content below translucent bars is covered.
  private static let cardShrinking = 0.15

  func drawPages(_ drawing: inout Drawing) {
    guard context.configuration.backdrop == nil else { return drawPagesOnBackdrop(&drawing) }
    guard context.layout.peek == 0 else { return drawPagesAndNeighbors(&drawing) }
    guard let shown = pager.visibleSlots else { return }
    let slots =
      nextIsAbove ? (shown.lowerBound, shown.upperBound) : (shown.upperBound, shown.lowerBound)
    let lower = presentation.placedPage(atSlot: slots.0)
    let start = drawing.list.commands.count
    guard slots.0 != slots.1 else {
      let isSheet = lower.isSheet
      drawPage(isSheet ? lower.uncut : lower, covers: false, &drawing)
      if isSheet { cut(lower, groundOfSheets, isAlone: true, &drawing) }
      return
    }
    let upper = presentation.placedPage(atSlot: slots.1)
    let covers = upper.overlaps(lower)
    if !covers { drawGround(beside: max(lower.placement.scale, upper.placement.scale), &drawing) }
    if !covers, lower.isSheet, upper.isSheet { return drawSheets(lower, upper, &drawing) }
    drawPage(lower, covers: false, &drawing)
    let end = drawing.list.commands.count
    drawBetween(lower, upper, &drawing)
    let middle = drawing.list.commands.count
    drawPage(upper, covers: covers, &drawing)
    closeSeam(of: lower.frame, below: upper.frame, start..<end, &drawing)
    if context.configuration.pageSpacing > 0 {
      drawGap(between: lower, upper, &drawing)
    } else if ground(of: lower, in: drawing, from: start)
      == ground(of: upper, in: drawing, from: middle)
    {
      drawJoints(of: lower, below: upper, covers: covers, &drawing)
    }
    if !covers {
      drawBelowBars(beside: max(lower.placement.scale, upper.placement.scale), &drawing)
    }
  }

  /// The color below cards: the smaller they are, the more it is the ground's.
  private func cardGround(beside scale: Double) -> Color {
    context.configuration.theme.ground.opacity(min(1, (1 - scale) / Self.cardShrinking))
  }

  private func drawGround(beside scale: Double, _ drawing: inout Drawing) {
    guard scale < 1 else { return }
    drawing.begin(layer: Layer.background, index: 1)
    drawing.fill(context.layout.viewport, cardGround(beside: scale))
  }

  var nextIsAbove: Bool { context.configuration.transition.nextIsAbove }

  /// Covers the content below translucent bars, so that no edge of a shrunken card is visible in a bar.
  func drawBelowBars(beside scale: Double, _ drawing: inout Drawing) {
    drawing.begin(layer: Layer.pageEdges)
    guard scale < 1 else { return }
    let (viewport, layout) = (context.layout.viewport, context.layout)
    var insets = layout.insets
    // Below a bar that floats, cards are seen anyway.
    if layout.barRadius != nil { insets[context.configuration.toolbarEdge] = 0 }
    let color = cardGround(beside: scale)
    drawing.fill(viewport.band(at: .top, thickness: insets.top), color)
    drawing.fill(viewport.band(at: .bottom, thickness: insets.bottom), color)
    drawing.fill(viewport.band(at: .left, thickness: insets.left), color)
    drawing.fill(viewport.band(at: .right, thickness: insets.right), color)
  }

  /// Paints the effects of the upper of two pages on the lower one: it darkens it, and casts a shadow around itself.
  func drawBetween(_ lower: PlacedPage, _ upper: PlacedPage, _ drawing: inout Drawing) {
    let placement = upper.placement
    guard placement.dimming > 0 || placement.castsShadowAround else { return }
    // Behind all that belongs to the lower page, so that the keys of both stay the same.
    drawing.begin(layer: Layer.page, index: pageKey(atSlot: lower.slot) + 31)
    drawing.skip(2)
    drawing.clipped(to: presentation.viewport(atSlot: lower.slot)) { drawing in
      drawing.fill(drawing.clip, Color.black.opacity(placement.dimming))
      guard placement.castsShadowAround else { return }
      drawing.transformed(by: presentation.transform(of: placement, to: upper.frame)) {
        $0.softShadow(
          around: context.layout.pageFrame, radius: placement.cornerRadius,
          strength: placement.shadow * placement.opacity)
      }
    }
  }

  /// Pages cover only a part of the pixels where they meet, through which the background would show otherwise.
  func closeSeam(
    of lower: Rect, below upper: Rect, _ commands: Range<Int>, _ drawing: inout Drawing
  ) {
    guard pager.isBetweenPixels else { return }
    let axis = context.pagingAxis
    let isBehind = lower.end(along: axis) == upper.start(along: axis)
    guard isBehind || lower.start(along: axis) == upper.end(along: axis) else { return }
    let edge: Edge =
      axis == .horizontal ? (isBehind ? .right : .left) : (isBehind ? .bottom : .top)
    drawing.list.extendFills(commands, beyond: edge, of: lower, by: context.pixel)
  }

  func drawPage(_ page: PlacedPage, covers: Bool, _ drawing: inout Drawing) {
    let offset = presentation.subpixelOffset(of: page.placement)
    drawing.offset(by: offset, pixel: context.pixel) { drawing in
      let placement = page.placement
      drawing.begin(layer: Layer.page, index: pageKey(atSlot: page.slot))
      drawShadow(
        &drawing, of: page.frame, strength: placement.castsShadowAround ? 0 : placement.shadow)
      let outer = drawing.clip
      let (viewport, axis) = (presentation.viewport(atSlot: page.slot), context.pagingAxis)
      let grown = page.bounds.grown(as: context.layout.viewport, to: viewport)
      drawing.clip = viewport.spanning(
        grown.start(along: axis), grown.extent(along: axis), along: axis
      ).intersection(viewport)
      if covers || placement.rotation != 0 || placement.isCut {
        drawPageAsWhole(page, &drawing)
      } else {
        drawing.skip(2)
        drawPageBelow(page, &drawing)
      }
      drawing.clip = outer
    }
  }

  /// A fading page is painted as a whole, because otherwise lower parts would show through upper ones.
  private func drawPageAsWhole(_ page: PlacedPage, _ drawing: inout Drawing) {
    let covered = 1 - page.placement.opacity
    if covered > 0 { drawing.copy(page.bounds, buffer: Self.fadeBuffer) } else { drawing.skip() }
    let ground = drawGroundOnBackdrop(below: page, &drawing)
    drawPlaced(page, &drawing) { drawing, frame in
      drawing.withBackground(frame, ground) {
        drawPageContent(atSlot: page.slot, in: frame, &$0)
      }
    }
    guard covered > 0 else { return }
    drawing.begin(layer: Layer.page, index: pageKey(atSlot: page.slot) + 31)
    drawing.blendCopy(
      page.bounds, buffer: Self.fadeBuffer, from: covered, to: covered, isHorizontal: false)
  }

  /// A faded page is covered by translucent background color, as if the whole page was faded.
  private func drawPageBelow(_ page: PlacedPage, _ drawing: inout Drawing) {
    drawPlaced(page, &drawing) { drawing, frame in
      drawPageContent(atSlot: page.slot, in: frame, &drawing)
    }
    let opacity = page.placement.opacity
    guard opacity < 1 else { return }
    drawing.begin(layer: Layer.page, index: pageKey(atSlot: page.slot) + 31)
    context.drawBackdrop(page.frame, opacity: 1 - opacity, &drawing)
  }

  private func drawPlaced(
    _ page: PlacedPage, _ drawing: inout Drawing, _ body: (inout Drawing, Rect) -> Void
  ) {
    drawing.placed(
      page.placement, from: context.layout.pageFrame, to: page.frame, along: context.pagingAxis,
      isRightToLeft: context.configuration.isRightToLeft, paper: context.configuration.theme.paper,
      body)
  }

  private func drawPageContent(atSlot slot: Int, in frame: Rect, _ drawing: inout Drawing) {
    drawPage(
      peeking.page(drawnAt: slot), amount: max(0, 1 - abs(pager.scroll.slot - Double(slot))),
      in: frame, key: pageKey(atSlot: slot), &drawing)
  }

  /// The commands of screens over the page have the 30 numbers after `key`.
  func drawPage(
    _ index: Int, amount: Double, in frame: Rect, key: Int, _ drawing: inout Drawing
  ) {
    let page = catalog.page(at: index)
    let stack = navigator.stack(ofPage: page.id)
    let context = presentation.pageContext(amount: amount, in: frame)
    if let list = sides.list(of: page.id), let detail = sides.detail(of: page.id) {
      return drawSides(
        of: presentation.roomy(context, for: ScreenTraits(page)), list, detail,
        under: stack?.depth ?? 0, key: key, &drawing
      ) { if let stack { draw(stack, Layer.page, key, in: &$0, context, on: .detail) } }
    }
    draw(
      page, under: stack?.depth ?? 0, in: &drawing,
      presentation.roomy(context, for: ScreenTraits(page)))
    if let stack { draw(stack, Layer.page, key, in: &drawing, context) }
  }

  private func drawShadow(_ drawing: inout Drawing, of frame: Rect, strength: Double) {
    guard strength > 0 else { return drawing.skip() }
    let width = Self.shadowWidth
    let dark = Color.black.opacity(0.2 * strength)
    let isHorizontal = context.pagingAxis == .horizontal
    if nextIsAbove == (context.pageDirection > 0) {
      let edge = frame.spanning(
        frame.start(along: context.pagingAxis) - width, width, along: context.pagingAxis)
      drawing.gradient(edge, from: .clear, to: dark, isHorizontal: isHorizontal)
    } else {
      let edge = frame.spanning(
        frame.end(along: context.pagingAxis), width, along: context.pagingAxis)
      drawing.gradient(edge, from: dark, to: .clear, isHorizontal: isHorizontal)
    }
  }

  /// The number of a page's first command: it grows in painting order, and stays the same throughout a transition.
  ///
  /// The next 30 numbers are for the screens pushed over the page. The number after those is for the color that fades
  /// them.
  func pageKey(atSlot slot: Int) -> Int {
    let number = peeking.number(drawnAt: slot)
    return (nextIsAbove ? number : ~number) << 5
  }
}
