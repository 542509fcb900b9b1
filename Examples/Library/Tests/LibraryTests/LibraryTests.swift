import SwipeTabWindow
import Testing

@testable import Library

@MainActor
struct LibraryTests {
  private struct Offline: Error {}

  private func library(
    _ words: Words = .english,
    source: @escaping @Sendable () async throws -> [Book] = {
      [Book(name: "Emma", author: "Jane Austen")]
    }
  ) async -> (shelf: Shelf, app: SwipeTabApp, coordinator: LibraryCoordinator) {
    let shelf = Shelf(source: source)
    let (app, coordinator) = makeLibrary(shelf, words)
    app.container.configuration.reducesMotion = true
    app.update()
    await shelf.load()
    app.update()
    return (shelf, app, coordinator)
  }

  @Test func aBookIsBorrowedAndCounted() async {
    let (shelf, app, _) = await library()
    #expect(app.container.activate(label: "Emma"))
    app.update()
    #expect(app.container.activate(label: "Borrow"))
    app.update()
    #expect(shelf.borrowed == ["Emma"])
    #expect(app.container.pages.page(at: 1).item.badge == .count(1))
    #expect(app.container.activate(label: "Give back"))
    #expect(shelf.borrowed.isEmpty)
  }

  @Test func aLinkOpensABook() async {
    let (_, app, coordinator) = await library()
    #expect(coordinator.open("shelf", screens: ["Emma"]))
    #expect(app.container.pushedScreens.map(\.id) == ["Emma"])
  }

  @Test func theStateBringsThePagesBack() async {
    let (_, app, coordinator) = await library()
    coordinator.open("shelf", screens: ["Emma"])
    let state = app.container.state
    let (_, next, _) = await library()
    next.container.restore(state)
    #expect(next.container.pushedScreens.map(\.id) == ["Emma"])
  }

  @Test func whatCannotBeLoadedCanBeTriedAgain() async {
    let (shelf, app, _) = await library(source: { throw Offline() })
    #expect(shelf.loading == .failed("Offline()"))
    #expect(app.container.activate(label: "Try again"))
  }

  @Test func inArabicTheFirstTabIsOnTheRight() async {
    let (_, app, _) = await library(.arabic)
    let tree = app.container.accessibilityTree()
    let shelf = tree.first { $0.role == .tab && $0.label == "الرف" }
    let loans = tree.first { $0.role == .tab && $0.label == "الإعارات" }
    #expect(shelf != nil && loans != nil)
    #expect((shelf?.bounds.x ?? 0) > (loans?.bounds.x ?? 0))
  }
}
