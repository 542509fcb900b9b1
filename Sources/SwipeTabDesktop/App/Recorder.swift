import Glibc
import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Writes what is done to a file of replay lines.
final class Recorder {
  private let path: String
  private let descriptor: Int32
  private var down: Set<Contact> = []

  /// Opens the file and writes how the program was started.
  init(path: String, arguments: [String]) throws(File.Failure) {
    self.path = path
    descriptor = try File.create(path)
    try send(ReplayWriter.optionsLine(arguments))
  }

  /// Opens the file that the options ask for, if they do.
  static func open(_ options: Options, size: Size, scale: Double) throws(Launch.Failure)
    -> Recorder?
  {
    guard let path = options.record else { return nil }
    do throws(File.Failure) {
      return try Recorder(path: path, arguments: options.recorded(size: size, scale: scale))
    } catch {
      throw Launch.Failure(unwritten: error)
    }
  }

  /// Notes a line of a replay that is being played; what only says how the program was started, or writes files, is left out.
  func note(_ line: ReplayLine) throws(File.Failure) {
    switch line.command {
    case .options, .picture: break
    default: try send(line.text + [UInt8(ascii: "\n")])
    }
  }

  isolated deinit { close(descriptor) }

  /// Notes an input, moves of a pointer that only hovers too: what lies under it looks different.
  func note(_ event: InputEvent, at time: Double) throws(File.Failure) {
    var event = event
    switch event {
    case .press(let contact, _, _): down.insert(contact)
    case .release(let contact, _, _), .cancel(let contact): down.remove(contact)
    // No line says that the pointer left the window; one outside of it is over nothing either.
    case .leave where !down.contains(.mouse): event = .move(.mouse, to: Point(x: -1, y: -1))
    default: break
    }
    if let line = ReplayWriter.line(event, at: time) { try send(line) }
  }

  /// Notes that a state line was printed.
  func noteState(at time: Double) throws(File.Failure) {
    try send(ReplayWriter.stateLine(at: time))
  }

  private func send(_ line: [UInt8]) throws(File.Failure) {
    try File.send(line, to: descriptor, named: path)
  }
}
