extension TabContainer {
  /// Starts to drag the pages from where they are.
  ///
  /// - Parameters:
  ///   - source: What drags.
  ///   - coordinate: Where its travel counts from, in points along the way that pages follow each other.
  ///   - slop: The distance that is withheld, in points.
  func beginDrag(_ source: Drag.Source, from coordinate: Double, slop: Double) {
    guard let home = selectedSpot else { return }
    // A contact that takes over from the wheel goes on with the same drag.
    let isCatch = drag?.isCatch ?? !scroll.isResting
    let before = scroll
    layForDrag()
    let place = scroll.place
    // A place counts on its own strip only.
    let isLaidAlike = scroll.strip == before.strip && place == before.place
    drag = Drag(
      source: source, start: place, origin: isLaidAlike ? drag?.origin ?? place : place,
      home: scroll.ring == nil ? selectedIndex ?? home : home, isCatch: isCatch,
      anchor: coordinate, slop: slop, raw: place)
    let start = unresisted(place)
    drag?.start = start
    drag?.raw = start
    wheel.silenceEnd = nil
    if !isCatch { leaveShown(for: nil) }
    noteChange()
  }

  /// Lays the pages for a drag that begins.
  private func layForDrag() {
    let wasResting = scroll.isResting
    let target = scroll.target.map { scroll.spot(at: $0) }
    scroll.beginDrag(lastPage: lastPage)
    if goesRound {
      scroll.link(wantedRing, lastPage: lastPage)
    } else {
      _ = scroll.unlink(lastPage: lastPage)
    }
    if wasResting { passOverActions() }
    if let target { layBehind(target) }
  }

  /// Lays the neighbour behind a distant page that has nearly arrived, so that a swipe goes on to it.
  private func layBehind(_ target: Int) {
    guard let strip = scroll.strip, strip.third == nil, let place = strip.place(of: target),
      abs(scroll.place - Double(place)) < 0.5
    else { return }
    let step = place == 0 ? -1 : 1
    let page = scroll.page(at: place)
    guard !self.page(at: page).swipeLock.contains(step > 0 ? .forward : .backward),
      let steps = stepsToNeighbour(of: page, step), strip.place(of: target + steps) == nil
    else { return }
    let spot = target + steps
    // Pages that are pulled past an end keep it although they are to go round.
    guard scroll.ring != nil || (0...lastPage).contains(spot) else { return }
    // Pulled past the end of a strip that lies in reverse order, the position counts on the other way.
    let isPulled = scroll.place < 0 || scroll.place > 1
    guard !isPulled || strip.slope(at: 0.5) > 0 else { return }
    scroll.extend(by: spot, isAfter: step > 0)
    // Pulled past the end of the strip, the neighbour fills the gap.
    showPlace()
  }

  /// Moves the pages by a distance in points from where the drag began.
  func drag(by travel: Double) {
    guard let drag, travel != 0 || swipe == .began else { return }
    let raw = drag.start - pageDirection * travel / max(pageExtent, 1)
    self.drag?.raw = raw
    let place = resisted(raw)
    guard place != scroll.place else { return }
    if swipe != .began {
      cancelOwedSwipe()
      swipe = .began
      emit(.swipeBegan(from: selectedID))
    }
    passPlaces(to: place)
    scroll.drag(to: place)
    if drag.isCatch { shiftDrag(by: scroll.leaveStrip(lastPage: lastPage)) }
    showPlace()
    noteChange()
  }

