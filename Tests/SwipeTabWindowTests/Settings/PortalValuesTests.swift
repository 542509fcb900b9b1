import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("The portal's values")
struct PortalValuesTests {
  private static let appearance = "org.freedesktop.appearance"
  private static let interface = "org.gnome.desktop.interface"
  private static let accessibility = "org.gnome.desktop.a11y.interface"

  private func settings(_ values: (String, String, BusValue)...) -> DesktopSettings {
    var portal = PortalValues()
    for (namespace, key, value) in values { portal.set(namespace, key, to: .variant(value)) }
    return portal.settings
  }

  @Test("nothing is known of a portal that says nothing")
  func nothing() { expectEqual(settings(), DesktopSettings()) }

  @Test(
    "dark is what the shared setting says, or else GNOME's, or else the theme's name",
    arguments: [
      (0, "default", "Adwaita", nil), (1, "default", "Adwaita", true),
      (2, "prefer-dark", "Adwaita-dark", false), (0, "prefer-dark", "Adwaita", true),
      (0, "prefer-light", "Adwaita-dark", false), (0, "default", "Adwaita-dark", true),
      (9, "other", "Yaru:dark", true),
    ] as [(UInt32, String, String, Bool?)])
  func dark(scheme: UInt32, gnome: String, theme: String, isDark: Bool?) {
    let settings = settings(
      (Self.appearance, "color-scheme", .uint(scheme)),
      (Self.interface, "color-scheme", .string(gnome)),
      (Self.interface, "gtk-theme", .string(theme)))
    expectEqual(settings.isDark, isDark)
  }

  @Test("contrast is high if any of the settings says so")
  func contrast() {
    expectEqual(settings((Self.appearance, "contrast", .uint(1))).isHighContrast, true)
    expectEqual(settings((Self.appearance, "contrast", .uint(0))).isHighContrast, false)
    expectEqual(settings((Self.accessibility, "high-contrast", .bool(true))).isHighContrast, true)
    expectEqual(
      settings(
        (Self.appearance, "contrast", .uint(0)), (Self.accessibility, "high-contrast", .bool(true))
      )
      .isHighContrast, true)
    expectEqual(
      settings((Self.interface, "gtk-theme", .string("HighContrastInverse"))),
      DesktopSettings(isDark: true, isHighContrast: true))
  }

  @Test(
    "the size of texts is kept in its range",
    arguments: [(1.5, 1.5), (0.75, 1), (3, 2), (Double.infinity, nil)] as [(Double, Double?)])
  func textScale(factor: Double, scale: Double?) {
    let settings = settings((Self.interface, "text-scaling-factor", .double(factor)))
    expectEqual(settings.textScale, scale)
  }

  @Test("a font's description has families and a size")
  func font() {
    let rows = [
      ("Cantarell 11", "Cantarell"), ("Noto Sans, 10.5", "Noto Sans,"), ("Inter", "Inter"),
      ("", nil),
    ]
    for (name, family) in rows {
      let found = settings((Self.interface, "font-name", .string(name))).fontFamily
      expectEqual(found, family, "\(name)")
    }
  }

  @Test("motion is reduced where animations are off")
  func motion() {
    expectEqual(settings((Self.interface, "enable-animations", .bool(false))).reducesMotion, true)
    expectEqual(settings((Self.interface, "enable-animations", .bool(true))).reducesMotion, false)
    expectEqual(settings((Self.appearance, "reduced-motion", .uint(1))).reducesMotion, true)
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
