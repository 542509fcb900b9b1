/// Going round, or no longer, at any time.
extension ScrollPosition {
  /// Lays the pages in a ring, if that changes nothing that is visible: pages that are pulled past an end keep it.
  mutating func link(_ ring: Ring?, lastPage: Int) {
    guard self.ring == nil, let ring else { return }
    let places = strip?.places ?? 0...lastPage
    guard (Double(places.lowerBound)...Double(places.upperBound)).contains(place) else { return }
    setRing(ring)
  }

  /// Lays the pages in a row.
  ///
  /// The last page and the first that show side by side stay so, as distant pages do, and the ring with them.
  ///
  /// - Returns: By how much places have become less.
  mutating func unlink(lastPage: Int) -> Double {
    guard let ring else { return 0 }
    let before = place
    restrip(around: visiblePlaces(lastPage: lastPage))
    guard strip == nil else { return before - place }
    let (near, far) = visibleSpots(lastPage: lastPage)
    let offset = place - Double(near)
    let lap = ring.lap(ofSpot: near)
    if lap == ring.lap(ofSpot: far) {
      relay(nil, place: Double(near - lap * ring.count) + offset)
      setRing(nil)
    } else {
      relay(Strip(near, far), place: offset)
    }
    return before - place
  }

  /// Puts pages under new indices after a reload, without moving what remains in view; false if nothing does.
  ///
  /// The closure gives the new index of a page by its old one, nil if it is gone. In the place of one that is gone comes
  /// what lies beside the other now.
  mutating func renumber(lastPage: Int, ring: Ring?, _ index: (Int) -> Int?) -> Bool {
    restrip(around: visiblePlaces(lastPage: lastPage))
    let (oldNear, oldFar) = visiblePages(lastPage: lastPage)
    let offset = place - Double(visiblePlaces(lastPage: lastPage).lowerBound)
    guard let near = index(oldNear) ?? index(oldFar).map({ $0 - 1 }),
      let far = index(oldFar) ?? index(oldNear).map({ $0 + 1 })
    else { return false }
    if near == far || far == ring?.page(ofSpot: near + 1) ?? (near + 1) {
      relay(nil, place: Double(near) + offset)
    } else {
      relay(Strip(near, far), place: offset)
    }
    setRing(ring)
    hold()
    return true
  }
}
