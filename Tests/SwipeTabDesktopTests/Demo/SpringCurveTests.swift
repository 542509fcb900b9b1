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
    expect(container.setValue(.number(0.5), of: .dampingRatio))
    let bouncing = try curve(container)
    expectNotEqual(bouncing, critical)
    expectLess(bouncing.bounds.y, critical.bounds.y)
  }

  @Test(
    "a high overshoot has room, so that the curve has a top and no plateau", arguments: [0.2, 0.3])
  func room(ratio: Double) throws {
    let container = try TabContainer.demo("animators")
    container.select("spring", animated: false)
    expect(container.setValue(.number(ratio), of: .dampingRatio))
    let curve = try curve(container)
    let heights = curve.elements.compactMap { element -> Double? in
      if case .line(let point) = element { point.y } else { nil }
    }
    expectGreater(heights.count, 100)
    expectAtMost(heights.filter { $0 < curve.bounds.y + 0.001 }.count, 2)
  }
}
