/// The sizes in which a font file has pictures of glyphs, in order, because SDL_ttf opens such a font by an index.
nonisolated struct ColorStrikes: Hashable, Sendable {
  /// The pixels of an em in each size.
  let sizes: [Int]

  init(_ font: UnsafeRawBufferPointer) {
    func number(_ place: Int, bytes: Int) -> Int {
      guard place >= 0, place + bytes <= font.count else { return 0 }
      return font[place..<place + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
    var tables: [Int: Int] = [:]
    for index in 0..<number(4, bytes: 2) {
      let entry = 12 + 16 * index
      tables[number(entry, bytes: 4)] = number(entry + 8, bytes: 4)
    }
    let (glyf, cff, cblc) = (0x676C_7966, 0x4346_4620, 0x4342_4C43)
    guard let table = tables[cblc], tables[glyf] == nil, tables[cff] == nil else {
      sizes = []
      return
    }
    let count = min(number(table + 4, bytes: 4), 64)
    sizes = (0..<count).map { number(table + 8 + 48 * $0 + 44, bytes: 1) }
  }

  /// The index of the smallest size that is large enough, or else of the largest.
  func best(for size: Double) -> Int? {
    let order = sizes.indices.filter { sizes[$0] > 0 }.sorted { sizes[$0] < sizes[$1] }
    return order.first { Double(sizes[$0]) >= size } ?? order.last
  }
}
