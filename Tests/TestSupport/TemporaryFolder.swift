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
