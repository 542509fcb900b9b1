/// The bodies on screen: their layouts and positions.
@MainActor final class BodyPresentation {
  private let context: ContainerContext
  private let standing: Standing
  private let catalog: PageCatalog
  private let pager: Pager
  private let sides: Sides
  private let navigator: Navigator
  private let presentation: Presentation
  private let views: CustomViews
  private var layouts = BodyLayouts()
  private var palettes = BodyPalettes()
  private var messages: FieldMessages?
  private var fonts = 0
  private weak var mover: (any BodyMover)?

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog, _ pager: Pager,
    _ sides: Sides, _ navigator: Navigator, _ presentation: Presentation, _ views: CustomViews
  ) {
    (self.context, self.standing, self.catalog, self.pager) = (context, standing, catalog, pager)
    (self.sides, self.navigator, self.presentation) = (sides, navigator, presentation)
    self.views = views
  }

  func connect(_ mover: any BodyMover) { self.mover = mover }

  func dropLayouts() { fonts += 1 }

  func shownBody(of screen: some Screen, in page: PageContext) -> ShownBody? {
    guard var body = screen.asked({ $0.body }) else {
      layouts.forget(screen.id)
      return nil
    }
    if messages?.screen == screen.id { body = marked(body) }
    if !body.views.isEmpty { views.find(in: body, of: screen) }
    let header = context.extents(of: screen.asked { $0.header }, on: page)
    var page = page
    page.insets.top += header.collapsed
    let safe = page.safeFrame
    let layout = layout(
      of: screen.id, body,
      size: Size(width: safe.width, height: max(0, safe.height - header.spread)),
      spread: header.spread)
    if !body.views.isEmpty { views.noteSizes(layout, of: body, on: screen.id) }
    return ShownBody(
      screen: screen.id, body: body, layout: layout, context: page, header: header)
  }

  func demandFields(of screen: PageID) { changeMessages(on: screen) { $0.demandsTexts = true } }

  /// Shows a message below a field whose text was cut, or below none.
  func noteCut(ofField field: ControlID?, on screen: PageID) {
    guard field != messages?.cut else { return }
    changeMessages(on: screen) { $0.cut = field }
  }

  func forgetMessages() {
    guard messages != nil else { return }
    messages = nil
    context.noteChange()
  }

  private func changeMessages(on screen: PageID, _ change: (inout FieldMessages) -> Void) {
    var next = messages.flatMap { $0.screen == screen ? $0 : nil } ?? FieldMessages(on: screen)
    change(&next)
    messages = next
    context.noteChange()
  }

  private func marked(_ body: ScreenBody) -> ScreenBody {
    messages?.marking(body, context.configuration.texts, standing.memory) ?? body
  }

  private func layout(
    of screen: PageID, _ body: ScreenBody, size: Size, spread: Double
  ) -> BodyLayout {
    let texts = context.texts
    // Custom views may ask for other heights.
    let generation = views.generation + fonts
    let wideWidth = context.configuration.wideLayoutWidth
    if let kept = layouts.layout(of: screen, body, size: size, texts: texts, generation),
      kept.isWide == (size.width >= wideWidth)
    {
      return kept
    }
    func laidOut(_ size: Size, _ texts: TextSizes) -> BodyLayouts.Entry {
      // The layout is computed only here, because storing a closure allocates memory.
      let layout = BodyLayout(body, size: size, texts: texts, wideWidth: wideWidth) {
        [views, context] view, width in
        context.ask { views.height(of: view.id, on: screen, width: width) }
      }
      return BodyLayouts.Entry(
        screen: screen, body: body, size: size, textScale: texts.scale, generation: generation,
        layout: layout)
    }
    var next = laidOut(size, texts)
    let saved = standing.memory.takeLayout(of: screen)
    if let before = layouts.entry(of: screen) {
      keepPlace(from: before, to: &next, spread)
    } else if let saved, saved.width != size.width || saved.textScale != texts.scale {
      let texts = TextSizes(
        measurer: context.plainMeasurer.scaled(by: saved.textScale), scale: saved.textScale)
      keepPlace(
        from: laidOut(Size(width: saved.width, height: size.height), texts), to: &next, spread)
    }
    layouts.keep(next)
    return next.layout
  }

  /// Scrolls a body so that the element at the top of the view stays there in another layout.
  private func keepPlace(
    from old: BodyLayouts.Entry, to new: inout BodyLayouts.Entry, _ spread: Double
  ) {
    let target = new
    func place(_ offset: Double, _ old: BodyLayouts.Anchor) -> Double? {
      // While nothing can scroll, the offset waits for a layout that can.
      let offset = old.limit > 0 ? min(offset, old.limit + spread) : offset
      guard offset > spread else { return nil }
      return ScrollAnchor.place(
        of: offset - spread, from: ScrollAnchor.Side(old.body, old.layout),
        to: ScrollAnchor.Side(target.body, target.layout), height: target.size.height
      ).map { context.snap(max(0, $0 + spread)) }
    }
    let key = ScrollKey(screen: new.screen)
    var anchor = BodyLayouts.Anchor(body: old.body, layout: old.layout, limit: old.limit)
    if mover?.move(key, to: { place($0, anchor) }, limit: new.limit + spread) == true { return }
    guard let offset = standing.memory.offset(of: key) else { return }
    // Since the last scroll, so that there and back is the same place.
    if let last = old.anchor, last.place == offset { anchor = last } else { anchor.offset = offset }
    guard let place = place(anchor.offset, anchor) else { return }
    anchor.place = place
    new.anchor = anchor
    standing.memory.keep(place, of: key)
  }

  func forgetLayouts() { layouts = BodyLayouts() }

  func noteLayouts(in screens: inout [PageID: ScreenState]) {
    for entry in layouts.entries where screens[entry.screen]?.offset ?? 0 > 0 {
      screens[entry.screen]?.layout = ScreenState.Layout(
        width: entry.size.width, textScale: entry.textScale)
    }
  }

  /// Titles and buttons of bars are legible on a plain body, which on a backdrop they need not be.
  func hasPlainBody(_ screen: PageID) -> Bool {
    layouts.body(of: screen).map { $0.backdrop == nil && !showsBackdrop($0) } ?? false
  }

  func showsBackdrop(_ body: ScreenBody) -> Bool {
    context.configuration.backdrop != nil && (body.backdrop?.alpha ?? 0) < 128
  }

  func palette(of shown: ShownBody) -> BodyPalette {
    palette(of: shown.body, in: shown.context.theme)
  }

  /// The color of text on the body that a screen had when it was last laid out.
  func ink(on screen: PageID) -> Color {
    let theme = context.configuration.theme
    return layouts.body(of: screen).map { palette(of: $0, in: theme).text } ?? theme.text
  }

  private func palette(of body: ScreenBody, in theme: Theme) -> BodyPalette {
    palettes.palette(
      theme: theme,
      backdrop: showsBackdrop(body) ? context.configuration.shownBackdrop?.middle : body.backdrop)
  }

  func customView(_ id: ViewID, of screen: PageID) -> (any CustomView)? {
    views.known(id, on: screen)
  }

  /// The body of the screen or page in front, or nil while the screen or the pages move.
  var frontBody: ShownBody? {
    guard pager.scroll.isResting else { return nil }
    if let stack = navigator.activeStack, !stack.layers.isEmpty, !stack.scroll.isResting {
      return nil
    }
    return shownFrontBody
  }

  /// The body of the page or screen on its way to the front, or nil if neither settles, or both.
  var settlingBody: ShownBody? {
    let stack = navigator.activeStack?.scroll
    let settles =
      stack?.isResting ?? true
      ? pager.phase == .settling : pager.scroll.isResting && stack?.target != nil
    return settles ? shownFrontBody : nil
  }

  /// The body in front during a drag across an axis; something in it that scrolls along the axis takes over.
  func heldBody(along axis: Axis) -> ShownBody? {
    let isScreenHeld = navigator.activeStack?.scroll.isDragging ?? false
    let isAcross =
      isScreenHeld ? axis == .vertical : pager.isHeld && axis != context.pagingAxis
    return isAcross ? shownFrontBody : nil
  }

  /// A point as it would be on the page in front without motion, or nil if that page is out of view.
  func restingPoint(_ point: Point) -> Point? {
    guard navigator.activeStack?.scroll.isResting ?? true else { return nil }
    guard !pager.scroll.isResting else { return point }
    guard let slots = pager.visibleSlots,
      let slot = slots.first(where: { pager.scroll.page(at: $0) == pager.selectedIndex })
    else { return nil }
    return presentation.restingPoint(point, onPageAtSlot: slot)
  }

  var shownFrontBody: ShownBody? {
    if let screen = navigator.activeStack?.screens.last { return shownFrontBody(of: screen) }
    if let detail = sides.detailInFront { return shownFrontBody(of: detail) }
    return pager.selectedIndex.flatMap { shownFrontBody(of: catalog.page(at: $0)) }
  }

  /// The body of a page or a pushed screen, as it would be in front.
  func body(of id: PageID) -> ShownBody? {
    if let index = catalog.index(of: id) {
      let side = sides.has(id) ? PageSide.list : nil
      return body(of: catalog.page(at: index), overToolbar: false, side)
    }
    let page = sides.isEmpty ? nil : navigator.page(holding: id)
    let side = page.map { sides.has($0) } == true ? PageSide.detail : nil
    return navigator.stackedScreens.last { $0.id == id }.flatMap {
      body(of: $0, overToolbar: context.configuration.navigation == .continuous, side)
    }
  }

  private func body(
    of screen: some Screen, overToolbar: Bool, _ side: PageSide?
  ) -> ShownBody? {
    let room = presentation.room(for: ScreenTraits(screen), overToolbar: overToolbar)
    let page = presentation.pageContext(in: room)
    return shownBody(of: screen, in: side.map { page.side($0) } ?? page)
  }

  private func shownFrontBody(of screen: some Screen) -> ShownBody? {
    shownBody(of: screen, in: presentation.frontContext(of: ScreenTraits(screen)))
  }
}

