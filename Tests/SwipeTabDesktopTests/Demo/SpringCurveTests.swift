import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import TestSupport

@Suite("Spring curve")
@MainActor
struct SpringCurveTests {
  /// The curve's path as the animators' demo draws it.
  private func curve(_ container: TabContainer) throws -> Path {
    var list = DisplayList()
    container.draw(into: &list)
    let paths = list.commands.compactMap { command -> Path? in
      if case .strokePath(let path, _, _, _) = command.content { path } else { nil }
    }
    return try #require(paths.max { $0.bounds.width < $1.bounds.width })
  }

  @Test("it changes with the spring's sliders, and overshoots only if the spring does")
  func follows() throws {
    let container = try TabContainer.demo("animators")
    container.select("spring", animated: false)
    let critical = try curve(container)
    #expect(container.set(.dampingRatio, to: .number(0.5)))
    let bouncing = try curve(container)
    #expect(bouncing != critical)
    #expect(bouncing.bounds.y < critical.bounds.y)
  }
}
