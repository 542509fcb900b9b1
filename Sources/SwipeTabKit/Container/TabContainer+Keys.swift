extension TabContainer {
  /// Takes a key; the selected page is asked first.
  func press(_ key: KeyPress) -> Bool {
    for interaction in context.interactions {
      if let isUsed = interaction.take(key) { return isUsed }
    }
    if frontScreen?.handle(key) == true { return true }
    if outermost.focusRing.take(key) || goBack(key) { return true }
    if key == KeyPress(.escape), outermost.focusRing.drop() { return true }
    // What is covered takes no keys.
    if !isCovered, step(key) || jump(key) || editKey(key) || focusKey(key) { return true }
    return bodies.scroll(by: key)
  }

  /// Alt+Left and Escape.
  private func goBack(_ press: KeyPress) -> Bool {
    switch (press.key, press.modifiers) {
    case (.left, .alt), (.escape, []): pop()
    default: false
    }
  }

  /// Ctrl+Tab, Ctrl+PageDown and their opposites.
  private func step(_ press: KeyPress) -> Bool {
    switch (press.key, press.modifiers) {
    case (.tab, .control), (.pageDown, .control): return choose(stepping: 1)
    case (.tab, [.control, .shift]), (.pageUp, .control): return choose(stepping: -1)
    default: return false
    }
  }

  private func choose(stepping step: Int) -> Bool {
    guard let selectedIndex, let next = catalog.next(from: selectedIndex, by: step) else {
      return false
    }
    return choose(next, steps: catalog.steps(from: selectedIndex, to: next, step), cause: .key)
  }

  /// Alt+1 to Alt+8, and Alt+9 for the last.
  private func jump(_ press: KeyPress) -> Bool {
    guard press.modifiers == .alt, case .character(let character) = press.key,
      let digit = character.wholeNumberValue, digit >= 1
    else { return false }
    let index = digit == 9 ? catalog.last : digit - 1
    guard index < count, page(at: index).item.isEnabled else { return false }
    activateItem(pages.id(at: index), cause: .key)
    return true
  }

  // MARK: Focus

  private func focusKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, reachableToolbar != nil, let index = focusedItem else {
      return false
    }
    switch (press.key, layout.items.axis) {
    case (.left, .horizontal): return moveFocus(from: index, by: Int(saturating: -direction))
    case (.right, .horizontal): return moveFocus(from: index, by: Int(saturating: direction))
    case (.up, .vertical): return moveFocus(from: index, by: -1)
    case (.down, .vertical): return moveFocus(from: index, by: 1)
    case (.home, _): return setFocus(enabledItem(from: -1, by: 1))
    case (.end, _): return setFocus(enabledItem(from: layout.items.count, by: -1))
    case (.space, _), (.enter, _):
      activate(target(atPlace: index), cause: .key)
      return true
    case (.escape, _): return setFocus(nil)
    default: return false
    }
  }

  /// A hidden bar takes no keys.
  func dropHiddenFocus() {
    if layout.toolbar == nil { focus = nil }
  }

  /// Gives the focus to the selected page's item.
  func focusSelectedItem() {
    setFocus(selectedIndex.map { layout.items.item(ofPage: $0) })
  }

  private func moveFocus(from index: Int, by step: Int) -> Bool {
    setFocus(enabledItem(from: index, by: step) ?? index)
  }

  @discardableResult
  func setFocus(_ place: Int?) -> Bool {
    focus = place.map { pages.id(at: $0 == layout.items.moreIndex ? firstOfMore : $0) }
    if let place { revealItem(place) }
    noteChange()
    return true
  }

  /// The page that stands for the More item: the selected one if it is behind it.
  private var firstOfMore: Int {
    let hidden = layout.items.hiddenPages
    return selectedIndex.map { max($0, hidden.lowerBound) } ?? hidden.lowerBound
  }

  /// The place of the toolbar item with the focus; nil if there is none.
  var focusedItem: Int? {
    guard layout.items.count > 0 else { return nil }
    return focus.flatMap { pages.index(of: $0) }.map { layout.items.item(ofPage: $0) }
  }

  /// The next item of the toolbar that may be chosen, going round; nil if there is no other.
  private func enabledItem(from place: Int, by step: Int) -> Int? {
    (0..<layout.items.count).next(from: place, by: step) { item(atPlace: $0).isEnabled }
  }
}
