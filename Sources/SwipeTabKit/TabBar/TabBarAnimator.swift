/// Marks the selected item in the toolbar: an indicator that follows the position, and the look of
/// items.
///
/// An animator is a small value without state. It is called in each frame with the current position, so it follows the
/// finger, stops where it stops and runs backwards. The frames passed to it already reflect the reading direction. Mark
/// your own functions that use the bar with `@MainActor`, because the container draws on the main actor. Only `name`
/// and `indicator(in:)` are required. <doc:WritingAnAnimator> shows an example.
public protocol TabBarAnimator: Sendable {
  /// The name that options and storyboards use.
  var name: String { get }
  /// The spring by which `TabBarGeometry.tail` follows the position.
  ///
  /// The default is nil, for no tail.
  var tailSpring: Spring? { get }
  /// Whether a press on the selected item can drag the indicator through the items, with the pages following.
  ///
  /// The default is false.
  ///
  /// It has no effect if such a contact carries the item to another place, or while swiping is off.
  var isDraggable: Bool { get }
  /// Returns the indicator at the current position, or nil if the animator draws none.
  ///
  /// Past the first and last page the position is less than 0 or more than the last index.
  @MainActor func indicator(in bar: TabBarGeometry) -> Indicator?
  /// An additional indicator that belongs to an item.
  ///
  /// The default is nil, for no additional indicator. It is called for the visible items. If it is behind the items, it
  /// is above the main indicator. If it is in front of them, it is below the main indicator.
  @MainActor func mark(ofItem index: Int, in bar: TabBarGeometry) -> Indicator?
  /// Returns the look of an item at the current position.
  ///
  /// By default its tint follows how selected it is.
  @MainActor func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance
}

extension TabBarAnimator {
  /// The default, nil: the indicator has no tail.
  public var tailSpring: Spring? { nil }

  /// The default: the indicator cannot be dragged.
  public var isDraggable: Bool { false }

  /// The default: there is no additional indicator.
  @MainActor public func mark(ofItem index: Int, in bar: TabBarGeometry) -> Indicator? { nil }

  /// The default: the usual size and color, with a tint that follows how selected the item is.
  @MainActor public func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    ItemAppearance(selection: bar.amount(ofItem: index))
  }
}

/// An indicator in the toolbar: a filled rectangle with round corners.
public struct Indicator: Sendable, Hashable {
  /// The rectangle on the container, in points.
  public var frame: Rect
  /// The corner radius, in points.
  ///
  /// The default is 0.
  public var radius: Double
  /// The color, or nil, the default, for the selected tint.
  public var color: Color?
  /// The color of a line of 1 point inside its edge.
  ///
  /// The default is nil, for no line.
  ///
  /// It makes a faint indicator stand out from the bar.
  public var outline: Color?
  /// Whether it is drawn behind the items.
  ///
  /// The default is false.
  public var isBehindItems: Bool
  /// The opacity of a soft shadow around it, in `0...1`.
  ///
  /// The default is 0, for no shadow.
  public var shadow: Double

  /// Makes an indicator.
  ///
  /// By default it has square corners, the selected tint, no outline and no shadow, and is in front of the items.
  public init(
    frame: Rect, radius: Double = 0, color: Color? = nil, outline: Color? = nil,
    isBehindItems: Bool = false, shadow: Double = 0
  ) {
    self.frame = frame
    self.radius = radius
    self.color = color
    self.outline = outline
    self.isBehindItems = isBehindItems
    self.shadow = shadow
  }
}

/// The changes of an animator to an item.
public struct ItemAppearance: Sendable, Hashable {
  /// The progress of the colors from the tint to the selected tint, in `0...1`.
  public var selection: Double
  /// The scale of its image, title and badge, about the item's pivot.
  ///
  /// The default is 1.
  public var scale: Double
  /// The item's selected color, or nil, the default, for the theme's selected tint.
  public var color: Color?
  /// Whether an image that would show its own colors while it is selected is drawn in the tint instead.
  ///
  /// The default is false. It makes images visible on an indicator that may have their colors. Items with
  /// `TabItem.Rendering.original` keep their colors.
  public var tintsImage: Bool

  /// Makes an appearance.
  ///
  /// Omitted arguments have the defaults of the properties.
  public init(
    selection: Double, scale: Double = 1, color: Color? = nil, tintsImage: Bool = false
  ) {
    self.selection = selection
    self.scale = scale
    self.color = color
    self.tintsImage = tintsImage
  }
}
