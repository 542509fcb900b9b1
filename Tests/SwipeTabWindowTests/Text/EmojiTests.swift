import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

/// Those that draw run where the machine has a font for emoji.
@Suite("Emoji", .serialized)
struct EmojiTests {
  private static var hasFont: Bool {
    (try? SDLFont())?.mask(of: "😀", style: TextStyle(size: 16), scale: 1).colors != nil
  }
  private static let noFont: Comment = "no font for emoji is on this machine"
  private let style = TextStyle(size: 16)

  @Test(
    "emoji are shown in colors unless they are letters of old, or a selector asks for text",
    arguments: [
      ("😀", true), ("👨‍👩‍👧‍👦", true), ("🇯🇵", true), ("👋🏽", true), ("☺\u{FE0F}", true),
      ("1\u{FE0F}\u{20E3}", true),
      ("☝🏽", true), ("☺", false), ("❤", false), ("😀\u{FE0E}", false), ("1", false), ("©", false),
      ("é", false), ("日", false), ("e\u{301}", false),
    ] as [(Character, Bool)])
  func presentation(character: Character, isShown: Bool) {
    expectEqual(character.isShownAsEmoji, isShown)
  }

  @Test(
    "an emoji has colors, and a sequence is as wide as one of them", .enabled(if: hasFont, noFont),
    arguments: ["👨‍👩‍👧‍👦", "🇯🇵", "👋🏽", "1\u{FE0F}\u{20E3}", "❤\u{FE0F}"])
  func sequences(text: String) throws {
    let font = try SDLFont()
    let single = font.width(of: "🎉", style: style)
    expect((16...24).contains(single))
    expectLess(abs(font.width(of: text, style: style) - single), 0.5)
    let colors = try #require(font.mask(of: text, style: style, scale: 1).colors)
    expectGreater(Set(colors.pixels.filter { $0 >> 24 == 255 }).count, 4)
  }

  @Test("letters beside an emoji have none of its colors", .enabled(if: hasFont, noFont))
  func beside() throws {
    let font = try SDLFont()
    let plain = font.mask(of: "Hi", style: style, scale: 1)
    expectEqual(plain.colors, nil)
    let both = font.mask(of: "Hi 🎉", style: style, scale: 1)
    let colors = try #require(both.colors)
    for index in colors.pixels.indices where both.mask.bytes[index] > 0 {
      expectEqual(colors.pixels[index] >> 24, 0)
    }
    let ink = both.mask.bytes.reduce(0) { $0 + Int($1) }
    expectEqual(ink, plain.mask.bytes.reduce(0) { $0 + Int($1) })
  }

  @Test(
    "an emoji stands on the line of the letters, at every size", .enabled(if: hasFont, noFont),
    arguments: [11.0, 16, 34])
  func baseline(size: Double) throws {
    let font = try SDLFont()
    let style = TextStyle(size: size)
    for scale in [1.0, 2] {
      let ascent = font.metrics(of: style, scale: scale).ascent
      let line = font.mask(of: "😀", style: style, scale: scale)
      let colors = try #require(line.colors)
      let rows = (0..<colors.height).filter { row in
        colors.pixels[row * colors.width..<(row + 1) * colors.width].contains { $0 >> 24 > 128 }
      }
      let (top, bottom) = (line.top + (rows.first ?? 0), line.top + (rows.last ?? 0) + 1)
      let em = size * scale
      // A fifth of an em below the baseline, as designers of such fonts have it.
      expect((0.1...0.3).contains(Double(bottom - ascent) / em), "\(size) \(scale)")
      expect((0.8...1.1).contains(Double(ascent - top) / em), "\(size) \(scale)")
    }
  }

