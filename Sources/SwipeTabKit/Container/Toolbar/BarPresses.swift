/// Presses on bars, which highlight an item or button and activate it.
///
/// A contact that moves along the toolbar carries the pressed item, drags the indicator with the pages following, or
/// scrolls the toolbar.
@MainActor
final class BarPresses: ContactInteraction, WheelInteraction, KeyInteraction, AdaptingInteraction {
  private let context: ContainerContext
  private let contacts: Contacts
  private let catalog: PageCatalog
  private let pager: Pager
  private let wheelPaging: WheelPaging
  private let navigator: Navigator
  private let bars: BarHider
  private let presentation: Presentation
  private let toolbar: Toolbar
  private let commandMenu: CommandMenu
  private let reordering: ItemReordering
  private let editing: PageEditing
  private let tabMenu: TabMenu
  private let barTargets: BarTargets
  private let longPress: LongPress
  private var scrollStart: ScrollStart?
  /// The contact that has caught the toolbar after a fling, and so presses nothing.
  private var catcher: Contact?
  private var claimed: BarTarget?
  private var middlePress: PageID?

  private struct ScrollStart {
    var contact: Contact
    var offset: Double
    /// The contact's coordinate along the toolbar.
    var anchor: Double
    var slop: Double
  }

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ catalog: PageCatalog, _ pager: Pager,
    _ wheelPaging: WheelPaging, _ navigator: Navigator, _ bars: BarHider,
    _ presentation: Presentation, _ toolbar: Toolbar,
    _ commandMenu: CommandMenu, _ reordering: ItemReordering, _ editing: PageEditing,
    _ tabMenu: TabMenu, _ barTargets: BarTargets, _ longPress: LongPress
  ) {
    (self.context, self.contacts, self.catalog, self.pager) = (context, contacts, catalog, pager)
    (self.wheelPaging, self.navigator, self.bars) = (wheelPaging, navigator, bars)
    (self.presentation, self.toolbar) = (presentation, toolbar)
    (self.commandMenu, self.reordering, self.editing) = (commandMenu, reordering, editing)
    (self.tabMenu, self.barTargets, self.longPress) = (tabMenu, barTargets, longPress)
  }

  // MARK: Contacts

  func claim(_ press: Press) -> Claim? {
    guard let target = barTargets.target(at: press.point) else {
      return barTargets.isOnBar(press.point) ? .ignores(isUsed: false) : nil
    }
    claimed = target
    return .holds
  }

  func begin(_ drive: Drive) {
    guard let claimed else { return }
    if scrollStart?.contact == drive.contact { scrollStart = nil }
    catcher = claimed.isOnItem && toolbar.catchFling() ? drive.contact : nil
    guard catcher == nil else { return contacts.press(on: .bar(claimed, isInside: false)) }
    contacts.press(on: .bar(claimed, isInside: true))
    reordering.noteHold(drive.contact)
  }

  var holdsManyContacts: Bool { true }

  func move(_ drive: Drive) -> Bool {
    if let scrollStart, scrollStart.contact == drive.contact {
      scroll(from: scrollStart, drive)
      return true
    }
    guard let target = drive.barTarget else { return false }
    let items = context.layout.items
    let hasCrossed = abs(distance(of: drive)) > context.tuning.slop(of: drive.contact.device)
    if case .item(let page) = target, hasCrossed, reordering.begin(drive, page) {
      return true
    }
    if case .item(let page) = target, hasCrossed, mayDragMark(from: page) {
      pager.takeByMark(drive)
      return true
    }
    if target.isOnItem, hasCrossed, items.isScrolling, !presentation.isToolbarShrunk {
      endScroll()
      let start = ScrollStart(
        contact: drive.contact, offset: toolbar.scroll,
        anchor: drive.press.coordinate(along: items.axis),
        slop: context.tuning.slop(of: drive.contact.device))
      scrollStart = start
      contacts.press(on: nil)
      scroll(from: start, drive)
      return true
    }
    let point = drive.tap ?? drive.last
    let isInside = catcher != drive.contact && barTargets.target(at: point) == target
    contacts.press(on: .bar(target, isInside: isInside))
    context.noteChange()
    return true
  }

  private func mayDragMark(from page: PageID) -> Bool {
    context.configuration.animator.isDraggable && page == pager.selectedID && pager.allowsSwipes
      && !navigator.isCovered && !navigator.areBarsCovered && !presentation.isToolbarShrunk
  }

  func release(_ drive: Drive, _ release: Release) -> Bool {
    let axis = context.layout.items.axis
    endScroll(
      by: drive, velocity: -context.direction(along: axis) * release.velocity(along: axis).motion)
    guard drive.barTarget != nil else { return false }
    _ = activate(drive, at: drive.tap ?? release.point)
    return true
  }

  func cancel(_ drive: Drive) { endScroll(by: drive, velocity: 0) }

  private func endScroll(by drive: Drive, velocity: Double) {
    if catcher == drive.contact, scrollStart == nil { toolbar.letGo() }
    guard scrollStart?.contact == drive.contact else { return }
    scrollStart = nil
    toolbar.letGo(velocity: velocity)
  }

  func tap(_ drive: Drive, at point: Point) -> Bool { drive.isRolled && activate(drive, at: point) }

  private func activate(_ drive: Drive, at point: Point) -> Bool {
    guard catcher != drive.contact else { return false }
    guard let target = drive.barTarget, barTargets.target(at: point) == target else { return false }
    if longPress.openMenu(drive, at: point) { return true }
    if target == toolbar.shrunkTarget, barTargets.isOnToolbar(point) {
      bars.show()
      return true
    }
    let isByMouse = drive.contact.device == .mouse && barTargets.isOnToolbar(point)
    barTargets.activate(target, cause: .tap, byMouse: isByMouse)
    return true
  }

  func resample(_ drive: Drive?) {
    toolbar.resample(
      scroll: drive.flatMap { drive in
        scrollStart.flatMap { $0.contact == drive.contact ? place(from: $0, drive) : nil }
      })
  }

  private func scroll(from start: ScrollStart, _ drive: Drive) {
    toolbar.follow(to: place(from: start, drive))
  }

  private func place(from start: ScrollStart, _ drive: Drive) -> Double {
    let axis = context.layout.items.axis
    let travel = (drive.last.coordinate(along: axis) - start.anchor).beyond(slop: start.slop)
    return start.offset - context.direction(along: axis) * travel
  }

  func rebase() {
    guard let contact = scrollStart?.contact, let last = contacts.drive(of: contact)?.last else {
      return
    }
    scrollStart = ScrollStart(
      contact: contact, offset: toolbar.scroll,
      anchor: last.coordinate(along: context.layout.items.axis), slop: 0)
  }

  private func distance(of drive: Drive) -> Double {
    let axis = context.layout.items.axis
    return drive.last.coordinate(along: axis) - drive.press.coordinate(along: axis)
  }

  // MARK: Keys

  /// Closes the page of the More list's highlighted row by Delete.
  func take(_ key: KeyPress) -> Bool? {
    guard key == KeyPress(.delete), case .page(let page) = commandMenu.highlight else {
      return nil
    }
    barTargets.activate(.close(page), cause: .key)
    return true
  }

  // MARK: Wheel

  /// Scrolls a toolbar that scrolls and else turns pages, unless the toolbar's option is different.
  func turn(_ turn: WheelTurn) -> Bool? {
    guard barTargets.isOnBar(turn.point) else { return nil }
    guard barTargets.isOnToolbar(turn.point) else {
      return wheelPaging.turn(turn, across: turn.shift)
    }
    let wheel = context.configuration.toolbarWheel
    guard wheel != .off else { return false }
    guard wheel != .select, context.layout.items.isScrolling, !pager.isHeldByMouse,
      !presentation.isToolbarShrunk
    else {
      return wheel != .scroll && wheelPaging.turn(turn, across: true)
    }
    guard let amount = wheelPaging.amount(of: turn, across: true) else { return false }
    endScroll()
    toolbar.follow(to: toolbar.scroll + amount * context.tuning.wheelNotch)
    toolbar.letGo()
    return true
  }

  // MARK: The secondary button

  /// Opens the menu of the tab at a point, and closes another one.
  func pressSecondary(at point: Point) -> Bool {
    guard !context.hasInteractionInFront else { return false }
    if let menu = commandMenu.layout {
      if menu.frame.contains(point), !commandMenu.isMoreOpen { return true }
      let page = commandMenu.isMoreOpen ? target(at: point) : nil
      commandMenu.close()
      _ = (page ?? target(at: point)).map { tabMenu.open($0, at: point) }
      return true
    }
    return target(at: point).map { tabMenu.open($0, at: point) } ?? false
  }

  // MARK: The middle button

  func pressMiddle(at point: Point) -> Bool {
    middlePress = target(at: point)
    return middlePress != nil
  }

  func releaseMiddle(at point: Point) -> Bool {
    guard let page = middlePress else { return false }
    middlePress = nil
    return target(at: point) == page
      && editing.close(page, byMouse: barTargets.isOnToolbar(point))
  }

  private func target(at point: Point) -> PageID? {
    !contacts.isBusy ? barTargets.target(at: point)?.page : nil
  }

  // MARK: Changes

  private func endScroll() {
    guard let contact = scrollStart?.contact, let drive = contacts.drive(of: contact),
      drive.isHeld(by: self)
    else { return }
    contacts.ignore(contact)
    toolbar.letGo()
  }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .selected:
      // The selected item comes into view, from where the contact would pull it back.
      endScroll()
    case .newPages:
      contacts.ignore { drive in
        drive.isHeld(by: self)
          && drive.barTarget?.page.map { catalog.index(of: $0) == nil } ?? false
      }
    default: break
    }
  }
}
