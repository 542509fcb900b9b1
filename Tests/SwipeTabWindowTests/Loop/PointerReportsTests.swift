import CSDL2
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("PointerReports")
struct PointerReportsTests {
  /// What SDL tells and, with the time, what a pointer of our own does.
  private enum Happening {
    case motion(Int32, Int32, UInt32?)
    case button(UInt8, isDown: Bool, UInt32?)
    case wheel(UInt32?)
    case lift(UInt32?)
    case key

    var event: SDL_Event {
      var event = SDL_Event()
      switch self {
      case .motion(let x, let y, _):
        event.type = SDL_MOUSEMOTION.rawValue
        (event.motion.x, event.motion.y) = (x, y)
      case .button(let number, let isDown, _):
        event.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
        event.button.button = number
      case .wheel: event.type = SDL_MOUSEWHEEL.rawValue
      case .lift:
        event.type = CSDL_WakeEvent
        event.user.code = Int32(WakeCode.lifted.rawValue)
      case .key: event.type = SDL_KEYDOWN.rawValue
      }
      return event
    }

    var time: UInt32? {
      switch self {
      case .motion(_, _, let time), .button(_, _, let time), .wheel(let time), .lift(let time): time
      case .key: nil
      }
    }

    var report: SDL_Event? {
      guard let time else { return nil }
      let place: (Int32, Int32) =
        switch self {
        case .motion(let x, let y, _): (x, y)
        case .button(let number, _, _): (Int32(number), 0)
        default: (0, 0)
        }
      return PointerReportsTests.report(
        CSDL_PointerReport(time: time, type: event.type, x: place.0, y: place.1))
    }
  }

  private static func report(_ report: CSDL_PointerReport) -> SDL_Event {
    var event = SDL_Event()
    CSDL_WriteReport(&event, Int32(WakeCode.report.rawValue), report)
    return event
  }

  /// SDL's queue, with each report before its event or after it.
  private static func queue(_ happenings: [Happening], isReportFirst: Bool) -> [SDL_Event] {
    happenings.flatMap { happening in
      // Lifted fingers are told by us alone, after their report.
      let isFirst = if case .lift = happening { true } else { isReportFirst }
      let events = [happening.report, happening.event].compactMap(\.self)
      return isFirst ? events : events.reversed()
    }
  }

  /// Reads a queue, and returns the times of SDL's events.
  private static func read(_ reports: inout PointerReports, _ queue: [SDL_Event]) -> [UInt32?] {
    var queue = queue
    return queue.withUnsafeMutableBufferPointer { queue in
      var times: [UInt32?] = []
      for (index, event) in queue.enumerated() where !reports.note(event) {
        times.append(reports.time(of: event, before: queue[(index + 1)...]))
      }
      return times
    }
  }

  @Test("a report comes through SDL's queue unchanged", arguments: [0, 5, -3, 32_767, -32_768])
  func passage(place: Int32) {
    let event = Self.report(
      CSDL_PointerReport(
        time: .max - 1, type: SDL_MOUSEMOTION.rawValue, x: place, y: 77 - place % 100))
    let report = withUnsafePointer(to: event, CSDL_ReadReport)
    expectEqual(report.time, .max - 1)
    expectEqual(report.type, SDL_MOUSEMOTION.rawValue)
    expectEqual(report.x, place)
    expectEqual(report.y, 77 - place % 100)
    var reports = PointerReports()
    let isNoted = [event, Happening.key.event].map { reports.note($0) }
    expectEqual(isNoted, [true, false])
  }

  @Test(
    "each event has the time of its own report, on either side of it", arguments: [true, false])
  func drag(isReportFirst: Bool) {
    var reports = PointerReports()
    let happenings: [Happening] = [
      .motion(10, 10, 1), .button(1, isDown: true, 4), .motion(11, 10, 5), .motion(12, 10, 7),
      .button(3, isDown: true, 8), .button(1, isDown: false, 9), .wheel(12), .wheel(14), .lift(20),
    ]
    let times = Self.read(&reports, Self.queue(happenings, isReportFirst: isReportFirst))
    expectEqual(times, happenings.map(\.time))
    expect(reports.isComplete)
  }

  @Test("what has no report is not later than the next that has one")
  func others() {
    var reports = PointerReports()
    let happenings: [Happening] = [.motion(1, 1, 3), .key, .key, .motion(9, 1, 8), .key]
    let first = Self.read(&reports, Self.queue(happenings, isReportFirst: true))
    expectEqual(first, [3, 8, 8, 8, nil])
    let last = Self.read(&reports, Self.queue(happenings, isReportFirst: false))
    expectEqual(last, [3, 8, 8, 8, nil])
    expect(reports.isComplete)
  }

  @Test("an event of a pointer that reports nothing must be read when it arrives")
  func unreported() {
    var reports = PointerReports()
    expect(!reports.isComplete)
    _ = Self.read(&reports, Self.queue([.motion(5, 5, 2)], isReportFirst: true))
    expect(reports.isComplete)
    expectEqual(Self.read(&reports, [Happening.motion(6, 5, nil).event]), [nil])
    expect(!reports.isComplete)
    // SDL makes a mouse of touches, which is nobody's.
    _ = Self.read(&reports, Self.queue([.motion(5, 5, 2)], isReportFirst: true))
    var echo = Happening.motion(6, 5, nil).event
    echo.motion.which = CSDL_TOUCH_MOUSEID
    _ = Self.read(&reports, [echo])
    expect(reports.isComplete)
  }

  @Test("a report whose event SDL drops belongs to no other", arguments: [true, false])
  func dropped(isReportFirst: Bool) throws {
    var reports = PointerReports()
    let wheel = try #require(Happening.wheel(5).report)
    let rest: [Happening] = [.motion(40, 5, 8), .button(1, isDown: true, 9), .wheel(11)]
    let queue = Self.queue(rest, isReportFirst: isReportFirst)
    expectEqual(Self.read(&reports, [wheel] + queue), [8, 9, 11])
    let far = try #require(Happening.motion(90, 5, 12).report)
    expectEqual(Self.read(&reports, [far] + queue), [8, 9, 11])
  }

  @Test("whatever happens and however it is read, the times are right", arguments: 0..<20)
  func random(seed: UInt64) {
    for isReportFirst in [true, false] {
      var generator = SeededGenerator(seed: seed)
      var reports = PointerReports()
      var (time, x) = (UInt32.max - 200, Int32(0))
      for _ in 0..<40 {
        let happenings = (0..<Int.random(in: 1...9, using: &generator)).map { _ -> Happening in
          time &+= UInt32.random(in: 0...9, using: &generator)
          x += Int32.random(in: 1...3, using: &generator)
          switch Int.random(in: 0..<6, using: &generator) {
          case 0: return .button(1, isDown: x % 2 == 0, time)
          case 1: return .button(2, isDown: x % 2 == 1, time)
          case 2: return .wheel(time)
          case 3: return .lift(time)
          default: return .motion(x, -x, time)
          }
        }
        let times = Self.read(&reports, Self.queue(happenings, isReportFirst: isReportFirst))
        expectEqual(times, happenings.map(\.time))
      }
    }
  }
}
