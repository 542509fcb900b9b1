/// What a container asks and tells; every requirement has a default that does nothing.
///
/// Calls come after the container has finished what caused them, except `shouldActivate` and `shouldSelect`, so a delegate may call back.
public protocol TabContainerDelegate: AnyObject {
  /// Whether a tap or key on a page's item may do what it is for: select the page, or carry out the item's action.
  ///
  /// Asked for what is selected already too. A delegate that answers false may do something else instead. True by default.
  func container(_ container: TabContainer, shouldActivate page: PageID, cause: Cause) -> Bool
  /// Whether a page may be closed that a person wants to close. True by default.
  func container(_ container: TabContainer, shouldClose page: PageID) -> Bool
  /// Whether a page may be selected; asked for every cause but a reload. True by default.
  func container(_ container: TabContainer, shouldSelect page: PageID, cause: Cause) -> Bool
  /// The selection is about to change.
  func container(_ container: TabContainer, willSelect change: SelectionChange)
  /// The selected page has come to rest.
  func container(_ container: TabContainer, didSelect change: SelectionChange)
  /// What is selected was chosen again: time to pop to the root or to scroll to the top.
  func container(_ container: TabContainer, didReselect page: PageID)
  /// A swipe by finger or mouse has been completed on another page.
  func container(_ container: TabContainer, pageDidSwipeTo page: PageID)
  /// A page's life went on: it was created, came into view, went out of view or was let go.
  func container(_ container: TabContainer, page: PageID, didEnter stage: PageStage)
  /// A button sent a message.
  func container(_ container: TabContainer, didReceive message: String, from sender: PageID)
  /// Any event, in order.
  func container(_ container: TabContainer, did event: ContainerEvent)
}

extension TabContainerDelegate {
  /// Nothing is refused.
  public func container(
    _ container: TabContainer, shouldActivate page: PageID, cause: Cause
  ) -> Bool { true }
  /// Nothing is refused.
  public func container(_ container: TabContainer, shouldClose page: PageID) -> Bool { true }
  /// Nothing is refused.
  public func container(_ container: TabContainer, shouldSelect page: PageID, cause: Cause) -> Bool
  {
    true
  }
  /// Nothing is done.
  public func container(_ container: TabContainer, willSelect change: SelectionChange) {}
  /// Nothing is done.
  public func container(_ container: TabContainer, didSelect change: SelectionChange) {}
  /// Nothing is done.
  public func container(_ container: TabContainer, didReselect page: PageID) {}
  /// Nothing is done.
  public func container(_ container: TabContainer, pageDidSwipeTo page: PageID) {}
  /// Nothing is done.
  public func container(_ container: TabContainer, page: PageID, didEnter stage: PageStage) {}
  /// Nothing is done.
  public func container(
    _ container: TabContainer, didReceive message: String, from sender: PageID
  ) {}
  /// Nothing is done.
  public func container(_ container: TabContainer, did event: ContainerEvent) {}
}
