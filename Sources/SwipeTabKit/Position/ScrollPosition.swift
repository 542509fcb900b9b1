/// The one stored position, and what it is doing.
///
/// The place counts viewports along the strip. Without a strip that is the position in pages itself.
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

  init(page: Int) { place = Double(page) }

  /// The position in pages.
  var position: Double { strip?.position(at: place) ?? place }

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
  func page(at place: Int) -> Int { strip?.page(at: place) ?? place }

  /// The place of a page; nil if a strip leaves it out.
  func place(of page: Int) -> Int? {
    guard let strip else { return page }
    return strip.place(of: page)
  }

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
  mutating func lay(_ before: Int?, _ after: Int?) {
    let page = Int(place)
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
    let range = strip?.places ?? 0...max(0, lastPage)
    let lower = Int(place.rounded(.down)).clamped(to: range)
    let upper = Int(place.rounded(.up)).clamped(to: range)
    return lower...upper
  }

  /// Lays the strip so that `page` can be reached without a jump of what is visible.
  ///
  /// What shows stays in place; a page that is not next to it is put there, on the side that it lies.
  mutating func aim(at page: Int, lastPage: Int, scrollsThrough: Bool) {
    let visible = visiblePlaces(lastPage: lastPage)
    restrip(around: visible)
    guard strip?.place(of: page) == nil else { return }
    let (near, far) = visiblePages(lastPage: lastPage)
    if strip == nil && (scrollsThrough || (near - 1...far + 1).contains(page)) { return }
    let share = place - place.rounded(.down)
    let isPair = near != far
    // Of two pages that lie in reverse order, the one on the left is the later.
    let isAfter = (Double(page) > position) == (near <= far)
    // Past an end one page shows and the share is the distance past it.
    let inside = isPair ? share : place - Double(self.place(of: near) ?? 0)
    switch (isAfter, isPair) {
    case (true, true): relay(Strip(near, far, page), place: inside)
    case (true, false): relay(Strip(near, page), place: inside)
    case (false, true): relay(Strip(page, near, far), place: inside + 1)
    case (false, false): relay(Strip(page, near), place: inside + 1)
    }
  }

  /// The pages that show, by index, in the order they lie; twice the same if only one does.
  func visiblePages(lastPage: Int) -> (Int, Int) {
    let places = visiblePlaces(lastPage: lastPage)
    return (page(at: places.lowerBound), page(at: places.upperBound))
  }

  /// Keeps of the strip only what shows; none if those are neighbours in order.
  private mutating func restrip(around visible: ClosedRange<Int>) {
    guard strip != nil else { return }
    let (near, far) = (page(at: visible.lowerBound), page(at: visible.upperBound))
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

  private mutating func relay(_ strip: Strip?, place: Double) {
    self.strip = strip
    self.place = place
  }

  /// Puts pages under new indices after a reload, without moving anything; false if that cannot be.
  ///
  /// The closure gives the new index of a page by its old one, nil if it is gone.
  mutating func renumber(lastPage: Int, _ index: (Int) -> Int?) -> Bool {
    let visible = visiblePlaces(lastPage: lastPage)
    restrip(around: visible)
    let (oldNear, oldFar) = visiblePages(lastPage: lastPage)
    guard let near = index(oldNear), let far = index(oldFar) else { return false }
    let places = visiblePlaces(lastPage: lastPage)
    let offset = place - Double(places.lowerBound)
    if near == far || far == near + 1 {
      relay(nil, place: Double(near) + offset)
    } else {
      relay(Strip(near, far), place: offset)
    }
    motion = .dragging
    return true
  }
}
