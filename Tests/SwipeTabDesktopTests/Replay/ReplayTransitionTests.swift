import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// A transition's way from a line or an argument into the container, and into a recording.
@Suite("Transition, replayed")
@MainActor struct ReplayTransitionTests {
  @Test("a line sets it", arguments: PageTransitions.all.map(\.name))
  func set(transition: String) throws {
    let container = try Fixture().container
    var reader = ReplayReader(name: "-")
    let text = #"{"t":0,"do":"set","transition":"\#(transition)"}"#
    let line = try #require(try reader.read(Array(text.utf8)))
    _ = try ReplayPlayer(container: container).play(line)
    expectEqual(container.configuration.transition.name, transition)
  }

  @Test("an unknown one is refused with the names that there are")
  func unknown() {
    var reader = ReplayReader(name: "-")
    let line = #"{"t":0,"do":"set","transition":"zoomout"}"#
    let error = #expect(throws: Diagnostic.self) { _ = try reader.read(Array(line.utf8)) }
    expectEqual(
      error?.message,
      #"expected "slide", "overlap", "push", "depth", "zoom-out", "fade", "cover", "lift" or "curl", "#
        + #"found "zoomout"; did you mean "zoom-out"?"#)
  }

  @Test("an argument sets it and is recorded", arguments: PageTransitions.all.map(\.name))
  func option(transition: String) throws {
    let options = try Options(arguments: ["--transition", transition])
    var configuration = ContainerConfiguration()
    options.apply(to: &configuration)
    expectEqual(configuration.transition.name, transition)
    let recorded = options.recorded(size: Size(width: 480, height: 800), scale: 1)
    try expectEqual(Options(arguments: recorded).settings, options.settings)
  }
}
