import CSDL2
import Glibc
import SwipeTabFiles

/// A mapped font file, because FreeType reads a font in hundreds of pieces, which would need system calls.
nonisolated final class FontMemory {
  private let bytes: UnsafeMutableRawPointer
  private let count: Int
  private let isMapped: Bool

  init?(path: String) {
    guard PackedFiles.split(path) == nil else {
      guard let file = try? File.read(path), !file.isEmpty else { return nil }
      bytes = .allocate(byteCount: file.count, alignment: 16)
      bytes.copyMemory(from: file, byteCount: file.count)
      (count, isMapped) = (file.count, false)
      return
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      status.st_size <= Int32.max,
      let bytes = mmap(nil, status.st_size, PROT_READ, MAP_PRIVATE, file, 0),
      bytes != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
    (self.bytes, count, isMapped) = (bytes, status.st_size, true)
  }

  deinit {
    if isMapped { munmap(bytes, count) } else { bytes.deallocate() }
  }

  var strikes: ColorStrikes { ColorStrikes(UnsafeRawBufferPointer(start: bytes, count: count)) }

  /// A stream of the file's bytes, which must not outlive it.
  var stream: UnsafeMutablePointer<SDL_RWops>? { SDL_RWFromConstMem(bytes, Int32(count)) }
}
