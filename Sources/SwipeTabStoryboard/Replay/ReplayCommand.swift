package import SwipeTabKit

/// What one line of a replay asks for.
package enum ReplayCommand: Sendable {
  /// A page by its index or identifier.
  package enum PageReference: Sendable, Hashable {
    case index(Int)
    case id(PageID)
  }

  /// Settings that one line changes together; nil leaves one as it is.
  package struct Settings: Sendable {
    package var toolbar: ContainerConfiguration.ToolbarPosition?
    package var titles: ContainerConfiguration.Titles?
    package var animator: String?
    package var transition: PageTransition?
    package var pagingAxis: Axis?
    package var isCyclic: Bool?
    package var isRightToLeft: Bool?
    package var reducesMotion: Bool?
    package var theme: Theme.Appearance?
    package var navigation: ContainerConfiguration.Navigation?
    package var overflow: ContainerConfiguration.Overflow?
    package var allowsReordering: Bool?
    package var allowsClosing: Bool?
    package var pagesPerSwipe: PagesPerSwipe?
    /// The pages that do not show from now on, of those of the container in front; all others do.
    package var hidden: [PageID]?
  }

  case input(InputEvent)
  case select(PageReference, animated: Bool)
  case push(PageID)
  case pop
  case set(Settings)
  case pages([PageID])
  case activate(label: String)
  /// Changes the item of a page of the container in front.
  case item(PageID, ItemChange)
  /// Prints the state; if that is wanted, with the accessibility tree, and with what is hovered.
  case state(accessibility: Bool = false, details: Bool = false)
  case picture(file: String)
  /// How the recording program was started; only in the first line, and done before it is played.
  case options(arguments: [String])
}

/// A line of a replay: a moment and what happens then.
package struct ReplayLine: Sendable {
  /// The moment, in seconds from the start; at least 0.
  package var time: Double
  /// What happens.
  package var command: ReplayCommand
  /// The line as it was read, without its end; empty for one made in code.
  package var text: [UInt8] = []
}
