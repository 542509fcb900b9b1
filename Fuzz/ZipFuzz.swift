@testable import SwipeTabFiles

/// Opens arbitrary bytes as a zip archive, reads every file in it, and checks the guarantees of the reader.
func fuzzZip(_ bytes: [UInt8]) {
  var limits = ZipArchive.Limits()
  (limits.file, limits.all) = (1 << 20, 4 << 20)
  guard let archive = try? ZipArchive(bytes, limits: limits) else {
    // Compressed content is rarely found by chance.
    if let content = try? Zlib.expand(bytes[...], limit: 1 << 16) {
      precondition(content.count <= 1 << 16, "more than the limit")
    }
    return
  }
  precondition(archive.names == archive.names.sorted(), "names are in order")
  var all = 0
  for name in archive.names {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    precondition(!parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }, "\(name) leads out")
    precondition(archive.contains(name), "\(name) is not there")
    guard let content = try? archive.read(name) else { continue }
    all += content.count
    precondition(content.count <= limits.file && all <= limits.all, "larger than the limits")
  }
}
