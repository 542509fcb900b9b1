/// The only stored position, and its motion.
///
/// A slot is a coordinate along the order, in viewports. Without an order it equals the position in pages.
///
/// With cyclic paging, pages are numbered on past the ends while something moves: of five, page 5 is page 0 again, and
/// −1 is page 4. Such a number is called a spot. At rest, and without a ring, spots equal page indices.
struct ScrollPosition: Sendable, Hashable {
  enum Motion: Sendable, Hashable {
    /// No movement, in which the slot is a whole number.
    case resting
    /// A finger, a mouse button or a high-resolution wheel.
    case dragging
    case settling(Settle)
  }

  struct Settle: Sendable, Hashable {
    var target: Int
    var simulation: SpringSimulation
    var start: Double
    var end: Double
  }

  private(set) var slot: Double
  private(set) var order: PageOrder?
  private(set) var motion = Motion.resting
  private(set) var ring: Ring?

  init(page: Int) { slot = Double(page) }

  /// The position in pages; with a ring in `0..<count`.
  var position: Double { ring?.position(ofSpot: spotPosition) ?? spotPosition }

  /// The position in pages, numbered on past the ends of a ring.
  var spotPosition: Double { order?.position(at: slot) ?? slot }

  /// The velocity in slots per second, which is 0 while dragging.
  func slotVelocity(at time: Double) -> Double {
    guard case .settling(let settle) = motion else { return 0 }
    return settle.simulation.velocity(at: time - settle.start)
  }

  /// The velocity in pages per second.
  func velocity(at time: Double) -> Double {
    slotVelocity(at: time) * (order?.slope(at: slot) ?? 1)
  }

  func page(at slot: Int) -> Int { page(ofSpot: spot(at: slot)) }

  func spot(at slot: Int) -> Int { order?.spot(at: slot) ?? slot }

  func slot(ofSpot spot: Int) -> Int? {
    guard let order else { return spot }
    return order.slot(of: spot)
  }

  private func page(ofSpot spot: Int) -> Int { ring?.page(ofSpot: spot) ?? spot }

  var target: Int? {
    guard case .settling(let settle) = motion else { return nil }
    return settle.target
  }

  var restTime: Double? {
    guard case .settling(let settle) = motion else { return nil }
    return settle.end
  }

  var isDragging: Bool { motion == .dragging }
  var isResting: Bool { motion == .resting }

  // MARK: Motion

  mutating func beginDrag(lastPage: Int) {
    let visible = visibleSlots(lastPage: lastPage)
    rearrange(around: visible, lastPage: lastPage)
    motion = .dragging
  }

  /// Puts other spots beside the resting page, where nil makes an end.
  mutating func lay(_ before: Int?, _ after: Int?) {
    let page = Int(saturating: slot)
    switch (before, after) {
    case (let before?, let after?): relay(PageOrder(before, page, after), slot: 1)
    case (let before?, nil): relay(PageOrder(before, page), slot: 1)
    case (nil, let after?): relay(PageOrder(page, after), slot: 0)
    case (nil, nil): break
    }
  }

  mutating func drag(to slot: Double) { self.slot = slot }

  mutating func rest(on page: Int) {
    order = nil
    slot = Double(page)
    motion = .resting
  }

  /// Starts to settle on a slot of the current order, with a velocity and a tolerance in slots.
  ///
  /// Towards the target the velocity is limited so that the motion does not pass it. The velocity of a finger first
  /// makes the spring stiffer, up to an angular frequency in radians per second, which is nil for other motions.
  mutating func settle(
    to target: Int, velocity: Double, at time: Double, spring: Spring,
    stiffeningUpTo frequency: Double? = nil, tolerance: Tolerance
  ) {
    let displacement = slot - Double(target)
    let spring =
      frequency.map { spring.carrying(velocity: velocity, displacement: displacement, upTo: $0) }
      ?? spring
    let simulation = SpringSimulation(
      spring: spring, displacement: displacement,
      velocity: spring.limited(velocity: velocity, displacement: displacement),
      endingWithin: tolerance)
    motion = .settling(
      Settle(
        target: target, simulation: simulation, start: time,
        end: time + simulation.restTime(within: tolerance)))
  }

