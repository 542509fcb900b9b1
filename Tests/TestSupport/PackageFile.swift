import Glibc

/// A file of the package, for tests that hold it to what the code says.
enum PackageFile {
  struct Unreadable: Error {
    var path: String
  }

  struct Unwritable: Error {
    var path: String
  }

  /// The absolute path for one from the package's folder.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    // This file lies two folders deep.
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/\(root)/\(path)"
  }

  /// The content of the file at a path from the package's folder.
  static func bytes(_ path: String) throws -> [UInt8] {
    guard let file = fopen(absolute(path), "rb") else { throw Unreadable(path: path) }
    defer { fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      result += buffer[..<count]
    }
    return result
  }

  /// The lines of the text file at a path from the package's folder, without their ends.
  static func lines(_ path: String) throws -> [String] {
    String(decoding: try bytes(path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Writes lines into the file at a path from the package's folder.
  static func write(_ lines: [String], to path: String) throws {
    let bytes = Array(lines.joined(separator: "\n").utf8)
    guard let file = fopen(absolute(path), "wb") else { throw Unwritable(path: path) }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Unwritable(path: path) }
  }
}
