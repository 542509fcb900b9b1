import SwipeTabKit

extension JSONShape<ControlValue> {
  /// The value as users write it in storyboards and `set` lines, with the names that an app adds in `plain`.
  ///
  /// - Precondition: The setting has a form.
  static func written(
    _ setting: ContainerSetting, in plain: ContainerConfiguration = ContainerConfiguration()
  ) -> Self {
    switch setting.form(in: plain) {
    case .flag: JSONShape<Bool>.boolean.map { .flag($0) }
    case .number(let range): JSONShape<Double>.number(in: range).map { .number($0) }
    case .names(let names): JSONShape<String>.name(among: names).map { .text($0) }
    case .colors: colors
    case .itemLayout: value(of: .items, \.itemLayout, .itemLayout)
    case .retention: value(of: .retention, \.retention, .retention)
    case .insets: value(of: .safeArea, \.safeArea, .insets)
    case .backdrop: value(of: .backdrop, \.backdrop, .backdrop)
    case nil: preconditionFailure("\(setting) is not written")
    }
  }

  private static func value<Stored>(
    of setting: ContainerSetting, _ path: WritableKeyPath<ContainerConfiguration, Stored>,
    _ shape: JSONShape<Stored>
  ) -> Self {
    shape.map { value in
      var configuration = ContainerConfiguration()
      configuration[keyPath: path] = value
      return setting.stored(in: configuration)
    }
  }

  private static var colors: Self {
    Self { cursor in
      guard let object = cursor.object(keys: StoryboardKeys.colors) else { return nil }
      let colors = themeColors(object)
      let tints = object.optional("tintsSelectedImages", .boolean)
      var own: [Theme.Appearance: [ThemeColor: Color]] = [:]
      for appearance in Theme.Appearance.allCases {
        guard let value = object[appearance.rawValue] else { continue }
        own[appearance] = value.object(keys: StoryboardKeys.themeColors).map(themeColors) ?? [:]
      }
      guard !own.isEmpty else { return .colors(colors, tintsSelectedImages: tints) }
      // Once an appearance has its own colors, both appearances get the common colors too.
      for appearance in Theme.Appearance.allCases {
        own[appearance] = colors.merging(own[appearance] ?? [:]) { $1 }
      }
      return .colors([:], own: own, tintsSelectedImages: tints)
    }
  }

  private static func themeColors(_ object: JSONObject) -> [ThemeColor: Color] {
    ThemeColor.allCases.reduce(into: [:]) { colors, name in
      colors[name] = object.optional(name.rawValue, .color)
    }
  }
}

extension JSONShape<ContainerConfiguration.ItemLayout> {
  fileprivate static var itemLayout: Self {
    Self { cursor in
      guard cursor.value.kind == .object else {
        return cursor.read(
          .one(of: [
            "fill": .fill, "centered": .centered(), "automatic": .automatic, "tabs": .tabs(),
          ]))
      }
      guard let object = cursor.object(keys: StoryboardKeys.itemLayout) else { return nil }
      if object["shortest"] != nil {
        for key in ["width", "gap"] {
          object[key]?.report("\(quoted(key)) is for centered items, \"shortest\" for tabs")
        }
        return object.required("shortest", .number(in: 28...10_000)).map { .tabs(shortest: $0) }
      }
      let width = object.required("width", .length)
      let gap = object.optional("gap", .length) ?? 10
      return width.map { .centered(width: $0, gap: gap) }
    }
  }
}

extension JSONShape<PageRetention> {
  fileprivate static var retention: Self {
    Self { cursor in
      guard cursor.value.kind == .number else {
        return cursor.read(
          .one(of: ["all": .all, "visited": .visited, "current": .current]))
      }
      return cursor.read(JSONShape<Int>.integer(in: 0...1_000_000)).map { .near($0) }
    }
  }
}

extension JSONShape<EdgeInsets> {
  fileprivate static var insets: Self {
    Self { cursor in
      guard let object = cursor.object(keys: StoryboardKeys.insets) else { return nil }
      let lengths = StoryboardKeys.insets.map { object.optional($0, .length) ?? 0 }
      return EdgeInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
    }
  }
}

extension JSONShape<PageFill?> {
  fileprivate static var backdrop: Self {
    Self { cursor in
      if cursor.value.isString("none") { return .some(nil) }
      return cursor.read(JSONShape<PageFill>.fill)
    }
  }
}
