import SwipeTabKit

/// Paints containers: into a window's pixels, only what changed, or into a picture of its own.
final class Picturing {
  private let painter: DisplayListPainter
  private var damage = Damage()
  private var shown = DisplayList()
  private var next = DisplayList()
  private var shownScale = 0.0

  private let log: LogLine?
  /// What the program has to say at the moment, in place of the log; empty for nothing.
  var notice = ""

  /// Makes a painter of containers; with a log, its line is drawn over them.
  init(painter: DisplayListPainter, log: LogLine? = nil) {
    self.painter = painter
    self.log = log
  }

  /// Paints what has changed since the last frame, with what is wrong on top, and returns where.
  func paint(
    _ container: TabContainer, preview: LivePreview? = nil, into frame: Screen.Frame
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
        from: shown, to: next, scale: container.scale, in: canvas.bounds, bounding: painter)
    }
    painter.paint(next, scale: container.scale, damage: damage.rects, into: canvas)
    swap(&shown, &next)
    shownScale = container.scale
    return damage.rects
  }

  /// Paints everything anew next time, as pictures may look different under the same names.
  func forget() { shownScale = 0 }

  private func draw(_ container: TabContainer, into list: inout DisplayList) {
    container.draw(into: &list)
    LogPanel.draw(notice.isEmpty ? log?.text ?? "" : notice, into: &list, container)
  }

  /// Writes a picture of what is on screen as PNG.
  func picture(of container: TabContainer, to path: String) throws(Diagnostic) {
    let width = Int((container.size.width * container.scale).rounded())
    let height = Int((container.size.height * container.scale).rounded())
    guard width * height <= 1 << 26 else {
      throw Diagnostic(file: path, message: "a picture of \(width)×\(height) pixels is too large")
    }
    let bitmap = Bitmap(width: width, height: height)
    var list = DisplayList()
    draw(container, into: &list)
    painter.paint(list, scale: container.scale, into: bitmap.canvas)
    let bytes = PNG.encode(pixels: bitmap.pixels, width: width, height: height)
    let written = Result { () throws(File.Failure) in try File.write(bytes, to: path) }
    if case .failure(let failure) = written {
      throw Diagnostic(file: failure.path, message: failure.reason)
    }
  }
}