  /// Ends the drag and settles where that leads.
  ///
  /// - Parameters:
  ///   - release: The velocities of the pointer, in points per second.
  ///   - step: 1 or −1 if the page is turned at least in that direction however near it is; by default 0.
  ///   - cause: What dragged.
  func endDrag(_ release: ReleaseVelocity, turning step: Int = 0, cause: Cause) {
    guard let drag, let selectedIndex else { return }
    // All of them ask where the drag may go, so it must not be over yet.
    let velocity = release.map { placeVelocity($0) }
    let speed = velocity.motion
    let place = settlePlace(drag, velocity: velocity.choice, turning: step)
    self.drag = nil
    wheel.silenceEnd = nil
    var target = scroll.page(at: place)
    var spot: Int? = scroll.spot(at: place)
    let ring = scroll.ring
    if target != selectedIndex && !mayChange(to: target, cause: cause) {
      guard self.selectedIndex == selectedIndex, scroll.isDragging else { return }
      (target, spot) = (selectedIndex, drag.home)
    }
    // Who was asked may have let something else drag, or laid the pages in other places.
    abandonDrag()
    if scroll.ring != ring { spot = nil }
    if swipe == .began {
      emit(.swipeEnded(target: pages.id(at: target)))
      swipe = target == selectedIndex && pending == nil ? .returning : .none
    }
    if target != selectedIndex {
      cancelOwedSwipe()
      change(to: target, cause: cause)
    }
    travel(to: target, at: spot, velocity: speed)
  }

  /// Takes the drag back to where it began; after a catch to the selected page.
  func cancelDrag() {
    guard let drag, let selectedIndex else { return }
    abandonDrag()
    if swipe == .began { swipe = .returning }
    travel(to: selectedIndex, at: drag.home, velocity: 0)
  }

  /// Ends the drag without motion, as something else takes over; the rest of its contact is ignored.
  func abandonDrag() {
    guard drag != nil else { return }
    drag = nil
    wheel.silenceEnd = nil
    if contacts.drive?.role == .swipe { contacts.drive = nil }
  }

  /// Keeps the fraction under the finger when the viewport, the axis or the reading direction changes.
  func rebaseDrag() {
    backSwipe.rebase(at: contacts.drive?.last.x)
    guard let drag else { return }
    switch drag.source {
    case .contact:
      self.drag?.start = drag.raw
      self.drag?.anchor = contacts.drive?.last.coordinate(along: pagingAxis) ?? drag.anchor
      self.drag?.slop = 0
    case .wheel:
      self.drag?.start = drag.raw
      self.drag?.wheelTravel = 0
    case .program: break
    }
  }

  /// Counts a drag's places from elsewhere, after they have become less by a distance.
  func shiftDrag(by distance: Double) {
    guard let drag, distance != 0 else { return }
    self.drag?.origin -= distance
    if scroll.ring == nil, let selectedIndex { self.drag?.home = selectedIndex }
    self.drag?.raw -= distance
    let raw = unresisted(scroll.place)
    self.drag?.raw = raw
    if drag.source == .program { self.drag?.start = raw }
    rebaseDrag()
  }

  // MARK: Release

  /// A pointer's velocity at release in places per second; outward past an end it is 0.
  private func placeVelocity(_ points: Double) -> Double {
    let limit = configuration.tuning.speedLimit
    let velocity = -pageDirection * points.clamped(to: -limit...limit) / max(pageExtent, 1)
    let range = dragRange
    if scroll.place < range.lowerBound { return max(0, velocity) }
    if scroll.place > range.upperBound { return min(0, velocity) }
    return velocity
  }

  private func settlePlace(_ drag: Drag, velocity: Double, turning step: Int) -> Int {
    let range = dragRange
    let limit = Self.farthest
    let question = SettleTarget(
      place: scroll.place, velocity: velocity, origin: drag.origin,
      favored: drag.isCatch ? favoredPlace(drag) : nil,
      range: Int(
        saturating: range.lowerBound.clamped(to: -limit...limit))...Int(
          saturating: range.upperBound.clamped(to: -limit...limit)))
    let place = question.target(
      flingSpeed: configuration.tuning.flingSpeed / max(pageExtent, 1),
      pagesPerSwipe: configuration.tuning.pagesPerSwipe,
      snapPoint: configuration.tuning.snapPoint)
    guard step != 0, let home = scroll.place(ofSpot: drag.home) else { return place }
    let turned = (home + step).clamped(to: question.range)
    return step > 0 ? max(place, turned) : min(place, turned)
  }

