/// Memory that grows to the largest request and is freed at the end.
nonisolated final class Scratch<Element: BitwiseCopyable> {
  private var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: 1)

  /// Room for `count` values, whose content is undefined if it had to grow.
  func pointer(count: Int) -> UnsafeMutablePointer<Element> {
    if buffer.count < count {
      buffer.deallocate()
      buffer = .allocate(capacity: max(count, 2 * buffer.count))
    }
    guard let base = buffer.baseAddress else { preconditionFailure("no room for \(count)") }
    return base
  }

  deinit { buffer.deallocate() }
}
