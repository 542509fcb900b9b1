public import SwipeTabKit

extension ContainerState {
  /// The depth suffices for nested hosted containers, which take six levels each.
  package static let fileLimits = JSONReader.Limits(depth: 64)

  /// The state as JSON in UTF-8, on one line: the keys and values that `Codable` has too, with the keys in a fixed order.
  ///
  /// It needs no Foundation. O(n) in the state.
  public func json() -> [UInt8] { JSONWriter.line { write(to: &$0) } }

  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let selected { writer.member("selected", selected.rawValue) }
      writer.key("pages")
      writer.array(pages.map(\.rawValue))
      if let listed {
        writer.key("listed")
        writer.array(listed.map(\.rawValue))
      }
      if let pinned {
        writer.key("pinned")
        writer.array(pinned.map(\.rawValue))
      }
      writer.key("stacks")
      writer.array { writer in for stack in stacks { stack.write(to: &writer) } }
      writer.key("containers")
      writer.object { writer in
        for (page, state) in containers.inOrder {
          writer.key(page.rawValue)
          state.write(to: &writer)
        }
      }
      writer.key("screens")
      writer.object { writer in
        for (id, screen) in screens.inOrder {
          writer.key(id.rawValue)
          screen.write(to: &writer)
        }
      }
      writer.key("values")
      writer.object { writer in
        for (id, value) in values.inOrder { writer.member(id.rawValue, value) }
      }
      writer.key("settings")
      writer.object { writer in
        for setting in ContainerSetting.allCases {
          if let value = settings[setting] { writer.member(setting.rawValue, value) }
        }
      }
    }
  }

  /// Reads a state from JSON.
  ///
  /// O(n) in the length of the text.
  ///
  /// - Parameters:
  ///   - bytes: The JSON in UTF-8, of 64 MiB at most.
  ///   - file: The name of the text in diagnostics. The default is `state`.
  ///   - configuration: The options of the container, whose `ownAnimators` and `ownTransitions` the state may name. By
  ///     default they are empty.
  /// - Returns: The state, or nil and all mistakes in the text. Keys, and choices of settings, that a newer version may
  ///   have written are omitted, each with a warning among the problems. Pages and screens that a container no longer
  ///   has are not mistakes: `TabContainer.restore(_:)` omits them.
  public static func read(
    _ bytes: [UInt8], file: String = "state",
    for configuration: ContainerConfiguration = ContainerConfiguration()
  ) -> (state: ContainerState?, problems: [Diagnostic]) {
    let read = JSONShape.containerState(in: configuration).read(
      bytes, file: file, limits: fileLimits)
    return (read.value, read.problems)
  }
}

extension Dictionary where Key: Identifier {
  fileprivate var inOrder: [(Key, Value)] {
    sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }
}

extension ContainerState.Stack {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let tab { writer.member("tab", tab.rawValue) }
      writer.key("screens")
      writer.array { writer in for screen in screens { screen.write(to: &writer) } }
    }
  }
}

extension ContainerState.Pushed {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id.rawValue)
      writer.key("container")
      writer.array { writer in for state in container { state.write(to: &writer) } }
    }
  }
}

extension ScreenState {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("offset")
      writer.exactNumber(offset)
      if let layout {
        writer.key("layout")
        writer.object { writer in
          writer.key("width")
          writer.exactNumber(layout.width)
          writer.key("textScale")
          writer.exactNumber(layout.textScale)
        }
      }
      writer.key("strips")
      writer.object { writer in
        for (element, offset) in strips.sorted(by: { $0.key < $1.key }) {
          writer.key(String(element))
          writer.exactNumber(offset)
        }
      }
      guard !views.isEmpty else { return }
      writer.key("views")
      writer.object { writer in
        for (id, state) in views.inOrder { writer.member(id.rawValue, state) }
      }
    }
  }
}

extension JSONShape<ContainerState> {
  package static func containerState(
    in plain: ContainerConfiguration = ContainerConfiguration()
  ) -> Self {
    Self { cursor in
      let keys = [
        "selected", "pages", "listed", "pinned", "stacks", "containers", "screens", "toggles",
        "values",
        "settings",
      ]
      guard let object = cursor.object(keys: keys, ignoresOthers: true) else { return nil }
      var state = ContainerState()
      state.selected = object.nullable("selected", .pageID)
      state.pages = object.optional("pages", .array(of: .pageID)) ?? []
      state.listed = object.nullable("listed", .array(of: .pageID))
      state.pinned = object.nullable("pinned", .array(of: .pageID))
      state.stacks = object.optional("stacks", .array(of: .stack(in: plain))) ?? []
      for (_, name, value) in object["containers"]?.dictionary() ?? [] {
        state.containers[PageID(name)] = value.read(.containerState(in: plain))
      }
      for (_, name, value) in object["screens"]?.dictionary() ?? [] {
        state.screens[PageID(name)] = value.read(.screenState)
      }
      for (_, name, value) in object["toggles"]?.dictionary() ?? [] {
        // Older versions wrote the values of toggles apart.
        state.values[ControlID(name)] = value.read(.boolean).map { .flag($0) }
      }
      for (_, name, value) in object["values"]?.dictionary() ?? [] {
        state.values[ControlID(name)] = value.read(.controlValue)
      }
      let names = ContainerSetting.allCases.map(\.rawValue)
      if let settings = object["settings"]?.object(keys: names, ignoresOthers: true) {
        for setting in ContainerSetting.allCases {
          state.settings[setting] = settings.optional(
            setting.rawValue, .value(of: setting, in: plain))
        }
      }
      return state
    }
  }
}

