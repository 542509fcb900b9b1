extension Standing {
  var allowsOverview: Bool {
    [container, outermost].allSatisfy { $0?.context.configuration.allowsOverview ?? true }
  }
}

/// The overview: a scrolling grid of live thumbnails of all pages, from which the user chooses a page.
///
/// A pinch can reverse its opening and closing at any time.
@MainActor
final class PageOverview: ContactInteraction, WheelInteraction, KeyInteraction, AdaptingInteraction,
  OverlayInteraction, TimedInteraction
{
  let context: ContainerContext
  private let contacts: Contacts
  private let standing: Standing
  let catalog: PageCatalog
  private let pager: Pager
  private let sides: Sides
  private let navigator: Navigator
  private let presentation: Presentation
  private let sheets: SheetPresenter
  private let actions: Actions
  private let navigationBar: NavigationBar
  let closeButtons: CloseButtons
  private let editing: PageEditing
  private let barTargets: BarTargets
  private let bodies: BodyPresentation
  private let pages: PagePainter

  /// The progress of opening: 0 is closed, 1 is fully open.
  private var zoom = ScrollPosition(page: 0)
  private var rows: BodyScroll?
  private var highlighted: PageID?
  /// The pages and the index of the highlighted one, while a new list of pages replaces the current one.
  private var before: (pages: PageList, index: Int)?
  private var hold = Hold.none
  /// The offset at which the user left the rows, which a layout with less space for a moment does not change.
  private var leftAt: Double?
  /// The contact whose release has already chosen or closed a page, so that it does not tap as well.
  private var answered: Contact?
  private var typeAhead = TypeAhead()

  private enum Hold {
    case none
    case pressed
    /// The contact scrolls the rows; `start` is the scroll offset at `anchor`.
    case scrolls(anchor: Double, slop: Double, start: Double)
    /// Two fingers pinch from an initial `distance`, and `start` is how far the overview was open.
    case pinches(distance: Double, start: Double)
  }

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ standing: Standing, _ catalog: PageCatalog,
    _ pager: Pager, _ sides: Sides, _ navigator: Navigator, _ presentation: Presentation,
    _ sheets: SheetPresenter, _ actions: Actions, _ navigationBar: NavigationBar,
    _ closeButtons: CloseButtons, _ editing: PageEditing, _ barTargets: BarTargets,
    _ bodies: BodyPresentation, _ pages: PagePainter
  ) {
    (self.context, self.contacts, self.standing) = (context, contacts, standing)
    (self.catalog, self.pager, self.sides, self.navigator) = (catalog, pager, sides, navigator)
    (self.presentation, self.sheets, self.actions) = (presentation, sheets, actions)
    (self.navigationBar, self.closeButtons, self.editing) = (navigationBar, closeButtons, editing)
    (self.barTargets, self.bodies, self.pages) = (barTargets, bodies, pages)
  }

  // MARK: Opening and closing

  var openness: Double { zoom.slot.clamped(to: 0...1) }

  /// Whether the overview receives all input: it is open or opening.
  var isOpen: Bool { rows != nil && (zoom.target ?? Int(saturating: zoom.slot.rounded())) == 1 }

  func toggle(animated: Bool = true) {
    if isOpen {
      letGo(settlingTo: 0, animated: animated)
    } else if open() {
      letGo(settlingTo: 1, animated: animated)
    }
  }

  private func open() -> Bool {
    guard standing.allowsOverview, let selected = pager.selectedIndex, !navigator.isCovered,
      !sheets.isOpen,
      navigator.frontHosted == nil || navigator.isHostedOnPage
    else { return false }
    if rows != nil { return true }
    context.interrupt(.cover)
    rows = BodyScroll(
      offset: layout.scroll(revealing: selected, from: 0), limit: layout.limit,
      extent: layout.view.height, pixel: 1 / context.scale)
    highlighted = nil
    return true
  }

  private func settle(to target: Int, animated: Bool = true) {
    guard rows != nil else { return }
    _ = context.settle(&zoom, to: target, animated: animated)
    forgetIfClosed()
    context.noteChange()
  }

  private func forgetIfClosed() {
    guard zoom.isResting, zoom.slot == 0 else { return }
    (rows, highlighted) = (nil, nil)
    letGo()
  }

  private func letGo() {
    if case .scrolls = hold { endScroll() }
    hold = .none
    contacts.ignore(ifHeldBy: self)
  }

  /// Opens or closes without fingers, which would pull it back against the spring.
  private func letGo(settlingTo target: Int, animated: Bool = true) {
    letGo()
    settle(to: target, animated: animated)
  }

  func choose(_ page: PageID, cause: Cause) -> Bool {
    guard isOpen, let index = catalog.index(of: page), catalog.isEnabled(index) else {
      return false
    }
    if page != pager.selectedID { actions.activateItem(page, cause: cause) }
    letGo(settlingTo: 0)
    return true
  }

  // MARK: Positions

  var layout: OverviewLayout {
    let viewport = context.layout.pageFrame
    return OverviewLayout(
      count: catalog.count + (editing.canAdd ? 1 : 0),
      page: Size(width: viewport.width, height: viewport.height),
      view: context.layout.bounds.inset(by: context.configuration.safeArea),
      isRightToLeft: context.configuration.isRightToLeft,
      textScale: context.configuration.textScale)
  }

  var scrolled: Double { rows.map { context.snap($0.offset) } ?? 0 }

  private func transform(_ layout: OverviewLayout) -> DrawTransform {
    guard openness < 1, let selected = pager.selectedIndex else { return .identity }
    let small = layout.frame(of: selected, scrolled: scrolled)
    let whole = DrawTransform(from: small, to: context.layout.pageFrame)
    return DrawTransform(
      scale: mix(whole.scale, 1, openness),
      origin: Point(x: mix(whole.origin.x, 0, openness), y: mix(whole.origin.y, 0, openness)))
  }

  // MARK: Contacts

  func claim(_ press: Press) -> Claim? {
    // While it closes, presses reach the page that comes into view. A second contact waits: it may tap, scroll or pinch.
    isOpen ? contacts.isHeld(by: self) ? .waits : .holds : nil
  }

  /// Continues scrolling with a second contact that moves by the drag threshold.
  func take(_ drive: Drive, along axis: Axis) -> Bool {
    guard isOpen else { return false }
    if case .pinches = hold { return false }
    contacts.give(to: self)
    guard axis == .vertical else {
      if case .scrolls = hold { endScroll() }
      hold = .pressed
      return true
    }
    beginScroll(from: drive.press.y, slop: context.tuning.slop(of: drive.contact.device))
    return move(drive)
  }

  func begin(_ drive: Drive) {
    (hold, answered) = (.pressed, nil)
    guard let moving = rows, moving.isMoving else { return contacts.allowTap() }
    beginScroll(from: drive.press.y, slop: 0)
  }

  private func beginScroll(from anchor: Double, slop: Double) {
    guard let start = rows?.beginDrag(context.tuning) else { return }
    leftAt = nil
    hold = .scrolls(anchor: anchor, slop: slop, start: start)
  }

  /// Rows beyond an end return, others continue at a velocity in points per second.
  private func endScroll(velocity: Double = 0) {
    rows?.release(velocity: velocity, at: context.time, context.tuning)
    if context.configuration.reducesMotion, let offset = rows?.offset { rows?.rest(at: offset) }
    context.noteChange()
  }

  func claimPair(_ drive: Drive) -> Bool {
    guard let second = drive.second, !barTargets.isOnBar(second.press),
      !barTargets.isOnBar(second.beside), rows != nil || open()
    else { return false }
    // The pinch does not scroll, so rows that were pulled beyond an end return during it.
    if case .scrolls = hold { endScroll() }
    zoom.beginDrag(lastPage: 1)
    hold = .pinches(distance: second.press.distance(to: second.beside), start: zoom.slot)
    return true
  }

  func move(_ drive: Drive) -> Bool {
    switch hold {
    case .none: return false
    case .pressed:
      let slop = context.tuning.slop(of: drive.contact.device)
      guard abs(drive.last.y - drive.press.y) > slop else { return false }
      beginScroll(from: drive.press.y, slop: slop)
      return move(drive)
    case .scrolls(let anchor, let slop, let start):
      rows?.drag(to: start - (drive.last.y - anchor).beyond(slop: slop), context.tuning)
    case .pinches(let before, let start):
      guard let second = drive.second else { return false }
      // Halving the distance of the fingers opens it fully, and doubling it closes it.
      let ratio = second.last.distance(to: drive.last) / max(before, 1)
      let change = ratio < 1 ? (1 - ratio) * 2 : (1 / max(ratio, 1e-6) - 1) * 2
      zoom.drag(to: (start + change).clamped(to: 0...1))
    }
    context.noteChange()
    return true
  }

  func release(_ drive: Drive, _ release: Release) -> Bool {
    defer { hold = .none }
    switch hold {
    case .none: return false
    case .pressed:
      if choosePressed(drive, at: drive.tap ?? release.point) { answered = drive.contact }
    case .scrolls: endScroll(velocity: -release.velocity(along: .vertical).motion)
    case .pinches(_, let start): settle(to: endOfPinch(from: start))
    }
    return true
  }

  /// Chooses the page that a second contact has tapped, or one that was pressed before a little scrolling.
  func tap(_ drive: Drive, at point: Point) -> Bool {
    guard answered != drive.contact else { return true }
    return isOpen && (choosePressed(drive, at: point) || !drive.isRolled)
  }

  private func choosePressed(_ drive: Drive, at point: Point) -> Bool {
    if let page = closing(at: point), page == closing(at: drive.press) {
      barTargets.activate(.close(page), cause: .tap)
      return true
    }
    guard let index = layout.page(at: point, scrolled: scrolled),
      index == layout.page(at: drive.press, scrolled: scrolled)
    else { return false }
    guard index < catalog.count else {
      barTargets.activate(.add, cause: .tap)
      letGo(settlingTo: 0)
      return true
    }
    return choose(catalog.id(at: index), cause: .tap)
  }

  func cancel(_ drive: Drive) {
    let held = hold
    hold = .none
    switch held {
    case .none, .pressed: break
    case .scrolls: endScroll()
    case .pinches(_, let start): settle(to: start < 0.5 ? 0 : 1)
    }
  }

  /// A pinch that has not moved by a fifth leads back to where it began.
  private func endOfPinch(from start: Double) -> Int {
    let way = zoom.slot - start
    if abs(way) < 0.2 { return start < 0.5 ? 0 : 1 }
    return way > 0 ? 1 : 0
  }

  func turn(_ turn: WheelTurn) -> Bool? {
    guard isOpen else { return nil }
    // A finger that scrolled on would pull the rows back.
    if case .scrolls = hold { letGo() }
    scroll(to: (rows?.offset ?? 0) - turn.dy * context.tuning.wheelNotch)
    return true
  }

  private func scroll(to offset: Double) {
    rows?.rest(at: offset)
    leftAt = nil
    context.noteChange()
  }

  // MARK: Keys

  func take(_ key: KeyPress) -> Bool? {
    if key == KeyPress(.character("o"), modifiers: [.control, .shift]) {
      let before = isOpen
      // The container on the page in front is offered the key next.
      if !isOpen, navigator.isHostedOnPage,
        navigator.frontHosted?.part(FocusRing.self).getsPageKeys == true
      {
        return nil
      }
      toggle()
      if isOpen, !before, highlighted == nil, let selected = pager.selectedIndex {
        highlight(selected)
      }
      return isOpen != before ? true : nil
    }
    if key == KeyPress(.escape), isOpen || zoom.isDragging {
      letGo(settlingTo: 0)
      return true
    }
    guard isOpen else { return nil }
    if let index = index(for: key) {
      highlight(index)
      return true
    }
    let columns = layout.columns
    let forward = context.configuration.isRightToLeft ? -1 : 1
    switch (key.key, key.modifiers) {
    case (.left, []): highlight(by: -forward)
    case (.right, []): highlight(by: forward)
    case (.tab, []): highlight(by: 1)
    case (.tab, .shift): highlight(by: -1)
    case (.up, []): highlight(by: -columns)
    case (.down, []): highlight(by: columns)
    case (.pageUp, []): highlight(by: -4 * columns)
    case (.pageDown, []): highlight(by: 4 * columns)
    case (.home, []): highlight(0)
    case (.end, []): highlight(catalog.last)
    case (.enter, []), (.space, []):
      if let page = highlighted ?? pager.selectedID { _ = choose(page, cause: .key) }
    case (.delete, []):
      if let highlighted { barTargets.activate(.close(highlighted), cause: .key) }
    // As on a sheet, the way back leads out of it.
    case _ where context.goesBack(key): letGo(settlingTo: 0)
    default: return nil
    }
    return true
  }

  private func index(for key: KeyPress) -> Int? {
    typeAhead.index(
      for: key, at: context.time, quiet: context.tuning.typeAheadQuiet,
      from: highlighted.flatMap { catalog.index(of: $0) }, count: catalog.count
    ) {
      let item = catalog.item(at: $0)
      return item.title ?? item.label
    }
  }

  private func highlight(by step: Int) {
    let page = highlighted ?? pager.selectedID
    guard let index = page.flatMap({ catalog.index(of: $0) }) else { return }
    // The first key only highlights the current page.
    let next = highlighted == nil ? index : index + step
    if catalog.pages.count > 0, (0...catalog.last).contains(next) { highlight(next) }
  }

  var highlight: PageID? { isOpen ? highlighted : nil }

  func highlight(_ page: PageID) -> Bool {
    guard isOpen, let index = catalog.index(of: page) else { return false }
    highlight(index)
    return true
  }

  private func highlight(_ index: Int) {
    // A finger that scrolled on would pull the rows away from the highlight.
    if case .scrolls = hold { letGo() }
    highlighted = catalog.id(at: index)
    scroll(to: layout.scroll(revealing: index, from: rows?.restingOffset ?? 0))
  }

  // MARK: Time

  var isMoving: Bool { zoom.target != nil || rows?.isMoving ?? false }

  var deadline: Double? {
    var earliest = Earliest()
    earliest.consider(zoom.restTime)
    earliest.consider(rows?.deadline)
    return earliest.time
  }

  func advance(from start: Double) {
    if isMoving {
      rows?.advance(to: context.time, context.tuning)
      _ = zoom.advance(to: context.time)
      forgetIfClosed()
      context.noteChange()
    }
    // While the toolbar changes its edge, the pages and their thumbnails change their shape.
    remeasure()
  }

  func retune() {
    zoom.retune(tolerance: context.depthTolerance, at: context.time)
    advance(from: context.time)
  }

  func finishMotion() {
    if let target = zoom.target { settle(to: target, animated: false) }
    if let rows, rows.isMoving { scroll(to: rows.restingOffset) }
  }

  // MARK: Changes

  var isInFront: Bool { isOpen }

  func adoptOptions() {
    if rows != nil, !standing.allowsOverview { letGo(settlingTo: 0) }
  }

  func yield(to interruption: Interruption) {
    guard rows != nil else { return }
    switch interruption {
    case .push, .state, .cover: letGo(settlingTo: 0, animated: interruption == .push)
    case .pages:
      let pages = catalog.pages
      before = highlighted.flatMap { pages.index(of: $0) }.map { (pages, $0) }
    case .newPages:
      if catalog.count == 0 { settle(to: 0, animated: false) }
      remeasure()
      if let page = highlighted, catalog.index(of: page) == nil { leaveHighlight() }
      before = nil
    case .pop, .back, .stack, .selection, .selected, .top, .layout: break
    }
  }

  private func leaveHighlight() {
    highlighted = nil
    guard let before, let next = catalog.survivor(of: before.index, from: before.pages) else {
      return
    }
    // A finger continues to scroll, whatever pages the program removes.
    if case .scrolls = hold { highlighted = catalog.id(at: next) } else { highlight(next) }
  }

  func remeasure() {
    guard let rows else { return leftAt = nil }
    let layout = layout
    if !rows.isMoving, case .none = hold { leftAt = leftAt ?? rows.offset }
    self.rows?.remeasure(
      limit: layout.limit, extent: layout.view.height, at: context.time, context.tuning)
    if !rows.isMoving, case .none = hold, let leftAt { self.rows?.rest(at: leftAt) }
  }

  // MARK: Picture

  private static let cornerRadius = 12.0

  func paint(with brush: Brush, in drawing: inout Drawing) {
    guard rows != nil, openness > 0 else { return }
    let (layout, theme) = (layout, context.configuration.theme)
    drawing.begin(layer: Layer.overview)
    // Miniatures are as bright as pages, and the ground around them is darker.
    let ground = theme.ground
    drawing.fill(context.layout.viewport, ground)
    drawing.fill(context.layout.bounds, ground.opacity(openness))
    let transform = transform(layout)
    let seen = transform.reverted(from: context.layout.bounds)
    drawing.nested { drawing in
      drawing.transformed(by: transform) { drawing in
        for index in layout.pages(from: seen.y, to: seen.maxY, scrolled: scrolled) {
          let frame = layout.frame(of: index, scrolled: scrolled)
          if index < catalog.count {
            paint(index, frame, layout, brush, &drawing)
          } else {
            paintAddTile(frame, number: index, radius: Self.cornerRadius, &drawing)
          }
        }
      }
    }
  }

  private func paint(
    _ index: Int, _ frame: Rect, _ layout: OverviewLayout, _ brush: Brush, _ drawing: inout Drawing
  ) {
    let (theme, page) = (context.configuration.theme, catalog.page(at: index))
    drawing.begin(layer: Layer.background, index: index << 6)
    let isSelected = index == pager.selectedIndex
    let viewport = context.layout.pageFrame
    // Round as far as the overview is open, so that the page that fills the window has square corners.
    let radius = Self.cornerRadius * openness
    brush.drawShadow(&drawing, frame, radius: radius)
    drawing.clipped(toRounded: frame, radius: radius) { drawing in
      drawing.fill(frame, theme.background)
      drawing.transformed(by: DrawTransform(from: viewport, to: frame)) { drawing in
        drawing.clipped(to: viewport) {
          if context.configuration.backdrop != nil { context.drawBackdrop(viewport, &$0) }
          pages.drawPage(index, amount: 1, in: viewport, key: index << 6, &$0)
          paintBar(of: page, in: viewport, &$0)
        }
      }
      paintAction(of: page, in: frame, &drawing)
    }
    drawing.begin(layer: Layer.item, index: index)
    paintClose(ofPage: index, on: frame, &drawing)
    if isSelected {
      drawing.ring(frame.inset(by: -3), radius: radius + 3, width: 3, theme.selectedTint)
    } else {
      drawing.skip()
    }
    if page.id == highlighted {
      drawing.ring(frame.inset(by: -7), radius: radius + 7, width: 3, theme.focus)
    } else {
      drawing.skip()
    }
    let isMirrored = context.configuration.isRightToLeft
    let ink = isSelected ? theme.selectedTint : theme.text
    var place = layout.title(below: frame)
    if let image = page.item.image {
      let side = min(Self.iconSide * context.configuration.textScale, place.height)
      let icon = place.band(at: isMirrored ? .right : .left, thickness: side)
      drawing.icon(
        image, in: Rect(x: icon.x, y: place.midY - side / 2, width: side, height: side),
        tint: page.item.rendering == .original ? nil : ink)
      let room = side + Self.iconGap
      place = place.inset(by: isMirrored ? EdgeInsets(right: room) : EdgeInsets(left: room))
    } else {
      drawing.skip()
    }
    let leading: DrawCommand.Text.Alignment = isMirrored ? .right : .left
    drawing.text(
      page.item.title ?? page.item.label, in: place,
      style: TextStyle(size: 13, weight: isSelected ? .bold : .regular), ink,
      alignment: page.item.image == nil ? .center : leading)
  }

  /// Paints the image of an item that does something else than to select its page, if that is empty.
  private func paintAction(of page: any TabPage, in frame: Rect, _ drawing: inout Drawing) {
    let item = page.item
    guard item.action != nil, let image = item.image, page.body == nil else {
      return drawing.skip()
    }
    let side = min(frame.width, frame.height) / 4
    drawing.icon(
      image,
      in: Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
      tint: item.rendering == .original ? nil : context.configuration.theme.secondaryText)
  }

  /// The side of the image before a page's title, and the space after it.
  private static let (iconSide, iconGap) = (16.0, 6.0)

  /// Paints the title where the navigation bar has it, because the page's thumbnail does not contain it.
  private func paintBar(of page: any TabPage, in viewport: Rect, _ drawing: inout Drawing) {
    let pushed = navigator.stack(ofPage: page.id)?.layers.last
    let screen: any Screen = pushed ?? page
    let bar = context.layout.navigationContent
    guard context.layout.navigationBar != nil, screen.showsNavigationBar != false,
      screen.header?.title.isBlank ?? true, screen.hosting == nil, bar.height > 0
    else { return drawing.skip(2) }
    let ink = bodies.ink(on: screen.id)
    var room = Rect(x: viewport.x, y: bar.y, width: viewport.width, height: bar.height)
    if let list = sides.list(of: page.id) {
      room.x = standing.originOnRoot.x + list.standing.origin.x
      room.width = list.size.width
    } else {
      let middle =
        context.layout.middleBesideSidebar ?? presentation.navigationContent.midX
      let half = min(middle - room.x, room.maxX - middle)
      room = room.spanning(middle - half, 2 * half, along: .horizontal)
    }
    let side = pushed == nil ? 16.0 : 44
    drawing.text(
      screen.navigationTitle, in: room.inset(by: EdgeInsets(left: side, right: side)),
      style: NavigationBar.titleStyle, ink)
    guard pushed != nil,
      let back = navigationBar.content(of: screen, isPushed: true).leading.back?.image
    else { return drawing.skip() }
    let isMirrored = context.configuration.isRightToLeft
    let place = room.band(at: isMirrored ? .right : .left, thickness: side)
    drawing.icon(
      isMirrored ? back.mirroredImageName : back,
      in: Rect(x: place.midX - 12, y: place.midY - 12, width: 24, height: 24), tint: ink)
  }

  // MARK: Accessibility

  func node(in scope: NodeScope) -> AccessibilityNode? {
    guard isOpen else { return nil }
    let layout = layout
    let view = layout.view
    let shown = layout.pages(from: view.y, to: view.maxY, scrolled: scrolled)
    let cells = shown.compactMap { index -> AccessibilityNode? in
      let frame = layout.frame(of: index, scrolled: scrolled)
      guard index < catalog.count else { return addNode(frame, scope) }
      let page = catalog.page(at: index)
      return scope.shown(
        AccessibilityNode(
          id: "\(scope.prefix)overview/\(page.id)", role: .listItem, label: page.item.label,
          hint: page.item.hint,
          value: page.item.spokenValue(
            isSelected: index == pager.selectedIndex, in: context.configuration),
          bounds: frame, isEnabled: page.item.isEnabled,
          isSelected: index == pager.selectedIndex,
          position: AccessibilityNode.Position(index + 1, of: catalog.count),
          children: [closeNode(ofPage: index, frame, scope)].compactMap(\.self)),
        doing: .listed(page.id), focusing: .listed(page.id))
    }
    return scope.shown(
      AccessibilityNode(
        id: "\(scope.prefix)overview", role: .list, label: "", bounds: view, children: cells))
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise((0...1).contains(zoom.slot), "the overview is \(zoom.slot) open")
    guard let rows else {
      return promise(zoom.isResting && zoom.slot == 0, "a closed overview is \(zoom.slot) open")
    }
    promise(catalog.count > 0, "an overview of no pages is open")
    promise(rows.limit == layout.limit, "the overview scrolls to \(rows.limit) of \(layout.limit)")
    if case .none = hold {
      promise(!contacts.isHeld(by: self), "a contact is on the overview and does nothing")
      promise(!zoom.isDragging, "nothing pinches the overview")
    }
  }
}
