import Glibc
import SwipeTabKit
import SwipeTabWindow

/// A user test: a prototype in a phone in the middle of the screen, with a recording for each participant.
final class UserTest {
  private static let screen = Size(width: 390, height: 844)
  /// The key that ends the recording of a participant, and begins the next one from the start.
  static let next = KeyPress(.character("r"), modifiers: .control)

  private let folder: String
  private let arguments: () -> [String]
  private let start: ContainerState

  /// `arguments` is called when a recording begins, because the window has its size only once it fills the screen.
  init(
    in folder: String, arguments: @escaping () -> [String], from start: ContainerState
  ) {
    (self.folder, self.arguments, self.start) = (folder, arguments, start)
  }

  /// Begins a recording in a file that does not exist yet, and makes the folder if needed.
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

  func reset(_ container: TabContainer) { container.restore(start) }

  /// The phone around a container, in a neutral color, with a screen of the usual size if `size` is nil.
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
