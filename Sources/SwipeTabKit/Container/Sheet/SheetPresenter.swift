/// Presents screens on sheets over everything else; the topmost sheet receives all input until it is dismissed.
@MainActor
final class SheetPresenter: ContactRelay, WheelInteraction, KeyInteraction, AdaptingInteraction,
  OverlayInteraction, TimedInteraction
{
  private let context: ContainerContext
  private let contacts: Contacts
  private let standing: Standing
  private let sheetPlace: SheetPlace
  private let pull: SheetPull

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ standing: Standing,
    _ sheetPlace: SheetPlace, _ pull: SheetPull
  ) {
    (self.context, self.contacts, self.standing) = (context, contacts, standing)
    (self.sheetPlace, self.pull) = (sheetPlace, pull)
    pull.connect(self)
  }

  var isOpen: Bool { sheetPlace.isOpen }

  var hosted: (any ContainerNode)? { sheetPlace.hosted }

  var depth: Int { sheetPlace.depth }

  /// Whether a sheet of a surrounding container covers this one, which is never so on that sheet.
  var isBelowOuterSheet: Bool {
    guard let outer = standing.surroundings?.part(SheetPresenter.self) else { return false }
    if let hosted = outer.open?.container { return hosted !== standing.container }
    return outer.isBelowOuterSheet
  }

  /// The sheet that receives input, or nil without a sheet, or if it is closing.
  var open: Sheet? { sheetPlace.open }

  /// The screens on the sheets that are not closing, the topmost last.
  var screens: [any Screen] { sheetPlace.all.filter { !$0.isClosing }.map(\.screen) }

  func isOnSheet(_ container: (any ContainerNode)?) -> Bool { sheetPlace.has(container) }

  func forEachHosted(_ body: (any ContainerNode) -> Void) { sheetPlace.forEachHosted(body) }

  var frame: Rect { sheetPlace.openFrame }

  // MARK: Presenting

  /// Presents a screen over the sheets that are there.
  ///
  /// A screen is presented once: in place of one with the same identifier, over which nothing stays. One that is closing is replaced
  /// too. A sheet that replaces another one starts from its position.
  func present(_ screen: any Screen, animated: Bool) {
    guard standing.mayShow(screen), let made = makeSheet(of: screen) else { return }
    context.interrupt(.cover)
    contacts.ignore { _ in true }
    let isThere = sheetPlace.has(screen.id)
    if isThere {
      while let top = sheetPlace.sheet, top.isClosing || top.screen.id != screen.id {
        sheetPlace.drop(top.container)
      }
      context.emit(.popped(screen.id))
    }
    let before = isThere || !sheetPlace.isTopOpen ? sheetPlace.sheet : nil
    if let before {
      var next = made
      next.scroll = before.scroll
      sheetPlace.put(next)
    } else {
      sheetPlace.cover(with: made)
    }
    adapt()
    context.emit(.pushed(screen.id))
    sheetPlace.settle(isOpen: true, animated: animated)
    before?.container.leaveHost()
  }

  func dismiss(animated: Bool) -> Bool {
    guard isOpen else { return false }
    pull.releaseContacts()
    if !sheetPlace.isTopOpen, let closing = sheetPlace.hosted { sheetPlace.drop(closing) }
    sheetPlace.settle(isOpen: false, animated: animated)
    return true
  }

  /// Dismisses all screens, with motion at most the topmost.
  func dismissAll(animated: Bool) -> Bool {
    guard isOpen else { return false }
    pull.releaseContacts()
    for sheet in sheetPlace.all.dropLast() { sheetPlace.drop(sheet.container) }
    sheetPlace.settle(isOpen: false, animated: animated)
    return true
  }

  /// Replaces each presented screen, or with nil dismisses it and all above it.
  func replace(_ replacement: (any Screen) -> (any Screen)?) {
    let sheets = sheetPlace.all
    for (index, sheet) in sheets.enumerated() where !sheet.isClosing {
      guard let screen = replacement(sheet.screen),
        let pages = try? PageList([page(of: screen)])
      else {
        pull.releaseContacts()
        for above in sheets[index...].reversed() { sheetPlace.drop(above.container) }
        break
      }
      sheetPlace.exchange(screen, on: sheet.container)
      sheet.container.setPages(pages)
    }
    adapt()
  }

  private func page(of screen: any Screen) -> SheetPage {
    SheetPage(screen: screen, closeTitle: context.configuration.texts.close) { [context] in
      screen.asked { $0.sheetStyle }.form(in: context.size) == .sheet
    }
  }

  private func makeSheet(of screen: any Screen) -> Sheet? {
    guard let own = standing.container, let pages = try? PageList([page(of: screen)]),
      let hosted = own.makeBare(of: pages, on: nil)
    else { return nil }
    return Sheet(screen: screen, container: hosted)
  }

  // MARK: Size

  func adapt() {
    for sheet in sheetPlace.all { adapt(sheet) }
    sheetPlace.moveHosted()
    pull.rebase()
  }

  private func adapt(_ sheet: Sheet) {
    let (hosted, configuration) = (sheet.container, context.configuration)
    var changed = hosted.configuration
    changed.theme = configuration.theme.ofSheet
    changed.takeManners(of: configuration)
    changed.toolbarVisibility = .hidden
    changed.safeArea = insets(of: sheet.form(in: context.size))
    hosted.configuration = changed
    let (size, extent) = (context.size, extent(of: sheet.screen))
    // A screen that was asked for its views may have changed the window's size, to which the sheet has adapted then.
    guard context.size == size, sheetPlace.has(hosted) else { return }
    hosted.handle(.resize(extent, scale: context.scale))
  }

  private var origin: Point { Point(x: frame.x, y: frame.y) }

  private func insets(of form: SheetStyle.Form) -> EdgeInsets {
    let safe = context.configuration.safeArea
    switch form {
    case .full: return safe
    case .sheet: return EdgeInsets(top: 0, left: 0, bottom: safe.bottom, right: 0)
    case .automatic, .card, .alert: return .zero
    }
  }

  private func extent(of screen: any Screen) -> Size {
    let (safe, form) = (
      context.configuration.safeArea, screen.asked { $0.sheetStyle }.form(in: context.size)
    )
    guard form != .full else { return context.size }
    let inner = context.layout.bounds.inset(by: safe)
    var room = inner.inset(by: SheetMetrics.margin)
    var widest = form == .alert ? SheetMetrics.narrow : SheetMetrics.width
    if form == .sheet {
      widest = SheetMetrics.wide
      room = Rect(x: inner.x, y: room.y, width: inner.width, height: context.size.height - room.y)
    }
    let width = context.snap(min(room.width, widest))
    let wanted =
      switch form == .alert ? .fitted : screen.asked({ $0.sheetStyle }).height {
      case .fitted:
        (height(of: page(of: screen), width: width) ?? SheetMetrics.height)
          + insets(of: form).bottom
      case .half: room.height / 2
      case .full: room.height
      }
    return Size(width: width, height: context.snap(min(room.height, wanted)))
  }

  private func height(of page: any Screen, width: Double) -> Double? {
    context.layout(of: page.asked { $0.body }, on: page, width: width)?.height
  }

  // MARK: Time

  var deadline: Double? { sheetPlace.restTime }

  func advance(from start: Double) { sheetPlace.advance() }

  func finishMotion() { sheetPlace.finishMotion() }

  func retune() { sheetPlace.retune() }

  // MARK: Input

  /// An open sheet handles every press; a press beside it dismisses it.
  func claim(_ press: Press) -> Claim? {
    guard let open else { return nil }
    if frame.contains(press.point) { return .relays(self) }
    return .ignores(isUsed: !open.isLoose || dismiss(animated: true))
  }

  func hand(_ event: InputEvent) -> Bool {
    if pull.follow(event) { return true }
    let isUsed = sheetPlace.recipient?.handle(event.mapped { sheetPlace.onSheet($0) }) ?? false
    pull.letGo(after: event)
    return isUsed
  }

  func resample(_ drive: Drive?) {
    pull.resample(drive)
    sheetPlace.recipient?.resample(drive?.pointer(from: origin))
  }

  func resample(pan: WheelTurn?, isSlow: Bool) {
    sheetPlace.recipient?.resample(pan.map { $0.pointer(isSlow: isSlow) })
  }

  func remeasure() { adapt() }

  func turn(_ turn: WheelTurn) -> Bool? {
    guard let open else { return nil }
    guard frame.contains(turn.point) else { return true }
    pull.noteInside(turn)
    return open.container.handle(turn.event.mapped { sheetPlace.onSheet($0) })
      || pull.begin(turn)
  }

  func endPan() -> Bool { sheetPlace.recipient?.handle(.panEnd) ?? false }

  func yield(to interruption: Interruption) {
    guard interruption == .cover || interruption == .state else { return }
    pull.cancel()
    if interruption == .cover { pull.releaseContacts() }
  }

  func take(_ key: KeyPress) -> Bool? {
    guard let open else { return nil }
    guard key == KeyPress(.escape) || context.goesBack(key) else {
      return open.container.handle(.key(key))
    }
    return open.screen.handle(key) || open.container.perform(.cancel)
      || open.screen.asked { $0.allowsDismissal } && dismiss(animated: true)
  }

  var isInFront: Bool { isOpen }

  func node(in scope: NodeScope) -> AccessibilityNode? {
    open.flatMap { open in
      // Before its first frame the sheet is out of view, and yet everything below it is out of reach.
      let isInView = !frame.intersection(context.layout.bounds).isEmpty
      return scope.dialog(
        open.screen, open.container, isInView ? frame : sheetPlace.restingFrame(of: open))
    }
  }

  // MARK: Painting

  func paint(with brush: Brush, in drawing: inout Drawing) {
    sheetPlace.forEachInView { sheet, _ in
      let isTop = sheet.container === sheetPlace.hosted
      paint(
        sheet, isTop ? sheetPlace.share : 1, isTop ? sheetPlace.shownPlacement : PagePlacement(),
        isTop ? sheetPlace.shownTransform : sheetPlace.restingTransform(of: sheet), brush, &drawing)
    }
  }

  private func paint(
    _ sheet: Sheet, _ share: Double, _ placement: PagePlacement, _ transform: DrawTransform,
    _ brush: Brush, _ drawing: inout Drawing
  ) {
    guard share > 0 else { return }
    let (hosted, form, rest) = (
      sheet.container, sheet.form(in: context.size), sheetPlace.restingFrame(of: sheet)
    )
    let configuration = context.configuration
    drawing.begin(layer: Layer.sheet)
    drawing.fill(context.layout.bounds, Color.black.opacity(SheetMetrics.dim * share))
    let bounds = Rect(
      x: 0, y: 0, width: rest.width,
      height: rest.height + (form == .sheet ? SheetMetrics.depth : 0))
    let radius = form == .full ? 0 : SheetMetrics.cornerRadius
    // The shadow fades with the sheet.
    let area = transform.applied(to: bounds.inset(by: -Drawing.softShadowReach))
    drawing.asWhole(
      opacity: placement.opacity, in: area, buffer: PagePainter.screenBuffer
    ) { drawing in
      drawing.curled(
        placement.curl, rest, along: .horizontal, isForward: !configuration.isRightToLeft,
        paper: configuration.theme.paper
      ) { drawing in
        drawing.transformed(by: transform) {
          brush.drawShadow(&$0, bounds, radius: radius)
        }
        drawing.nested { drawing in
          drawing.transformed(by: transform) { drawing in
            drawing.clipped(toRounded: bounds, radius: radius) { drawing in
              if form == .sheet { drawing.fill(bounds, hosted.configuration.theme.background) }
              hosted.draw(in: &drawing)
              guard form == .sheet, sheet.isLoose else { return drawing.skip() }
              let grabber = SheetMetrics.grabber
              drawing.roundedRect(
                Rect(
                  x: bounds.midX - grabber.width / 2, y: SheetMetrics.grabberTop,
                  width: grabber.width, height: grabber.height),
                radius: grabber.height / 2, hosted.configuration.theme.control.opacity(0.6))
            }
          }
        }
      }
    }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(!contacts.isHeld(by: self) || isOpen, "a contact is on a sheet that is gone")
    guard let sheet = sheetPlace.sheet else { return }
    promise(sheet.scroll.slot.isFinite, "the sheet is \(sheet.scroll.slot) up")
    guard sheet.scroll.isResting else { return }
    promise(sheet.scroll.slot == 1, "a sheet at rest is \(sheet.scroll.slot) up")
    promise(!sheet.isClosing, "a sheet that is gone is kept")
    // A pixel, which is many points in a picture that is made much smaller.
    let room = context.layout.bounds.inset(by: -max(1, context.pixel))
    promise(
      context.size.width < 40 || context.size.height < 40 || frame.union(room) == room,
      "the sheet lies at \(frame) in \(context.size)")
  }
}
