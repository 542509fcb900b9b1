/// The closures that a program sets on its container, as one more delegate.
///
/// A closure and the delegate's method with the same name are called in the same cases, the closure first.
@MainActor final class TabContainerClosures: TabContainerDelegate {
  var onEvent: ((ContainerEvent) -> Void)?
  var willSelect: ((SelectionChange) -> Void)?
  var didSelect: ((SelectionChange) -> Void)?
  var shouldSelect: ((PageID, Cause) -> Bool)?

  func container(_ container: TabContainer, did event: ContainerEvent) { onEvent?(event) }

  func container(_ container: TabContainer, willSelect change: SelectionChange) {
    willSelect?(change)
  }

  func container(_ container: TabContainer, didSelect change: SelectionChange) {
    didSelect?(change)
  }

  func container(_ container: TabContainer, shouldSelect page: PageID, cause: Cause) -> Bool {
    shouldSelect?(page, cause) ?? true
  }
}
