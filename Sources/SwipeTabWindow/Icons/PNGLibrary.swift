import CSDL2

/// The system's libpng 1.6, loaded at run time.
///
/// Its simplified interface keeps chunks of any size in memory, and some versions of it read interlaced pictures with
/// 16 bits a channel wrongly.
nonisolated struct PNGLibrary: Sendable {
  static let shared = PNGLibrary()

  private init?() {
    guard CSDL_LoadPNG() else { return nil }
  }

  /// Uses a few megabytes besides the pixels at most, whatever the file's header claims.
  func decode(_ bytes: [UInt8]) throws(PNG.Failure) -> Picture {
    var (width, height): (UInt32, UInt32) = (0, 0)
    var pixels: [UInt32] = []
    let problem = bytes.withUnsafeBytes { buffer -> String? in
      guard let file = CSDL_OpenPNG(buffer.baseAddress, buffer.count) else {
        return "no memory to read it"
      }
      defer { CSDL_ClosePNG(file) }
      guard CSDL_ReadPNGExtent(file, &width, &height) else { return Self.problem(of: file) }
      guard width <= PNG.limit, height <= PNG.limit else {
        return "\(width)×\(height) pixels; at most \(PNG.limit)×\(PNG.limit) are read"
      }
      pixels = Array(repeating: 0, count: Int(width) * Int(height))
      let isRead = pixels.withUnsafeMutableBufferPointer {
        CSDL_ReadPNGPixels(file, $0.baseAddress)
      }
      return isRead ? nil : Self.problem(of: file)
    }
    if let problem { throw PNG.Failure(description: problem) }
    return Picture(width: Int(width), height: Int(height), pixels: pixels)
  }

  private static func problem(of file: OpaquePointer) -> String {
    let text = CSDL_PNGProblem(file).map { String(cString: $0) } ?? ""
    return text.isEmpty ? "not a PNG file" : text
  }
}
