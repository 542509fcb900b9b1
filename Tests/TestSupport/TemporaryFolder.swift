import Glibc
import Testing

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/swipetab-test-XXXXXX".utf8CString)
    let made = mkdtemp(&template)
    path = String(cString: try #require(made))
  }

  deinit {
    _ = names().map { unlink("\(path)/\($0)") }
    rmdir(path)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file over what it holds, and gives back its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = try #require(fopen(file(name), "wb"))
    let count = fwrite(bytes, 1, bytes.count, file)
    try #require(fclose(file) == 0 && count == bytes.count)
    return self.file(name)
  }

  func names() -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
