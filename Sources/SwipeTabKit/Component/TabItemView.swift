/// What draws an item of the toolbar in the place of the kit's own look.
///
/// The container asks for one with `TabContainer.makeItemView`, configures it once and after each change of its item, sets
/// its state whenever that changes, and lets it draw itself. A view keeps no position: the context says how selected the
/// item looks, so that it follows the finger.
public protocol TabItemView: AnyObject {
  /// Takes what there is to show; called before anything is drawn.
  func configure(_ item: TabItem)
  /// Takes the state; called after `configure(_:)`, and before a frame in which it is another.
  func setState(_ state: TabItemState)
  /// Paints the item at the present position.
  func draw(in drawing: inout Drawing, context: TabItemContext)
}

extension TabItemView {
  /// Nothing is kept.
  public func configure(_ item: TabItem) {}
  /// Nothing is kept.
  public func setState(_ state: TabItemState) {}
}

/// What is going on with an item.
public struct TabItemState: Sendable, Hashable {
  /// Whether its page is selected.
  public var isSelected = false
  /// Whether taps and keys may choose it.
  public var isEnabled = true
  /// Whether the pointer rests on it.
  public var isHovered = false
  /// Whether a finger or button presses it.
  public var isPressed = false

  /// Makes a state; that of an item which nothing is going on with unless told otherwise.
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

/// What an item needs to know to paint itself.
public struct TabItemContext: Sendable, Hashable {
  /// The item's rectangle on the container, in points.
  public var frame: Rect
  /// How far its colors have gone from the tint to the selected tint, in `0...1`, as the animator says.
  public var amount: Double
  /// The color that this makes.
  public var tint: Color
  /// Light or dark.
  public var theme: Theme
  /// Where titles stand.
  public var titles: ContainerConfiguration.Titles
  /// Whether reading order runs from right to left.
  public var isRightToLeft: Bool
}
