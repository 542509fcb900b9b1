/// A custom view that draws an item of the toolbar instead of the default look.
///
/// The container gets it from `TabContainer.makeItemView`, configures it once and after each change
/// of its item, sets its state whenever that changes, and lets it draw. A view stores no position:
/// the context says how selected the item looks, so that it follows the finger.
@MainActor public protocol TabItemView: AnyObject {
  /// Takes the item to show; called before anything is drawn.
  func configure(_ item: TabItem)
  /// Takes the state; called after `configure(_:)`, and before each frame in which the state has
  /// changed.
  func setState(_ state: TabItemState)
  /// Paints the item at the current position.
  func draw(in drawing: inout Drawing, context: TabItemContext)
}

extension TabItemView {
  /// Does nothing.
  public func configure(_ item: TabItem) {}
  /// Does nothing.
  public func setState(_ state: TabItemState) {}
}

/// The interaction state of an item.
public struct TabItemState: Sendable, Hashable {
  /// Whether its page is selected.
  public var isSelected = false
  /// Whether taps and keys may choose it.
  public var isEnabled = true
  /// Whether the pointer rests on it.
  public var isHovered = false
  /// Whether a finger or button presses it.
  public var isPressed = false

  /// Makes a state; by default all are false except `isEnabled`.
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

/// What an item view needs to draw itself.
public struct TabItemContext: Sendable, Hashable {
  /// The item's rectangle on the container, in points.
  public var frame: Rect
  /// How far the colors have moved from the tint to the selected tint, in `0...1`, as the animator
  /// says.
  public var amount: Double
  /// The color at that amount.
  public var tint: Color
  /// The colors of the theme.
  public var theme: Theme
  /// Where the default look has the image, in points, or nil if the item has none, or its title took the room.
  public var imageFrame: Rect?
  /// Where the default look has the title, in points, or nil if the item has none, or finds no room for it.
  public var titleFrame: Rect?
  /// The style of the title in the default look.
  public var titleStyle: TextStyle
  /// How the default look aligns the title in its frame.
  public var titleAlignment: DrawCommand.Text.Alignment
  /// Where titles stand.
  public var titles: ContainerConfiguration.Titles
  /// Whether reading order runs from right to left.
  public var isRightToLeft: Bool
  /// How the item's animation moves the image of the default look now; at rest it changes nothing.
  public var pose: ItemPose

  /// Makes a context, for tests of a view.
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
