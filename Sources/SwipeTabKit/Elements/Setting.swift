extension ScreenBody {
  /// A control that changes a setting of the container that the screen is in: a number, one of a few options, or a switch.
  public struct Setting: Sendable, Hashable {
    /// The setting.
    public var setting: ContainerSetting
    /// The title for users.
    public var title: String
    /// The titles of the setting's names.
    ///
    /// Missing titles are the names in words.
    public var optionTitles: [String: String] = [:]

    /// Makes a control.
    ///
    /// By default its title is the setting's title.
    public init(_ setting: ContainerSetting, title: String? = nil) {
      self.setting = setting
      self.title = title ?? setting.title
    }

    /// The control for values of the setting's kind, which for a text is nothing.
    private var element: Element {
      let id = ControlID(setting.rawValue)
      switch setting.kind {
      case .number(let scale):
        var slider = Slider(id, title: title, scale: scale)
        slider.source = .setting(setting)
        return .slider(slider)
      case .choice(let names):
        var choice = Choice(
          id, title: title,
          options: names.map { Choice.Option($0, title: optionTitles[$0] ?? $0.inWords) })
        choice.source = .setting(setting)
        return .choice(choice)
      case .flag:
        var toggle = Toggle(id, title: title)
        toggle.source = .setting(setting)
        return .toggle(toggle)
      case .text: return .spacer(0)
      }
    }
  }
}

extension ScreenBody.Element {
  /// Makes a control of a body that changes a setting of the screen's container.
  public static func setting(_ setting: ScreenBody.Setting) -> Self { Self(setting) }
}

extension ScreenBody.Setting: BodyElement {
  /// The element's name in storyboards and in the inspector, `setting`.
  public static var name: String { "setting" }
  /// The control.
  public var columns: [ScreenBody.Column]? { [ScreenBody.Column([element])] }
  /// The height is 0, because the control replaces the element.
  public func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(0) }
  /// Paints nothing, because the element's columns are painted in its place.
  public func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {}
}

// MARK: Storyboards

extension ScreenBody.Setting: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"A control that changes a setting of the container that the page is in, while it runs. For example "animator", { "name": "theme", "title": "Colors" }."#
  }
  /// The form of its value in storyboards: an object, or only its name.
  public static var form: ElementForm { .object(short: keys[0]) }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The setting. For example "animator"."#:
        ElementKey("name", .name(ContainerSetting.shownByControls.map(\.rawValue))).required,
      #"The title of the control. The default is the setting's title. For example "Mark"."#:
        ElementKey("title", .text),
    ])
  /// Returns the setting with its title and the titles of its names replaced.
  ///
  /// Without its own title, the texts of the option's tokens are used.
  public func withTexts(_ replaced: (String) -> String) -> Self {
    var copy = self
    copy.title = replaced(title == setting.title ? setting.titleToken : title)
    if case .choice(let names) = setting.kind {
      for name in names { copy.optionTitles[name] = replaced(setting.token(ofName: name)) }
    }
    return copy
  }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let (name, title) = (keys.name("name", ContainerSetting.self), keys.text("title"))
    guard let name else { return nil }
    self.init(name, title: title)
  }
}

extension ContainerSetting {
  /// The token of its title in the string tables of a storyboard, such as `SLUG-SETTING-TEXT-SCALE`.
  package var titleToken: String {
    "SLUG-SETTING-"
      + rawValue.map { $0.isUppercase ? "-" + String($0) : $0.uppercased() }.joined()
  }

  /// The token of a name that it can have, such as `SLUG-SETTING-ANIMATOR-PILL`.
  package func token(ofName name: String) -> String {
    titleToken + "-" + name.map { $0.isUppercase ? "-" + String($0) : $0.uppercased() }.joined()
  }

  package var controlTexts: [String: String] {
    var texts = [titleToken: title]
    if case .choice(let names) = kind {
      for name in names { texts[token(ofName: name)] = name.inWords }
    }
    return texts
  }
}
