/// Paging in a circle: after the last page comes the first.
extension TabContainer {
  /// The ring that the options ask for; nil where pages have ends.
  var wantedRing: Ring? { configuration.isCyclic ? Ring(count: count) : nil }

  /// Whether going on from page to page leads round the ends.
  var goesRound: Bool { wantedRing != nil }

  /// Lays the pages in a ring or in a row, as the options ask, without moving what shows.
  ///
  /// Where the last and the first page show side by side, they stay so until they no longer both do.
  func relink() {
    guard wantedRing != scroll.ring else { return }
    let velocity = scroll.placeVelocity(at: time)
    if scroll.ring == nil { return scroll.link(wantedRing, lastPage: lastPage) }
    let shift = scroll.unlink(lastPage: lastPage)
    if drag != nil {
      shiftDrag(by: shift)
    } else if scroll.target != nil, let selectedIndex {
      travel(to: selectedIndex, velocity: velocity)
    }
  }

  /// The selected page as it lies for the motion or drag that is going on.
  var selectedSpot: Int? {
    if let drag { return drag.home }
    return scroll.target.map { scroll.spot(at: $0) } ?? selectedIndex
  }

  /// Where a page is gone to from here.
  func spot(ofChosen index: Int) -> Int {
    scroll.ring?.spot(ofChosen: index, from: scroll.spotPosition) ?? index
  }

  /// Where a page is gone to that lies so many pages on from the selected one.
  func spot(steps: Int) -> Int? {
    guard scroll.ring != nil else { return nil }
    return selectedSpot.map { $0 + steps }
  }

  /// How far apart two positions are, in pages.
  func distance(from position: Double, to other: Double) -> Double {
    scroll.ring?.distance(from: position, to: other) ?? abs(position - other)
  }
}

extension TabContainer {
  /// The toolbar's scroll that the position asks for, in points.
  ///
  /// From the last page to the first it runs back over the whole bar.
  var centeredScroll: Double {
    let items = layout.items
    let position = items.itemPosition(position)
    let last = Double(items.count - 1)
    guard scroll.ring != nil, position > last else { return items.scroll(centering: position) }
    return mix(
      items.scroll(centering: last), items.scroll(centering: 0), min(1, position - last))
  }
}

extension TabContainer {
  /// How many pages on a page lies, going round in a direction; nil where pages do not go round.
  func steps(from index: Int, to other: Int, _ direction: Int) -> Int? {
    wantedRing.map { direction * $0.page(ofSpot: direction * (other - index)) }
  }
}

extension TabContainer {
  /// A number for the page at a place in view, ascending as they lie: its index, but from the last page on one more.
  func pageNumber(atPlace place: Int) -> Int {
    let spot = scroll.spot(at: place)
    guard let ring = scroll.ring, let first = visibleRange?.lowerBound else { return spot }
    return spot - ring.lap(ofSpot: scroll.spot(at: first)) * ring.count
  }
}
