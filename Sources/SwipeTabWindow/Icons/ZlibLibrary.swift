import Glibc

/// The compressor of zlib, loaded at run time: libpng requires the library everywhere, but not its headers.
nonisolated struct ZlibLibrary: Sendable {
  /// The library; nil if it is missing.
  static let shared = ZlibLibrary()

  private typealias Bound = @convention(c) (UInt) -> UInt
  private typealias Compress =
    @convention(c) (
      UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt, Int32
    ) -> Int32

  private let bound: Bound
  private let compress: Compress

  private init?() {
    guard let handle = dlopen("libz.so.1", RTLD_LAZY | RTLD_LOCAL),
      let bound = dlsym(handle, "compressBound"), let compress = dlsym(handle, "compress2")
    else { return nil }
    self.bound = unsafeBitCast(bound, to: Bound.self)
    self.compress = unsafeBitCast(compress, to: Compress.self)
  }

  /// Compresses bytes into the format of RFC 1950, by default as small as zlib can; nil if it fails.
  ///
  /// `level` is zlib's, from 1, quick, to 9, small.
  func compress(_ bytes: [UInt8], level: Int32 = 9) -> [UInt8]? {
    let capacity = bound(UInt(bytes.count))
    var isDone = false
    let result = [UInt8](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
      var length = capacity
      guard let target = buffer.baseAddress else { return }
      isDone = bytes.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress else { return false }
        return compress(target, &length, source, UInt(bytes.count), level) == 0
      }
      count = isDone ? Int(length) : 0
    }
    return isDone ? result : nil
  }
}
