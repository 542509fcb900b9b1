package import Glibc
import SwipeTabKit

/// Opens, reads and compares whole files and paths.
package enum File {
  package struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }

    package var description: String { "\(legible(path)): \(reason)" }
  }

  // MARK: Reading

  /// Opens a regular file for reading, also through links, and refuses others without blocking; the caller must close
  /// it.
  package static func open(_ path: String) throws(Failure) -> Int32 {
    let descriptor = try open(path, O_RDONLY)
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    guard isKnown, status.isRegularFile else {
      let failure = Failure(path: path, reason: isKnown ? status.refusal : reason())
      close(descriptor)
      throw failure
    }
    return descriptor
  }

  /// Reads a whole file, which may be in an archive, see `PackedFiles`.
  package static func read(_ path: String, limit: Int = 256 << 20) throws(Failure) -> [UInt8] {
    if let (archive, name) = PackedFiles.split(path) {
      return try PackedFiles.read(name, in: archive, limit: limit)
    }
    let source = try LineSource(path: path)
    guard let bytes = try source.rest(limit: limit) else {
      throw Failure(path: path, reason: "larger than \(limit >> 20) MiB")
    }
    return bytes
  }

  package static func isReadable(_ path: String) -> Bool {
    if let (archive, name) = PackedFiles.split(path) {
      return PackedFiles.contains(name, in: archive)
    }
    var status = stat()
    return isName(path) && stat(path, &status) == 0 && status.isRegularFile
      && access(path, R_OK) == 0
  }

  // MARK: Names

  /// The names in a folder, in no order, or none if the folder cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  package static func split(_ path: String) -> (directory: String, name: String) {
    // Byte by byte, as characters of a name could combine with the slash.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let directory = path[..<slash]
    let name = path[path.utf8.index(after: slash)...]
    return (directory.isEmpty ? "/" : String(directory), String(name))
  }

  /// The system's message for the last failed call.
  package static func reason() -> String { String(cString: strerror(errno)) }

  /// Whether a file, which need not exist, is below a folder; a link that leads nowhere is below none.
  package static func isBelow(_ folder: String, _ path: String) -> Bool {
    guard let root = resolved(folder).map({ Array($0.utf8) }) else { return false }
    var place = path
    while resolved(place) == nil {
      let (directory, name) = split(place)
      guard isName(place), !isLink(place), directory != place, name != ".." else { return false }
      place = directory
    }
    guard let found = resolved(place).map({ Array($0.utf8) }) else { return false }
    let isRoot = found == root
    return isRoot ? place != path : found.starts(with: root.last == 0x2F ? root : root + [0x2F])
  }

  // MARK: Helpers

  /// The descriptor of a name such as `/dev/stdin` or `/dev/fd/3`, if the program was started with it.
  package static func inherited(_ path: String) -> Int32? {
    let streams = ["/dev/stdin", "/dev/stdout", "/dev/stderr"]
    if let stream = streams.firstIndex(of: path) { return Int32(stream) }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      guard let number = Int32(path.dropFirst(folder.count)) else { continue }
      return fcntl(number, F_GETFD) >= 0 ? number : nil
    }
    return nil
  }

  /// Waits until a non-blocking descriptor is ready, or returns false if the call before failed for another reason.
  static func waits(_ descriptor: Int32, _ events: Int32) -> Bool {
    guard errno == EAGAIN else { return false }
    var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&polled, 1, -1) >= 0 || errno == EINTR
  }

  static func isName(_ path: String) -> Bool { !path.utf8.contains(0) }

  static let nulReason = "a file's name cannot hold the character U+0000"

  static func open(
    _ path: String, _ flags: Int32, mode: mode_t = 0o666
  ) throws(Failure) -> Int32 {
    guard isName(path) else { throw Failure(path: path, reason: nulReason) }
    let descriptor =
      if let inherited = inherited(path) {
        fcntl(inherited, F_DUPFD_CLOEXEC, 0)
      } else {
        Glibc.open(path, flags | O_NONBLOCK | O_CLOEXEC | O_NOCTTY, mode)
      }
    guard descriptor >= 0 else { throw Failure(path: path, reason: reason()) }
    return descriptor
  }

  package static func isSame(_ one: String, _ other: String) -> Bool {
    guard one != other else { return true }
    guard let path = resolved(one) else { return false }
    return path == resolved(other)
  }

  package static func resolved(_ path: String) -> String? {
    guard isName(path), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

extension stat {
  package var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }

  fileprivate var refusal: String {
    switch st_mode & S_IFMT {
    case S_IFDIR: "is a directory"
    case S_IFIFO: "is a named pipe and no regular file"
    case S_IFSOCK: "is a socket and no regular file"
    default: "is a device and no regular file"
    }
  }
}
