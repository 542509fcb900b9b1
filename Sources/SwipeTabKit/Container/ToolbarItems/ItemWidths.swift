/// Measured widths of texts on items, kept because every frame needs them.
struct ItemWidths<Text: Hashable> {
  private static var capacity: Int { 256 }
  private var known: [Int: (text: Text, width: Double)] = [:]

  func width(ofItem index: Int, _ text: Text) -> Double? {
    guard let known = known[index], known.text == text else { return nil }
    return known.width
  }

  mutating func keep(_ width: Double, ofItem index: Int, _ text: Text) {
    if known.count >= Self.capacity { removeAll() }
    known[index] = (text, width)
  }

  mutating func removeAll() { known.removeAll(keepingCapacity: true) }
}