  /// Computes the time of rest again after the viewport's size changed; the motion itself counts slots and stays.
  mutating func retune(tolerance: Tolerance, at time: Double) {
    guard case .settling(var settle) = motion else { return }
    settle.end =
      settle.start
      + settle.simulation.restTime(within: tolerance, from: max(0, time - settle.start))
    motion = .settling(settle)
  }

  /// Advances a settle, and returns true if it came to rest.
  mutating func advance(to time: Double) -> Bool {
    guard case .settling(let settle) = motion else { return false }
    if time >= settle.end {
      rest(on: page(at: settle.target))
      return true
    }
    slot = Double(settle.target) + settle.simulation.displacement(at: time - settle.start)
    return false
  }

  // MARK: PageOrder

  /// The two pages between which the position moves with other pages between them, and its nearness to each.
  var distantPages: DistantPages? {
    guard let order, Double(order.slots.lowerBound)...Double(order.slots.upperBound) ~= slot else {
      return nil
    }
    let lower = Int(saturating: slot.rounded(.down)).clamped(to: 0...(order.slots.upperBound - 1))
    let (near, far) = (order.spot(at: lower), order.spot(at: lower + 1))
    guard abs(far - near) > 1 else { return nil }
    func amount(_ spot: Int) -> Double { max(0, 1 - abs(spotPosition - Double(spot))) }
    return DistantPages(
      near: page(ofSpot: near), far: page(ofSpot: far), nearAmount: amount(near),
      farAmount: amount(far))
  }

  /// The visible slots: one at a whole number and past the ends, else two.
  func visibleSlots(lastPage: Int) -> ClosedRange<Int> {
    let lower = slot(Int(saturating: slot.rounded(.down)), lastPage: lastPage)
    let upper = slot(Int(saturating: slot.rounded(.up)), lastPage: lastPage)
    return lower...upper
  }

  /// The nearest slot that has a page.
  func slot(_ slot: Int, lastPage: Int) -> Int {
    if let order { return slot.clamped(to: order.slots) }
    return ring == nil ? slot.clamped(to: 0...max(0, lastPage)) : slot
  }

  /// Lays the order so that a spot can be reached without moving what is visible, and returns the slot to move to.
  ///
  /// Visible pages stay. A spot that is not next to them is put there, on its side. Past the end of an order the
  /// position counts towards the neighbor there, so this neighbor is in between.
  ///
  /// The slot is the spot's, or that of the same page if it is already visible on that side.
  mutating func aim(at spot: Int, lastPage: Int, scrollsThrough: Bool) -> Int {
    rearrange(around: visibleSlots(lastPage: lastPage), lastPage: lastPage)
    if let slot = order?.slot(of: spot) { return slot }
    let (near, far) = visibleSpots(lastPage: lastPage)
    if order == nil && (scrollsThrough || (near - 1...far + 1).contains(spot)) { return spot }
    let slots = visibleSlots(lastPage: lastPage)
    // Past an end one page is visible, and the fraction is the distance past it.
    let inside = slot - Double(slots.lowerBound)
    // Of two pages in reverse order, the one on the left has the greater index.
    let isInOrder = pulledOrder(near, far, inside).map { $0.slope(at: slot) > 0 } ?? (near <= far)
    let isAfter = (Double(spot) > spotPosition) == isInOrder
    if page(ofSpot: spot) == page(ofSpot: isAfter ? far : near) {
      return isAfter ? slots.upperBound : slots.lowerBound
    }
    let (first, second) = neighbourPastEnd(near, far, inside, before: spot)
    let isPair = first != second
    // Past the lower end the neighbor is one slot before.
    let start = first == near ? inside : inside + 1
    switch (isAfter, isPair) {
    case (true, true): relay(PageOrder(first, second, spot), slot: start)
    case (true, false): relay(PageOrder(first, spot), slot: start)
    case (false, true): relay(PageOrder(spot, first, second), slot: start + 1)
    case (false, false): relay(PageOrder(spot, first), slot: start + 1)
    }
    return isAfter ? (isPair ? 2 : 1) : 0
  }