@MainActor protocol BodyMover: AnyObject {
  /// Moves a body in motion to the place that `place` returns for its offset in another layout.
  ///
  /// If `place` returns nil, the body stays. Returns false for a body at rest. `limit` is its greatest offset in that
  /// layout.
  func move(_ key: ScrollKey, to place: (Double) -> Double?, limit: Double) -> Bool
}

/// A cache of the layouts of bodies, one for each screen.
private struct BodyLayouts {
  struct Entry {
    var screen: PageID
    var body: ScreenBody
    var size: Size
    var textScale: Double
    /// The number of the fonts and heights of custom views with which it was computed.
    var generation: Int
    var layout: BodyLayout
    /// The place from which the offset follows, if nothing has scrolled since.
    var anchor: Anchor?

    var limit: Double { max(0, layout.height - size.height) }

    mutating func fit(height: Double) {
      size.height = height
      layout.fit(height: height)
    }
  }

  /// An offset in the layout in which it was scrolled to, and the place of its element in a later one.
  struct Anchor {
    var body: ScreenBody
    var layout: BodyLayout
    var limit: Double
    var offset = 0.0
    var place = 0.0
  }

  private static let capacity = 32
  private(set) var entries: [Entry] = []

  // Asked in every frame: without optimization the library's search copies each entry to the heap.
  private func index(of screen: PageID) -> Int? {
    for index in entries.indices where entries[index].screen == screen { return index }
    return nil
  }

