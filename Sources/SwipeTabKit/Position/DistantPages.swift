/// Two pages that are not neighbors, and between which the position is on its way.
struct DistantPages: Sendable, Hashable {
  /// The page at the lower slot, by index.
  var near: Int
  /// The page at the higher slot, by index.
  var far: Int
  /// The nearness of the position to the page at the lower slot, in `0...1`.
  ///
  /// It is 0 at a distance of a page.
  var nearAmount: Double
  /// The nearness of the position to the page at the higher slot, in `0...1`.
  var farAmount: Double
}
