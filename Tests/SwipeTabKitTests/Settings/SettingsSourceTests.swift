import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("SettingsSource")
struct SettingsSourceTests {
  /// What stands between "snippet" and "end" is the source of what it makes, so that the source compiles.
  private func compiled() -> ContainerConfiguration {
    // snippet
    var configuration = ContainerConfiguration()
    configuration.toolbarPosition = .top
    configuration.titles = .beside
    configuration.animator = ElasticUnderlineAnimator()
    configuration.transition = .zoomOut
    configuration.pagingAxis = .vertical
    configuration.isCyclic = true
    configuration.isRightToLeft = true
    configuration.tuning.spring.stiffness = 250
    configuration.tuning.spring.dampingRatio = 0.65
    configuration.tuning.flingSpeed = 310
    configuration.tuning.mouseSlop = 6
    configuration.tuning.touchSlop = 12
    configuration.tuning.mouseFlingDistance = 7
    configuration.tuning.touchFlingDistance = 21
    configuration.tuning.snapPoint = 0.35
    configuration.tuning.wheelNotch = 45
    configuration.tuning.rubberBand.give = 0.3
    configuration.tuning.bounces = false
    configuration.adaptation = .sidebar
    configuration.adaptiveWidth = .infinity
    configuration.itemLayout = .centered(width: 82.5, gap: 4)
    configuration.maximumItemWidth = 160.0000001
    configuration.overflow = .shrink
    configuration.allowsReordering = true
    configuration.allowsClosing = true
    configuration.allowsAdding = true
    configuration.theme = .highContrastDark
    configuration.theme.control = Color(red: 1, green: 2, blue: 3, alpha: 4)
    configuration.theme.tintsSelectedImages = false
    configuration.textScale = 1.3
    configuration.navigation = .perTab
    configuration.distantSelection = .scrollThrough
    configuration.retention = .near(2)
    configuration.reducesMotion = true
    configuration.isTranslucent = false
    configuration.barBlur = 4
    configuration.hidesOnScroll = .bars
    configuration.toolbarHeight = 60
    configuration.toolbarVisibility = .hiddenWithSinglePage
    configuration.safeArea = EdgeInsets(top: 1, left: 2.5, bottom: 0, right: 0)
    configuration.stripHandOver = .sameContact
    configuration.texts.back = "\"Zurück\"\n"
    configuration.texts.shortcuts = [.close: "Zu"]
    configuration.tuning.pagesPerSwipe = .unlimited(deceleration: 0.99)
    configuration.tuning.tolerance.speed = 30
    // end
    return configuration
  }

