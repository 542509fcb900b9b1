/// The order of pages on the way to a distant page: two or three slots, one viewport each.
///
/// Between neighbors no order is needed: a slot is then a page's index. On the way from page 1 to page 9 the two are
/// side by side as slots 0 and 1, and the position runs from 1 to 9 while one viewport passes by. With cyclic paging,
/// numbers continue past the ends, see `ScrollPosition`.
struct PageOrder: Sendable, Hashable {
  /// The page at slot 0, as a spot.
  let first: Int
  let second: Int
  /// The page at slot 2, as a spot, or nil for an order of two.
  let third: Int?

  init(_ first: Int, _ second: Int, _ third: Int? = nil) {
    self.first = first
    self.second = second
    self.third = third
  }

  var slots: ClosedRange<Int> { 0...(third == nil ? 1 : 2) }

  func spot(at slot: Int) -> Int { slot <= 0 ? first : slot == 1 ? second : third ?? second }

  func slot(of spot: Int) -> Int? {
    spot == first ? 0 : spot == second ? 1 : spot == third ? 2 : nil
  }

  /// The position in pages at a slot; past the ends it changes by one page per slot.
  func position(at slot: Double) -> Double {
    let lower = Int(saturating: slot.rounded(.down)).clamped(to: 0...(slots.upperBound - 1))
    let (from, to) = (Double(spot(at: lower)), Double(spot(at: lower + 1)))
    let direction: Double = to > from ? 1 : -1
    if slot < 0 { return from + slot * direction }
    let last = Double(slots.upperBound)
    if slot > last { return to + (slot - last) * direction }
    return mix(from, to, slot - Double(lower))
  }

  func slope(at slot: Double) -> Double {
    if slot < 0 || slot > Double(slots.upperBound) { return slope(at: 0.5) > 0 ? 1 : -1 }
    let lower = Int(saturating: slot.rounded(.down)).clamped(to: 0...(slots.upperBound - 1))
    return Double(spot(at: lower + 1) - spot(at: lower))
  }
}
