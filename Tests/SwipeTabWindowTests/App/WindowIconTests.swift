import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("A window's icon") @MainActor struct WindowIconTests {
  @Test("has straight colors: the tile's, the white of its picture, and none where it is clear")
  func pixels() throws {
    let painter = DisplayListPainter(
      text: TextRenderer(font: StrokeFont()), icons: IconStore(folders: []))
    let bytes = try #require(
      WindowIcon.pixels(of: "square-0", on: Color(rgb: 0xC0_4010), painter: painter))
    let side = WindowIcon.side
    try #require(bytes.count == side * side * 4)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(bytes[(y * side + x) * 4..<(y * side + x) * 4 + 4])
    }
    expectEqual(pixel(0, 0), [0, 0, 0, 0])
    expectEqual(pixel(32, 6), [0xC0, 0x40, 0x10, 255])
    let pixels = (0..<side * side).map { pixel($0 % side, $0 / side) }
    expect(pixels.contains([255, 255, 255, 255]))
    // At the tile's edge only the opacity falls, the color stays, as near as whole numbers can be.
    let edge = pixels.filter { (128..<255).contains($0[3]) }
    expect(!edge.isEmpty)
    for pixel in edge {
      for (value, full) in zip(pixel, [0xC0, 0x40, 0x10]) {
        expectAtMost(abs(Int(value) - full), 2)
      }
    }
  }
}
