/// The one stored position, and what it is doing.
///
/// The place counts viewports along the strip. Without a strip that is the position in pages itself.
///
/// Where pages go round, they are counted on past the ends while something moves: of five, page 5 is page 0 again, and −1
/// is page 4. Such a number is called a spot. At rest, and without a ring, spots are the pages' indices.
struct ScrollPosition: Sendable, Hashable {
  /// What moves the position.
  enum Motion: Sendable, Hashable {
    /// Nothing: it is a whole number.
    case resting
    /// A finger, a button or a finely scrolling wheel.
    case dragging
    /// A spring.
    case settling(Settle)
  }

  /// A motion on its way to rest.
  struct Settle: Sendable, Hashable {
    /// The place it ends at.
    var target: Int
    /// The spring's motion, relative to the target.
    var simulation: SpringSimulation
    /// When it began, in seconds.
    var start: Double
    /// When it comes to rest, in seconds.
    var end: Double
  }

  private(set) var place: Double
  private(set) var strip: Strip?
  private(set) var motion = Motion.resting
  /// The pages that follow each other in a ring; nil where they have ends.
  private(set) var ring: Ring?

  init(page: Int) { place = Double(page) }

  /// The position in pages; in a ring at least 0 and less than the number of pages.
  var position: Double { ring?.position(ofSpot: spotPosition) ?? spotPosition }

  /// The position in pages, counted on past the ends of a ring.
  var spotPosition: Double { strip?.position(at: place) ?? place }

  /// The velocity in places per second at `time`; 0 while dragging.
  func placeVelocity(at time: Double) -> Double {
    guard case .settling(let settle) = motion else { return 0 }
    return settle.simulation.velocity(at: time - settle.start)
  }

  /// The velocity in pages per second at `time`.
  func velocity(at time: Double) -> Double {
    placeVelocity(at: time) * (strip?.slope(at: place) ?? 1)
  }

  /// The page at a place, by its index.
  func page(at place: Int) -> Int { page(ofSpot: spot(at: place)) }

  /// What lies at a place.
  func spot(at place: Int) -> Int { strip?.spot(at: place) ?? place }

  /// The place of a spot; nil if a strip leaves it out.
  func place(ofSpot spot: Int) -> Int? {
    guard let strip else { return spot }
    return strip.place(of: spot)
  }

  private func page(ofSpot spot: Int) -> Int { ring?.page(ofSpot: spot) ?? spot }

  /// The place that the motion leads to; nil unless settling.
  var target: Int? {
    guard case .settling(let settle) = motion else { return nil }
    return settle.target
  }

  var isDragging: Bool { motion == .dragging }
  var isResting: Bool { motion == .resting }

  // MARK: Motion

  /// Starts to follow a finger from where it is.
  mutating func beginDrag(lastPage: Int) {
    let visible = visiblePlaces(lastPage: lastPage)
    restrip(around: visible)
    motion = .dragging
  }

  /// Lays other pages beside the one that it rests on; nil for an end.
  ///
  /// All are spots.
  mutating func lay(_ before: Int?, _ after: Int?) {
    let page = Int(saturating: place)
    switch (before, after) {
    case (let before?, let after?): relay(Strip(before, page, after), place: 1)
    case (let before?, nil): relay(Strip(before, page), place: 1)
    case (nil, let after?): relay(Strip(page, after), place: 0)
    case (nil, nil): break
    }
  }

  /// Moves to a place under a finger.
  mutating func drag(to place: Double) { self.place = place }

  /// Puts the position on a page at once.
  mutating func rest(on page: Int) {
    strip = nil
    place = Double(page)
    motion = .resting
  }

  /// Starts a settle towards a place of the strip as it is.
  ///
  /// The velocity is in places per second; speed towards the target is limited so that it is not passed. The tolerance
  /// is what counts as rest, in places.
  mutating func settle(
    to target: Int, velocity: Double, at time: Double, spring: Spring, tolerance: Tolerance
  ) {
    let displacement = place - Double(target)
    let simulation = SpringSimulation(
      spring: spring, displacement: displacement,
      velocity: spring.limited(velocity: velocity, displacement: displacement))
    motion = .settling(
      Settle(
        target: target, simulation: simulation, start: time,
        end: time + simulation.restTime(within: tolerance)))
  }

  /// Finds the rest anew after the viewport's size changed; the motion itself counts places and stays.
  mutating func retune(tolerance: Tolerance, at time: Double) {
    guard case .settling(var settle) = motion else { return }
    settle.end =
      settle.start
      + settle.simulation.restTime(within: tolerance, from: max(0, time - settle.start))
    motion = .settling(settle)
  }

  /// Moves a settle on to `time`, at most to its rest; true if it came to rest.
  mutating func advance(to time: Double) -> Bool {
    guard case .settling(let settle) = motion else { return false }
    if time >= settle.end {
      rest(on: page(at: settle.target))
      return true
    }
    place = Double(settle.target) + settle.simulation.displacement(at: time - settle.start)
    return false
  }

  // MARK: Strip

  /// The places that show: one at a whole number and past the ends, else two.
  func visiblePlaces(lastPage: Int) -> ClosedRange<Int> {
    let lower = place(Int(saturating: place.rounded(.down)), lastPage: lastPage)
    let upper = place(Int(saturating: place.rounded(.up)), lastPage: lastPage)
    return lower...upper
  }

