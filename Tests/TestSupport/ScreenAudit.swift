@testable import SwipeTabKit

/// Counts what is pushed and popped, and says where that does not fit: each screen is pushed before it is popped, and what
/// was pushed and not popped is there.
@MainActor struct ScreenAudit {
  private var pushed: [PageID: Int] = [:]
  private(set) var broken: [String] = []

  mutating func note(_ event: ContainerEvent) {
    switch event {
    case .pushed(let screen): pushed[screen, default: 0] += 1
    case .popped(let screen):
      if pushed[screen] == nil { broken.append("\(screen) is popped and was not pushed") }
      pushed[screen] = pushed[screen].flatMap { $0 > 1 ? $0 - 1 : nil }
    default: break
    }
  }

  /// Compares what was told with what is there.
  mutating func compare(with container: TabContainer) {
    var there: [PageID: Int] = [:]
    for screen in container.screensWithin { there[screen.id, default: 0] += 1 }
    if there != pushed { broken.append("\(there) are pushed, told \(pushed)") }
  }
}
