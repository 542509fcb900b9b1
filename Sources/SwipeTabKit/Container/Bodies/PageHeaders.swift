/// The places of the headers of pages: a function of the scroll offsets of their bodies.
@MainActor final class PageHeaders {
  private let context: ContainerContext
  private let navigator: Navigator
  private let bars: BarHider
  private let presentation: Presentation
  private let bodies: BodyPresentation
  private let scroller: BodyScroller
  private var fits:
    (
      layout: ContainerLayout?,
      known: [(title: String, subtitle: String?, width: Double, fit: HeaderPainter.Fit)]
    ) = (nil, [])

  init(
    _ context: ContainerContext, _ navigator: Navigator, _ bars: BarHider,
    _ presentation: Presentation, _ bodies: BodyPresentation, _ scroller: BodyScroller
  ) {
    (self.context, self.navigator, self.bars) = (context, navigator, bars)
    (self.presentation, self.bodies, self.scroller) = (presentation, bodies, scroller)
  }

  func painter(
    of header: PageHeader, on screen: PageID, _ page: PageContext, offset: Double = 0
  ) -> HeaderPainter? {
    HeaderPainter(
      header: header, page: page, extents: context.extents(of: header, on: page), offset: offset,
      rise: rise(over: screen), hairline: context.hairline, fit: fit(of: header, page),
      backdrop: context.configuration.shownBackdrop)
  }

  /// The sizes at which the texts fit, kept for a layout because every frame needs them.
  private func fit(of header: PageHeader, _ page: PageContext) -> HeaderPainter.Fit {
    let isWide = context.isWide(page)
    let width = BodyMetrics.column(
      in: page.frame.width - page.insets.left - page.insets.right, isWide: isWide)
    if fits.layout !== context.layout { fits = (context.layout, []) }
    for index in fits.known.indices
    where fits.known[index].width == width && fits.known[index].title == header.title
      && fits.known[index].subtitle == header.subtitle
    { return fits.known[index].fit }
    let fit = HeaderPainter.Fit(header, width: width, isWide: isWide, context.measurer)
    if fits.known.count >= 16 { fits.known.removeAll(keepingCapacity: true) }
    fits.known.append((header.title, header.subtitle, width, fit))
    return fit
  }

  /// The distance by which scrolling has moved the bars at the top out of the way.
  private func rise(over screen: PageID) -> Double {
    guard context.configuration.hidesOnScroll != .never else { return 0 }
    let layout = context.layout
    let isAtTop = context.configuration.toolbarEdge == .top
    let toolbar =
      isAtTop ? bars.toolbarShare(of: screen) * (layout.toolbar?.height ?? 0) : 0
    return context.snap(
      toolbar + bars.navigationShare(of: screen) * layout.navigationPlace.height)
  }

  var front: (header: PageHeader, frame: Rect)? {
    guard let screen = navigator.frontScreen, let header = screen.asked({ $0.header }) else {
      return nil
    }
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

  /// The distance that a body scrolls below a transparent bar until the bar has its whole background.
  private static let groundReach = 16.0

  /// The opacity of the bar's background, which is 0 over an expanded header because nothing is below the bar then.
  func navigationGround(over screen: ScreenTraits) -> Double {
    guard screen.hasLargeTitle, context.configuration.pagesRunUnderBars,
      bodies.hasPlainBody(screen.id)
    else { return 1 }
    let offset = scroller.offset(
      of: ScrollKey(screen: screen.id), limit: .greatestFiniteMagnitude)
    return (offset / Self.groundReach).clamped(to: 0...1)
  }

  /// The opacity in `0...1`, which is 0 while the screen's header shows the title.
  func titleOpacity(of screen: some Screen) -> Double {
    guard let header = screen.asked({ $0.header }), !header.title.isBlank else { return 1 }
    guard header.collapsed == 0 else { return 0 }
    let offset = scroller.offset(
      of: ScrollKey(screen: screen.id), limit: .greatestFiniteMagnitude)
    let page = presentation.frontContext(of: ScreenTraits(screen))
    return context.extents(of: header, on: page).titleOpacities(offset: offset).bar
  }
}