  /// The place of the selected page, or one that lies in its direction.
  private func favoredPlace(_ drag: Drag) -> Int {
    scroll.place(ofSpot: drag.home)
      ?? (Double(drag.home) > scroll.spotPosition ? Int.max : Int.min)
  }

  // MARK: Ends

  /// As far as anything is dragged round, in places: each of them is still a number of its own.
  private static let farthest = 1e9

  /// How far pages may be dragged without resistance: the ends, or where a page locks swiping.
  ///
  /// Without either it has no bounds.
  var dragRange: ClosedRange<Double> {
    if let strip = scroll.strip {
      return Double(strip.places.lowerBound)...Double(strip.places.upperBound)
    }
    guard let drag else { return ends }
    return lockedPlace(below: drag)...lockedPlace(above: drag)
  }

  /// The first and the last place.
  private var ends: ClosedRange<Double> {
    scroll.ring == nil ? 0...Double(lastPage) : -.infinity ... .infinity
  }

  /// Where the search for locks begins: at the page that the drag leaves.
  ///
  /// That is also the page which pulled pages return to, or a second pull would begin past its lock.
  private func lockStart(_ drag: Drag, _ rule: FloatingPointRoundingRule) -> Double {
    if pending == nil, abs(drag.origin - Double(drag.home)) < 1 { return Double(drag.home) }
    return drag.origin.rounded(rule)
  }

  private func lockedPlace(above drag: Drag) -> Double {
    let start = lockStart(drag, .up)
    // Once round there is nothing new.
    let end = scroll.ring.map { start + Double($0.count) } ?? Double(lastPage)
    var place = start
    while place < end, drag.raw > place || place == start {
      if isLocked(place, .forward) || isPassedOver(place + 1) { return max(place, ends.lowerBound) }
      place += 1
    }
    return ends.upperBound
  }

  private func lockedPlace(below drag: Drag) -> Double {
    let start = min(lockStart(drag, .down), ends.upperBound)
    let end = scroll.ring.map { start - Double($0.count) } ?? 0
    var place = start
    while place > end, drag.raw < place || place == start {
      if isLocked(place, .backward) || isPassedOver(place - 1) {
        return min(place, ends.upperBound)
      }
      place -= 1
    }
    return ends.lowerBound
  }

  private func isLocked(_ place: Double, _ lock: SwipeLock) -> Bool {
    guard ends.contains(place) else { return false }
    return page(at: scroll.page(at: Int(saturating: place))).swipeLock.contains(lock)
  }

  private func isPassedOver(_ place: Double) -> Bool {
    ends.contains(place) && isPassedOver(scroll.page(at: Int(saturating: place)))
  }

  /// The place for a finger at `raw`, with resistance past the ends.
  private func resisted(_ raw: Double) -> Double {
    let range = dragRange
    let (band, extent) = (configuration.tuning.rubberBand, max(pageExtent, 1))
    let raw = raw.clamped(to: -Self.farthest...Self.farthest)
    guard configuration.tuning.bounces else { return raw.clamped(to: range) }
    if raw < range.lowerBound {
      let shown = band.displacement(forOvershoot: (range.lowerBound - raw) * extent, in: extent)
      return range.lowerBound - shown / extent
    }
    if raw > range.upperBound {
      let shown = band.displacement(forOvershoot: (raw - range.upperBound) * extent, in: extent)
      return range.upperBound + shown / extent
    }
    return raw
  }

  /// Where a finger would be for pages at `place`; the inverse of `resisted`.
  private func unresisted(_ place: Double) -> Double {
    let range = dragRange
    let (band, extent) = (configuration.tuning.rubberBand, max(pageExtent, 1))
    if place < range.lowerBound {
      let pulled = band.overshoot(
        forDisplacement: (range.lowerBound - place) * extent, in: extent)
      return range.lowerBound - pulled / extent
    }
    if place > range.upperBound {
      let pulled = band.overshoot(
        forDisplacement: (place - range.upperBound) * extent, in: extent)
      return range.upperBound + pulled / extent
    }
    return place
  }
}
