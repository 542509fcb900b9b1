/// The layers of the picture, from back to front.
enum Layer {
  static let background: UInt8 = 1
  static let page: UInt8 = 2
  static let toolbar: UInt8 = 3
  static let indicatorBelow: UInt8 = 4
  static let item: UInt8 = 5
  static let liftedItem: UInt8 = 6
  static let indicatorAbove: UInt8 = 7
  static let toolbarEdges: UInt8 = 8
  static let addButton: UInt8 = 9
  static let focus: UInt8 = 10
  static let screen: UInt8 = 11
  static let navigationBar: UInt8 = 12
  static let navigationContent: UInt8 = 13
  static let standalone: UInt8 = 14
  static let moreList: UInt8 = 15
  static let tooltip: UInt8 = 16
  static let sheet: UInt8 = 17
}

extension TabContainer {
  /// Lists what to paint at the present moment, in painting order.
  ///
  /// The cost follows what is in view, not the number of pages; nothing is allocated once the list's storage has grown
  /// to a frame's size.
  ///
  /// - Parameter list: Is emptied and filled anew.
  public func draw(into list: inout DisplayList) {
    var drawing = Drawing(clip: layout.bounds)
    swap(&drawing.list, &list)
    drawing.list.removeAll()
    draw(in: &drawing)
    swap(&drawing.list, &list)
  }

  /// Adds what there is to paint, with the container's top left corner at the origin.
  func draw(in drawing: inout Drawing) {
    drawing.begin(layer: Layer.background)
    drawing.fill(layout.bounds, configuration.theme.background)
    drawPages(&drawing)
    drawToolbarInPlace(&drawing)
    drawCoveringScreens(&drawing)
    drawNavigationBar(&drawing)
    drawStandaloneScreens(&drawing)
    drawMoreList(&drawing)
    drawTooltip(&drawing)
    sheets.draw(&drawing)
  }

  /// Adds the toolbar and what it opens, without pages.
  func drawBarAlone(_ drawing: inout Drawing) {
    drawToolbarInPlace(&drawing)
    drawMoreList(&drawing)
    drawTooltip(&drawing)
  }

  // MARK: Bars

  /// Paints a bar that stands at an edge, with a line on the pages' side.
  func drawBar(_ drawing: inout Drawing, _ bar: Rect, _ color: Color, at edge: Edge) {
    if configuration.barBlur > 0, configuration.isTranslucent {
      drawing.blur(bar, radius: configuration.barBlur)
    } else {
      drawing.skip()
    }
    drawing.fill(bar, configuration.isTranslucent ? color : color.opaque)
    drawing.fill(
      bar.strip(at: edge.opposite, thickness: hairline), configuration.theme.separator)
  }

  var hairline: Double { context.hairline }

  func snap(_ value: Double) -> Double { context.snap(value) }

  // MARK: Toolbar

  /// The length of the strips in which items fade, in points.
  private static let fadeLength = 24.0

  private func drawToolbarInPlace(_ drawing: inout Drawing) {
    guard toolbarHiding < 1 else { return }
    let origin = toolbarShift
    guard origin != .zero else { return drawToolbar(&drawing) }
    let shift = DrawTransform(scale: 1, origin: origin)
    drawing.transformed(by: shift) { drawToolbar(&$0) }
  }

  private func drawToolbar(_ drawing: inout Drawing) {
    guard let bar = layout.toolbar else { return }
    drawing.begin(layer: Layer.toolbar)
    drawBar(&drawing, bar, configuration.theme.toolbar, at: configuration.toolbarEdge)
    let geometry = barGeometry
    let outer = drawing.clip
    drawing.clip = layout.items.bounds
    keepEdges(&drawing)
    let marks = marks(in: geometry)
    drawIndicator(&drawing, marks, below: true)
    let lifted = reordering.liftedPlace
    for index in reordering.visiblePlaces where index != lifted {
      drawing.begin(layer: Layer.item, index: index)
      drawItem(&drawing, index, geometry)
    }
    if let lifted {
      drawing.begin(layer: Layer.liftedItem)
      drawLifted(&drawing, geometry.frame(ofItem: lifted))
      drawItem(&drawing, lifted, geometry)
    }
    drawIndicator(&drawing, marks, below: false)
    drawEdges(&drawing, geometry)
    drawFocus(&drawing, geometry)
    drawing.clip = outer
    drawAddButton(&drawing)
  }