  @Test("the font for emoji is opened only when a text needs it", .enabled(if: hasFont, noFont))
  func lazily() throws {
    struct Files: FontFileSystem {
      let system = SystemFontFiles()
      let asked: (String) -> Void
      var directories: [String] { system.directories }
      func isReadable(_ path: String) -> Bool {
        asked(path)
        return system.isReadable(path)
      }
      func fonts(below directory: String) -> [String] { system.fonts(below: directory) }
    }
    var paths: [String] = []
    let files = Files { paths.append($0) }
    let font = try SDLFont(locator: FontLocator(files: files) { nil })
    _ = font.mask(of: "Home", style: style, scale: 1)
    expect(!paths.contains { $0.contains("Emoji") })
    _ = font.mask(of: "🎉", style: style, scale: 1)
    expect(paths.contains { $0.contains("Emoji") })
  }

  @Test("the size of pictures in a font is found, and the best of several")
  func strikes() {
    func big(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func font(_ name: String, _ sizes: [Int]) -> [UInt8] {
      let table =
        big(0x3_0000, 4) + big(sizes.count, 4)
        + sizes.flatMap { [UInt8](repeating: 0, count: 44) + [UInt8($0), UInt8($0), 32, 1] }
      return big(0x1_0000, 4) + big(1, 2) + big(0, 6) + Array(name.utf8) + big(0, 4) + big(28, 4)
        + big(table.count, 4) + table
    }
    func strikes(_ bytes: [UInt8]) -> ColorStrikes { bytes.withUnsafeBytes { ColorStrikes($0) } }
    expectEqual(strikes(font("CBLC", [109])).sizes, [109])
    let several = strikes(font("CBLC", [136, 20, 64]))
    expectEqual([10, 20, 21, 65, 200].map { several.best(for: $0) }, [1, 1, 2, 0, 0])
    expectEqual(strikes(font("glyf", [109])).sizes, [])
    expectEqual(strikes([]).best(for: 16), nil)
    for count in 0..<60 { _ = strikes(Array(font("CBLC", [136, 20, 64]).prefix(count))) }
  }

  /// A font whose letters are four points high: a red picture above ink.
  private final class RedFont: LineRasterizer {
    func width(of text: String, style: TextStyle) -> Double { 4 * Double(text.count) }
    func lineHeight(of style: TextStyle) -> Double { 4 }
    func metrics(of style: TextStyle, scale: Double) -> LineMetrics {
      LineMetrics(ascent: Int(3 * scale), descent: Int(scale))
    }
    func mask(of line: String, style: TextStyle, scale: Double, isRightToLeft: Bool?) -> LineMask {
      let extent = Int(4 * scale)
      let half = extent * extent / 2
      return LineMask(
        mask: Mask(
          width: extent, height: extent,
          bytes: Array(repeating: 0, count: half) + Array(repeating: 255, count: half)),
        colors: Picture(
          width: extent, height: extent,
          pixels: Array(repeating: 0xFFFF_0000, count: half) + Array(repeating: 0, count: half)),
        left: 0, top: 0, advance: extent)
    }
  }

  @Test(
    "colored glyphs keep their colors in a text of any color, but not more opacity than it has",
    arguments: [0, 180])
  func tint(degrees: Double) {
    let painter = DisplayListPainter(
      text: TextRenderer(font: RedFont()), icons: IconStore(folders: []))
    func rows(_ color: Color) -> [UInt32] {
      var text = DrawCommand.Text(
        "x", frame: Rect(x: 0, y: 0, width: 4, height: 4), style: style, color: color)
      text.alignment = .left
      text.rotation = degrees * .pi / 180
      var list = DisplayList()
      list.append(DrawCommand(key: 1, clip: text.frame, content: .text(text)))
      var pixels = [UInt32](repeating: 0, count: 16)
      pixels.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        painter.paint(
          list, scale: 1, into: Canvas(pixels: base, width: 4, height: 4, stride: 4))
      }
      let colors = [pixels[5], pixels[9]].map { $0 & 0xFFFFFF }
      return degrees == 0 ? colors : colors.reversed()
    }
    expectEqual(rows(Color(rgb: 0x00FF00)), [0xFF0000, 0x00FF00])
    expectEqual(rows(Color(rgb: 0x00FF00).opacity(0)), [0, 0])
  }
}
