import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import TestSupport

/// A demo, and what is activated in it first.
struct DemoScene: Sendable, CustomTestStringConvertible {
  let demo: String
  var labels: [String] = []
  var testDescription: String { ([demo] + labels).joined(separator: ", ") }

  /// The demo without a window, at rest after what was activated.
  @MainActor func container() throws -> TabContainer {
    let container = try TabContainer.demo(demo)
    for label in labels {
      expect(container.activate(label: label), "\(label) is not there")
      container.advance(to: container.time + 5)
    }
    return container
  }
}

extension TabContainer {
  /// A demo without a window.
  @MainActor static func demo(
    _ name: String, _ arguments: [String] = [], size: Size = Size(width: 480, height: 800),
    measurer: any TextMeasuring = FixedTextMeasurer()
  ) throws -> TabContainer {
    let launch = try Launch(arguments: ["--demo", name, "--headless"] + arguments)
    return try launch.container(launch.scene(), size: size, scale: 1, measurer: measurer)
  }
}
