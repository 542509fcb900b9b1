/// The pages of the containers around this one, for a container on a page.
///
/// A swipe past the end of this container's pages moves the host's pages, like one at the end of a strip.
extension Standing {
  /// The container that shows this one on its selected page, without pushed screens, or as that page's list.
  var pageHost: (any ContainerNode)? {
    guard page != nil, let host, let own = container else { return nil }
    let navigator = host.layer(OnScreens.self).navigator
    if navigator.isHostedOnPage, navigator.frontHosted === own { return host }
    return host.layer(OnScreens.self).sides.listInFront === own ? host : nil
  }

  /// Whether a swipe may move pages around this container; a lock of one side does not count.
  func hasPagesAround(along axis: Axis) -> Bool {
    guard let host = pageHost else { return false }
    return host.layer(OnCore.self).pager.moves(along: axis)
      || host.standing.hasPagesAround(along: axis)
  }

  /// Whether a swipe past the end moves pages around it; `step` is 1 forward in reading order, −1 backward.
  func goesOn(along axis: Axis, by step: Int) -> Bool {
    nextAround(along: axis, by: step) { $0.goesOn(by: step) } != nil
  }

  /// Gives a contact that nothing on this container takes to the pages around it.
  ///
  /// The travel counts from `point`, and its first `slop` moves nothing. `step` is 1 forward in reading order, −1
  /// backward.
  func handOn(
    _ contact: Contact, from point: Point, slop: Double, along axis: Axis, by step: Int
  ) -> Bool {
    // Where all are at their ends, the nearest ones give way a little.
    let host =
      nextAround(along: axis, by: step) { $0.goesOn(by: step) }
      ?? nextAround(along: axis, by: step) { _ in true }
    guard let host else { return false }
    var (start, inner) = (point, container)
    while let own = inner, own !== host {
      start = Point(x: start.x + own.standing.origin.x, y: start.y + own.standing.origin.y)
      inner = own.standing.host
    }
    return host.layer(OnFront.self).arbiter.takeBack(
      contact, from: start, slop: slop, along: axis)
  }

  /// The nearest container that fulfills a condition, but none beyond a page that must not be left by such a swipe.
  private func nextAround(
    along axis: Axis, by step: Int, where condition: @MainActor (Pager) -> Bool
  ) -> (any ContainerNode)? {
    guard let own = container?.layer(OnCore.self).pager, !own.isLocked(by: step),
      let host = pageHost
    else { return nil }
    let pager = host.layer(OnCore.self).pager
    if pager.moves(along: axis), !pager.isLocked(by: step), condition(pager) { return host }
    return host.standing.nextAround(along: axis, by: step, where: condition)
  }

  /// Whether keys such as Ctrl+Tab are for this container rather than for one around it, whose toolbar has the focus.
  var getsPageKeys: Bool {
    guard let own = container, let focused = root?.layer(OnFront.self).focusRing.toolbarWithFocus
    else { return true }
    return focused === own || !isOn(focused)
  }
}
