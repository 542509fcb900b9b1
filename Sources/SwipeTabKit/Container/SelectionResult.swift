/// The outcome of `TabContainer.select(_:animated:)`.
public enum SelectionResult: Sendable, Hashable {
  /// The selection has changed; with motion, the pages arrive later, which `TabContainer.didSelect` reports.
  case selected
  /// The page was selected before; nothing happens, and no event is sent.
  case alreadySelected
  /// There is no such page; a `warning` event names the nearest identifier.
  case unknown
  /// `TabContainer.shouldSelect` or the delegate refused; a `vetoed` event is sent.
  case refused
  /// While it was asked, `TabContainer.shouldSelect` or the delegate changed the selection, the screens or the pages
  /// itself. That change stays, and this one is dropped.
  case overtaken

  /// Whether the selection has changed as asked.
  public var isSelected: Bool { self == .selected }
}