  /// What an animator may know at the present position.
  var barGeometry: TabBarGeometry {
    TabBarGeometry(
      bar: layout.items.bounds, edge: configuration.toolbarEdge,
      titles: layout.titles, theme: configuration.theme, pagePosition: position,
      layout: layout.items, scroll: toolbarScroll, contents: self, goesRound: scroll.ring != nil
    ).onNearerSide
  }

  /// The main mark; between the last page and the first that which goes out at one end, and that which comes in at the
  /// other.
  private func marks(in geometry: TabBarGeometry) -> (Indicator?, Indicator?) {
    let mark = configuration.animator.indicator(in: geometry)
    guard let other = geometry.beyondEnds else { return (mark, nil) }
    return (
      mark?.faded(geometry.presence, configuration.theme),
      configuration.animator.indicator(in: other)?.faded(other.presence, configuration.theme)
    )
  }

  private func drawIndicator(
    _ drawing: inout Drawing, _ marks: (Indicator?, Indicator?), below: Bool
  ) {
    drawing.begin(layer: below ? Layer.indicatorBelow : Layer.indicatorAbove)
    drawMark(&drawing, marks.0, below: below)
    drawMark(&drawing, marks.1, below: below)
  }

  /// The strips in which items fade where more of them follow, before and after those in view, by their sides.
  private var edgeStrips: (start: Rect, end: Rect) {
    let (bounds, length) = (layout.items.bounds, Self.fadeLength)
    return layout.items.axis == .horizontal
      ? (bounds.strip(at: .left, thickness: length), bounds.strip(at: .right, thickness: length))
      : (bounds.strip(at: .top, thickness: length), bounds.strip(at: .bottom, thickness: length))
  }

  /// Remembers what lies below the items where they fade.
  private func keepEdges(_ drawing: inout Drawing) {
    guard layout.items.isScrolling else { return drawing.skip(2) }
    drawing.keep(edgeStrips.start, place: 0)
    drawing.keep(edgeStrips.end, place: 1)
  }

  /// Fades where more items follow, into whatever the bar shows there.
  private func drawEdges(_ drawing: inout Drawing, _ geometry: TabBarGeometry) {
    let items = layout.items
    drawing.begin(layer: Layer.toolbarEdges)
    guard items.isScrolling else { return }
    let (before, after) = (geometry.scroll, items.maximumScroll - geometry.scroll)
    let isHorizontal = items.axis == .horizontal
    let isMirrored = isHorizontal && configuration.isRightToLeft
    let (lower, upper) = isMirrored ? (after, before) : (before, after)
    drawing.reveal(
      edgeStrips.start, place: 0, from: min(1, lower / Self.fadeLength), to: 0,
      isHorizontal: isHorizontal)
    drawing.reveal(
      edgeStrips.end, place: 1, from: 0, to: min(1, upper / Self.fadeLength),
      isHorizontal: isHorizontal)
  }

  private func drawFocus(_ drawing: inout Drawing, _ geometry: TabBarGeometry) {
    drawing.begin(layer: Layer.focus)
    guard let index = focusedItem, !isBelowSheet else { return }
    drawing.ring(
      geometry.frame(ofItem: index).inset(by: 3), radius: 8, width: 2, configuration.theme.focus)
  }
}

extension Indicator {
  /// The mark with a share of its opacity.
  fileprivate func faded(_ share: Double, _ theme: Theme) -> Indicator {
    var mark = self
    mark.color = (color ?? theme.selectedTint).opacity(share)
    return mark
  }
}

extension Color {
  /// The same color without transparency.
  var opaque: Color { Color(red: red, green: green, blue: blue) }
}
