import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Paints containers: into a window's pixels, only what changed, or into a bitmap.
final class Picturing {
  private let painter: DisplayListPainter
  private var damage = Damage()
  private var shown = DisplayList()
  private var next = DisplayList()
  private var shownScale = 0.0

  private let log: LogLine?
  private let usedFiles: UsedFiles
  /// Why the last picture could not be written; nil if it was written or refused.
  private(set) var writingFailure: File.Failure?
  /// A message shown instead of the log line; empty for none.
  var notice = ""

  /// Makes a painter of containers.
  ///
  /// - Parameters:
  ///   - painter: Paints display lists.
  ///   - log: The log line drawn over the containers; nil, the default, for none.
  ///   - usedFiles: The files that no picture may overwrite; none by default.
  init(painter: DisplayListPainter, log: LogLine? = nil, usedFiles: UsedFiles = UsedFiles()) {
    self.painter = painter
    self.log = log
    self.usedFiles = usedFiles
  }

  /// Paints what has changed since the last frame, with mistakes on top, and returns the changed
  /// rectangles.
  func paint(
    _ container: TabContainer, preview: LivePreview? = nil, into frame: WindowScreen.Frame
  ) -> [PixelRect] {
    let canvas = Canvas(
      pixels: frame.pixels, width: frame.width, height: frame.height, stride: frame.stride)
    draw(container, into: &next)
    if let preview {
      MistakePanel.draw(
        preview.mistakes, isOverGoodVersion: preview.hasGoodVersion, into: &next,
        size: container.size)
    }
    if frame.isNew || shownScale != container.scale {
      damage.setAll(canvas.bounds)
    } else {
      damage.find(
        from: shown, to: next, scale: container.scale, in: canvas.bounds, painter: painter)
    }
    painter.paint(next, scale: container.scale, damage: damage.rects, into: canvas)
    swap(&shown, &next)
    shownScale = container.scale
    return damage.rects
  }

  /// Paints everything in the next frame, as pictures may have changed under the same names.
  func forget() { shownScale = 0 }

  private func draw(_ container: TabContainer, into list: inout DisplayList) {
    container.draw(into: &list)
    LogPanel.draw(notice.isEmpty ? log?.text ?? "" : notice, into: &list, container)
  }

  /// Writes a picture of what is on screen as PNG, whole or not at all.
  ///
  /// - Throws: If it is too large, if the file is in use, or if it cannot be written;
  ///   `writingFailure` is set in the last case.
  func picture(of container: TabContainer, to path: String) throws(Diagnostic) {
    writingFailure = nil
    if let role = usedFiles.role(of: path) {
      throw Diagnostic(file: path, message: "this is \(role), and would be written over")
    }
    let width = Int(saturating: (container.size.width * container.scale).rounded())
    let height = Int(saturating: (container.size.height * container.scale).rounded())
    guard max(width, height) <= 1 << 26, width * height <= 1 << 26 else {
      throw Diagnostic(file: path, message: "a picture of \(width)×\(height) pixels is too large")
    }
    let bitmap = Bitmap(width: width, height: height)
    var list = DisplayList()
    draw(container, into: &list)
    painter.paint(list, scale: container.scale, into: bitmap.canvas)
    let bytes = PNG.encode(pixels: bitmap.pixels, width: width, height: height)
    do throws(File.Failure) {
      try File.replace(path, with: bytes)
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
