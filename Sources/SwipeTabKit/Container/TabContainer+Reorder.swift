/// Carrying an item of the toolbar to another place.
///
/// A mouse carries at once, as in browsers. A finger does too where the toolbar does not scroll; where it does, the item
/// must be held first, for a drag scrolls. The order of pages changes when the item is dropped, in one step.
extension TabContainer {
  // MARK: Begin

  /// Whether a person may move a page's item now.
  func mayCarry(_ page: PageID) -> Bool {
    guard configuration.allowsReordering, !isCovered, !areBarsCovered, reachableToolbar != nil,
      let place = place(of: .item(page))
    else { return false }
    return layout.items.carryPlaces.contains(place) && layout.items.carryPlaces.count > 1
  }

  /// When a press there will have been held long enough to carry an item, in seconds; nil where none needs to be held.
  func holdDeadline(_ contact: Contact, _ role: ContactBook.Role) -> Double? {
    guard contact.device == .touch, layout.items.isScrolling,
      case .target(.item(let page), _) = role, mayCarry(page)
    else { return nil }
    return time + configuration.tuning.holdDelay
  }

  /// Whether an item is held so long that the next move carries it.
  func isHeld(_ page: PageID) -> Bool {
    guard let drive = contacts.drive, case .target(.item(page), _) = drive.role else {
      return false
    }
    return drive.holdEnd.map { $0 <= time } ?? false
  }

  /// Begins to carry the pressed item, if that is what the contact may do; it has just crossed the slop.
  func beginReorder(_ drive: ContactBook.Drive, _ page: PageID) -> Bool {
    let items = layout.items
    guard mayCarry(page), let place = place(of: .item(page)),
      drive.contact.device == .mouse || !items.isScrolling || isHeld(page)
    else { return false }
    let scroll = toolbarScroll
    let (start, length) = items.span(at: place)
    let slop = configuration.tuning.slop(of: drive.contact.device)
    let press = items.distance(to: onToolbar(drive.press))
    // The slop is withheld, so that the item does not jump to the contact.
    let isForward = items.distance(to: onToolbar(drive.last)) > press
    let held = press + (isForward ? slop : -slop) + scroll - start
    reorder = Reorder(
      page: page, axis: items.axis, origin: place, target: place, pointer: drive.last,
      grip: length > 0 ? held / length : 0, glide: Reorder.Glide(base: scroll, start: time))
    contacts.drive?.role = .reorder
    carry(to: drive.last)
    return true
  }

  // MARK: Carry

  /// Follows the contact that carries an item.
  func carry(to point: Point) {
    guard var reorder else { return }
    let items = layout.items
    let scroll = reorder.glide.scroll(at: time, limit: items.maximumScroll)
    reorder.pointer = point
    reorder.glide = Reorder.Glide(base: scroll, start: time, speed: glideSpeed(at: point, scroll))
    self.reorder = reorder
    retarget()
    noteChange()
  }

  /// Where the carried item begins, in points from the leading end of the toolbar's content.
  private func carriedStart(_ reorder: Reorder) -> Double {
    let items = layout.items
    return items.carried(reorder.origin, to: heldStart(reorder))
  }

  /// The same, if it could leave the content.
  private func heldStart(_ reorder: Reorder) -> Double {
    let items = layout.items
    let scroll = reorder.glide.scroll(at: time, limit: items.maximumScroll)
    let held = reorder.grip * items.span(at: reorder.origin).length
    return items.distance(to: onToolbar(reorder.pointer)) + scroll - held
  }

  /// Finds the place of the carried item anew.
  private func retarget() {
    guard let reorder else { return }
    makeRoom(at: layout.items.nearestPlace(toItem: reorder.origin, at: carriedStart(reorder)))
  }

