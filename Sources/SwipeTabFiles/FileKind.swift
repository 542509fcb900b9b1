import Glibc

/// The kind of a file to write, which replaces only files of its kind, so that a wrong name destroys no data.
package struct FileKind: Sendable {
  private let name: String
  private let isHeld: @Sendable (_ path: String) -> Bool

  /// `name` follows "no" in a message, and `isHeld` says whether the file at a path is one.
  package init(_ name: String, isHeld: @escaping @Sendable (_ path: String) -> Bool) {
    (self.name, self.isHeld) = (name, isHeld)
  }

  package init(_ name: String, beginning: [UInt8]) {
    self.init(name) { File.beginning(of: $0, count: beginning.count) == beginning }
  }

  /// Refuses a file that holds something else, but no empty one, pipe or character device, where nothing can be lost.
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
  /// The first bytes of a file, or fewer if it is shorter, or none if it cannot be read.
  package static func beginning(of path: String, count: Int) -> [UInt8] {
    guard let descriptor = try? open(path) else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: count) { space, length in
      length = max(0, Glibc.read(descriptor, space.baseAddress, count))
    }
  }
}
