extension TabContainer {
  /// The promises that the present state breaks, a sentence each; none while the kit is right.
  ///
  /// Tests and fuzzers ask after every event. O(n) in the pages that are alive.
  package func checkInvariants() -> [String] {
    var promises = Promises()
    checkPosition(&promises)
    checkSheet(&promises)
    checkMotion(&promises)
    checkGesture(&promises)
    checkPagesInView(&promises)
    checkLife(&promises)
    checkBodies(&promises)
    ownMemory.check(&promises)
    focusRing.check(&promises)
    moreMenu.check(&promises)
    for interaction in interactions { interaction.check(&promises) }
    var broken = promises.broken
    forEachHosted { broken += $0.checkInvariants() }
    return broken
  }

  private func checkPosition(_ promise: inout Promises) {
    promise(position.isFinite, "the position is \(position)")
    promise(velocity.isFinite, "the velocity is \(velocity)")
    promise(
      (selectedIndex == nil) == (count == 0), "\(count) pages, selected \(selectedIndex ?? -1)")
    if let selectedIndex {
      promise((0..<count).contains(selectedIndex), "page \(selectedIndex) of \(count) is selected")
    }
    if let ring = scroll.ring {
      promise(ring.count == count, "\(count) pages lie in a ring of \(ring.count)")
      promise((0..<Double(count)).contains(position), "the position is \(position) of \(count)")
    }
    if let focus {
      promise(pages.index(of: focus) != nil, "the focus is on \(focus), which is gone")
    }
    let farthest = layout.items.maximumScroll
    promise(
      (0...farthest).contains(toolbarScroll),
      "the toolbar is scrolled \(toolbarScroll) of \(farthest)")
  }

  private func checkSheet(_ promise: inout Promises) {
    promise(sheets.hosted == nil || host == nil, "a hosted container presents")
    let isOnSheet = contacts.drive?.role == .sheet
    promise(!isOnSheet || sheets.open != nil, "a contact is on a sheet that is gone")
  }

  private func checkMotion(_ promise: inout Promises) {
    if let nextDeadline { promise(nextDeadline >= time, "due at \(nextDeadline), now is \(time)") }
    promise(phase == .settling || velocity == 0, "velocity \(velocity) while \(phase)")
    promise(phase != .settling || isMoving, "no frames are wanted while \(phase)")
    guard phase == .resting else { return }
    promise(
      position == Double(selectedIndex ?? 0), "rests at \(position), not at the selected page")
    promise(scroll.ring == wantedRing, "the ring at rest is not the one asked for")
    promise(scroll.strip == nil, "a strip is left at rest")
    promise(pending == nil, "a change is pending at rest")
    promise(swipe == .none, "a swipe is \(swipe) at rest")
  }

  private func checkGesture(_ promise: inout Promises) {
    promise(
      (drag != nil) == (phase == .dragging),
      "a drag is \(drag == nil ? "off" : "on") while \(phase)")
    promise(swipe != .began || drag != nil, "a swipe began and nothing drags")
    promise(
      (wheel.silenceEnd != nil) == (drag?.source == .wheel), "the wheel waits without dragging")
    let isBack = contacts.drive?.role == .back
    promise(backSwipe.isHeld == isBack, "going back: \(backSwipe.isHeld), by a contact: \(isBack)")
    promise(
      contacts.drive?.role != .hosted || (frontHosted != nil && contactHolder === frontHosted),
      "a contact is on a container that is not in front")
    guard let drive = contacts.drive else { return }
    promise(contacts.down.contains(drive.contact), "a contact drives that is up")
    let drags = drag?.source == .contact(drive.contact)
    promise(
      drags == (drive.role == .swipe), "the driving contact is \(drive.role), drags: \(drags)")
  }

  private func checkBodies(_ promise: inout Promises) {
    let role = bodies.held.map { ContactBook.Role.scroll($0) }
    promise(
      role == nil || contacts.drive?.role == role, "\(bodies.held as Any) scrolls without a contact"
    )
    guard case .scroll(let key) = contacts.drive?.role else { return }
    promise(bodies.held == key, "a contact scrolls \(key) and does not drag it")
  }

  private func checkPagesInView(_ promise: inout Promises) {
    guard let places = visibleRange else { return promise(shown == nil, "no pages, one in view") }
    let frames = places.map { frame(atPlace: $0) }
    promise((1...2).contains(frames.count), "\(frames.count) pages are in view")
    // Other transitions lay pages over each other.
    guard configuration.transition == .slide else { return }
    for (frame, next) in zip(frames, frames.dropFirst()) {
      let way = next.start(along: pagingAxis) - frame.start(along: pagingAxis)
      let gap = pageDirection * way - pageExtent
      promise(abs(gap) < 1e-6, "pages in view lie \(gap) apart")
    }
    let (near, far) = scroll.visiblePages(lastPage: lastPage)
    promise(
      shown == ShownPages(near: near, far: far), "pages \(near) and \(far) are in view untold")
    promise((0..<count).contains(near) && (0..<count).contains(far), "page \(far) is in view")
  }

  private func checkLife(_ promise: inout Promises) {
    for (page, stage) in life.stages {
      let index = pages.index(of: page)
      let isShown = index.map { shown?.contains($0) ?? false } ?? false
      promise(index != nil, "\(page) is \(stage) and gone")
      let isSeen = isShown && !outOfSight.contains(page)
      promise(isSeen == stage.isInView, "\(page) is \(stage), in view: \(isSeen)")
      let rests = phase == .resting && isSeen && stands(page)
      promise(!rests || stage == .visible, "\(page) is \(stage) at rest")
    }
    guard let shown else { return }
    let inView = [shown.near, shown.far].map { pages.id(at: $0) }
    for page in inView {
      promise(
        life.stage(of: page).isInView != outOfSight.contains(page),
        "\(page) is \(life.stage(of: page)), covered: \(outOfSight.contains(page))")
      promise(
        isOutOfSight(page) == outOfSight.contains(page), "\(page) was covered or uncovered untold")
    }
    for page in outOfSight {
      promise(inView.contains(page), "\(page) is covered and not in view")
    }
  }
}

extension PageStage {
  /// Whether a page of this stage can be seen.
  fileprivate var isInView: Bool {
    switch self {
    case .appearing, .visible, .disappearing: true
    case .absent, .created, .hidden: false
    }
  }
}
