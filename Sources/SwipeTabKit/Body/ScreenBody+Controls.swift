extension ScreenBody {
  /// A slider that sets a number.
  ///
  /// The container stores the number: `TabContainer.value(of:)` reads it, `setValue(_:of:)` changes
  /// it, and `onValueChange` is called when a person changes it.
  public struct Slider: Sendable, Hashable {
    /// The identifier under which the container stores the number; controls with the same one move
    /// together.
    public var id: PageID
    /// The title for people.
    public var title: String
    /// The range and the steps of the number.
    public var scale: NumberScale
    /// The initial number.
    public var number: Double

    /// Makes a slider; by default it begins at the least number.
    public init(_ id: PageID, title: String, scale: NumberScale, number: Double? = nil) {
      self.id = id
      self.title = title
      self.scale = scale
      self.number = (number ?? scale.range.lowerBound).clamped(to: scale.range)
    }
  }

  /// A choice of one among a few options.
  ///
  /// The container stores the name of the chosen option, as it stores a slider's number.
  public struct Choice: Sendable, Hashable {
    /// An option of a choice.
    public struct Option: Sendable, Hashable {
      /// The name that the container stores.
      public var name: String
      /// The title for people.
      public var title: String

      /// Makes an option; by default its title is the name.
      public init(_ name: String, title: String? = nil) {
        self.name = name
        self.title = title ?? name
      }
    }

    /// The identifier under which the container stores the chosen name; controls with the same one
    /// change together.
    public var id: PageID
    /// The title for people.
    public var title: String
    /// The options in reading order.
    public var options: [Option]
    /// The name of the option that is chosen initially.
    public var selected: String

    /// Makes a choice; by default the first option is chosen.
    public init(_ id: PageID, title: String, options: [Option], selected: String? = nil) {
      self.id = id
      self.title = title
      self.options = options
      self.selected = selected ?? options.first?.name ?? ""
    }
  }

  /// A slider, choice or switch that changes a setting of the container that the screen is in.
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
  }
}
