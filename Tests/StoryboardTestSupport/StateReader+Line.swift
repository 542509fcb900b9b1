@testable import SwipeTabStoryboard
@testable import TestSupport

@MainActor extension StateReader {
  /// The state line of the present moment, without events.
  var line: String { String(decoding: StateLine.bytes(of: container, events: []), as: UTF8.self) }
}
