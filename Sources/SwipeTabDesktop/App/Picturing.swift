import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Draws the program's additions over containers, and writes pictures of them.
final class Picturing {
  let frames: FramePainter
  let painter: DisplayListPainter
  private let usedFiles: UsedFiles
  private let replayFolder: String
  private(set) var statistics = FrameStatistics()
  var device = DeviceFrame.none
  /// The reason why the last picture was not written, or nil if it was written or refused.
  private(set) var writingFailure: File.Failure?
  var hands: DrawnHands?
  var inspector: Inspector?

  init(
    painter: DisplayListPainter, usedFiles: UsedFiles = UsedFiles(), replayFolder: String = "."
  ) {
    self.painter = painter
    frames = FramePainter(painter: painter)
    (self.usedFiles, self.replayFolder) = (usedFiles, replayFolder)
  }

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

  /// Writes what is on screen as PNG, whole or not at all, and sets `writingFailure` if it cannot be written.
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

  /// Counts a picture, or a frame of a moving one, without an interval because the program does not wait for it.
  func countFrame() {
    statistics.turn(at: MonotonicClock.now, isPresented: true)
    statistics.rest()
  }

  /// Refuses a file that is in use, and one that holds no picture, for which it sets `writingFailure`.
  func check(_ path: String) throws(Diagnostic) {
    writingFailure = nil
    if let role = usedFiles.role(of: path) {
      throw Diagnostic(file: path, message: "this is \(role), and would be written over")
    }
    try write { () throws(File.Failure) in try FileKind.picture.check(path) }
  }

  /// The path of a picture that a replay names, which must be below the replay's folder, also after following links.
  func path(ofReplayed name: String) throws(Diagnostic) -> String {
    writingFailure = nil
    let path = replayFolder == "." ? name : "\(replayFolder)/\(name)"
    guard File.isBelow(replayFolder, path) else {
      throw Diagnostic(file: path, message: "this leads out of the folder of the replay")
    }
    return path
  }

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

  func failure(_ error: Diagnostic) -> Launch.Failure {
    writingFailure.map { Launch.Failure(unwritten: $0) } ?? Launch.Failure(error)
  }
}
