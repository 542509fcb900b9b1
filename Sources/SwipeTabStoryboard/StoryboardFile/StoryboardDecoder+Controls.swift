import SwipeTabKit

/// Reads sliders, choices, text fields and controls for settings.
extension StoryboardDecoder {
  var slider: JSONShape<ScreenBody.Slider> {
    JSONShape { [self] cursor in
      guard let object = cursor.object(keys: StoryboardKeys.slider) else { return nil }
      let id = object.required("id", .id)
      let title = object.required("title", text)
      let from = object.optional("from", .number(in: -1e6...1e6)) ?? 0
      let to = object.required("to", .number(in: -1e6...1e6))
      let step = object.optional("step", .number(in: 1e-3...1e6)) ?? 1
      let unit = object.optional("unit", text) ?? ""
      guard let id, let title, let to else { return nil }
      guard from < to else {
        object["to"]?.report("expected a number greater than \"from\"")
        return nil
      }
      let value = object.optional("value", .number(in: from...to))
      return ScreenBody.Slider(
        id, title: title, scale: NumberScale(from...to, step: step, unit: unit), number: value)
    }
  }

  var choice: JSONShape<ScreenBody.Choice> {
    JSONShape { [self] cursor in
      guard let object = cursor.object(keys: StoryboardKeys.choice) else { return nil }
      let id = object.required("id", .id)
      let title = object.required("title", text)
      let options = object.required("options", options)
      guard let id, let title, let options else { return nil }
      let value = object.optional("value", .name(among: options.map(\.name)))
      return ScreenBody.Choice(id, title: title, options: options, selected: value)
    }
  }

  var field: JSONShape<ScreenBody.Field> {
    JSONShape { [self] cursor in
      guard let object = cursor.object(keys: StoryboardKeys.field) else { return nil }
      let id = object.required("id", .id)
      let title = object.required("title", text)
      let placeholder = object.optional("placeholder", text) ?? ""
      let value = object.optional("value", text) ?? ""
      let isSecure = object.optional("secure", .boolean) ?? false
      let isCompact = object.optional("compact", .boolean) ?? false
      let limit = object.optional("limit", .integer(in: ScreenBody.Field.limits)) ?? 200
      guard let id, let title else { return nil }
      if value.count > limit {
        object["value"]?.report("expected \(limit) characters at most, found \(value.count)")
      }
      return ScreenBody.Field(
        id, title: title, placeholder: placeholder, text: value, isSecure: isSecure,
        isCompact: isCompact, limit: limit)
    }
  }

  /// The options of a choice: at least one, without repetitions.
  private var options: JSONShape<[ScreenBody.Choice.Option]> {
    JSONShape { [self] cursor in
      guard let cursors = cursor.array() else { return nil }
      if cursors.isEmpty { cursor.report("expected one option at least, found none") }
      var seen: [String: JSONCursor] = [:]
      return cursors.compactMap { cursor in
        guard let option = cursor.read(option) else { return nil }
        if let first = seen[option.name] {
          mistakes.report(
            "duplicate option \(quoted(option.name))", at: cursor.value, first: first.value)
          return nil
        }
        seen[option.name] = cursor
        return option
      }
    }
  }

  private var option: JSONShape<ScreenBody.Choice.Option> {
    JSONShape { [self] cursor in
      if cursor.value.kind == .string {
        return cursor.read(text).map { ScreenBody.Choice.Option($0) }
      }
      guard let object = cursor.object(keys: StoryboardKeys.option) else { return nil }
      let title = object.optional("title", text)
      return object.required("name", .string).map { ScreenBody.Choice.Option($0, title: title) }
    }
  }

  /// The name of a setting, or an object with the name and a title.
  var setting: JSONShape<ScreenBody.Setting> {
    JSONShape { [self] cursor in
      if cursor.value.kind == .string {
        return cursor.read(.setting).map { ScreenBody.Setting($0) }
      }
      guard let object = cursor.object(keys: StoryboardKeys.setting) else { return nil }
      let title = object.optional("title", text)
      return object.required("name", .setting).map { ScreenBody.Setting($0, title: title) }
    }
  }
}
