import Glibc

/// The kind of a file that the program writes.
///
/// The program replaces only files of the same kind.
///
/// A mistyped name, or a name that comes from an input file, then destroys no data.
package struct FileKind: Sendable {
  /// The name of such a file, as it follows "no" in a message: `PNG picture`.
  private let name: String
  private let isHeld: @Sendable (_ path: String) -> Bool

  /// Makes a kind.
  ///
  /// - Parameters:
  ///   - name: The name of such a file, as it follows "no" in a message.
  ///   - isHeld: Whether the file at a path is one.
  package init(_ name: String, isHeld: @escaping @Sendable (_ path: String) -> Bool) {
    (self.name, self.isHeld) = (name, isHeld)
  }

  /// Makes a kind whose files are known by their first bytes.
  package init(_ name: String, beginning: [UInt8]) {
    self.init(name) { File.beginning(of: $0, count: beginning.count) == beginning }
  }

  /// Refuses a file that holds something else.
  ///
  /// In an empty one nothing can be lost, nor in pipes and devices of characters.
  ///
  /// - Throws: Why the file must not be written over.
  package func check(_ path: String) throws(File.Failure) {
    var status = stat()
    guard File.inherited(path) == nil, File.isName(path), stat(path, &status) == 0 else { return }
    let isDisk = status.st_mode & S_IFMT == S_IFBLK
    let isOther = status.isRegularFile && status.st_size > 0 && !isHeld(path)
    guard isDisk || isOther else { return }
    throw File.Failure(
      path: path,
      reason: "is no \(name), and is not written over; remove it, or choose another name")
  }
}

extension File {
  /// Returns the first bytes of a file, or fewer if the file is shorter.
  ///
  /// The result is empty if it cannot be read.
  package static func beginning(of path: String, count: Int) -> [UInt8] {
    guard let descriptor = try? open(path) else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: count) { space, length in
      length = max(0, Glibc.read(descriptor, space.baseAddress, count))
    }
  }
}
