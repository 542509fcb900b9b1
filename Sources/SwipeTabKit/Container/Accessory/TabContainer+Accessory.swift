extension TabContainer {
  /// A view that stands just above a toolbar at the bottom, or just below one at the top, or nil, the default, for none.
  ///
  /// The screen's body is laid out on a panel at most 560 points wide, as high as the body is, up to 40 % of the container;
  /// without anything in the body there is no panel.
  /// What the screen paints itself is not shown; a custom view in its body paints whatever it likes. Without a toolbar at
  /// the top or bottom the view is at the bottom of the pages.
  ///
  /// ```swift
  /// container.accessory = ownPage  // A `BasePage` or any other screen
  /// ```
  ///
  /// Pages keep their content clear of it, as of the bars. It moves with a toolbar that hides or shrinks while a body
  /// scrolls; beside a shrunk one it stands if there is room. Pages and screens that cover or hide the toolbar do so with the
  /// view. Tab leads to its elements between page and toolbar. A screen of the same identifier takes the place of another
  /// one without loss of focus and values; call `redraw()` after its body has changed without a change of the container.
  public var accessory: (any Screen)? {
    get { parts.accessoryPlace.screen }
    set { transaction { parts.accessory.show(newValue) } }
  }
}
