public import SwipeTabKit

/// The source of a storyboard's action: `{ "send": "add:kettle" }` on a screen.
public struct ActionSender {
  /// The container that shows the file.
  ///
  /// It is the outermost one if the button is in a container on a screen.
  public let container: TabContainer
  /// The identifier of the page or screen with the button.
  public let screen: PageID
  /// The text of the message after the first colon, such as `kettle`, or nil without a colon.
  public let argument: String?
}
