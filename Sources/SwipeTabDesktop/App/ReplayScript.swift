import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// The lines of a replay, read one at a time.
final class ReplayScript {
  private let source: LineSource
  private var reader: ReplayReader
  private var first: ReplayLine?

  init(path: String) throws(File.Failure) {
    source = try LineSource(path: path)
    reader = ReplayReader(name: path)
  }

  /// The arguments that the recording program was started with, or nil if the replay has none.
  ///
  /// - Throws: If the first line is invalid, or has an option that is unknown or not allowed there.
  func recordedArguments() throws(Diagnostic) -> [String]? {
    first = try next()
    guard case .options(let arguments) = first?.command else { return nil }
    first = nil
    do throws(OptionsError) {
      _ = try Options(arguments: arguments, isRecorded: true)
    } catch {
      throw reader.mistake("\(error)")
    }
    return arguments
  }

  /// The next line, or nil at the end.
  func next() throws(Diagnostic) -> ReplayLine? {
    if let first {
      self.first = nil
      return first
    }
    while let bytes = try nextBytes() {
      if let line = try reader.read(bytes) { return line }
    }
    return nil
  }

  private func nextBytes() throws(Diagnostic) -> [UInt8]? {
    do throws(LineSource.Failure) {
      return try source.next(limit: ReplayReader.longestLine)
    } catch {
      switch error {
      case .tooLong: throw reader.mistakeOfLongLine
      case .unreadable(let failure): throw Diagnostic(file: failure.path, message: failure.reason)
      }
    }
  }
}
