package import SwipeTabKit

extension ContainerState {
  /// The state as JSON with its keys in a fixed order; otherwise as `JSONEncoder` would encode it.
  package func json() -> [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    writer.newline()
    return writer.bytes
  }

  /// Writes the state as an object.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("selected", selected?.rawValue)
      writer.key("pages")
      writer.array(pages.map(\.rawValue))
      if let listed {
        writer.key("listed")
        writer.array(listed.map(\.rawValue))
      }
      writer.key("stacks")
      writer.array { writer in for stack in stacks { stack.write(to: &writer) } }
      writer.key("screens")
      writer.object { writer in
        for (id, screen) in screens.inOrder {
          writer.key(id.rawValue)
          screen.write(to: &writer)
        }
      }
      writer.key("toggles")
      writer.object { writer in
        for (id, isOn) in toggles.inOrder { writer.member(id.rawValue, isOn) }
      }
      writer.key("values")
      writer.object { writer in
        for (id, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          writer.member(id.rawValue, value)
        }
      }
      writer.key("settings")
      writer.object { writer in
        for setting in ContainerSetting.allCases {
          if let value = settings[setting] { writer.member(setting.rawValue, value) }
        }
      }
    }
  }

  /// Reads a saved state.
  ///
  /// - Parameters:
  ///   - bytes: The JSON.
  ///   - file: The file's name, for messages.
  /// - Returns: The state, or nil and all mistakes in the file.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (state: ContainerState?, problems: [Diagnostic]) {
    let parsed = Result { () throws(JSONError) in
      try JSONReader.parse(bytes, limits: JSONReader.Limits(depth: 64))
    }
    switch parsed {
    case .failure(let error): return (nil, [error.diagnostic(file: file)])
    case .success(let document):
      let mistakes = JSONMistakes(in: document, file: file)
      let state = JSONCursor(document.root, mistakes: mistakes).read(.containerState)
      let problems = mistakes.diagnostics()
      return (problems.isEmpty ? state : nil, problems)
    }
  }
}

extension [PageID: ScreenState] {
  fileprivate var inOrder: [(PageID, ScreenState)] {
    sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }
}

extension [PageID: Bool] {
  fileprivate var inOrder: [(PageID, Bool)] {
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
      writer.member("offset", offset)
      writer.key("strips")
      writer.object { writer in
        for (element, offset) in strips.sorted(by: { $0.key < $1.key }) {
          writer.member(String(element), offset)
        }
      }
    }
  }
}

extension JSONShape<ContainerState> {
  /// A container's state.
  package static var containerState: Self {
    Self { cursor in
      let keys = [
        "selected", "pages", "listed", "stacks", "screens", "toggles", "values", "settings",
      ]
      guard let object = cursor.object(keys: keys) else { return nil }
      var state = ContainerState()
      if object["selected"]?.value.kind != .null {
        state.selected = object.optional("selected", .string).map { PageID($0) }
      }
      state.pages = object.optional("pages", .array(of: .string))?.map { PageID($0) } ?? []
      state.listed = object.optional("listed", .array(of: .string))?.map { PageID($0) }
      state.stacks = object.optional("stacks", .array(of: .stack)) ?? []
      for (_, name, value) in object["screens"]?.dictionary() ?? [] {
        state.screens[PageID(name)] = value.read(.screenState)
      }
      for (_, name, value) in object["toggles"]?.dictionary() ?? [] {
        state.toggles[PageID(name)] = value.read(.boolean)
      }
      for (_, name, value) in object["values"]?.dictionary() ?? [] {
        state.values[PageID(name)] = value.read(.controlValue)
      }
      if let settings = object["settings"]?.object(keys: ContainerSetting.allCases.map(\.rawValue))
      {
        for setting in ContainerSetting.allCases {
          state.settings[setting] = settings.optional(setting.rawValue, .value(of: setting))
        }
      }
      return state
    }
  }
}

extension JSONShape<ControlValue> {
  /// The value of a slider or a choice.
  fileprivate static var controlValue: Self {
    Self { cursor in
      switch cursor.value.kind {
      case .number: cursor.read(JSONShape<Double>.number).map { .number($0) }
      case .string: cursor.value.string.map { .name($0) }
      case .boolean: cursor.value.boolean.map { .flag($0) }
      default: cursor.mismatch(expected: "a number, a name, true or false")
      }
    }
  }

  /// A valid value of a setting.
  fileprivate static func value(of setting: ContainerSetting) -> Self {
    switch setting.kind {
    case .number(let scale): JSONShape<Double>.number(in: scale.range).map { .number($0) }
    case .choice(let names): JSONShape<String>.name(among: names).map { .name($0) }
    case .flag: JSONShape<Bool>.boolean.map { .flag($0) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ value: ControlValue) {
    switch value {
    case .number(let number): member(name, number)
    case .name(let text): member(name, text)
    case .flag(let isOn): member(name, isOn)
    }
  }
}

extension JSONShape<ContainerState.Stack> {
  fileprivate static var stack: Self {
    Self { cursor in
      guard let object = cursor.object(keys: ["tab", "screens"]) else { return nil }
      let tab = object.optional("tab", .string).map { PageID($0) }
      let screens = object.optional("screens", .array(of: .pushed)) ?? []
      return ContainerState.Stack(tab: tab, screens: screens)
    }
  }
}

extension JSONShape<ContainerState.Pushed> {
  fileprivate static var pushed: Self {
    Self { cursor in
      guard let object = cursor.object(keys: ["id", "container"]) else { return nil }
      let container = object.optional("container", .array(of: .containerState))?.first
      return object.required("id", .string).map {
        ContainerState.Pushed(PageID($0), container: container)
      }
    }
  }
}

extension JSONShape<ScreenState> {
  fileprivate static var screenState: Self {
    Self { cursor in
      guard let object = cursor.object(keys: ["offset", "strips"]) else { return nil }
      var state = ScreenState()
      state.offset = object.optional("offset", .number(in: 0...Double.infinity)) ?? 0
      for (key, name, value) in object["strips"]?.dictionary() ?? [] {
        guard let element = Int(name), element >= 0 else {
          key.report("expected the place of a strip, found \(quoted(name))")
          continue
        }
        state.strips[element] = value.read(.number(in: 0...Double.infinity))
      }
      return state
    }
  }
}
