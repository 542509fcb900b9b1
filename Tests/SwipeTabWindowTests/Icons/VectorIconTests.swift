import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("VectorIcon")
struct VectorIconTests {
  private func read(_ text: String) throws -> VectorIcon {
    try VectorIconReader.read(Array(text.utf8))
  }

  @Test("steps are read in order, with comments and empty lines between")
  func reading() throws {
    let icon = try read(
      "% a dot\n\ngrid 10\n color #FF000080\r\n disc 5 5 2 % here\nmode cut\nline M 1 1 H 9")
    expectEqual(icon.size, Size(width: 10, height: 10))
    expectEqual(icon.shapes.count, 2)
    expectEqual(icon.shapes[0].form, .block(Rect(x: 3, y: 3, width: 4, height: 4), radius: 2))
    expectEqual(icon.shapes[0].color, Color(red: 255, green: 0, blue: 0, alpha: 128))
    expectEqual(icon.shapes[1].mode, .cut)
  }

  @Test(
    "what is wrong is said with its line and column",
    arguments: [
      ("", 1, 1, "'grid' is expected first, not the end"),
      ("disc 1 1 1", 1, 1, "'grid' is expected first, not 'disc'"),
      ("grid 24\n  dsic 1 1 1", 2, 3, "unknown word 'dsic'"),
      ("grid 24\ndisc 1 x 1", 2, 8, "y is expected as a number, not 'x'"),
      ("grid 24\ndisc 1 1", 2, 9, "a radius is expected as a number, not the end of the line"),
      ("grid 24\ndisc 1 1 1 1", 2, 12, "the end of the line is expected, not '1'"),
      ("grid 24\ncolor red", 2, 7, "'text', #RRGGBB or #RRGGBBAA is expected, not 'red'"),
      ("grid 24\nmode mix", 2, 6, "'add' or 'cut' is expected, not 'mix'"),
      ("grid 24\nline L 1 1", 2, 6, "a path begins with 'M', not 'L'"),
      ("grid 24\nline M 1 1 Q 2 2", 2, 12, "unknown step 'Q'"),
      ("grid 0", 1, 6, "the extent of the grid must lie in 1.0...1000.0, not 0"),
      ("grid 24\nline M 1 inf", 2, 10, "y is expected as a number, not 'inf'"),
    ])
  func errors(text: String, line: Int, column: Int, message: String) throws {
    let failure = try #require(throws: VectorIconReader.Failure.self) { try read(text) }
    expectEqual(failure.line, line)
    expectEqual(failure.column, column)
    expect(failure.message.hasPrefix(message), "\(failure.message)")
  }

  @Test("no bytes, however wild, bring it down")
  func fuzz() {
    var random = SeededGenerator(seed: 77)
    let words = [
      "grid", "24", "pen", "line", "area", "M", "L", "h", "v", "C", "Z", "1", "-3.5", "9999",
      "disc",
      "box", "block", "circle", "mode", "cut", "color", "#12345678", "%", "\n", "1e9", "é", "",
    ]
    for round in 0..<3000 {
      var bytes = round % 2 == 0 ? Array("grid 24\n".utf8) : []
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        if random.happens(oneIn: 12) {
          bytes.append(UInt8(truncatingIfNeeded: random.next()))
        } else {
          bytes += Array(words[Int.random(in: 0..<words.count, using: &random)].utf8)
          bytes.append(random.happens(oneIn: 5) ? 0x0A : 0x20)
        }
      }
      guard let icon = try? VectorIconReader.read(bytes), round % 8 == 0 else { continue }
      expectEqual(icon.mask(width: 9, height: 7).bytes.count, 63)
      expectEqual(icon.picture(width: 9, height: 7, color: .red).pixels.count, 63)
    }
  }

  @Test("a cut takes out what was drawn before, and not what comes after")
  func cut() throws {
    let icon = try read(
      "grid 8\nblock 0 0 8 8 0\nmode cut\nblock 2 2 4 4 0\nmode add\nblock 3 3 2 2 0")
    let mask = icon.mask(width: 8, height: 8)
    let picture = icon.picture(width: 8, height: 8, color: .red)
    for (place, value) in [(0, 255), (2 * 8 + 2, 0), (3 * 8 + 3, 255)] {
      expectEqual(mask.bytes[place], UInt8(value))
      expectEqual(picture.pixels[place] >> 24, UInt32(value))
    }
  }

  @Test("strokes and shapes on the grid are sharp, and fitted into the middle")
  func sharpness() throws {
    let icon = try read("grid 8\nline M 1 1 V 7\nblock 4 0 4 4 0")
    let mask = icon.mask(width: 16, height: 8)
    expectEqual(
      (0..<16).map { mask.bytes[3 * 16 + $0] == 255 ? 1 : 0 },
      [
        0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0,
      ])
    let shape = try read("grid 8\narea M 2 2 H 6 V 6 H 2 Z").mask(width: 8, height: 8)
    let square = try read("grid 8\nblock 2 2 4 4 0").mask(width: 8, height: 8)
    expectEqual(shape, square)
  }

  @Test(
    "shapes that would paint the square more than a hundred times are refused at the one too many",
    arguments: [
      "block 0 0 24 24 0", "box 0 0 24 24 4", "area M 0 0 H 24 V 24 H 0 Z", "disc 12 12 9000",
      "pen 1000\nline M 12 12",
    ])
  func tooMuch(shape: String) throws {
    let few = try read("grid 24\n" + String(repeating: shape + "\n", count: 60))
    expectEqual(few.shapes.count, 60)
    let failure = try #require(throws: VectorIconReader.Failure.self) {
      try read("grid 24\n" + String(repeating: shape + "\n", count: 300))
    }
    expectEqual(failure.column, 1)
    expectGreater(failure.line, 60)
    expectLess(failure.line, 210)
    expectEqual(failure.message, "the shapes up to here paint the square more than 100 times")
  }

  @Test("a single path that would paint the square more than a hundred times is refused")
  func tooLong() {
    let strokes = String(repeating: " L 24 24 L 0 0", count: 4000)
    #expect(throws: VectorIconReader.Failure.self) { try read("grid 24\nline M 0 0" + strokes) }
    #expect(throws: VectorIconReader.Failure.self) { try read("grid 24\narea M 0 0" + strokes) }
  }

  @Test("many small shapes, and any outside of the square, are read")
  func manySmall() throws {
    let dots = (0..<9000).map { "disc \($0 % 24) \($0 / 400) 0.5" }
    try expectEqual(read("grid 24\n" + dots.joined(separator: "\n")).shapes.count, 9000)
    let outside = String(repeating: "block 30 0 24 24 0\n", count: 900)
    try expectEqual(read("grid 24\n" + outside).shapes.count, 900)
  }
}
