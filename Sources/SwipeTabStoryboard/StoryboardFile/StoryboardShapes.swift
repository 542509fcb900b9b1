import SwipeTabKit

extension JSONShape where Value: Identifier {
  static var id: Self {
    Self { cursor in
      guard let text = cursor.read(JSONShape<String>.text) else { return nil }
      guard text.isBlank else { return Value(text) }
      cursor.report("expected an ID, found a blank string")
      return nil
    }.defined(as: "id")
  }
}

extension JSONCursor {
  /// Reports the first control character of a text, except for line breaks and tabulators.
  func reportControl(in text: String) {
    let control = text.unicodeScalars.first {
      $0.properties.generalCategory == .control && !"\n\r\t".unicodeScalars.contains($0)
    }
    guard let control else { return }
    report(
      "expected a text without control characters, found \(control.codePoint) in \(quoted(text))")
  }
}

extension JSONShape<String> {
  static var message: Self {
    Self(#""type": "string", "pattern": "\\S""#) { cursor in
      guard let text = cursor.read(.string) else { return nil }
      guard text.isBlank else { return text }
      cursor.report("expected the name of an action, found a blank string")
      return nil
    }
  }
}

extension JSONShape<String> {
  static var address: Self {
    Self(#""type": "string", "pattern": "^[a-z]+:[\\s\\S]""#) { cursor in
      guard let text = cursor.read(.string) else { return nil }
      let kind = text.utf8.prefix { $0 != UInt8(ascii: ":") }
      let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
      guard !kind.isEmpty, kind.count + 1 < text.utf8.count, kind.allSatisfy(letters.contains)
      else {
        cursor.report(
          "expected an address such as \"https://example.org\", found \(quoted(text))")
        return nil
      }
      return text
    }
  }
}

extension JSONShape<InitialPage> {
  static var tab: Self {
    Self { cursor in
      switch cursor.value.kind {
      case .number: cursor.read(JSONShape<Int>.integer(in: 0 ... .max)).map { .index($0) }
      case .string: cursor.read(JSONShape<PageID>.id).map { .id($0) }
      default: cursor.mismatch(expected: "the index or ID of a tab")
      }
    }.defined(as: "tabReference")
  }
}

extension JSONShape<ContainerSetting> {
  static var setting: Self {
    let settings = ContainerSetting.shownByControls
    return JSONShape<Int>.choice(among: settings.map(\.rawValue)).map { settings[$0] }
      .defined(as: "settingName")
  }
}

extension JSONShape<Color> {
  static var color: Self {
    Self { cursor in
      guard let text = cursor.value.string else { return cursor.mismatch(expected: "a color") }
      if let color = ColorText.parse(text) { return color }
      cursor.report(
        "expected the name of a color, #RRGGBB or #RRGGBBAA, found \(quoted(text))"
          + ColorText.advice(on: text))
      return nil
    }.defined(as: "color")
  }
}

extension JSONShape<Badge> {
  static var badge: Self {
    Self(
      #""anyOf": [{ "type": "string" }, { "type": "integer", "minimum": 0 }, { "const": true }]"#
    ) { cursor in
      switch cursor.value.kind {
      case .string: cursor.value.string.map { .text($0) }
      case .number: cursor.read(JSONShape<Int>.integer(in: 0 ... .max)).map { .count($0) }
      case .boolean where cursor.value.boolean == true: .dot
      default: cursor.mismatch(expected: "a text, a number, or true for a dot")
      }
    }
  }
}

extension JSONShape<SwipeLock> {
  static var swipeLock: Self {
    one(of: ["none": [], "forward": .forward, "backward": .backward, "both": .both])
  }
}

extension JSONShape<Bool> {
  static var visibility: Self { one(of: ["shown": true, "hidden": false]) }
}

extension JSONShape<Double> {
  static var length: Self { number(in: 0...10_000).defined(as: "length") }
}

extension JSONShape<Void> {
  static var `true`: Self {
    Self(#""const": true"#) { cursor in
      cursor.value.boolean == true ? () : cursor.mismatch(expected: "true")
    }
  }
}

extension JSONShape<PageFill> {
  static var fill: Self {
    Self { cursor in
      guard cursor.value.kind == .object else { return cursor.read(.color).map { .color($0) } }
      guard let colors = cursor.read(StoryboardKeys.gradient.shape),
        let from = colors.from, let to = colors.to
      else { return nil }
      return .gradient(from: from, to: to, colors.direction)
    }.defined(as: "background")
  }
}
