/// The outcome of `TabContainer.select(_:animated:)`.
public enum SelectionResult: Sendable, Hashable {
  /// The selection has changed.
  ///
  /// With motion, the pages arrive later, which `TabContainer.didSelect` reports.
  case selected
  /// The page was selected before.
  ///
  /// Nothing happens, and no event is sent.
  case alreadySelected
  /// There is no such page.
  ///
  /// A `warning` event names the nearest identifier.
  case unknown
  /// `TabContainer.shouldSelect` or the delegate refused.
  ///
  /// A `vetoed` event is sent.
  case refused
  /// `TabContainer.shouldSelect` or the delegate changed the selection, the screens or the pages itself before it
  /// answered.
  ///
  /// That change stays, and this selection is dropped.
  case superseded

  /// Whether the page is selected now.
  public var isSelected: Bool { self == .selected }
}
