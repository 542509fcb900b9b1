/// A line across a part of a row of pixels.
nonisolated struct ScannedSide {
  /// The x coordinate at the top of the part.
  var top: Double
  /// The x coordinate at the bottom of the part.
  var bottom: Double
  var winding: Int
  /// Decides between lines at the same place, so that their order is always the same.
  var order: Int

  @inline(__always)
  private static func lies(_ a: ScannedSide, before b: ScannedSide) -> Bool {
    let (first, second) = (a.top + a.bottom, b.top + b.bottom)
    return first < second || first == second && a.order < b.order
  }

  /// Sorts sides from left to right without allocating, in O(n) if they are nearly sorted.
  static func sort(_ sides: UnsafeMutablePointer<ScannedSide>, _ count: Int) {
    guard !insertionSort(sides, count, mostMoves: 8 * count + 256) else { return }
    for root in stride(from: count / 2 - 1, through: 0, by: -1) { sink(sides, root, count) }
    for end in stride(from: count - 1, to: 0, by: -1) {
      (sides[0], sides[end]) = (sides[end], sides[0])
      sink(sides, 0, end)
    }
  }

  /// Sorts sides, or stops after a number of moves and returns false.
  private static func insertionSort(
    _ sides: UnsafeMutablePointer<ScannedSide>, _ count: Int, mostMoves: Int
  ) -> Bool {
    var index = 1
    var moves = 0
    while index < count, moves <= mostMoves {
      let side = sides[index]
      var place = index
      while place > 0, lies(side, before: sides[place - 1]) {
        sides[place] = sides[place - 1]
        place -= 1
      }
      sides[place] = side
      moves += index - place
      index += 1
    }
    return index >= count
  }

  private static func sink(
    _ sides: UnsafeMutablePointer<ScannedSide>, _ root: Int, _ count: Int
  ) {
    let side = sides[root]
    var place = root
    while 2 * place + 1 < count {
      var child = 2 * place + 1
      if child + 1 < count, lies(sides[child], before: sides[child + 1]) { child += 1 }
      guard lies(side, before: sides[child]) else { break }
      sides[place] = sides[child]
      place = child
    }
    sides[place] = side
  }
}
