import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import SwipeTabWindow
@testable import TestSupport

/// Fonts that storyboards name; those that need one run where the machine has one.
@Suite("The font of a storyboard") @MainActor struct StoryboardFontTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  nonisolated private static var systemFont: String? { (try? SDLFont())?.path }

  private func file(_ font: String) throws -> String {
    let text = #"{"font": \#(font), "pages": [{"id": "a", "title": "A"}]}"#
    return try folder.write(Array(text.utf8), to: "a.json")
  }

  private func message(_ path: String, _ options: String...) -> String? {
    do throws(Launch.Failure) {
      try HeadlessRun(launch: try Launch(arguments: [path, "--headless"] + options)).run()
      return nil
    } catch {
      return error.lines.first
    }
  }

  @Test(
    "only font files in the folder of the storyboard are taken",
    arguments: [
      (#""../Brand.ttf""#, "../Brand.ttf"), (#""/usr/Brand.ttf""#, "/usr/Brand.ttf"),
      (#""Brand""#, "Brand"), (#"{"regular": "a//b.otf"}"#, "a//b.otf"),
      (#"{"bold": "b.ttf"}"#, #"expected "regular""#),
      (#"{"regular": "a.ttf", "thin": "b.ttf"}"#, "thin"),
    ])
  func mistakes(font: String, part: String) throws {
    let message = try #require(message(try file(font)))
    expect(message.contains(part), "\(message)")
  }

  @Test("a font that cannot be used is named at the start and by --check, with its place")
  func broken() throws {
    _ = try folder.write(Array("no font".utf8), to: "Brand.ttf")
    let path = try file(#""Brand.ttf""#)
    expectEqual(message(path)?.contains("Brand.ttf: not a font"), true)
    let findings = try CheckRun.findings(path, try Launch(arguments: [path, "--check"]))
    let finding = try #require(findings.first { $0.message.contains("the font cannot be used") })
    expectEqual(finding.severity, .error)
    expectEqual(finding.line, 1)
    expectEqual(finding.path, "$.font")
    expectEqual(message(try file(#""Lost.ttf""#))?.contains("Lost.ttf: No such file"), true)
  }

  @Test(
    "a font draws the texts, is packed with its bold face, and is read from there",
    .enabled(if: systemFont != nil, "this machine has no font that can be used"))
  func packed() throws {
    let bytes = try File.read(try #require(Self.systemFont))
    try File.makeFolder(of: folder.file("fonts/Brand-Regular.ttf"), mode: 0o777)
    for name in ["Brand-Regular.ttf", "Brand-Bold.ttf"] {
      try File.write(bytes, to: folder.file("fonts/" + name))
    }
    let path = try file(#""fonts/Brand-Regular.ttf""#)
    expectEqual(message(path), nil)
    try expect(CheckRun.findings(path, try Launch(arguments: [path, "--check"])).isEmpty)
    let packed = folder.file("a.swipetab")
    try PackRun(launch: try Launch(arguments: [path, "--pack", packed])).run()
    expect(File.isReadable(packed + "/fonts/Brand-Regular.ttf"))
    expect(File.isReadable(packed + "/fonts/Brand-Bold.ttf"))
    expectEqual(message(packed), nil)
    let launch = try Launch(arguments: [packed, "--headless"])
    let font = try #require(FontFiles(launch.options, else: try launch.scene().font))
    expectEqual(font.regular, packed + "/fonts/Brand-Regular.ttf")
    expectEqual(font.mistake(), nil)
    expectEqual(
      SDLFontWidth.of("Wide", font),
      SDLFontWidth.of("Wide", FontFiles(regular: try #require(Self.systemFont))))
    expectEqual(
      FontFiles(
        try Options(arguments: [packed, "--font", "system"]), else: try launch.scene().font), nil)
  }

  @Test(
    "a bold face of another name is taken, and a broken one is named",
    .enabled(if: systemFont != nil, "this machine has no font that can be used"))
  func bold() throws {
    let bytes = try File.read(try #require(Self.systemFont))
    for name in ["Book.ttf", "Heavy.ttf"] { try File.write(bytes, to: folder.file(name)) }
    let path = try file(#"{"regular": "Book.ttf", "bold": "Heavy.ttf"}"#)
    expectEqual(message(path), nil)
    let packed = folder.file("b.swipetab")
    try PackRun(launch: try Launch(arguments: [path, "--pack", packed])).run()
    expect(File.isReadable(packed + "/Heavy.ttf"))
    try File.write(Array("no font".utf8), to: folder.file("Heavy.ttf"))
    expectEqual(message(path)?.contains("Heavy.ttf: not a font"), true)
  }
}

/// The width of a text in a font, in points.
private enum SDLFontWidth {
  @MainActor static func of(_ text: String, _ font: FontFiles) -> Double? {
    (try? SDLFont(path: font.regular, bold: font.bold))?.width(of: text, style: TextStyle(size: 20))
  }
}
