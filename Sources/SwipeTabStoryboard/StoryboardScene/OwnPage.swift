import SwipeTabKit

/// A page of the program in the place of a page of the file.
///
/// The file provides the parts that the page does not have: item, title, buttons, locks and the background below it.
struct OwnPage: TabPage, ScreenWrapper {
  let wrapped: any Screen
  private let page: (any TabPage)?
  let described: StoryboardPage

  init(_ screen: any Screen, insteadOf page: StoryboardPage) {
    (wrapped, self.page, described) = (screen, screen as? any TabPage, page)
  }

  func described(as other: StoryboardPage?) -> OwnPage? {
    other.map { OwnPage(wrapped, insteadOf: $0) }
  }

  var id: PageID { described.id }
  var item: TabItem { page.map { $0.item.completed(by: described.item) } ?? described.item }
  var swipeLock: SwipeLock { described.swipeLock.union(page?.swipeLock ?? []) }
  var hidesToolbar: Bool { wrapped.hidesToolbar || described.hidesToolbar }
  var showsNavigationBar: Bool? { wrapped.showsNavigationBar ?? described.showsNavigationBar }
  var allowsDismissal: Bool { wrapped.allowsDismissal && described.allowsDismissal }
  var sheetStyle: SheetStyle {
    wrapped.sheetStyle == SheetStyle() ? described.sheetStyle : wrapped.sheetStyle
  }
  var delayedAction: DelayedAction? { wrapped.delayedAction ?? described.delayedAction }
  var refreshAction: DelayedAction? { wrapped.refreshAction ?? described.refreshAction }
  var detail: (any Screen)? { page?.detail ?? described.detail }
  var header: PageHeader? { wrapped.header ?? described.header }

  /// The program's title, unless that only repeats its item.
  var navigationTitle: String {
    let title = wrapped.navigationTitle
    if !title.isBlank, title != page?.item.name { return title }
    return described.navigationTitle == described.item.name
      ? item.name : described.navigationTitle
  }

  var leadingButtons: [BarButton] {
    let own = wrapped.leadingButtons
    return own.isEmpty ? described.leadingButtons : own
  }

  var trailingButtons: [BarButton] {
    let own = wrapped.trailingButtons
    return own.isEmpty ? described.trailingButtons : own
  }

  func draw(in drawing: inout Drawing, context: PageContext) {
    described.draw(in: &drawing, context: context)
    wrapped.draw(in: &drawing, context: context)
  }
}

extension TabItem {
  fileprivate var name: String { title ?? label }

  /// This item, whose missing properties are taken from another.
  ///
  /// The selected image belongs to the image, and the badge's label to the badge. An item is hidden, pinned, disabled
  /// or not closable if either of the two is.
  fileprivate func completed(by other: TabItem) -> TabItem {
    var item = self
    if title.isBlank { item.title = other.title }
    if label.isBlank { item.label = title.isBlank ? other.label : title ?? other.label }
    if image.isBlank { (item.image, item.selectedImage) = (other.image, other.selectedImage) }
    if badge == nil { (item.badge, item.badgeLabel) = (other.badge, other.badgeLabel) }
    item.badgeColor = badgeColor ?? other.badgeColor
    if look == Look() { item.look = other.look }
    item.selectedLook = selectedLook ?? other.selectedLook
    item.animation = animation ?? other.animation
    item.hint = hint ?? other.hint
    item.identifier = identifier ?? other.identifier
    item.action = action ?? other.action
    if menuEntries.isEmpty { item.menuEntries = other.menuEntries }
    if rendering == .automatic { item.rendering = other.rendering }
    item.isEnabled = isEnabled && other.isEnabled
    item.isClosable = isClosable && other.isClosable
    item.section = section ?? other.section
    item.isPinned = isPinned || other.isPinned
    item.isLoading = isLoading || other.isLoading
    item.needsAttention = needsAttention || other.needsAttention
    item.isHidden = isHidden || other.isHidden
    return item
  }
}

extension String? {
  fileprivate var isBlank: Bool { self?.isBlank ?? true }
}