  @Test("what it writes compiles, and makes the same settings again")
  func compiles() throws {
    let file = try PackageFile.bytes("Tests/SwipeTabKitTests/Settings/SettingsSourceTests.swift")
    let lines = String(decoding: file, as: UTF8.self).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("    // snippet") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("    // end") })
    let snippet = lines[(start + 1)..<end].map { String($0.dropFirst(4)) }
    expectEqual(SettingsSource.text(of: compiled()), snippet.joined(separator: "\n") + "\n")
  }

  @Test("a setting that a new configuration has too is written only among those that are always")
  func plain() {
    let plain = ContainerConfiguration()
    let lines = SettingsSource.text(of: plain).split(separator: "\n").map(String.init)
    expectEqual(lines, SettingsSource.lines(of: plain))
  }

  @Test("in a narrow field a line is broken before its value, and a long property before a period")
  func narrow() {
    let lines = SettingsSource.lines(of: ContainerConfiguration(), isBroken: true) {
      $0.count <= 30
    }
    expect(lines.allSatisfy { $0.count <= 30 })
    expectEqual(
      lines[..<4],
      [
        "var configuration", "  = ContainerConfiguration()", "configuration.toolbarPosition",
        "  = .bottom",
      ])
    let start = lines.firstIndex(of: "  .tuning.spring.stiffness") ?? 1
    expect(lines[start - 1] == "configuration" && lines[start + 1] == "  = 400")
  }

  @Test("every value that differs is written, the contrast as part of the theme")
  func everySetting() {
    let plain = ContainerConfiguration()
    for setting in ContainerSetting.allCases {
      var texts = [SettingsSource.text(of: plain): "\(plain)"]
      for value in setting.samples {
        var changed = plain
        setting.set(value, in: &changed)
        let text = SettingsSource.text(of: changed)
        // Two values have one text only if they make the same options.
        expectEqual(texts[text] ?? "\(changed)", "\(changed)", "\(setting) \(value)")
        texts[text] = "\(changed)"
        let isPlain = "\(changed)" == "\(plain)"
        expectEqual((text == SettingsSource.text(of: plain)), isPlain, "\(setting) \(value)")
      }
      expectGreater(texts.count, 1, "\(setting)")
    }
  }

  @Test("the lengths of a layout and the contrast of a theme are written")
  func lengths() {
    var configuration = ContainerConfiguration()
    let cases: [(ContainerConfiguration.ItemLayout, String)] = [
      (.fill, ".fill"), (.centered(), ".centered(width: 76, gap: 10)"),
      (.tabs(shortest: 90), ".tabs(shortest: 90)"),
    ]
    for (layout, source) in cases {
      configuration.itemLayout = layout
      let text = SettingsSource.text(of: configuration)
      expect(text.hasSuffix("configuration.itemLayout = \(source)\n"))
    }
    configuration.itemLayout = .automatic
    let themes: [(Theme, String)] = [
      (.dark, ".dark"), (.highContrastLight, ".highContrastLight"),
      (.highContrastDark, ".highContrastDark"),
    ]
    for (theme, source) in themes {
      configuration.theme = theme
      let text = SettingsSource.text(of: configuration)
      expect(text.hasSuffix("configuration.theme = \(source)\n"))
    }
  }

  /// Every name that the source can contain behind an equals sign, as the compiler knows it.
  private static let animators: [(any TabBarAnimator, String)] = [
    (NoAnimator(), "NoAnimator()"), (UnderlineAnimator(), "UnderlineAnimator()"),
    (ElasticUnderlineAnimator(), "ElasticUnderlineAnimator()"),
    (PillAnimator(), "PillAnimator()"), (OverlayAnimator(), "OverlayAnimator()"),
    (ZoomAnimator(), "ZoomAnimator()"), (DotsAnimator(), "DotsAnimator()"),
    (RainbowAnimator(), "RainbowAnimator()"), (LensAnimator(), "LensAnimator()"),
  ]

  @Test("every animator is written as it is made")
  func everyAnimator() {
    expectEqual(Self.animators.map(\.0.name), Animators.all.map(\.name))
    for (animator, source) in Self.animators {
      var configuration = ContainerConfiguration()
      configuration.animator = animator
      let lines = SettingsSource.lines(of: configuration)
      expect(lines.contains("configuration.animator = \(source)"))
    }
  }

  /// Every transition with its source, as the compiler knows it.
  private static let transitions: [(any PageTransition, String)] = [
    (.slide, ".slide"), (.overlap, ".overlap"), (.push, ".push"), (.depth, ".depth"),
    (.zoomOut, ".zoomOut"), (.fade, ".fade"), (.cover, ".cover"),
    (.lift, ".lift"), (.curl, ".curl"),
  ]

  @Test("every transition is written as it is called")
  func everyTransition() {
    expectEqual(Self.transitions.map(\.0.name), PageTransitions.all.map(\.name))
    for (transition, source) in Self.transitions {
      var configuration = ContainerConfiguration()
      (configuration.transition, configuration.sheetTransition) = (transition, transition)
      let lines = SettingsSource.lines(of: configuration)
      expect(lines.contains("configuration.transition = \(source)"))
      let text = SettingsSource.text(of: configuration)
      expectEqual(text.contains("sheetTransition = \(source)\n"), source != ".slide")
    }
  }

  @Test("every name of a choice is written as its case is called")
  func everyCase() {
    var configuration = ContainerConfiguration()
    for position in ContainerConfiguration.ToolbarPosition.allCases {
      configuration.toolbarPosition = position
      let lines = SettingsSource.lines(of: configuration)
      expect(lines.contains("configuration.toolbarPosition = .\(position)"))
    }
  }
}
