import Glibc

/// Files in archives that hold a storyboard with its pictures, under paths such as `trip.swipetab/icons/boat.png`.
package enum PackedFiles {
  package static let ending = ".swipetab"
  /// The content of the archives' first file, `mimetype`, by which desktops recognize them.
  package static let mediaType = "application/x-swipetab"

  package static func isArchive(_ path: String) -> Bool { path.hasSuffix(ending) }

  package static func split(_ path: String) -> (archive: String, name: String)? {
    // Byte by byte, as characters of a name could combine with the slash.
    let (bytes, mark) = (Array(path.utf8), Array((ending + "/").utf8))
    let place = bytes.indices.first { bytes[$0...].starts(with: mark) }
    guard let end = place.map({ $0 + mark.count }) else { return nil }
    let archive = String(decoding: bytes[..<(end - 1)], as: UTF8.self)
    // A folder may have such a name too.
    guard !isFolder(archive) else { return nil }
    return (archive, String(decoding: bytes[end...], as: UTF8.self))
  }

  /// The storyboard of an archive: the file `storyboard.json`, or else the only one whose name ends in `.json`.
  package static func storyboard(in path: String) throws(File.Failure) -> String {
    let names = try archive(path).names
    let files = names.filter { $0.hasSuffix(".json") }
    let usual = files.filter { File.split($0).name == "storyboard.json" }
    guard let name = usual.count == 1 ? usual.first : files.count == 1 ? files.first : nil else {
      let reason =
        files.isEmpty
        ? "there is no storyboard in it: no file whose name ends in .json"
        : "there are \(files.count) files that end in .json in it, and none is storyboard.json"
      throw File.Failure(path: path, reason: reason)
    }
    return "\(path)/\(name)"
  }

  /// The names of the files in a folder of an archive, such as `trip.swipetab/icons`, or none without the folder.
  package static func names(in folder: String) -> [String] {
    guard let (path, name) = split(folder + "/"), let archive = try? archive(path) else {
      return []
    }
    return archive.names.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
      .filter { !$0.contains("/") }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return !path.utf8.contains(0) && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func read(_ name: String, in path: String, limit: Int) throws(File.Failure) -> [UInt8] {
    let archive = try archive(path)
    let bytes: [UInt8]
    do throws(ZipArchive.Failure) {
      bytes = try archive.read(name)
    } catch {
      throw File.Failure(path: path, reason: error.description)
    }
    guard bytes.count <= limit else {
      throw File.Failure(path: "\(path)/\(name)", reason: "larger than \(limit >> 20) MiB")
    }
    return bytes
  }

  static func contains(_ name: String, in path: String) -> Bool {
    (try? archive(path))?.contains(name) ?? false
  }

  // MARK: Archives

  private struct Opened {
    var path: String
    var identity: Identity
    var archive: ZipArchive
  }

  private struct Identity: Equatable {
    var (device, number, size): (UInt, UInt, Int)
    var (second, nanosecond): (Int, Int)

    init?(_ path: String) {
      var status = stat()
      guard !path.utf8.contains(0), stat(path, &status) == 0, status.isRegularFile else {
        return nil
      }
      (device, number, size) = (UInt(status.st_dev), UInt(status.st_ino), Int(status.st_size))
      (second, nanosecond) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  private static let last = Locked<Opened?>(nil)

  /// The archive at a path, read again only if it has changed.
  private static func archive(_ path: String) throws(File.Failure) -> ZipArchive {
    let identity = Identity(path)
    let known = last.with { $0 }
    if let known, let identity, known.path == path, known.identity == identity {
      return known.archive
    }
    let bytes = try File.read(path)
    do throws(ZipArchive.Failure) {
      let archive = try ZipArchive(bytes)
      try check(archive)
      if let identity {
        last.with { $0 = Opened(path: path, identity: identity, archive: archive) }
      }
      return archive
    } catch {
      throw File.Failure(path: path, reason: error.description)
    }
  }

  /// Refuses an archive that says that it is something else; one without a type may be made by hand.
  private static func check(_ archive: ZipArchive) throws(ZipArchive.Failure) {
    guard archive.contains("mimetype") else { return }
    let bytes = try archive.read("mimetype").prefix { $0 > 32 }
    guard !bytes.elementsEqual(mediaType.utf8) else { return }
    let name = String(decoding: bytes, as: UTF8.self)
    throw ZipArchive.Failure("its mimetype is \(shown(name)), not \(shown(mediaType))")
  }
}
