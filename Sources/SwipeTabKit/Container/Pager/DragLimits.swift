/// The range in which a drag moves the pages freely, and the resistance beyond it.
@MainActor struct DragLimits {
  /// The farthest slot that a drag in a ring reaches; up to it, a `Double` distinguishes slots exactly.
  static let farthest = 1e9

  private let context: ContainerContext
  /// The slots up to the ends, or to a page that locks swiping, which are infinite in a ring without locks.
  let range: ClosedRange<Double>
  /// Whether the pages at the ends of the range lock swiping, so that pages do not move beyond them at all.
  private let isLocked: (below: Bool, above: Bool)
  /// The current slot, where pages beyond a lock that was set during the drag stay until the finger is back.
  private let slot: Double

  /// `hasChange` is true if a change of selection is still moving the pages.
  init(
    of drag: Drag?, at scroll: ScrollPosition, hasChange: Bool, _ catalog: PageCatalog,
    _ context: ContainerContext
  ) {
    (self.context, slot) = (context, scroll.slot)
    // A program may move the pages past a lock.
    let row = Row(scroll: scroll, catalog: catalog, hasLocks: drag?.source != .program)
    if let order = scroll.order {
      range = Double(order.slots.lowerBound)...Double(order.slots.upperBound)
    } else if let drag {
      range = row.lockedSlot(below: drag, hasChange)...row.lockedSlot(above: drag, hasChange)
    } else {
      range = row.ends
    }
    isLocked = (
      drag != nil && row.isLocked(range.lowerBound, .backward),
      drag != nil && row.isLocked(range.upperBound, .forward)
    )
  }

  var slots: ClosedRange<Int> {
    let limits = -Self.farthest...Self.farthest
    return Int(
      saturating: range.lowerBound.clamped(to: limits))...Int(
        saturating: range.upperBound.clamped(to: limits))
  }

  private var extent: Double { max(context.pageWay, 1) }
  private var band: RubberBand { context.tuning.rubberBand }

  /// The displayed slot for a dragged one, with resistance past the ends, and not beyond a lock.
  func resisted(_ raw: Double) -> Double {
    let raw = raw.clamped(to: -Self.farthest...Self.farthest)
    if isLocked.below, raw < range.lowerBound { return max(raw, min(slot, range.lowerBound)) }
    if isLocked.above, raw > range.upperBound { return min(raw, max(slot, range.upperBound)) }
    guard context.tuning.bounces else { return raw.clamped(to: range) }
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

  func unresisted(_ slot: Double) -> Double {
    if slot < range.lowerBound, !isLocked.below {
      let pulled = band.overshoot(
        forDisplacement: (range.lowerBound - slot) * extent, in: extent)
      return range.lowerBound - pulled / extent
    }
    if slot > range.upperBound, !isLocked.above {
      let pulled = band.overshoot(
        forDisplacement: (slot - range.upperBound) * extent, in: extent)
      return range.upperBound + pulled / extent
    }
    return slot
  }

  /// A release velocity in slots per second, from points per second, or 0 if it leads into a lock.
  ///
  /// Past an end, pages continue with the velocity with which they followed the finger, but at most by
  /// `GestureTuning.endRun`.
  func velocity(_ points: Double, at slot: Double) -> Double {
    let tuning = context.tuning
    let velocity = -context.pageDirection * points.clamped(to: tuning.speeds) / extent
    if isLocked.below, slot <= range.lowerBound { return max(0, velocity) }
    if isLocked.above, slot >= range.upperBound { return min(0, velocity) }
    let past = slot - slot.clamped(to: range)
    guard past * velocity > 0 else { return velocity }
    let most = tuning.bounces ? tuning.spring.speed(returningAfter: tuning.endRun) / extent : 0
    let slope = band.slope(atDisplacement: abs(past) * extent, in: extent)
    return (velocity * slope).clamped(to: -most...most)
  }
}

/// Pages in a row or a ring, and the locks that stop a drag.
@MainActor private struct Row {
  let scroll: ScrollPosition
  let catalog: PageCatalog
  let hasLocks: Bool

  var ends: ClosedRange<Double> {
    scroll.ring == nil ? 0...Double(catalog.last) : -.infinity ... .infinity
  }

  /// The slot where the search for locks begins: the page that the drag leaves.
  ///
  /// While pages spring back from an end, it is the page that they return to. Otherwise a second drag would begin
  /// beyond that page's lock.
  private func start(_ drag: Drag, _ hasChange: Bool, _ rule: FloatingPointRoundingRule) -> Double {
    if !hasChange, abs(drag.origin - Double(drag.home)) < 1 { return Double(drag.home) }
    return drag.origin.rounded(rule)
  }

  func lockedSlot(above drag: Drag, _ hasChange: Bool) -> Double {
    let start = start(drag, hasChange, .up)
    // After one lap, all pages were examined.
    let end = scroll.ring.map { start + Double($0.count) } ?? Double(catalog.last)
    var slot = start
    while slot < end, drag.raw > slot || slot == start {
      if isLocked(slot, .forward) || isPassedOver(slot + 1) { return max(slot, ends.lowerBound) }
      slot += 1
    }
    return ends.upperBound
  }

  func lockedSlot(below drag: Drag, _ hasChange: Bool) -> Double {
    let start = min(start(drag, hasChange, .down), ends.upperBound)
    let end = scroll.ring.map { start - Double($0.count) } ?? 0
    var slot = start
    while slot > end, drag.raw < slot || slot == start {
      if isLocked(slot, .backward) || isPassedOver(slot - 1) {
        return min(slot, ends.upperBound)
      }
      slot -= 1
    }
    return ends.lowerBound
  }

  func isLocked(_ slot: Double, _ lock: SwipeLock) -> Bool {
    guard hasLocks, slot.isFinite, catalog.count > 0, scroll.order != nil || ends.contains(slot)
    else {
      return false
    }
    return catalog.swipeLock(at: scroll.page(at: Int(saturating: slot))).contains(lock)
  }

  private func isPassedOver(_ slot: Double) -> Bool {
    ends.contains(slot) && catalog.isPassedOver(scroll.page(at: Int(saturating: slot)))
  }
}