  func entry(of screen: PageID) -> Entry? { index(of: screen).map { entries[$0] } }
  func body(of screen: PageID) -> ScreenBody? { index(of: screen).map { entries[$0].body } }

  mutating func forget(_ screen: PageID) {
    if let index = index(of: screen) { entries.remove(at: index) }
  }

  mutating func layout(
    of screen: PageID, _ body: ScreenBody, size: Size, texts: TextSizes, _ generation: Int
  ) -> BodyLayout? {
    for index in entries.indices
    where entries[index].body === body && entries[index].screen == screen
      // The comparison is not exact, because a space that moves between pixels keeps its width only approximately.
      && abs(entries[index].size.width - size.width) < 1e-6
      && entries[index].textScale == texts.scale && entries[index].generation == generation
    {
      // Lines are not broken again, because bars that hide change the height in each frame.
      if entries[index].size.height != size.height { entries[index].fit(height: size.height) }
      return entries[index].layout
    }
    return nil
  }

  mutating func keep(_ entry: Entry) {
    if let index = index(of: entry.screen) { return entries[index] = entry }
    if entries.count >= Self.capacity { entries.removeAll(keepingCapacity: true) }
    entries.append(entry)
  }
}

/// The last colors of bodies, because computing them in each frame takes the contrast of many colors.
private struct BodyPalettes {
  private struct Entry {
    var theme: Theme
    var backdrop: Color?
    var palette: BodyPalette
  }

  private static let capacity = 4
  private var entries: [Entry] = []
  private var oldest = 0

  mutating func palette(theme: Theme, backdrop: Color?) -> BodyPalette {
    for index in entries.indices
    where entries[index].backdrop == backdrop && entries[index].theme == theme {
      return entries[index].palette
    }
    let palette = BodyPalette(theme: theme, backdrop: backdrop)
    let entry = Entry(theme: theme, backdrop: backdrop, palette: palette)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
    return palette
  }
}
