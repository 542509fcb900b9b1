/// The source of the pages of all containers, such as a storyboard; it can also make pages that the user had opened.
@MainActor package protocol PageOrigin {
  var rootPageSource: PageSource { get }

  func pageSource(ofContainer id: PageID) -> PageSource?
}

/// The source of a container's pages: the listed ones, and those that the user can open in addition.
@MainActor package struct PageSource {
  /// The listed pages in order, including hidden ones.
  package let listed: [PageID]
  /// Makes a page by its identifier, whether it is listed or can be opened.
  package let page: (PageID) -> (any TabPage)?

  /// With nil, all of the pages are listed; `other` makes pages that are not among them.
  package init(
    _ pages: [any TabPage], listed: [PageID]? = nil,
    other: @escaping (PageID) -> (any TabPage)? = { _ in nil }
  ) {
    let known = Dictionary(pages.map { ($0.id, $0) }) { first, _ in first }
    self.listed = listed ?? pages.map(\.id)
    page = { known[$0] ?? other($0) }
  }
}
