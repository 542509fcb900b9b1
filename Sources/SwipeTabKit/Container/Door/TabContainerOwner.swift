/// The library that shows a container in a window and hears of everything before the program does.
///
/// The delegate and closures such as `TabContainer.onEvent` belong to the program.
@MainActor package protocol TabContainerOwner: AnyObject {
  func note(_ event: ContainerEvent)
  func noteChange(ofControl control: ControlID)
  func noteSubmit(of field: ControlID)
  func noteClose(of page: any TabPage)
  func noteReopen(of page: any TabPage)
  /// The program names a page that is not there, and may have changed what it declares since the last frame.
  ///
  /// A page of the identifier is brought up to date even out of view.
  func bringUpToDate(with page: PageID?)
  /// Calls `draw`, which draws the container, and learns which state of the program it reads.
  func track(_ draw: () -> Void)
  /// Calls `measure` for the height of a custom view, and tracks the state of the program that it reads.
  func trackHeight(_ measure: () -> Void)
  var hasWork: Bool { get }
}
