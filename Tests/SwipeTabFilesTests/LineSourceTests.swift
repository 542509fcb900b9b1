import Glibc
import Testing

@testable import SwipeTabFiles
@testable import TestSupport

@Suite("Lines of a file") struct LineSourceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func lines(_ text: String) throws -> [String] {
    let path = folder.file("lines")
    try File.write(Array(text.utf8), to: path)
    let source = try LineSource(path: path)
    var lines: [String] = []
    while let line = try source.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  @Test("come one by one, with or without an end of the last, however long they are")
  func split() throws {
    let long = [70_000, 0, 65_536, 65_535, 200_000, 1].map { String(repeating: "x", count: $0) }
    let rows: [(text: String, lines: [String])] = [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
      ("\n\na\n\n", ["", "", "a", ""]), (long.joined(separator: "\n"), long),
    ]
    for (text, expected) in rows { try expectEqual(lines(text), expected, "\(text.prefix(9))") }
  }

  @Test("of a file that is not there, or of a folder, are refused with its name")
  func refused() {
    let missing = File.Failure(path: "/nowhere", reason: "No such file or directory")
    #expect(throws: missing) { try LineSource(path: "/nowhere") }
    let directory = File.Failure(path: folder.path, reason: "is a directory")
    #expect(throws: directory) { try LineSource(path: folder.path) }
  }

  @Test("longer than allowed are refused before they are read whole, others are not")
  func limited() throws {
    let path = folder.file("long")
    try File.write(Array(repeating: 0, count: 1 << 22), to: path)
    #expect(throws: LineSource.Failure.tooLong) {
      try LineSource(path: path).next(limit: 1000)
    }
    try File.write(Array("1234\n12345\n123".utf8), to: path)
    let source = try LineSource(path: path)
    try expectEqual(source.next(limit: 5)?.count, 4)
    try expectEqual(source.next(limit: 5)?.count, 5)
    #expect(throws: LineSource.Failure.tooLong) { try source.next(limit: 2) }
  }

  @Test("of what is no regular file are refused at once", arguments: ["/dev/zero", "/dev/tty"])
  func device(path: String) {
    #expect(throws: File.Failure.self) { try LineSource(path: path) }
  }

  @Test("of what the program was started with are read, whatever that is")
  func inherited() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    try File.send(Array("a\nb".utf8), to: ends[1], named: "pipe")
    close(ends[1])
    let source = try LineSource(path: "/dev/fd/\(ends[0])")
    try expectEqual(source.next(), [UInt8(ascii: "a")])
    try expectEqual(source.next(), [UInt8(ascii: "b")])
    try expectEqual(source.next(), nil)
  }

  @Test("can be read whole up to a limit")
  func whole() throws {
    let path = folder.file("whole")
    try File.write([1, 10, 2], to: path)
    try expectEqual(File.read(path), [1, 10, 2])
    #expect(throws: File.Failure.self) { try File.read(path, limit: 2) }
  }
}
