/// How the toolbar looks at a position: a mark that follows the selected item, and what it does to the items.
///
/// An animator is a small pure value. It is asked for every frame, so it follows the finger, stops where it stops and
/// runs backwards; it keeps no state and knows no time. Reading direction is in the frames that it is given. Only
/// `name` and `indicator(in:)` are needed; <doc:WritingAnAnimator> shows one.
public protocol TabBarAnimator: Sendable {
  /// The name that options and storyboards use.
  var name: String { get }
  /// The main mark at the bar's present position; nil for none.
  ///
  /// Past the ends of the pages the position is less than 0 or more than the last index.
  func indicator(in bar: TabBarGeometry) -> Indicator?
  /// A mark that belongs to an item rather than to the position; by default there is none.
  ///
  /// It is asked for the items in view. One behind the items lies on the main mark, one above them under it.
  func mark(ofItem index: Int, in bar: TabBarGeometry) -> Indicator?
  /// What an item looks like at the bar's present position; by default its tint follows how selected it is.
  func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance
}

extension TabBarAnimator {
  /// No mark.
  public func mark(ofItem index: Int, in bar: TabBarGeometry) -> Indicator? { nil }

  /// The usual size and color, tinted by how selected the item is.
  public func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    ItemAppearance(selection: bar.amount(ofItem: index))
  }
}

/// A mark in the toolbar.
public struct Indicator: Sendable, Hashable {
  /// Its rectangle on the container, in points.
  public var frame: Rect
  /// The radius of its corners, in points.
  public var radius: Double
  /// Its color; nil for the selected tint.
  public var color: Color?
  /// Whether it is drawn below the items rather than above them.
  public var isBehindItems: Bool

  /// Makes a mark; with square corners, in the selected tint and above the items by default.
  public init(frame: Rect, radius: Double = 0, color: Color? = nil, isBehindItems: Bool = false) {
    self.frame = frame
    self.radius = radius
    self.color = color
    self.isBehindItems = isBehindItems
  }
}

/// What an animator does to an item.
public struct ItemAppearance: Sendable, Hashable {
  /// How far its colors have gone from the tint to the selected tint, in `0...1`.
  public var selection: Double
  /// The size of its image, title and badge as a share of the usual, about the item's pivot; by default 1.
  public var scale: Double
  /// The selected color of this item; nil for the theme's selected tint.
  public var color: Color?

  /// Makes an appearance.
  public init(selection: Double, scale: Double = 1, color: Color? = nil) {
    self.selection = selection
    self.scale = scale
    self.color = color
  }
}
