import Testing

@testable import SwipeTabFiles
@testable import TestSupport

@Suite("Zip archives") struct ZipArchiveTests {
  /// An archive from another program: a deflated file, a folder with a stored one, and what a desktop adds.
  static let foreign: [UInt8] = [
    0x50, 0x4B, 0x03, 0x04, 0x14, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x21, 0x50, 0x84,
    0x7A, 0x02, 0xE6, 0x05, 0x00, 0x00, 0x00, 0x18, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00,
    0x61, 0x2E, 0x74, 0x78, 0x74, 0x4B, 0x4C, 0xC4, 0x0E, 0x00, 0x50, 0x4B, 0x03, 0x04, 0x14,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x21, 0x50, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x69, 0x63, 0x6F, 0x6E, 0x73,
    0x2F, 0x50, 0x4B, 0x03, 0x04, 0x14, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x21, 0x50,
    0x90, 0x03, 0x18, 0x83, 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x0C, 0x00, 0x00,
    0x00, 0x69, 0x63, 0x6F, 0x6E, 0x73, 0x2F, 0xC3, 0xA9, 0x2E, 0x70, 0x6E, 0x67, 0x70, 0x6E,
    0x67, 0x50, 0x4B, 0x03, 0x04, 0x14, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x21, 0x50,
    0x83, 0x16, 0xDC, 0x8C, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x0C, 0x00, 0x00,
    0x00, 0x5F, 0x5F, 0x4D, 0x41, 0x43, 0x4F, 0x53, 0x58, 0x2F, 0x2E, 0x5F, 0x61, 0x78, 0x50,
    0x4B, 0x01, 0x02, 0x14, 0x03, 0x14, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x21, 0x50,
    0x84, 0x7A, 0x02, 0xE6, 0x05, 0x00, 0x00, 0x00, 0x18, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x01, 0x00, 0x00, 0x00, 0x00,
    0x61, 0x2E, 0x74, 0x78, 0x74, 0x50, 0x4B, 0x01, 0x02, 0x14, 0x03, 0x14, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x21, 0x50, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x80, 0x01, 0x28, 0x00, 0x00, 0x00, 0x69, 0x63, 0x6F, 0x6E, 0x73, 0x2F, 0x50, 0x4B, 0x01,
    0x02, 0x14, 0x03, 0x14, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x21, 0x50, 0x90, 0x03,
    0x18, 0x83, 0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x0C, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x01, 0x4C, 0x00, 0x00, 0x00, 0x69, 0x63,
    0x6F, 0x6E, 0x73, 0x2F, 0xC3, 0xA9, 0x2E, 0x70, 0x6E, 0x67, 0x50, 0x4B, 0x01, 0x02, 0x14,
    0x03, 0x14, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x21, 0x50, 0x83, 0x16, 0xDC, 0x8C,
    0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x0C, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x01, 0x79, 0x00, 0x00, 0x00, 0x5F, 0x5F, 0x4D, 0x41,
    0x43, 0x4F, 0x53, 0x58, 0x2F, 0x2E, 0x5F, 0x61, 0x50, 0x4B, 0x05, 0x06, 0x00, 0x00, 0x00,
    0x00, 0x04, 0x00, 0x04, 0x00, 0xDB, 0x00, 0x00, 0x00, 0xA4, 0x00, 0x00, 0x00, 0x00, 0x00,
  ]

  private static let own = ZipWriter.archive([
    ("storyboard.json", Array("{}".utf8)), ("icons/boat.png", [1, 2, 3]), ("empty", []),
  ])

  /// What is wrong with an archive; nil if nothing is.
  private func problem(_ bytes: [UInt8], _ limits: ZipArchive.Limits = .init()) -> String? {
    do throws(ZipArchive.Failure) {
      let archive = try ZipArchive(bytes, limits: limits)
      for name in archive.names { _ = try archive.read(name) }
      return nil
    } catch {
      return error.description
    }
  }

  @Test("what is written is read")
  func roundTrip() throws {
    let archive = try ZipArchive(Self.own)
    expectEqual(archive.names, ["empty", "icons/boat.png", "storyboard.json"])
    try expectEqual(archive.read("storyboard.json"), Array("{}".utf8))
    try expectEqual(archive.read("icons/boat.png"), [1, 2, 3])
    try expectEqual(archive.read("empty"), [])
    try expectEqual(ZipArchive(ZipWriter.archive([])).names, [])
  }

  @Test("archives of other programs are read, without folders and what desktops add")
  func foreign() throws {
    let archive = try ZipArchive(Self.foreign)
    expectEqual(archive.names, ["a.txt", "icons/é.png"])
    try expectEqual(archive.read("a.txt"), Array(repeating: 0x61, count: 24))
    try expectEqual(archive.read("icons/é.png"), Array("png".utf8))
    #expect(throws: ZipArchive.Failure("'b' is not in the archive")) { try archive.read("b") }
  }

  @Test("a comment at the end is skipped")
  func comment() throws {
    var bytes = Self.own
    bytes[bytes.count - 2] = 3
    try expectEqual(ZipArchive(bytes + [9, 9, 9]).names.count, 3)
  }

