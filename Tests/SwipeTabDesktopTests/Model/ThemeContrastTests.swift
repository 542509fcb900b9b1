import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// What the shipped themes promise, by WCAG 2's formula: 4.5 for text, 3 for all else that must be told apart.
///
/// Disabled items are left out, as WCAG leaves them out.
@Suite("Theme's contrast")
@MainActor struct ThemeContrastTests {
  static let text = 4.5
  static let shape = 3.0

  /// As many items as any animator has colors.
  private static func bar(_ appearance: Theme.Appearance) -> StubBar {
    StubBar {
      $0.theme = Theme.named(appearance)
      $0.widths = Array(repeating: 60, count: 8)
    }
  }

  @Test(
    "titles and icons stand out from the bar over any page, touched or not",
    arguments: Theme.Appearance.allCases)
  func items(appearance: Theme.Appearance) {
    let theme = Theme.named(appearance)
    let bar = Backdrop.all(theme.toolbar)
    expectAtLeast(theme.contrast(of: theme.tint, on: bar), Self.text)
    expectAtLeast(theme.contrast(of: theme.selectedTint, on: bar), Self.text)
  }

  @Test(
    "the selected item stands out from its animator's patch, and from the bar in its own color",
    arguments: Theme.Appearance.allCases, Animators.all.map(\.name))
  func animators(appearance: Theme.Appearance, name: String) throws {
    let animator = try #require(Animators.all.first { $0.name == name })
    let stub = Self.bar(appearance)
    for item in stub.widths.indices {
      let bar = stub.at(Double(item))
      let color =
        animator.appearance(ofItem: item, in: bar).color ?? stub.theme.selectedTint
      let mark = animator.indicator(in: bar)
      let patch =
        mark.flatMap { $0.isBehindItems ? $0.color ?? stub.theme.selectedTint : nil } ?? .clear
      let backdrops = Backdrop.all(stub.theme.toolbar, patch: patch)
      expectAtLeast(
        stub.theme.contrast(of: color, on: backdrops), Self.text, "\(animator.name), \(item)")
    }
  }

  @Test(
    "a mark that lies before the items stands out from the bar",
    arguments: Theme.Appearance.allCases, Animators.all.map(\.name))
  func marks(appearance: Theme.Appearance, name: String) throws {
    let animator = try #require(Animators.all.first { $0.name == name })
    let stub = Self.bar(appearance)
    guard let mark = animator.indicator(in: stub.at(0)), !mark.isBehindItems else { return }
    let color = mark.color ?? stub.theme.selectedTint
    expectAtLeast(stub.theme.contrast(of: color, on: Backdrop.all(stub.theme.toolbar)), Self.shape)
  }

  @Test(
    "badges stand out from the bar, and their text from them",
    arguments: Theme.Appearance.allCases)
  func badges(appearance: Theme.Appearance) {
    let theme = Theme.named(appearance)
    let bar = Backdrop.all(theme.toolbar)
    expectAtLeast(theme.contrast(of: theme.badge, on: bar), Self.shape)
    expectAtLeast(theme.badgeText.contrast(with: theme.badge), Self.text)
    expectEqual(theme.badge.alpha, 255)
  }

  @Test("the focus ring stands out from both bars", arguments: Theme.Appearance.allCases)
  func focus(appearance: Theme.Appearance) {
    let theme = Theme.named(appearance)
    for bar in [theme.toolbar, theme.navigationBar] {
      expectAtLeast(theme.contrast(of: theme.focus, on: Backdrop.all(bar)), Self.shape)
    }
  }

  @Test(
    "title and buttons of the navigation bar stand out from it",
    arguments: Theme.Appearance.allCases)
  func navigationBar(appearance: Theme.Appearance) {
    let theme = Theme.named(appearance)
    let bar = Backdrop.all(theme.navigationBar)
    expectAtLeast(theme.contrast(of: theme.navigationTint, on: bar), Self.text)
    let untouched = bar.filter { $0.touch == .none }
    expectAtLeast(theme.contrast(of: theme.text, on: untouched), Self.text)
    expectAtLeast(theme.contrast(of: theme.secondaryText, on: untouched), Self.text)
  }

  @Test(
    "the texts of tooltips, and those on the plain background, can be read",
    arguments: Theme.Appearance.allCases)
  func plain(appearance: Theme.Appearance) {
    let theme = Theme.named(appearance)
    for page in Backdrop.pages {
      let tooltip = theme.text.opacity(0.92).over(page)
      expectAtLeast(theme.background.contrast(with: tooltip), Self.text)
    }
    for text in [theme.text, theme.secondaryText, theme.selectedTint] {
      expectAtLeast(text.contrast(with: theme.background), Self.text)
    }
  }

  @Test("the colors on the way from one tint to the other stand out as they do")
  func half() {
    for theme in [Theme.light, .dark] {
      let bar = Backdrop.all(theme.toolbar).filter { $0.touch == .none }
      for step in 0...10 {
        let color = theme.tint.mixed(with: theme.selectedTint, share: Double(step) / 10)
        expectAtLeast(theme.contrast(of: color, on: bar), Self.text)
      }
    }
  }

  @Test("the storyboards that come along keep to the same", arguments: Theme.Appearance.allCases)
  func storyboards(appearance: Theme.Appearance) throws {
    for name in ["harness"] {
      let file = "Assets/storyboards/\(name).json"
      let document = try StoryboardReader.read(PackageFile.bytes(file), file: file)
      let scene = try StoryboardScene.make(document, appearance: appearance)
      let theme = scene.configuration.theme
      let bar = Backdrop.all(theme.toolbar)
      expectAtLeast(theme.contrast(of: theme.tint, on: bar), Self.text)
      expectAtLeast(theme.contrast(of: theme.selectedTint, on: bar), Self.text)
      let above = Backdrop.all(theme.navigationBar)
      expectAtLeast(theme.contrast(of: theme.navigationTint, on: above), Self.text)
    }
  }
}
