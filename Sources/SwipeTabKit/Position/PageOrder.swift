/// The order of pages on the way to a distant page: two or three places, one viewport each.
///
/// Between neighbors no order is needed: a place is then a page's index. On the way from page 1 to
/// page 9 the two lie side by side as places 0 and 1, and the position runs from 1 to 9 while one
/// viewport passes by. With cyclic paging, pages are numbered on past the ends, see
/// `ScrollPosition`.
struct PageOrder: Sendable, Hashable {
  /// The page at place 0, as a spot.
  let first: Int
  /// The page at place 1, as a spot.
  let second: Int
  /// The page at place 2, as a spot; nil for an order of two.
  let third: Int?

  init(_ first: Int, _ second: Int, _ third: Int? = nil) {
    self.first = first
    self.second = second
    self.third = third
  }

  var places: ClosedRange<Int> { 0...(third == nil ? 1 : 2) }

  func spot(at place: Int) -> Int { place <= 0 ? first : place == 1 ? second : third ?? second }

  func place(of spot: Int) -> Int? {
    spot == first ? 0 : spot == second ? 1 : spot == third ? 2 : nil
  }

  /// The position in pages at a place; past the ends it changes by one page per place.
  func position(at place: Double) -> Double {
    let lower = Int(saturating: place.rounded(.down)).clamped(to: 0...(places.upperBound - 1))
    let (from, to) = (Double(spot(at: lower)), Double(spot(at: lower + 1)))
    let direction: Double = to > from ? 1 : -1
    if place < 0 { return from + place * direction }
    let last = Double(places.upperBound)
    if place > last { return to + (place - last) * direction }
    return mix(from, to, place - Double(lower))
  }

  /// The slope of `position(at:)`, in pages per place.
  func slope(at place: Double) -> Double {
    if place < 0 || place > Double(places.upperBound) { return slope(at: 0.5) > 0 ? 1 : -1 }
    let lower = Int(saturating: place.rounded(.down)).clamped(to: 0...(places.upperBound - 1))
    return Double(spot(at: lower + 1) - spot(at: lower))
  }
}
