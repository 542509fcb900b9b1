/// Paints pages and the screens pushed over them.
@MainActor final class PagePainter: OnBodies {
  /// The width of the shadow that a page casts on the one below it, in points.
  private static let shadowWidth = 16.0
  /// The buffer for what a page covers that fades in; bodies use the others meanwhile.
  private static let fadeBuffer = 2

  /// Paints the pages in view, the topmost last.
  func drawPages(_ drawing: inout Drawing) {
    guard let shown = pager.visibleSlots else { return }
    let isForward = context.configuration.transition.nextIsAbove
    let (lower, upper) =
      isForward ? (shown.lowerBound, shown.upperBound) : (shown.upperBound, shown.lowerBound)
    let start = drawing.list.commands.count
    drawPage(atSlot: lower, &drawing)
    guard lower != upper else { return }
    let middle = drawing.list.commands.count
    drawPage(atSlot: upper, &drawing)
    closeSeam(of: lower, below: upper, start..<middle, &drawing)
    if ground(in: drawing, from: start) == ground(in: drawing, from: middle) {
      drawJoints(of: shown, &drawing)
    }
    drawBelowBars(beside: presentation.placement(atSlot: shown.lowerBound).scale, &drawing)
  }

  /// Covers what lies below translucent bars while pages are shrunken cards: no edge of a card shows in a bar.
  private func drawBelowBars(beside scale: Double, _ drawing: inout Drawing) {
    drawing.begin(layer: Layer.pageEdges)
    guard context.configuration.transition == .zoomOut, scale < 1 else { return }
    let (viewport, insets) = (context.layout.viewport, context.layout.insets)
    let color = context.configuration.theme.background.opacity(PageTransition.shrinking(to: scale))
    drawing.fill(viewport.band(at: .top, thickness: insets.top), color)
    drawing.fill(viewport.band(at: .bottom, thickness: insets.bottom), color)
    drawing.fill(viewport.band(at: .left, thickness: insets.left), color)
    drawing.fill(viewport.band(at: .right, thickness: insets.right), color)
  }

  /// Extends the fills of the lower of two pages that meet between pixels below the upper one.
  ///
  /// Each page covers only a part of the pixels where they meet, so that otherwise the background would show through.
  private func closeSeam(
    of lower: Int, below upper: Int, _ commands: Range<Int>, _ drawing: inout Drawing
  ) {
    guard pager.isBetweenPixels else { return }
    let axis = context.pagingAxis
    let (lower, upper) = (
      presentation.snappedFrame(atSlot: lower), presentation.snappedFrame(atSlot: upper)
    )
    let isBehind = lower.end(along: axis) == upper.start(along: axis)
    guard isBehind || lower.start(along: axis) == upper.end(along: axis) else { return }
    let edge: Edge =
      axis == .horizontal ? (isBehind ? .right : .left) : (isBehind ? .bottom : .top)
    drawing.list.extendFills(commands, beyond: edge, of: lower, by: context.pixel)
  }

  private func drawPage(atSlot slot: Int, _ drawing: inout Drawing) {
    let placement = presentation.placement(atSlot: slot)
    drawing.offset(by: presentation.subpixelOffset(of: placement), pixel: context.pixel) {
      drawPage(atSlot: slot, placement, &$0)
    }
  }

  private func drawPage(
    atSlot slot: Int, _ placement: PagePlacement, _ drawing: inout Drawing
  ) {
    let frame = presentation.snappedFrame(of: placement)
    drawing.begin(layer: Layer.page, index: pageKey(atSlot: slot))
    drawShadow(&drawing, of: frame, strength: placement.shadow)
    let outer = drawing.clip
    let viewport = presentation.viewport(atSlot: slot)
    let grown = frame.grown(as: context.layout.viewport, to: viewport)
    drawing.clip = viewport.spanning(
      grown.start(along: context.pagingAxis), grown.extent(along: context.pagingAxis),
      along: context.pagingAxis
    ).intersection(viewport)
    if placement.isAbove {
      drawPageAbove(atSlot: slot, placement, in: frame, &drawing)
    } else {
      drawing.skip(2)
      drawPageBelow(atSlot: slot, placement, in: frame, &drawing)
    }
    drawing.clip = outer
  }

  /// Paints a page over the other one.
  ///
  /// A page that fades in is painted as a whole, and then what it covers over it: if each of its parts was faded alone,
  /// those below would show through those above.
  private func drawPageAbove(
    atSlot slot: Int, _ placement: PagePlacement, in frame: Rect, _ drawing: inout Drawing
  ) {
    let covered = 1 - placement.opacity
    if covered > 0 { drawing.copy(frame, buffer: Self.fadeBuffer) } else { drawing.skip() }
    drawing.withBackground(frame, context.configuration.theme.background) {
      drawPageContent(atSlot: slot, in: frame, &$0)
    }
    guard covered > 0 else { return }
    drawing.begin(layer: Layer.page, index: pageKey(atSlot: slot) + 31)
    drawing.blendCopy(
      frame, buffer: Self.fadeBuffer, from: covered, to: covered, isHorizontal: false)
  }

  /// Paints a page with only the background below it, at its scale.
  ///
  /// A faded page is covered by translucent background color, which looks as if the whole page was faded.
  private func drawPageBelow(
    atSlot slot: Int, _ placement: PagePlacement, in frame: Rect, _ drawing: inout Drawing
  ) {
    if placement.scale == 1 {
      drawPageContent(atSlot: slot, in: frame, &drawing)
    } else {
      let viewport = context.layout.viewport
      drawing.transformed(by: DrawTransform(from: viewport, to: frame)) {
        drawPageContent(atSlot: slot, in: viewport, &$0)
      }
    }
    guard placement.opacity < 1 else { return }
    drawing.begin(layer: Layer.page, index: pageKey(atSlot: slot) + 31)
    drawing.fill(frame, context.configuration.theme.background.opacity(1 - placement.opacity))
  }

  private func drawPageContent(atSlot slot: Int, in frame: Rect, _ drawing: inout Drawing) {
    drawPage(
      pager.scroll.page(at: slot), amount: max(0, 1 - abs(pager.scroll.slot - Double(slot))),
      in: frame, key: pageKey(atSlot: slot), &drawing)
  }

  /// Paints a page and the screens pushed over it, whose commands have the 30 numbers after `key`.
  ///
  /// `amount` is the visible share of the page, in `0...1`.
  func drawPage(
    _ index: Int, amount: Double, in frame: Rect, key: Int, _ drawing: inout Drawing
  ) {
    let page = catalog.page(at: index)
    let stack = navigator.stack(ofPage: page.id)
    let context = presentation.pageContext(amount: amount, in: frame)
    draw(
      page, under: stack?.depth ?? 0, in: &drawing,
      presentation.roomy(context, for: ScreenTraits(page)))
    if let stack { draw(stack, Layer.page, key, in: &drawing, context) }
  }

  /// Paints the shadow that the upper page casts on the lower one, beside the edge between them.
  private func drawShadow(_ drawing: inout Drawing, of frame: Rect, strength: Double) {
    guard strength > 0 else { return drawing.skip() }
    let width = Self.shadowWidth
    let dark = Color.black.opacity(0.2 * strength)
    let isHorizontal = context.pagingAxis == .horizontal
    if context.configuration.transition.nextIsAbove == (context.pageDirection > 0) {
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
  private func pageKey(atSlot slot: Int) -> Int {
    let number = pager.number(atSlot: slot)
    return (context.configuration.transition.nextIsAbove ? number : ~number) << 5
  }
}
