import Glibc
import SwipeTabKit

/// Writes what is done to a file of replay lines.
final class Recorder {
  private let descriptor: Int32
  private var down: Set<Contact> = []

  /// Opens the file and writes how the program was started.
  init(path: String, arguments: [String]) throws(File.Failure) {
    descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw File.Failure(path: path, reason: File.reason()) }
    Output.send(ReplayWriter.optionsLine(arguments), to: descriptor)
  }

  /// Opens the file that the options ask for, if they do.
  static func open(_ options: Options, size: Size, scale: Double) throws(Launch.Failure)
    -> Recorder?
  {
    guard let path = options.record else { return nil }
    do throws(File.Failure) {
      return try Recorder(path: path, arguments: options.recorded(size: size, scale: scale))
    } catch {
      throw Launch.Failure(error.description, .wrongData)
    }
  }

  /// Notes a line of a replay that is being played; what only says how the program was started, or writes files, is left out.
  func note(_ line: ReplayLine) {
    switch line.command {
    case .options, .picture: break
    default: Output.send(line.text + [UInt8(ascii: "\n")], to: descriptor)
    }
  }

  isolated deinit { close(descriptor) }

  /// Notes an input; hovering changes no state and is left out.
  func note(_ event: InputEvent, at time: Double) {
    switch event {
    case .press(let contact, _, _): down.insert(contact)
    case .release(let contact, _, _), .cancel(let contact): down.remove(contact)
    case .move(let contact, _) where !down.contains(contact): return
    default: break
    }
    if let line = ReplayWriter.line(event, at: time) { Output.send(line, to: descriptor) }
  }

  /// Notes that a state line was printed.
  func noteState(at time: Double) { Output.send(ReplayWriter.stateLine(at: time), to: descriptor) }
}
