/// What gives a container its pages, and makes those again that a person has opened: a storyboard, for example.
package protocol PageOrigin {
  /// Where the pages of the outermost container come from.
  var rootPageSource: PageSource { get }

  /// Where the pages of the container on a screen come from.
  ///
  /// - Parameter id: The screen's identifier.
  /// - Returns: The source; nil if the origin has no container of that identifier.
  func pageSource(ofContainer id: PageID) -> PageSource?
}

/// Where the pages of a container come from: those that are listed for it, and those that a person can open beside them.
package struct PageSource {
  /// The pages that are listed, in order, hidden ones too.
  package let listed: [PageID]
  /// Makes a listed page, or one that can be opened; nil for an unknown identifier.
  package let page: (PageID) -> (any TabPage)?

  /// The pages of an array.
  ///
  /// - Parameters:
  ///   - pages: The pages, each under an identifier of its own.
  ///   - listed: Those that count as listed; nil, the default, for all.
  ///   - other: Makes others; by default none.
  package init(
    _ pages: [any TabPage], listed: [PageID]? = nil,
    other: @escaping (PageID) -> (any TabPage)? = { _ in nil }
  ) {
    let known = Dictionary(pages.map { ($0.id, $0) }) { first, _ in first }
    self.listed = listed ?? pages.map(\.id)
    page = { known[$0] ?? other($0) }
  }
}
