extension TabContainer {
  /// Takes a key; the selected page is asked first.
  func press(_ key: KeyPress) -> Bool {
    if key.key == .escape, key.modifiers.isEmpty, drag != nil {
      cancelDrag()
      return true
    }
    if backDrag != nil, key.key == .escape, key.modifiers.isEmpty {
      cancelBack()
      return true
    }
    if frontScreen?.handle(key) == true { return true }
    if goBack(key) { return true }
    // What is covered takes no keys.
    if !isCovered, step(key) || jump(key) || focusKey(key) { return true }
    return scrollKey(key)
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
    guard let selectedIndex, let next = enabledItem(from: selectedIndex, by: step) else {
      return false
    }
    return choose(next, cause: .key)
  }

  /// Alt+1 to Alt+8, and Alt+9 for the last.
  private func jump(_ press: KeyPress) -> Bool {
    guard press.modifiers == .alt, case .character(let character) = press.key,
      let digit = character.wholeNumberValue, digit >= 1
    else { return false }
    let index = digit == 9 ? lastPage : digit - 1
    guard index < count, page(at: index).item.isEnabled else { return false }
    choose(index, cause: .key)
    return true
  }

  // MARK: Focus

  private func focusKey(_ press: KeyPress) -> Bool {
    if press.key == .tab, press.modifiers.subtracting(.shift).isEmpty { return toggleFocus() }
    guard press.modifiers.isEmpty, let focus, let index = pages.index(of: focus) else {
      return false
    }
    switch press.key {
    case .left: return moveFocus(from: index, by: configuration.isRightToLeft ? 1 : -1)
    case .right: return moveFocus(from: index, by: configuration.isRightToLeft ? -1 : 1)
    case .home: return setFocus(enabledItem(from: -1, by: 1))
    case .end: return setFocus(enabledItem(from: count, by: -1))
    case .space, .enter:
      activate(.item(focus), cause: .key)
      return true
    case .escape: return setFocus(nil)
    default: return false
    }
  }

  /// A hidden bar takes no keys.
  func dropHiddenFocus() {
    if layout.toolbar == nil { focus = nil }
  }

  private func toggleFocus() -> Bool {
    guard layout.toolbar != nil else { return false }
    return setFocus(focus == nil ? selectedIndex : nil)
  }

  private func moveFocus(from index: Int, by step: Int) -> Bool {
    setFocus(enabledItem(from: index, by: step) ?? index)
  }

  private func setFocus(_ index: Int?) -> Bool {
    focus = index.map { pages.id(at: $0) }
    if let index { revealItem(index) }
    touch()
    return true
  }

  /// The next item that may be chosen, going round; nil if there is no other.
  private func enabledItem(from index: Int, by step: Int) -> Int? {
    var next = index
    for _ in 0..<count {
      next = (next + step + count) % count
      if next == index { return nil }
      if page(at: next).item.isEnabled { return next }
    }
    return nil
  }
}
