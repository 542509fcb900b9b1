/// A full-width screen of content, with the item that represents it in the toolbar.
///
/// Only an identifier and an item are required. A page without an item does not compile. Call
/// `TabContainer.reloadItems()` after an item's title, image or badge changed.
///
/// ```swift
/// struct Inbox: TabPage {
///   let id: PageID = "inbox"
///   let item = TabItem(title: "Inbox", image: "mail")
///   let body: ScreenBody? = ScreenBody([.label(ScreenBody.Label("No messages"))])
/// }
/// ```
@MainActor public protocol TabPage: Screen {
  /// The item that represents the page in the toolbar.
  var item: TabItem { get }
  /// The directions in which swiping must not leave the page.
  ///
  /// The default is empty, for no lock. It is read before a drag moves the pages. A locked side then behaves like an
  /// end.
  var swipeLock: SwipeLock { get }
  /// The screen that a wide page shows beside its own content while no other screen is open there.
  ///
  /// The default is nil: the page is not split.
  ///
  /// A page that has a detail is split where it is at least 720 points wide. Its own content is then a list at the
  /// leading edge, and the screens pushed over it are beside the list. On a narrower page they are pushed over the
  /// list. A screen that a row, card or button of the list pushes replaces all screens beside the list. A screen that
  /// one of those screens pushes covers it.
  ///
  /// The option `navigation` must be `perTab`. Call `TabContainer.reloadItems()` after a change. A page that shows a
  /// container is never split.
  var detail: (any Screen)? { get }
}

extension TabPage {
  /// The item's title, or its label.
  public var navigationTitle: String { item.title ?? item.label }
  /// The default: no direction is locked.
  public var swipeLock: SwipeLock { [] }
  /// The default, nil: the page is not split.
  public var detail: (any Screen)? { nil }
}

/// Directions in which a page must not be left by swiping.
public struct SwipeLock: OptionSet, Sendable, Hashable {
  /// One bit for each direction.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Towards the next page in reading order.
  public static let forward = SwipeLock(rawValue: 1)
  /// Towards the previous page in reading order.
  public static let backward = SwipeLock(rawValue: 2)
  /// Both directions.
  public static let both: SwipeLock = [.forward, .backward]
}
