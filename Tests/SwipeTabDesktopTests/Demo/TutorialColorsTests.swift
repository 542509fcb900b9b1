import Testing

@testable import TestSupport

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard

/// The standard demo in the colors of the tutorial that it is made after.
@Suite("Colors of the tutorial") @MainActor struct TutorialColorsTests {
  private let pages: [PageID: Color] = [
    "red": Color(rgb: 0xFF0000), "blue": Color(rgb: 0x0000FF), "yellow": Color(rgb: 0xFFFF00),
  ]

  private func container(_ arguments: [String] = []) throws -> TabContainer {
    try TabContainer.demo("standard", ["--theme", "toptal"] + arguments)
  }

  @Test("pages are pure red, blue and yellow, tints are blue and gray, bars are white at 0.92")
  func exact() throws {
    let container = try container()
    let theme = container.configuration.theme
    expectEqual(theme.selectedTint, Color(rgb: 0x0000FF))
    expectEqual(theme.tint, Color(rgb: 0x808080))
    expectEqual(theme.navigationTint, Color(rgb: 0x808080))
    expectEqual(theme.toolbar, Color.white.opacity(0.92))
    expectEqual(theme.navigationBar, theme.toolbar)
    for index in 0..<container.count {
      let page = try #require(container.pages.page(at: index) as? StoryboardPage)
      expectEqual(page.fill, pages[page.id].map { .color($0) })
    }
    expectEqual(container.selectedID, "blue")
  }

  @Test("icons keep a contrast of 3 to 1 with the bar over every page")
  func contrast() throws {
    let theme = try container().configuration.theme
    for page in pages.values {
      let bar = page.mixed(with: .white, share: Double(theme.toolbar.alpha) / 255)
      expectAtLeast(theme.tint.contrast(with: bar), 3, "\(page)")
      expectAtLeast(theme.selectedTint.contrast(with: bar), 3, "\(page)")
    }
  }

  @Test("a theme given later, or a high contrast, replaces them")
  func overridden() throws {
    try expectEqual(container(["--theme", "dark"]).configuration.theme.toolbar, Theme.dark.toolbar)
    try expectEqual(
      container(["--contrast", "high"]).configuration.theme.toolbar, Theme.highContrastLight.toolbar
    )
  }

  @Test(
    "they belong to the standard demo alone",
    arguments: [["--demo", "mdv"], ["--pages", "3"], ["a.json"]])
  func conflict(arguments: [String]) throws {
    #expect(throws: OptionsError.self) {
      try Options(arguments: ["--theme", "toptal"] + arguments)
    }
    try expect(Options(arguments: ["--theme", "toptal"]).hasTutorialColors)
  }
}
