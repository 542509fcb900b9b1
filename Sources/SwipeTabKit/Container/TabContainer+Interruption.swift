/// What takes over from whatever a hand is doing.
enum Interruption: Sendable, Hashable {
  /// Screens come over the pages.
  case push
  /// Screens go.
  case pop
  /// A sheet comes over everything.
  case sheet
  /// Another page is selected.
  case selection
  /// A new list of pages, which keeps the selected page or not.
  case pages(keepsSelection: Bool)
  /// A restored state.
  case state
  /// Another size, or other options.
  case layout
}

extension TabContainer {
  /// Ends what cannot go on when something takes over.
  ///
  /// Nothing else says what that is; of its own state each interaction says it in `yield(to:)`.
  func interrupt(_ cause: Interruption) {
    // A change of selection closes it once it is told, also where a swipe made it.
    if cause != .selection { moreMenu.close() }
    switch cause {
    case .push:
      yieldToScreens()
      endPageDrag()
      backSwipe.abandon()
      if scroll.isDragging, let selectedIndex { travel(to: selectedIndex, velocity: 0) }
    case .pop:
      yieldToScreens()
      backSwipe.abandon()
    case .sheet:
      yieldToScreens()
      cancelDrag()
      backSwipe.cancel()
      sheets.releaseContact()
      if contacts.drive != nil { contacts.drive?.role = .bar }
    case .selection:
      if configuration.navigation == .perTab { endHostedContact() }
      endSlide()
      abandonDrag()
      backSwipe.cancel()
      cancelOwedSwipe()
    case .pages(let keepsSelection):
      if !keepsSelection, configuration.navigation == .perTab { endHostedContact() }
      bodies.stop()
      abandonDrag()
      cancelOwedSwipe()
    case .state:
      yieldToScreens()
      endPageDrag()
      backSwipe.abandon()
    case .layout: break
    }
    for interaction in interactions { interaction.yield(to: cause) }
  }

  /// Ends what a hand was doing on the screen in front, and what it points at, as that is covered or goes.
  private func yieldToScreens() {
    outermostSurroundings.hideTooltips()
    endHostedContact()
    endSlide()
    bodies.stop()
  }

  /// Ends a drag of the pages whose contact moves nothing any more.
  private func endPageDrag() {
    abandonDrag()
    if swipe == .began { cancelOwedSwipe() }
  }

  /// Lets go of a slider, which stays where it is; the rest of the contact is ignored.
  private func endSlide() {
    if case .slide = contacts.drive?.role { contacts.drive?.role = .page }
  }

  /// Hides the tooltip here and in the hosted containers in front.
  private func hideTooltips() {
    hover.hideTooltip()
    frontHosted?.hideTooltips()
  }
}
