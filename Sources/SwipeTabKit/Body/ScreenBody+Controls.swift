extension ScreenBody {
  /// A number that is set by sliding.
  ///
  /// The container keeps it: `TabContainer.value(of:)` reads it, `setValue(_:of:)` changes it, and `onValueChange` tells
  /// when a person did.
  public struct Slider: Sendable, Hashable {
    /// The name that the container keeps its number by; controls of one name move together.
    public var id: PageID
    /// What it sets, in words.
    public var title: String
    /// The numbers that it passes through.
    public var scale: NumberScale
    /// What it is at first.
    public var number: Double

    /// Makes a slider; it begins at the least number unless told otherwise.
    public init(_ id: PageID, title: String, scale: NumberScale, number: Double? = nil) {
      self.id = id
      self.title = title
      self.scale = scale
      self.number = (number ?? scale.range.lowerBound).clamped(to: scale.range)
    }
  }

  /// One of a few names.
  ///
  /// The container keeps the name of the option, as it does for a slider.
  public struct Choice: Sendable, Hashable {
    /// One of the names.
    public struct Option: Sendable, Hashable {
      /// The name that the container keeps.
      public var name: String
      /// The same for people.
      public var title: String

      /// Makes an option; its title is the name unless told otherwise.
      public init(_ name: String, title: String? = nil) {
        self.name = name
        self.title = title ?? name
      }
    }

    /// The name that the container keeps what was chosen by; controls of one name move together.
    public var id: PageID
    /// What it is a choice of, in words.
    public var title: String
    /// The options in reading order.
    public var options: [Option]
    /// The name of the option that is chosen at first.
    public var selected: String

    /// Makes a choice; the first option is chosen at first unless told otherwise.
    public init(_ id: PageID, title: String, options: [Option], selected: String? = nil) {
      self.id = id
      self.title = title
      self.options = options
      self.selected = selected ?? options.first?.name ?? ""
    }
  }

  /// What shows and changes a setting of the container that the screen is in: a slider, a choice or a switch.
  public struct Setting: Sendable, Hashable {
    /// The setting.
    public var setting: ContainerSetting
    /// What it is, in words.
    public var title: String

    /// Makes a control; its title is that of the setting unless told otherwise.
    public init(_ setting: ContainerSetting, title: String? = nil) {
      self.setting = setting
      self.title = title ?? setting.title
    }
  }
}
