import Glibc
import SwipeTabWindow
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import TestSupport

@Suite("Selected colors on the way between two items") @MainActor
struct LitItemTests {
  /// The greatest chroma of the pixels that an item's image has painted.
  private func chroma(ofImage name: String, in page: PaintedPage) throws -> Double {
    let index = try #require(
      page.list.commands.firstIndex {
        guard case .icon(let icon) = $0.content else { return false }
        return icon.name == name
      })
    let marks = page.marks(ofCommand: index, in: page.list.commands[index].clip)
    return try #require(marks.map(\.color.chroma).max())
  }

  @Test("half way both images have most of the selected chroma, and one always has")
  func images() throws {
    for look in PaintedContrastTests.Look.all where look.contrast == .normal {
      for animator: any TabBarAnimator in [LensAnimator(), PillAnimator(), UnderlineAnimator()] {
        var configuration = ContainerConfiguration()
        configuration.theme = look.theme
        configuration.animator = animator
        if animator is LensAnimator { configuration.toolbarStyle = .floating }
        let container = try TabContainer(
          pages: try PageList(
            ["heart", "bell", "gear"].map {
              ColorPage(id: PageID($0), item: TabItem(title: $0, image: $0), color: .white)
            }), configuration: configuration, size: Size(width: 480, height: 800),
          measurer: PixelPainter.builtIn.measurer)
        let whole = try chroma(ofImage: "heart", in: PaintedPage(container))
        for position in stride(from: 0.0, through: 1, by: 0.125) {
          container.drag(to: position)
          let page = PaintedPage(container)
          let (first, second) = (
            try chroma(ofImage: "heart", in: page), try chroma(ofImage: "bell", in: page)
          )
          let place: Comment = "\(animator.name) at \(position), \(look)"
          expectAtLeast(max(first, second), 0.6 * whole, place)
          if position == 0.5 { expectAtLeast(min(first, second), 0.5 * whole, place) }
        }
      }
    }
  }
}

extension Color {
  /// The chroma in OKLab, from 0 for gray to about 0.3.
  fileprivate var chroma: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(red), linear(green), linear(blue))
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    return (a * a + b * b).squareRoot()
  }
}
