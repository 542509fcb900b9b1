/// The bodies on screen: their layouts and positions.
final class BodyPresentation {
  private let catalog: PageCatalog
  private let pager: Pager
  private let navigator: Navigator
  private let presentation: Presentation
  private let views: CustomViews
  private let context: ContainerContext
  private var layouts = BodyLayouts()
  /// The number of requests of custom views that the layouts follow.
  private var generation = 0

  init(
    catalog: PageCatalog, pager: Pager, navigator: Navigator, presentation: Presentation,
    views: CustomViews, context: ContainerContext
  ) {
    (self.catalog, self.pager, self.navigator) = (catalog, pager, navigator)
    (self.presentation, self.views, self.context) = (presentation, views, context)
  }

  /// Discards the layouts, because the font has changed.
  func dropLayouts() { layouts.removeAll() }

  /// A screen's body with its layout and position; nil if the screen has no body.
  func shownBody(of screen: some Screen, in page: PageContext) -> ShownBody? {
    guard let body = screen.body else { return nil }
    if !body.viewElements.isEmpty { views.find(in: body, of: screen) }
    let safe = page.safeFrame
    if generation != views.generation {
      generation = views.generation
      layouts.removeAll()
    }
    let layout = layouts.layout(
      of: screen.id, body, size: Size(width: safe.width, height: safe.height),
      texts: context.texts
    ) { [views, context] view, width in
      views.known(view.id, on: screen.id)?.height(forWidth: width, measurer: context.measurer)
    }
    return ShownBody(screen: screen.id, body: body, layout: layout, context: page)
  }

  /// The custom view of a screen that is in view; nil if it has none of the identifier.
  func customView(_ id: PageID, of screen: PageID) -> (any CustomView)? {
    views.known(id, on: screen)
  }

  /// The body of the screen or page in front; nil while the screen or the pages move.
  var frontBody: ShownBody? {
    guard pager.scroll.isResting else { return nil }
    if let stack = navigator.activeStack, !stack.layers.isEmpty, !stack.scroll.isResting {
      return nil
    }
    return shownFrontBody
  }

  /// The body of the page on which the pages are settling; nil if they are not settling.
  var settlingBody: ShownBody? {
    guard pager.phase == .settling, navigator.activeStack?.scroll.isResting ?? true else {
      return nil
    }
    return shownFrontBody
  }

  /// The body of the screen or page in front, also in motion.
  var shownFrontBody: ShownBody? {
    if let screen = navigator.activeStack?.screens.last { return shownFrontBody(of: screen) }
    return pager.selectedIndex.flatMap { shownFrontBody(of: catalog.page(at: $0)) }
  }

  private func shownFrontBody(of screen: some Screen) -> ShownBody? {
    shownBody(of: screen, in: presentation.frontContext(of: ScreenTraits(screen)))
  }
}

/// A cache of the layouts of bodies, by screen.
private struct BodyLayouts {
  private struct Entry {
    var body: ScreenBody
    var size: Size
    var textScale: Double
    var layout: BodyLayout
  }

  private var entries: [PageID: Entry] = [:]

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// The layout of a screen's body; computed again if the body, the width or the text scale has changed.
  mutating func layout(
    of screen: PageID, _ body: ScreenBody, size: Size, texts: TextSizes,
    viewHeight: (ScreenBody.View, Double) -> Double?
  ) -> BodyLayout {
    if let entry = entries[screen], entry.body === body, entry.size.width == size.width,
      entry.textScale == texts.scale
    {
      if entry.size.height != size.height { fit(screen, height: size.height) }
      return entries[screen]?.layout ?? entry.layout
    }
    if entries.count >= 32 { entries.removeAll(keepingCapacity: true) }
    let layout = BodyLayout(body, size: size, texts: texts, viewHeight: viewHeight)
    entries[screen] = Entry(body: body, size: size, textScale: texts.scale, layout: layout)
    return layout
  }

  /// Adapts a layout to another height without breaking lines again, because bars that hide change the height in each
  /// frame.
  private mutating func fit(_ screen: PageID, height: Double) {
    guard var entry = entries.removeValue(forKey: screen) else { return }
    entry.size.height = height
    entry.layout.fit(entry.body, height: height)
    entries[screen] = entry
  }
}
