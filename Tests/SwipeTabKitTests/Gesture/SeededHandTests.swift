import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Of 84 random gestures of a kind, how many do what a hand means.
@Suite("Seeded hands")
@MainActor struct SeededHandTests {
  @Test(
    "gestures of a kind do what a hand means", arguments: HandClass.all,
    [Axis.horizontal, .vertical])
  func meaning(kind: HandClass, axis: Axis) throws {
    var configuration = ContainerConfiguration()
    configuration.pagingAxis = axis
    configuration.navigationBarVisibility = .hidden
    configuration.toolbarVisibility = .hidden
    let container = try TabContainer(
      pages: PageList(Fixture.pages(0..<9)), configuration: configuration, initial: .index(4),
      size: Size(width: 480, height: 480))
    var wrong: [Int] = []
    for seed in 0..<84 {
      container.select(index: 4, animated: false)
      var hand = SeededHand(seed: seed)
      for (index, path) in kind.paths(seed).enumerated() {
        if index > 0 { container.advance(to: container.time + hand.random(0.06...0.18)) }
        path.along(axis).perform(on: container, from: Point(x: 240, y: 240))
      }
      container.advance(to: container.time + 5)
      if container.selectedIndex != 4 + kind.steps(sign: hand.sign) { wrong.append(seed) }
    }
    expectAtLeast(84 - wrong.count, kind.least, "wrong: \(wrong)")
  }
}

extension HandClass {
  /// How many pages forward it means.
  func steps(sign: Double) -> Int {
    switch meaning {
    case .stay: 0
    case .turn: Int(sign)
    case .turnTwice: 2 * Int(sign)
    }
  }
}

extension HandPath {
  /// The way with x and y exchanged for pages that follow each other downwards.
  fileprivate func along(_ axis: Axis) -> HandPath {
    guard axis == .vertical else { return self }
    var path = self
    path.points = points.map { ($0.time, Point(x: $0.point.y, y: $0.point.x)) }
    path.end = Point(x: end.y, y: end.x)
    return path
  }
}
