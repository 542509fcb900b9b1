/// A change to a page's item while a container shows it, see `TabContainer.changeItem(of:_:)`.
///
/// A nil property keeps the value.
///
/// ```swift
/// container.changeItem(of: "inbox", ItemChange(badge: .count(3)))
/// ```
public struct ItemChange: Sendable, Hashable {
  /// The text in the toolbar.
  ///
  /// It becomes the label too if the label was the old title.
  public var title: String?
  /// The image beside or above the title.
  public var image: String?
  /// The badge.
  ///
  /// A count of 0 and an empty text remove it.
  public var badge: Badge?
  /// The color of the badge.
  public var badgeColor: Color?
  /// Whether taps and keys may choose the item.
  public var isEnabled: Bool?
  /// Whether the page loads.
  public var isLoading: Bool?
  /// Whether the page wants attention.
  public var needsAttention: Bool?
  /// The directions in which swiping must not leave the page.
  public var swipeLock: SwipeLock?

  /// Makes a change.
  public init(
    title: String? = nil, image: String? = nil, badge: Badge? = nil, isEnabled: Bool? = nil,
    swipeLock: SwipeLock? = nil, isLoading: Bool? = nil, needsAttention: Bool? = nil,
    badgeColor: Color? = nil
  ) {
    self.title = title
    self.image = image
    self.badge = badge
    self.badgeColor = badgeColor
    self.isEnabled = isEnabled
    self.swipeLock = swipeLock
    (self.isLoading, self.needsAttention) = (isLoading, needsAttention)
  }

  func applied(to item: TabItem) -> TabItem {
    var item = item
    if let title {
      if item.label == item.title { item.label = title }
      item.title = title
    }
    if let image { item.image = image }
    if let badge { item.badge = badge }
    if let badgeColor { item.badgeColor = badgeColor }
    if let isEnabled { item.isEnabled = isEnabled }
    if let isLoading { item.isLoading = isLoading }
    if let needsAttention { item.needsAttention = needsAttention }
    return item
  }

  package func followed(by next: ItemChange) -> ItemChange {
    ItemChange(
      title: next.title ?? title, image: next.image ?? image, badge: next.badge ?? badge,
      isEnabled: next.isEnabled ?? isEnabled, swipeLock: next.swipeLock ?? swipeLock,
      isLoading: next.isLoading ?? isLoading,
      needsAttention: next.needsAttention ?? needsAttention,
      badgeColor: next.badgeColor ?? badgeColor)
  }
}

/// Wraps a page whose item was changed; everything else is forwarded to the page.
struct ChangedPage: TabPage, ScreenWrapper {
  let base: any TabPage
  let change: ItemChange
  /// The page, kept because each conversion may allocate memory and frames need it.
  let wrapped: any Screen

  init(base: any TabPage, change: ItemChange) {
    (self.base, self.change, wrapped) = (base, change, base)
  }

  var item: TabItem { change.applied(to: base.item) }
  var swipeLock: SwipeLock { change.swipeLock ?? base.swipeLock }
  var detail: (any Screen)? { base.detail }
  /// Follows the changed item if the title was the item's.
  var navigationTitle: String {
    let title = base.navigationTitle
    return title == base.item.title ? item.title ?? title : title
  }
}
