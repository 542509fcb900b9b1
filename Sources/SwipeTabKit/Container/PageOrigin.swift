/// The source of the pages of all containers, such as a storyboard; it also makes pages again that a person had opened.
package protocol PageOrigin {
  /// Where the pages of the outermost container come from.
  var rootPageSource: PageSource { get }

  /// Where the pages of the container on a screen come from.
  ///
  /// - Parameter id: The screen's identifier.
  /// - Returns: The source; nil if the origin has no container of that identifier.
  func pageSource(ofContainer id: PageID) -> PageSource?
}

/// The source of a container's pages: those listed for it, and those that a person can open in addition.
package struct PageSource {
  /// The pages that are listed, in order, hidden ones too.
  package let listed: [PageID]
  /// Makes a listed page or one that can be opened, by its identifier; nil for an unknown one.
  package let page: (PageID) -> (any TabPage)?

  /// Makes a source from an array.
  ///
  /// - Parameters:
  ///   - pages: The pages, each under an identifier of its own.
  ///   - listed: Those that count as listed; nil, the default, for all.
  ///   - other: Makes pages that are not in the array; by default none.
  package init(
    _ pages: [any TabPage], listed: [PageID]? = nil,
    other: @escaping (PageID) -> (any TabPage)? = { _ in nil }
  ) {
    let known = Dictionary(pages.map { ($0.id, $0) }) { first, _ in first }
    self.listed = listed ?? pages.map(\.id)
    page = { known[$0] ?? other($0) }
  }
}
