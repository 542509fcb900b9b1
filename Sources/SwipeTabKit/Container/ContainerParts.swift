/// All parts of a container, in layers that depend only on the layers below them.
///
/// The only way back up is the list of all interactions, ordered from front to back below.
@MainActor final class ContainerParts: OnFront {
  /// Asked about each input event before the parts.
  var inputFilter: ((InputEvent) -> Bool)?
  let changeEnd: ChangeEnd
  let clock: Clock
  let announcer: Announcer

  init(
    pages: PageList, index: Int?, configuration: ContainerConfiguration, size: Size,
    scale: Double, measurer: any TextMeasuring
  ) {
    let context = ContainerContext(
      configuration: configuration, size: size, scale: scale, measurer: measurer)
    let screens = OnScreens(making: OnCore(context, pages: pages, index: index))
    let items = OnItems(making: OnBars(making: OnNavigation(making: screens)))
    let parts = OnFront(making: OnBodies(making: items))
    changeEnd = ChangeEnd(parts)
    clock = Clock(parts, changeEnd: changeEnd)
    announcer = Announcer(parts)
    super.init(parts)
    standing.connect(parts)
    // From front to back.
    context.assemble([
      Autoplay(parts), Delay(parts), SwipeHint(parts), LoadingItems(parts),
      overview, sheetPull, sheets, drops, hover, commandMenu, toaster, moreMenu, Refresher(parts),
      reordering, itemMotion, itemAnimations, markTail, markSwell, lengthHold,
      accessory, SideLists(parts), hostedContacts, longPress, barPresses,
      toolbar, toolbarFocus, bars, barGlide, backSwipe, bodyViews, fields, bodyControls,
      focusRing, sheetGrip, scroller, PeekingTaps(parts),
      navigator, lifeCycle, stacks, hosted, wheelPaging, recentPages, pager,
    ])
    toolbar.connect(reordering, itemMotion)
    scroller.connect(sheetGrip)
    lifeCycle.begin()
  }

  /// Whether nothing moves and no contact drags; a message that comes or goes does not count.
  var isIdle: Bool {
    var isIdle = pager.phase == .resting && !contacts.isBusy && !sheetPlace.isHeld
    isIdle = isIdle && !context.timed.contains { $0 !== toaster && $0.isMoving }
    hosted.forEach { isIdle = isIdle && $0.isIdle }
    return isIdle
  }

  /// Breaks the cycles of the context and the contacts with the parts that use them.
  isolated deinit {
    context.disassemble()
    standing.disconnect()
    contacts.forgetAll()
  }

  func connect(to container: TabContainer) {
    standing.belong(to: container)
    context.consent.ask(announcer)
    announcer.begin(at: pager.scroll.position)
    context.connect(
      layout: { [unowned self] in makeLayout() }, finish: changeEnd.end,
      passOn: announcer.passOn, deliver: announcer.deliver,
      handle: { [unowned self] in _ = standing.container?.door.handle($0) })
    for page in catalog.pages.stored ?? [] { standing.attach(page) }
    context.transaction { hostedPages.update() }
  }

  private func makeLayout() -> ContainerLayout {
    ContainerLayout(
      size: context.size, configuration: context.configuration, count: catalog.count,
      pinned: catalog.pinnedCount, heads: toolbar.sectionStarts, hasTitles: toolbar.hasTitles,
      canAdd: editing.canAdd,
      hostRoom: standing.room, held: lengthHold.held, accessory: accessoryPlace.height,
      wish: { self.toolbar.wish(ofItem: $0) },
      naturalWidth: { self.toolbar.naturalWidth(ofItem: $0) })
  }

  /// Detaches from the host or the window: ends all contacts, finishes all motion, and dismisses what it presents.
  func leaveHost() {
    context.transaction {
      let visits = standing.visits
      for contact in contacts.down { standing.container?.door.handle(.cancel(contact)) }
      pager.cancelDrag()
      sheetPull.cancel()
      finishMotion()
      // In the host's order, as far as the host knows already that this container has gone.
      if let host = standing.surroundings {
        host.transaction { host.door.parts.lifeCycle.update() }
      }
      // What that called may have put this container in its place again.
      guard standing.visits == visits else { return }
      lifeCycle.move(nil)
      standing.leave()
      // A host presents instead of the containers on it.
      _ = sheets.dismiss(animated: false)
    }
  }

  private func finishMotion() {
    context.finishMotion()
    hosted.forEach { $0.door.parts.finishMotion() }
  }

  var brokenPromises: [String] {
    var promises = Promises()
    for interaction in context.interactions { interaction.check(&promises) }
    standing.check(&promises)
    presentation.check(&promises)
    promises(sheets.hosted == nil || standing.host == nil, "a hosted container presents")
    if let due = clock.deadline {
      promises(due >= context.time, "due at \(due), now is \(context.time)")
    }
    let phase = pager.phase
    promises(phase != .settling || clock.isMoving, "no frames are wanted while \(phase)")
    return promises.broken
  }
}
