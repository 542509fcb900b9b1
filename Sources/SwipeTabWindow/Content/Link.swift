import SwipeTabKit

/// A text that opens an address in a browser, or in another program that the desktop has for it.
///
/// ```swift
/// Link("Our site", "https://example.org")
/// ```
nonisolated public struct Link: PageElement, Sendable, Hashable {
  private var link: ScreenBody.Link

  /// Makes a link with a title and an address, such as `https://example.org`.
  public init(_ title: String, _ url: String) { link = ScreenBody.Link(title, url: url) }

  /// Adds the link to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) { content.append(.link(link)) }
}
