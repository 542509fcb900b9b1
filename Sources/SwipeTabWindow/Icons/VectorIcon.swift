import SwipeTabKit

/// A drawing of strokes and filled shapes, y downwards, from a `.vector` file, see Assets/icons/README.md, or SVG.
nonisolated struct VectorIcon: Hashable, Sendable {
  /// The width and height in units, which are equal in `.vector` files.
  var size: Size
  var shapes: [Shape] = []

  struct Shape: Hashable, Sendable {
    var form: Form
    var pen: Double
    /// The color, or nil for the color of the text around the icon.
    var color: Color?
    /// The opacity of a shape in the color of the text, and otherwise 1.
    var opacity = 1.0
    var mode: CoverageMask.Mode
  }

  /// The kinds of shapes, with coordinates in units.
  enum Form: Hashable, Sendable {
    /// Strokes with round ends and joints.
    case line(VectorPath)
    case area(VectorPath)
    /// The outline of a rounded rectangle, with half of the stroke outside.
    case box(Rect, radius: Double)
    case block(Rect, radius: Double)
    case filled(Path, FillRule)
    case stroked(Path, StrokeStyle)
  }

  func mask(width: Int, height: Int) -> Mask {
    mask(in: VectorPlace(self, width: width, height: height))
  }

  func mask(in place: VectorPlace) -> Mask {
    var mask = CoverageMask(width: place.width, height: place.height)
    var layer: CoverageMask?
    for shape in shapes {
      let opacity = shape.color?.alpha ?? UInt8(saturating: (shape.opacity * 255).rounded())
      guard opacity < 255, shape.mode == .add else {
        draw(shape, shape.mode, place, &mask)
        continue
      }
      var veil = layer.take() ?? CoverageMask(width: place.width, height: place.height)
      draw(shape, .add, place, &veil)
      mask.add(veil, opacity: opacity)
      veil.clear()
      layer = veil
    }
    return place.cut(mask.mask)
  }

  /// The drawing in its own colors, in which shapes without a color take `color`.
  func picture(width: Int, height: Int, color: Color) -> Picture {
    picture(in: VectorPlace(self, width: width, height: height), color: color)
  }

  func picture(in place: VectorPlace, color: Color) -> Picture {
    var layers = ColorLayers(width: place.width, height: place.height)
    var layer = CoverageMask(width: place.width, height: place.height)
    for shape in shapes {
      draw(shape, .add, place, &layer)
      layers.add(layer, shape.color ?? color.opacity(shape.opacity), shape.mode)
      layer.clear()
    }
    return place.cut(layers.picture)
  }

  private func draw(
    _ shape: Shape, _ mode: CoverageMask.Mode, _ frame: VectorPlace, _ mask: inout CoverageMask
  ) {
    let (scale, left, top) = (frame.scale, frame.left, frame.top)
    let pen = CoverageMask.Pen(width: shape.pen * scale, height: shape.pen * scale)
    func place(_ point: VectorPoint) -> VectorPoint {
      VectorPoint(x: left + point.x * scale, y: top + point.y * scale)
    }
    func rounded(_ rect: Rect, _ radius: Double) -> RoundedShape {
      let start = place(VectorPoint(x: rect.x, y: rect.y))
      let end = place(VectorPoint(x: rect.maxX, y: rect.maxY))
      return RoundedShape(
        left: start.x, top: start.y, right: end.x, bottom: end.y, radius: radius * scale)
    }
    switch shape.form {
    case .line(let path):
      for stroke in path.strokes(place) { mask.stroke(stroke.points, pen, mode) }
    case .area(let path): mask.fill(path.strokes(place).map(\.points), mode)
    case .box(let rect, let radius):
      mask.outline(rounded(rect, radius), thickness: pen.width, mode)
    case .block(let rect, let radius): mask.fill(rounded(rect, radius), mode)
    case .filled(let path, let rule):
      let outline = Outline()
      OutlineBuilder().fill(path, axis: VectorPoint(x: scale, y: 0), into: outline)
      mask.fill(outline, rule, left: left, top: top, mode)
    case .stroked(let path, let style):
      let outline = Outline()
      OutlineBuilder().stroke(path, style, axis: VectorPoint(x: scale, y: 0), into: outline)
      mask.fill(outline, .nonZero, left: left, top: top, mode)
    }
  }
}

/// Layers of color, each painted through a mask.
nonisolated private struct ColorLayers {
  private let width: Int
  private let height: Int
  /// Premultiplied red, green and blue, then opacity, in `0...1`.
  private var pixels: [SIMD4<Float>]

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = Array(repeating: .zero, count: self.width * self.height)
  }

  mutating func add(_ mask: CoverageMask, _ color: Color, _ mode: CoverageMask.Mode) {
    let opacity = Float(color.alpha) / 255
    let full =
      SIMD4(Float(color.red), Float(color.green), Float(color.blue), 255) * (opacity / 255)
    mask.forEachPixel { index, coverage in
      let cover = Float(coverage) / 255
      switch mode {
      case .add: pixels[index] = full * cover + pixels[index] * (1 - cover * opacity)
      case .cut: pixels[index] *= 1 - cover
      }
    }
  }

  var picture: Picture {
    Picture(width: width, height: height, pixels: pixels.map(Self.pixel))
  }

  private static func pixel(_ layers: SIMD4<Float>) -> UInt32 {
    let alpha = layers[3]
    guard alpha > 0 else { return 0 }
    func byte(_ share: Float) -> UInt32 { UInt32(min(255, max(0, share * 255 + 0.5))) }
    return byte(alpha) << 24 | byte(layers[0] / alpha) << 16 | byte(layers[1] / alpha) << 8
      | byte(layers[2] / alpha)
  }
}
