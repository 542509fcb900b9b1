extension TabContainer {
  /// A view just above a toolbar at the bottom, or just below a toolbar at the top.
  ///
  /// The default is nil, for no view.
  ///
  /// The screen's body is laid out on a panel at most 560 points wide. The panel is as high as the body, up to 40 % of
  /// the container. Without elements in the body there is no panel. The screen's `draw(in:context:)` is not called, but
  /// a custom view in its body can paint anything. Without a toolbar at the top or bottom the view is at the bottom of
  /// the pages.
  ///
  /// ```swift
  /// container.accessory = ownPage  // A `BasePage` or any other screen
  /// ```
  ///
  /// Pages keep their content clear of it, like of the bars. It moves with a toolbar that hides or shrinks while a body
  /// scrolls. It moves beside a shrunk toolbar if its `inlineBody` fits there, and otherwise stays in its place. Pages
  /// and screens that cover or hide the toolbar also cover or hide the view. The Tab key reaches its elements between
  /// page and toolbar. A screen with the same identifier replaces the previous one without loss of focus and values.
  /// Call `redraw()` if its body has changed without a change of the container.
  public var accessory: (any Screen)? {
    get { parts.accessory.screen }
    set { transaction { parts.accessory.show(newValue) } }
  }

  /// Whether the accessory is beside a toolbar that has shrunk, or on the way there.
  public var isAccessoryInline: Bool { parts.accessoryPlace.isInline }
}
