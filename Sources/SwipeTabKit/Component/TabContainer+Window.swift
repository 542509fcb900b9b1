extension TabContainer {
  /// Whether a window can be moved or resized there: on a bar outside of items, with no list, menu or sheet open.
  package func isEmptyBar(at point: Point) -> Bool {
    guard !parts.context.hasInteractionInFront, !hasOpenList else { return false }
    if let hosted = parts.hostedContacts.hosted(at: point) {
      return hosted.door.isEmptyBar(at: point.from(hosted.standing.origin))
    }
    return parts.barTargets.isOnBar(point) && parts.barTargets.target(at: point) == nil
  }

  package var pointerShape: PointerShape {
    if deepestFront.parts.fields.isSelecting { return .text }
    guard !parts.contacts.isBusy else { return .arrow }
    if let list = parts.sides.listInFront?.door, list.parts.hover.part != nil {
      return list.pointerShape
    }
    if let inner = frontInner, parts.hover.target == nil { return inner.pointerShape }
    guard let part = parts.hover.part, let body = parts.navigator.frontBody,
      body.leaves.indices.contains(part.element)
    else { return .arrow }
    return body.leaves[part.element].base.pointerShape
  }

  /// Shows a page in its first state: without pushed screens, and scrolled to its top if it is selected.
  package func restart(_ page: PageID) {
    transaction {
      setScreens([], ofPage: page, animated: false)
      if page == selectedID { parts.context.interrupt(.top) }
    }
  }

  // MARK: Keys

  /// Whether a key that is held down repeats the effect of its press.
  ///
  /// Keys that move the focus, pages or a caret repeat. So do keys that scroll, change a value, edit or type. Keys that
  /// activate, open, close, add, or go back or forward have one effect for each press. Pass a repeated key to
  /// `handle(_:)` only if this is true.
  ///
  /// - Parameter key: The key, with the modifiers that are held.
  /// - Returns: Whether it repeats, with the current focus.
  public func repeats(_ key: KeyPress) -> Bool {
    let isPlain = key.modifiers.isSubset(of: .shift)
    return switch key.key {
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .tab, .backspace:
      // With Alt they go back and forward.
      !key.modifiers.contains(.alt)
    // It closes the tab that has the focus.
    case .delete: textCaret != nil
    case .character("z"), .character("y"):
      isPlain || key.modifiers.contains(.control) && textCaret != nil
    case .character(let letter): isPlain && letter != "?"
    // Where it scrolls.
    case .space: isPlain && parts.focusRing.focused == nil && !coversFields
    // In an editor it begins lines.
    case .enter: isPlain && deepestFront.parts.bodyViews.caretRect != nil && !coversFields
    case .escape, .insert, .f1, .f5, .f10, .f11, .menu: false
    }
  }

  // MARK: Text

  package func forEachHostedOwner(_ body: (any TabContainerOwner) -> Void) {
    parts.hosted.forEach { hosted in hosted.owner.map(body) }
  }

  /// Asks custom views for their heights again, here and in hosted containers, and lays out their bodies.
  package func measureViewsAgain() {
    transaction {
      parts.views.measureAgain()
      parts.context.invalidateLayout()
      parts.hosted.forEach { $0.door.measureViewsAgain() }
    }
  }

  /// Sets the value of a control that has none yet, before it is first drawn.
  package func setInitialValue(_ value: ControlValue, of control: ControlID) {
    parts.standing.memory.setInitialValue(value, of: control)
  }

  /// Changes the value of a control as the program's answer to what the user has just done with it.
  package func answer(_ value: ControlValue, to control: ControlID) {
    transaction {
      if let text = value.text { deepestFront.parts.fields.answer(text, to: control) }
      parts.values.setValue(value, of: control)
    }
  }

  package func forgetValue(of control: ControlID) { parts.standing.memory.forget(control) }

  /// The caret of the text field or view with the focus, where a window places an input method's suggestions.
  package var textCaret: Rect? {
    let front = deepestFront
    // Each frame calls this, and mostly there is no caret.
    guard let caret = front.parts.fields.caretRect ?? front.parts.bodyViews.caretRect, !coversFields
    else { return nil }
    let origin = front.parts.standing.originOnRoot
    return caret.offsetBy(x: origin.x, y: origin.y)
  }

  /// The keyboard that the text field with the focus asks for.
  ///
  /// It is `text` for a custom view that takes text, and if no element takes text.
  ///
  /// A touch keyboard of the app's own asks for it when `SwipeTabApp.onTextInput` is called. SDL 2 has no way to pass it
  /// on to a keyboard of the desktop.
  public var textKeyboard: ScreenBody.Field.Keyboard {
    coversFields ? .text : deepestFront.parts.fields.keyboard ?? .text
  }

  /// Whether a focused field or view shows a composition; where it is false, a window resets the input method.
  package var isComposing: Bool {
    let front = deepestFront
    return (front.parts.fields.isComposing || front.parts.bodyViews.isComposing) && !coversFields
  }

  /// The container in front, or with the focus above the toolbar or in a list, even without common bars.
  var deepestFront: TabContainer {
    var front = self
    while let inner = front.frontInner { front = inner }
    // A field above the toolbar or on a list may have the focus, while the page stays in front.
    let ring = front.root.parts.focusRing
    guard let target = ring.focusedBodyPart, let owner = ring.owner(of: target),
      owner.standing.showsThrough || owner.part(Sides.self).isListOfHost
    else { return front }
    return owner.door
  }

  /// Whether a list, a menu or the overview covers the text fields, and gets typed letters.
  var coversFields: Bool {
    var front: TabContainer? = self
    while let parts = front?.parts {
      if hasOpenList || parts.overview.isInFront { return true }
      if parts.sides.listInFront?.hasOpenList == true { return true }
      front = front?.frontInner
    }
    return false
  }

  /// Passes a text to the focused field or view, or its letters as keys without such a field or while it is covered.
  func type(_ event: InputEvent) -> Bool {
    if !coversFields, typeIntoField(event) { return true }
    guard case .text(let text) = event else { return false }
    var isUsed = false
    // Other letters and digits have come as keys already.
    for letter in text where !letter.isASCII && (letter.isLetter || letter.isNumber) {
      isUsed = parts.keys.press(KeyPress(.character(letter))) || isUsed
    }
    return isUsed
  }

  private func typeIntoField(_ event: InputEvent) -> Bool {
    let front = deepestFront
    return front.transaction {
      switch event {
      case .text(let text): front.parts.fields.type(text) || front.parts.bodyViews.type(text)
      case .composition(let text, let caret):
        front.parts.fields.compose(text, caret: caret)
          || front.parts.bodyViews.compose(text, caret: caret)
      default: false
      }
    }
  }
}
