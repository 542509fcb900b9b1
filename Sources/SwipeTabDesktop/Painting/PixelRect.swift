/// A rectangle of whole pixels; x grows rightwards, y downwards.
nonisolated struct PixelRect: Sendable, Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}
