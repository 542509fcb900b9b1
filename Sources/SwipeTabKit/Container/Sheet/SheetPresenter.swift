/// Presents a screen on a sheet over everything else; the sheet receives all input until it is dismissed.
final class SheetPresenter: ContactRelay, TimedInteraction {
  private let standing: Standing
  private let contacts: Contacts
  private let context: ContainerContext
  private var sheet: Sheet?

  init(standing: Standing, contacts: Contacts, context: ContainerContext) {
    (self.standing, self.contacts, self.context) = (standing, contacts, context)
  }

  /// Whether a sheet receives input; each frame asks, without a copy of the sheet.
  var isOpen: Bool { sheet?.isClosing == false }

  /// The sheet that receives input; nil if there is none, or if it is closing.
  var open: Sheet? { sheet.flatMap { $0.isClosing ? nil : $0 } }

  /// The container on the sheet, even while the sheet is closing; nil if there is none.
  var hosted: TabContainer? { sheet?.container }

  // MARK: Presenting

  /// Presents a screen; a sheet that replaces another one starts from its position.
  func present(_ screen: any Screen, animated: Bool) {
    guard standing.mayShow(screen), let made = makeSheet(of: screen) else { return }
    context.interrupt(.cover)
    contacts.ignore { _ in true }
    let before = sheet
    if let open { context.emit(.popped(open.screen.id)) }
    var next = made
    if let before { next.scroll = before.scroll }
    sheet = next
    before?.container.leaveHost()
    place()
    context.emit(.pushed(screen.id))
    settle(animated: animated)
  }

  /// Dismisses the sheet; false if none is open.
  func dismiss(animated: Bool) -> Bool {
    guard let open else { return false }
    releaseContact()
    sheet?.isClosing = true
    context.emit(.popped(open.screen.id))
    settle(animated: animated)
    return true
  }

  /// Replaces the presented screen; nil dismisses it.
  func replace(_ replacement: (any Screen) -> (any Screen)?) {
    guard let open else { return }
    guard let screen = replacement(open.screen),
      let pages = try? PageList([SheetPage(screen: screen)])
    else {
      _ = dismiss(animated: false)
      return
    }
    sheet = Sheet(screen: screen, container: open.container, scroll: open.scroll)
    open.container.setPages(pages)
    place()
  }

  private func makeSheet(of screen: any Screen) -> Sheet? {
    var configuration = ContainerConfiguration()
    configuration.toolbarVisibility = .hidden
    configuration.navigationBarVisibility = .hidden
    configuration.navigation = .perTab
    guard let own = standing.container, let pages = try? PageList([SheetPage(screen: screen)]),
      let hosted = try? TabContainer(
        pages: pages, configuration: configuration, size: .zero, scale: context.scale,
        measurer: context.plainMeasurer)
    else { return nil }
    hosted.parts.standing.enter(own, isStandalone: false)
    hosted.advance(to: context.time)
    return Sheet(screen: screen, container: hosted)
  }

  // MARK: Position

  /// The sheet's present rectangle, in points; empty without a sheet.
  var frame: Rect {
    guard let sheet else { return .zero }
    let whole = restingFrame
    let way = context.size.height - whole.y
    return whole.offsetBy(x: 0, y: context.snap((1 - sheet.share) * way))
  }

  /// The sheet's rectangle once it is open, in points; empty without a sheet.
  private var restingFrame: Rect {
    guard let sheet else { return .zero }
    let (size, extent) = (context.size, sheet.container.size)
    return Rect(
      x: context.snap((size.width - extent.width) / 2),
      y: context.snap((size.height - extent.height) / 2),
      width: extent.width, height: extent.height)
  }

  /// Updates the sheet's size from its screen, and its theme, reading direction, text scale and reduced motion
  /// from the container.
  func place() {
    guard let hosted = sheet?.container, let screen = sheet?.screen else { return }
    let configuration = context.configuration
    var changed = hosted.configuration
    changed.theme = configuration.theme.ofSheet
    changed.isRightToLeft = configuration.isRightToLeft
    changed.reducesMotion = configuration.reducesMotion
    changed.textScale = configuration.textScale
    changed.editCommandTitles = configuration.editCommandTitles
    changed.toolbarVisibility = .hidden
    hosted.configuration = changed
    hosted.handle(.resize(extent(of: screen), scale: context.scale))
    hosted.parts.standing.move(to: origin)
  }

  private var origin: Point { Point(x: frame.x, y: frame.y) }

  private func extent(of screen: any Screen) -> Size {
    let safe = context.configuration.safeArea
    let room = context.layout.bounds.inset(by: safe).inset(by: SheetMetrics.margin)
    let width = context.snap(min(room.width, SheetMetrics.width))
    let wanted =
      screen.body.map {
        BodyLayout($0, size: Size(width: width, height: 0), texts: context.texts) {
          screen.customView($0.id)?.height(forWidth: $1, measurer: context.measurer)
        }
        .height
      } ?? SheetMetrics.height
    return Size(width: width, height: context.snap(min(room.height, wanted)))
  }

  // MARK: Time