  /// Gives the carried item another place; the items between make room.
  private func makeRoom(at target: Int) {
    guard let reorder, target != reorder.target else { return }
    let items = layout.items
    self.reorder?.target = target
    guard !configuration.reducesMotion else { return shifts.finish() }
    for place in visiblePlaces where place != reorder.origin && place != items.moreIndex {
      let old = items.way(ofItem: place, carried: reorder.origin, over: reorder.target)
      let new = items.way(ofItem: place, carried: reorder.origin, over: target)
      guard old != new else { continue }
      let page = pages.id(at: place)
      let distance = shifts.distance(of: page, at: time) + old - new
      shifts.move(page, from: distance, at: time, configuration.tuning)
    }
  }

  /// How fast the toolbar scrolls below a contact that is near one of its ends, in points per second.
  private func glideSpeed(at point: Point, _ scroll: Double) -> Double {
    let items = layout.items
    guard items.isScrolling else { return 0 }
    let room = items.bounds.extent(along: items.axis)
    let zone = min(configuration.tuning.edgeZone, room / 3)
    let place = items.distance(to: onToolbar(point))
    let before = ((zone - place) / max(zone, 1)).clamped(to: 0...1)
    let after = ((place - (room - zone)) / max(zone, 1)).clamped(to: 0...1)
    let speed = (after - before) * configuration.tuning.edgeSpeed
    return (speed < 0 && scroll <= 0) || (speed > 0 && scroll >= items.maximumScroll) ? 0 : speed
  }

  // MARK: End

  /// Drops the carried item where it is: one change of pages, if it is another place.
  func dropItem() {
    guard let reorder else { return }
    animateItems {
      let scroll = toolbarScroll
      self.reorder = nil
      if reorder.target != reorder.origin { move(reorder.page, to: reorder.target) }
      setToolbarScroll(scroll)
    }
  }

  /// Puts the carried item back; the rest of its contact is ignored.
  func cancelReorder() {
    guard reorder != nil else { return }
    if contacts.drive?.role == .reorder { contacts.drive?.role = .bar }
    animateItems {
      let scroll = toolbarScroll
      reorder = nil
      setToolbarScroll(scroll)
    }
  }

  /// Puts the carried item back if it cannot be carried any more: its page or the toolbar is gone.
  func checkReorder() {
    guard let reorder else { return }
    let isThere = mayCarry(reorder.page) && place(of: .item(reorder.page)) == reorder.origin
    if !isThere || layout.items.axis != reorder.axis || contacts.drive?.role != .reorder {
      cancelReorder()
    }
  }

  /// Keeps the carried item under its contact after the toolbar was laid out anew.
  func remeasureReorder() {
    shifts.finish()
    guard let reorder, place(of: .item(reorder.page)) == reorder.origin,
      layout.items.carryPlaces.contains(reorder.origin), layout.items.axis == reorder.axis
    else { return }
    self.reorder?.target = reorder.origin
    carry(to: reorder.pointer)
    shifts.finish()
  }

  // MARK: Keys

  /// Moves an item by a step, as a key does; false if it cannot be.
  func moveItem(_ page: PageID, by step: Int) -> Bool {
    guard configuration.allowsReordering, let index = pages.index(of: page),
      (0..<count).contains(index + step)
    else { return false }
    cancelReorder()
    animateItems {
      move(page, to: index + step)
      if let place = place(of: .item(page)) { revealItem(place) }
    }
    return true
  }

  /// Lets every item that stays in view go to its new place from where it is.
  private func animateItems(_ change: () -> Void) {
    var starts: [PageID: Double] = [:]
    let scroll = toolbarScroll
    for place in visiblePlaces where place != layout.items.moreIndex {
      let start = layout.items.span(at: place).start + displacement(ofItem: place)
      starts[pages.id(at: place)] = start - scroll
    }
    let before = shifts
    change()
    shifts = before
    guard !configuration.reducesMotion, layout.toolbar != nil else { return shifts.finish() }
    let items = layout.items
    let now = toolbarScroll
    for (page, start) in starts {
      guard let place = place(of: .item(page)) else { continue }
      let distance = start - (items.span(at: place).start - now)
      // Those that are on their way to the same place go on.
      guard abs(distance - shifts.distance(of: page, at: time)) > 1e-9 else { continue }
      shifts.move(page, from: distance, at: time, configuration.tuning)
    }
    noteChange()
  }

