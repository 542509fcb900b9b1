package import SwipeTabKit

/// Paints a container's frames: only the parts that changed since the last one.
package final class FramePainter {
  private let painter: DisplayListPainter
  private var damage = Damage()
  private let blurs = KeptBlurs()
  private var shown = DisplayList()
  private var next = DisplayList()
  private var shownScale = 0.0
  private let isTransparent: Bool

  /// Makes a painter that has painted nothing yet.
  ///
  /// `isTransparent` is true if frames are drawn over another picture: then pixels are premultiplied and have an
  /// opacity. Otherwise they are opaque. The default is false.
  package init(painter: DisplayListPainter, isTransparent: Bool = false) {
    (self.painter, self.isTransparent) = (painter, isTransparent)
  }

  /// Paints the parts that changed since the last frame into a canvas, and returns the changed rectangles.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - canvas: The pixels, which show the last frame.
  ///   - isNew: Whether the pixels do not show the last frame, so that everything is painted.
  ///   - pointer: The resampled position of the dragging contact at the frame's time. With nil, the default, the last
  ///     reported position is used.
  ///   - over: A closure that draws over the container.
  ///   - willPaint: Called with the rectangles that will be painted completely, before that and before the canvas is
  ///     read. By default it does nothing.
  /// - Returns: The rectangles that changed, inside the canvas.
  package func paint(
    _ container: TabContainer, into canvas: Canvas, isNew: Bool,
    at pointer: ResampledPointer? = nil, over: (inout DisplayList) -> Void = { _ in },
    willPaint: ([PixelRect]) -> Void = { _ in }
  ) -> [PixelRect] {
    container.draw(into: &next, at: pointer)
    over(&next)
    if isNew || shownScale != container.scale {
      damage.setAll(canvas.bounds)
    } else {
      damage.find(
        from: shown, to: next, scale: container.scale, in: canvas.bounds, painter: painter,
        moving: true)
    }
    // What moves is read before anything is painted, also where it is painted over.
    willPaint(damage.moved == nil ? damage.rects : [])
    painter.paint(
      next, scale: container.scale, damage: damage, keeping: blurs, into: canvas,
      isTransparent: isTransparent)
    swap(&shown, &next)
    shownScale = container.scale
    return damage.changed
  }

  /// Makes texts and icons of the pages beside the selected one, so that the first frame of a drag need not.
  ///
  /// - Returns: Whether files of pictures are still read, so that it is worth to call it again.
  package func prepareNeighbors(of container: TabContainer) -> Bool {
    container.drawNeighbors(into: &next)
    return painter.prepare(next, scale: container.scale)
  }

  /// Paints everything in the next frame, as pictures may have changed under the same names.
  package func forget() { shownScale = 0 }

  /// A PNG picture of a container, or nil if it has more than 2²⁶ pixels.
  package func picture(
    of container: TabContainer, over: (inout DisplayList) -> Void = { _ in }
  ) -> [UInt8]? {
    drawing(of: container, over: over).map {
      PNG.encode(pixels: $0.pixels, width: $0.width, height: $0.height)
    }
  }

  /// The pixels of a container, or nil if it has more than 2²⁶ of them.
  package func drawing(
    of container: TabContainer, over: (inout DisplayList) -> Void = { _ in }
  ) -> Bitmap? {
    let (width, height) = container.pixelSize
    guard max(width, height) <= 1 << 26, width * height <= 1 << 26 else { return nil }
    let bitmap = Bitmap(width: width, height: height)
    var list = DisplayList()
    container.draw(into: &list)
    over(&list)
    painter.paint(list, scale: container.scale, into: bitmap.canvas)
    return bitmap
  }
}

extension TabContainer {
  /// The size of a picture of the container, in pixels.
  package var pixelSize: (width: Int, height: Int) {
    (
      Int(saturating: (size.width * scale).rounded()),
      Int(saturating: (size.height * scale).rounded())
    )
  }
}
