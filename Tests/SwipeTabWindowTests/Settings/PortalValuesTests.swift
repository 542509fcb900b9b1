import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("The portal's values")
struct PortalValuesTests {
  private static let appearance = "org.freedesktop.appearance"
  private static let interface = "org.gnome.desktop.interface"
  private static let accessibility = "org.gnome.desktop.a11y.interface"

  @Test("settings of the desktop come from the portal's values")
  func settings() {
    func scale(_ factor: Double) -> [(String, String, BusValue)] {
      [(Self.interface, "text-scaling-factor", .double(factor))]
    }
    func dark(_ scheme: UInt32, _ gnome: String, _ theme: String) -> [(String, String, BusValue)] {
      [
        (Self.appearance, "color-scheme", .uint(scheme)),
        (Self.interface, "color-scheme", .string(gnome)),
        (Self.interface, "gtk-theme", .string(theme)),
      ]
    }
    func font(_ name: String) -> [(String, String, BusValue)] {
      [(Self.interface, "font-name", .string(name))]
    }
    let rows: [(name: String, values: [(String, String, BusValue)], settings: DesktopSettings)] = [
      ("nothing is known of a portal that says nothing", [], DesktopSettings()),
      (
        "high contrast", [(Self.appearance, "contrast", .uint(1))],
        DesktopSettings(isHighContrast: true)
      ),
      (
        "ordinary contrast", [(Self.appearance, "contrast", .uint(0))],
        DesktopSettings(isHighContrast: false)
      ),
      (
        "high contrast for accessibility", [(Self.accessibility, "high-contrast", .bool(true))],
        DesktopSettings(isHighContrast: true)
      ),
      (
        "contrast is high if any of the settings says so",
        [
          (Self.appearance, "contrast", .uint(0)),
          (Self.accessibility, "high-contrast", .bool(true)),
        ], DesktopSettings(isHighContrast: true)
      ),
      (
        "a theme of high contrast",
        [(Self.interface, "gtk-theme", .string("HighContrastInverse"))],
        DesktopSettings(isDark: true, isHighContrast: true)
      ),
      ("the size of texts", scale(1.5), DesktopSettings(textScale: 1.5)),
      ("a size that is too small", scale(0.75), DesktopSettings(textScale: 1)),
      ("a size that is too large", scale(3), DesktopSettings(textScale: 2)),
      ("a size that is none", scale(.infinity), DesktopSettings()),
      ("a font with a size", font("Cantarell 11"), DesktopSettings(fontFamily: "Cantarell")),
      (
        "a font with a fraction in its size", font("Noto Sans, 10.5"),
        DesktopSettings(fontFamily: "Noto Sans")
      ),
      (
        "a font with a weight", font("Ubuntu Medium 11"), DesktopSettings(fontFamily: "Ubuntu")
      ),
      (
        "a font with a weight and a slant", font("DejaVu Sans Mono Bold Italic 11"),
        DesktopSettings(fontFamily: "DejaVu Sans Mono")
      ),
      (
        "a family that ends like a weight", font("Arial Black, 11"),
        DesktopSettings(fontFamily: "Arial Black")
      ),
      (
        "a width belongs to the family", font("DejaVu Sans Condensed 14"),
        DesktopSettings(fontFamily: "DejaVu Sans Condensed")
      ),
      ("only a weight", font("Bold"), DesktopSettings(fontFamily: "Bold")),
      ("a font without a size", font("Inter"), DesktopSettings(fontFamily: "Inter")),
      ("no font", font(""), DesktopSettings()),
      (
        "motion is reduced where animations are off",
        [(Self.interface, "enable-animations", .bool(false))], DesktopSettings(reducesMotion: true)
      ),
      (
        "animations are on", [(Self.interface, "enable-animations", .bool(true))],
        DesktopSettings(reducesMotion: false)
      ),
      (
        "reduced motion", [(Self.appearance, "reduced-motion", .uint(1))],
        DesktopSettings(reducesMotion: true)
      ),
      ("no theme is preferred", dark(0, "default", "Adwaita"), DesktopSettings()),
      (
        "dark is what the shared setting says", dark(1, "default", "Adwaita"),
        DesktopSettings(isDark: true)
      ),
      ("so is light", dark(2, "prefer-dark", "Adwaita-dark"), DesktopSettings(isDark: false)),
      ("or else GNOME's", dark(0, "prefer-dark", "Adwaita"), DesktopSettings(isDark: true)),
      (
        "GNOME's before the theme's name", dark(0, "prefer-light", "Adwaita-dark"),
        DesktopSettings(isDark: false)
      ),
      (
        "or else the theme's name", dark(0, "default", "Adwaita-dark"),
        DesktopSettings(isDark: true)
      ),
      ("values that are unknown", dark(9, "other", "Yaru:dark"), DesktopSettings(isDark: true)),
    ]
    for (name, values, settings) in rows {
      var portal = PortalValues()
      for (namespace, key, value) in values { portal.set(namespace, key, to: .variant(value)) }
      expectEqual(portal.settings, settings, "\(name)")
    }
  }

  @Test("values of other types, and settings that nobody reads, change nothing")
  func garbage() {
    var portal = PortalValues()
    let isRead = portal.set("org.example", "color-scheme", to: .uint(1))
    expect(!isRead)
    portal.set(Self.appearance, "color-scheme", to: .string("1"))
    portal.set(Self.interface, "text-scaling-factor", to: .string("2"))
    portal.set(Self.interface, "enable-animations", to: .array("y", []))
    portal.setAll([.uint(1)])
    portal.setAll([])
    portal.setAll([.array("", [.entry(.uint(1), .uint(2)), .other])])
    expectEqual(portal.settings, DesktopSettings())
  }

  @Test("the answer to ReadAll replaces everything")
  func all() {
    var portal = PortalValues()
    portal.set(Self.appearance, "color-scheme", to: .uint(1))
    let answer = BusValue.array(
      "",
      [
        .entry(
          .string(Self.interface),
          .array("", [.entry(.string("text-scaling-factor"), .variant(.double(1.25)))]))
      ])
    portal.setAll([answer])
    expectEqual(portal.settings, DesktopSettings(textScale: 1.25))
    let isNew = portal.set(
      Self.interface, "text-scaling-factor", to: .variant(.variant(.double(2))))
    let isNewAgain = portal.set(Self.interface, "text-scaling-factor", to: .double(2))
    expect(isNew)
    expect(!isNewAgain)
  }
}
