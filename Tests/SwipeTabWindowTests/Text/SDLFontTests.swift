import Glibc
import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

/// Those that need a font run where the machine has one.
@Suite("SDLFont", .serialized)
struct SDLFontTests {
  private static var hasFont: Bool { (try? SDLFont()) != nil }
  private static let noFont: Comment = "this machine has no font that can be used"
  private let style = TextStyle(size: 16)

  /// A machine without font files.
  private struct NoFiles: FontFileSystem {
    var directories: [String] { [] }
    func isReadable(_ path: String) -> Bool { false }
    func fonts(below directory: String) -> [String] { [] }
  }

  @Test("what is no font is named, a named pipe without waiting for its other end")
  func missing() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let rows: [(path: String, reason: String, make: () throws -> SDLFont)] = [
      (
        "/no/such.ttf", "No such file or directory", { try SDLFont(path: "/no/such.ttf") }
      ),
      (pipe, "is a named pipe and no regular file", { try SDLFont(path: pipe) }),
      (
        "fonts", "none found on this machine",
        { try SDLFont(locator: FontLocator(files: NoFiles()) { nil }) }
      ),
    ]
    for (path, reason, make) in rows {
      let error = FontError(path: path, reason: reason)
      #expect(throws: error) { _ = try make() }
      expectEqual("\(error)", "\(path): \(reason)")
    }
  }

  @Test("a file that is no font is named")
  func broken() {
    let error = #expect(throws: FontError.self) { _ = try SDLFont(path: "/etc/passwd") }
    expectEqual(error?.path, "/etc/passwd")
    expectEqual(error?.reason.hasPrefix("not a font ("), true)
  }

  @Test(
    "the first visible character that no font has is reported, once", .enabled(if: hasFont, noFont)
  )
  func missingCharacter() throws {
    let font = try SDLFont(path: SDLFont().path, locator: FontLocator(files: NoFiles()) { nil })
    var missing: [Character] = []
    font.onMissing = { missing.append($0) }
    _ = font.width(of: "plain\u{200B} text\u{7}", style: style)
    expectEqual(missing, [])
    _ = font.width(of: "a\u{10FFFD}", style: style)
    _ = font.mask(of: "\u{10FFFC}\u{10FFFD}", style: style, scale: 1)
    expectEqual(missing, ["\u{10FFFD}"])
  }

  @Test(
    "code has a font of its own, which is looked for when it is first needed",
    .enabled(if: hasFont, noFont)
  )
  func monospaced() throws {
    var searches = 0
    let system = FontLocator.system
    let locator = FontLocator(files: system.files) {
      searches += 1
      return system.configuration()
    }
    let font = try SDLFont(locator: locator)
    _ = font.width(of: "plain", style: style)
    let before = searches
    let code = TextStyle(size: 16, isMonospaced: true)
    let widths = ["i", "n", "0"].map { font.width(of: $0, style: code) }
    expectEqual(searches, before + 1)
    _ = font.mask(of: "let", style: code, scale: 1)
    expectEqual(searches, before + 1, "it is looked for once")
    let hasOne = locator.monospaced { _ in true } != nil
    expect(!hasOne || Set(widths).count == 1, "\(widths)")
  }

  private struct Families: FontConfiguration {
    let files: [String: FontFile]
    func match(_ family: String, _ scalars: [Unicode.Scalar], _ kind: FontKind) -> FontFile? {
      files[family]
    }
  }

  @Test("the desktop's font is followed, except by a named file", .enabled(if: hasFont, noFont))
  func followed() throws {
    let usual = FontFile(path: try SDLFont().path)
    guard let mono = FontLocator.system.monospaced(isUsable: { $0 != usual }) else { return }
    let locator = FontLocator(files: NoFiles()) {
      Families(files: ["sans": usual, "Mono": mono])
    }
    let font = try SDLFont(locator: locator)
    let rows = [
      ("sans", usual, false), ("Mono", mono, true), ("Mono", mono, false), ("No", mono, false),
      ("sans", usual, true),
    ]
    for (family, file, isOther) in rows {
      expectEqual(font.follow(family), isOther, "\(family)")
      expectEqual(font.path, file.path, "\(family)")
      // The last letter may be a pixel narrower than its advance, as some versions of FreeType have it.
      let widths = ["i", "W"].map { font.width(of: String(repeating: $0, count: 20), style: style) }
      let isMono = abs(widths[0] - widths[1]) < 4
      expectEqual(isMono, file == mono, "\(family)")
    }
    let named = try SDLFont(path: usual.path, locator: locator)
    expect(!named.follow("Mono"), "a named file stays")
  }

  @Test("fonts are opened and closed on several threads at once", .enabled(if: hasFont, noFont))
  func threads() async throws {
    let file = FontFile(path: try SDLFont().path)
    let opened = await withTaskGroup(of: Int.self) { group in
      for size in 1...8 {
        group.addTask {
          (1...150).filter { _ in
            let face = try? FontFace(file, size: Double(10 + size), isBoldened: false)
            return face?.has("a") == true
          }.count
        }
      }
      return await group.reduce(0, +)
    }
    expectEqual(opened, 8 * 150)
  }

  @Test(
    "letters with marks above them are on the same baseline as those without",
    .enabled(if: hasFont, noFont),
    arguments: [
      ("\u{628}", "\u{628}\u{651}\u{64E}"), ("\u{641}", "\u{641}\u{651}\u{64B}"),
      ("o", "o\u{302}\u{301}"), ("E", "\u{1EC4}"),
    ] as [(String, String)])
  func baseline(plain: String, marked: String) throws {
    let font = try SDLFont()
    let style = TextStyle(size: 40)
    // The ink of a letter without marks ends at the same row as with marks above it.
    func bottom(_ text: String) -> Int {
      let mask = font.mask(of: text, style: style, scale: 1)
      return mask.top + mask.mask.height
    }
    expectAtMost(abs(bottom(plain) - bottom(marked)), 1)
  }

  @Test(
    "widths are linear in the size", .enabled(if: hasFont, noFont),
    arguments: ["Home", "Änderungen"])
  func linear(text: String) throws {
    let font = try SDLFont()
    let width = font.width(of: text, style: style)
    expectGreater(width, 0)
    let large = TextStyle(size: 48)
    expect(near(font.width(of: text, style: large), 3 * width, within: 1e-6))
    expect(near(font.lineHeight(of: large), 3 * font.lineHeight(of: style), within: 1e-6))
  }

  @Test("nothing has no width and no picture", .enabled(if: hasFont, noFont))
  func nothing() throws {
    let font = try SDLFont()
    expectEqual(font.width(of: "", style: style), 0)
    expectEqual(font.mask(of: "", style: style, scale: 1).mask, .empty)
    expectEqual(font.mask(of: " ", style: style, scale: 1).mask, .empty)
  }

  @Test("a mask fits its measure", .enabled(if: hasFont, noFont), arguments: [1, 1.25, 1.5, 2, 3])
  func mask(scale: Double) throws {
    let font = try SDLFont()
    let line = font.mask(of: "Notifications", style: style, scale: scale)
    let metrics = font.metrics(of: style, scale: scale)
    let width = font.width(of: "Notifications", style: style) * scale
    expectAtMost(abs(Double(line.advance) - width), 0.5)
    expectAtMost(abs(line.left), 5)
    expectAtMost(abs(line.left + line.mask.width - line.advance), 5)
    expectAtLeast(line.top, 0)
    expectAtMost(line.top + line.mask.height, metrics.ascent + 2)
  }

  @Test(
    "capitals stand in the middle of the line", .enabled(if: hasFont, noFont),
    arguments: [1, 1.5, 2])
  func capitals(scale: Double) throws {
    let font = try SDLFont()
    let line = font.mask(of: "H", style: style, scale: scale)
    let metrics = font.metrics(of: style, scale: scale)
    let below = metrics.height - line.top - line.mask.height
    expectAtMost(abs(line.top - below), 2)
    expectEqual(line.top + line.mask.height, metrics.ascent)
  }

  private static let withoutLatin = "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf"

  @Test(
    "a font for another script alone leaves Latin letters to others",
    .enabled(if: hasFont, noFont),
    .enabled(if: access(withoutLatin, R_OK) == 0, "Droid Sans Fallback is not on this machine"))
  func otherScript() throws {
    let (font, usual) = (try SDLFont(path: Self.withoutLatin), try SDLFont())
    expectEqual(font.width(of: "Wil", style: style), usual.width(of: "Wil", style: style))
  }

  @Test("bold is heavier", .enabled(if: hasFont, noFont))
  func bold() throws {
    let font = try SDLFont()
    func ink(_ weight: TextStyle.Weight) -> Int {
      let line = font.mask(of: "Home", style: TextStyle(size: 16, weight: weight), scale: 1)
      return line.mask.bytes.reduce(0) { $0 + Int($1) }
    }
    expectGreater(ink(.bold), ink(.regular))
  }

  @Test(
    "a family without a bold file is bold all the same, as wide as measured",
    .enabled(if: hasFont, noFont))
  func boldWithoutFile() throws {
    let font = try SDLFont()
    let family = try FontFamily(FontPair(regular: FontFile(path: font.path)))
    let run = TextRun(text: "Home", script: "Latn", isRightToLeft: false, font: 0)
    func ink(_ weight: TextStyle.Weight) throws -> Int {
      var board = MaskBoard()
      try #require(family.face(weight, size: 32)).draw(run) { board.add($0, x: 0, y: 40) }
      return board.lineMask(advance: 0).mask.bytes.reduce(0) { $0 + Int($1) }
    }
    try expectGreater(ink(.bold), ink(.regular))
  }

  @Test("a font at many sizes does not keep them all open", .enabled(if: hasFont, noFont))
  func manySizes() throws {
    struct Weak { weak var face: FontFace? }
    let font = try SDLFont()
    let family = try FontFamily(FontPair(regular: FontFile(path: font.path)))
    let measuring = try #require(family.referenceFace(.regular))
    let faces = (10..<60).map { Weak(face: family.face(.regular, size: Double($0))) }
    expectAtMost(faces.filter { $0.face != nil }.count, 25)
    expect(faces.last?.face != nil)
    expect(family.referenceFace(.regular) === measuring)
  }

  @Test(
    "a font without a bold face has strokes wider by less than half, and letters where they were")
  func emulatedBold() {
    // Three strokes of two pixels, two pixels apart.
    var pixels: [UInt32] = [255, 255, 0, 0, 255, 255, 0, 0, 255, 255].map { $0 << 24 }
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let run = RenderedRun(pixels: base, width: 10, height: 1, stride: 10, left: 3, top: -1)
      run.withBoldened(by: 0.8) {
        let row = (0..<$0.width).map { [pixels = $0.pixels] x in pixels[x] >> 24 }
        expectEqual(row, [255, 255, 204, 0, 255, 255, 204, 0, 255, 255, 204])
        expectEqual($0.left, 3)
        expectEqual($0.top, -1)
      }
      run.withBoldened(by: 2) { expectEqual($0.pixels[2] >> 24, 255) }
    }
  }

  @Test(
    "any text has a picture, whatever the fonts have", .enabled(if: hasFont, noFont),
    arguments: [
      "日本語", "\u{645}\u{631}\u{62D} 42", "👩‍👩‍👧", "\u{10FFFF}", "a\u{301}\u{301}", "\u{FDFD}",
    ])
  func anything(text: String) throws {
    let font = try SDLFont()
    expectGreater(font.width(of: text, style: style), 0)
    expect(!font.mask(of: text, style: style, scale: 1).mask.bytes.isEmpty)
  }
}
