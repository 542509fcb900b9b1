/// A custom view that draws an item of the toolbar instead of the default look.
///
/// The container gets it from `TabContainer.makeItemView`. It configures the view once and after each change of its
/// item, sets its state whenever it changes, and lets it draw. A view stores no position: the context contains how
/// selected the item looks, so that it follows the finger.
@MainActor public protocol TabItemView: AnyObject {
  /// Takes the item to show.
  ///
  /// It is called before anything is drawn.
  func configure(_ item: TabItem)
  /// Takes the state.
  ///
  /// It is called after `configure(_:)`, and before each frame in which the state has changed.
  func setState(_ state: TabItemState)
  /// Paints the item at the current position.
  func draw(in drawing: inout Drawing, context: TabItemContext)
}

extension TabItemView {
  /// The default ignores the item, for a view that draws the same for all items.
  public func configure(_ item: TabItem) {}
  /// The default ignores the state, for a view that looks the same in all states.
  public func setState(_ state: TabItemState) {}
}

/// The interaction state of an item: selected, enabled, hovered and pressed.
public struct TabItemState: Sendable, Hashable {
  /// Whether its page is selected.
  public var isSelected = false
  /// Whether taps and keys may choose it.
  public var isEnabled = true
  /// Whether the pointer rests on it.
  public var isHovered = false
  /// Whether a finger or button presses it.
  public var isPressed = false

  /// Makes a state.
  ///
  /// By default all values are false except `isEnabled`.
  public init(
    isSelected: Bool = false, isEnabled: Bool = true, isHovered: Bool = false,
    isPressed: Bool = false
  ) {
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    self.isHovered = isHovered
    self.isPressed = isPressed
  }
}

/// The state that an item view needs to draw itself.
public struct TabItemContext: Sendable, Hashable {
  /// The item's rectangle on the container, in points.
  public var frame: Rect
  /// The progress of the animator's colors from the tint to the selected tint, in `0...1`.
  public var amount: Double
  /// The color at `amount`, between the theme's tint and selected tint.
  public var tint: Color
  /// The colors of the theme.
  public var theme: Theme
  /// The image's frame in the default look, in points.
  ///
  /// It is nil if the item has no image, or if its title needs the space.
  public var imageFrame: Rect?
  /// The title's frame in the default look, in points.
  ///
  /// It is nil if the item has no title, or if there is no space for it.
  public var titleFrame: Rect?
  /// The style of the title in the default look.
  public var titleStyle: TextStyle
  /// The alignment of the title in its frame in the default look.
  public var titleAlignment: DrawCommand.Text.Alignment
  /// The position of titles in items.
  public var titles: ContainerConfiguration.Titles
  /// Whether reading order runs from right to left.
  public var isRightToLeft: Bool
  /// The current pose of the image in the item's animation, for the default look.
  ///
  /// Without motion it changes nothing.
  public var pose: ItemPose

  /// Makes a context, for tests of a view.
  ///
  /// Omitted arguments have the defaults in the signature.
  public init(
    frame: Rect, amount: Double = 0, tint: Color = .black, theme: Theme = .light,
    imageFrame: Rect? = nil, titleFrame: Rect? = nil, titleStyle: TextStyle = TextStyle(size: 11),
    titleAlignment: DrawCommand.Text.Alignment = .center,
    titles: ContainerConfiguration.Titles = .below, isRightToLeft: Bool = false,
    pose: ItemPose = ItemPose()
  ) {
    (self.frame, self.amount, self.tint, self.theme) = (frame, amount, tint, theme)
    (self.imageFrame, self.titleFrame) = (imageFrame, titleFrame)
    (self.titleStyle, self.titleAlignment) = (titleStyle, titleAlignment)
    (self.titles, self.isRightToLeft, self.pose) = (titles, isRightToLeft, pose)
  }
}
