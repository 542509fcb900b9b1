import SwipeTabWindow
import Testing

@testable import TestSupport

/// The article on options shows what is run here, with nothing but the public interface.
@Suite("OptionsIconsAndFonts, the article")
@MainActor
struct OptionsIconsAndFontsTests {
  private let article = "OptionsIconsAndFonts"

  @Test("folders that are not there are named, and nothing opens")
  func options() {
    // snippet
    var options = WindowOptions()
    options.size = Size(width: 900, height: 600)
    options.minimumSize = Size(width: 320, height: 480)
    options.applicationID = "org.example.shop"
    options.iconFolders = ["/usr/share/shop/icons"]
    options.windowIcon = "/usr/share/shop/icons/shop.png"
    // end
    // snippet
    var configuration = ContainerConfiguration.app
    configuration.theme = .dark
    configuration.toolbarPosition = .top
    configuration.animator = UnderlineAnimator()
    let app = SwipeTabApp("Shop", options: options, configuration: configuration) {
      Tab("Home", icon: "house") {}
    }
    // end
    expectEqual(app.container.size, options.size)
    // snippet
    app.container.configuration.theme = .light
    // end
    expectEqual(app.container.configuration.theme, .light)
    // snippet
    options.followedSettings = [.contrast, .textScale, .motion]
    // end
    expect(!options.followedSettings.contains(.appearance))
    var problems = ""
    func print(_ error: WindowError) { problems = error.description }
    // snippet
    do {
      try app.run()
    } catch {
      print(error)
    }
    // end
    expectEqual(
      problems,
      """
      WindowOptions.iconFolders: there is no folder "/usr/share/shop/icons"
      WindowOptions.windowIcon: no readable file "/usr/share/shop/icons/shop.png"
      """)
  }

  @Test("it lists the built-in icons")
  func names() throws {
    let text = String(
      decoding: try PackageFile.bytes(
        "Sources/SwipeTabWindow/SwipeTabWindow.docc/\(article).md"), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasSuffix("which every app has:") }.dropFirst(2).prefix { !$0.isEmpty }
    let names = lines.joined(separator: " ").split(separator: "`").filter {
      !$0.contains(" ") && $0 != "."
    }
    expectEqual(names.map(String.init), BuiltInIcons.names)
  }

  @Test("its drawing can be shown")
  func drawing() throws {
    let folder = try TemporaryFolder()
    let lines = try #require(
      try Snippets(article: article, of: "SwipeTabWindow", language: "xml").blocks.first)
    try folder.write(Array(lines.joined(separator: "\n").utf8), to: "mine.svg")
    var warnings: [String] = []
    let painter = try PixelPainter(font: .builtIn, iconFolders: [.path(folder.path)]) {
      warnings.append($0)
    }
    var drawing = Drawing(clip: Rect(x: 0, y: 0, width: 24, height: 24))
    drawing.icon("mine", in: Rect(x: 0, y: 0, width: 24, height: 24), tint: .white)
    var pixels = [UInt32](repeating: 0, count: 24 * 24)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      painter.paint(drawing.list, scale: 1, into: start, width: 24, height: 24, stride: 24)
    }
    expectEqual(warnings, [])
    expect(pixels[19 * 24 + 6] & 0xFFFFFF == 0xFFFFFF && pixels[0] & 0xFFFFFF == 0)
  }

  @Test("the exit codes are those of the table")
  func exitCodes() {
    for error in [WindowError.options([]), .pages([]), .font(path: "", reason: "")] {
      expectEqual(error.exitCode, 65)
    }
    expectEqual(WindowError.noDisplay.exitCode, 69)
    expectEqual(WindowError.noWindow("").exitCode, 69)
  }
}
