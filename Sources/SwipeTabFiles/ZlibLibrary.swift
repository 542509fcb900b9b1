import Glibc

/// The functions of zlib, loaded at run time.
struct ZlibLibrary: Sendable {
  static let shared = ZlibLibrary()

  private typealias Bytes = UnsafeMutablePointer<UInt8>
  private typealias Bound = @convention(c) (UInt) -> UInt
  private typealias Compress =
    @convention(c) (Bytes, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt, Int32) -> Int32
  private typealias Begin =
    @convention(c) (UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>, Int32) -> Int32
  private typealias Continue = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
  private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Int32

  private let bound: Bound
  private let compress: Compress
  private let begin: Begin
  private let inflate: Continue
  private let end: End

  private init?() {
    guard let handle = dlopen("libz.so.1", RTLD_LAZY | RTLD_LOCAL),
      let bound = dlsym(handle, "compressBound"), let compress = dlsym(handle, "compress2"),
      let begin = dlsym(handle, "inflateInit2_"), let inflate = dlsym(handle, "inflate"),
      let end = dlsym(handle, "inflateEnd")
    else { return nil }
    self.bound = unsafeBitCast(bound, to: Bound.self)
    self.compress = unsafeBitCast(compress, to: Compress.self)
    self.begin = unsafeBitCast(begin, to: Begin.self)
    self.inflate = unsafeBitCast(inflate, to: Continue.self)
    self.end = unsafeBitCast(end, to: End.self)
  }

  func compress(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
    let capacity = bound(UInt(bytes.count))
    var isDone = false
    let result = [UInt8](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
      var length = capacity
      bytes.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let target = buffer.baseAddress else { return }
        isDone = compress(target, &length, source, UInt(bytes.count), level) == 0
      }
      count = isDone ? Int(length) : 0
    }
    return isDone ? result : nil
  }

  func expand(_ bytes: ArraySlice<UInt8>, limit: Int) -> Result<[UInt8], Zlib.Failure> {
    // The library remembers where it is.
    let stream = UnsafeMutablePointer<Stream>.allocate(capacity: 1)
    stream.initialize(to: Stream())
    defer { stream.deallocate() }
    // Without the wrapper of RFC 1950, with its largest window. The library compares the size with its own.
    guard begin(stream, -15, "1", Int32(MemoryLayout<Stream>.stride)) == 0 else {
      return .failure(.missing)
    }
    defer { _ = end(stream) }
    return bytes.withUnsafeBufferPointer { source in
      stream.pointee.input = source.baseAddress
      stream.pointee.inputLeft = UInt32(clamping: source.count)
      return expand(stream, limit: limit)
    }
  }

  private func expand(
    _ stream: UnsafeMutablePointer<Stream>, limit: Int
  ) -> Result<[UInt8], Zlib.Failure> {
    // The size in the archive may be wrong, so that not much memory is reserved in advance.
    var output: [UInt8] = []
    let piece = 1 << 16
    while true {
      // One byte more than allowed shows that there is too much.
      let room = min(piece, limit + 1 - output.count)
      guard room > 0 else { return .failure(.tooLarge) }
      var status: Int32 = 0
      output += [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        stream.pointee.output = buffer.baseAddress
        stream.pointee.outputLeft = UInt32(room)
        status = inflate(stream, 0)
        count = room - Int(stream.pointee.outputLeft)
      }
      guard output.count <= limit else { return .failure(.tooLarge) }
      switch status {
      case 0: continue
      case 1: return .success(output)  // The end of the content.
      case -5: return .failure(.cutOff)  // No bytes could be read or written.
      default: return .failure(.damaged)
      }
    }
  }
}

/// The state of zlib's functions, in the order of its interface (`z_stream` in zlib.h).
private struct Stream {
  var input: UnsafePointer<UInt8>?
  var inputLeft: UInt32 = 0
  var inputCount: UInt = 0
  var output: UnsafeMutablePointer<UInt8>?
  var outputLeft: UInt32 = 0
  var outputCount: UInt = 0
  var message: UnsafePointer<CChar>?
  var state: OpaquePointer?
  var allocate: OpaquePointer?
  var free: OpaquePointer?
  var owner: OpaquePointer?
  var dataType: Int32 = 0
  var checksum: UInt = 0
  var reserved: UInt = 0
}
