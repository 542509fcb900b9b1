import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// A transition's way from a line or an argument into the container, and into a recording.
@Suite("Transition, replayed")
@MainActor struct ReplayTransitionTests {
  @Test("a line sets it", arguments: PageTransition.allCases)
  func set(transition: PageTransition) throws {
    let container = try Fixture().container
    var reader = ReplayReader(name: "-")
    let text = #"{"t":0,"do":"set","transition":"\#(transition.rawValue)"}"#
    let line = try #require(try reader.read(Array(text.utf8)))
    _ = try ReplayPlayer(container: container).play(line)
    #expect(container.configuration.transition == transition)
  }

  @Test("an unknown one is refused with the names that there are")
  func unknown() {
    var reader = ReplayReader(name: "-")
    let line = #"{"t":0,"do":"set","transition":"zoomout"}"#
    let error = #expect(throws: Diagnostic.self) { _ = try reader.read(Array(line.utf8)) }
    #expect(
      error?.message
        == #"expected "slide", "overlap", "push", "depth", "zoom-out" or "fade", "#
        + #"found "zoomout"; did you mean "zoom-out"?"#)
  }

  @Test("an argument sets it and is recorded", arguments: PageTransition.allCases)
  func option(transition: PageTransition) throws {
    let options = try Options(arguments: ["--transition", transition.rawValue])
    var configuration = ContainerConfiguration()
    options.apply(to: &configuration)
    #expect(configuration.transition == transition)
    let recorded = options.recorded(size: Size(width: 480, height: 800), scale: 1)
    #expect(try Options(arguments: recorded).settings == options.settings)
  }
}
