import Glibc
import Testing

@testable import SwipeTabDesktop

@Suite("Lines of a file") struct LineSourceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func lines(_ text: String) throws -> [String] {
    let path = folder.file("lines")
    try File.write(Array(text.utf8), to: path)
    let source = try LineSource(path: path)
    var lines: [String] = []
    while let line = source.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  @Test(
    "come one by one, with or without an end of the last",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
      ("\n\na\n\n", ["", "", "a", ""]),
    ] as [(String, [String])])
  func split(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test("may be longer than what is read at a time")
  func long() throws {
    let texts = [70_000, 0, 65_536, 65_535, 200_000, 1].map { String(repeating: "x", count: $0) }
    #expect(try lines(texts.joined(separator: "\n")) == texts)
  }

  @Test("of a file that is not there, or of a folder, are refused with its name")
  func refused() {
    let missing = File.Failure(path: "/nowhere", reason: "No such file or directory")
    #expect(throws: missing) { try LineSource(path: "/nowhere") }
    let directory = File.Failure(path: folder.path, reason: "is a directory")
    #expect(throws: directory) { try LineSource(path: folder.path) }
  }

  @Test("can be read whole up to a limit")
  func whole() throws {
    let path = folder.file("whole")
    try File.write([1, 10, 2], to: path)
    #expect(try File.read(path) == [1, 10, 2])
    #expect(throws: File.Failure.self) { try File.read(path, limit: 2) }
  }
}
