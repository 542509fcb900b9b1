import SwipeTabKit

/// The settings of a desktop as its portal names them.
///
/// All desktops have those of `org.freedesktop.appearance`, and others than GNOME set those of its schemas too.
nonisolated struct PortalValues: Sendable, Hashable {
  static let namespaces = [shared, interface, accessibility]
  private static let shared = "org.freedesktop.appearance"
  private static let interface = "org.gnome.desktop.interface"
  private static let accessibility = "org.gnome.desktop.a11y.interface"

  private struct Name: Hashable {
    var namespace: String
    var key: String
  }

  private var values: [Name: BusValue] = [:]

  private static let known: Set<Name> = [
    Name(namespace: shared, key: "color-scheme"), Name(namespace: shared, key: "contrast"),
    Name(namespace: shared, key: "reduced-motion"),
    Name(namespace: interface, key: "color-scheme"), Name(namespace: interface, key: "gtk-theme"),
    Name(namespace: interface, key: "text-scaling-factor"),
    Name(namespace: interface, key: "enable-animations"),
    Name(namespace: interface, key: "font-name"),
    Name(namespace: accessibility, key: "high-contrast"),
  ]

  /// Stores a setting that is read, and returns whether something has changed.
  @discardableResult
  mutating func set(_ namespace: String, _ key: String, to value: BusValue) -> Bool {
    let name = Name(namespace: namespace, key: key)
    let plain = value.unwrapped
    guard Self.known.contains(name), values[name] != plain else { return false }
    values[name] = plain
    return true
  }

  /// Replaces everything by the answer of `ReadAll`, a dictionary of namespaces, each a dictionary of settings.
  mutating func setAll(_ answer: [BusValue]) {
    values = [:]
    for (namespace, settings) in answer.first?.entries ?? [] {
      for (key, value) in settings.entries { set(namespace, key, to: value) }
    }
  }

  private func value(_ namespace: String, _ key: String) -> BusValue? {
    values[Name(namespace: namespace, key: key)]
  }

  var settings: DesktopSettings {
    let theme = value(Self.interface, "gtk-theme")?.text.map { DesktopSettings(themeName: $0) }
    var settings = DesktopSettings()
    switch value(Self.shared, "color-scheme")?.integer {
    case 1: settings.isDark = true
    case 2: settings.isDark = false
    default: settings.isDark = interfaceIsDark ?? theme?.isDark
    }
    let flags = [
      value(Self.shared, "contrast")?.integer.map { $0 == 1 },
      value(Self.accessibility, "high-contrast")?.flag, theme?.isHighContrast,
    ].compactMap(\.self)
    settings.isHighContrast = flags.isEmpty ? nil : flags.contains(true)
    if case .double(let factor) = value(Self.interface, "text-scaling-factor"), factor.isFinite {
      settings.textScale = factor.clamped(to: ContainerConfiguration.textScales)
    }
    let stills = [
      value(Self.shared, "reduced-motion")?.integer.map { $0 == 1 },
      value(Self.interface, "enable-animations")?.flag.map { !$0 },
    ].compactMap(\.self)
    settings.reducesMotion = stills.isEmpty ? nil : stills.contains(true)
    settings.fontFamily = value(Self.interface, "font-name")?.text.flatMap(Self.family)
    return settings
  }

  private static let styles: Set<Substring> = [
    "thin", "ultra-light", "extra-light", "light", "semi-light", "demi-light", "book", "regular",
    "medium", "semi-bold", "demi-bold", "bold", "ultra-bold", "extra-bold", "heavy", "black",
    "ultra-heavy", "extra-black", "roman", "oblique", "italic",
  ]

  /// The families in a font's description, such as `Noto Sans Medium 11`: a weight, a slant and a size may follow.
  ///
  /// A comma ends the families, as in `Arial Black, 11` ([Pango](https://docs.gtk.org/Pango/type_func.FontDescription.from_string.html)).
  private static func family(in description: String) -> String? {
    var words = description.split(separator: " ")
    if let size = words.last, size.first?.isNumber == true { words.removeLast() }
    while words.count > 1, let last = words.last, styles.contains(last.lowercased()[...]) {
      words.removeLast()
    }
    if words.last?.last == "," { words[words.count - 1].removeLast() }
    let family = words.joined(separator: " ")
    return family.isEmpty ? nil : family
  }

  /// The value of GNOME's setting, for portals without the common one.
  private var interfaceIsDark: Bool? {
    switch value(Self.interface, "color-scheme")?.text {
    case "prefer-dark": true
    case "prefer-light": false
    default: nil
    }
  }
}

nonisolated extension BusValue {
  fileprivate var unwrapped: BusValue {
    var value = self
    while case .variant(let inner) = value { value = inner }
    return value
  }

  fileprivate var entries: [(key: String, value: BusValue)] {
    guard case .array(_, let items) = unwrapped else { return [] }
    return items.compactMap { item in
      guard case .entry(let key, let value) = item, let name = key.text else { return nil }
      return (name, value)
    }
  }
}
