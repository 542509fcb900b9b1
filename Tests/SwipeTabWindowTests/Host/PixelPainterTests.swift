import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Pixel painter")
@MainActor
struct PixelPainterTests {
  private func container(_ painter: PixelPainter) throws -> TabContainer {
    let pages = try PageList([
      ColorPage(id: "a", item: TabItem(title: "A", image: "heart"), color: .red),
      ColorPage(id: "b", item: TabItem(title: "B", image: "star"), color: .blue),
    ])
    return try TabContainer(
      pages: pages, size: Size(width: 90, height: 120), measurer: painter.measurer)
  }

  @Test("painting the damage gives the picture of the whole list")
  func damage() throws {
    let painter = try PixelPainter(font: .builtIn)
    let container = try container(painter)
    var (old, new) = (DisplayList(), DisplayList())
    container.draw(into: &old)
    container.select("b", animated: false)
    container.draw(into: &new)
    var partly = [UInt32](repeating: 0, count: 90 * 120)
    var whole = partly
    let damage = painter.damage(from: old, to: new, scale: 1, width: 90, height: 120)
    expect(!damage.isEmpty)
    for (list, part) in [(old, nil), (new, damage)] {
      partly.withUnsafeMutableBufferPointer { pixels in
        guard let start = pixels.baseAddress else { return }
        painter.paint(
          list, scale: 1, damage: part, into: start, width: 90, height: 120, stride: 90)
      }
    }
    whole.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      painter.paint(new, scale: 1, into: start, width: 90, height: 120, stride: 90)
    }
    expectEqual(partly.map { $0 & 0xFF_FFFF }, whole.map { $0 & 0xFF_FFFF })
    expect(painter.damage(from: new, to: new, scale: 1, width: 90, height: 120).isEmpty)
  }

  @Test("a picture of a container is a PNG of its pixels")
  func picture() throws {
    var warnings: [String] = []
    let painter = try PixelPainter(font: .builtIn) { warnings.append($0) }
    let bytes = try #require(painter.picture(of: container(painter)))
    let picture = try PNG.decode(bytes)
    expectEqual(picture.width, 90)
    expectEqual(picture.height, 120)
    expect(warnings.isEmpty)
    expectEqual(picture.pixels[60 * 90], 0xFF_E0_30_2B)
  }

  @Test("a font that is not there is named")
  func font() {
    #expect(throws: WindowError.self) { try PixelPainter(font: .file("/no/font")) }
  }
}
