extension TabContainer {
  /// The promises that the present state breaks, a sentence each; none while the kit is right.
  ///
  /// Tests and fuzzers ask after every event. O(n) in the pages that are alive.
  package func checkInvariants() -> [String] {
    var promises = Promises()
    checkToolbar(&promises)
    checkMotion(&promises)
    checkPages(&promises)
    ownMemory.check(&promises)
    focusRing.check(&promises)
    for interaction in context.interactions { interaction.check(&promises) }
    var broken = promises.broken
    forEachHosted { broken += $0.checkInvariants() }
    return broken
  }

  private func checkToolbar(_ promise: inout Promises) {
    if let focus {
      promise(pages.index(of: focus) != nil, "the focus is on \(focus), which is gone")
    }
    let farthest = layout.items.maximumScroll
    promise(
      (0...farthest).contains(toolbarScroll),
      "the toolbar is scrolled \(toolbarScroll) of \(farthest)")
  }

  private func checkMotion(_ promise: inout Promises) {
    promise(sheets.hosted == nil || host == nil, "a hosted container presents")
    if let nextDeadline { promise(nextDeadline >= time, "due at \(nextDeadline), now is \(time)") }
    promise(phase != .settling || isMoving, "no frames are wanted while \(phase)")
    guard let drive = contacts.drive else { return }
    promise(contacts.down.contains(drive.contact), "a contact drives that is up")
  }

  private func checkPages(_ promise: inout Promises) {
    guard let places = visibleRange else { return }
    let frames = places.map { frame(atPlace: $0) }
    promise((1...2).contains(frames.count), "\(frames.count) pages are in view")
    // Other transitions lay pages over each other.
    guard configuration.transition == .slide else { return }
    for (frame, next) in zip(frames, frames.dropFirst()) {
      let way = next.start(along: pagingAxis) - frame.start(along: pagingAxis)
      let gap = pageDirection * way - pageExtent
      promise(abs(gap) < 1e-6, "pages in view lie \(gap) apart")
    }
  }
}
