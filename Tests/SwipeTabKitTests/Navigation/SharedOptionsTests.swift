import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// The options that a sheet and a pushed container have from the container below.
@Suite("Options of what stands over a container")
@MainActor struct SharedOptionsTests {
  private struct Plain: Screen { let id: PageID }

  private let fixture: Fixture
  private let inner: TabContainer

  init() throws {
    fixture = try Fixture()
    inner = try TabContainer(
      pages: PageList([Fixture.page("i0")]), size: Size(width: 400, height: 800))
  }

  private var container: TabContainer { fixture.container }

  private func change() {
    container.configuration.textScale = 2
    container.configuration.reducesMotion = true
  }

  private func expectSame(_ over: TabContainer) {
    expectEqual(over.configuration.textScale, container.configuration.textScale)
    expectEqual(over.configuration.reducesMotion, container.configuration.reducesMotion)
  }

  @Test("a pushed container has them when it comes, and follows", arguments: [true, false])
  func pushed(isBefore: Bool) {
    if isBefore { change() }
    container.push(ContainerScreen(id: "inner", container: inner), animated: false)
    expectSame(inner)
    change()
    expectSame(inner)
    container.configuration.textScale = 1.25
    expectSame(inner)
  }

  @Test("one that covers everything has the size of texts", arguments: [true, false])
  func standalone(isBefore: Bool) {
    if isBefore { change() }
    container.push(
      ContainerScreen(id: "inner", container: inner, isStandalone: true), animated: false)
    change()
    expectEqual(inner.configuration.textScale, 2)
    container.configuration.textScale = 1.25
    expectEqual(inner.configuration.textScale, 1.25)
  }

  @Test("a sheet has them when it comes, and follows", arguments: [true, false])
  func sheet(isBefore: Bool) throws {
    container.makeScreen = { Plain(id: $0) }
    if isBefore { change() }
    container.present("sheet", animated: false)
    let sheet = try #require(container.parts.sheets.hosted).door
    expectSame(sheet)
    change()
    container.configuration.isRightToLeft = true
    expectSame(sheet)
    expect(sheet.configuration.isRightToLeft)
    container.configuration.textScale = 1.25
    expectSame(sheet)
  }
}
