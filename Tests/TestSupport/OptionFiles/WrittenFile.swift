import Glibc

/// A file that has text from tables of the code, by its path from the package's folder.
///
/// `Scripts/options` writes that text, and a test compares.
protocol WrittenFile: RawRepresentable, Sendable where RawValue == String {
  /// The lines of the file with the text of the tables in place of what it has of that.
  func rewritten(_ lines: [String]) throws -> [String]
}

extension WrittenFile {
  /// The lines of the file as it is, without their ends.
  func lines() throws -> [String] { try PackageFile.lines(rawValue) }

  /// The first line that is not as the tables have it, or nil if all are.
  ///
  /// With `SWIPETAB_WRITE_OPTIONS` in the environment, the file is then written.
  func difference() throws -> String? {
    let lines = try lines()
    let expected = try rewritten(lines)
    guard lines != expected else { return nil }
    if getenv("SWIPETAB_WRITE_OPTIONS") != nil { try PackageFile.write(expected, to: rawValue) }
    return Self.difference(lines, expected, in: rawValue)
  }

  private static func difference(
    _ lines: [String], _ expected: [String], in path: String
  ) -> String {
    for (number, (line, other)) in zip(lines, expected).enumerated() where line != other {
      return "\(path):\(number + 1): found \(line), expected \(other)"
    }
    return "\(path): found \(lines.count) lines, expected \(expected.count)"
  }
}
