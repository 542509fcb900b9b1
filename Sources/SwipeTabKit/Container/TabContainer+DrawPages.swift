extension TabContainer {
  /// The extent of the shadow that a page casts on the one that it slides over, in points.
  private static let shadowWidth = 16.0

  /// Paints the pages in view, the one that lies on the other last.
  func drawPages(_ drawing: inout Drawing) {
    guard let shown = visibleRange else { return }
    if configuration.transition.nextIsAbove {
      for place in shown { drawPage(atPlace: place, &drawing) }
    } else {
      for place in shown.reversed() { drawPage(atPlace: place, &drawing) }
    }
  }

  private func drawPage(atPlace place: Int, _ drawing: inout Drawing) {
    let placement = placement(atPlace: place)
    let frame = snappedFrame(of: placement)
    drawing.begin(layer: Layer.page, index: pageKey(atPlace: place))
    drawShadow(&drawing, of: frame, strength: placement.shadow)
    let outer = drawing.clip
    let viewport = viewport(atPlace: place)
    let grown = frame.grown(as: layout.viewport, to: viewport)
    drawing.clip = viewport.spanning(
      grown.start(along: pagingAxis), grown.extent(along: pagingAxis), along: pagingAxis
    ).intersection(viewport)
    if placement.isAbove {
      drawing.transformed(opacity: placement.opacity) { drawing in
        drawing.onSheet(frame, configuration.theme.background) {
          drawPageContent(atPlace: place, in: frame, &$0)
        }
      }
    } else {
      drawing.skip()
      drawPageBelow(atPlace: place, placement, in: frame, &drawing)
    }
    drawing.clip = outer
  }

  /// Paints a page that lies on nothing but background, in its size.
  ///
  /// As far as it is faded the background lies over it: that looks as if it was faded as a whole.
  private func drawPageBelow(
    atPlace place: Int, _ placement: PagePlacement, in frame: Rect, _ drawing: inout Drawing
  ) {
    if placement.scale == 1 {
      drawPageContent(atPlace: place, in: frame, &drawing)
    } else {
      let viewport = layout.viewport
      drawing.transformed(by: DrawTransform(from: viewport, to: frame)) {
        drawPageContent(atPlace: place, in: viewport, &$0)
      }
    }
    guard placement.opacity < 1 else { return }
    drawing.begin(layer: Layer.page, index: pageKey(atPlace: place) + 31)
    drawing.fill(frame, configuration.theme.background.opacity(1 - placement.opacity))
  }

  private func drawPageContent(atPlace place: Int, in frame: Rect, _ drawing: inout Drawing) {
    let index = scroll.page(at: place)
    let page = page(at: index)
    let stack = stack(ofPage: page.id)
    let context = pageContext(
      amount: max(0, 1 - abs(scroll.place - Double(place))), in: frame)
    draw(page, under: stack?.depth ?? 0, in: &drawing, roomy(context, for: ScreenTraits(page)))
    if let stack { draw(stack, Layer.page, pageKey(atPlace: place), in: &drawing, context) }
  }

  /// Darkens the other page beside the edge that faces it.
  private func drawShadow(_ drawing: inout Drawing, of frame: Rect, strength: Double) {
    guard strength > 0 else { return drawing.skip() }
    let width = Self.shadowWidth
    let dark = Color.black.opacity(0.2 * strength)
    let isHorizontal = pagingAxis == .horizontal
    if configuration.transition.nextIsAbove == (pageDirection > 0) {
      let edge = frame.spanning(frame.start(along: pagingAxis) - width, width, along: pagingAxis)
      drawing.gradient(edge, from: .clear, to: dark, isHorizontal: isHorizontal)
    } else {
      let edge = frame.spanning(frame.end(along: pagingAxis), width, along: pagingAxis)
      drawing.gradient(edge, from: dark, to: .clear, isHorizontal: isHorizontal)
    }
  }

  // MARK: Places

  /// A page's rectangle on the container, in points, exactly where the position puts it.
  func frame(atPlace place: Int) -> Rect {
    placement(atPlace: place).frame(
      in: layout.viewport, along: pagingAxis, direction: pageDirection)
  }

  /// Where the transition puts a page; one that is alone in view slides.
  private func placement(atPlace place: Int) -> PagePlacement {
    let isAlone = visibleRange.map { $0.count == 1 } ?? true
    let transition = isAlone ? .slide : configuration.transition
    return transition.placement(
      at: Double(place) - scroll.place, extent: pageExtent)
  }

  /// A page's rectangle with edges at whole pixels, so that neighbours meet and texts stay sharp.
  private func snappedFrame(of placement: PagePlacement) -> Rect {
    let frame = placement.frame(
      in: layout.viewport, along: pagingAxis, direction: pageDirection)
    guard placement.scale == 1 else { return frame }
    let start = snap(frame.start(along: pagingAxis))
    return frame.spanning(start, snap(frame.end(along: pagingAxis)) - start, along: pagingAxis)
  }

  /// The number of a page's first command: ascending in painting order, and the same throughout a transition.
  ///
  /// The 30 numbers that follow are those of the screens pushed over it, and the one after them is what veils them all.
  private func pageKey(atPlace place: Int) -> Int {
    let number = pager.number(atPlace: place)
    return (configuration.transition.nextIsAbove ? number : ~number) << 5
  }
}
