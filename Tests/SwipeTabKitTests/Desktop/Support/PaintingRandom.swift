/// Random numbers that are the same in every run (SplitMix64).
struct PaintingRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether something with one chance in `count` happens.
  mutating func happens(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// A number in a range, whole in half of the cases.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let number = Double.random(in: range, using: &self)
    return happens(oneIn: 2) ? number.rounded() : number
  }
}
