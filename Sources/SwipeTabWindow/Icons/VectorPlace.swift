import SwipeTabKit

/// The place of a drawing in a rectangle of pixels, and the part of it that is visible.
nonisolated struct VectorPlace {
  let width: Int
  let height: Int
  /// The number of pixels on a unit of the drawing.
  let scale: Double
  /// The left edge of the drawing in pixels, negative if the drawing is cut off there.
  let left: Double
  let top: Double
  private let shape: RoundedShape
  private let showsAll: Bool

  /// Fits a drawing without distortion: `fit` and `stretch` show all of it in the middle, `fill` covers the rectangle.
  init(
    _ drawing: VectorIcon, width: Int, height: Int, fit: ImageFit = .fit, radius: Double = 0
  ) {
    let (wide, high) = (Double(max(0, width)), Double(max(0, height)))
    let scales = (wide / drawing.size.width, high / drawing.size.height)
    scale = fit.isFill ? max(scales.0, scales.1) : min(scales.0, scales.1)
    let (across, down) = (drawing.size.width * scale, drawing.size.height * scale)
    (self.width, self.height) = (max(0, width), max(0, height))
    let start = fit.start(
      of: Size(width: across, height: down), in: Size(width: wide, height: high))
    (left, top) = (start.x, start.y)
    shape = RoundedShape(
      left: max(0, left), top: max(0, top), right: min(wide, left + across),
      bottom: min(high, top + down), radius: radius)
    showsAll = radius <= 0 && left <= 0 && top <= 0
  }

  func cut(_ picture: Picture) -> Picture {
    showsAll || picture.pixels.isEmpty ? picture : picture.rounded(shape)
  }

  func cut(_ mask: Mask) -> Mask {
    guard !showsAll, !mask.bytes.isEmpty else { return mask }
    var bytes = mask.bytes
    shape.forEachPixel(width: mask.width, height: mask.height) { index, coverage in
      bytes[index] = UInt8(saturating: (Double(bytes[index]) * coverage).rounded())
    }
    return Mask(width: mask.width, height: mask.height, bytes: bytes)
  }
}

nonisolated extension RoundedShape {
  func forEachPixel(width: Int, height: Int, _ body: (_ index: Int, _ coverage: Double) -> Void) {
    for y in 0..<height {
      let row = row(y)
      for x in 0..<width where x < row.evenStart || x >= row.evenEnd || row.height < 1 {
        let isInside = x >= row.start && x < row.end
        body(y * width + x, isInside ? coverage(x, row) : 0)
      }
    }
  }
}
