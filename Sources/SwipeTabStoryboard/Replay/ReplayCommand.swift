package import SwipeTabKit

/// The command of a replay line.
package enum ReplayCommand: Sendable {
  /// A page by its index or identifier.
  package enum PageReference: Sendable, Hashable {
    case index(Int)
    case id(PageID)
  }

  case input(InputEvent)
  case select(PageReference, animated: Bool)
  case push(PageID)
  case pop
  /// Opens or closes the overview of the container in front.
  case overview
  /// Changes settings together, which pages of the container in front are hidden, where nil keeps those, and values of
  /// controls and of a storyboard's state.
  case set(
    [ContainerSetting: ControlValue], hidden: [PageID]? = nil,
    values: [ControlID: ControlValue] = [:]
  )
  case pages([PageID])
  case activate(label: String)
  /// Changes a page's item in the container in front.
  case item(PageID, ItemChange)
  /// Prints the state; optionally with the accessibility tree, and with what is hovered.
  case state(accessibility: Bool = false, details: Bool = false)
  /// Compares the state with the members of an object besides `t` and `do`.
  case expect(JSONValue)
  case picture(file: String)
  /// Draws an animated picture of the next seconds.
  case animation(file: String, seconds: Double)
  /// The arguments of the recording program.
  ///
  /// They are allowed only in the first line, and are applied before the replay.
  case options(arguments: [String])
}

/// A replay line: a time and a command.
package struct ReplayLine: Sendable {
  /// The time, in seconds from the start.
  ///
  /// It is at least 0.
  package var time: Double
  /// The command.
  package var command: ReplayCommand
  /// The line as it was read, without its line ending.
  ///
  /// It is empty for a line made in code.
  package var text: [UInt8] = []
}
