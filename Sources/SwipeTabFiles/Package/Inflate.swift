/// Expands what was compressed in the format of RFC 1951.
package struct Inflate {
  /// Why bytes cannot be expanded.
  package enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The bytes end too early.
    case cutOff
    /// The bytes are not in the format.
    case damaged
    /// The result would be larger than allowed.
    case tooLarge

    package var description: String {
      switch self {
      case .cutOff: "the compressed content is cut off"
      case .damaged: "the compressed content is damaged"
      case .tooLarge: "the content is larger than the archive says"
      }
    }
  }

  private let source: ArraySlice<UInt8>
  private let limit: Int
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var output: [UInt8] = []

  /// Expands bytes; what follows the end of the compressed content is ignored.
  ///
  /// O(n) in the bytes that come in and out.
  ///
  /// - Parameters:
  ///   - bytes: The compressed content.
  ///   - limit: The most bytes that the result may have; memory never holds more.
  /// - Returns: The expanded content.
  /// - Throws: `Failure` for content that is damaged or too large.
  package static func expand(
    _ bytes: ArraySlice<UInt8>, limit: Int
  ) throws(Failure) -> [UInt8] {
    var inflate = Inflate(bytes, limit: limit)
    while try !inflate.readBlock() {}
    return inflate.output
  }

  private init(_ source: ArraySlice<UInt8>, limit: Int) {
    (self.source, self.limit, place) = (source, limit, source.startIndex)
    // The size that the archive says may be a lie, so that not much memory is taken in advance.
    output.reserveCapacity(min(limit, 1 << 20))
  }

  // MARK: Blocks

  /// Reads a block; true if it was the last.
  private mutating func readBlock() throws(Failure) -> Bool {
    let isLast = try take(1) == 1
    switch try take(2) {
    case 0: try readStored()
    case 1: try readCodes(Self.fixed.lengths, Self.fixed.distances)
    case 2:
      let (lengths, distances) = try readTables()
      try readCodes(lengths, distances)
    default: throw .damaged
    }
    return isLast
  }

  private mutating func readStored() throws(Failure) {
    // What is left of the last byte is not used.
    (bits, bitCount) = (0, 0)
    guard place + 4 <= source.endIndex else { throw .cutOff }
    let count = Int(source[place]) | Int(source[place + 1]) << 8
    let inverse = Int(source[place + 2]) | Int(source[place + 3]) << 8
    guard count == ~inverse & 0xFFFF else { throw .damaged }
    place += 4
    guard place + count <= source.endIndex else { throw .cutOff }
    guard output.count + count <= limit else { throw .tooLarge }
    output.append(contentsOf: source[place..<place + count])
    place += count
  }

  /// The order in which the lengths of the codes for lengths are stored.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Reads the codes of a block.
  private mutating func readTables() throws(Failure) -> (Huffman, Huffman) {
    let lengthCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let codeCount = try take(4) + 4
    guard lengthCount <= 286, distanceCount <= 30 else { throw .damaged }
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount { codeLengths[Self.order[index]] = UInt8(try take(3)) }
    guard let codes = Huffman(codeLengths[...]), codes.isComplete else { throw .damaged }
    var lengths: [UInt8] = []
    while lengths.count < lengthCount + distanceCount {
      let symbol = try symbol(codes)
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += Array(repeating: last, count: try take(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
      default: lengths += Array(repeating: 0, count: try take(7) + 11)
      }
    }
    guard lengths.count == lengthCount + distanceCount, lengths[256] > 0,
      let literals = Huffman(lengths[..<lengthCount]),
      let distances = Huffman(lengths[lengthCount...]),
      // A code may be incomplete only if it has a single word.
      literals.isComplete || literals.count == 1, distances.isComplete || distances.count <= 1
    else { throw .damaged }
    return (literals, distances)
  }

  // MARK: Symbols

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  /// The codes of blocks that bring none.
  private static let fixed: (lengths: Huffman, distances: Huffman) = {
    let lengths = (0..<288).map { UInt8($0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8) }
    let distances = [UInt8](repeating: 5, count: 30)
    guard let first = Huffman(lengths[...]), let second = Huffman(distances[...]) else {
      preconditionFailure("the fixed codes are right")
    }
    return (first, second)
  }()

  private mutating func readCodes(_ literals: Huffman, _ distances: Huffman) throws(Failure) {
    while true {
      let symbol = try symbol(literals)
      if symbol < 256 {
        guard output.count < limit else { throw .tooLarge }
        output.append(UInt8(symbol))
        continue
      }
      guard symbol > 256 else { return }
      try copy(length: try length(symbol - 257), distance: try distance(try self.symbol(distances)))
    }
  }

  private mutating func length(_ code: Int) throws(Failure) -> Int {
    guard code < Self.lengthBases.count else { throw .damaged }
    let extra = code < 8 || code == 28 ? 0 : (code - 4) / 4
    return Self.lengthBases[code] + (try take(extra))
  }

  private mutating func distance(_ code: Int) throws(Failure) -> Int {
    guard code < Self.distanceBases.count else { throw .damaged }
    return Self.distanceBases[code] + (try take(code < 4 ? 0 : (code - 2) / 2))
  }

  private mutating func copy(length: Int, distance: Int) throws(Failure) {
    guard distance <= output.count else { throw .damaged }
    guard output.count + length <= limit else { throw .tooLarge }
    let start = output.count - distance
    for offset in 0..<length { output.append(output[start + offset]) }
  }

  private mutating func symbol(_ code: Huffman) throws(Failure) -> Int {
    // The words of a length are consecutive numbers, in the order of their symbols.
    var (word, first, index) = (0, 0, 0)
    for length in 1...Huffman.longest {
      word |= try take(1)
      let count = code.counts[length]
      if word - count < first { return code.symbols[index + (word - first)] }
      index += count
      first = (first + count) << 1
      word <<= 1
    }
    throw .damaged
  }

  /// Takes bits, the lowest first.
  private mutating func take(_ count: Int) throws(Failure) -> Int {
    while bitCount < count {
      guard place < source.endIndex else { throw .cutOff }
      bits |= UInt32(source[place]) << bitCount
      bitCount += 8
      place += 1
    }
    let value = bits & (1 << UInt32(count) - 1)
    bits >>= UInt32(count)
    bitCount -= UInt32(count)
    return Int(value)
  }
}

/// The words of a Huffman code, given by their lengths.
private struct Huffman: Sendable {
  static let longest = 15
  /// The number of words of each length.
  private(set) var counts = [Int](repeating: 0, count: Huffman.longest + 1)
  /// The symbols in the order of their words.
  private(set) var symbols: [Int] = []
  /// Whether every sequence of bits begins with a word.
  private(set) var isComplete = false

  /// The number of words.
  var count: Int { symbols.count }

  /// Makes a code from the length of each symbol's word, 0 for a symbol without one; nil if there are too many words.
  init?(_ lengths: ArraySlice<UInt8>) {
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var left = 1
    for length in 1...Self.longest {
      left = left << 1 - counts[length]
      guard left >= 0 else { return nil }
    }
    isComplete = left == 0
    for length in 1...Self.longest where counts[length] > 0 {
      for (symbol, own) in lengths.enumerated() where Int(own) == length { symbols.append(symbol) }
    }
  }
}
