package import SwipeTabKit

/// The command of a replay line.
package enum ReplayCommand: Sendable {
  /// A page by its index or identifier.
  package enum PageReference: Sendable, Hashable {
    case index(Int)
    case id(PageID)
  }

  /// Settings that a line changes together; nil keeps a setting.
  package struct Settings: Sendable {
    package var toolbar: ContainerConfiguration.ToolbarPosition?
    package var adaptation: ContainerConfiguration.Adaptation?
    package var titles: ContainerConfiguration.Titles?
    package var animator: String?
    package var transition: PageTransition?
    package var pagingAxis: Axis?
    package var isCyclic: Bool?
    package var swiping: Bool?
    package var isRightToLeft: Bool?
    package var reducesMotion: Bool?
    package var theme: Theme.Appearance?
    package var contrast: Theme.Contrast?
    package var textScale: Double?
    package var navigation: ContainerConfiguration.Navigation?
    package var overflow: ContainerConfiguration.Overflow?
    package var allowsReordering: Bool?
    package var allowsClosing: Bool?
    package var pagesPerSwipe: PagesPerSwipe?
    /// The pages to hide among those of the container in front; all others are shown.
    package var hidden: [PageID]?

    /// Settings that change nothing.
    package static var none: Settings { Settings() }
  }

  case input(InputEvent)
  case select(PageReference, animated: Bool)
  case push(PageID)
  case pop
  /// Opens or closes the overview of the container in front.
  case overview
  case set(Settings)
  case pages([PageID])
  case activate(label: String)
  /// Changes a page's item in the container in front.
  case item(PageID, ItemChange)
  /// Prints the state; optionally with the accessibility tree, and with what is hovered.
  case state(accessibility: Bool = false, details: Bool = false)
  case picture(file: String)
  /// Draws an animated picture of the next seconds.
  case animation(file: String, seconds: Double)
  /// How the recording program was started; only in the first line, and applied before the replay.
  case options(arguments: [String])
}

/// A replay line: a time and a command.
package struct ReplayLine: Sendable {
  /// The time, in seconds from the start; at least 0.
  package var time: Double
  /// The command.
  package var command: ReplayCommand
  /// The line as it was read, without its line ending; empty for a line made in code.
  package var text: [UInt8] = []
}
