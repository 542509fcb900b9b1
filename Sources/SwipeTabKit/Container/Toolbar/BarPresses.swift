/// Presses on bars: an item or a button looks pressed while the contact is on it, and is activated where it goes up on it.
///
/// A contact on an item that goes on along the toolbar carries the item, or scrolls the toolbar.
final class BarPresses: Interaction {
  private unowned let context: ContainerContext
  private unowned let container: TabContainer
  /// How far the toolbar was scrolled when a contact began to scroll it, in points; nil while none does.
  private var scrollStart: Double?
  /// What the last contact went down on.
  private var claimed: BarTarget?
  /// What the middle button went down on; a release on it closes its page.
  private var middlePress: PageID?

  init(context: ContainerContext, container: TabContainer) {
    (self.context, self.container) = (context, container)
  }

  private var contacts: Contacts { container.contacts }

  // MARK: Contacts

  func claim(_ press: Press) -> Claim? {
    guard let target = container.barTarget(at: press.point) else {
      return container.isOnBar(press.point) ? .ignores(isUsed: false) : nil
    }
    claimed = target
    return .holds
  }

  func begin(_ drive: Drive) {
    guard let claimed else { return }
    scrollStart = nil
    contacts.press(on: .bar(claimed, isInside: true))
    container.reordering.noteHold(drive.contact)
  }

  func move(_ drive: Drive) -> Bool {
    if let scrollStart {
      scroll(from: scrollStart, drive)
      return true
    }
    guard let target = drive.barTarget else { return false }
    let items = context.layout.items
    let hasCrossed = abs(distance(of: drive)) > context.tuning.slop(of: drive.contact.device)
    if case .item(let page) = target, hasCrossed, container.reordering.begin(drive, page) {
      return true
    }
    if target.isOnItem, hasCrossed, items.isScrolling {
      let start = container.toolbarScroll
      scrollStart = start
      contacts.press(on: nil)
      scroll(from: start, drive)
      return true
    }
    if case .row = target, container.moreMenu.beginScroll(drive) { return true }
    let isInside = container.barTarget(at: drive.last) == target
    contacts.press(on: .bar(target, isInside: isInside))
    context.noteChange()
    return true
  }

  func release(_ drive: Drive, _ release: Release) -> Bool {
    guard let target = drive.barTarget else { return false }
    if container.barTarget(at: release.point) == target { container.activate(target, cause: .tap) }
    return true
  }

  private func scroll(from start: Double, _ drive: Drive) {
    let axis = context.layout.items.axis
    let travel = distance(of: drive).beyond(slop: context.tuning.slop(of: drive.contact.device))
    container.setToolbarScroll(start - context.direction(along: axis) * travel)
  }

  /// How far a contact has gone along the toolbar, in points.
  private func distance(of drive: Drive) -> Double {
    let axis = context.layout.items.axis
    return drive.last.coordinate(along: axis) - drive.press.coordinate(along: axis)
  }

  /// Over the toolbar each turn is for it: it scrolls the toolbar, or pages.
  func turn(_ turn: WheelTurn) -> Bool? {
    guard !container.isCovered, !container.areBarsCovered,
      container.reachableToolbar?.contains(turn.point) ?? false
    else { return nil }
    let paging = container.wheelPaging
    guard context.layout.items.isScrolling, !container.pager.isHeld else {
      return paging.turn(turn, across: true)
    }
    guard let amount = paging.amount(of: turn, across: true) else { return false }
    container.scrollToolbar(by: amount * context.tuning.wheelNotch)
    return true
  }

  // MARK: The middle button

  /// Notes what the middle button goes down on.
  func pressMiddle(at point: Point) -> Bool {
    middlePress = target(at: point)
    return middlePress != nil
  }

  /// Closes the page of the item on which the middle button went down and up.
  func releaseMiddle(at point: Point) -> Bool {
    guard let page = middlePress else { return false }
    middlePress = nil
    return target(at: point) == page && container.close(page)
  }

  /// The page whose item lies there, while nothing else is pressed.
  private func target(at point: Point) -> PageID? {
    contacts.drive == nil ? container.barTarget(at: point)?.page : nil
  }

  // MARK: Others

  func yield(to interruption: Interruption) {
    guard interruption == .newPages else { return }
    if let focus = container.focus, container.pages.index(of: focus) == nil {
      container.focus = nil
    }
    container.dropHiddenFocus()
    guard let page = contacts.drive?.barTarget?.page else { return }
    if container.pages.index(of: page) == nil { contacts.drop(ifHeldBy: self) }
  }

  func pagesRested() { container.toolbarOffset.settle(at: container.position) }
}
