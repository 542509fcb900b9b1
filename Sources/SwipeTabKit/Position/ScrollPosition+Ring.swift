/// Turning cyclic paging on and off at any time.
extension ScrollPosition {
  /// Makes paging cyclic, unless that would change what is visible: not while pages are pulled past an end.
  mutating func link(_ ring: Ring?, lastPage: Int) {
    guard self.ring == nil, let ring else { return }
    let slots = order?.slots ?? 0...lastPage
    guard (Double(slots.lowerBound)...Double(slots.upperBound)).contains(slot) else { return }
    setRing(ring)
  }

  /// Makes paging linear, and returns the distance by which slots have decreased.
  ///
  /// If the last page and the first are both visible, they stay side by side, and the ring stays.
  mutating func unlink(lastPage: Int) -> Double {
    guard let ring else { return 0 }
    let before = slot
    rearrange(around: visibleSlots(lastPage: lastPage), lastPage: lastPage)
    guard order == nil else { return before - slot }
    let (near, far) = visibleSpots(lastPage: lastPage)
    let offset = slot - Double(near)
    let lap = ring.lap(ofSpot: near)
    if lap == ring.lap(ofSpot: far) {
      relay(nil, slot: Double(near - lap * ring.count) + offset)
      setRing(nil)
    } else {
      relay(PageOrder(near, far), slot: offset)
    }
    return before - slot
  }

  /// Renumbers pages after a reload, without moving visible pages that stay, or returns false if none remains.
  ///
  /// The closure returns the new index for a page's old one, nil if the page is gone. A page that is gone is replaced
  /// by the current neighbor of the other visible page.
  mutating func renumber(lastPage: Int, ring: Ring?, _ index: (Int) -> Int?) -> Bool {
    rearrange(around: visibleSlots(lastPage: lastPage), lastPage: lastPage)
    let (oldNear, oldFar) = visiblePages(lastPage: lastPage)
    let offset = slot - Double(visibleSlots(lastPage: lastPage).lowerBound)
    guard let near = index(oldNear) ?? index(oldFar).map({ $0 - 1 }),
      let far = index(oldFar) ?? index(oldNear).map({ $0 + 1 })
    else { return false }
    if near == far || far == ring?.page(ofSpot: near + 1) ?? (near + 1) {
      relay(nil, slot: Double(near) + offset)
    } else {
      relay(PageOrder(near, far), slot: offset)
    }
    setRing(ring)
    hold()
    return true
  }
}
