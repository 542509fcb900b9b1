extension TabItem {
  /// An entry of an app's own in the menu of a tab, above the container's commands.
  ///
  /// ```swift
  /// item.menuEntries = [TabItem.MenuEntry("Mute", image: "bell") { player.mute() }]
  /// ```
  public struct MenuEntry: Sendable, Hashable {
    /// The text of the entry.
    public var title: String
    /// The name of the image before the text.
    ///
    /// The default is nil, for no image.
    public var image: String?
    /// Whether it can be chosen.
    ///
    /// The default is true.
    public var isEnabled: Bool
    /// Whether it deletes or throws away, which gives it the color of warnings.
    ///
    /// The default is false.
    public var isDestructive = false
    package var condition: Formula?
    /// The action of the entry.
    ///
    /// Its sender is the page of the tab.
    public var action: ScreenAction

    /// Makes an entry with an action.
    public init(
      _ title: String, image: String? = nil, isEnabled: Bool = true, action: ScreenAction
    ) {
      (self.title, self.image, self.isEnabled, self.action) = (title, image, isEnabled, action)
    }

    /// Makes an entry that runs a closure.
    @MainActor public init(
      _ title: String, image: String? = nil, isEnabled: Bool = true,
      perform: @escaping () -> Void
    ) {
      self.init(title, image: image, isEnabled: isEnabled, action: .run(perform))
    }

    /// Returns this entry in the color of warnings, for an action that deletes data.
    public func destructive() -> MenuEntry {
      var copy = self
      copy.isDestructive = true
      return copy
    }
  }
}
