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
      "theme", \.theme, text: { $0.ownColors }, source: { _ in nil }
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

  fileprivate var ownColors: String {
    let plain = Theme.named(appearance, contrast: contrast)
    var words = ThemeColor.allCases.compactMap { name in
      self[keyPath: name.keyPath] == plain[keyPath: name.keyPath]
        ? nil : "\(name.rawValue)=\(self[keyPath: name.keyPath].channels)"
    }
    if tintsSelectedImages != plain.tintsSelectedImages {
      words.append("tintsSelectedImages=\(tintsSelectedImages)")
    }
    return words.joined(separator: " ")
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
