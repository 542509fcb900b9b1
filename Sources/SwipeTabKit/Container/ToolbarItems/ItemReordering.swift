/// Reordering of items by dragging them along the toolbar, and the motion of the items that move aside.
///
/// The dragged item is called the carried item. In a toolbar that scrolls, a finger must hold the item first, because a
/// drag scrolls. The order of pages changes in one step when the item is dropped.
@MainActor
final class ItemReordering: ItemCarrier, ContactInteraction, KeyInteraction, AdaptingInteraction,
  TimedInteraction, WatchingInteraction
{
  private let context: ContainerContext
  private let contacts: Contacts
  private let catalog: PageCatalog
  private let pager: Pager
  private let navigator: Navigator
  private let presentation: Presentation
  private let toolbar: Toolbar
  private var reorder: Reorder?
  private var shifts = ItemShifts()
  private var resampledPoint: Point?
  private var dropped: PageID?
  /// A finger on an item, and the time from which it may carry the item.
  private var hold: (contact: Contact, end: Double)?

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ catalog: PageCatalog, _ pager: Pager,
    _ navigator: Navigator, _ presentation: Presentation, _ toolbar: Toolbar
  ) {
    (self.context, self.contacts, self.catalog, self.pager) = (context, contacts, catalog, pager)
    (self.navigator, self.presentation, self.toolbar) = (navigator, presentation, toolbar)
  }

  var isCarrying: Bool { reorder != nil }

  // MARK: Begin

  private func mayCarry(_ page: PageID) -> Bool {
    presentation.reachableToolbar != nil && !presentation.isToolbarShrunk && mayStayCarried(page)
  }

  private func mayStayCarried(_ page: PageID) -> Bool {
    guard context.configuration.allowsReordering, !navigator.isCovered,
      !navigator.areBarsCovered, presentation.keepsToolbar,
      let index = toolbar.index(of: .item(page))
    else { return false }
    let indices = context.layout.items.carryRange(of: index)
    return indices.contains(index) && indices.count > 1
  }

  /// Begins the delay after which a finger may carry the item that it has pressed, only in a toolbar that scrolls.
  func noteHold(_ contact: Contact) {
    hold = nil
    guard contact.device == .touch, context.layout.items.isScrolling,
      case .item(let page) = contacts.drive?.barTarget, mayCarry(page)
    else { return }
    hold = (contact, context.time + context.tuning.holdDelay)
  }

  /// The time from which the pressed item may be carried, or nil if it need not be held.
  private var holdEnd: Double? {
    guard let hold, contacts.drive(of: hold.contact)?.barTarget != nil else { return nil }
    return hold.end
  }

  /// The element on which the finger is that may carry an item once it has held that.
  private var heldTarget: BarTarget? {
    hold.flatMap { contacts.drive(of: $0.contact)?.barTarget }
  }

  /// Whether an item was held long enough, so that the next move carries it.
  private func isHeld(_ page: PageID) -> Bool {
    guard heldTarget == .item(page) else { return false }
    return holdEnd.map { $0 <= context.time } ?? false
  }

  func begin(_ drive: Drive, _ page: PageID) -> Bool {
    let items = context.layout.items
    guard mayCarry(page), let index = toolbar.index(of: .item(page)),
      drive.contact.device == .mouse || !items.isScrolling || isHeld(page)
    else { return false }
    let scroll = toolbar.scroll
    let (start, length) = items.span(at: index)
    let slop = context.tuning.slop(of: drive.contact.device)
    let press = distance(to: drive.press)
    // The drag threshold moves nothing, so that the item does not jump to the contact.
    let isForward = distance(to: drive.last) > press
    let held = press + (isForward ? slop : -slop) + items.scroll(scroll, ofItem: index) - start
    reorder = Reorder(
      page: page, axis: items.axis, origin: index, target: index, pointer: drive.last,
      grip: length > 0 ? held / length : 0, glide: Reorder.Glide(base: scroll, start: context.time))
    contacts.give(to: self)
    carry(to: drive.last)
    return true
  }

  // MARK: Carry

  func carry(to point: Point) {
    guard var reorder else { return }
    let scroll = scroll(of: reorder)
    reorder.pointer = point
    reorder.glide = Reorder.Glide(
      base: scroll, start: context.time, speed: glideSpeed(at: point, scroll))
    self.reorder = reorder
    retarget()
    context.noteChange()
  }

  func resample(_ drive: Drive?) { resampledPoint = drive?.last }

  func turnHeld(_ turn: WheelTurn) -> Bool {
    guard let reorder, context.layout.items.isScrolling else { return false }
    let limit = context.layout.items.maximumScroll
    let way = context.amount(of: turn) * context.tuning.wheelNotch
    let scroll = (scroll(of: reorder) + way).clamped(to: 0...limit)
    guard scroll != self.scroll(of: reorder) else { return false }
    self.reorder?.glide = Reorder.Glide(base: scroll, start: context.time)
    carry(to: reorder.pointer)
    return true
  }

  private func carriedStart(_ reorder: Reorder) -> Double {
    let items = context.layout.items
    let scroll = items.scroll(scroll(of: reorder), ofItem: reorder.origin)
    return items.carried(reorder.origin, to: heldDistance(reorder) + scroll)
  }

  private func heldDistance(_ reorder: Reorder) -> Double {
    let items = context.layout.items
    let length = items.span(at: reorder.origin).length
    let wanted = distance(to: reorder.pointer) - reorder.grip * length
    // Among pinned items, `carried` keeps it where they are.
    guard reorder.origin >= items.stuck else { return wanted }
    return wanted.clamped(to: 0...max(0, items.bounds.extent(along: items.axis) - length))
  }

  private func retarget() {
    guard let reorder else { return }
    let start = carriedStart(reorder)
    makeRoom(at: context.layout.items.nearestIndex(toItem: reorder.origin, at: start))
  }

  private func makeRoom(at target: Int) {
    guard let reorder, target != reorder.target else { return }
    let items = context.layout.items
    self.reorder?.target = target
    guard !context.configuration.reducesMotion else { return shifts.finish() }
    for index in itemsInView where index != reorder.origin && index != items.moreIndex {
      let old = items.way(ofItem: index, carried: reorder.origin, over: reorder.target)
      let new = items.way(ofItem: index, carried: reorder.origin, over: target)
      guard old != new else { continue }
      let page = catalog.id(at: index)
      let distance = shifts.distance(of: page, at: context.time) + old - new
      shifts.move(page, from: distance, at: context.time, context.tuning)
    }
  }

  /// The speed at which the toolbar scrolls below a contact near one of its ends, in points per second.
  private func glideSpeed(at point: Point, _ scroll: Double) -> Double {
    let items = context.layout.items
    guard items.isScrolling, reorder.map({ $0.origin >= items.stuck }) ?? true else { return 0 }
    let room = items.bounds.extent(along: items.axis)
    let zone = min(context.tuning.edgeZone, room / 3)
    let index = distance(to: point)
    let before = ((zone - index) / max(zone, 1)).clamped(to: 0...1)
    let after = ((index - (room - zone)) / max(zone, 1)).clamped(to: 0...1)
    let speed = (after - before) * context.tuning.edgeSpeed
    return (speed < 0 && scroll <= 0) || (speed > 0 && scroll >= items.maximumScroll) ? 0 : speed
  }

  func move(_ drive: Drive) -> Bool {
    carry(to: drive.last)
    return true
  }

  // MARK: End

  func release(_ drive: Drive, _ release: Release) -> Bool {
    drop()
    return true
  }

  func cancel(_ drive: Drive) { cancel() }

  func take(_ key: KeyPress) -> Bool? {
    guard key == KeyPress(.escape), isCarrying else { return nil }
    cancel()
    return true
  }

  /// Drops the carried item; the list of pages changes only if the index has changed.
  private func drop() {
    guard let reorder else { return }
    dropped = reorder.page
    animate {
      let scroll = toolbar.scroll
      self.reorder = nil
      if reorder.target != reorder.origin { pager.move(reorder.page, to: reorder.target) }
      toolbar.scroll(to: scroll)
    }
  }

  /// Returns the carried item to its old position; its contact is ignored from then on.
  func cancel() {
    guard let origin = reorder?.origin else { return }
    dropped = reorder?.page
    contacts.ignore(ifHeldBy: self)
    animate {
      let scroll = toolbar.scroll
      reorder = nil
      toolbar.scroll(to: scroll)
      if origin < context.layout.items.count { toolbar.reveal(origin) }
    }
  }

  /// Returns the carried item if its page, its toolbar or its contact no longer exists.
  func changeEnded() {
    guard let reorder else { return }
    let isThere =
      mayStayCarried(reorder.page) && toolbar.index(of: .item(reorder.page)) == reorder.origin
    if !isThere || context.layout.items.axis != reorder.axis
      || !contacts.isHeld(by: self)
    {
      cancel()
    }
  }

  func yield(to interruption: Interruption) {
    guard case .pages = interruption else { return }
    cancel()
    shifts.finish()
  }

  /// Keeps the carried item below its contact after the toolbar's layout has changed.
  func remeasure() {
    shifts.finish()
    let items = context.layout.items
    guard let reorder, toolbar.index(of: .item(reorder.page)) == reorder.origin,
      items.carryRange(of: reorder.origin).contains(reorder.origin), items.axis == reorder.axis
    else { return }
    self.reorder?.target = reorder.origin
    carry(to: reorder.pointer)
    shifts.finish()
  }

  // MARK: Keys

  func move(_ page: PageID, by step: Int) -> Bool {
    guard canMove(page, by: step), let index = catalog.index(of: page) else { return false }
    cancel()
    animate {
      pager.move(page, to: index + step)
      if let index = toolbar.index(of: .item(page)) { toolbar.reveal(index) }
    }
    return true
  }

  func canMove(_ page: PageID, by step: Int) -> Bool {
    guard context.configuration.allowsReordering, let index = catalog.index(of: page) else {
      return false
    }
    let items = context.layout.items
    guard items.heads.isEmpty || items.carryRange(of: index).contains(index + step) else {
      return false
    }
    // Pinned items stay before all others.
    return (0..<catalog.count).contains(index + step)
      && (index < catalog.pinnedCount) == (index + step < catalog.pinnedCount)
  }

  private func animate(_ change: () -> Void) {
    var starts: [PageID: Double] = [:]
    let scroll = toolbar.scroll
    for index in itemsInView where index != context.layout.items.moreIndex {
      let start = context.layout.items.span(at: index).start + displacement(ofItem: index)
      starts[catalog.id(at: index)] = start - scroll
    }
    let before = shifts
    change()
    shifts = before
    guard !context.configuration.reducesMotion, context.layout.toolbar != nil else {
      return shifts.finish()
    }
    let items = context.layout.items
    let now = toolbar.scroll
    for (page, start) in starts {
      guard let index = toolbar.index(of: .item(page)) else { continue }
      let distance = start - (items.span(at: index).start - now)
      // An item that is already moving to this position continues.
      guard abs(distance - shifts.distance(of: page, at: context.time)) > 1e-9 else { continue }
      shifts.move(page, from: distance, at: context.time, context.tuning)
    }
    context.noteChange()
  }

  // MARK: Positions

  var scroll: Double? { reorder.map { scroll(of: $0) } }

  private func scroll(of reorder: Reorder) -> Double {
    reorder.glide.scroll(at: context.time, limit: context.layout.items.maximumScroll)
  }

  private func distance(to point: Point) -> Double {
    context.layout.items.distance(to: toolbar.onItems(point))
  }

  var itemsInView: Range<Int> {
    let (items, scroll) = (context.layout.items, toolbar.scroll)
    // A heading may be in view though its item is not.
    let least = items.heads.isEmpty ? 0 : items.headLength
    let margin = isCarrying || !shifts.isEmpty ? 240.0 : least
    return items.visibleItems(scroll: scroll, margin: max(margin, toolbar.margin))
  }

  func displacement(ofItem index: Int) -> Double {
    guard isCarrying || !shifts.isEmpty, index != context.layout.items.moreIndex else {
      return 0
    }
    if var reorder, index == reorder.origin {
      reorder.pointer = resampledPoint ?? reorder.pointer
      return carriedStart(reorder) - context.layout.items.span(at: index).start
    }
    let shift = shifts.distance(of: catalog.id(at: index), at: context.time)
    guard let reorder else { return shift }
    let items = context.layout.items
    return items.way(ofItem: index, carried: reorder.origin, over: reorder.target) + shift
  }

  var liftedIndex: Int? {
    if let reorder { return reorder.origin }
    if let dropped, shifts.moves(dropped) { return toolbar.index(of: .item(dropped)) }
    guard case .item(let page) = heldTarget, isHeld(page) else { return nil }
    return toolbar.index(of: .item(page))
  }

  private static let landing = 24.0

  var lift: Double {
    guard reorder == nil, let dropped, shifts.moves(dropped) else { return 1 }
    return min(1, abs(shifts.distance(of: dropped, at: context.time)) / Self.landing)
  }

  // MARK: Time

  var isMoving: Bool { !shifts.isEmpty || (reorder?.glide.speed ?? 0) != 0 }

  var deadline: Double? {
    var earliest = Earliest()
    earliest.consider(shifts.deadline)
    if let reorder {
      earliest.consider(reorder.glide.end(limit: context.layout.items.maximumScroll))
      earliest.consider(crossing(reorder))
    }
    if let holdEnd, holdEnd > context.time { earliest.consider(holdEnd) }
    return earliest.time
  }

  /// The time at which the scrolling toolbar moves the next index below the carried item.
  private func crossing(_ reorder: Reorder) -> Double? {
    let (items, glide) = (context.layout.items, reorder.glide)
    guard glide.speed != 0 else { return nil }
    let next = reorder.target + (glide.speed > 0 ? 1 : -1)
    guard items.carryRange(of: reorder.origin).contains(next) else { return nil }
    let threshold = items.threshold(ofItem: reorder.origin, after: min(next, reorder.target))
    let scroll = threshold - heldDistance(reorder)
    guard (0...items.maximumScroll).contains(scroll) else { return nil }
    return glide.start + max(0, (scroll - glide.base) / glide.speed)
  }

  func meetDeadline() {
    if holdEnd == context.time { context.noteChange() }
    guard let reorder else { return }
    if let crossing = crossing(reorder), crossing <= context.time {
      makeRoom(at: reorder.target + (reorder.glide.speed > 0 ? 1 : -1))
      context.noteChange()
    }
    let limit = context.layout.items.maximumScroll
    if let end = reorder.glide.end(limit: limit), end <= context.time {
      let base = reorder.glide.speed > 0 ? limit : 0
      self.reorder?.glide = Reorder.Glide(base: base, start: context.time)
      context.noteChange()
    }
  }

  func advance(from start: Double) {
    guard isMoving else { return }
    shifts.advance(to: context.time)
    context.noteChange()
  }

  func finishMotion() { shifts.finish() }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    let isCarrying = isCarrying
    let isByContact = contacts.isHeld(by: self)
    promise(isCarrying == isByContact, "carried: \(isCarrying), by a contact: \(isByContact)")
    for (page, _) in shifts.moving {
      promise(
        catalog.index(of: page) != nil, "the item of \(page) moves, which is gone")
    }
    promise(
      !context.configuration.reducesMotion || shifts.isEmpty, "items move, though nothing may")
    guard let reorder else { return }
    let items = context.layout.items
    let indices = items.carryRange(of: reorder.origin)
    promise(
      catalog.index(of: reorder.page) == reorder.origin, "what is carried is elsewhere")
    promise(
      indices.contains(reorder.origin) && indices.contains(reorder.target),
      "carried from \(reorder.origin) over \(reorder.target), of \(indices)")
    let (start, length) = items.span(at: reorder.origin)
    let offset = displacement(ofItem: reorder.origin)
    promise(
      reorder.origin < items.stuck
        || start + offset >= -1e-6
          && start + offset + length <= max(items.contentLength, start + length) + 1e-6,
      "the carried item lies at \(toolbar.geometry.frame(ofItem: reorder.origin))")
  }
}
