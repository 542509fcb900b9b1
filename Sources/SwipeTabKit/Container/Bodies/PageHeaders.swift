/// The places of the headers of pages: a function of the scroll offsets of their bodies.
@MainActor final class PageHeaders: OnItems {
  private let bodies: BodyPresentation
  private let scroller: BodyScroller
  private var fits:
    (
      layout: ContainerLayout?,
      known: [(title: String, subtitle: String?, width: Double, fit: HeaderPainter.Fit)]
    ) = (nil, [])

  init(_ parts: OnItems, bodies: BodyPresentation, scroller: BodyScroller) {
    (self.bodies, self.scroller) = (bodies, scroller)
    super.init(parts)
  }

  /// Returns the painter of a screen's header.
  ///
  /// `offset` is the scroll offset of its body, in points.
  func painter(
    of header: PageHeader, on screen: PageID, _ page: PageContext, offset: Double = 0
  ) -> HeaderPainter? {
    HeaderPainter(
      header: header, page: page, extents: extents(of: header), offset: offset,
      rise: rise(over: screen), hairline: context.hairline, fit: fit(of: header, page),
      backdrop: context.configuration.shownBackdrop)
  }

  /// The sizes at which the texts of a header fit; kept for a layout, as every frame needs them.
  private func fit(of header: PageHeader, _ page: PageContext) -> HeaderPainter.Fit {
    let width = HeaderPainter.textWidth(on: page)
    if fits.layout !== context.layout { fits = (context.layout, []) }
    for index in fits.known.indices
    where fits.known[index].width == width && fits.known[index].title == header.title
      && fits.known[index].subtitle == header.subtitle
    { return fits.known[index].fit }
    let fit = HeaderPainter.Fit(header, width: width, context.measurer)
    if fits.known.count >= 16 { fits.known.removeAll(keepingCapacity: true) }
    fits.known.append((header.title, header.subtitle, width, fit))
    return fit
  }

  private func extents(of header: PageHeader) -> HeaderExtents {
    HeaderExtents(of: header, textScale: context.configuration.textScale)
  }

  /// Returns the distance by which scrolling a screen's body has moved the bars at the top out of the way, in points.
  private func rise(over screen: PageID) -> Double {
    guard context.configuration.hidesOnScroll != .never else { return 0 }
    let layout = context.layout
    let isAtTop = context.configuration.toolbarEdge == .top
    let toolbar =
      isAtTop ? bars.toolbarShare(of: screen) * (layout.toolbar?.height ?? 0) : 0
    return context.snap(
      toolbar + bars.navigationShare(of: screen) * layout.navigationPlace.height)
  }

  /// The header of the screen in front, and its current rectangle on the container, in points.
  ///
  /// It is nil without a header, or while it is out of view.
  var front: (header: PageHeader, frame: Rect)? {
    guard let screen = navigator.frontScreen, let header = screen.header else { return nil }
    var offset = 0.0
    if let shown = bodies.shownFrontBody {
      offset = scroller.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    }
    let page = presentation.frontContext(of: ScreenTraits(screen))
    guard
      let frame = painter(of: header, on: screen.id, page, offset: context.snap(offset))?.frame,
      frame.height > 0
    else { return nil }
    return (header, frame)
  }

  /// The distance that a body scrolls below a transparent navigation bar until the bar has its whole background, in
  /// points.
  private static let groundReach = 16.0

  /// Returns the opacity of the navigation bar's background over a screen, in `0...1`.
  ///
  /// It is 0 over an expanded header whose title scrolls away, because nothing is below the bar then.
  func navigationGround(over screen: ScreenTraits) -> Double {
    guard screen.hasLargeTitle, context.configuration.pagesRunUnderBars,
      bodies.hasPlainBody(screen.id)
    else { return 1 }
    let offset = scroller.offset(
      of: ScrollKey(screen: screen.id), limit: .greatestFiniteMagnitude)
    return (offset / Self.groundReach).clamped(to: 0...1)
  }

  /// Returns the opacity of a screen's title in the navigation bar, in `0...1`.
  ///
  /// It is 0 while the screen's header shows the title.
  func titleOpacity(of screen: some Screen) -> Double {
    guard let header = screen.header, !header.title.isBlank else { return 1 }
    guard header.collapsed == 0 else { return 0 }
    let offset = scroller.offset(
      of: ScrollKey(screen: screen.id), limit: .greatestFiniteMagnitude)
    return extents(of: header).titleOpacities(offset: offset).bar
  }
}
