/// Screens presented over everything else.
extension TabContainer {
  /// The screen presented over everything else; nil if there is none.
  public var presentedScreen: (any Screen)? { openSheet?.screen }

  /// Presents a screen as a sheet over everything, bars too, and darkens what lies below.
  ///
  /// The sheet is as high as the screen's body. While it is up it takes all input: a tap beside it, Escape, `pop()` and
  /// the action `dismiss` take it away; so does an action on it that leads elsewhere, which the container then carries out.
  /// A sheet that is up already gives way at once. In a hosted container it is the outermost one that presents.
  public func present(_ screen: any Screen, animated: Bool = true) {
    if let host { return host.root.present(screen, animated: animated) }
    transaction {
      guard let made = sheet(of: screen) else { return }
      interrupt(.sheet)
      let before = sheet
      if let open = openSheet { emit(.popped(open.screen.id)) }
      var next = made
      if let before { next.scroll = before.scroll }
      sheet = next
      before?.container.leaveHost()
      placeSheet()
      emit(.pushed(screen.id))
      moveSheet(animated: animated)
    }
  }

  /// Presents a screen by its identifier; one that `makeScreen` does not know gives a `warning` event.
  @discardableResult
  public func present(_ id: PageID, animated: Bool = true) -> Bool {
    transaction {
      guard let screen = madeScreen(id) else { return false }
      present(screen, animated: animated)
      return true
    }
  }

  /// Takes the presented screen away; nothing happens if there is none.
  @discardableResult
  public func dismiss(animated: Bool = true) -> Bool {
    guard host == nil else { return root.dismiss(animated: animated) }
    return transaction {
      guard let open = openSheet else { return false }
      releaseSheetContact()
      sheet?.isClosing = true
      emit(.popped(open.screen.id))
      moveSheet(animated: animated)
      return true
    }
  }

  /// The sheet that takes input; nil if there is none, or if it is on its way out.
  var openSheet: Sheet? { sheet.flatMap { $0.isClosing ? nil : $0 } }

  private func sheet(of screen: any Screen) -> Sheet? {
    var configuration = ContainerConfiguration()
    configuration.toolbarVisibility = .hidden
    configuration.navigationBarVisibility = .hidden
    configuration.navigation = .perTab
    guard let pages = try? PageList([SheetPage(screen: screen)]),
      let container = try? TabContainer(
        pages: pages, configuration: configuration, size: .zero, scale: scale, measurer: measurer)
    else { return nil }
    container.host = self
    container.advance(to: time)
    return Sheet(screen: screen, container: container)
  }

  /// Takes away the contact that is on the sheet.
  func releaseSheetContact() {
    guard let drive = contacts.drive, drive.role == .sheet else { return }
    sheet?.container.handle(.cancel(drive.contact))
    contacts.drive?.role = .bar
  }

  /// Puts another screen in the place of the presented one; nil takes it away.
  func replaceSheet(_ replacement: (any Screen) -> (any Screen)?) {
    guard let open = openSheet else { return }
    guard let screen = replacement(open.screen),
      let pages = try? PageList([SheetPage(screen: screen)])
    else {
      dismiss(animated: false)
      return
    }
    sheet = Sheet(screen: screen, container: open.container, scroll: open.scroll)
    open.container.setPages(pages)
    placeSheet()
  }

  // MARK: Place

  /// Where the sheet lies at the present moment, in points.
  var sheetFrame: Rect {
    guard let sheet else { return .zero }
    let whole = Rect(
      x: snap((size.width - sheet.container.size.width) / 2),
      y: snap((size.height - sheet.container.size.height) / 2),
      width: sheet.container.size.width, height: sheet.container.size.height)
    return whole.offsetBy(x: 0, y: snap((1 - sheet.share) * (size.height - whole.y)))
  }

  /// Gives the sheet the extent of what is on it, and what the container knows of the surroundings.
  func placeSheet() {
    guard let hosted = sheet?.container, let screen = sheet?.screen else { return }
    var changed = hosted.configuration
    changed.theme = configuration.theme.ofSheet
    changed.isRightToLeft = configuration.isRightToLeft
    changed.reducesMotion = configuration.reducesMotion
    changed.toolbarVisibility = .hidden
    hosted.configuration = changed
    hosted.handle(.resize(extent(of: screen), scale: scale))
    hosted.origin = Point(x: sheetFrame.x, y: sheetFrame.y)
  }

  /// Whether a sheet lies over this container, here or on a host; the container on a sheet lies below none.
  var isBelowSheet: Bool { openSheet != nil || surroundings?.isBelowSheet(beside: self) ?? false }

