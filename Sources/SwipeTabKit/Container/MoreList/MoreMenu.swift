/// Shows the More list, with the pages without an item in the toolbar.
@MainActor
final class MoreMenu: ContactInteraction, WheelInteraction, KeyInteraction, AdaptingInteraction,
  OverlayInteraction
{
  let context: ContainerContext
  private let contacts: Contacts
  let catalog: PageCatalog
  let pager: Pager
  private let navigator: Navigator
  private let presentation: Presentation
  private let actions: Actions

  private struct MoreList {
    var scroll = 0.0
    var titleWidth = 0.0
    var highlight: Int?
  }

  private var list: MoreList?
  private var scrollStart: Double?
  private var keys = MenuKeys()
  /// Whether the list stays open although the pages change, because a row is being closed.
  private var staysOpen = false

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ catalog: PageCatalog, _ pager: Pager,
    _ navigator: Navigator, _ presentation: Presentation, _ actions: Actions
  ) {
    (self.context, self.contacts, self.catalog, self.pager) = (context, contacts, catalog, pager)
    (self.navigator, self.presentation, self.actions) = (navigator, presentation, actions)
  }

  var layout: MoreListLayout? {
    guard let list, !navigator.isCovered else { return nil }
    let layout = context.layout
    guard layout.items.moreIndex != nil, presentation.reachableToolbar != nil else { return nil }
    let configuration = context.configuration
    return MoreListLayout(
      pages: layout.items.hiddenPages, room: layout.viewport.inset(by: layout.insets),
      edge: configuration.toolbarEdge, isRightToLeft: configuration.isRightToLeft,
      scroll: list.scroll, textScale: configuration.textScale, titleWidth: list.titleWidth)
  }

  var isOpen: Bool { layout != nil }

  // MARK: Open and close

  func toggle(cause: Cause) {
    guard list == nil else { return close() }
    let hidden = context.layout.items.hiddenPages
    guard !hidden.isEmpty else { return }
    let selected = pager.selectedIndex.flatMap { hidden.contains($0) ? $0 : nil }
    list = MoreList(titleWidth: widestTitle(of: hidden))
    if let selected { reveal(selected) }
    if cause == .key { _ = highlightFirst() }
    context.noteChange()
  }

  /// The width of the longest title in the list, of the first pages.
  private func widestTitle(of hidden: Range<Int>) -> Double {
    hidden.prefix(CardLayout.measuredCount).reduce(0) { widest, index in
      let item = catalog.page(at: index).item
      return max(
        widest,
        context.measurer.width(
          of: item.title ?? item.label, style: Self.titleStyle, upTo: context.size.width
        ).rounded(.up))
    }
  }

  static let titleStyle = TextStyle(size: 16)

  func highlightFirst() -> Bool {
    guard isOpen else { return false }
    let hidden = context.layout.items.hiddenPages
    let selected = pager.selectedIndex.flatMap { hidden.contains($0) ? $0 : nil }
    highlight(selected ?? row(for: KeyPress(.home)))
    return true
  }

  /// Closes the list here, and the one in the hosted container in front.
  func close() {
    navigator.frontHosted?.part(MoreMenu.self).close()
    guard list != nil else { return }
    list = nil
    contacts.ignore(ifHeldBy: self)
    contacts.ignore { drive in
      if case .row = drive.barTarget { true } else { false }
    }
    context.noteChange()
  }

  func stayOpen(_ change: () -> Void) {
    staysOpen = isOpen
    change()
    staysOpen = false
    guard list != nil else { return }
    let hidden = context.layout.items.hiddenPages
    if let highlight, !hidden.contains(highlight) {
      list?.highlight = hidden.isEmpty ? nil : min(highlight, hidden.upperBound - 1)
    }
    if hidden.isEmpty { close() } else if let layout { setScroll(layout.scroll) }
  }

  func closeButton(ofPage page: Int) -> Rect? {
    guard let layout, context.configuration.allowsClosing, catalog.mayClose(page) else {
      return nil
    }
    return layout.closeButton(
      ofPage: page, isRightToLeft: context.configuration.isRightToLeft)
  }

  /// A press beside the open list closes it, and has no other effect.
  func claim(_ press: Press) -> Claim? {
    guard let layout, !layout.frame.contains(press.point) else { return nil }
    close()
    return .ignores(isUsed: true)
  }

  func yield(to interruption: Interruption) {
    // A swipe too closes the list: `selected` is sent for it, `selection` is not.
    switch interruption {
    case .pages, .selected: if !staysOpen { close() }
    case .push, .pop, .back, .cover, .state, .layout: close()
    case .selection, .newPages, .stack, .top: break
    }
  }

  func choose(_ page: PageID, cause: Cause) -> Bool {
    guard list != nil, let index = catalog.pages.index(of: page), catalog.isEnabled(index) else {
      return false
    }
    close()
    actions.activateItem(page, cause: cause)
    return true
  }

  // MARK: Scroll

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

  /// Scrolls the rows, also while the pointer is still on the toolbar, where the list was opened.
  func turn(_ turn: WheelTurn) -> Bool? {
    guard let layout,
      layout.frame.contains(turn.point) || presentation.toolbarContains(turn.point)
    else { return nil }
    contacts.ignore(ifHeldBy: self)
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

  var highlight: Int? { list?.highlight }

  func highlight(_ page: PageID) -> Bool {
    guard isOpen, let index = catalog.pages.index(of: page), catalog.isEnabled(index),
      context.layout.items.hiddenPages.contains(index)
    else { return false }
    highlight(index)
    return true
  }

  func take(_ key: KeyPress) -> Bool? {
    guard isOpen else { return nil }
    if key.key == .tab { close() }
    if let row = row(for: key) {
      highlight(row)
      return true
    }
    guard key.modifiers.isEmpty else { return nil }
    switch key.key {
    case .enter, .space:
      if let highlight { _ = choose(catalog.id(at: highlight), cause: .key) }
    case .escape: close()
    // `BarPresses` closes the page of the highlighted row.
    case .delete where highlight.map { closeButton(ofPage: $0) != nil } ?? false: return nil
    // Otherwise these keys would move the focus below the list, or close a page.
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .delete: break
    case .tab, .character, .backspace, .insert, .f1, .f5, .f10, .f11, .menu: return nil
    }
    return true
  }

  private func row(for key: KeyPress) -> Int? {
    guard let layout else { return nil }
    return keys.row(
      for: key, from: highlight, in: layout.pages, perPage: layout.visiblePages.count - 1, context
    ) {
      let item = catalog.page(at: $0).item
      return item.isEnabled ? item.title ?? item.label : nil
    }
  }

  private func highlight(_ page: Int?) {
    guard let page else { return }
    list?.highlight = page
    reveal(page)
    context.noteChange()
  }

  // MARK: Invariants

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
