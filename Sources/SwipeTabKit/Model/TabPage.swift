/// One full-width screen of content, with the item that stands for it.
///
/// An identifier and an item are all that a page must have; without an item it does not compile. Everything else has a
/// default. The container asks anew whenever it lays out or draws, so what a page answers may change at any time; call
/// `TabContainer.reloadItems()` after an item's title, image or badge changed.
public protocol TabPage {
  /// The stable name; unique in a container and the same for the page's whole life.
  var id: PageID { get }
  /// What stands for the page in the toolbar.
  var item: TabItem { get }
  /// The title in the navigation bar; by default the item's title, or its label.
  var navigationTitle: String { get }
  /// The buttons at the leading end of the navigation bar; none by default.
  var leadingButtons: [BarButton] { get }
  /// The buttons at the trailing end of the navigation bar; none by default.
  var trailingButtons: [BarButton] { get }
  /// The directions in which swiping must not leave the page; none by default.
  ///
  /// Asked before a drag moves; a locked side then behaves like an end.
  var swipeLock: SwipeLock { get }
  /// Paints the page; by default nothing.
  func draw(in drawing: inout Drawing, context: PageContext)
  /// Offers a key before the container acts on it; true if the page used it, by default false.
  func handle(_ key: KeyPress) -> Bool
}

extension TabPage {
  public var navigationTitle: String { item.title ?? item.label }
  public var leadingButtons: [BarButton] { [] }
  public var trailingButtons: [BarButton] { [] }
  public var swipeLock: SwipeLock { [] }
  public func draw(in drawing: inout Drawing, context: PageContext) {}
  public func handle(_ key: KeyPress) -> Bool { false }
}

/// Directions in which a page must not be left by swiping.
public struct SwipeLock: OptionSet, Sendable, Hashable {
  /// One bit a direction.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Towards the next page in reading order.
  public static let forward = SwipeLock(rawValue: 1)
  /// Towards the page before.
  public static let backward = SwipeLock(rawValue: 2)
  /// Both ways.
  public static let both: SwipeLock = [.forward, .backward]
}

/// A button in the navigation bar.
public struct BarButton: Sendable, Hashable {
  /// The name for people, tests and tooltips; shown as text if there is no image.
  public var label: String
  /// The name of the image; nil to show the label.
  public var image: String?

  /// Makes a button.
  public init(label: String, image: String? = nil) {
    self.label = label
    self.image = image
  }
}

/// What a page needs to know to paint itself.
public struct PageContext: Sendable, Hashable {
  /// The page's rectangle on the container, in points; at whole pixels while it moves.
  public var frame: Rect
  /// The space that bars cover inside the frame, in points.
  public var insets: EdgeInsets
  /// Light or dark.
  public var theme: Theme
  /// How selected the page looks, in `0...1`.
  public var amount: Double

  /// The part of the frame that no bar covers.
  public var safeFrame: Rect { frame.inset(by: insets) }
}