  private func isBelowSheet(beside child: TabContainer) -> Bool {
    if let sheet = openSheet { return sheet.container !== child }
    return surroundings?.isBelowSheet(beside: self) ?? false
  }

  private func extent(of screen: any Screen) -> Size {
    let room = layout.bounds.inset(by: configuration.safeArea).inset(by: SheetMetrics.margin)
    let width = snap(min(room.width, SheetMetrics.width))
    let wanted =
      screen.body.map {
        BodyLayout($0, size: Size(width: width, height: 0), measurer: measurer).height
      } ?? SheetMetrics.height
    return Size(width: width, height: snap(min(room.height, wanted)))
  }

  // MARK: Motion

  /// Settles the sheet where it has to go, from where it is and as fast as it is.
  private func moveSheet(animated: Bool) {
    guard var moved = sheet else { return }
    let target = moved.isClosing ? 0 : 1
    if !animated || configuration.reducesMotion || viewportWidth <= 0 {
      moved.scroll.rest(on: target)
    } else {
      moved.scroll.settle(
        to: target, velocity: moved.scroll.placeVelocity(at: time), at: time,
        spring: configuration.tuning.spring, tolerance: depthTolerance)
      if case .settling(let settle) = moved.scroll.motion, settle.end <= time {
        moved.scroll.rest(on: target)
      }
    }
    keep(moved)
    noteChange()
  }

  /// When the sheet comes to rest, in seconds; nil if it does not move.
  var sheetDeadline: Double? {
    guard case .settling(let settle) = sheet?.scroll.motion else { return nil }
    return settle.end
  }

  /// Moves the sheet on to the present moment.
  func advanceSheet() {
    guard var moved = sheet, moved.scroll.target != nil else { return }
    _ = moved.scroll.advance(to: time)
    keep(moved)
    noteChange()
  }

  /// Puts the sheet where it is going.
  func finishSheet() {
    guard sheet?.scroll.target != nil else { return }
    moveSheet(animated: false)
  }

  /// Finds anew when the sheet comes to rest.
  func retuneSheet() {
    sheet?.scroll.retune(tolerance: depthTolerance, at: time)
    advanceSheet()
  }

  /// Stores the sheet, unless it is out of sight for good.
  private func keep(_ moved: Sheet) {
    guard moved.isClosing, moved.scroll.isResting else {
      sheet = moved
      let frame = sheetFrame
      moved.container.origin = Point(x: frame.x, y: frame.y)
      return
    }
    sheet = nil
    moved.container.leaveHost()
  }

  // MARK: Input

  /// Gives an event to the sheet that is up, if there is one: then nothing below is asked.
  ///
  /// - Returns: Whether the sheet used it; nil if the event is not the sheet's.
  func offerToSheet(_ event: InputEvent) -> Bool? {
    guard let open = openSheet else { return nil }
    switch event {
    case .press(let contact, let point, let button):
      return pressSheet(open, contact, at: point, button: button)
    case .move(let contact, _): return contacts.down.contains(contact) ? nil : false
    case .wheel(_, _, let point, _):
      return sheetFrame.contains(point) ? open.container.handle(event.moved(by: sheetOrigin)) : true
    case .key(let key): return keySheet(open, key)
    case .leave: return false
    case .release, .cancel, .resize: return nil
    }
  }

  private var sheetOrigin: Point { Point(x: sheetFrame.x, y: sheetFrame.y) }

  /// Hands on what the contact on the sheet does.
  func handToSheet(_ event: InputEvent) -> Bool {
    sheet?.container.handle(event.moved(by: sheetOrigin)) ?? false
  }

  private func pressSheet(
    _ open: Sheet, _ contact: Contact, at point: Point, button: Int
  ) -> Bool {
    guard button == 1 || contact.device == .touch, contacts.press(contact) else { return false }
    let isInside = sheetFrame.contains(point)
    contacts.drive = ContactBook.Drive(
      contact: contact, press: point, last: point, role: isInside ? .sheet : .bar)
    if isInside { return handToSheet(.press(contact, at: point, button: button)) }
    return dismiss()
  }

  private func keySheet(_ open: Sheet, _ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.escape, []), (.left, .alt): open.screen.handle(key) || dismiss()
    default: open.container.handle(.key(key))
    }
  }

  /// Carries out what something on the sheet is for.
  func carryOutFromSheet(_ action: ScreenAction, sender: PageID) {
    switch action {
    case .send, .toggle, .step, .copySettings: carryOut(action, from: sender)
    case .pop, .popToRoot, .dismiss: dismiss()
    case .push, .present, .select, .selectIndex:
      dismiss()
      carryOut(action, from: sender)
    }
  }
}
