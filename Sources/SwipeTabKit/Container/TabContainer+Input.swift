extension TabContainer {
  /// Takes what a person did at the present moment.
  ///
  /// Every event is legal in every state; one that means nothing there changes nothing.
  ///
  /// - Returns: Whether the container used it. What it leaves belongs to the page or the program.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    transaction {
      let event = event.clampedToFinite
      if surroundings == nil { hover.follow(event) }
      outermost.focusRing.note(event)
      if let isUsed = sheets.offer(event) { return isUsed }
      return switch event {
      case .press(let contact, let point, let button): press(contact, at: point, button: button)
      case .move(let contact, let point): move(contact, to: point)
      case .release(let contact, let point, let button):
        release(contact, at: point, button: button)
      case .cancel(let contact): cancel(contact)
      case .leave: false
      case .wheel(let dx, let dy, let point, let shift):
        turnWheel(dx: dx, dy: dy, at: point, shift: shift)
      case .key(let key): press(key)
      case .resize(let size, let scale): resize(to: size, scale: scale)
      }
    }
  }

  // MARK: Pointers

  private func press(_ contact: Contact, at point: Point, button: Int) -> Bool {
    guard button == 1 || contact.device == .touch else {
      return button == 2 && pressMiddle(at: point)
    }
    guard contacts.press(contact) else { return false }
    hover.hideTooltip()
    if moreMenu.close(pressAt: point) {
      contacts.drive = ContactBook.Drive(contact: contact, press: point, last: point, role: .bar)
      return true
    }
    if barTarget(at: point) == nil, belongsToHosted(point) {
      contacts.drive = ContactBook.Drive(
        contact: contact, press: point, last: point, role: .hosted)
      contactHolder = frontHosted
      return handOn(.press(contact, at: point, button: button))
    }
    var role = pressRole(contact, at: point)
    let target = role == .undecided || role == .backEdge ? bodyTarget(at: point) : nil
    if role == .undecided, contact.device == .mouse, let slide = slideRole(of: target, at: point) {
      role = slide
    }
    if let target, control(of: target) != nil { outermost.focusRing.focus(pressed: target) }
    contacts.drive = ContactBook.Drive(
      contact: contact, press: point, last: point, role: role, target: target,
      holdEnd: reordering.holdEnd(contact, role))
    velocityTracker.reset()
    heightTracker.reset()
    track(point)
    if case .slide(let slide) = role { self.slide(slide, to: point.x) }
    noteChange()
    return role != .bar
  }

  /// What a press does there; on the pages it catches a motion.
  private func pressRole(_ contact: Contact, at point: Point) -> ContactBook.Role {
    if let target = barTarget(at: point) { return .target(target, isInside: true) }
    guard selectedIndex != nil, !isOnBar(point) else { return .bar }
    if let role = backSwipe.claim(at: point) { return role }
    if scroll.isResting { return bodies.claim(at: point) ?? .undecided }
    beginDrag(.contact(contact), from: point.coordinate(along: pagingAxis), slop: 0)
    return .swipe
  }

  private func move(_ contact: Contact, to point: Point) -> Bool {
    guard var drive = contacts.drive, drive.contact == contact else { return false }
    if drive.role == .hosted { return handOn(.move(contact, to: point)) }
    if drive.role == .sheet { return sheets.hand(.move(contact, to: point)) }
    drive.last = point
    contacts.drive = drive
    track(point)
    switch drive.role {
    case .undecided, .backEdge: return decide(drive)
    case .back:
      backSwipe.drag(to: point.x)
      return true
    case .swipe:
      if let drag { self.drag(by: drag.travel(to: point.coordinate(along: pagingAxis))) }
      return true
    case .target(let target, _):
      return movePressed(drive, target)
    case .reorder:
      reordering.carry(to: point)
      return true
    case .toolbarScroll(let start):
      scrollToolbar(from: start, drive)
      return true
    case .listScroll(let start):
      moreMenu.scroll(from: start, drive)
      return true
    case .scroll:
      bodies.drag(drive)
      return true
    case .slide(let slide):
      self.slide(slide, to: point.x)
      return true
    case .page, .bar, .hosted, .sheet: return false
    }
  }

  private func track(_ point: Point) {
    velocityTracker.add(point.x, at: time)
    heightTracker.add(point.y, at: time)
  }

  /// The velocity of the driving contact as it lifts.
  private func releaseVelocity(along axis: Axis) -> ReleaseVelocity {
    axis == .horizontal ? velocityTracker.release() : heightTracker.release()
  }

  /// Decides at the crossing of the slop whether a contact drags the pages or belongs to what lies there.
  private func decide(_ drive: ContactBook.Drive) -> Bool {
    let dx = drive.last.x - drive.press.x
    let dy = drive.last.y - drive.press.y
    let slop = configuration.tuning.slop(of: drive.contact.device)
    guard max(abs(dx), abs(dy)) > slop else { return false }
    contacts.drive?.target = nil
    noteChange()
    let isSwipe = pagingAxis == .horizontal ? abs(dx) >= abs(dy) : abs(dy) >= abs(dx)
    let axis: Axis = isSwipe ? pagingAxis : pagingAxis.other
    if axis == .horizontal, drive.role == .undecided,
      let role = slideRole(of: drive.target, at: drive.press)
    {
      contacts.drive?.role = role
      return move(drive.contact, to: drive.last)
    }
    let isBack = drive.role == .backEdge && axis == .horizontal
    if !isBack, let role = bodies.claim(drive, along: axis) {
      contacts.drive?.role = role
      bodies.drag(drive)
      return true
    }
    if isBack ? activeStack != nil : isSwipe && mayBeSwiped {
      drag(drive, isBack: isBack, slop: slop)
      return true
    }
    if mayBeginAnew(drive, along: axis) {
      contacts.drive?.press = drive.last
    } else {
      contacts.drive?.role = .page
    }
    return false
  }

  /// Whether there are pages that a drag moves; they may all have gone since the press.
  private var mayBeSwiped: Bool { selectedIndex != nil && !isCovered }

  /// Whether a contact that crossed the slop along an axis may still drag later: nothing else takes it.
  ///
  /// A thumb swipes in an arc, whose beginning may run along the other axis.
  private func mayBeginAnew(_ drive: ContactBook.Drive, along axis: Axis) -> Bool {
    guard drive.role == .backEdge ? activeStack != nil : mayBeSwiped else { return false }
    return frontScreen?.takesDrag(along: axis) == false
  }

  /// Starts to drag the pages, or the topmost screen away.
  private func drag(_ drive: ContactBook.Drive, isBack: Bool, slop: Double) {
    contacts.drive?.role = isBack ? .back : .swipe
    if isBack {
      backSwipe.begin(from: drive.press.x, slop: slop, isCatch: false)
      return backSwipe.drag(to: drive.last.x)
    }
    let press = drive.press.coordinate(along: pagingAxis)
    beginDrag(.contact(drive.contact), from: press, slop: slop)
    if let drag { self.drag(by: drag.travel(to: drive.last.coordinate(along: pagingAxis))) }
  }

  private func release(_ contact: Contact, at point: Point, button: Int) -> Bool {
    guard button == 1 || contact.device == .touch else {
      return button == 2 && releaseMiddle(at: point)
    }
    if let drive = contacts.drive, drive.contact == contact, drive.role == .hosted {
      _ = contacts.lift(contact)
      return handOn(.release(contact, at: point, button: button))
    }
    if let drive = contacts.drive, drive.contact == contact, drive.role == .sheet {
      _ = contacts.lift(contact)
      return sheets.hand(.release(contact, at: point, button: button))
    }
    guard contacts.drive?.contact != contact || contacts.drive?.last == point else {
      // Where it was released counts like a move there.
      _ = move(contact, to: point)
      return lift(contact, at: point)
    }
    return lift(contact, at: point)
  }

  private func lift(_ contact: Contact, at point: Point) -> Bool {
    guard let drive = contacts.lift(contact) else { return false }
    noteChange()
    switch drive.role {
    case .scroll(let key):
      track(point)
      bodies.release(velocity: releaseVelocity(along: key.axis).motion)
    case .swipe:
      track(point)
      endDrag(releaseVelocity(along: pagingAxis), cause: .swipe)
    case .back:
      track(point)
      backSwipe.end(releaseVelocity(along: .horizontal))
    case .target(let target, _):
      if barTarget(at: point) == target { activate(target, cause: .tap) }
    case .undecided, .backEdge:
      guard let target = drive.target, bodyTarget(at: point) == target else { return false }
      if case .slide(let slide) = slideRole(of: target, at: point) {
        self.slide(slide, to: point.x)
      }
      activate(target)
    case .slide(let slide): self.slide(slide, to: point.x)
    case .reorder: reordering.drop()
    case .page, .bar, .toolbarScroll, .listScroll, .hosted, .sheet: return false
    }
    return true
  }

  private func cancel(_ contact: Contact) -> Bool {
    guard let drive = contacts.lift(contact) else { return false }
    noteChange()
    if drive.role == .swipe { cancelDrag() }
    if drive.role == .back { backSwipe.cancel() }
    if drive.role == .reorder { reordering.cancel() }
    if case .scroll = drive.role { bodies.release(velocity: 0) }
    if case .slide(let slide) = drive.role { cancelSlide(slide) }
    if drive.role == .hosted { return handOn(.cancel(contact)) }
    if drive.role == .sheet { return sheets.hand(.cancel(contact)) }
    return true
  }

  // MARK: Size

  private func resize(to size: Size, scale: Double) -> Bool {
    guard size.width.isFinite, size.height.isFinite, let scale = scale.asDisplayScale else {
      return false
    }
    let extent = size.onScreen
    guard extent != self.size || scale != self.scale else { return false }
    interrupt(.layout)
    context.resize(to: extent, scale: scale)
    invalidateLayout()
    return true
  }

  /// Lays out anew and carries what moves into the new measures.
  func invalidateLayout() {
    let before = context.knownViewport
    context.dropLayout()
    for interaction in interactions { interaction.remeasure() }
    placeHosted()
    noteChange()
    guard let before,
      before.width != viewportWidth || before.extent(along: pagingAxis) != pageExtent
    else { return }
    rebaseDrag()
    retune()
  }

  /// Finds anew when what moves comes to rest, after what counts as rest has changed.
  private func retune() {
    for interaction in interactions { interaction.retune() }
  }

  /// Puts everything that moves by itself where it is going.
  func finishMotion() {
    for interaction in interactions { interaction.finishMotion() }
  }

  /// Carries on under other options.
  func configurationChanged(from old: ContainerConfiguration) {
    transaction {
      interrupt(.layout)
      adoptNavigation(from: old.navigation)
      invalidateLayout()
      relink()
      let turns = pagingAxis != old.pagingAxis
      if turns || configuration.isRightToLeft != old.isRightToLeft { rebaseDrag() }
      if turns || configuration.tuning.tolerance != old.tuning.tolerance { retune() }
      if configuration.reducesMotion { finishMotion() }
      dropHiddenFocus()
      applyRetention()
    }
  }
}

