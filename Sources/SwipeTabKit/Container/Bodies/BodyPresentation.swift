/// The bodies that are seen, and where.
final class BodyPresentation {
  private let catalog: PageCatalog
  private let pager: Pager
  private let navigator: Navigator
  private let presentation: Presentation
  private let context: ContainerContext
  private var layouts = BodyLayouts()

  init(
    catalog: PageCatalog, pager: Pager, navigator: Navigator, presentation: Presentation,
    context: ContainerContext
  ) {
    (self.catalog, self.pager, self.navigator) = (catalog, pager, navigator)
    (self.presentation, self.context) = (presentation, context)
  }

  /// Forgets the layouts, after the font has changed.
  func dropLayouts() { layouts.removeAll() }

  /// A screen's body and where it is seen; nil if it has none.
  func shownBody(of screen: some Screen, in page: PageContext) -> ShownBody? {
    guard let body = screen.body else { return nil }
    let safe = page.safeFrame
    let layout = layouts.layout(
      of: screen.id, body, size: Size(width: safe.width, height: safe.height),
      measurer: context.measurer)
    return ShownBody(screen: screen.id, body: body, layout: layout, context: page)
  }

  /// The body of what is in front, while that is at rest.
  var frontBody: ShownBody? {
    guard pager.scroll.isResting else { return nil }
    if let stack = navigator.activeStack, !stack.layers.isEmpty, !stack.scroll.isResting {
      return nil
    }
    return shownFrontBody
  }

  /// The body of the page that is about to come to rest; nil but while pages settle.
  var settlingBody: ShownBody? {
    guard pager.phase == .settling, navigator.activeStack?.scroll.isResting ?? true else {
      return nil
    }
    return shownFrontBody
  }

  /// The body of what is in front, also while that moves.
  var shownFrontBody: ShownBody? {
    if let screen = navigator.activeStack?.screens.last { return shownFrontBody(of: screen) }
    return pager.selection.flatMap { shownFrontBody(of: catalog.page(at: $0)) }
  }

  private func shownFrontBody(of screen: some Screen) -> ShownBody? {
    shownBody(of: screen, in: presentation.frontContext(of: ScreenTraits(screen)))
  }
}

/// Layouts of bodies that were in view lately.
private struct BodyLayouts {
  private struct Entry {
    var body: ScreenBody
    var size: Size
    var layout: BodyLayout
  }

  private var entries: [PageID: Entry] = [:]

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// The layout of a screen's body; made if the body or the size is another than last time.
  mutating func layout(
    of screen: PageID, _ body: ScreenBody, size: Size, measurer: any TextMeasuring
  ) -> BodyLayout {
    if let entry = entries[screen], entry.body === body, entry.size.width == size.width {
      if entry.size.height != size.height { fit(screen, height: size.height) }
      return entries[screen]?.layout ?? entry.layout
    }
    if entries.count >= 32 { entries.removeAll(keepingCapacity: true) }
    let layout = BodyLayout(body, size: size, measurer: measurer)
    entries[screen] = Entry(body: body, size: size, layout: layout)
    return layout
  }

  /// Follows a view that became higher or lower, as bars that hide make it from frame to frame: lines stay as they are.
  private mutating func fit(_ screen: PageID, height: Double) {
    guard var entry = entries.removeValue(forKey: screen) else { return }
    entry.size.height = height
    entry.layout.fit(entry.body, height: height)
    entries[screen] = entry
  }
}
