import SwipeTabWindow
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit

/// Goes through the screens of a demo: every tab, and what its rows and buttons lead to.
@MainActor
struct DemoWalk {
  let container: TabContainer

  /// Opens a demo without a window.
  init(
    _ demo: DemoName, _ arguments: [String] = [], size: Size,
    measurer: any TextMeasuring = PixelPainter.builtIn.measurer
  ) throws {
    container = try .demo(demo.rawValue, arguments, size: size, measurer: measurer)
  }

  /// Visits each screen at rest, with a name for messages.
  func visit(_ body: (String) throws -> Void) throws {
    for index in 0..<container.count {
      container.select(index: index, animated: false)
      rest()
      guard container.selectedIndex == index else { continue }
      let name = container.selectedID?.rawValue ?? ""
      try body(name)
      for action in actions {
        container.parts.actions.perform(action, from: container.selectedID ?? "")
        rest()
        try visitShown("\(name), \(action)", body)
        container.dismiss(animated: false)
        container.pop(animated: false)
        rest()
      }
    }
  }

  /// Visits what a push has brought: a screen, or the tabs of a container.
  private func visitShown(_ name: String, _ body: (String) throws -> Void) throws {
    let shown = container.shownContainer
    guard shown !== container else { return try body(name) }
    for index in 0..<shown.count {
      shown.select(index: index, animated: false)
      rest()
      try body("\(name), \(shown.selectedID?.rawValue ?? "")")
    }
  }

  private func rest() { container.advance(to: container.time + 5) }

  /// What the elements of the page in front lead to, each once.
  private var actions: [ScreenAction] {
    guard let body = container.parts.bodies.shownFrontBody?.body else { return [] }
    var found: [ScreenAction] = []
    for element in body.leaves.indices {
      for part in 0..<body.partCount(ofElement: element) {
        guard case .perform(let action) = body.action(ofElement: element, part: part) else {
          continue
        }
        switch action {
        case .push, .present: if !found.contains(action) { found.append(action) }
        default: break
        }
      }
    }
    return Array(found.prefix(8))
  }
}

extension PixelPainter {
  /// A painter with the built-in font and the built-in icons.
  @MainActor static let builtIn: PixelPainter = {
    do {
      return try PixelPainter(
        font: .builtIn, iconFolders: IconFolders.beside(nil).map(AssetPath.path))
    } catch {
      preconditionFailure("the built-in font needs no file: \(error)")
    }
  }()
}
