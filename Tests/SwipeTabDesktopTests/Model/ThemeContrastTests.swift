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
    "what is on bars stands out from them over any page, touched or not, and texts can be read",
    arguments: Theme.Appearance.allCases)
  func bars(appearance: Theme.Appearance) {
    let theme = Theme.named(appearance)
    let (bar, top) = (Backdrop.all(theme.toolbar), Backdrop.all(theme.navigationBar))
    let untouched = top.filter { $0.touch == .none }
    var rows: [(name: String, contrast: Double, least: Double)] = [
      ("titles and icons", theme.contrast(of: theme.tint, on: bar), Self.text),
      ("the selected item", theme.contrast(of: theme.selectedTint, on: bar), Self.text),
      ("badges", theme.contrast(of: theme.badge, on: bar), Self.shape),
      ("texts of badges", theme.badgeText.contrast(with: theme.badge), Self.text),
      ("the focus ring on the toolbar", theme.contrast(of: theme.focus, on: bar), Self.shape),
      ("the focus ring above", theme.contrast(of: theme.focus, on: top), Self.shape),
      ("buttons above", theme.contrast(of: theme.navigationTint, on: top), Self.text),
      ("the title above", theme.contrast(of: theme.text, on: untouched), Self.text),
      ("a second title above", theme.contrast(of: theme.secondaryText, on: untouched), Self.text),
    ]
    for page in Backdrop.pages {
      let tooltip = theme.text.opacity(0.92).over(page)
      rows.append(
        ("a tooltip over \(page)", theme.background.contrast(with: tooltip), Self.text))
    }
    for text in [theme.text, theme.secondaryText, theme.selectedTint] {
      rows.append(("\(text) on the ground", text.contrast(with: theme.background), Self.text))
    }
    for (name, contrast, least) in rows { expectAtLeast(contrast, least, "\(name)") }
    expectEqual(theme.badge.alpha, 255)
  }

  @Test(
    "the selected item stands out from its animator's patch, and a mark before it from the bar",
    arguments: Theme.Appearance.allCases, Animators.all.map(\.name))
  func animators(appearance: Theme.Appearance, name: String) throws {
    let animator = try #require(Animators.all.first { $0.name == name })
    let stub = Self.bar(appearance)
    func color(of mark: Indicator) -> Color { mark.color ?? stub.theme.selectedTint }
    for item in stub.widths.indices {
      let bar = stub.at(Double(item))
      // In its own color it stands out from the bar.
      let title = animator.appearance(ofItem: item, in: bar).color ?? stub.theme.selectedTint
      let mark = animator.indicator(in: bar)
      let patch = mark.flatMap { $0.isBehindItems ? color(of: $0) : nil } ?? .clear
      let backdrops = Backdrop.all(stub.theme.toolbar, patch: patch)
      expectAtLeast(stub.theme.contrast(of: title, on: backdrops), Self.text, "\(item)")
    }
    guard let mark = animator.indicator(in: stub.at(0)), !mark.isBehindItems else { return }
    let bar = Backdrop.all(stub.theme.toolbar)
    expectAtLeast(stub.theme.contrast(of: color(of: mark), on: bar), Self.shape, "the mark")
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
