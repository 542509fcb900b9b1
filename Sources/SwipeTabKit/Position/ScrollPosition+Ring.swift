/// Turning cyclic paging on and off at any time.
extension ScrollPosition {
  /// Makes paging cyclic, unless that would change what is visible: not while pages are pulled past
  /// an end.
  mutating func link(_ ring: Ring?, lastPage: Int) {
    guard self.ring == nil, let ring else { return }
    let places = order?.places ?? 0...lastPage
    guard (Double(places.lowerBound)...Double(places.upperBound)).contains(place) else { return }
    setRing(ring)
  }

  /// Makes paging linear.
  ///
  /// If the last page and the first are both visible, they stay side by side like distant pages,
  /// and the ring stays.
  ///
  /// - Returns: The distance by which places have decreased.
  mutating func unlink(lastPage: Int) -> Double {
    guard let ring else { return 0 }
    let before = place
    rearrange(around: visiblePlaces(lastPage: lastPage))
    guard order == nil else { return before - place }
    let (near, far) = visibleSpots(lastPage: lastPage)
    let offset = place - Double(near)
    let lap = ring.lap(ofSpot: near)
    if lap == ring.lap(ofSpot: far) {
      relay(nil, place: Double(near - lap * ring.count) + offset)
      setRing(nil)
    } else {
      relay(PageOrder(near, far), place: offset)
    }
    return before - place
  }

  /// Renumbers pages after a reload, without moving those that stay visible; false if none of them
  /// remains.
  ///
  /// The closure returns the new index for a page's old one, nil if the page is gone. A page that
  /// is gone is replaced by the present neighbor of the other visible page.
  mutating func renumber(lastPage: Int, ring: Ring?, _ index: (Int) -> Int?) -> Bool {
    rearrange(around: visiblePlaces(lastPage: lastPage))
    let (oldNear, oldFar) = visiblePages(lastPage: lastPage)
    let offset = place - Double(visiblePlaces(lastPage: lastPage).lowerBound)
    guard let near = index(oldNear) ?? index(oldFar).map({ $0 - 1 }),
      let far = index(oldFar) ?? index(oldNear).map({ $0 + 1 })
    else { return false }
    if near == far || far == ring?.page(ofSpot: near + 1) ?? (near + 1) {
      relay(nil, place: Double(near) + offset)
    } else {
      relay(PageOrder(near, far), place: offset)
    }
    setRing(ring)
    hold()
    return true
  }
}
