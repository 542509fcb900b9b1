import CSDL2

/// Finds the times of mouse and touchpad events on Wayland, where SDL does not report them.
///
/// A second pointer object receives the same events with their times, and puts a report of each into SDL's queue. The
/// compositor may send to either pointer first, so the report is right before SDL's event or right after it.
nonisolated struct PointerReports {
  /// A report whose event has not come.
  private var report: CSDL_PointerReport?
  /// Whether the report that comes next belongs to the event before it.
  private var isNextUsed = false
  /// Whether the last event that should have a report had one, so that no event needs to be read the moment it arrives.
  private(set) var isComplete = false

  /// Takes a report, or returns false if `event` is not one.
  mutating func note(_ event: SDL_Event) -> Bool {
    guard let report = Self.report(event) else { return false }
    self.report = isNextUsed ? nil : report
    isNextUsed = false
    return true
  }

  /// The time of an event that is not a report, in milliseconds of the compositor's clock.
  ///
  /// An event without a report is not later than the next one that has one.
  mutating func time(of event: SDL_Event, before following: Slice<Events>) -> UInt32? {
    let next = following.first.flatMap(Self.report)
    if let report, report.tells(event) {
      self.report = nil
      isComplete = true
      return report.time
    }
    if let next, next.tells(event) {
      isNextUsed = true
      isComplete = true
      return next.time
    }
    if Self.isReported(event) { isComplete = false }
    return next?.time ?? following.lazy.compactMap(Self.report).first?.time
  }

  typealias Events = UnsafeMutableBufferPointer<SDL_Event>

  private static func report(_ event: SDL_Event) -> CSDL_PointerReport? {
    guard event.type == CSDL_WakeEvent, event.user.code == WakeCode.report.rawValue else {
      return nil
    }
    return withUnsafePointer(to: event, CSDL_ReadReport)
  }

  /// Whether a pointer of our own hears of such events.
  private static func isReported(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
      // The device's number is at the same place in all of them.
      event.motion.which != CSDL_TOUCH_MOUSEID
    default: false
    }
  }
}

nonisolated extension CSDL_PointerReport {
  fileprivate func tells(_ event: SDL_Event) -> Bool {
    guard event.type == type else { return false }
    switch SDL_EventType(type) {
    // Versions of SDL round in other ways.
    case SDL_MOUSEMOTION: return abs(event.motion.x - x) <= 1 && abs(event.motion.y - y) <= 1
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return Int32(event.button.button) == x
    case SDL_EventType(CSDL_WakeEvent): return event.user.code == WakeCode.lifted.rawValue
    default: return true
    }
  }
}
