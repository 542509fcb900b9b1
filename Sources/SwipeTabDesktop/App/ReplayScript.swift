import SwipeTabKit

/// The lines of a replay, read one at a time.
final class ReplayScript {
  private let source: LineSource
  private var reader: ReplayReader
  private var first: ReplayLine?

  init(path: String) throws(File.Failure) {
    source = try LineSource(path: path)
    reader = ReplayReader(name: path)
  }

  /// What the program that recorded the lines was started with; nil if they do not say.
  ///
  /// A wrong first line is left for `next()` to report.
  func recordedArguments() throws(Launch.Failure) -> [String]? {
    do throws(Diagnostic) {
      first = try next()
    } catch {
      throw Launch.Failure(error)
    }
    guard case .options(let arguments) = first?.command else { return nil }
    first = nil
    return arguments
  }

  /// The next line; nil at the end.
  func next() throws(Diagnostic) -> ReplayLine? {
    if let first {
      self.first = nil
      return first
    }
    while let bytes = source.next() {
      if let line = try reader.read(bytes) { return line }
    }
    return nil
  }
}
