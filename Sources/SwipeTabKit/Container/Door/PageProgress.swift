/// The position of the pages between two of them, for items and other views that move with a swipe.
public struct PageProgress: Sendable, Hashable {
  /// The position in pages, as `TabContainer.position`: 1.25 is a quarter of the way from page 1 to page 2.
  public var position: Double
  /// The page in view that comes first in reading order.
  public var from: PageID
  /// The page in view that comes after it.
  ///
  /// It is `from` while only one page is in view.
  public var to: PageID
  /// The fraction of the way from `from` to `to`, in `0...1`.
  ///
  /// It is 0 while only one page is in view.
  public var share: Double

  /// Makes a progress.
  public init(position: Double, from: PageID, to: PageID, share: Double) {
    (self.position, self.from, self.to, self.share) = (position, from, to, share)
  }
}
