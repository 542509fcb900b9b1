import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("StrokeFont")
struct StrokeFontTests {
  private let font = StrokeFont()

  @Test("every drawing can be read")
  func drawings() {
    let tables = [
      GlyphTable.capitals, GlyphTable.small, GlyphTable.figures, GlyphTable.punctuation,
      GlyphTable.signs, GlyphTable.letters, GlyphTable.accents, GlyphTable.dotless,
      GlyphTable.monospaced,
    ]
    for (scalar, source) in tables.joined() {
      expectNotEqual(GlyphDrawing(source), nil, "\(scalar): \(source)")
    }
    expectNotEqual(GlyphDrawing(GlyphTable.missing), nil)
  }

  @Test(
    "a drawing with anything else in it is none",
    arguments: ["", "x", "5 M 1", "5 Z 1 1", "5 M 1 2 3"])
  func wrongDrawing(source: String) {
    expectEqual(GlyphDrawing(source), nil)
  }

  @Test("it has all of ASCII and Latin-1 that can be seen")
  func coverage() {
    for value in [0x20...0x7E, 0xA0...0xAC, 0xAE...0xBB, 0xBF...0xFF].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let composition = GlyphComposition(Character(scalar))
      expectNotEqual(composition.flatMap { GlyphTable.source(of: $0.base) }, nil, "\(scalar)")
    }
  }

  @Test(
    "characters of a monospaced style are equally wide, and their ink stays in their cells",
    arguments: [1.0, 1.5, 2])
  func monospaced(scale: Double) {
    let style = TextStyle(size: 12, isMonospaced: true)
    expectEqual(font.width(of: "ill", style: style), font.width(of: "WMé", style: style))
    let cell = Int((font.width(of: "i", style: style) * scale).rounded(.up))
    for value in UInt8(0x21)...0x7E {
      let mask = font.mask(of: String(Unicode.Scalar(value)), style: style, scale: scale)
      let left = mask.left
      expectAtLeast(left, -1, "\(Unicode.Scalar(value))")
      expectAtMost(left + mask.mask.width, cell + 1, "\(Unicode.Scalar(value))")
    }
    let line = font.mask(of: "let a = 1", style: style, scale: scale)
    expect(near(Double(line.advance), font.width(of: "let a = 1", style: style) * scale, within: 1))
  }

  @Test("a width is linear in the size, and that of its letters but for kerning")
  func width() {
    let small = font.width(of: "Music", style: TextStyle(size: 10))
    expect(near(font.width(of: "Music", style: TextStyle(size: 35)), small * 3.5, within: 1e-9))
    let letters = "Music".map { font.width(of: String($0), style: TextStyle(size: 10)) }
    expect(near(letters.reduce(0, +), small, within: 1e-9))
    let pair = font.width(of: "To", style: TextStyle(size: 10))
    expectLess(
      pair,
      font.width(of: "T", style: TextStyle(size: 10))
        + font.width(of: "o", style: TextStyle(size: 10)))
    expectEqual(font.width(of: "", style: TextStyle(size: 10)), 0)
  }

  @Test("what is drawn is as wide as what is measured, within two pixels", arguments: [1, 1.5, 2])
  func advance(scale: Double) {
    for size in [10.0, 11, 13, 17, 34] {
      for weight in [TextStyle.Weight.regular, .bold] {
        let style = TextStyle(size: size, weight: weight)
        for line in ["Music", "Notifications", "Hamburgefonstiv quick brown fox", "illicit"] {
          let measured = font.width(of: line, style: style) * scale
          let drawn = Double(font.mask(of: line, style: style, scale: scale).advance)
          expect(near(drawn, measured, within: 2.5), "\(line) \(size) \(scale)")
        }
      }
    }
  }

  @Test("a character of several scalars is as wide as one character")
  func graphemes() {
    let style = TextStyle(size: 20)
    let box = font.width(of: "\u{1F600}", style: style)
    expectEqual(font.width(of: "👩‍👩‍👧", style: style), box)
    expectEqual(font.width(of: "e\u{301}", style: style), font.width(of: "é", style: style))
    expectEqual(
      font.mask(of: "e\u{301}", style: style, scale: 1), font.mask(of: "é", style: style, scale: 1))
    expectNotEqual(
      font.mask(of: "é", style: style, scale: 1), font.mask(of: "e", style: style, scale: 1))
    expectEqual(font.width(of: "\u{200D}", style: style), 0)
  }

  @Test("stems stand on whole pixels at small sizes", arguments: [10.0, 11, 13])
  func crispness(size: Double) {
    for line in ["HILTEF", "il"] {
      let mask = font.mask(of: line, style: TextStyle(size: size), scale: 1).mask
      let gray = mask.bytes.filter { $0 != 0 && $0 != 255 }
      expect(gray.isEmpty, "\(line) \(gray)")
    }
  }

  @Test("capitals are centred in a line", arguments: [11.0, 13, 17, 34])
  func centring(size: Double) {
    let style = TextStyle(size: size)
    let line = font.mask(of: "H", style: style, scale: 1)
    let metrics = font.metrics(of: style, scale: 1)
    let rows = (0..<line.mask.height).filter { row in
      line.mask.bytes[row * line.mask.width..<(row + 1) * line.mask.width].contains { $0 > 100 }
    }
    let above = line.top + (rows.first ?? 0)
    let below = metrics.height - (line.top + (rows.last ?? 0)) - 1
    expectAtMost(abs(above - below), 1)
  }

  @Test("an empty line is empty")
  func empty() {
    expectEqual(font.mask(of: "", style: TextStyle(size: 11), scale: 1).mask, .empty)
    expectEqual(font.mask(of: " ", style: TextStyle(size: 11), scale: 1).mask, .empty)
  }

  @Test("a character with marks without end is drawn with thirty of them")
  func marks() {
    let style = TextStyle(size: 16)
    func text(_ count: Int) -> String { "a" + String(repeating: "\u{301}", count: count) }
    expectEqual(
      font.mask(of: text(100_000), style: style, scale: 1),
      font.mask(of: text(30), style: style, scale: 1))
    expectEqual(font.width(of: text(100_000), style: style), font.width(of: text(30), style: style))
  }

  @Test("the first character that it lacks is reported, once")
  func missing() {
    let font = StrokeFont()
    var missing: [Character] = []
    font.onMissing = { missing.append($0) }
    let style = TextStyle(size: 16)
    _ = font.width(of: "Ordinary — “text”", style: style)
    expectEqual(missing, [])
    _ = font.width(of: "日本", style: style)
    _ = font.mask(of: "語🎉", style: style, scale: 1)
    expectEqual(missing, ["日"])
  }
}
