/// Two pages that are not neighbors, and between which the position is on its way.
struct DistantPages: Sendable, Hashable {
  var near: Int
  var far: Int
  /// The nearness of the position to the page at the lower slot, in `0...1`, which is 0 at a distance of a page.
  var nearAmount: Double
  var farAmount: Double
}
