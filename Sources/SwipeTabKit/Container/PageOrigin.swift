/// The source of the pages of all containers, such as a storyboard; it can also make pages that the user had opened.
@MainActor package protocol PageOrigin {
  /// The source of the pages of the outermost container.
  var rootPageSource: PageSource { get }

  /// The source of the pages of the container on a screen.
  ///
  /// - Parameter id: The screen's identifier.
  /// - Returns: The source, or nil if the origin has no container with that identifier.
  func pageSource(ofContainer id: PageID) -> PageSource?
}

/// The source of a container's pages: the listed ones, and those that the user can open in addition.
@MainActor package struct PageSource {
  /// The listed pages in order, including hidden ones.
  package let listed: [PageID]
  /// Makes a page by its identifier, whether it is listed or can be opened.
  ///
  /// It is nil for an unknown identifier.
  package let page: (PageID) -> (any TabPage)?

  /// Makes a source from an array.
  ///
  /// - Parameters:
  ///   - pages: The pages, with unique identifiers.
  ///   - listed: The listed pages. With nil, the default, all are listed.
  ///   - other: Makes pages that are not in the array. By default it makes no page.
  package init(
    _ pages: [any TabPage], listed: [PageID]? = nil,
    other: @escaping (PageID) -> (any TabPage)? = { _ in nil }
  ) {
    let known = Dictionary(pages.map { ($0.id, $0) }) { first, _ in first }
    self.listed = listed ?? pages.map(\.id)
    page = { known[$0] ?? other($0) }
  }
}
