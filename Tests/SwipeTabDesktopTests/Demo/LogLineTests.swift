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
    let log = LogLine()
    log.listen(to: fixture.container)
    func commands() -> [DrawCommand] {
      var list = DisplayList()
      LogPanel.draw(log.text(in: fixture.container), into: &list, fixture.container)
      return list.commands
    }
    #expect(commands().isEmpty)
    fixture.container.select("p1", animated: false)
    #expect(log.text(in: fixture.container) == "after: p0 → p1, program")
    #expect(commands().count == 2)
    fixture.container.activate(label: "More")
    #expect(commands().isEmpty)
    fixture.key("escape")
    #expect(commands().count == 2)
  }

  @Test("it does not follow to a container pushed over the one that it tells of")
  func elsewhere() throws {
    let fixture = try Fixture(pages: 3)
    let log = LogLine()
    log.listen(to: fixture.container)
    fixture.container.select("p1", animated: false)
    let inner = try Fixture(pages: 2).container
    fixture.container.push(ContainerScreen(id: "inner", container: inner))
    fixture.container.advance(to: 5)
    #expect(log.text(in: fixture.container).isEmpty)
    fixture.container.pop()
    fixture.container.advance(to: 10)
    #expect(log.text(in: fixture.container) == "after: p0 → p1, program")
  }
}
