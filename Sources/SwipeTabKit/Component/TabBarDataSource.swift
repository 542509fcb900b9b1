/// The source of a `TabBar`'s items.
///
/// Only the number and the items are required.
@MainActor public protocol TabBarDataSource: AnyObject {
  /// The number of items, at least 0.
  func numberOfItems(in bar: TabBar) -> Int
  /// The item at an index in reading order.
  func bar(_ bar: TabBar, itemAt index: Int) -> TabItem
  /// The view that draws an item, or nil, the default, for the default look.
  func bar(_ bar: TabBar, viewAt index: Int) -> (any TabItemView)?
  /// The index of the item that is selected first.
  ///
  /// With nil, the default, it is the first item without an action.
  func initialIndex(in bar: TabBar) -> Int?
  /// The height without safe-area insets, in points.
  ///
  /// With nil, the default, the configuration decides.
  func height(of bar: TabBar) -> Double?
  /// The bar's color.
  ///
  /// With nil, the default, the configuration's theme decides.
  func color(of bar: TabBar) -> Color?
  /// The animator.
  ///
  /// With nil, the default, the configuration decides.
  func animator(of bar: TabBar) -> (any TabBarAnimator)?
}

extension TabBarDataSource {
  /// The default, nil: items have the default look.
  public func bar(_ bar: TabBar, viewAt index: Int) -> (any TabItemView)? { nil }
  /// The default, nil: the first item without an action is selected.
  public func initialIndex(in bar: TabBar) -> Int? { nil }
  /// The default, nil: the configuration decides.
  public func height(of bar: TabBar) -> Double? { nil }
  /// The default, nil: the configuration's theme decides.
  public func color(of bar: TabBar) -> Color? { nil }
  /// The default, nil: the configuration decides.
  public func animator(of bar: TabBar) -> (any TabBarAnimator)? { nil }
}

/// Receives the events of a `TabBar` and answers its questions.
///
/// Every method is optional.
@MainActor public protocol TabBarDelegate: AnyObject {
  /// Returns whether an item may be selected.
  ///
  /// The default is true. A delegate that returns false may do something else.
  func bar(_ bar: TabBar, shouldSelect index: Int) -> Bool
  /// An item was chosen.
  ///
  /// Show its page now.
  func bar(_ bar: TabBar, willSelect index: Int)
  /// The selection's motion to another item has ended.
  func bar(_ bar: TabBar, didSelect index: Int)
  /// The selected item was chosen again.
  func bar(_ bar: TabBar, didReselect index: Int)
  /// The program or the user replaced, added, removed or moved items.
  ///
  /// `TabBar.items` and `TabBar.selectedIndex` have the new values.
  func barDidChangeItems(_ bar: TabBar)
}

extension TabBarDelegate {
  /// The default, true: every selection is allowed.
  public func bar(_ bar: TabBar, shouldSelect index: Int) -> Bool { true }
  /// The default ignores the beginning of a selection.
  public func bar(_ bar: TabBar, willSelect index: Int) {}
  /// The default ignores the end of a selection.
  public func bar(_ bar: TabBar, didSelect index: Int) {}
  /// The default ignores a tap on the selected item.
  public func bar(_ bar: TabBar, didReselect index: Int) {}
  /// The default ignores changes of items.
  public func barDidChangeItems(_ bar: TabBar) {}
}
