/// The pages of the containers around this one, for a container on a page.
///
/// A swipe past the end of this container's pages moves the host's pages, like one at the end of a strip.
@MainActor final class PagesAround {
  private let standing: Standing
  private let pager: Pager

  init(_ standing: Standing, _ pager: Pager) { (self.standing, self.pager) = (standing, pager) }

  /// The container that shows this one on its selected page, without pushed screens, or as that page's list.
  private var pageHost: (any ContainerNode)? {
    guard standing.page != nil, let host = standing.host, let own = standing.container else {
      return nil
    }
    let navigator = host.part(Navigator.self)
    if navigator.isHostedOnPage, navigator.frontHosted === own { return host }
    return host.part(Sides.self).listInFront === own ? host : nil
  }

  /// Whether a swipe may move pages around this container; a lock of one side does not count.
  func hasPages(along axis: Axis) -> Bool {
    guard let host = pageHost else { return false }
    return host.part(Pager.self).moves(along: axis)
      || host.part(PagesAround.self).hasPages(along: axis)
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
    var (start, inner) = (point, standing.container)
    while let own = inner, own !== host {
      start = Point(x: start.x + own.standing.origin.x, y: start.y + own.standing.origin.y)
      inner = own.standing.host
    }
    return host.takeBack(contact, from: start, slop: slop, along: axis)
  }

  /// The nearest container that fulfills a condition, but none beyond a page that must not be left by such a swipe.
  private func nextAround(
    along axis: Axis, by step: Int, where condition: @MainActor (Pager) -> Bool
  ) -> (any ContainerNode)? {
    guard !pager.isLocked(by: step), let host = pageHost else { return nil }
    let outer = host.part(Pager.self)
    if outer.moves(along: axis), !outer.isLocked(by: step), condition(outer) { return host }
    return host.part(PagesAround.self).nextAround(along: axis, by: step, where: condition)
  }
}
