import Glibc
import SwipeTabKit
import SwipeTabWindow

/// A user test: a prototype in a phone in the middle of the screen, with a recording for each participant.
final class UserTest {
  /// The usual size of the phone's screen, in points.
  private static let screen = Size(width: 390, height: 844)
  /// The key that ends the recording of a participant, and begins the next one from the start.
  static let next = KeyPress(.character("r"), modifiers: .control)

  private let folder: String
  private let arguments: () -> [String]
  /// The state in which each participant begins.
  private let start: ContainerState

  /// Makes a test that records into a folder, for participants who begin in a state.
  ///
  /// `arguments` returns those with which the program plays a recording that begins now: the window has its size only
  /// once it fills the screen.
  init(
    in folder: String, arguments: @escaping () -> [String], from start: ContainerState
  ) {
    (self.folder, self.arguments, self.start) = (folder, arguments, start)
  }

  /// Begins the recording of the next participant at a time, in a file that is not there yet, and makes the folder if it is
  /// not there either.
  func nextRecorder(at time: Double) throws(Launch.Failure) -> Recorder {
    var number = 1
    while access(file(number), F_OK) == 0 { number += 1 }
    do throws(File.Failure) {
      try File.makeFolder(of: file(number))
      let recorder = try Recorder(path: file(number), arguments: arguments(), start: time)
      Output.writeError("recording \(file(number))")
      return recorder
    } catch {
      throw Launch.Failure(unwritten: error)
    }
  }

  private func file(_ number: Int) -> String { "\(folder)/participant-\(number).jsonl" }

  /// Brings a container back to the start.
  func reset(_ container: TabContainer) { container.restore(start) }

  /// The phone around a container, in a neutral color; `size` is that of its screen, or nil for the usual one.
  static func stage(_ painter: DisplayListPainter, size: Size?) -> ContainerStage {
    ContainerStage(size: size ?? screen, margin: DeviceFrame.phone.inset + 4) {
      canvas, window, frame, scale in
      let whole = Rect(x: 0, y: 0, width: window.width, height: window.height)
      var drawing = Drawing(clip: whole)
      drawing.fill(whole, Color(rgb: 0x8A8C91))
      DeviceFrame.phone.draw(around: frame, in: &drawing)
      painter.paint(drawing.list, scale: scale, into: canvas)
    }
  }
}