  // MARK: Places

  /// The items of which a part shows, wherever they are on their way.
  var visiblePlaces: Range<Int> {
    guard reorder != nil || !shifts.isEmpty else {
      return layout.items.visibleItems(scroll: toolbarScroll)
    }
    return layout.items.visibleItems(scroll: toolbarScroll, margin: 240)
  }

  /// How far an item is from where the layout has it, in points along the bar.
  func displacement(ofItem place: Int) -> Double {
    guard reorder != nil || !shifts.isEmpty, place != layout.items.moreIndex else { return 0 }
    if let reorder {
      let items = layout.items
      if place == reorder.origin {
        return carriedStart(reorder) - items.span(at: place).start
      }
      return items.way(ofItem: place, carried: reorder.origin, over: reorder.target)
        + shifts.distance(of: pages.id(at: place), at: time)
    }
    return shifts.distance(of: pages.id(at: place), at: time)
  }

  /// The place of the item that lies over the others: the carried one, or one that is about to be.
  var liftedPlace: Int? {
    if let reorder { return reorder.origin }
    guard let drive = contacts.drive, case .target(.item(let page), _) = drive.role, isHeld(page)
    else { return nil }
    return place(of: .item(page))
  }

  // MARK: Time

  /// The next moment at which something happens to items that move, in seconds; nil if none do.
  var reorderDeadline: Double? {
    var soonest = Soonest()
    soonest.consider(shifts.deadline)
    if let reorder {
      soonest.consider(reorder.glide.end(limit: layout.items.maximumScroll))
      soonest.consider(crossing(reorder))
    }
    if let hold = contacts.drive?.holdEnd, hold > time, case .target = contacts.drive?.role {
      soonest.consider(hold)
    }
    return soonest.time
  }

  /// Whether items move with time alone.
  var itemsAreMoving: Bool { !shifts.isEmpty || (reorder?.glide.speed ?? 0) != 0 }

  /// When the carried item comes over the next place because the toolbar scrolls below it; nil if it never does.
  private func crossing(_ reorder: Reorder) -> Double? {
    let (items, glide) = (layout.items, reorder.glide)
    guard glide.speed != 0 else { return nil }
    let next = reorder.target + (glide.speed > 0 ? 1 : -1)
    guard items.carryPlaces.contains(next) else { return nil }
    let threshold = items.threshold(ofItem: reorder.origin, after: min(next, reorder.target))
    let held = reorder.grip * items.span(at: reorder.origin).length
    let scroll = threshold + held - items.distance(to: onToolbar(reorder.pointer))
    guard (0...items.maximumScroll).contains(scroll) else { return nil }
    return glide.start + max(0, (scroll - glide.base) / glide.speed)
  }

  /// Does what the present moment is the deadline of.
  func passReorderDeadline() {
    if let hold = contacts.drive?.holdEnd, hold == time { noteChange() }
    guard let reorder else { return }
    if let crossing = crossing(reorder), crossing <= time {
      makeRoom(at: reorder.target + (reorder.glide.speed > 0 ? 1 : -1))
      noteChange()
    }
    let limit = layout.items.maximumScroll
    if let end = reorder.glide.end(limit: limit), end <= time {
      self.reorder?.glide = Reorder.Glide(base: reorder.glide.speed > 0 ? limit : 0, start: time)
      noteChange()
    }
  }

  /// Moves items on to the present moment.
  func advanceItems() {
    guard itemsAreMoving else { return }
    shifts.advance(to: time)
    noteChange()
  }
}
