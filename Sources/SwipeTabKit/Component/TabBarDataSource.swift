/// What a toolbar without pages is filled from; an item for each index is all that it must give.
public protocol TabBarDataSource: AnyObject {
  /// How many items there are; none is an ordinary answer.
  func numberOfItems(in bar: TabBar) -> Int
  /// The item at an index in reading order.
  func bar(_ bar: TabBar, itemAt index: Int) -> TabItem
  /// What draws an item; nil, the default, for the kit's own look.
  func bar(_ bar: TabBar, viewAt index: Int) -> (any TabItemView)?
  /// The item that is selected first; nil, the default, for the first one.
  func initialIndex(in bar: TabBar) -> Int?
  /// The height without safe-area insets, in points; nil, the default, leaves it to the configuration.
  func height(of bar: TabBar) -> Double?
  /// The color; nil, the default, leaves it to the configuration's theme.
  func color(of bar: TabBar) -> Color?
  /// The mark that follows the selected item; nil, the default, leaves it to the configuration.
  func animator(of bar: TabBar) -> (any TabBarAnimator)?
}

extension TabBarDataSource {
  /// The kit's own look.
  public func bar(_ bar: TabBar, viewAt index: Int) -> (any TabItemView)? { nil }
  /// The first one.
  public func initialIndex(in bar: TabBar) -> Int? { nil }
  /// The configuration's.
  public func height(of bar: TabBar) -> Double? { nil }
  /// The theme's.
  public func color(of bar: TabBar) -> Color? { nil }
  /// The configuration's.
  public func animator(of bar: TabBar) -> (any TabBarAnimator)? { nil }
}

/// What a toolbar without pages asks and tells; every requirement has a default that does nothing.
public protocol TabBarDelegate: AnyObject {
  /// Whether an item may be selected; one that answers false may do something else instead. True by default.
  func bar(_ bar: TabBar, shouldSelect index: Int) -> Bool
  /// An item was chosen: time to bring its page.
  func bar(_ bar: TabBar, willSelect index: Int)
  /// The bar has come to rest on another item.
  func bar(_ bar: TabBar, didSelect index: Int)
  /// What is selected was chosen again.
  func bar(_ bar: TabBar, didReselect index: Int)
  /// Other items are in the bar, or in another order: the program or a person changed them.
  ///
  /// `TabBar.items` and `TabBar.selectedIndex` say what holds now.
  func barDidChangeItems(_ bar: TabBar)
}

extension TabBarDelegate {
  /// Nothing is refused.
  public func bar(_ bar: TabBar, shouldSelect index: Int) -> Bool { true }
  /// Nothing is done.
  public func bar(_ bar: TabBar, willSelect index: Int) {}
  /// Nothing is done.
  public func bar(_ bar: TabBar, didSelect index: Int) {}
  /// Nothing is done.
  public func bar(_ bar: TabBar, didReselect index: Int) {}
  /// Nothing is done.
  public func barDidChangeItems(_ bar: TabBar) {}
}
