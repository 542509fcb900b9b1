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

  deinit { Self.remove(path) }

  /// Removes a file, or a folder with all that is in it.
  private static func remove(_ path: String) {
    guard Glibc.remove(path) != 0 else { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    Glibc.remove(path)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file over what it holds, in folders that are made if they are missing, and gives back its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    for slash in name.indices where name[slash] == "/" {
      mkdir(file(String(name[..<slash])), 0o755)
    }
    let file = try #require(fopen(file(name), "wb"))
    let count = fwrite(bytes, 1, bytes.count, file)
    try #require(fclose(file) == 0 && count == bytes.count)
    return self.file(name)
  }

  func names() -> [String] { Self.names(in: path) }

  private static func names(in path: String) -> [String] {
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