  /// The nearest place at which a page lies.
  func place(_ place: Int, lastPage: Int) -> Int {
    if let strip { return place.clamped(to: strip.places) }
    return ring == nil ? place.clamped(to: 0...max(0, lastPage)) : place
  }

  /// Lays the strip so that a spot can be reached without a jump of what is visible.
  ///
  /// What shows stays in place; a page that is not next to it is put there, on the side that it lies. Past the end of a
  /// strip the position counts towards the neighbour there, so that lies between.
  ///
  /// - Returns: The place to go to: that of the spot, but where the same page shows already on that side, its place.
  mutating func aim(at spot: Int, lastPage: Int, scrollsThrough: Bool) -> Int {
    restrip(around: visiblePlaces(lastPage: lastPage))
    if let place = strip?.place(of: spot) { return place }
    let (near, far) = visibleSpots(lastPage: lastPage)
    if strip == nil && (scrollsThrough || (near - 1...far + 1).contains(spot)) { return spot }
    let places = visiblePlaces(lastPage: lastPage)
    // Past an end one page shows and the share is the distance past it.
    let inside = place - Double(places.lowerBound)
    // Of two pages that lie in reverse order, the one on the left is the later.
    let isInOrder = pulledStrip(near, far, inside).map { $0.slope(at: place) > 0 } ?? (near <= far)
    let isAfter = (Double(spot) > spotPosition) == isInOrder
    if page(ofSpot: spot) == page(ofSpot: isAfter ? far : near) {
      return isAfter ? places.upperBound : places.lowerBound
    }
    let (first, second) = neighbourPastEnd(near, far, inside, before: spot)
    let isPair = first != second
    // Past the lower end the neighbour lies a place before.
    let start = first == near ? inside : inside + 1
    switch (isAfter, isPair) {
    case (true, true): relay(Strip(first, second, spot), place: start)
    case (true, false): relay(Strip(first, spot), place: start)
    case (false, true): relay(Strip(spot, first, second), place: start + 1)
    case (false, false): relay(Strip(spot, first), place: start + 1)
    }
    return isAfter ? (isPair ? 2 : 1) : 0
  }

  /// The spots that show and, of one that is pulled past the end of a strip, the neighbour in the direction of the pull.
  ///
  /// There is none where the spot that is aimed at lies elsewhere, or is the neighbour itself.
  private func neighbourPastEnd(
    _ near: Int, _ far: Int, _ inside: Double, before spot: Int
  ) -> (Int, Int) {
    guard let strip = pulledStrip(near, far, inside) else { return (near, far) }
    let isForward = (inside > 0) == (strip.slope(at: place) > 0)
    let neighbour = near + (isForward ? 1 : -1)
    guard isForward ? spot > neighbour : spot < neighbour else { return (near, far) }
    return inside > 0 ? (near, neighbour) : (neighbour, near)
  }

  /// The strip, if pages are pulled past its end; nil for none.
  private func pulledStrip(_ near: Int, _ far: Int, _ inside: Double) -> Strip? {
    near == far && inside != 0 ? strip : nil
  }

  /// Lays one more spot at an end of a strip of two, without moving what shows.
  mutating func extend(by spot: Int, isAfter: Bool) {
    guard let strip, strip.third == nil else { return }
    if isAfter {
      relay(Strip(strip.first, strip.second, spot), place: place)
    } else {
      relay(Strip(spot, strip.first, strip.second), place: place + 1)
    }
  }

  /// Goes over from an extended strip to pages in order, once only neighbours show.
  ///
  /// - Returns: By how much places have become less.
  mutating func leaveStrip(lastPage: Int) -> Double {
    guard let strip, strip.third != nil else { return 0 }
    let visible = visiblePlaces(lastPage: lastPage)
    let (near, far) = visibleSpots(lastPage: lastPage)
    let isOnStrip = Double(strip.places.lowerBound)...Double(strip.places.upperBound) ~= place
    guard isOnStrip, near == far || far == near + 1 else { return 0 }
    let before = place
    restrip(around: visible)
    return before - place
  }

  /// The pages that show, by index, in the order they lie; twice the same if only one does.
  func visiblePages(lastPage: Int) -> (Int, Int) {
    let (near, far) = visibleSpots(lastPage: lastPage)
    return (page(ofSpot: near), page(ofSpot: far))
  }

  /// The same, counted on past the ends of a ring.
  func visibleSpots(lastPage: Int) -> (Int, Int) {
    let places = visiblePlaces(lastPage: lastPage)
    return (spot(at: places.lowerBound), spot(at: places.upperBound))
  }

  /// Keeps of the strip only what shows; none if those are neighbours in order.
  mutating func restrip(around visible: ClosedRange<Int>) {
    guard strip != nil else { return }
    let (near, far) = (spot(at: visible.lowerBound), spot(at: visible.upperBound))
    let offset = place - Double(visible.lowerBound)
    if visible.count == 1 {
      // Past the end of a strip its neighbours must not come into view.
      if offset == 0 { relay(nil, place: Double(near)) }
    } else if far == near + 1 {
      relay(nil, place: Double(near) + offset)
    } else {
      relay(Strip(near, far), place: offset)
    }
  }

  /// Lays the pages anew, with the position at a place among them.
  mutating func relay(_ strip: Strip?, place: Double) {
    self.strip = strip
    self.place = place
  }

  /// Lets pages follow each other in a ring, or in a row.
  mutating func setRing(_ ring: Ring?) { self.ring = ring }

  /// Ends a motion without a rest, for another to begin.
  mutating func hold() { motion = .dragging }
}
