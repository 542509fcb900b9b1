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

  /// With `isTransparent`, for frames over another picture, pixels are premultiplied and have an opacity.
  package init(painter: DisplayListPainter, isTransparent: Bool = false) {
    (self.painter, self.isTransparent) = (painter, isTransparent)
  }

  /// Paints what changed since the last frame, and returns the changed rectangles inside the canvas.
  ///
  /// With `isNew` the canvas does not show the last frame, so that everything is painted. `willPaint` gets the
  /// rectangles that will be painted completely, before the canvas is read.
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
        moving: true, blursMoved: blurs.isMoved)
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

  // Moved blurs are not exact, so that another picture is due at rest.
  package var hasMovedBlurs: Bool { blurs.isMoved }

  /// Prepares texts and icons for the first frame of a drag, and returns whether files of pictures are still read.
  package func prepareNeighbors(of container: TabContainer) -> Bool {
    container.drawNeighbors(into: &next)
    return painter.prepare(next, scale: container.scale)
  }

  /// Paints everything in the next frame, because pictures may have changed under the same names.
  package func forget() { shownScale = 0 }

  /// A PNG picture of a container, or nil if it has more than 2²⁶ pixels.
  package func picture(
    of container: TabContainer, over: (inout DisplayList) -> Void = { _ in }
  ) -> [UInt8]? {
    drawing(of: container, over: over).map {
      PNG.encode(pixels: $0.pixels, width: $0.width, height: $0.height)
    }
  }

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
  package var pixelSize: (width: Int, height: Int) {
    (
      Int(saturating: (size.width * scale).rounded()),
      Int(saturating: (size.height * scale).rounded())
    )
  }
}
