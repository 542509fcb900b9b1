/// The coverage of a row of pixels, as differences in whole numbers, so that sums are exact in any order.
nonisolated struct CoverageRow {
  /// The coverage of a pixel that is covered completely.
  static let full = 1 << 24

  private let differences = Scratch<Int>()
  private(set) var left = 0
  private(set) var right = 0
  private var first = Int.max
  private var last = Int.min

  mutating func begin(left: Int, right: Int) {
    (self.left, self.right) = (left, right)
    (first, last) = (.max, .min)
    differences.pointer(count: right - left).update(repeating: 0, count: right - left)
  }

  /// Adds the area to the right of a line from `top` to `bottom`, or subtracts it for a negative height.
  mutating func add(_ top: Double, _ bottom: Double, height: Int) {
    let (low, high) = (min(top, bottom), max(top, bottom))
    guard low < Double(right) else { return }
    let differences = differences.pointer(count: right - left)
    var x = low > Double(left) ? Int(low.rounded(.down)) : left
    first = min(first, x)
    var before = 0
    while x < right {
      let covered = Self.area(x, low, high, height)
      differences[x &- left] &+= covered &- before
      before = covered
      if Double(x) >= high { break }
      x &+= 1
    }
    last = max(last, min(x, right &- 1))
  }

  @inline(__always)
  private static func area(_ x: Int, _ low: Double, _ high: Double, _ height: Int) -> Int {
    let start = Double(x)
    guard start < high else { return height }
    let share = integral(start + 1, low, high) - integral(start, low, high)
    let covered = Int(min(max(share, 0), 1) * Double(abs(height)) + 0.5)
    return height < 0 ? -covered : covered
  }

  /// Returns the integral of the fraction of the line's height to the left of x, from the line's start.
  @inline(__always)
  private static func integral(_ x: Double, _ low: Double, _ high: Double) -> Double {
    if x <= low { return 0 }
    if x >= high { return x - (low + high) / 2 }
    return (x - low) * (x - low) / (2 * (high - low))
  }

  /// Calls `body` with runs of pixels of equal coverage in `1...255`, then clears the row.
  mutating func forEachRun(_ body: (_ x: Int, _ count: Int, _ coverage: UInt32) -> Void) {
    guard first <= last else { return }
    let differences = differences.pointer(count: right - left)
    var covered = 0
    var x = first
    while x < right {
      let start = x
      covered &+= differences[x &- left]
      differences[x &- left] = 0
      x &+= 1
      while x <= last, differences[x &- left] == 0 { x &+= 1 }
      if x > last { x = right }
      let coverage = (min(max(covered, 0), Self.full) &* 255 &+ Self.full / 2) / Self.full
      if coverage > 0 { body(start, x &- start, UInt32(truncatingIfNeeded: coverage)) }
    }
    (first, last) = (.max, .min)
  }
}
