extension SettingRow {
  /// The light or dark theme, whose change drops custom colors that do not belong to an appearance.
  static var theme: SettingRow {
    .coded(
      "theme", \.theme, names: Theme.Appearance.allCases.map(\.rawValue),
      text: { $0.appearance.rawValue }, source: { $0.source }
    ) { name, present in
      Theme.Appearance(rawValue: name).map {
        $0 == present.appearance ? present : present.changed(to: $0, contrast: present.contrast)
      }
    }
  }

  /// The contrast, whose change drops custom colors that do not belong to an appearance.
  static var contrast: SettingRow {
    .coded(
      "theme", \.theme, names: Theme.Contrast.allCases.map(\.rawValue),
      text: { $0.contrast.rawValue }, source: { _ in nil }
    ) { name, present in
      Theme.Contrast(rawValue: name).map {
        $0 == present.contrast ? present : present.changed(to: present.appearance, contrast: $0)
      }
    }
  }

  /// The colors that differ from the theme's: `tint=#FF0000FF dark.tint=…` and `tintsSelectedImages=true`.
  static var colors: SettingRow {
    .coded(
      "theme", \.theme, form: .colors, text: { $0.colorValue.text ?? "" }, source: { _ in nil }
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
        } else if let (appearance, color) = ThemeColor.split(parts[0]),
          let value = Color(channels: parts[1])
        {
          theme.setColors([color: value], in: appearance)
        } else {
          return nil
        }
      }
      return theme
    }
  }

  /// The backdrop behind all pages: `none`, `#RRGGBBAA`, or `#RRGGBBAA #RRGGBBAA down`.
  static var backdrop: SettingRow {
    .coded(
      "backdrop", \.backdrop, form: .backdrop, text: { $0?.text ?? "none" },
      source: { $0?.source ?? "nil" }
    ) { text, _ in
      if text == "none" { return .some(nil) }
      let words = text.split(separator: " ")
      let colors = words.prefix(2).compactMap { Color(channels: $0) }
      switch (words.count, colors.count) {
      case (1, 1): return .color(colors[0])
      case (3, 2):
        return PageFill.Direction(rawValue: String(words[2])).map {
          .gradient(from: colors[0], to: colors[1], $0)
        }
      default: return nil
      }
    }
  }
}

extension PageFill {
  fileprivate var text: String {
    switch self {
    case .color(let color): color.channels
    case .gradient(let from, let to, let direction):
      "\(from.channels) \(to.channels) \(direction.rawValue)"
    }
  }

  fileprivate var source: String {
    switch self {
    case .color(let color): ".color(\(color.source))"
    case .gradient(let from, let to, let direction):
      ".gradient(from: \(from.source), to: \(to.source), .\(direction.rawValue))"
    }
  }
}

extension ControlValue {
  /// The value of the option `colors`, where `own` colors of an appearance precede, and missing ones are the theme's.
  package static func colors(
    _ colors: [ThemeColor: Color], own: [Theme.Appearance: [ThemeColor: Color]] = [:],
    tintsSelectedImages: Bool? = nil
  ) -> ControlValue {
    var words = ThemeColor.allCases.compactMap { name in
      colors[name].map { "\(name.rawValue)=\($0.channels)" }
    }
    for appearance in Theme.Appearance.allCases {
      words += ThemeColor.allCases.compactMap { name in
        own[appearance]?[name].map { "\(appearance.rawValue).\(name.rawValue)=\($0.channels)" }
      }
    }
    if let tintsSelectedImages { words.append("tintsSelectedImages=\(tintsSelectedImages)") }
    return .text(words.joined(separator: " "))
  }
}

extension ThemeColor {
  fileprivate static func split(_ name: Substring) -> (Theme.Appearance, ThemeColor)? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, let appearance = Theme.Appearance(rawValue: String(parts[0])),
      let color = ThemeColor(rawValue: String(parts[1]))
    else { return nil }
    return (appearance, color)
  }
}

extension Theme {
  fileprivate var source: String {
    switch (appearance, contrast) {
    case (.light, .normal): ".light"
    case (.dark, .normal): ".dark"
    case (.light, .high): ".highContrastLight"
    case (.dark, .high): ".highContrastDark"
    }
  }

  fileprivate var colorValue: ControlValue {
    let plain = changed(to: appearance, contrast: contrast)
    let own = ThemeColor.allCases.filter { self[keyPath: $0.keyPath] != plain[keyPath: $0.keyPath] }
    return ControlValue.colors(
      Dictionary(uniqueKeysWithValues: own.map { ($0, self[keyPath: $0.keyPath]) }),
      own: ownColors,
      tintsSelectedImages: tintsSelectedImages == plain.tintsSelectedImages
        ? nil : tintsSelectedImages)
  }

  /// The statements that give the named theme what differs, as Swift source that follows `configuration.theme.`.
  var ownSource: [String] {
    let plain = changed(to: appearance, contrast: contrast)
    var lines = Appearance.allCases.compactMap { appearance -> String? in
      guard let own = ownColors[appearance] else { return nil }
      let colors = ThemeColor.allCases.compactMap { name in
        own[name].map { ".\(name.rawValue): \($0.source)" }
      }
      return "setColors([\(colors.joined(separator: ", "))], in: .\(appearance.rawValue))"
    }
    lines += ThemeColor.allCases.compactMap { name in
      let color = self[keyPath: name.keyPath]
      guard color != plain[keyPath: name.keyPath] else { return nil }
      return "\(name.rawValue) = \(color.source)"
    }
    if tintsSelectedImages != plain.tintsSelectedImages {
      lines.append("tintsSelectedImages = \(tintsSelectedImages)")
    }
    return lines
  }
}

extension Color {
  fileprivate var channels: String {
    [red, green, blue, alpha].reduce("#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      return text + (digits.count < 2 ? "0" : "") + digits
    }
  }

  fileprivate var source: String {
    "Color(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }

  fileprivate init?(channels: Substring) {
    guard channels.first == "#", channels.count == 9,
      let value = UInt32(channels.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 24), green: UInt8(value >> 16 & 255), blue: UInt8(value >> 8 & 255),
      alpha: UInt8(value & 255))
  }
}