  static let names = [
    "../evil", "a/../../evil", "/etc/passwd", "a//b", "./a", "a/.", "a\\b", "a\u{0}b", "..", "",
    "a\u{7F}", "a\u{202E}gnp.b",
  ]

  @Test("names that lead elsewhere are refused", arguments: names)
  func traversal(name: String) {
    let found = problem(ZipWriter.archive([(name, [1])]))
    expect(found?.contains("leads out of the archive") == true || found?.contains("empty") == true)
  }

  @Test("hidden files are left out")
  func hidden() throws {
    let names = ["a.png", ".png", ".git/config", "icons/.DS_Store", "icons/b.png"]
    let archive = try ZipArchive(ZipWriter.archive(names.map { ($0, [1]) }))
    expectEqual(archive.names, ["a.png", "icons/b.png"])
  }

  @Test("what is too much, there twice or behind the end is refused")
  func refused() {
    func limits(_ change: (inout ZipArchive.Limits) -> Void) -> ZipArchive.Limits {
      var limits = ZipArchive.Limits()
      change(&limits)
      return limits
    }
    let end = "the archive is cut off, or has something behind its end"
    let large = "'icons/boat.png' is larger than the limit"
    let rows: [(name: String, bytes: [UInt8], limits: ZipArchive.Limits, problem: String)] = [
      ("a name twice", ZipWriter.archive([("a", [1]), ("a", [2])]), .init(), "'a' is there twice"),
      ("too many files", Self.own, limits { $0.entries = 2 }, "3 files; at most 2 are read"),
      ("too large a file", Self.own, limits { $0.file = 2 }, large),
      ("files that are too large together", Self.own, limits { $0.all = 4 }, large),
      ("a byte behind the end", Self.own + [0], .init(), end),
      ("the mark of another file behind it", Self.own + [0x50, 0x4B], .init(), end),
      ("much behind the end", Self.own + Array(repeating: 7, count: 70), .init(), end),
    ]
    for (name, bytes, limits, expected) in rows {
      expectEqual(problem(bytes, limits), expected, "\(name)")
    }
  }

  /// The place of the first entry in the list at the end.
  private func list(_ bytes: [UInt8]) throws -> Int {
    try #require(bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
  }

  @Test("damage is found, and told in words")
  func damage() throws {
    let own = Self.own
    let list = try list(own)
    func changed(_ place: Int, _ value: UInt8) -> [UInt8] {
      var bytes = own
      bytes[place] = value
      return bytes
    }
    let content = 30 + "storyboard.json".utf8.count
    expectEqual(
      problem(changed(content, 0x7C)),
      "'storyboard.json': the content is damaged: its checksum is wrong")
    expectEqual(problem(changed(list + 8, 1)), "'storyboard.json' is encrypted")
    expectEqual(
      problem(changed(list + 10, 12)),
      "'storyboard.json' is compressed by method 12; 0 and 8 are read")
    expectEqual(problem(changed(list + 20, 99)), "'storyboard.json' is stored with two sizes")
    expectEqual(
      problem(changed(list + 42, 200)), "'storyboard.json': its place in the archive is damaged")
    expectEqual(problem(changed(list, 0)), "the archive's list is damaged")
    expectEqual(
      problem(Array(own.dropLast())), "the archive is cut off, or has something behind its end")
    expectEqual(problem([0x50, 0x4B]), "the archive is cut off")
    expectEqual(problem(Array("{}".utf8)), "not a zip archive")
    expectEqual(problem([]), "not a zip archive")
  }

  @Test("files that share their bytes are refused, as in archives that grow without end")
  func overlap() throws {
    var bytes = ZipWriter.archive([("a", [1, 2, 3]), ("a", [1, 2, 3])])
    let second = try list(bytes) + 47
    bytes[second + 42] = 0
    bytes[second + 46] = UInt8(ascii: "b")
    expectNotEqual(problem(bytes), nil)
    var same = ZipWriter.archive([("a", [1]), ("b", [1])])
    let entry = try list(same) + 47
    same[entry + 42] = 0
    expectEqual(problem(same), "'b': its place in the archive is damaged")
  }

  @Test("random damage does no harm", arguments: Seeds.first(20))
  func randomDamage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var bytes = Bool.random(using: &random) ? Self.own : Self.foreign
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] = [0, 0xFF, 0x7F, 0x80][Int.random(in: 0..<4, using: &random)]
        default: bytes.remove(at: place)
        }
      }
      if let problem = problem(bytes) { expect(!problem.isEmpty) }
    }
  }

  @Test("a file that lies within another is refused")
  func nested() throws {
    let inner = ZipWriter.archive([("b", [1])])
    let file = Array(inner[..<(try list(inner))])
    var bytes = ZipWriter.archive([("a", file), ("b", [1])])
    expectEqual(problem(bytes), nil)
    // The place of the second file becomes that of its copy.
    let entry = try list(bytes) + 47
    bytes.replaceSubrange(entry + 42..<entry + 46, with: [31, 0, 0, 0])
    expectEqual(problem(bytes), "files in the archive lie over each other")
  }
}
