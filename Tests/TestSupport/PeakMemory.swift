import Glibc
import Testing

/// The most memory that the test program uses.
enum PeakMemory {
  /// Expects that during `body` the memory in use grows by less than a number of bytes.
  static func expectGrowth(
    below limit: Int, _ body: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    // "5" makes the kernel forget the most so far.
    let file = try #require(fopen("/proc/self/clear_refs", "w"))
    expectAtLeast(fputs("5", file), 0, sourceLocation: sourceLocation)
    expectEqual(fclose(file), 0, sourceLocation: sourceLocation)
    let before = try #require(most)
    try body()
    let growth = try #require(most) - before
    expectLess(growth, limit, "\(growth >> 20) MiB", sourceLocation: sourceLocation)
  }

  /// The most memory in use since it was last forgotten, in bytes.
  private static var most: Int? {
    guard let file = fopen("/proc/self/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let words = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self
      )
      .split { $0 == " " || $0 == "\t" }
      if words.first == "VmHWM:", words.count > 1 { return Int(words[1]).map { $0 << 10 } }
    }
    return nil
  }
}
