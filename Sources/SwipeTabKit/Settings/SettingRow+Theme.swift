/// The rows of the theme: its appearance, its contrast, and the colors of its own.
extension SettingRow {
  /// The light or dark theme; a change drops colors of its own.
  static var theme: SettingRow {
    .coded(
      "theme", \.theme, names: Theme.Appearance.allCases.map(\.rawValue),
      text: { $0.appearance.rawValue }, source: { $0.source }
    ) { name, present in
      Theme.Appearance(rawValue: name).map {
        $0 == present.appearance ? present : .named($0, contrast: present.contrast)
      }
    }
  }

  /// The contrast of the theme; a change drops colors of its own.
  static var contrast: SettingRow {
    .coded(
      "theme", \.theme, names: Theme.Contrast.allCases.map(\.rawValue),
      text: { $0.contrast.rawValue }, source: { _ in nil }
    ) { name, present in
      Theme.Contrast(rawValue: name).map {
        $0 == present.contrast ? present : .named(present.appearance, contrast: $0)
      }
    }
  }

  /// The colors that differ from those of the theme: `tint=#FF0000FF badge=…`, and `tintsSelectedImages=true`.
  static var colors: SettingRow {
    .coded(
      "theme", \.theme, form: .colors, text: { $0.ownColors.text ?? "" }, source: { _ in nil }
    ) { text, present in
      var theme = Theme.named(present.appearance, contrast: present.contrast)
      for word in text.split(separator: " ") {
        let parts = word.split(separator: "=")
        guard parts.count == 2 else { return nil }
        if parts[0] == "tintsSelectedImages", let tints = Bool(String(parts[1])) {
          theme.tintsSelectedImages = tints
        } else if let color = ThemeColor(rawValue: String(parts[0])),
          let value = Color(channels: parts[1])
        {
          theme[keyPath: color.keyPath] = value
        } else {
          return nil
        }
      }
      return theme
    }
  }
}

extension ControlValue {
  /// The value of the option `colors` for colors by name.
  ///
  /// - Parameters:
  ///   - colors: The colors; those that are missing stay as the theme has them.
  ///   - tintsSelectedImages: Whether selected images are tinted; nil stays as the theme has it.
  /// - Returns: The value.
  package static func colors(
    _ colors: [ThemeColor: Color], tintsSelectedImages: Bool? = nil
  ) -> ControlValue {
    var words = ThemeColor.allCases.compactMap { name in
      colors[name].map { "\(name.rawValue)=\($0.channels)" }
    }
    if let tintsSelectedImages { words.append("tintsSelectedImages=\(tintsSelectedImages)") }
    return .text(words.joined(separator: " "))
  }
}

extension Theme {
  /// The theme of its appearance and contrast as Swift source; ``SettingsSource`` writes its own colors.
  fileprivate var source: String {
    switch (appearance, contrast) {
    case (.light, .normal): ".light"
    case (.dark, .normal): ".dark"
    case (.light, .high): ".highContrastLight"
    case (.dark, .high): ".highContrastDark"
    }
  }

  /// What differs from the named theme, as a value of the option `colors`.
  fileprivate var ownColors: ControlValue {
    let plain = Theme.named(appearance, contrast: contrast)
    let own = ThemeColor.allCases.filter { self[keyPath: $0.keyPath] != plain[keyPath: $0.keyPath] }
    return ControlValue.colors(
      Dictionary(uniqueKeysWithValues: own.map { ($0, self[keyPath: $0.keyPath]) }),
      tintsSelectedImages: tintsSelectedImages == plain.tintsSelectedImages
        ? nil : tintsSelectedImages)
  }

  /// The properties that differ from those of the named theme, with their values as Swift source.
  var ownSource: [(property: String, source: String)] {
    let plain = Theme.named(appearance, contrast: contrast)
    var lines = ThemeColor.allCases.compactMap { name -> (property: String, source: String)? in
      let color = self[keyPath: name.keyPath]
      guard color != plain[keyPath: name.keyPath] else { return nil }
      return (
        name.rawValue,
        "Color(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha))"
      )
    }
    if tintsSelectedImages != plain.tintsSelectedImages {
      lines.append(("tintsSelectedImages", "\(tintsSelectedImages)"))
    }
    return lines
  }
}

extension Color {
  /// The channels as `#RRGGBBAA`.
  fileprivate var channels: String {
    [red, green, blue, alpha].reduce("#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      return text + (digits.count < 2 ? "0" : "") + digits
    }
  }

  /// The color of `#RRGGBBAA`; nil for another text.
  fileprivate init?(channels: Substring) {
    guard channels.first == "#", channels.count == 9,
      let value = UInt32(channels.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 24), green: UInt8(value >> 16 & 255), blue: UInt8(value >> 8 & 255),
      alpha: UInt8(value & 255))
  }
}