  /// The visible spots, or while one is pulled past the end of an order, that and the neighbor in that direction.
  ///
  /// The neighbor is omitted if the target spot is on the other side, or is the neighbor itself.
  private func neighbourPastEnd(
    _ near: Int, _ far: Int, _ inside: Double, before spot: Int
  ) -> (Int, Int) {
    guard let order = pulledOrder(near, far, inside) else { return (near, far) }
    let isForward = (inside > 0) == (order.slope(at: slot) > 0)
    let neighbour = near + (isForward ? 1 : -1)
    guard isForward ? spot > neighbour : spot < neighbour else { return (near, far) }
    return inside > 0 ? (near, neighbour) : (neighbour, near)
  }

  /// The order if pages are pulled past its end; else nil.
  private func pulledOrder(_ near: Int, _ far: Int, _ inside: Double) -> PageOrder? {
    near == far && inside != 0 ? order : nil
  }

  /// Adds a spot at an end of an order of two, without moving what is visible.
  mutating func extend(by spot: Int, isAfter: Bool) {
    guard let order, order.third == nil else { return }
    if isAfter {
      relay(PageOrder(order.first, order.second, spot), slot: slot)
    } else {
      relay(PageOrder(spot, order.first, order.second), slot: slot + 1)
    }
  }

  /// Leaves an extended or pulled order once only neighbors are visible; returns the decrease of slots.
  mutating func leaveOrder(lastPage: Int) -> Double {
    guard let order else { return 0 }
    let (near, far) = visibleSpots(lastPage: lastPage)
    let isOnStrip = Double(order.slots.lowerBound)...Double(order.slots.upperBound) ~= slot
    let showsNeighbors = order.third != nil && isOnStrip && (near == far || far == near + 1)
    guard showsNeighbors || isPulledPastRow(lastPage: lastPage) else { return 0 }
    let before = slot
    rearrange(around: visibleSlots(lastPage: lastPage), lastPage: lastPage)
    return before - slot
  }

  /// The indices of the visible pages, in order along the order; twice the same if only one is visible.
  func visiblePages(lastPage: Int) -> (Int, Int) {
    let (near, far) = visibleSpots(lastPage: lastPage)
    return (page(ofSpot: near), page(ofSpot: far))
  }

  /// The visible spots, in order along the order; twice the same if only one is visible.
  func visibleSpots(lastPage: Int) -> (Int, Int) {
    let slots = visibleSlots(lastPage: lastPage)
    return (spot(at: slots.lowerBound), spot(at: slots.upperBound))
  }

  /// Reduces the order to the visible pages, or removes it if these are neighbors, or pulled past an end of the row.
  mutating func rearrange(around visible: ClosedRange<Int>, lastPage: Int) {
    guard order != nil else { return }
    let (near, far) = (spot(at: visible.lowerBound), spot(at: visible.upperBound))
    let offset = slot - Double(visible.lowerBound)
    if visible.count == 1 {
      // Past the end of an order the page's neighbors must not come into view.
      if offset == 0 || isPulledPastRow(lastPage: lastPage) {
        relay(nil, slot: Double(near) + offset)
      }
    } else if far == near + 1 {
      relay(nil, slot: Double(near) + offset)
    } else {
      relay(PageOrder(near, far), slot: offset)
    }
  }

  /// Whether one page of an order is pulled past an end where the row of all pages ends too.
  private func isPulledPastRow(lastPage: Int) -> Bool {
    guard ring == nil, let order, order.slope(at: slot) > 0 else { return false }
    return slot < 0
      ? order.first == 0
      : slot > Double(order.slots.upperBound) && page(at: order.slots.upperBound) == lastPage
  }

  mutating func relay(_ order: PageOrder?, slot: Double) {
    self.order = order
    self.slot = slot
  }

  mutating func setRing(_ ring: Ring?) { self.ring = ring }

  /// Ends a motion without rest, so that another can begin.
  mutating func hold() { motion = .dragging }
}
