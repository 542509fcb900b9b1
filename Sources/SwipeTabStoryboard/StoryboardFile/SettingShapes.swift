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
    case .insets: value(of: .safeArea, \.safeArea, StoryboardKeys.insets.shape)
    case .backdrop: value(of: .backdrop, \.backdrop, .backdrop)
    case nil: preconditionFailure("\(setting) is not written")
    }
  }

  private static func value<Stored>(
    of setting: ContainerSetting,
    _ path: WritableKeyPath<ContainerConfiguration, Stored> & Sendable,
    _ shape: JSONShape<Stored>
  ) -> Self {
    shape.map { value in
      var configuration = ContainerConfiguration()
      configuration[keyPath: path] = value
      return setting.stored(in: configuration)
    }
  }

  private static var colors: Self {
    StoryboardKeys.colors.shape.map { draft in
      guard !draft.own.isEmpty else {
        return .colors(draft.common, tintsSelectedImages: draft.tintsSelectedImages)
      }
      // Once an appearance has its own colors, both appearances get the common colors too.
      let own = Theme.Appearance.allCases.map { appearance in
        (appearance, draft.common.merging(draft.own[appearance] ?? [:]) { $1 })
      }
      return .colors(
        [:], own: Dictionary(uniqueKeysWithValues: own),
        tintsSelectedImages: draft.tintsSelectedImages)
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
      let record = StoryboardKeys.itemLayout
      guard let object = cursor.object(keys: record.names) else { return nil }
      var (layout, isTabs) = (record.empty(), object["shortest"] != nil)
      for key in isTabs ? ["width", "gap"] : [] {
        object[key]?.report("\(quoted(key)) is for centered items, \"shortest\" for tabs")
      }
      let keys = isTabs ? record.keys.suffix(1) : record.keys[...]
      guard keys.reduce(true, { $1.read(object, &layout) && $0 }) else { return nil }
      return layout.shortest.map { .tabs(shortest: $0) }
        ?? layout.width.map { .centered(width: $0, gap: layout.gap) }
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

extension JSONShape<PageFill?> {
  fileprivate static var backdrop: Self {
    Self { cursor in
      if cursor.value.isString("none") { return .some(nil) }
      return cursor.read(JSONShape<PageFill>.fill)
    }
  }
}
