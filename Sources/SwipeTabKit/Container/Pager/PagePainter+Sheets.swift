/// Pages side by side as sheets with round corners.
///
/// The parts that are cut off are painted over whole pages in the ground's color. This costs a few corners, while a
/// clip would cost a copy of the whole picture.
extension PagePainter {
  private static let corners: [(Edge, Edge)] = [
    (.left, .top), (.right, .top), (.left, .bottom), (.right, .bottom),
  ]

  func drawSheets(_ lower: PlacedPage, _ upper: PlacedPage, _ drawing: inout Drawing) {
    drawPage(lower.uncut, covers: false, &drawing)
    drawPage(upper.uncut, covers: false, &drawing)
    if context.configuration.pageSpacing > 0 { drawGap(between: lower, upper, &drawing) }
    cut(lower, groundOfSheets, isAlone: false, &drawing)
    cut(upper, groundOfSheets, isAlone: false, &drawing)
    drawEdge(ofSheet: lower, &drawing)
    drawEdge(ofSheet: upper, &drawing)
  }

  private func drawEdge(ofSheet page: PlacedPage, _ drawing: inout Drawing) {
    let placement = page.placement
    guard placement.isCut else { return }
    drawing.clipped(to: presentation.viewport(atSlot: page.slot)) { drawing in
      drawing.opacity = min(1, max(placement.inset, placement.cornerRadius) / Self.edgeReach)
      drawEdge(onGround: page, placement.cut(page.frame, along: context.pagingAxis), &drawing)
      drawing.opacity = 1
    }
  }

  /// Paints a line around an upright page in the dark and with high contrast, where the ground is nearly like pages.
  func drawEdge(onGround page: PlacedPage, _ frame: Rect, _ drawing: inout Drawing) {
    let (placement, theme) = (page.placement, context.configuration.theme)
    guard placement.rotation == 0, theme.isHighContrast || theme.appearance == .dark else { return }
    drawing.begin(layer: Layer.pageEdges, index: pageKey(atSlot: page.slot) + 16)
    drawing.offset(by: presentation.subpixelOffset(of: placement), pixel: context.pixel) {
      $0.ring(
        frame, radius: placement.cornerRadius * placement.scale, width: context.hairline,
        theme.separator)
    }
  }

  /// The least inset or radius of a sheet whose edge has its whole opacity.
  private static var edgeReach: Double { 4 }

  /// The color below two pages, or one, which is the same as between pages with a space.
  var groundOfSheets: Color {
    let theme = context.configuration.theme
    return context.configuration.pageSpacing > 0 ? theme.gap : theme.ground
  }

  /// Paints the ground over the corners and edges that are cut off a page, and beside it if it `isAlone`.
  func cut(_ page: PlacedPage, _ color: Color, isAlone: Bool, _ drawing: inout Drawing) {
    let (axis, placement) = (context.pagingAxis, page.placement)
    let outer = drawing.clip
    let viewport = presentation.viewport(atSlot: page.slot)
    let place = page.frame.grown(as: context.layout.viewport, to: viewport)
    let exact = placement.cut(place, along: axis)
    let first = context.snap(exact.start(along: axis))
    let sheet = exact.spanning(
      first, context.snap(exact.end(along: axis)) - first, along: axis)
    drawing.begin(layer: Layer.pageEdges, index: pageKey(atSlot: page.slot))
    drawing.clip = outer.intersection(viewport)
    drawing.offset(by: presentation.subpixelOffset(of: placement), pixel: context.pixel) {
      drawing in
      // Beside a neighbor only its own edges; what is beyond them is the neighbor's.
      let (begin, last) = (place.start(along: axis), place.end(along: axis))
      let start = isAlone ? min(begin, viewport.start(along: axis)) : begin
      let end = isAlone ? max(last, viewport.end(along: axis)) : last
      let (left, right) = (sheet.start(along: axis), sheet.end(along: axis))
      drawing.fill(viewport.spanning(start, left - start, along: axis), color)
      drawing.fill(viewport.spanning(right, end - right, along: axis), color)
      // A ring around the sheet covers the corners of the place that the sheet leaves: these are at most as far from its
      // edge as the diagonal of a corner is longer than its side.
      let width = (placement.cornerRadius * 0.42).rounded(.up)
      let side = placement.cornerRadius.rounded(.up)
      let room = drawing.clip
      // Only the corners are looked at, because the inside of a ring costs time too.
      for (horizontal, vertical) in Self.corners {
        drawing.clip = room.intersection(
          sheet.band(at: horizontal, thickness: min(side, sheet.width / 2))
            .intersection(sheet.band(at: vertical, thickness: min(side, sheet.height / 2))))
        drawing.ring(
          sheet.inset(by: -width), radius: placement.cornerRadius + width, width: width, color)
      }
    }
    drawing.clip = outer
  }
}

extension Theme {
  /// The back of a page that is turned over.
  var paper: Color { isHighContrast ? background : cell.mixed(with: background, share: 0.5).opaque }

  /// The color below sheets of paper, which is darker than the background of pages.
  var ground: Color {
    isHighContrast ? background : background.mixed(with: .black, share: 0.12)
  }
}