extension JSONObject {
  fileprivate func nullable<Value>(_ key: String, _ shape: JSONShape<Value>) -> Value? {
    self[key].flatMap { $0.value.kind == .null ? nil : $0.read(shape) }
  }
}

extension JSONShape<PageID> {
  fileprivate static var pageID: Self { JSONShape<String>.string.map { PageID($0) } }
}

extension JSONShape<ControlValue> {
  fileprivate static var controlValue: Self {
    Self { cursor in
      switch cursor.value.kind {
      case .number: cursor.read(JSONShape<Double>.number).map { .number($0) }
      case .string: cursor.value.string.map { .text($0) }
      case .boolean: cursor.value.boolean.map { .flag($0) }
      default: cursor.mismatch(expected: "a number, a name, true or false")
      }
    }
  }

  /// One of a list of names, or a warning, because a newer version may have others.
  private static func choice(among names: [String]) -> Self {
    Self { cursor in
      guard let name = cursor.read(JSONShape<String>.string) else { return nil }
      guard names.contains(name) else {
        cursor.report("unknown value \(quoted(name)) is ignored", severity: .warning)
        return nil
      }
      return .text(name)
    }
  }

  fileprivate static func value(
    of setting: ContainerSetting, in plain: ContainerConfiguration
  ) -> Self {
    Self { cursor in
      if cursor.value.kind == .string,
        let value = cursor.value.string.map({ ControlValue.text($0) }),
        setting.allows(value, in: plain)
      {
        return value
      }
      switch setting.kind {
      case .number:
        let range = setting.range ?? -Double.infinity...Double.infinity
        return cursor.read(JSONShape<Double>.number(in: range)).map { .number($0) }
      case .choice(let names):
        return cursor.read(choice(among: names))
      case .flag: return cursor.read(JSONShape<Bool>.boolean).map { .flag($0) }
      case .text: return cursor.mismatch(expected: "a value of \(quoted(setting.rawValue))")
      }
    }
  }
}

extension JSONWriter {
  mutating func member(_ name: String, _ value: ControlValue) {
    key(name)
    switch value {
    case .number(let number): exactNumber(number)
    case .text(let text): string(text)
    case .flag(let isOn): boolean(isOn)
    }
  }
}

extension JSONShape<ContainerState.Stack> {
  fileprivate static func stack(in plain: ContainerConfiguration) -> Self {
    Self { cursor in
      guard let object = cursor.object(keys: ["tab", "screens"], ignoresOthers: true) else {
        return nil
      }
      let tab = object.nullable("tab", .pageID)
      let screens = object.optional("screens", .array(of: .pushed(in: plain))) ?? []
      return ContainerState.Stack(tab: tab, screens: screens)
    }
  }
}

extension JSONShape<ContainerState.Pushed> {
  fileprivate static func pushed(in plain: ContainerConfiguration) -> Self {
    Self { cursor in
      guard let object = cursor.object(keys: ["id", "container"], ignoresOthers: true) else {
        return nil
      }
      let container = object.optional("container", .array(of: .containerState(in: plain)))?.first
      return object.required("id", .pageID).map {
        ContainerState.Pushed($0, container: container)
      }
    }
  }
}

extension JSONShape<ScreenState> {
  fileprivate static var screenState: Self {
    Self { cursor in
      let keys = ["offset", "layout", "strips", "views"]
      guard let object = cursor.object(keys: keys, ignoresOthers: true) else { return nil }
      var state = ScreenState()
      state.offset = object.optional("offset", .number(in: 0...Double.infinity)) ?? 0
      if let layout = object["layout"]?.object(keys: ["width", "textScale"], ignoresOthers: true),
        let width = layout.optional("width", .number(in: 0...Double.infinity)),
        let textScale = layout.optional("textScale", .number(in: 0...Double.infinity))
      {
        state.layout = ScreenState.Layout(width: width, textScale: textScale)
      }
      for (key, name, value) in object["strips"]?.dictionary() ?? [] {
        guard let element = Int(name), element >= 0 else {
          key.report("expected the place of a strip, found \(quoted(name))")
          continue
        }
        state.strips[element] = value.read(.number(in: 0...Double.infinity))
      }
      for (_, name, value) in object["views"]?.dictionary() ?? [] {
        state.views[ViewID(name)] = value.read(.string)
      }
      return state
    }
  }
}
