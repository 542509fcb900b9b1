import SwipeTabWindow
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import TestSupport

@Suite("Contrast on glass") @MainActor
struct GlassContrastTests {
  nonisolated private static let grounds: [Color] = [.black, .white, .gray, .red, .blue, .yellow]

  private func container(_ ground: Color, _ look: PaintedContrastTests.Look) throws -> TabContainer
  {
    var configuration = ContainerConfiguration()
    configuration.theme = look.theme
    configuration.toolbarStyle = .floating
    configuration.animator = LensAnimator()
    return try TabContainer(
      pages: try PageList(
        (0..<3).map {
          ColorPage(
            id: PageID("p\($0)"), item: TabItem(title: "Title \($0)", image: "ic_star"),
            color: ground)
        }), configuration: configuration, size: Size(width: 480, height: 800),
      measurer: PixelPainter.builtIn.measurer)
  }

  @Test("titles stand out from glass over a page of any color, at rest and on the way")
  func titles() throws {
    for look in PaintedContrastTests.Look.all {
      for ground in Self.grounds {
        let container = try container(ground, look)
        var titles = 0
        // With high contrast, half way an outline runs through a title.
        for position in [0, 0.25, 0.5, 0.75, 1] where look.contrast == .normal || position != 0.5 {
          container.drag(to: position)
          let page = PaintedPage(container)
          for (index, command) in page.list.commands.enumerated() {
            guard case .text(let text) = command.content,
              UInt8(command.key >> 48 & 0xFF) == Layer.item,
              let least = page.contrast(ofCommand: index, in: text.frame, color: text.color)
            else { continue }
            titles += 1
            // On the way a title has a part of two colors, on a part of two grounds.
            let wanted = position.rounded() == position ? look.text : look.shape
            expectAtLeast(least, wanted, "\(text.string) over \(ground) at \(position), \(look)")
          }
        }
        expectAtLeast(titles, 10)
      }
    }
  }
}
