extension TabContainer {
  /// Puts the position where something outside says, as a finger would.
  ///
  /// At a whole number the page there is selected, by the program, and the container rests. Whatever comes after it, a tap
  /// or a drag, goes on from there.
  func follow(_ position: Double) {
    transaction {
      guard selectedIndex != nil, position.isFinite else { return }
      let place = followed(position)
      guard place == place.rounded(), let page = pageFollowed(at: place) else {
        return dragAlong(to: place)
      }
      if page != selectedIndex, !mayChange(to: page, cause: .program) { return }
      abandonDrag()
      cancelOwedSwipe()
      passPlaces(to: place)
      if page != selectedIndex { change(to: page, cause: .program) }
      settleAtOnce(page)
    }
  }

  /// The place of a position that something outside says; in a ring the nearest one.
  private func followed(_ position: Double) -> Double {
    guard let ring = scroll.ring else { return position.clamped(to: -1...Double(count)) }
    // Distant pages may lie side by side, where a position is no place.
    let from = scroll.strip == nil ? scroll.place : scroll.position.rounded()
    let way = ring.position(ofSpot: position.clamped(to: -1e9...1e9) - from)
    return from + (way > Double(ring.count) / 2 ? way - Double(ring.count) : way)
  }

  private func pageFollowed(at place: Double) -> Int? {
    let page = Int(saturating: place)
    if let ring = scroll.ring { return ring.page(ofSpot: page) }
    return (0..<count).contains(page) ? page : nil
  }

  private func dragAlong(to place: Double) {
    if drag?.source != .program {
      abandonDrag()
      cancelOwedSwipe()
      // Distant pages may lie side by side, where a position is no place.
      let nearest = Int(saturating: position.rounded()).clamped(to: 0...lastPage)
      if scroll.strip != nil {
        scroll.rest(on: nearest)
        showPlace()
      }
      beginDrag(.program, from: 0, slop: 0)
    }
    passPlaces(to: place)
    scroll.drag(to: place)
    showPlace()
    noteChange()
  }
}
