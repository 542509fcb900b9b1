/// The source of a `TabBar`'s items; only the number and the items are required.
@MainActor public protocol TabBarDataSource: AnyObject {
  /// The number of items; may be 0.
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
  /// The default look.
  public func bar(_ bar: TabBar, viewAt index: Int) -> (any TabItemView)? { nil }
  /// The first item without an action.
  public func initialIndex(in bar: TabBar) -> Int? { nil }
  /// The configuration's height.
  public func height(of bar: TabBar) -> Double? { nil }
  /// The theme's color.
  public func color(of bar: TabBar) -> Color? { nil }
  /// The configuration's animator.
  public func animator(of bar: TabBar) -> (any TabBarAnimator)? { nil }
}

/// Receives the events of a `TabBar` and answers its questions; every method is optional.
@MainActor public protocol TabBarDelegate: AnyObject {
  /// Returns whether an item may be selected.
  ///
  /// The default is true. A delegate that returns false may do something else.
  func bar(_ bar: TabBar, shouldSelect index: Int) -> Bool
  /// An item was chosen; the program should now show its page.
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
  /// Allows every selection.
  public func bar(_ bar: TabBar, shouldSelect index: Int) -> Bool { true }
  /// Does nothing.
  public func bar(_ bar: TabBar, willSelect index: Int) {}
  /// Does nothing.
  public func bar(_ bar: TabBar, didSelect index: Int) {}
  /// Does nothing.
  public func bar(_ bar: TabBar, didReselect index: Int) {}
  /// Does nothing.
  public func barDidChangeItems(_ bar: TabBar) {}
}
