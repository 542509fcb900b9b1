/// One full-width screen of content, with the item that stands for it.
///
/// An identifier and an item are all that a page must have; without an item it does not compile. Everything else has a
/// default. Call `TabContainer.reloadItems()` after an item's title, image or badge changed.
public protocol TabPage: Screen {
  /// What stands for the page in the toolbar.
  var item: TabItem { get }
  /// The directions in which swiping must not leave the page; none by default.
  ///
  /// Asked before a drag moves; a locked side then behaves like an end.
  var swipeLock: SwipeLock { get }
}

extension TabPage {
  /// The item's title, or its label.
  public var navigationTitle: String { item.title ?? item.label }
  /// No direction is locked.
  public var swipeLock: SwipeLock { [] }
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
