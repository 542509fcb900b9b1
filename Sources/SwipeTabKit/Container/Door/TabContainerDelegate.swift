/// Receives a container's events and answers its questions.
///
/// Every requirement has a default: everything is allowed, and events are ignored.
///
/// Events are delivered after the container has finished the change, so a delegate may call the container. Only the
/// `should` methods are called before it.
@MainActor public protocol TabContainerDelegate: AnyObject {
  /// Whether a tap or key may activate a page's item: select the page, or perform the item's action.
  ///
  /// True by default.
  ///
  /// Also called for the selected page. A delegate that returns false may do something else instead.
  func container(_ container: TabContainer, shouldActivate page: PageID, cause: Cause) -> Bool
  /// Whether the user may close a page.
  ///
  /// True by default.
  func container(_ container: TabContainer, shouldClose page: PageID) -> Bool
  /// Returns whether a page may be selected.
  ///
  /// It is called for every cause except a reload.
  ///
  /// True by default.
  func container(_ container: TabContainer, shouldSelect page: PageID, cause: Cause) -> Bool
  /// Called when the selection has changed: `selectedID` is the new page, and the pages have not moved yet.
  func container(_ container: TabContainer, willSelect change: SelectionChange)
  /// Called when the pages rest on the newly selected page.
  func container(_ container: TabContainer, didSelect change: SelectionChange)
  /// Called when the selected page was chosen again, for instance to pop its screens or to scroll it to its top.
  func container(_ container: TabContainer, didReselect page: PageID)
  /// Called when a swipe by finger or mouse has ended on another page.
  func container(_ container: TabContainer, pageDidSwipeTo page: PageID)
  /// Called when a page enters a stage of its life cycle, such as visible or hidden.
  func container(_ container: TabContainer, page: PageID, didEnter stage: PageStage)
  /// Called when a button has sent a message.
  func container(_ container: TabContainer, didReceive message: String, from sender: PageID)
  /// Called for every event, in order.
  func container(_ container: TabContainer, did event: ContainerEvent)
}

extension TabContainerDelegate {
  /// The default, true: the action of the item is performed.
  public func container(
    _ container: TabContainer, shouldActivate page: PageID, cause: Cause
  ) -> Bool { true }
  /// The default, true: the page may be closed.
  public func container(_ container: TabContainer, shouldClose page: PageID) -> Bool { true }
  /// The default, true: the page may be selected.
  public func container(_ container: TabContainer, shouldSelect page: PageID, cause: Cause) -> Bool
  {
    true
  }
  /// The default ignores the beginning of a selection.
  public func container(_ container: TabContainer, willSelect change: SelectionChange) {}
  /// The default ignores the end of a selection.
  public func container(_ container: TabContainer, didSelect change: SelectionChange) {}
  /// The default ignores a tap on the selected item.
  public func container(_ container: TabContainer, didReselect page: PageID) {}
  /// The default ignores the end of a swipe.
  public func container(_ container: TabContainer, pageDidSwipeTo page: PageID) {}
  /// The default ignores the stages of pages.
  public func container(_ container: TabContainer, page: PageID, didEnter stage: PageStage) {}
  /// Does nothing.
  public func container(
    _ container: TabContainer, didReceive message: String, from sender: PageID
  ) {}
  /// The default ignores events, which other methods and `TabContainer.onEvent` receive too.
  public func container(_ container: TabContainer, did event: ContainerEvent) {}
}
