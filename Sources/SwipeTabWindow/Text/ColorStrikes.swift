/// The sizes in which a font file has pictures of glyphs, in the order of the file.
///
/// SDL_ttf opens a font without outlines by the index of a size, and has no list of the sizes.
nonisolated struct ColorStrikes: Hashable, Sendable {
  /// The pixels of an em in each size.
  ///
  /// It is empty for a font with outlines, or without pictures.
  let sizes: [Int]

  /// Reads the table `CBLC` of the OpenType specification.
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

  /// Returns the index of the size from which glyphs of an em of `size` pixels are best scaled.
  ///
  /// It is the smallest size that is large enough, or else the largest size. It is nil without sizes.
  func best(for size: Double) -> Int? {
    let order = sizes.indices.filter { sizes[$0] > 0 }.sorted { sizes[$0] < sizes[$1] }
    return order.first { Double(sizes[$0]) >= size } ?? order.last
  }
}