extension InputEvent {
  /// The same event with numbers that no screen goes beyond, so that whatever is computed from them is finite.
  fileprivate var clampedToFinite: InputEvent {
    switch self {
    case .press(let contact, let point, let button):
      .press(contact, at: point.clampedToFinite, button: button)
    case .move(let contact, let point): .move(contact, to: point.clampedToFinite)
    case .release(let contact, let point, let button):
      .release(contact, at: point.clampedToFinite, button: button)
    case .wheel(let dx, let dy, let point, let shift):
      .wheel(
        dx: dx.clampedToFinite, dy: dy.clampedToFinite, at: point.clampedToFinite, shift: shift)
    case .cancel, .leave, .key, .resize: self
    }
  }
}

extension Size {
  /// The nearest extent that a screen may have: from 0 to a million points either way.
  var onScreen: Size {
    Size(width: width.clamped(to: 0...1e6), height: height.clamped(to: 0...1e6))
  }
}

extension Point {
  fileprivate var clampedToFinite: Point { Point(x: x.clampedToFinite, y: y.clampedToFinite) }
}

extension Double {
  /// The nearest number of pixels that a point may be wide, in `0.01...100`; nil for what is no extent.
  var asDisplayScale: Double? { isFinite && self > 0 ? clamped(to: 0.01...100) : nil }

  /// The nearest number within a million; 0 for what is none.
  fileprivate var clampedToFinite: Double { isNaN ? 0 : clamped(to: -1e6...1e6) }
}
