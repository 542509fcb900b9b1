/// The list of pages without an item in the toolbar, while it is open.
struct MoreList: Sendable, Hashable {
  /// How far its rows are scrolled, in points.
  var scroll = 0.0
  /// The page whose row the keys have gone to, by its index; nil before that.
  var highlight: Int?
}

extension TabContainer {
  /// Whether the list of pages without an item in the toolbar is open.
  ///
  /// Taps and keys on the More item open it. A choice closes it, and so does whatever changes what lies below: a
  /// selection, a push, a way back, new pages, another size or other options.
  public var isMoreListOpen: Bool { moreListLayout != nil }

  /// What stands for the pages without an item.
  var moreItem: TabItem { TabItem(title: configuration.moreTitle, image: "more") }

  /// Where the list lies; nil while it is closed.
  var moreListLayout: MoreListLayout? {
    guard let moreList, !isCovered, layout.items.moreIndex != nil, reachableToolbar != nil else {
      return nil
    }
    return MoreListLayout(
      pages: layout.items.hiddenPages, room: layout.viewport.inset(by: layout.insets),
      edge: configuration.toolbarEdge,
      isRightToLeft: configuration.isRightToLeft, scroll: moreList.scroll)
  }

  // MARK: Open and close

  /// Opens the list, with the selected page's row in view, or closes it.
  func toggleMoreList(cause: Cause) {
    guard moreList == nil else { return closeMoreList() }
    let hidden = layout.items.hiddenPages
    guard !hidden.isEmpty else { return }
    let selected = selectedIndex.flatMap { hidden.contains($0) ? $0 : nil }
    moreList = MoreList()
    if let selected { reveal(selected) }
    if cause == .key { moreList?.highlight = selected ?? firstRow(by: 1) }
    noteChange()
  }

  /// Closes the list that is open here, or in the hosted container in front.
  func closeMoreList() {
    frontHosted?.closeMoreList()
    guard moreList != nil else { return }
    moreList = nil
    switch contacts.drive?.role {
    case .target(.row, _), .listScroll: contacts.drive?.role = .bar
    default: break
    }
    noteChange()
  }

  /// Whether a press beside the open list has closed it: then it does nothing else.
  func closesList(pressAt point: Point) -> Bool {
    if let list = moreListLayout {
      guard !list.frame.contains(point) else { return false }
    } else {
      // A hosted container sees to presses on itself.
      guard let hosted = frontHosted, hosted.hasOpenList, !belongsToHosted(point) else {
        return false
      }
    }
    closeMoreList()
    return true
  }

  /// Whether a list is open here, or in the hosted container in front.
  var hasOpenList: Bool { isMoreListOpen || frontHosted?.hasOpenList ?? false }

  /// Closes the list and selects the page of a row.
  func chooseRow(_ id: PageID, cause: Cause) {
    guard let index = pages.index(of: id), isPageEnabled(index) else { return }
    closeMoreList()
    activateItem(id, cause: cause)
  }

  // MARK: Scroll

  /// Makes a press on a row one that scrolls, once it has gone up or down by more than the slop.
  func startListScroll(_ drive: ContactBook.Drive) -> Bool {
    let slop = configuration.tuning.slop(of: drive.contact.device)
    guard let list = moreListLayout, list.maximumScroll > 0,
      abs(drive.last.y - drive.press.y) > slop
    else { return false }
    contacts.drive?.role = .listScroll(start: list.scroll)
    scrollList(from: list.scroll, drive)
    return true
  }

  func scrollList(from start: Double, _ drive: ContactBook.Drive) {
    let slop = configuration.tuning.slop(of: drive.contact.device)
    let distance = drive.last.y - drive.press.y
    let travel = distance > 0 ? max(0, distance - slop) : min(0, distance + slop)
    setListScroll(start - travel)
  }

  /// Scrolls by a turn of the wheel over the list; true if it was there.
  func wheelList(dy: Double, at point: Point) -> Bool {
    guard let list = moreListLayout, list.frame.contains(point) else { return false }
    setListScroll(list.scroll - dy * configuration.tuning.wheelNotch)
    return true
  }

  private func setListScroll(_ scroll: Double) {
    guard let list = moreListLayout else { return }
    moreList?.scroll = scroll.clamped(to: 0...list.maximumScroll)
    noteChange()
  }

  private func reveal(_ page: Int) {
    if let list = moreListLayout { setListScroll(list.scroll(revealing: page)) }
  }

  // MARK: Keys

  /// Takes the keys that are the open list's.
  func listKey(_ press: KeyPress) -> Bool {
    guard let moreList, isMoreListOpen, press.modifiers.isEmpty else { return false }
    switch press.key {
    case .up: highlight(nextRow(from: moreList.highlight, by: -1))
    case .down: highlight(nextRow(from: moreList.highlight, by: 1))
    case .home: highlight(firstRow(by: 1))
    case .end: highlight(firstRow(by: -1))
    case .enter, .space:
      if let highlight = moreList.highlight { chooseRow(pages.id(at: highlight), cause: .key) }
    case .escape: closeMoreList()
    // Those would move the focus or the page below.
    case .left, .right, .pageUp, .pageDown: break
    case .tab, .character: return false
    }
    return true
  }

  private func highlight(_ page: Int?) {
    guard let page else { return }
    moreList?.highlight = page
    reveal(page)
    noteChange()
  }

  /// The next row that may be chosen, going round; from nowhere, the first that way.
  private func nextRow(from page: Int?, by step: Int) -> Int? {
    guard let page else { return firstRow(by: step) }
    return enabledIndex(
      from: page, by: step, in: layout.items.hiddenPages, isEnabled: isPageEnabled)
  }

  /// The first row from the top, or from the bottom, that may be chosen.
  private func firstRow(by step: Int) -> Int? {
    let hidden = layout.items.hiddenPages
    let outside = step > 0 ? hidden.lowerBound - 1 : hidden.upperBound
    return enabledIndex(from: outside, by: step, in: hidden, isEnabled: isPageEnabled)
  }
}
