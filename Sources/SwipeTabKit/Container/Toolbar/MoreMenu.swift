/// Lists the pages without an item in the toolbar: opened by the More item, closed by a choice.
final class MoreMenu: Interaction {
  /// What is kept while the list is open.
  private struct MoreList {
    /// How far its rows are scrolled, in points.
    var scroll = 0.0
    /// The page whose row the keys have gone to, by its index; nil before that.
    var highlight: Int?
  }

  private unowned let context: ContainerContext
  private unowned let container: TabContainer
  /// The open list; nil while it is closed.
  private var list: MoreList?
  /// How far the rows were scrolled when a contact began to scroll them, in points; nil while none does.
  private var scrollStart: Double?

  init(context: ContainerContext, container: TabContainer) {
    self.context = context
    self.container = container
  }

  private var contacts: Contacts { container.contacts }

  /// The item in the toolbar that stands for the pages without an item.
  var item: TabItem { TabItem(title: context.configuration.moreTitle, image: "more") }

  /// Where the list lies; nil while it is closed.
  var layout: MoreListLayout? {
    guard let list, !container.isCovered else { return nil }
    let layout = context.layout
    guard layout.items.moreIndex != nil, container.reachableToolbar != nil else { return nil }
    let configuration = context.configuration
    return MoreListLayout(
      pages: layout.items.hiddenPages, room: layout.viewport.inset(by: layout.insets),
      edge: configuration.toolbarEdge, isRightToLeft: configuration.isRightToLeft,
      scroll: list.scroll)
  }

  /// Whether the list is open.
  var isOpen: Bool { layout != nil }

  /// Whether a list is open here, or in the hosted container in front.
  var isOpenInFront: Bool { isOpen || container.frontHosted?.moreMenu.isOpenInFront ?? false }

  // MARK: Open and close

  /// Opens the list, with the selected page's row in view, or closes it.
  func toggle(cause: Cause) {
    guard list == nil else { return close() }
    let hidden = context.layout.items.hiddenPages
    guard !hidden.isEmpty else { return }
    let selected = container.selectedIndex.flatMap { hidden.contains($0) ? $0 : nil }
    list = MoreList()
    if let selected { reveal(selected) }
    if cause == .key { list?.highlight = selected ?? firstRow(by: 1) }
    context.noteChange()
  }

  /// Closes the list that is open here, and the one in the hosted container in front.
  func close() {
    container.frontHosted?.moreMenu.close()
    guard list != nil else { return }
    list = nil
    contacts.ignore(ifHeldBy: self)
    if case .row = contacts.drive?.barTarget { contacts.ignore() }
    context.noteChange()
  }

  /// Closes the open list if a press lies beside it; such a press does nothing else.
  func claim(_ press: Press) -> Claim? {
    if let layout {
      guard !layout.frame.contains(press.point) else { return nil }
    } else {
      // A hosted container sees to presses on itself.
      guard let hosted = container.frontHosted, hosted.moreMenu.isOpenInFront,
        !container.belongsToHosted(press.point)
      else { return nil }
    }
    close()
    return .ignores(isUsed: true)
  }

  func yield(to interruption: Interruption) {
    // A change of selection closes it once it is told, also where a swipe made it.
    switch interruption {
    case .push, .pop, .back, .sheet, .selected, .pages, .state, .layout: close()
    case .selection, .newPages, .stack: break
    }
  }

  /// Closes the list and selects the page of a row.
  func choose(_ id: PageID, cause: Cause) {
    guard let index = container.pages.index(of: id), container.catalog.isEnabled(index) else {
      return
    }
    close()
    container.activateItem(id, cause: cause)
  }

  // MARK: Scroll

  /// Makes a press on a row one that scrolls, once it has gone up or down by more than the slop.
  ///
  /// - Returns: Whether it scrolls now.
  func beginScroll(_ drive: Drive) -> Bool {
    let slop = context.tuning.slop(of: drive.contact.device)
    guard let layout, layout.maximumScroll > 0, abs(drive.last.y - drive.press.y) > slop else {
      return false
    }
    scrollStart = layout.scroll
    contacts.give(to: self)
    return move(drive)
  }

  func move(_ drive: Drive) -> Bool {
    guard let scrollStart else { return false }
    let slop = context.tuning.slop(of: drive.contact.device)
    setScroll(scrollStart - (drive.last.y - drive.press.y).beyond(slop: slop))
    return true
  }

  func turn(_ turn: WheelTurn) -> Bool? {
    guard let layout, layout.frame.contains(turn.point) else { return nil }
    setScroll(layout.scroll - turn.dy * context.tuning.wheelNotch)
    return true
  }

  private func setScroll(_ scroll: Double) {
    guard let layout else { return }
    list?.scroll = scroll.clamped(to: 0...layout.maximumScroll)
    context.noteChange()
  }

  private func reveal(_ page: Int) {
    if let layout { setScroll(layout.scroll(revealing: page)) }
  }

  // MARK: Keys

  /// The page whose row the keys have gone to, by its index; nil before that.
  var highlight: Int? { list?.highlight }

  /// Takes the keys that are the open list's.
  func take(_ key: KeyPress) -> Bool? {
    guard let list, isOpen, key.modifiers.isEmpty else { return nil }
    switch key.key {
    case .up: highlight(nextRow(from: list.highlight, by: -1))
    case .down: highlight(nextRow(from: list.highlight, by: 1))
    case .home: highlight(firstRow(by: 1))
    case .end: highlight(firstRow(by: -1))
    case .enter, .space:
      if let highlight { choose(container.pages.id(at: highlight), cause: .key) }
    case .escape: close()
    // Those would move the focus or the page below.
    case .left, .right, .pageUp, .pageDown: break
    case .tab, .character: return nil
    }
    return true
  }

  private func highlight(_ page: Int?) {
    guard let page else { return }
    list?.highlight = page
    reveal(page)
    context.noteChange()
  }

  /// The next row that may be chosen, going round; from nowhere, the first that way.
  private func nextRow(from page: Int?, by step: Int) -> Int? {
    guard let page else { return firstRow(by: step) }
    return enabledRow(from: page, by: step)
  }

  /// The first row from the top, or from the bottom, that may be chosen.
  private func firstRow(by step: Int) -> Int? {
    let hidden = context.layout.items.hiddenPages
    return enabledRow(from: step > 0 ? hidden.lowerBound - 1 : hidden.upperBound, by: step)
  }

  /// The row after or before a page that may be chosen, going round; nil if there is no other.
  private func enabledRow(from page: Int, by step: Int) -> Int? {
    context.layout.items.hiddenPages.next(from: page, by: step) { container.catalog.isEnabled($0) }
  }

  // MARK: Promises

  func check(_ promise: inout Promises) {
    guard let list else { return }
    let items = context.layout.items
    promise(items.moreIndex != nil, "a list is open without an item for it")
    if let highlight {
      let hidden = items.hiddenPages
      promise(hidden.contains(highlight), "row \(highlight) is not in \(hidden)")
    }
    guard let layout else { return }
    promise(
      (0...layout.maximumScroll).contains(list.scroll),
      "the list is scrolled \(list.scroll) of \(layout.maximumScroll)")
  }
}

extension TabContainer {
  /// Whether the list of pages without an item in the toolbar is open.
  ///
  /// Taps and keys on the More item open it. A choice closes it, and so does whatever changes what lies below: a
  /// selection, a push, a way back, new pages, another size or other options.
  public var isMoreListOpen: Bool { moreMenu.isOpen }
}
