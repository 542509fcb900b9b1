extension TabContainer {
  /// Puts the position where something outside says, as a finger would.
  ///
  /// At a whole number the page there is selected, by the program, and the container rests. Whatever comes after it, a tap
  /// or a drag, goes on from there.
  func follow(_ position: Double) {
    perform {
      guard selectedIndex != nil, position.isFinite else { return }
      let place = position.clamped(to: -1...Double(count))
      let page = Int(place.rounded())
      guard place == place.rounded(), (0..<count).contains(page) else {
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

  private func dragAlong(to place: Double) {
    if drag?.source != .program {
      abandonDrag()
      cancelOwedSwipe()
      // Distant pages may lie side by side, where a position is no place.
      let nearest = Int(position.rounded()).clamped(to: 0...lastPage)
      if scroll.strip != nil {
        scroll.rest(on: nearest)
        showPlace()
      }
      beginDrag(.program, from: 0, slop: 0)
    }
    passPlaces(to: place)
    scroll.drag(to: place)
    showPlace()
    touch()
  }
}
