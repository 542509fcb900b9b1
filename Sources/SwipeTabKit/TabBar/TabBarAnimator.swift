/// How the toolbar looks at a position: a mark that follows the selected item, and what it does to the items.
///
/// An animator is a small pure value. It is asked for every frame, so it follows the finger, stops where it stops and
/// runs backwards; it keeps no state and knows no time.
public protocol TabBarAnimator: Sendable {
  /// The name that options and storyboards use.
  var name: String { get }
  /// The mark at the bar's present position; nil for none.
  func indicator(in bar: TabBarGeometry) -> Indicator?
  /// What an item looks like at the bar's present position; by default its tint follows how selected it is.
  func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance
}

extension TabBarAnimator {
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
  /// The size of its image and title as a share of the usual; by default 1.
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

/// What an animator may know: the position, and where the items are.
public struct TabBarGeometry: Sendable {
  /// The position in pages, past the ends too.
  public let position: Double
  /// The bar without safe-area insets, in points.
  public let bar: Rect
  /// Whether the bar stands above the pages.
  public let isOnTop: Bool
  let layout: TabBarLayout
  let scroll: Double

  /// The number of items.
  public var count: Int { layout.count }

  /// An item's rectangle on the container, in points.
  ///
  /// - Precondition: `index` is in `0..<count`.
  public func frame(ofItem index: Int) -> Rect { layout.frame(at: index, scroll: scroll) }

  /// How selected an item is: 1 at its own position, 0 a page away and farther.
  public func amount(ofItem index: Int) -> Double { max(0, 1 - abs(position - Double(index))) }

  /// The rectangle on the way between two neighbouring items' frames; nil without items.
  ///
  /// Past an end it is the end's frame.
  public var frameAtPosition: Rect? {
    guard count > 0 else { return nil }
    let place = position.clamped(to: 0...Double(count - 1))
    let lower = Int(place)
    let from = frame(ofItem: lower)
    guard lower + 1 < count else { return from }
    let to = frame(ofItem: lower + 1)
    let share = place - Double(lower)
    return Rect(
      x: mix(from.x, to.x, share), y: from.y, width: mix(from.width, to.width, share),
      height: from.height)
  }
}
