import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("A container goes with all its parts")
@MainActor struct LifetimeTests {
  @Test("nothing that it is made of keeps it alive, nor what it hosted")
  func freed() throws {
    weak var container: TabContainer?
    weak var context: ContainerContext?
    weak var pager: Pager?
    weak var hosted: TabContainer?
    do {
      let fixture = try Fixture(pages: 3)
      let inner = try Fixture(pages: 2).container
      fixture.container.push(ContainerScreen(id: "world", container: inner))
      fixture.advance(by: 0.1)
      fixture.drag(by: -120, release: false)
      (container, context) = (fixture.container, fixture.container.parts.context)
      (pager, hosted) = (fixture.container.parts.pager, inner)
      expect(container != nil)
      expect(context != nil)
      expect(pager != nil)
      expect(hosted != nil)
    }
    // By truth values: a failed expectation would look into what it compares.
    let alive = [container != nil, context != nil, pager != nil, hosted != nil]
    expectEqual(alive, [false, false, false, false])
  }
}
