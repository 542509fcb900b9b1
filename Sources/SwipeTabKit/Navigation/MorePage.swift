/// A page that lists other pages: the last tab of a container that has more pages than tabs.
///
/// A row pushes its page, *More* stays the selected item, and the back button leads back to the list. Choosing *More*
/// again does so too. `UITabBarController` shows its further pages in this way.
///
/// ```swift
/// var configuration = ContainerConfiguration()
/// configuration.navigation = .perTab
/// let container = try TabContainer(
///   pages: PageList(pages).withMorePage(after: 4), configuration: configuration, size: size)
/// ```
///
/// The rows push the pages that `TabContainer.makeScreen` makes, or else the pages themselves. Unlike with
/// `ContainerConfiguration.Overflow.more`, the pages on the list are not tabs. Swiping does not reach them, and
/// `TabContainer.select(_:animated:)` selects *More* and pushes them there. So does an initial page on the list.
@MainActor public struct MorePage: TabPage {
  /// The stable identifier.
  public let id: PageID
  /// The item in the toolbar.
  public let item: TabItem
  /// The list.
  public let body: ScreenBody?
  package let listed: [any TabPage]

  /// Makes a page that lists others.
  ///
  /// - Parameters:
  ///   - pages: The pages on the list, in order. If the item of a page is disabled, its row has no effect.
  ///   - id: The stable identifier. The default is `more`.
  ///   - title: The title of the item and of the navigation bar. The default is "More".
  public init(_ pages: [any TabPage], id: PageID = "more", title: String = "More") {
    self.id = id
    var item = TabItem(title: title, image: "more")
    if pages.contains(where: { $0.item.badge?.text != nil }) { item.badge = .dot }
    item.needsAttention = pages.contains { $0.item.needsAttention }
    self.item = item
    listed = pages
    let rows = pages.map { page in
      var row = ScreenBody.Row(
        page.item.title ?? page.item.label, image: page.item.image,
        action: page.item.isEnabled ? .push(page.id) : nil)
      row.badge = page.item.isMarked ? (page.item.badge?.text).unlessBlank ?? "•" : nil
      return row
    }
    body = ScreenBody([.list(rows)])
  }

  package func listing(_ pages: [any TabPage]) -> MorePage {
    MorePage(pages, id: id, title: item.title ?? "")
  }
}

extension PageList {
  /// This list with all pages after the first few on a ``MorePage``, which comes last.
  ///
  /// O(n) in the pages. The list is unchanged if it generates its pages, or if at most one page would be on the new
  /// page. It is also unchanged if a page already has the identifier of the new page. Hidden pages stay hidden and do
  /// not count.
  ///
  /// - Parameters:
  ///   - count: The number of pages that remain tabs, at least 1. Smaller numbers count as 1.
  ///   - id: The identifier of the new page. The default is `more`.
  ///   - title: The title of the new page. The default is "More".
  /// - Returns: The new list.
  public func withMorePage(
    after count: Int, id: PageID = "more", title: String = "More"
  ) -> PageList {
    let count = max(1, count)
    guard let all = allStored, self.count - 1 > count, !all.contains(where: { $0.id == id }) else {
      return self
    }
    let further = (count..<self.count).map { page(at: $0) }
    let moved = Set(further.map(\.id))
    let more = MorePage(further, id: id, title: title)
    return (try? PageList(all.filter { !moved.contains($0.id) } + [more])) ?? self
  }
}