  var deadline: Double? { sheet?.scroll.restTime }

  func advance(from start: Double) {
    guard sheet?.scroll.target != nil, var moved = sheet else { return }
    _ = moved.scroll.advance(to: context.time)
    keep(moved)
    context.noteChange()
  }

  func finishMotion() {
    guard sheet?.scroll.target != nil else { return }
    settle(animated: false)
  }

  func retune() {
    sheet?.scroll.retune(tolerance: context.depthTolerance, at: context.time)
    advance(from: context.time)
  }

  /// Settles the sheet in its place, or out of view if it is closing.
  private func settle(animated: Bool) {
    guard var moved = sheet else { return }
    _ = context.settle(&moved.scroll, to: moved.isClosing ? 0 : 1, animated: animated)
    keep(moved)
    context.noteChange()
  }

  /// Stores the moved sheet, or removes it once it is closed.
  private func keep(_ moved: Sheet) {
    guard moved.isClosing, moved.scroll.isResting else {
      sheet = moved
      moved.container.parts.standing.move(to: origin)
      return
    }
    sheet = nil
    moved.container.leaveHost()
  }

  // MARK: Input

  /// An open sheet handles every press; a press beside it dismisses it.
  func claim(_ press: Press) -> Claim? {
    guard isOpen else { return nil }
    return frame.contains(press.point) ? .relays(self) : .ignores(isUsed: dismiss(animated: true))
  }

  func hand(_ event: InputEvent) -> Bool {
    sheet?.container.handle(event.moved(by: origin)) ?? false
  }

  func resample(_ drive: Drive?) {
    sheet?.container.parts.arbiter.resample(drive?.pointer(from: origin))
  }

  func resample(pan: WheelTurn?, isSlow: Bool) {
    sheet?.container.parts.arbiter.resample(pan.map { $0.pointer(isSlow: isSlow) })
  }

  /// Cancels the contact on the sheet.
  private func releaseContact() {
    while let drive = contacts.drive(heldBy: self) {
      contacts.ignore(drive.contact)
      sheet?.container.handle(.cancel(drive.contact))
    }
  }

  func remeasure() { place() }

  func turn(_ turn: WheelTurn) -> Bool? {
    guard let open else { return nil }
    guard frame.contains(turn.point) else { return true }
    return open.container.handle(turn.event.moved(by: origin))
  }

  func endPan() -> Bool { sheet?.container.handle(.panEnd) ?? false }

  func yield(to interruption: Interruption) {
    if interruption == .cover { releaseContact() }
  }

  /// An open sheet handles every key.
  func take(_ key: KeyPress) -> Bool? {
    guard let open else { return nil }
    return switch (key.key, key.modifiers) {
    case (.escape, []), (.left, .alt): open.screen.handle(key) || dismiss(animated: true)
    default: open.container.handle(.key(key))
    }
  }

  var isInFront: Bool { isOpen }

  func node(in tree: AccessibilityTree) -> AccessibilityNode? {
    open.flatMap { open in
      // Before its first frame the sheet is out of view, and yet everything below it is out of reach.
      let isInView = !frame.intersection(context.layout.bounds).isEmpty
      return tree.dialog(of: open.screen, in: open.container, at: isInView ? frame : restingFrame)
    }
  }

  // MARK: Painting

  /// Paints the sheet, and the layer that darkens everything below it.
  func paint(with painter: ContainerPainter, in drawing: inout Drawing) {
    guard let sheet, sheet.share > 0 else { return }
    drawing.begin(layer: Layer.sheet)
    drawing.fill(context.layout.bounds, Color.black.opacity(SheetMetrics.dim * sheet.share))
    let frame = frame
    for spread in stride(from: 9.0, through: 3, by: -3) {
      drawing.roundedRect(
        frame.inset(by: -spread).offsetBy(x: 0, y: 3),
        radius: SheetMetrics.cornerRadius + spread, Color.black.opacity(0.06))
    }
    if context.configuration.theme.isHighContrast {
      drawing.roundedRect(
        frame.inset(by: -1), radius: SheetMetrics.cornerRadius + 1,
        context.configuration.theme.separator)
    }
    let shift = DrawTransform(scale: 1, origin: Point(x: frame.x, y: frame.y))
    let bounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    drawing.nested { drawing in
      drawing.transformed(by: shift) { drawing in
        drawing.clipped(to: bounds) {
          $0.withRoundedFill(bounds, radius: SheetMetrics.cornerRadius) {
            sheet.container.draw(in: &$0)
          }
        }
      }
    }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(!contacts.isHeld(by: self) || isOpen, "a contact is on a sheet that is gone")
    guard let sheet else { return }
    promise((0...1).contains(sheet.scroll.slot), "the sheet is \(sheet.scroll.slot) up")
    guard sheet.scroll.isResting else { return }
    promise(!sheet.isClosing, "a sheet that is gone is kept")
    let room = context.layout.bounds.inset(by: -1)
    promise(
      context.size.width < 40 || context.size.height < 40 || frame.union(room) == room,
      "the sheet lies at \(frame)")
  }
}
