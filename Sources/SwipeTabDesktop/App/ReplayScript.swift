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
