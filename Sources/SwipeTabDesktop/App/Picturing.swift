import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Draws the program's additions over containers, and writes pictures of them.
final class Picturing {
  /// Paints containers.
  let frames: FramePainter
  /// Paints display lists.
  let painter: DisplayListPainter
  private let usedFiles: UsedFiles
  /// The folder that a replay may write pictures into.
  private let replayFolder: String
  /// Counts the pictures, and the frames of moving ones.
  private(set) var statistics = FrameStatistics()
  /// The device to draw around pictures.
  var device = DeviceFrame.none
  /// Why the last picture could not be written, or nil if it was written or refused.
  private(set) var writingFailure: File.Failure?
  /// The contacts that animations show, or nil if they are not shown.
  var hands: DrawnHands?
  /// Shows the element under the pointer, or nil if there is no inspector.
  var inspector: Inspector?

  /// Makes a painter of containers.
  ///
  /// - Parameters:
  ///   - painter: Paints display lists.
  ///   - usedFiles: The files that no picture may overwrite. The default is empty.
  ///   - replayFolder: The folder into which a replay may write pictures. The default is the working folder.
  init(
    painter: DisplayListPainter, usedFiles: UsedFiles = UsedFiles(), replayFolder: String = "."
  ) {
    self.painter = painter
    frames = FramePainter(painter: painter)
    (self.usedFiles, self.replayFolder) = (usedFiles, replayFolder)
  }

  /// Draws what the inspector shows over a container, and the mistakes of a preview.
  func drawOver(
    _ container: TabContainer, preview: LivePreview? = nil, into list: inout DisplayList
  ) {
    if let finding = inspector?.finding {
      InspectorPanel.draw(
        finding, into: &list, size: container.size, measurer: container.measurer)
    }
    hands?.draw(at: container.time, into: &list, size: container.size)
    if let preview {
      MistakePanel.draw(
        preview.mistakes, isOverGoodVersion: preview.hasGoodVersion, into: &list,
        size: container.size, textScale: container.configuration.textScale,
        measurer: container.measurer)
    }
  }

  /// Writes a picture of what is on screen as PNG, whole or not at all.
  ///
  /// - Throws: If the picture is too large, if the file is in use, or if it cannot or must not be written. In the last
  ///   case `writingFailure` is set.
  func picture(of container: TabContainer, to path: String) throws(Diagnostic) {
    try check(path)
    let drawing = frames.drawing(of: container) { drawOver(container, into: &$0) }
    guard
      let bytes = drawing.map({
        device.picture(around: $0, scale: container.scale, painter: painter)
      })
    else {
      let (width, height) = container.pixelSize
      throw Diagnostic(
        file: path, message: "a picture of \(width)×\(height) pixels is too large")
    }
    countFrame()
    try write(bytes, to: path)
  }

  /// Counts a picture, or a frame of a moving one.
  ///
  /// Frames that the program does not wait for have no intervals.
  func countFrame() {
    statistics.turn(at: MonotonicClock.now, isPresented: true)
    statistics.rest()
  }

  /// Refuses a file that is in use, and one that holds no picture; `writingFailure` is set in the second case.
  func check(_ path: String) throws(Diagnostic) {
    writingFailure = nil
    if let role = usedFiles.role(of: path) {
      throw Diagnostic(file: path, message: "this is \(role), and would be written over")
    }
    try write { () throws(File.Failure) in try FileKind.picture.check(path) }
  }

  /// Returns the path of a picture that a line of a replay names.
  ///
  /// It must be below the replay's folder, also after following links.
  func path(ofReplayed name: String) throws(Diagnostic) -> String {
    writingFailure = nil
    let path = replayFolder == "." ? name : "\(replayFolder)/\(name)"
    guard File.isBelow(replayFolder, path) else {
      throw Diagnostic(file: path, message: "this leads out of the folder of the replay")
    }
    return path
  }

  /// Writes the bytes of a picture, whole or not at all; `writingFailure` is set if that fails.
  func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    try write { () throws(File.Failure) in try File.replace(path, with: bytes, as: .picture) }
  }

  private func write(_ body: () throws(File.Failure) -> Void) throws(Diagnostic) {
    do throws(File.Failure) {
      try body()
    } catch {
      writingFailure = error
      throw Diagnostic(file: error.path, message: error.reason)
    }
  }

  /// The failure for a mistake in a replay, or for a picture that was not written.
  func failure(_ error: Diagnostic) -> Launch.Failure {
    writingFailure.map { Launch.Failure(unwritten: $0) } ?? Launch.Failure(error)
  }
}
