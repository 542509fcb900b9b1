package import SwipeTabKit

/// The command of a replay line.
package enum ReplayCommand: Sendable {
  package enum PageReference: Sendable, Hashable {
    case index(Int)
    case id(PageID)
  }

  case input(InputEvent)
  case select(PageReference, animated: Bool)
  case push(PageID)
  case pop
  case overview
  /// Changes settings, hidden pages of the container in front, where nil keeps them, and values of controls and state.
  case set(
    [ContainerSetting: ControlValue], hidden: [PageID]? = nil,
    values: [ControlID: ControlValue] = [:]
  )
  case pages([PageID])
  case activate(label: String)
  case item(PageID, ItemChange)
  /// Prints the state, optionally with the accessibility tree and with what is hovered.
  case state(accessibility: Bool = false, details: Bool = false)
  case expect(JSONValue)
  case picture(file: String)
  case animation(file: String, seconds: Double)
  /// The arguments of the recording program, allowed only in the first line and applied before the replay.
  case options(arguments: [String])
}

/// A replay line: a time and a command.
package struct ReplayLine: Sendable {
  /// The time from the start, at least 0.
  package var time: Double
  package var command: ReplayCommand
  /// The line as it was read, without its line ending, or empty for a line made in code.
  package var text: [UInt8] = []
}
