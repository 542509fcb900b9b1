import Glibc

extension File {
  /// The path in an address such as `file:///home/ada/two%20words.txt`, or nil for another scheme or computer.
  package static func path(ofAddress address: String) -> String? {
    let scheme = "file://"
    guard address.hasPrefix(scheme) else { return nil }
    let bytes = Array(address.utf8.dropFirst(scheme.utf8.count))
    guard let start = bytes.firstIndex(of: UInt8(ascii: "/")),
      isThisComputer(String(decoding: bytes[..<start], as: UTF8.self))
    else { return nil }
    var (path, index) = ([UInt8](), start)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        path.append(byte)
        index += 3
      } else {
        path.append(bytes[index])
        index += 1
      }
    }
    guard !path.contains(0) else { return nil }
    return String(decoding: path, as: UTF8.self)
  }

  private static func isThisComputer(_ host: String) -> Bool {
    if host.isEmpty || host.lowercased() == "localhost" { return true }
    var name = [CChar](repeating: 0, count: 256)
    return gethostname(&name, name.count - 1) == 0
      && name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } == host
  }
}
