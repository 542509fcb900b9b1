extension ScreenBody {
  /// A control that changes a setting of the container that the screen is in: a number, one of a few options, or a switch.
  public struct Setting: Sendable, Hashable {
    /// The setting.
    public var setting: ContainerSetting
    /// The title for people.
    public var title: String

    /// Makes a control; by default its title is the setting's.
    public init(_ setting: ContainerSetting, title: String? = nil) {
      self.setting = setting
      self.title = title ?? setting.title
    }

    /// The control for values of the setting's kind; nothing for a text.
    private var element: Element {
      let id = ControlID(setting.rawValue)
      switch setting.kind {
      case .number(let scale):
        var slider = Slider(id, title: title, scale: scale)
        slider.source = .setting(setting)
        return .slider(slider)
      case .choice(let names):
        var choice = Choice(
          id, title: title, options: names.map { Choice.Option($0, title: $0.inWords) })
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
  /// A control that changes a setting of the container that the screen is in.
  public static func setting(_ setting: ScreenBody.Setting) -> Self { Self(setting) }
}

extension ScreenBody.Setting: BodyElement {
  /// `setting`.
  public static var name: String { "setting" }
  /// The control.
  public var columns: [ScreenBody.Column]? { [ScreenBody.Column([element])] }
  /// Nothing: the control takes its place.
  public func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(0) }
  /// Paints nothing.
  public func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {}
}

// MARK: Storyboards

extension ScreenBody.Setting: KeyedElement {
  /// A control for an option of the container.
  public static var summary: String { "A control for an option of the container." }
  /// The name alone is enough.
  public static var form: ElementForm { .object(short: keys[0]) }
  /// The keys.
  public static var keys: [ElementKey] {
    [
      ElementKey(
        "name", .name(ContainerSetting.shownByControls.map(\.rawValue)), "The name of the option."
      ).required,
      ElementKey("title", .text, "The title, or the token of one; the option's by default."),
    ]
  }
  /// The title.
  public static var texts: [WritableKeyPath<Self, String>] { [\.title] }

  /// Reads a control.
  public init?(_ keys: ElementKeys) {
    let (name, title) = (keys.name("name", ContainerSetting.self), keys.text("title"))
    guard let name else { return nil }
    self.init(name, title: title)
  }
}
