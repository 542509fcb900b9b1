import SwipeTabKit

/// A drawing of strokes and filled shapes, y downwards, from an SVG file.
nonisolated struct VectorIcon: Hashable, Sendable {
  var size: Size
  var shapes: [Shape] = []

  struct Shape: Hashable, Sendable {
    var form: Form
    /// The color, or nil for the color of the text around the icon.
    var color: Color?
    /// The opacity of a shape in the color of the text, and otherwise 1.
    var opacity = 1.0
    /// The drawing through whose brightness the shape is seen, or nil for all of the shape.
    var mask: [Shape]?
  }

  /// The kinds of shapes, with coordinates in units.
  enum Form: Hashable, Sendable {
    case filled(Path, FillRule)
    case block(Box)
    /// The outline of a box, with half of the stroke outside.
    case box(Box, width: Double)
    /// Strokes with round ends and joints.
    case line(Path, width: Double)
    case stroked(Path, StrokeStyle)
  }

  struct Box: Hashable, Sendable {
    var frame: Rect
    var radius: Double
  }

  func mask(width: Int, height: Int) -> Mask {
    mask(in: VectorPlace(self, width: width, height: height))
  }

  func mask(in place: VectorPlace) -> Mask {
    place.cut(coverage(of: shapes, in: place) { _ in 255 }.mask)
  }

  /// The drawing in its own colors, in which shapes without a color take `color`.
  func picture(width: Int, height: Int, color: Color) -> Picture {
    picture(in: VectorPlace(self, width: width, height: height), color: color)
  }

  func picture(in place: VectorPlace, color: Color) -> Picture {
    var layers = ColorLayers(width: place.width, height: place.height)
    var layer = CoverageMask(width: place.width, height: place.height)
    var light: Light?
    for shape in shapes {
      draw(shape, place, through: &light, &layer)
      layers.add(layer, shape.color ?? color.opacity(shape.opacity))
      layer.clear()
    }
    return place.cut(layers.picture)
  }

  private func coverage(
    of shapes: [Shape], in place: VectorPlace, brightness: (Shape) -> UInt8
  ) -> CoverageMask {
    var mask = CoverageMask(width: place.width, height: place.height)
    var layer: CoverageMask?
    var light: Light?
    for shape in shapes {
      let opacity = shape.color?.alpha ?? UInt8(saturating: (shape.opacity * 255).rounded())
      let brightness = brightness(shape)
      guard opacity < 255 || brightness < 255 || shape.mask != nil else {
        draw(shape, place, &mask)
        continue
      }
      var veil = layer.take() ?? CoverageMask(width: place.width, height: place.height)
      draw(shape, place, through: &light, &veil)
      mask.add(veil, opacity: opacity, brightness: brightness)
      veil.clear()
      layer = veil
    }
    return mask
  }

  /// The brightness of the last mask, which the next shape often has too.
  private struct Light {
    let shapes: [Shape]
    let pixels: CoverageMask
  }

  private func draw(
    _ shape: Shape, _ place: VectorPlace, through light: inout Light?, _ layer: inout CoverageMask
  ) {
    draw(shape, place, &layer)
    guard let mask = shape.mask else { return }
    if light?.shapes != mask {
      let pixels = coverage(of: mask, in: place) { ($0.color ?? .black).brightness }
      light = Light(shapes: mask, pixels: pixels)
    }
    if let light { layer.multiply(by: light.pixels) }
  }

  private func draw(_ shape: Shape, _ frame: VectorPlace, _ mask: inout CoverageMask) {
    let (scale, left, top) = (frame.scale, frame.left, frame.top)
    func place(_ point: Point) -> VectorPoint {
      VectorPoint(x: left + point.x * scale, y: top + point.y * scale)
    }
    func rounded(_ box: Box) -> RoundedShape {
      let start = place(Point(x: box.frame.x, y: box.frame.y))
      let end = place(Point(x: box.frame.maxX, y: box.frame.maxY))
      return RoundedShape(
        left: start.x, top: start.y, right: end.x, bottom: end.y, radius: box.radius * scale)
    }
    switch shape.form {
    case .filled(let path, let rule):
      mask.fill(Outline(path, place), rule, precision: .sixteenths)
    case .block(let box): mask.fill(rounded(box))
    case .box(let box, let width): mask.outline(rounded(box), thickness: width * scale)
    case .line(let path, let width):
      let pen = CoverageMask.Pen(width: width * scale, height: width * scale)
      for points in path.polylines(place) { mask.stroke(points, pen) }
    case .stroked(let path, let style):
      let outline = Outline()
      OutlineBuilder().stroke(path, style, axis: VectorPoint(x: scale, y: 0), into: outline)
      mask.fill(outline, .nonZero, left: left, top: top)
    }
  }
}

nonisolated extension Color {
  /// The luminance as SVG defines it for masks, without opacity.
  fileprivate var brightness: UInt8 {
    UInt8((UInt32(red) * 54 + UInt32(green) * 183 + UInt32(blue) * 19) / 256)
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

  mutating func add(_ mask: CoverageMask, _ color: Color) {
    let opacity = Float(color.alpha) / 255
    let full =
      SIMD4(Float(color.red), Float(color.green), Float(color.blue), 255) * (opacity / 255)
    mask.forEachPixel { index, coverage in
      let cover = Float(coverage) / 255
      pixels[index] = full * cover + pixels[index] * (1 - cover * opacity)
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
