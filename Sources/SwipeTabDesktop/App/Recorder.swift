import Glibc
import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Records input as replay lines in a file.
final class Recorder {
  private let path: String
  private let descriptor: Int32
  private let start: Double
  private var down: Set<Contact> = []
  // Written before the first input, because a window manager may resize a window that has just opened.
  private var opening: [String]?
  private var answer: AccessibilityRequest?
  private var hasWarned = false

  /// Opens the file, which only the user may read, and in which times count from `start`.
  init(path: String, arguments: [String], start: Double = 0) throws(File.Failure) {
    (self.path, self.start) = (path, start)
    descriptor = try File.create(path, as: .recording, mode: 0o600)
    opening = arguments
  }

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

  /// Records a line before it is played, unless it holds options or writes files; secure text becomes dots.
  func note(_ line: ReplayLine, in container: TabContainer) throws(File.Failure) {
    switch line.command {
    case .options, .picture, .animation: return
    case .input(let event):
      try noteAnswer(in: container)
      let recorded = container.withoutSecrets(event)
      guard recorded == event else { return try note(recorded, at: line.time) }
    default: break
    }
    try send(line.text + [UInt8(ascii: "\n")])
  }

  isolated deinit {
    try? open()
    close(descriptor)
  }

  private func open() throws(File.Failure) {
    guard let opening else { return }
    self.opening = nil
    try File.send(ReplayWriter.optionsLine(opening), to: descriptor, named: path)
  }

  // A text with which a condition of the file compares a secure field is no secret.
  func noteAnswer(in container: TabContainer) throws(File.Failure) {
    if !hasWarned, let formula = container.unansweredFormulas.first,
      container.secureEntry?.text.isEmpty == false
    {
      hasWarned = true
      Output.writeError(
        "warning: a replay of \(path) has no answer to \(quoted(formula.description)), which reads "
          + "a secure field")
    }
    let answer = container.publicAnswer
    if let answer, answer != self.answer { try note(.accessibility(answer), at: container.time) }
    self.answer = answer
  }

  /// Records an input event, even moves of a hovering pointer: what is below looks different.
  func note(_ event: InputEvent, at time: Double) throws(File.Failure) {
    var event = event
    if case .resize(let size, let scale) = event, opening != nil {
      opening = opening?.resized(to: size, scale: scale)
      return
    }
    switch event {
    case .press(let contact, _, _): down.insert(contact)
    case .release(let contact, _, _), .cancel(let contact): down.remove(contact)
    // There is no line for a pointer that left the window; outside of it, it hovers over nothing
    // either.
    case .leave where !down.contains(.mouse): event = .move(.mouse, to: Point(x: -1, y: -1))
    default: break
    }
    if let line = ReplayWriter.line(event, at: time - start) { try send(line) }
  }

  /// Records a change of colors, the size of texts or reduced motion that no input has caused.
  func note(
    _ settings: [ContainerSetting: ControlValue], at time: Double
  ) throws(File.Failure) {
    try send(ReplayWriter.settingsLine(settings, at: time - start))
  }

  func noteState(at time: Double) throws(File.Failure) {
    try send(ReplayWriter.stateLine(at: time - start))
  }

  private func send(_ line: [UInt8]) throws(File.Failure) {
    try open()
    try File.send(line, to: descriptor, named: path)
  }
}
