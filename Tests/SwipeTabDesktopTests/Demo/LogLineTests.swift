import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import TestSupport

@Suite("Log line")
@MainActor
struct LogLineTests {
  @Test("it tells of a change, and makes room for an open More list")
  func moreList() throws {
    let fixture = try Fixture(pages: 9) { $0.overflow = .more }
    let log = LogLine(warnings: [])
    log.listen(to: fixture.container)
    func commands() -> [DrawCommand] {
      var list = DisplayList()
      LogPanel.draw(log.text, into: &list, fixture.container)
      return list.commands
    }
    #expect(commands().isEmpty)
    fixture.container.select("p1", animated: false)
    #expect(log.text == "after: p0 → p1, program")
    #expect(commands().count == 2)
    fixture.container.activate(label: "More")
    #expect(commands().isEmpty)
    fixture.key("escape")
    #expect(commands().count == 2)
  }
}
